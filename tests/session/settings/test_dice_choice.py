"""The dice of new games: sealed ones, or those that follow from a number that the player gives."""

import pytest

from dicedesk.core.rollers import SeededDice
from dicedesk.core.sealed import SealedDice
from dicedesk.games.poker_dice.moves import PlayHand
from dicedesk.ports.store import ForgetfulStore
from dicedesk.session.poker_dice.table import PokerDiceGameTable
from dicedesk.session.settings.dice_choice import LARGEST, SETTING, DiceChoice, parse_seed
from tests.fakes.clock import StandingClock


def table(store: ForgetfulStore) -> PokerDiceGameTable:
    return PokerDiceGameTable(store, StandingClock())


def test_dice_are_sealed_until_a_number_is_given() -> None:
    assert isinstance(table(ForgetfulStore()).new_session().dice, SealedDice)


def test_from_the_next_game_on_the_dice_follow_from_the_number() -> None:
    store = ForgetfulStore()
    DiceChoice(store).keep(42)
    game = table(store).new_session()
    assert game.play(PlayHand()).faces == SeededDice(42).roller(0).roll(5)
    assert (game.record.tag("Dice"), game.record.tag("Seal")) == ("seeded 42", None)


def test_sealed_dice_can_be_had_again() -> None:
    store = ForgetfulStore()
    DiceChoice(store).keep(42)
    DiceChoice(store).keep(None)
    assert isinstance(table(store).new_session().dice, SealedDice)


def test_a_seeded_game_that_was_left_goes_on_with_its_own_dice() -> None:
    store = ForgetfulStore()
    DiceChoice(store).keep(42)
    table(store).new_session().play(PlayHand())
    DiceChoice(store).keep(7)
    left = table(store).last_session()
    assert left is not None
    assert left.dice == SeededDice(42)


@pytest.mark.parametrize(
    ("text", "seed"),
    [
        ("0", 0),
        (" 42 ", 42),
        (str(LARGEST), LARGEST),
        (str(LARGEST + 1), None),
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


@pytest.mark.parametrize(("kept", "seed"), [("12", 12), ("", None), ("nonsense", None)])
def test_what_was_kept_holds_at_the_next_start(kept: str, seed: int | None) -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, kept)
    assert DiceChoice(store).value == seed
