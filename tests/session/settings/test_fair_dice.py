"""The dice of new games: sealed ones with the player's own word in them, or those that follow from a seed."""

from dataclasses import replace

import pytest

from dicedesk.core.rollers import SeededDice
from dicedesk.core.sealed import SealedDice
from dicedesk.core.verify import differences
from dicedesk.games.craps.moves import Leave, Throw
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.craps.table import CrapsGameTable
from dicedesk.session.settings.keeper import SettingsKeeper
from dicedesk.session.settings.settings import LARGEST_SEED, LONGEST_WORD, FairDiceSettings, parse_seed
from tests.fakes.clock import StandingClock


def table(store: ForgetfulStore) -> CrapsGameTable:
    return CrapsGameTable(store, StandingClock(), SettingsKeeper(store))


def choose(store: ForgetfulStore, dice: FairDiceSettings) -> None:
    SettingsKeeper(store).change(lambda settings: replace(settings, fair_dice=dice))


def test_dice_are_sealed_until_a_seed_is_given() -> None:
    assert isinstance(table(ForgetfulStore()).new_session().dice, SealedDice)


def test_from_the_next_game_on_the_dice_follow_from_the_seed() -> None:
    store = ForgetfulStore()
    choose(store, FairDiceSettings(42))
    game = table(store).new_session()
    assert game.play(Throw()).faces == SeededDice(42).roller(0).roll(2)
    assert (game.record.tag("Dice"), game.record.tag("Seal")) == ("seeded 42", None)


def test_a_seed_that_is_chosen_at_an_open_table_holds_for_its_next_game() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    opened = CrapsGameTable(store, StandingClock(), settings)
    settings.change(lambda now: replace(now, fair_dice=FairDiceSettings(42)))
    assert opened.new_session().dice == SeededDice(42)


def test_sealed_dice_can_be_had_again() -> None:
    store = ForgetfulStore()
    choose(store, FairDiceSettings(42))
    choose(store, FairDiceSettings(None))
    assert isinstance(table(store).new_session().dice, SealedDice)


def test_a_seeded_game_that_was_left_goes_on_with_its_own_dice() -> None:
    store = ForgetfulStore()
    choose(store, FairDiceSettings(42))
    table(store).new_session().play(Throw())
    choose(store, FairDiceSettings(7))
    left = table(store).last_session()
    assert left is not None
    assert left.dice == SeededDice(42)


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("0", 0),
        (" 42 ", 42),
        (str(LARGEST_SEED), LARGEST_SEED),
        (str(LARGEST_SEED + 1), None),
        ("9" * 5000, None),
        ("", None),
        ("-1", None),
        ("4.5", None),
        ("four", None),
        ("\u0664", None),
    ],
)
def test_a_seed_is_a_whole_number(text: str, seed: int | None) -> None:
    assert parse_seed(text) == seed


@pytest.mark.parametrize(
    ("typed", "kept"), [("  a\nb\x00 “c” \t", "ab “c”"), ("x" * 100, "x" * LONGEST_WORD)]
)
def test_only_what_a_record_can_hold_is_kept_of_a_word(typed: str, kept: str) -> None:
    store = ForgetfulStore()
    choose(store, FairDiceSettings(word=typed))
    assert SettingsKeeper(store).value.fair_dice.word == kept


def test_the_word_stands_in_the_record_of_the_next_game_whose_dice_can_be_checked() -> None:
    store = ForgetfulStore()
    choose(store, FairDiceSettings(word='a "word"'))
    game = table(store).new_session()
    for move in (Throw(), Throw(), Leave()):
        game.play(move)
    assert game.record.tag("Word") == 'a "word"'
    assert differences(game.record) == ()


def test_a_game_goes_on_with_the_word_it_was_begun_with() -> None:
    store = ForgetfulStore()
    choose(store, FairDiceSettings(word="first"))
    game = table(store).new_session()
    game.play(Throw())
    choose(store, FairDiceSettings(word="second"))
    again = table(store).last_session()
    assert again is not None
    assert again.record.tag("Word") == "first"
    assert again.play(Throw()).faces == game.play(Throw()).faces
