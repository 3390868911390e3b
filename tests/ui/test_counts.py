"""A sentence about a number of things has the form that the window's language has for that number."""

import pickle
import string

import pytest

from dicedesk.adapters.catalogues import open_catalogue
from dicedesk.cli.language import language_named
from dicedesk.core.assets import ENGLISH
from dicedesk.core.words import Counted, figure
from dicedesk.core.words import tr as marked
from dicedesk.core.words import trn as sentence
from dicedesk.ui.base.languages import WindowLanguage
from dicedesk.ui.base.words import shown, tr, trn
from tests.catalogues import LANGUAGES, messages

COUNTS = (0, *range(2, 26), 100, 101, 102, 112, 1000)


def names_in(text: str) -> set[str]:
    """What is filled in."""
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize(
    ("code", "forms"),
    [
        (ENGLISH, {0: "0 rolls", 1: "1 roll", 2: "2 rolls"}),
        ("de", {0: "0 Würfe", 1: "1 Wurf", 22: "22 Würfe"}),
        ("fr", {0: "0 lancer", 1: "1 lancer", 2: "2 lancers"}),
        ("pl", {0: "0 rzutów", 1: "1 rzut", 2: "2 rzuty", 5: "5 rzutów", 12: "12 rzutów", 22: "22 rzuty"}),
    ],
)
def test_each_language_has_its_own_forms_for_a_number(
    language: WindowLanguage, code: str, forms: dict[int, str]
) -> None:
    language.choose(code)
    assert {count: trn("1 roll", "{count} rolls", count) for count in forms} == forms


def test_a_sentence_from_below_the_window_is_counted_as_well(language: WindowLanguage) -> None:
    language.choose("de")
    assert shown(sentence("1 roll", "{count} rolls", 1)) == "1 Wurf"


def test_a_count_within_a_sentence_is_counted_as_well(language: WindowLanguage) -> None:
    language.choose("fr")
    assert tr("{name}: {score}", name="Ann", score=sentence("1 roll", "{count} rolls", 0)) == (
        "Ann\N{NO-BREAK SPACE}: 0 lancer"
    )


def test_a_counted_text_that_is_not_translated_stays_english(language: WindowLanguage) -> None:
    language.choose("de")
    assert (trn("1 goose", "{count} geese", 1), trn("1 goose", "{count} geese", 5)) == ("1 goose", "5 geese")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_counted_text_names_its_number_unless_that_is_one(language: WindowLanguage, code: str) -> None:
    language.choose(code)
    counted = [message for message in messages(code) if "{count}" in message.many]
    silent = []
    for message in counted:
        values: dict[str, object] = dict.fromkeys(names_in(message.text + message.many) - {"count"}, "…")
        for count in COUNTS:
            said = shown(Counted(message.text, message.many, count, values))
            if shown(figure(count)) not in said:
                silent.append((message.text, count, said))
    assert silent == []


@pytest.mark.parametrize(
    ("code", "number", "digits", "said"),
    [
        (ENGLISH, 0.3, 1, "0.3 rounds"),
        (ENGLISH, 1, 0, "1 round"),
        (ENGLISH, 1, 1, "1.0 rounds"),
        ("de", 0.3, 1, "0,3 Runden"),
        ("de", 1.5, 1, "1,5 Runden"),
        ("fr", 0.3, 1, "0,3 manche"),
        ("fr", 1.5, 1, "1,5 manche"),
        ("fr", 2.5, 1, "2,5 manches"),
        ("es", 1.5, 1, "1,5 rondas"),
        ("pl", 2.5, 1, "2,5 rundy"),
        ("pl", 5.5, 1, "5,5 rundy"),
        ("pl", 5, 0, "5 rund"),
        ("zh_CN", 2.5, 1, "2.5 轮"),
    ],
)
def test_a_number_that_is_not_whole_has_the_form_of_its_language(
    language: WindowLanguage, code: str, number: float, digits: int, said: str
) -> None:
    language.choose(code)
    assert trn("{count} round", "{count} rounds", figure(number, digits)) == said
    terminal = language_named(code, open_catalogue)
    if digits:
        assert (
            terminal.shown(sentence("{count} round", "{count} rounds", figure(number, digits))).split()[1:]
            == (said.split()[1:])
        )


@pytest.mark.parametrize(
    ("code", "verb", "count"),
    [("de", "Gewinnt", "Siege"), ("es", "Gana", "Victorias"), ("zh_CN", "赢", "胜场")],
)
def test_what_english_says_alike_is_said_by_its_meaning(
    language: WindowLanguage, code: str, verb: str, count: str
) -> None:
    language.choose(code)
    assert (tr("Wins"), tr("Wins", "how many games")) == (verb, count)
    assert shown(marked("Wins", "how many games")) == count
    assert language_named(code, open_catalogue).shown(marked("Wins", "how many games")) == count
    assert pickle.loads(pickle.dumps(marked("Wins", "how many games"))).meaning == "how many games"  # noqa: S301
