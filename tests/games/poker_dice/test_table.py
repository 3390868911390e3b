"""Sessions of Poker Dice that are kept and taken up, and the best score."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from typing import cast

from dicedesk.core.dice import Roll
from dicedesk.core.fair.verify import differences
from dicedesk.core.money import Cents
from dicedesk.core.rollers import DiceSource
from dicedesk.games.poker_dice.odds import HoldHands, PokerDiceOdds
from dicedesk.games.poker_dice.rules import Hold, PlayHand, PokerDiceEnding, Quit, Reroll
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Best, ForgetfulStore, Store, StoreError
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

NOW = datetime(2026, 11, 21, 10, 0, 0, tzinfo=UTC)
FIVES = (5,) * 5
FOURS = (4, 4, 4, 4, 1)


class Disk(ForgetfulStore):
    """Keeps and finds no best score while it is broken, and says why; can note what was kept in which order."""

    cannot_find = False

    def best(self, game: str, *, is_fewest: bool) -> Best | None:
        if self.cannot_find:
            raise StoreError("The disk cannot be read.")
        return super().best(game, is_fewest=is_fewest)


def table(
    *faces: int, store: Store | None = None, dice: Callable[[str], DiceSource] | None = None
) -> PokerDiceGameTable:
    source = dice or ((lambda _: ScriptedDice(faces)) if faces else None)
    kept = store or ForgetfulStore()
    return PokerDiceGameTable(kept, StandingClock(), SettingsKeeper(kept), source)


def play_hands(game: GameSession, hands: int) -> None:
    for _ in range(hands):
        game.play(PlayHand())
        game.play(Hold())


def won(at: PokerDiceGameTable, hands: int) -> GameSession:
    """A game that was won in `hands` hands at a table whose dice allow it."""
    game = at.new_session()
    play_hands(game, hands)
    return game


FOUR_HANDS = FIVES * 4
FIVE_HANDS = (*FOURS, *FIVES * 4)


def test_a_game_begins_with_a_hundred_dollars_and_one_person() -> None:
    game = table().new_session()
    assert (game.state.bankroll, [str(seat.name) for seat in game.seats]) == (10_000, ["You"])
    assert game.record.tag("Player0") == "You"


def test_a_computer_player_sits_down_and_the_record_names_it() -> None:
    game = table(*FIVES).new_session(("careless",))
    assert (game.computer_moves, str(game.seats[0].name)) == (True, "Careless player")
    assert (game.record.tag("Player0"), game.seats[0].record_name) == ("careless", "careless")


def test_a_game_of_a_computer_player_is_taken_up_with_it() -> None:
    store = ForgetfulStore()
    table(store=store).new_session(("sensible",)).play_computer()
    again = table(store=store).last_session()
    assert again is not None
    assert again.computer_moves


def test_the_perfect_player_looks_up_the_chances_that_the_table_has() -> None:
    class Odds:
        def best_weighed(self, bankroll: Cents, dice: Roll, rolls_left: int) -> HoldHands:
            return HoldHands(dice[:2], (3, 4, 5), 1.0)

    at = table(*FIVES, *FIVES)
    game = at.new_session(("perfect",))
    at.odds = cast("PokerDiceOdds", Odds())
    game.play_computer()
    assert game.play_computer().move == Reroll((3, 4, 5))


def test_an_award_of_a_computer_player_is_no_best_score() -> None:
    at = table(*FOUR_HANDS)
    game = at.new_session(("careless",))
    while not game.is_over:
        game.play_computer()
    assert at.best is None


def test_a_person_is_called_by_the_name_that_was_given() -> None:
    store = ForgetfulStore()
    SettingsKeeper(store).change(lambda before: replace(before, names=("Ann", "", "", "")))
    assert table(store=store).person == "Ann"


def test_nobody_is_called_as_a_computer_player_is() -> None:
    store = ForgetfulStore()
    SettingsKeeper(store).change(lambda before: replace(before, names=("careless", "", "", "")))
    assert table(store=store).new_session().seats[0].player is None


def test_the_usual_dice_are_sealed_and_true() -> None:
    game = table().new_session()
    play_hands(game, 3)
    game.play(Quit())
    assert differences(game.record) == ()


def test_an_unfinished_hand_is_taken_up_where_it_was_left() -> None:
    store = ForgetfulStore()
    left = table(store=store).new_session()
    left.play(PlayHand())
    left.play(Reroll((2, 4)))
    resumed = table(store=store).last_session()
    assert resumed is not None
    assert (resumed.record, resumed.state, resumed.seats) == (left.record, left.state, left.seats)


def test_a_game_that_was_quit_is_not_taken_up() -> None:
    store = ForgetfulStore()
    table(store=store).new_session().play(Quit())
    assert table(store=store).last_session() is None


def test_before_the_first_award_there_is_no_best_score() -> None:
    at = table()
    assert at.best is None


def test_the_first_award_is_the_best_score() -> None:
    at = table(*FOUR_HANDS)
    game = won(at, 4)
    assert at.best == Best(game.record.tag("Id") or "", 4)


def test_fewer_hands_are_better() -> None:
    store = ForgetfulStore()
    won(table(*FIVE_HANDS, store=store), 5)
    at = table(*FOUR_HANDS, store=store)
    game = won(at, 4)
    assert at.best == Best(game.record.tag("Id") or "", 4)


def test_more_hands_leave_the_best_score_alone() -> None:
    store = ForgetfulStore()
    best = won(table(*FOUR_HANDS, store=store), 4)
    at = table(*FIVE_HANDS, store=store)
    won(at, 5)
    assert at.best == Best(best.record.tag("Id") or "", 4)


def test_a_tie_keeps_the_old_best_score() -> None:
    store = ForgetfulStore()
    old = won(table(*FOUR_HANDS, store=store), 4)
    at = table(*FOUR_HANDS, store=store)
    won(at, 4)
    assert at.best == Best(old.record.tag("Id") or "", 4)


def test_going_broke_is_no_best_score() -> None:
    at = table(*((1, 1, 2, 3, 4) * 10))
    game = at.new_session()
    play_hands(game, 10)
    outcome = game.state.outcome()
    assert (outcome and outcome.ending, at.best) == (PokerDiceEnding.BROKE, None)


def test_a_best_score_that_cannot_be_found_is_told() -> None:
    disk = Disk()
    disk.cannot_find = True
    at = table(store=disk)
    assert (at.best, at.error) == (None, "The disk cannot be read.")


def test_a_best_score_that_cannot_be_found_is_not_written_over() -> None:
    disk = Disk()
    won(table(*FOUR_HANDS, store=disk), 4)
    disk.cannot_find = True
    won(table(*FIVE_HANDS, store=disk), 5)
    disk.cannot_find = False
    kept = disk.best("poker-dice", is_fewest=True)
    assert kept is not None
    assert kept.score == 4


def test_trouble_with_finding_the_best_score_is_over_when_it_is_found() -> None:
    disk = Disk()
    disk.cannot_find = True
    at = table(store=disk)
    told = [at.best, at.error]
    disk.cannot_find = False
    assert [*told, at.best, at.error] == [None, "The disk cannot be read.", None, None]
