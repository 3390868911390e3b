"""A picture carries a question, and is the same picture as before."""

import struct
import zlib
from xml.etree import ElementTree

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.features.question_files import question_in
from dicedesk.lab.pictures import png_with, svg_with, text_in_png, text_in_svg

TEXT = '{"question": "hazard", "asked": {"main": "7", "word": "<Würfel & Züge>"}}'
SVG = """<?xml version="1.0" encoding="UTF-8"?>
<svg width="10"
 height="7"><text>7 &lt; 8</text></svg>
"""


def chunk(kind: bytes, held: bytes) -> bytes:
    return struct.pack(">I", len(held)) + kind + held + struct.pack(">I", zlib.crc32(kind + held))


DOT = zlib.compress(b"\0\xff\x00\x00")
HEAD = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 2, 0, 0, 0))
PNG = HEAD + chunk(b"IDAT", DOT) + chunk(b"IEND", b"")


def test_a_png_picture_carries_a_text_and_stays_as_it_is() -> None:
    carrying = png_with(PNG, TEXT)
    assert (text_in_png(carrying), text_in_png(PNG)) == (TEXT, "")
    assert carrying.startswith(HEAD)
    assert carrying.endswith(PNG.removeprefix(HEAD))


def test_an_svg_picture_carries_a_text_and_stays_as_it_is() -> None:
    carrying = svg_with(SVG, TEXT)
    assert (text_in_svg(carrying.encode()), text_in_svg(SVG.encode())) == (TEXT, "")
    metadata, text = ElementTree.fromstring(carrying)  # noqa: S314 (it was just made)
    assert (metadata.text, text.text) == (TEXT, "7 < 8")


def test_metadata_of_others_is_no_text_of_ours() -> None:
    other = SVG.replace("<text>", "<metadata>theirs</metadata><metadata id='a'>too</metadata><text>")
    assert text_in_svg(other.encode()) == ""
    assert text_in_svg(svg_with(other, TEXT).encode()) == TEXT


@pytest.mark.parametrize(
    "damaged",
    [
        b"",
        b"GIF89a",
        PNG[:-1],
        PNG[:20],
        HEAD,
        PNG.replace(DOT, DOT[:-1] + bytes([DOT[-1] ^ 1])),
        HEAD + struct.pack(">I4s", 2**32 - 1, b"iTXt") + b"text",
    ],
)
def test_a_damaged_png_picture_is_refused(damaged: bytes) -> None:
    with pytest.raises(ValueError, match="PNG"):
        text_in_png(damaged)
    with pytest.raises(ValueError, match="PNG"):
        png_with(damaged, TEXT)


@pytest.mark.parametrize(
    "damaged",
    [
        b"<svg",
        b"<svg><text></svg>",
        b"<svg>\xff\xfe</svg>",
        b'<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg><text>&b;</text></svg>',
    ],
)
def test_a_damaged_svg_picture_is_refused(damaged: bytes) -> None:
    with pytest.raises(ValueError, match=r"entities|token|tag|element"):
        text_in_svg(damaged)


@pytest.mark.parametrize("other", ["", "a < b", "<svg width='3'"])
def test_only_an_svg_picture_can_carry_a_text(other: str) -> None:
    with pytest.raises(ValueError, match="No SVG"):
        svg_with(other, TEXT)


@pytest.mark.parametrize("held", [PNG, PNG[:-1], SVG.encode(), b"\n<svg>", png_with(PNG, "no JSON")])
def test_a_picture_without_a_question_is_told(held: bytes) -> None:
    with pytest.raises(NotationError, match="holds no question"):
        question_in(held)


def test_the_question_of_a_picture_is_found() -> None:
    line = '{"question": "coin", "asked": {"tosses": "2"}}'
    for held in (png_with(PNG, line), svg_with(SVG, line).encode()):
        # The Lab has no such kind, and says which one the picture names.
        with pytest.raises(NotationError, match="no question “coin”"):
            question_in(held)
