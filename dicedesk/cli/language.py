"""The language of the command line: the one that the terminal asks for, or that was named. No Qt is needed for it.

Its texts come from the window's catalogues, as Qt's lrelease compiles them (.qm files).
"""

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum

from dicedesk.core.assets import ENGLISH, resource
from dicedesk.core.words import translated

_NO_LANGUAGE = frozenset({"", "C", "POSIX"})


@dataclass(frozen=True)
class TerminalLanguage:
    """A language that commands speak: its code, such as "pl" or "zh_CN", and its texts; None for English."""

    code: str
    catalogue: "Catalogue | None"

    def shown(self, text: str) -> str:
        """Return the text in this language; numbers stay as in English, so that they can be copied into a script."""
        return translated(text, self._look_up, str)

    def _look_up(self, text: str, comment: str = "", count: int | None = None) -> str:
        found = None if self.catalogue is None else self.catalogue.translation(text, comment, count)
        return found or text


IN_ENGLISH = TerminalLanguage(ENGLISH, None)


def language_of(environment: Mapping[str, str]) -> TerminalLanguage:
    """Return the first language that the environment asks for, read as gettext does, and that DiceDesk has."""
    locale = next((environment[name] for name in _VARIABLES if environment.get(name)), "")
    if _without_encoding(locale) in _NO_LANGUAGE:
        return IN_ENGLISH
    return language_named(environment.get("LANGUAGE") or locale)


_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def language_named(codes: str) -> TerminalLanguage:
    """Return the first of these languages that DiceDesk has, as in "pl", "pl_PL.UTF-8" or "sv:de"; English for none."""
    for code in map(_without_encoding, codes.split(":")):
        for name in dict.fromkeys((code, code.partition("_")[0])):
            if name == ENGLISH:
                return IN_ENGLISH
            try:
                content = resource(f"translations/dicedesk_{name}.qm").read_bytes()
            except FileNotFoundError:
                # No such language; or a checkout that was not started by packaging/dev.py, which has none.
                continue
            return TerminalLanguage(name, Catalogue(content))
    return IN_ENGLISH


def _without_encoding(locale: str) -> str:
    return locale.partition(".")[0].partition("@")[0].replace("-", "_")


_MAGIC = bytes.fromhex("3cb86418caef9c95cd211cbf60a1bddd")
_WIDTH = 4
"""Bytes of a number in the file, the highest first."""


class _Section(IntEnum):
    """The parts of the file that matter here."""

    HASHES = 0x42
    MESSAGES = 0x69
    PLURALS = 0x88


class _Part(IntEnum):
    """The parts of a message; what tells it apart from no other may be left out."""

    END = 1
    TRANSLATION = 3
    TEXT = 6
    COMMENT = 8


class _Rule(IntEnum):
    """The bytes by which the file says which numbers have a form of their own."""

    EQUALS = 1
    BELOW = 2
    UP_TO = 3
    BETWEEN = 4
    NOT = 0x08
    OF_TEN = 0x10
    OF_HUNDRED = 0x20
    LEADING = 0x40
    AND = 0xFD
    OR = 0xFE
    NEXT_FORM = 0xFF


class Catalogue:
    """The translations in a .qm file. Raises ValueError where the bytes are no catalogue."""

    def __init__(self, content: bytes) -> None:
        """`content` is that of the file."""
        if not content.startswith(_MAGIC):
            raise ValueError("This is no catalogue of translations.")
        sections = _sections(content)
        index = sections.get(_Section.HASHES, b"")
        numbers = [_number(index, place) for place in range(0, len(index), _WIDTH)]
        self._hashes, self._places = numbers[::2], numbers[1::2]
        self._messages = sections.get(_Section.MESSAGES, b"")
        self._rules = sections.get(_Section.PLURALS, b"")

    def translation(self, text: str, comment: str = "", count: int | None = None) -> str | None:
        """Return the translation of a text, in the form for the count if there is one; None where there is none.

        `comment` is the other form of a text with a count, or the meaning of one that English uses twice.
        """
        for forms in self._forms(text.encode(), comment.encode()):
            form = 0 if count is None else form_for(count, self._rules)
            return forms[min(form, len(forms) - 1)]
        return None

    def _forms(self, text: bytes, comment: bytes) -> Iterator[list[str]]:
        wanted = _hash(text + comment)
        at = bisect_left(self._hashes, wanted)
        while at < len(self._hashes) and self._hashes[at] == wanted:
            message = _message(self._messages, self._places[at])
            if message.get(_Part.TEXT, [text]) == [text] and message.get(_Part.COMMENT, [comment]) == [
                comment
            ]:
                yield [form.decode("utf-16-be") for form in message[_Part.TRANSLATION]]
            at += 1


def form_for(count: int, rules: Sequence[int]) -> int:
    """Return which plural form, from 0, the rules of a language give to a number."""
    form, at = 0, 0
    while at < len(rules):
        holds, at = _any_holds(count, rules, at)
        if holds:
            return form
        form, at = form + 1, at + 1
    return form


def _any_holds(count: int, rules: Sequence[int], at: int) -> tuple[bool, int]:
    """Whether the conditions from a place on hold, which AND binds closer than OR; and the place behind them."""
    any_holds, all_hold = False, True
    while True:
        holds, at = _holds(count, rules, at)
        all_hold = all_hold and holds
        joint = rules[at] if at < len(rules) else _Rule.NEXT_FORM
        if joint != _Rule.AND:
            any_holds, all_hold = any_holds or all_hold, True
        if joint not in (_Rule.AND, _Rule.OR):
            return any_holds, at
        at += 1


def _holds(count: int, rules: Sequence[int], at: int) -> tuple[bool, int]:
    """Whether one condition holds, and the place behind it."""
    sign, number = rules[at], count
    if sign & _Rule.OF_TEN:
        number %= 10
    elif sign & _Rule.OF_HUNDRED:
        number %= 100
    elif sign & _Rule.LEADING:
        while number >= 1000:
            number //= 1000
    kind, least = sign & 0x07, rules[at + 1]
    most = rules[at + 2] if kind == _Rule.BETWEEN else least
    holds = {
        _Rule.EQUALS: number == least,
        _Rule.BELOW: number < least,
        _Rule.UP_TO: number <= least,
        _Rule.BETWEEN: least <= number <= most,
    }[_Rule(kind)]
    return holds != bool(sign & _Rule.NOT), at + (3 if kind == _Rule.BETWEEN else 2)


def _number(data: bytes, at: int) -> int:
    return int.from_bytes(data[at : at + _WIDTH], "big")


def _sections(content: bytes) -> Mapping[int, bytes]:
    found, at = {}, len(_MAGIC)
    while at < len(content):
        tag, length = content[at], _number(content, at + 1)
        at += 1 + _WIDTH
        found[tag] = content[at : at + length]
        at += length
    return found


def _message(messages: bytes, at: int) -> Mapping[int, list[bytes]]:
    """The parts of a message by their kind; it has a translation for each form."""
    found: dict[int, list[bytes]] = {}
    while messages[at] != _Part.END:
        tag, length = messages[at], _number(messages, at + 1)
        at += 1 + _WIDTH
        found.setdefault(tag, []).append(messages[at : at + length])
        at += length
    return found


def _hash(text: bytes) -> int:
    """The number under which a message stands in the index: that of ELF's tables of symbols."""
    found = 0
    for byte in text:
        found = (found << 4) + byte
        high = found & 0xF0000000
        found = (found ^ (high >> 24)) & ~high & 0xFFFFFFFF
    return found or 1
