"""A text inside a picture: a chart of the Lab carries its question, so that it can be asked again.

PNG keeps it in a chunk for texts (specification: www.w3.org/TR/png-3), SVG in its `metadata` element. Both are written
and read here by the standard library alone, so that the command line needs no Qt.
"""

import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from xml.parsers import expat
from xml.sax.saxutils import escape

PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_KEYWORD = b"DiceDesk question"
_ITXT, _IHDR, _IEND = b"iTXt", b"IHDR", b"IEND"
_UNCOMPRESSED = b"\0" + b"\0\0" + b"\0" + b"\0"
"""After the keyword of an iTXt chunk: its end, not compressed, no language, no translated keyword."""
_LENGTH_AND_KIND, _CHECKSUM = struct.Struct(">I4s"), struct.Struct(">I")

_METADATA, _ID = "metadata", "dicedesk-question"


def png_with(picture: bytes, text: str) -> bytes:
    """Return a PNG picture that carries a text, after its header. Raises ValueError for what is no PNG picture."""
    made = bytearray(PNG_SIGNATURE)
    for kind, held in _chunks(picture):
        made += _chunk(kind, held)
        if kind == _IHDR:
            made += _chunk(_ITXT, _KEYWORD + _UNCOMPRESSED + text.encode())
    return bytes(made)


def text_in_png(picture: bytes) -> str:
    """Return the text that a PNG picture carries, "" for none. Raises ValueError for a damaged picture."""
    start = _KEYWORD + _UNCOMPRESSED
    for kind, held in _chunks(picture):
        if kind == _ITXT and held.startswith(start):
            return held.removeprefix(start).decode()
    return ""


def svg_with(picture: str, text: str) -> str:
    """Return an SVG picture that carries a text as its first element. Raises ValueError for what is no SVG picture."""
    place = picture.find("<svg")
    end = picture.find(">", place)
    if place < 0 or end < 0:
        raise ValueError("No SVG picture")
    element = f'\n<{_METADATA} id="{_ID}">{escape(text)}</{_METADATA}>'
    return picture[: end + 1] + element + picture[end + 1 :]


def text_in_svg(picture: bytes) -> str:
    """Return the text that an SVG picture carries, "" for none. Raises ValueError for no XML, or one with entities."""
    reading = _MetadataReader()
    try:
        reading.parser.ParseFile(BytesIO(picture))
    except expat.ExpatError as error:
        raise ValueError(str(error)) from None
    return "".join(reading.found)


class _MetadataReader:
    """Reads XML and keeps the text of the element that carries ours."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._is_inside = False
        self.parser = expat.ParserCreate()
        self.parser.StartElementHandler = self._on_start
        self.parser.EndElementHandler = self._on_end
        self.parser.CharacterDataHandler = self._on_text
        self.parser.EntityDeclHandler = _refuse_entity

    def _on_start(self, name: str, attributes: dict[str, str]) -> None:
        if name == _METADATA and attributes.get("id") == _ID:
            self._is_inside = True

    def _on_end(self, name: str) -> None:
        if name == _METADATA:
            self._is_inside = False

    def _on_text(self, text: str) -> None:
        if self._is_inside:
            self.found.append(text)


def _refuse_entity(*_: object) -> None:
    """A picture of ours has none; some files have them to blow up whoever reads them."""
    raise ValueError("An SVG picture with entities")


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Give the kind and the content of each chunk, up to the last. Raises ValueError."""
    if not picture.startswith(PNG_SIGNATURE):
        raise ValueError("No PNG picture")
    place, kind = len(PNG_SIGNATURE), b""
    while kind != _IEND:
        try:
            length, kind = _LENGTH_AND_KIND.unpack_from(picture, place)
            start = place + _LENGTH_AND_KIND.size
            held = picture[start : start + length]
            (checksum,) = _CHECKSUM.unpack_from(picture, start + length)
        except struct.error:
            raise ValueError("The PNG picture ends too early") from None
        if checksum != zlib.crc32(kind + held):
            raise ValueError("The PNG picture is damaged")
        yield kind, held
        place = start + length + _CHECKSUM.size


def _chunk(kind: bytes, held: bytes) -> bytes:
    return _LENGTH_AND_KIND.pack(len(held), kind) + held + _CHECKSUM.pack(zlib.crc32(kind + held))
