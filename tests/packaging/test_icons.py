"""The icons of all systems: made by their script from the one drawing."""

from pathlib import Path
from xml.etree import ElementTree

import make_icons
import pytest

pytest.importorskip("PySide6")

MADE = make_icons.make_files()


@pytest.mark.parametrize("name", MADE)
def test_each_icon_looks_as_the_script_paints_it(project: Path, name: str) -> None:
    assert make_icons.looks_like((project / name).read_bytes(), MADE[name])


def test_a_drawing_of_another_colour_is_told_apart() -> None:
    other = make_icons.paint(64)
    other[20:44, 20:44, 0] ^= 255

    assert not make_icons.looks_like(MADE["resources/icons/dicedesk-64.png"], make_icons.to_png(other))


def test_a_smudge_that_nobody_sees_is_let_pass() -> None:
    other = make_icons.paint(64)
    other[..., 0] = other[..., 0] // 4 * 4

    assert make_icons.looks_like(MADE["resources/icons/dicedesk-64.png"], make_icons.to_png(other))


def test_the_drawing_is_square_and_draws_without_the_web(project: Path) -> None:
    drawing = ElementTree.parse(make_icons.DRAWING).getroot()  # noqa: S314 - it is ours

    assert drawing.get("viewBox") == "0 0 512 512"
    assert not [element for element in drawing.iter() if element.tag.endswith("image")]


@pytest.mark.parametrize("side", make_icons.PNG_SIZES)
def test_a_png_reads_back_as_what_was_painted(side: int) -> None:
    pixels = make_icons.paint(side)

    assert (make_icons.from_png(make_icons.to_png(pixels)) == pixels).all()


def test_the_icon_for_windows_holds_every_size_it_names() -> None:
    file = MADE["packaging/windows/dicedesk.ico"]

    sides = [make_icons.from_png(png).shape[0] for png in make_icons.pngs_in(file)]

    assert tuple(sides) == make_icons.ICO_SIZES


def test_the_icon_for_macos_says_how_long_it_is() -> None:
    file = MADE["packaging/macos/dicedesk.icns"]

    assert file[:4] == b"icns"
    assert int.from_bytes(file[4:8], "big") == len(file)
