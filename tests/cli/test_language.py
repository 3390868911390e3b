"""The command line speaks the language of the terminal; what scripts read stays as it is."""

import json
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from dicedesk import cli
from dicedesk.adapters.catalogues import open_catalogue
from dicedesk.cli.language import IN_ENGLISH, TerminalLanguage, language_named, language_of
from dicedesk.core.assets import resource
from dicedesk.core.languages import LANGUAGE_CODES
from dicedesk.core.words import Day, Name, figure, tr, trn
from dicedesk.ui.base.words import shown

GAME = '[Game "hog"]\n[Rules "goal=5"]\nroll 1 : 3\nroll 0\n'


def is_compiled() -> bool:
    try:
        resource("translations/dicedesk_pl.qm")
    except FileNotFoundError:
        return False
    return True


# An environment without Qt has nothing that would compile them, and its command line speaks English.
with_catalogues = pytest.mark.skipif(not is_compiled(), reason="The catalogues are not compiled here.")


@pytest.fixture
def polish() -> TerminalLanguage:
    """A language with three plural forms."""
    return language_named("pl", open_catalogue)


@with_catalogues
@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "de"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "zh_CN.UTF-8"}, "zh_CN"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "fr_FR", "LC_ALL": "es_ES@euro"}, "es"),
        ({"LANG": "en_US", "LANGUAGE": "sv:pl:de"}, "pl"),
        ({"LANG": "sv_SE", "LANGUAGE": "sv:en:de"}, "en"),
        ({"LANG": "tlh"}, "en"),
    ],
)
def test_the_language_is_the_first_that_the_terminal_asks_for(environment: dict[str, str], code: str) -> None:
    assert language_of(environment, open_catalogue).code == code


@with_catalogues
@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 rzutów"), (1, "1 rzut"), (2, "2 rzuty"), (5, "5 rzutów"), (22, "22 rzuty")]
)
def test_a_number_of_things_has_the_form_of_the_language(
    polish: TerminalLanguage, count: int, said: str
) -> None:
    assert polish.shown(trn("1 roll", "{count} rolls", count)) == said


@with_catalogues
def test_a_sentence_is_translated_with_what_it_is_filled_with(polish: TerminalLanguage) -> None:
    sentence = tr("{name}: {rounds}", name=Name(tr("You")), rounds=trn("1 roll", "{count} rolls", 2))
    assert polish.shown(sentence) == "Ty: 2 rzuty"


@with_catalogues
def test_what_has_no_translation_stays_english(polish: TerminalLanguage) -> None:
    goose, plain = trn("1 goose", "{count} geese", 2), "replay"
    assert (polish.shown(goose), polish.shown(plain)) == ("2 geese", "replay")


@with_catalogues
@pytest.mark.parametrize("code", [code for code in LANGUAGE_CODES if code != "en"])
def test_numbers_money_and_days_are_written_as_in_the_window(code: str, qapp: QApplication) -> None:
    terminal = language_named(code, open_catalogue)
    before = QLocale()
    QLocale.setDefault(QLocale(code))
    try:
        for text in (
            figure(8438),
            figure(-1234.5, 1),
            figure(13.9425, 4, "$"),
            figure(-100, 0, "$"),
            Day("2026-11-28"),
        ):
            assert terminal.shown(text) == shown(text)
            assert terminal.shown(tr("{it}!", it=text)) == f"{shown(text)}!"
    finally:
        QLocale.setDefault(before)


@with_catalogues
def test_german_numbers_have_a_point_between_thousands() -> None:
    german = language_named("de", open_catalogue)
    assert german.shown(trn("1 roll", "{count} rolls", 8438)) == "8.438 Würfe"
    assert german.shown(figure(13.9425, 4, "$")).replace("\N{NO-BREAK SPACE}", " ") == "13,9425 $"
    assert german.shown(Day("2026-11-28")) == "28.11.26"


def test_english_needs_no_catalogue() -> None:
    assert IN_ENGLISH.shown(tr("{hands} hands", hands=figure(1234.5, 1))) == "1,234.5 hands"


@with_catalogues
def test_a_command_answers_in_the_language(
    tmp_path: Path, polish: TerminalLanguage, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.dice"
    file.write_text('[Game "tennis"]\n', encoding="utf-8")
    assert cli.run(["replay", str(file)], language=polish) == cli.EXIT_UNREADABLE
    assert "nie ma gry „tennis”" in capsys.readouterr().err


@with_catalogues
def test_help_is_in_the_language(polish: TerminalLanguage, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.run(["--help"], language=polish)
    assert "Opcje polecenia pokazuje" in capsys.readouterr().out


@with_catalogues
@pytest.mark.parametrize("command", [["odds", "hazard", "--json"], ["odds", "craps", "--json"]])
def test_what_scripts_read_is_the_same_in_every_language(
    polish: TerminalLanguage, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    cli.run(command)
    english = capsys.readouterr().out
    cli.run(command, language=polish)
    assert capsys.readouterr().out == english


@with_catalogues
def test_a_table_is_the_same_in_every_language_and_what_explains_it_is_not(
    polish: TerminalLanguage, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for language in (IN_ENGLISH, polish):
        cli.run(["odds", "craps"], language=language)
        table, _, notes = capsys.readouterr().out.partition("\n\n")
        told.append((table, notes.splitlines()))
    (table, english), (same, foreign) = told
    assert (table, len(table.splitlines()) > 1) == (same, True)
    # The notes name the columns as the table does.
    about_edge = [[bool(re.match(r"[“„]?edge\b", line)) for line in notes] for notes in (english, foreign)]
    assert about_edge[0] == about_edge[1]
    assert any(about_edge[0])
    assert not set(english) & set(foreign)


@with_catalogues
def test_a_record_is_replayed_alike_in_every_language(
    tmp_path: Path, polish: TerminalLanguage, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.dice"
    file.write_text(GAME, encoding="utf-8")
    told = []
    for language in (IN_ENGLISH, polish):
        cli.run(["replay", str(file)], language=language)
        cli.run(["replay", "--json", str(file)], language=language)
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert json.loads(told[0][told[0].index("{") :])["game"] == "hog"


@with_catalogues
@pytest.mark.parametrize("code", LANGUAGE_CODES)
def test_a_choice_to_try_has_the_name_that_the_review_shows(
    code: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, language = tmp_path / "one.dice", language_named(code, open_catalogue)
    file.write_text('[Game "craps"]\nbet pass 5\nthrow : 1 1\n', encoding="utf-8")
    assert cli.run(["review", str(file)], language=language) == 0
    # The names of the choice and of the best one, in columns with at least two spaces between them.
    name = next(line for line in capsys.readouterr().out.splitlines() if line.split()[:2] == ["1", "0"])
    choice = re.split(r" {2,}", name.strip())[2]
    words = ["review", str(file), "--at", "1", "--try", choice, "--json"]
    assert cli.run(words, language=language) == 0
    assert json.loads(capsys.readouterr().out)["tried"] == ["bet pass 5"]
