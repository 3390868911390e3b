"""Sentences that can be translated later, and errors that carry them."""

import copy
import pickle
from collections.abc import Callable
from datetime import date

import pytest

from dicedesk.core.errors import BadRollError, GameError, IllegalMoveError, NotationError
from dicedesk.core.game import Outcome
from dicedesk.core.words import (
    Day,
    Joined,
    Name,
    NamedDay,
    Sentence,
    ShortName,
    brief,
    by,
    capitalized,
    columns_of,
    figure,
    filled,
    in_sentences,
    listed,
    padded,
    tr,
    translated,
    trn,
    unbroken,
)
from dicedesk.games.hog.rules import HogEnding

ERRORS = [NotationError, IllegalMoveError, BadRollError]


def test_a_sentence_is_the_text_with_its_values_in() -> None:
    assert tr("{name} rolls {dice}", name="Ann", dice=3) == "Ann rolls 3"


def test_a_sentence_remembers_what_it_was_made_of() -> None:
    sentence = tr("{name} rolls {dice}", name="Ann", dice=3)
    assert (sentence.template, sentence.values) == ("{name} rolls {dice}", {"name": "Ann", "dice": 3})


def test_braces_in_a_value_are_left_alone() -> None:
    assert tr("hello {name}", name="{curly}") == "hello {curly}"


def test_a_sentence_without_values_may_hold_braces() -> None:
    assert tr("a {brace}") == "a {brace}"


@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])  # noqa: S301
def test_a_copied_sentence_remembers_what_it_was_made_of(again: object) -> None:
    sentence = again(tr("{count} dice", count=4))  # type: ignore[operator]
    assert (sentence, sentence.template, sentence.values) == ("4 dice", "{count} dice", {"count": 4})


@pytest.mark.parametrize(
    ("count", "said"), [(0, "0 dice for Ann"), (1, "1 die for Ann"), (2345, "2,345 dice for Ann")]
)
def test_a_counted_sentence_fits_its_count(count: int, said: str) -> None:
    assert trn("1 die for {name}", "{count} dice for {name}", count, name="Ann") == said


@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])  # noqa: S301
def test_a_copied_counted_sentence_remembers_its_forms_and_its_count(again: object) -> None:
    sentence = again(trn("1 die", "{count} dice", 4))  # type: ignore[operator]
    assert (sentence, sentence.template) == ("4 dice", "{count} dice")
    assert (sentence.one, sentence.many, sentence.number) == ("1 die", "{count} dice", 4)


@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])  # noqa: S301
def test_a_copied_figure_remembers_its_number(again: object) -> None:
    amount = again(figure(-1234.5, 2, "$"))  # type: ignore[operator]
    assert (amount, amount.number, amount.digits, amount.currency) == ("−$1,234.50", -1234.5, 2, "$")


def test_a_sentence_is_translated_by_its_template_and_its_values_by_theirs() -> None:
    words = {"{name}: {amount} for {dice}, {place}": "{dice} für {amount}, {name}, {place}", "You": "Du"}
    sentence = tr(
        "{name}: {amount} for {dice}, {place}", name=Name(tr("You")), amount=figure(1.5, 1), dice="2", place=3
    )
    said = translated(sentence, lambda text, _meaning: words[text], lambda number: number.replace(".", ","))
    assert said == "2 für 1,5, Du, 3"


@pytest.mark.parametrize("text", ["no sentence", tr("a {brace}")])
def test_what_has_nothing_filled_in_is_translated_as_it_stands(text: str) -> None:
    assert translated(text, lambda template, _meaning: template.upper(), str) in ("no sentence", "A {BRACE}")


def test_a_name_is_its_text_in_a_sentence() -> None:
    assert tr("{name} wins", name=Name("Ann")) == "Ann wins"


@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])  # noqa: S301
def test_a_short_name_is_written_in_full_where_that_is_wanted(again: object) -> None:
    named = again(ShortName("always:4", tr("4-dice player")))  # type: ignore[operator]
    sentence = tr("{name} wins", name=named)
    assert (named, sentence) == ("always:4", "always:4 wins")
    templates = {"{name} wins": "{name} gewinnt", "4-dice player": "4-Würfel-Spieler"}

    def said(text: str, *, in_full: bool) -> str:
        return translated(text, lambda template, _meaning: templates[template], str, in_full=in_full)

    assert said(sentence, in_full=False) == "always:4 gewinnt"
    assert (said(sentence, in_full=True), said(named, in_full=True)) == (
        "4-Würfel-Spieler gewinnt",
        "4-Würfel-Spieler",
    )


def test_a_day_is_written_as_in_records_until_a_window_writes_it() -> None:
    sentence = tr("The dice of {day}", day=Day("2026-11-28"))
    assert sentence == "The dice of 2026-11-28"
    in_britain = translated(
        sentence, lambda template, _: template, lambda day: "/".join(reversed(day.split("-")))
    )
    assert in_britain == "The dice of 28/11/2026"


@pytest.mark.parametrize(("is_short", "words"), [(False, "September 3"), (True, "Sep 3")])
def test_a_day_named_without_its_year_stays_the_same_in_another_process(is_short: bool, words: str) -> None:
    named = pickle.loads(pickle.dumps(NamedDay(date(2026, 9, 3), is_short=is_short)))  # noqa: S301
    assert (named, named.day, named.is_short) == (words, date(2026, 9, 3), is_short)


@pytest.mark.parametrize("kind", ERRORS)
def test_every_error_of_a_game_is_a_value_error(kind: type[GameError]) -> None:
    assert issubclass(kind, ValueError)


@pytest.mark.parametrize("kind", ERRORS)
def test_an_error_said_of_a_line_keeps_its_kind_and_sentence(kind: type[GameError]) -> None:
    error = kind("No.").at_line(3)
    assert (type(error), error.sentence, error.line, str(error)) == (kind, "No.", 3, "line 3: No.")


def test_an_outcome_without_a_winner_names_none_in_json() -> None:
    assert Outcome(HogEnding.GOAL).to_json() == {"outcome": "goal"}


def test_a_sentence_that_repeats_a_whole_file_is_left_with_its_beginning_and_its_end() -> None:
    told = brief("game.dice: not “" + "9" * 1_000_000 + "”")
    assert (told[:16], " … " in told, told[-2:], len(told) < 500) == ("game.dice: not “", True, "9”", True)


def test_a_sentence_of_sensible_length_is_only_put_on_one_line() -> None:
    assert brief("one\ntwo\x1b[31m") == "one two [31m"


def german(text: str) -> str:
    """The text with its templates in German."""
    words = {"two": "zwei", "{count} dice": "{count} Würfel"}
    return translated(text, lambda template, *_: words.get(template, template), str)


@pytest.mark.parametrize(
    ("make", "english", "in_german"),
    [
        (lambda: capitalized(tr("two")), "Two", "Zwei"),
        (
            lambda: unbroken(tr("{count} dice", count=3)),
            "3\N{NO-BREAK SPACE}dice",
            "3\N{NO-BREAK SPACE}Würfel",
        ),
        (lambda: padded(tr("two"), 6), "two   ", "zwei  "),
        (lambda: Joined((tr("two"), "", "3")), "two · 3", "zwei · 3"),
    ],
)
@pytest.mark.parametrize("again", [lambda it: it, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])  # noqa: S301
def test_what_is_changed_or_joined_is_translated_first(
    again: Callable[[str], str], make: Callable[[], str], english: str, in_german: str
) -> None:
    told = again(make())
    assert (told, german(told), german(tr("{words}!", words=told))) == (english, in_german, f"{in_german}!")


def in_french(_one: str, _many: str, count: int) -> str:
    """The form for a number of dice in French, which says none as it says 1."""
    return "{count} dé" if count < 2 else "{count} dés"


def in_polish(_one: str, _many: str, count: int) -> str:
    """The form for a number of dice in Polish, which has one for 1, one for a few and one for many."""
    return {1: "{count} kość", 2: "{count} kości", 3: "{count} kości"}.get(count, "{count} kostek")


@pytest.mark.parametrize(("count", "said"), [(0, "0 dé"), (1, "1 dé"), (2, "2 dés"), (1000, "1,000 dés")])
def test_a_language_has_its_own_form_for_a_count(count: int, said: str) -> None:
    assert translated(trn("1 die", "{count} dice", count), in_french, str) == said


@pytest.mark.parametrize(
    ("count", "french", "polish"),
    [(0.5, "0.5 dé", "0.5 kości"), (1.5, "1.5 dé", "1.5 kości"), (5.5, "5.5 dés", "5.5 kości")],
)
def test_a_broken_number_has_the_form_of_its_whole_part_in_french_and_that_of_a_few_elsewhere(
    count: float, french: str, polish: str
) -> None:
    counted = trn("1 die", "{count} dice", figure(count, 1))
    assert [translated(counted, look_up, str) for look_up in (in_french, in_polish)] == [french, polish]


def test_a_count_that_no_language_has_a_text_for_stays_english() -> None:
    counted = [trn("1 die", "{count} dice", count) for count in (1, 2)]
    assert [translated(text, lambda one, *_: one, str) for text in counted] == ["1 die", "2 dice"]


def test_parts_are_listed_by_the_sign_of_the_language() -> None:
    said = listed((1, 2, 3))
    in_chinese = {"{names}, {next}": "{names}、{next}"}
    assert (said, listed(())) == ("1, 2, 3", "")
    assert translated(said, lambda text, _meaning: in_chinese.get(text, text), str) == "1、2、3"


def test_sentences_and_names_that_are_listed_are_translated_too() -> None:
    said = listed((tr("two pair"), Name(tr("You"), is_you=True)))
    in_german = {"two pair": "zwei Paare", "You": "Du"}
    assert translated(said, lambda text, _meaning: in_german.get(text, text), str) == "zwei Paare, Du"


def test_sentences_are_put_in_a_row_without_the_empty_ones_by_the_space_of_the_language() -> None:
    said = in_sentences(tr("two"), "", "Three.")
    in_chinese = {"{sentences} {next}": "{sentences}{next}", "two": "二。"}
    assert (said, in_sentences("")) == ("two Three.", "")
    assert translated(said, lambda text, _meaning: in_chinese.get(text, text), str) == "二。Three."


def test_a_chinese_sign_takes_two_columns_of_a_terminal() -> None:
    assert [columns_of(text) for text in ("", "two", "2 骰子", "Würfel")] == [0, 3, 6, 6]
    assert [filled(text, 6) + "|" for text in ("two", "骰子", "2 骰子", "too wide")] == [
        "two   |",
        "骰子  |",
        "2 骰子|",
        "too wide|",
    ]


def test_a_sentence_about_a_player_says_you_to_the_reader() -> None:
    def said(name: Name) -> Sentence:
        return by(
            name, tr("You lose {points}", "verb"), tr("{name} loses {points}", "verb"), points=figure(2)
        )

    you, ann = said(Name(tr("You"), is_you=True)), said(Name("Ann"))
    assert (you, ann) == ("You lose 2", "Ann loses 2")
    assert (you.template, you.meaning) == ("You lose {points}", "verb")
    assert translated(ann, lambda text, meaning: f"{meaning}: {text}", str) == "verb: Ann loses 2"
