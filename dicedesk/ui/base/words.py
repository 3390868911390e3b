"""Texts in the language of the window."""

import re
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QLocale, Qt

from dicedesk.core.words import MINUS, Counted, Day, Figure, NamedDay, Sentence, figure, translated
from dicedesk.core.words import in_sentences as sentences_joined
from dicedesk.core.words import listed as parts_listed
from dicedesk.core.words import percent as share_in_percent

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import date
    from fractions import Fraction

    from dicedesk.core.money import Cents

CONTEXT = ""
"""Qt keeps translations under a context; ours have the one that lupdate gives to texts outside classes."""


_LOOK_UP = partial(QCoreApplication.translate, CONTEXT)


def shown(text: str) -> str:
    """The text in the window's language; a Sentence is translated by its template, its values with it.

    Short names are written in full.
    """
    if type(text) is str:
        return text
    words = translated(text, _LOOK_UP, _in_locale, in_full=True)
    # A cell with only an amount is copied into other programs unchanged.
    return _SIGN_OF_MONEY.sub(lambda sign: f"{sign[0]}\N{WORD JOINER}", words) if " " in words else words


_SIGN_OF_MONEY = re.compile(rf"[+{MINUS}](?=\$)")
"""A sign after which Qt would end a line."""


def tr(text: str, meaning: str = "", /, **values: object) -> str:
    """The text, translated, with each `{name}` in it replaced by the value of that name.

    `meaning` tells apart uses that share one English text.
    """
    return shown(Sentence(text, values, meaning))


def trn(one: str, many: str, count: int | Figure, /, **values: object) -> str:
    """The text in the form that the window's language has for the count, with each `{name}` replaced."""
    return shown(Counted(one, many, count, values))


def listed(parts: "Iterable[object]") -> str:
    """Join the parts, such as "1, 2, 3", with the separator of the window's language; "" for none."""
    return shown(parts_listed(parts))


def in_sentences(*sentences: str) -> str:
    """Join the sentences that are not empty: not every language has a space between two of them."""
    return shown(sentences_joined(*sentences))


def money(amount: "Cents") -> str:
    """Write an amount as the window's language does, such as "$1,250"."""
    return shown(amount.shown())


def money_signs() -> tuple[str, str]:
    """The signs before an amount and after it, for an input field."""
    before, _, after = shown(figure(0, currency="$")).partition("0")
    return before, after


def percent(share: "Fraction | float", digits: int = 2) -> str:
    """Write a share from 0 to 1 as a percentage, as the window's language does: "1.41%"."""
    return shown(share_in_percent(share, digits))


def opening_words(number: str) -> str:
    """The name of a number, or of a sentence with it, that shows how it is calculated, for a screen reader."""
    return tr("{number}: show how it is calculated", number=number.rstrip(".。"))


def moment(seconds: int) -> str:
    """Write a moment, in seconds since 1970 (UTC), in local time and the window's language.

    The current year is left out.
    """
    when, locale = QDateTime.fromSecsSinceEpoch(seconds), locale_of_dates()
    style = locale.dateTimeFormat(QLocale.FormatType.ShortFormat)
    is_of_this_year = when.date().year() == QDate.currentDate().year()
    return QLocale().toString(when, _without_year(style, locale) if is_of_this_year else style)


def locale_of_dates() -> QLocale:
    """The window's locale; the system's, in which the user may have set other dates, if they agree."""
    system, locale = QLocale.system(), QLocale()
    return system if system.name() == locale.name() else locale


def _without_year(style: str, locale: QLocale) -> str:
    day = re.sub(r"^y+\W|\Wy+", "", style)
    # German writes a day and a month as ordinals: each has its dot.
    return day.replace("dd.MM", "dd.MM.") if locale.language() is QLocale.Language.German else day


def long_day(day: "date") -> str:
    """Write a day in full, as the user writes dates: "Monday, November 23, 2026"."""
    style = locale_of_dates().dateFormat(QLocale.FormatType.LongFormat)
    return QLocale().toString(QDate(day.year, day.month, day.day), style)


def month_and_year(day: "date") -> str:
    """Write the month of a day, as the user writes dates: "November 2026"."""
    style = locale_of_dates().dateFormat(QLocale.FormatType.LongFormat)
    month = f"{QLocale().standaloneMonthName(day.month)} {day.year}"
    return QLocale().toString(QDate(day.year, day.month, 1), "yyyy年M月") if "年" in style else month


def day_and_month(day: "date", *, is_short: bool = False) -> str:
    """Write a day without its year, as the user writes dates: "November 23", or "Nov 23" if `is_short`."""
    style = locale_of_dates().dateFormat(QLocale.FormatType.LongFormat)
    found = re.search(_DAY_AND_MONTH, style)
    style = "d MMMM" if found is None else found[0]
    if is_short:
        style = style.replace("MMMM", "MMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), style)


_DAY_AND_MONTH = (
    r"M{3,4}(?:'[^']*'|[^yd'])*d{1,2}(?!d)|(?<!d)d{1,2}(?!d)(?:'[^']*'|[^yd'])*M{3,4}|M{1,2}月d{1,2}日"
)
"""The part of a format of dates with the day and the month, in either order; quoted words may be between them."""


def _in_locale(figure: Figure | Day) -> str:
    if isinstance(figure, NamedDay):
        return day_and_month(figure.day, is_short=figure.is_short)
    if isinstance(figure, Day):
        day = QDate.fromString(figure, Qt.DateFormat.ISODate)
        style = locale_of_dates().dateFormat(QLocale.FormatType.ShortFormat)
        return QLocale().toString(day, style) if day.isValid() else figure
    locale, size = QLocale(), abs(figure.number)
    if figure.currency:
        text = locale.toCurrencyString(float(size), figure.currency, figure.digits)
    else:
        text = locale.toString(float(size), "f", figure.digits)
    # Qt has a hyphen in most languages, and brackets around a negative amount in some.
    return f"{MINUS}{text}" if figure.number < 0 else text
