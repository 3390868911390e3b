"""Sentences for people: made anywhere, translated when they are shown."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from functools import partial, reduce
from typing import Any, Self, SupportsFloat, TypeAlias
from unicodedata import category, east_asian_width

_LONGEST = 400
"""Longest sentence, in characters, that repeats text from a file or a command line."""


LookUp: TypeAlias = Callable[..., str]
"""Looks up a text and its meaning in another language, or the forms for 1 and for many and a number.

If the language does not have the text, it returns the text, or the first of two forms.
"""


class Sentence(str):
    """A text in English that remembers its template and values, so that a window can translate it.

    Elsewhere it is a plain `str`: errors contain it, logs print it.
    """

    template: str
    values: dict[str, object]
    meaning: str

    def __new__(cls, template: str, values: dict[str, object], meaning: str = "") -> Self:
        self = super().__new__(cls, template.format_map(values) if values else template)
        self.template = template
        self.values = values
        self.meaning = meaning
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.template, self.values, self.meaning)

    def template_in(self, look_up: LookUp) -> str:
        return look_up(self.template, self.meaning)


def tr(text: str, meaning: str = "", /, **values: object) -> Sentence:
    """Marks `text` for translation; `{name}` in it is replaced by the value of that name.

    `meaning` tells translators which meaning of a short text is meant: "Wins" is a verb, or a number of games.
    """
    return Sentence(text, values, meaning)


MINUS = "\N{MINUS SIGN}"
"""The minus sign of numbers that people read; a hyphen is too short."""


class Figure(str):
    """A number in English form, such as "1,234.5" or "−$5"; a window writes it in its own language.

    `number` and `digits` are what it was made of; `currency` is the currency's sign, "" if it is not money.
    """

    number: int | float
    digits: int
    currency: str

    def __new__(cls, number: int | float, digits: int, currency: str = "") -> Self:
        self = super().__new__(cls, f"{MINUS if number < 0 else ''}{currency}{abs(number):,.{digits}f}")
        self.number, self.digits, self.currency = number, digits, currency
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.number, self.digits, self.currency)


def figure(number: SupportsFloat, digits: int = 0, currency: str = "") -> Figure:
    """The number, rounded to `digits` digits after the point, with thousands separators."""
    # Rounded here because Qt rounds a half up and Python to even: all languages must show the same number.
    return Figure(number if isinstance(number, int) else round(float(number), digits), digits, currency)


class Day(str):
    """A day as records write it, such as "2026-11-23"; a window writes it in its own language."""


_MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


class NamedDay(Day):
    """A day without its year, such as "November 23", or "Nov 23" if `is_short`; a window writes it in its language."""

    day: date
    is_short: bool

    def __new__(cls, day: date, *, is_short: bool = False) -> Self:
        month = _MONTHS[day.month - 1]
        self = super().__new__(cls, f"{month[:3] if is_short else month} {day.day}")
        self.day, self.is_short = day, is_short
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (partial(NamedDay, is_short=self.is_short), (self.day,))


@dataclass(frozen=True)
class Catalogue:
    """A language: what looks up its texts, and what writes its numbers, amounts and days."""

    look_up: LookUp
    write: Callable[[Figure | Day], str]


class Counted(Sentence):
    """A sentence about a number of things: English has two forms for it, other languages one to four.

    `template` is the English form for the number.
    """

    one: str
    many: str
    number: int | float
    is_whole: bool

    def __new__(cls, one: str, many: str, count: int | Figure, values: dict[str, object]) -> Self:
        as_figure = count if isinstance(count, Figure) else figure(count)
        is_whole = not as_figure.digits
        self = super().__new__(
            cls, one if is_whole and as_figure.number == 1 else many, values | {"count": as_figure}
        )
        self.one, self.many, self.number, self.is_whole = one, many, as_figure.number, is_whole
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.one, self.many, self.values["count"], self.values)

    def template_in(self, look_up: LookUp) -> str:
        """The form for the number, in another language.

        In French, which counts 0 as singular, 1.5 has the form for 1 too; elsewhere it has the form for a few.
        """
        template = look_up(self.one, self.many, self._whole_number(look_up))
        # English chooses its form itself.
        return self.template if template == self.one else template

    def _whole_number(self, look_up: LookUp) -> int:
        if self.is_whole:
            return int(self.number)
        has_one_form = look_up(self.one, self.many, 0) == look_up(self.one, self.many, 1)
        return int(abs(self.number)) if has_one_form else 2


def trn(one: str, many: str, count: int | Figure, /, **values: object) -> Counted:
    """Marks a text that depends on a count: `one` for 1, `many` for other numbers. `{count}` is replaced.

    A count with decimals is a `figure(…)`.
    """
    return Counted(one, many, count, values)


def listed(parts: Iterable[object]) -> str:
    """The parts as a list such as "1, 2, 3"; sentences in it are still translated. "" for no parts."""
    # Sentences turned into plain text could no longer be translated.
    first, *others = (*(part if isinstance(part, str) else str(part) for part in parts),) or ("",)
    return reduce(lambda names, part: tr("{names}, {next}", names=names, next=part), others, first)


def in_sentences(*sentences: str) -> str:
    """The nonempty sentences in a row; not every language puts a space between them."""
    first, *others = (*filter(None, sentences),) or ("",)
    return reduce(
        lambda sentences, part: tr("{sentences} {next}", sentences=sentences, next=part), others, first
    )


def percent(share: SupportsFloat, digits: int = 2) -> Sentence:
    """A share from 0 to 1 as a percentage, such as "1.41%"."""
    return tr("{percent}%", percent=figure(100 * float(share), digits))


class ShortName(str):
    """A name as in commands and files, such as "always:4"; a window writes "4-dice player"."""

    in_full: Sentence

    def __new__(cls, name: str, in_full: Sentence) -> Self:
        self = super().__new__(cls, name)
        self.in_full = in_full
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (str(self), self.in_full)


class Adapted(str):
    """A sentence that is changed after translation, for example to begin with a capital letter."""

    sentence: Sentence
    change: Callable[[str], str]

    def __new__(cls, sentence: Sentence, change: Callable[[str], str]) -> Self:
        self = super().__new__(cls, change(sentence))
        self.sentence, self.change = sentence, change
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.sentence, self.change)


def capitalized(sentence: Sentence) -> Adapted:
    """The sentence with a capital first letter, in every language that has them."""
    return Adapted(sentence, _with_capital)


def unbroken(sentence: Sentence) -> Adapted:
    """The sentence, kept on one line."""
    return Adapted(sentence, _without_breaks)


def columns_of(text: str) -> int:
    """The width of a text in terminal columns; a Chinese character takes two."""
    return sum(2 if east_asian_width(sign) in "WF" else 1 for sign in text)


def filled(text: str, columns: int) -> str:
    """The text, padded with spaces to this number of terminal columns."""
    return text + " " * (columns - columns_of(text))


def padded(sentence: Sentence, columns: int) -> Adapted:
    """The sentence, `filled` in every language."""
    return Adapted(sentence, partial(filled, columns=columns))


def _with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _without_breaks(text: str) -> str:
    return text.replace(" ", "\N{NO-BREAK SPACE}")


class Joined(str):
    """Nonempty texts with a separator between them, such as "Ann: 2 · Bob: 1"."""

    parts: tuple[str, ...]
    sign: str

    def __new__(cls, parts: Iterable[str], sign: str = " · ") -> Self:
        texts = tuple(filter(None, parts))
        self = super().__new__(cls, sign.join(texts))
        self.parts, self.sign = texts, sign
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (self.parts, self.sign)


def translated(
    text: str,
    look_up: LookUp,
    write: Callable[[Figure | Day], str],
    *,
    in_full: bool = False,
) -> str:
    """The text in another language: `look_up` gives its template there, and its values are translated as well.

    `write` formats a number or a day; `in_full` writes short names in full. A text that is not a sentence is returned
    unchanged.
    """
    if isinstance(text, Figure | Day):
        return write(text)
    if isinstance(text, ShortName) and in_full:
        text = text.in_full
    if isinstance(text, Adapted):
        return text.change(translated(text.sentence, look_up, write, in_full=in_full))
    if isinstance(text, Joined):
        return text.sign.join(translated(part, look_up, write, in_full=in_full) for part in text.parts)
    if not isinstance(text, Sentence):
        return text
    template = text.template_in(look_up)
    if not text.values:
        return template

    def translated_value(value: object) -> object:
        if isinstance(value, Name):
            value = value.text
        return translated(value, look_up, write, in_full=in_full) if isinstance(value, str) else value

    return template.format_map({name: translated_value(value) for name, value in text.values.items()})


def escaped(text: str) -> str:
    """A stranger's text, safe to show: unprintable characters are escaped as in Python."""
    return "".join(
        sign
        if sign.isprintable() or category(sign) == "Zs"
        else sign.encode("unicode_escape").decode("ascii")
        for sign in _of_one_byte.sub(lambda match: f"\\x{ord(match[0]) - 0xDC00:02x}", text)
    )


_of_one_byte = re.compile("[\udc80-\udcff]")
"""Surrogates, which stand for undecodable bytes of a file name in Python."""


def brief(text: str) -> str:
    """The text on one line, with its middle left out if it is too long to read."""
    line = "".join(sign if sign.isprintable() else " " for sign in text)
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST // 2]} … {line[-_LONGEST // 2 :]}"


@dataclass(frozen=True)
class Name:
    """What a player is called. `is_you` asks for "You take" in place of "Ann takes"."""

    text: str
    is_you: bool = False

    def __str__(self) -> str:
        return self.text


def by(name: Name, you: Sentence, other: Sentence, /, **values: object) -> Sentence:
    """The sentence about a player: `you` if it is the reader, else `other`, which names the player as `{name}`.

    Both get the `values`, so their `tr` has none: `by(name, tr("You lose {n}"), tr("{name} loses {n}"), n=1)`.
    """
    said = you if name.is_you else other
    return Sentence(said.template, {"name": name, **values}, said.meaning)
