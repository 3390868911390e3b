"""The window speaks the language that was chosen, at once, and loses nothing by it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QEvent, QLocale, Qt, QTime
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.core.assets import ENGLISH, resource
from dicedesk.core.languages import LANGUAGES
from dicedesk.core.money import Cents, gain_words
from dicedesk.core.words import Day, NamedDay
from dicedesk.games.hog.table import HogGameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from dicedesk.ui.base import languages
from dicedesk.ui.base.languages import WindowLanguage, language_for
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.words import long_day, moment, money, money_signs, month_and_year, percent, shown, tr
from dicedesk.ui.features.settings.dialog import SettingsDialog
from dicedesk.ui.games.hog.tab import HogTab
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.current_window import CurrentWindow
from tests.fakes.clock import StandingClock
from tests.fakes.jobs import ImmediateJobs
from tests.patience import PATIENCE_S
from tests.ui.kept_settings import settings_of
from tests.ui.windows import held_window

UNBROKEN, NARROW = "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}"


@pytest.fixture
def held(
    qtbot: QtBot, appearance: Appearance, parts: AppParts, language: WindowLanguage
) -> Iterator[CurrentWindow]:
    """A window with a table of Hog, which is made anew in another language."""
    table = HogGameTable(ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()))

    def make(parent: QWidget) -> HogTab:
        tab = HogTab(table, appearance, ImmediateJobs(), parent)
        tab.tray.duration_ms = 0
        return tab

    shell, made = held_window([TabSpec("hog", "Hog", make)], parts)
    language.changed.connect(made.make_anew)
    qtbot.addWidget(shell)
    shell.show()
    yield made
    shell.close()


@pytest.mark.parametrize(
    ("wished", "code"),
    [
        (["de-AT", "de", "en"], "de"),
        (["zh-Hans-CN", "zh"], "zh_CN"),
        (["pl-PL", "pl", "en"], "pl"),
        (["it-IT", "it", "fr-FR"], "fr"),
        (["it"], ENGLISH),
        (["C"], ENGLISH),
        ([], ENGLISH),
    ],
)
def test_the_first_language_that_the_desktop_asks_for_and_that_is_spoken_here(
    wished: list[str], code: str
) -> None:
    assert language_for(wished) == code


def test_a_language_that_was_kept_and_is_not_spoken_here_is_left_to_the_desktop(
    qapp: QApplication, language: WindowLanguage
) -> None:
    setting = settings_of()
    setting.change(lambda settings: replace(settings, language="tlh"))
    other = WindowLanguage(qapp, setting)
    assert other.code == language_for(QLocale.system().uiLanguages())
    other.deleteLater()


def test_a_language_for_one_time_is_left_by_choosing_what_was_kept(qapp: QApplication) -> None:
    usual, setting = QLocale(), settings_of()
    setting.change(lambda settings: replace(settings, language=ENGLISH))
    language = WindowLanguage(qapp, setting, "fr")
    language.choose(ENGLISH)
    assert (language.code, tr("It is certain.")) == (ENGLISH, "It is certain.")
    language.deleteLater()
    QLocale.setDefault(usual)


def test_each_language_that_is_offered_has_its_texts_and_its_rules() -> None:
    resources = Path(__file__).parents[3] / "resources"
    codes = {language.code for language in LANGUAGES}
    catalogues = {file.stem.removeprefix("dicedesk_") for file in (resources / "translations").glob("*.ts")}
    assert catalogues | {ENGLISH} == codes
    assert {folder.name for folder in (resources / "help").iterdir()} == codes


def test_texts_come_in_the_language_that_was_chosen(language: WindowLanguage) -> None:
    language.choose("de")
    assert tr("It is certain.") != "It is certain."


def test_money_shares_and_figures_are_written_as_the_language_writes_them(language: WindowLanguage) -> None:
    written = {}
    for one in LANGUAGES:
        language.choose(one.code)
        amounts = money(Cents(-123450)), money(Cents(1234500)), percent(Fraction(12345678, 10**6))
        written[one.code] = tuple(text.replace(NARROW, "_").replace(UNBROKEN, "~") for text in amounts)
    assert written == {
        ENGLISH: ("−$1,234.50", "$12,345", "1,234.57%"),
        "de": ("−1.234,50~$", "12.345~$", "1.234,57~%"),
        # Four digits in a row stay together in Spanish and Polish.
        "es": ("−1234,50~$", "12.345~$", "1234,57~%"),
        "fr": ("−1_234,50~$", "12_345~$", "1_234,57~%"),
        "pl": ("−1234,50~$", "12~345~$", "1234,57%"),
        "zh_CN": ("−$1,234.50", "$12,345", "1,234.57%"),
    }


def test_a_moment_of_this_year_is_written_without_the_year(language: WindowLanguage) -> None:
    written = {}
    of_this_year = datetime.fromisoformat(f"{QDate.currentDate().year()}-11-22T17:04")
    of_another = datetime.fromisoformat("2020-03-02T09:05")
    for one in LANGUAGES:
        language.choose(one.code)
        moments = (moment(int(when.timestamp())) for when in (of_this_year, of_another))
        written[one.code] = tuple(text.replace(NARROW, "_") for text in moments)
    assert written == {
        ENGLISH: ("11/22 5:04_PM", "3/2/20 9:05_AM"),
        "de": ("22.11. 17:04", "02.03.20 09:05"),
        "es": ("22/11 17:04", "2/3/20 9:05"),
        "fr": ("22/11 17:04", "02/03/2020 09:05"),
        "pl": ("22.11 17:04", "2.03.2020 09:05"),
        "zh_CN": ("11/22 17:04", "2020/3/2 09:05"),
    }


@pytest.mark.parametrize(
    ("system", "code", "written"),
    [
        ("en_GB", "en", ("28/11 22:00", "04/05/2020", "28/11/2026", "$1,234.50")),
        ("en_US", "en", ("11/28 10:00_PM", "5/4/20", "11/28/26", "$1,234.50")),
        ("es_MX", "es", ("28/11 10:00_p.m.", "04/05/20", "28/11/26", "$1,234.50")),
        ("fr_CA", "fr", ("11-28 22 h 00", "2020-05-04", "2026-11-28", "1~234,50~$")),
        ("de_CH", "de", ("28.11. 22:00", "04.05.20", "28.11.26", "$~1'234.50")),
        ("zh_CN", "zh_CN", ("11/28 22:00", "2020/5/4", "2026/11/28", "$1,234.50")),
        # The system says nothing of a language that it does not speak, and Taiwan's is written in other characters.
        ("en_GB", "pl", ("28.11 22:00", "4.05.2020", "28.11.2026", "1234,50~$")),
        ("zh_TW", "zh_CN", ("11/28 22:00", "2020/5/4", "2026/11/28", "$1,234.50")),
        ("C", "en", ("11/28 10:00_PM", "5/4/20", "11/28/26", "$1,234.50")),
    ],
)
def test_dates_and_money_are_those_of_the_systems_country(
    language: WindowLanguage,
    monkeypatch: pytest.MonkeyPatch,
    system: str,
    code: str,
    written: tuple[str, ...],
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    language.choose("de" if code != "de" else "en")
    language.choose(code)
    evening = QDateTime(QDate(QDate.currentDate().year(), 11, 28), QTime(22, 0))
    texts = (
        moment(evening.toSecsSinceEpoch()),
        shown(Day("2020-05-04")),
        tr("{sentences} {next}", sentences="", next=Day("2026-11-28")).strip(),
        money(Cents(123450)),
    )
    assert tuple(text.replace(NARROW, "_").replace(UNBROKEN, "~") for text in texts) == written


@pytest.mark.parametrize(
    ("system", "code", "long", "short"),
    [
        ("en_US", "en", "November 8", "Nov 8"),
        ("en_GB", "en", "8 November", "8 Nov"),
        ("de_DE", "de", "8. November", "8. Nov."),
        ("fr_FR", "fr", "8 novembre", "8 nov."),
        ("es_ES", "es", "8 de noviembre", "8 de nov"),
        ("pl_PL", "pl", "8 listopada", "8 lis"),
        ("zh_CN", "zh_CN", "11月8日", "11月8日"),
    ],
)
def test_a_day_without_its_year_is_named_as_the_user_writes_dates(
    language: WindowLanguage, monkeypatch: pytest.MonkeyPatch, system: str, code: str, long: str, short: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    language.choose("de" if code != "de" else "en")
    language.choose(code)
    day = date(2026, 11, 8)
    assert [shown(NamedDay(day, is_short=is_short)) for is_short in (False, True)] == [long, short]


@pytest.mark.parametrize(
    ("system", "code", "day", "month"),
    [
        ("en_US", "en", "Sunday, November 8, 2026", "November 2026"),
        ("en_GB", "en", "Sunday, 8 November 2026", "November 2026"),
        ("pl_PL", "pl", "niedziela, 8 listopada 2026", "listopad 2026"),
        ("zh_CN", "zh_CN", "2026年11月8日星期日", "2026年11月"),
    ],
)
def test_a_calendar_has_the_dates_that_the_user_writes(
    language: WindowLanguage, monkeypatch: pytest.MonkeyPatch, system: str, code: str, day: str, month: str
) -> None:
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(system))
    language.choose("de" if code != "de" else "en")
    language.choose(code)
    assert (long_day(date(2026, 11, 8)), month_and_year(date(2026, 11, 8))) == (day, month)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have no LC_TIME")
def test_the_dates_that_were_set_apart_from_the_language_are_followed() -> None:
    asked = (
        "from PySide6.QtCore import QLocale\n"
        "from dicedesk.core.words import Day\n"
        "from dicedesk.ui.base.languages import locale_for\n"
        "from dicedesk.ui.base.words import locale_of_dates, shown\n"
        "QLocale.setDefault(locale_for('en', QLocale.system()))\n"
        "print(shown(Day('2026-11-28')), locale_of_dates().firstDayOfWeek().name)"
    )
    system = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", asked],
        env={**system, "LANG": "en_US.UTF-8", "LC_TIME": "de_DE.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=PATIENCE_S,
    )
    assert done.stdout == "28.11.26 Monday\n"


@pytest.mark.parametrize("day", ["2026-13-45", "2026-02-30", "?", ""])
def test_a_day_that_is_none_is_shown_as_it_stands(day: str) -> None:
    assert shown(Day(day)) == day


def test_a_half_is_rounded_alike_in_every_language(language: WindowLanguage) -> None:
    written = {percent(Fraction(1, 32))}
    language.choose("zh_CN")
    assert written | {percent(Fraction(1, 32))} == {"3.12%"}


def test_the_signs_of_money_stand_where_the_language_has_them(language: WindowLanguage) -> None:
    signs = {}
    for code in (ENGLISH, "de"):
        language.choose(code)
        signs[code] = money_signs()
    assert signs == {ENGLISH: ("$", ""), "de": ("", f"{UNBROKEN}$")}


@pytest.mark.parametrize("code", [one.code for one in LANGUAGES])
def test_a_debt_has_a_minus_sign_and_no_hyphen(language: WindowLanguage, code: str) -> None:
    language.choose(code)
    for written in (money(Cents(-123450)), percent(Fraction(-1, 50))):
        assert written[0] == "−"
        assert "-" not in written


@pytest.mark.usefixtures("language")
def test_a_line_never_ends_between_a_sign_and_its_money() -> None:
    told = tr("The dice gave {luck}: {net}", luck=gain_words(Cents(1762)), net=Cents(-3669).shown())
    for width in range(50, 350):
        assert [line for line in lines_of(told, width) if line.strip("\N{WORD JOINER}")[-1] in "+−"] == []
    assert [line for line in lines_of(told.replace("\N{WORD JOINER}", ""), 150) if line[-1] in "+−"]


def lines_of(text: str, width: int) -> list[str]:
    """The lines in which Qt shows a text of that width."""
    layout, lines = QTextLayout(text), []
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()])
    layout.endLayout()
    return lines


@pytest.mark.usefixtures("language")
def test_an_amount_alone_is_as_it_is_copied() -> None:
    assert (shown(gain_words(Cents(500))), money(Cents(-500))) == ("+$5", "−$5")


def test_the_buttons_that_come_with_qt_speak_it_too(qtbot: QtBot, language: WindowLanguage) -> None:
    language.choose("de")
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text() == "Abbrechen"


@pytest.mark.parametrize("code", [one.code for one in LANGUAGES])
def test_the_choice_is_kept_and_told(qtbot: QtBot, qapp: QApplication, code: str) -> None:
    store = ForgetfulStore()
    setting, other = settings_of(store), "de" if code != "de" else "fr"
    setting.change(lambda settings: replace(settings, language=other))
    language = WindowLanguage(qapp, setting)
    with qtbot.waitSignal(language.changed):
        language.choose(code)
    assert (language.code, settings_of(store).value.language) == (code, code)
    language.choose(ENGLISH)
    language.deleteLater()


def test_a_game_goes_on_in_the_other_language(held: CurrentWindow, language: WindowLanguage) -> None:
    before = held.window.current_tab
    assert isinstance(before, HogTab)
    before.primary.click()
    session, english = before.session, before.primary.text()
    language.choose("de")
    after = held.window.current_tab
    assert isinstance(after, HogTab)
    assert after is not before
    assert after.session is session
    assert after.session.history
    assert after.primary.text() != english


def test_menus_and_keys_are_there_once_after_a_change(held: CurrentWindow, language: WindowLanguage) -> None:
    menus, keys = len(held.window.menuBar().actions()), len(held.window.actions())
    language.choose("fr")
    assert (len(held.window.menuBar().actions()), len(held.window.actions())) == (menus, keys)


def test_the_settings_stay_open_where_they_were(
    held: CurrentWindow, language: WindowLanguage, qtbot: QtBot
) -> None:
    settings = held.window.windows.show_settings()
    title, place = settings.windowTitle(), settings.geometry()
    language.choose("es")
    shown = [dialog for dialog in held.window.window().findChildren(SettingsDialog) if dialog.isVisible()]
    assert [dialog.geometry() for dialog in shown] == [place]
    assert shown[0].windowTitle() != title
    assert shown[0].cards["Language"].choices.currentData() == "es"
    shown[0].close()


def test_whoever_goes_through_the_languages_by_keyboard_can_go_on(
    held: CurrentWindow, language: WindowLanguage, qtbot: QtBot
) -> None:
    settings = held.window.windows.show_settings()
    assert isinstance(settings, SettingsDialog)
    settings.cards["Language"].choices.setFocus()
    for code in ("en", "de", "es"):
        choices = next(
            dialog.cards["Language"].choices
            for dialog in held.window.window().findChildren(SettingsDialog)
            if dialog.isVisible()
        )
        qtbot.waitUntil(choices.hasFocus)
        qtbot.keyClick(choices, Qt.Key.Key_Down)
        qtbot.waitUntil(partial(lambda wanted: language.choice == wanted, code))
    held.window.window().close()


def test_the_language_is_chosen_in_the_settings(held: CurrentWindow, language: WindowLanguage) -> None:
    settings = held.window.windows.show_settings()
    assert isinstance(settings, SettingsDialog)
    choices = settings.cards["Language"].choices
    choices.setCurrentIndex(choices.findData("fr"))
    choices.activated.emit(choices.currentIndex())
    assert language.choice == "fr"
    held.window.window().close()


def test_nothing_stays_of_a_language_that_is_spoken_no_longer(
    language: WindowLanguage, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(_: str) -> Path:
        raise FileNotFoundError

    for stands_in in (resource, missing):
        monkeypatch.setattr(languages, "resource", stands_in)
        for one in (*LANGUAGES, *LANGUAGES):
            language.choose(one.code)
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        language.choose(ENGLISH)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert language.children() == []
