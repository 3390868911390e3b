"""The dice of new games: sealed ones, or those that follow from a seed."""

from dataclasses import replace

import pytest

from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.rollers import SeededDice
from dicedesk.games.craps.rules import Throw
from dicedesk.games.craps.table import CrapsGameTable
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import LARGEST_SEED, FairDiceSettings, SettingsKeeper, parse_seed
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
