"""The chapter's objects: outcomes, throws, dice, and the game that a throw tells its kind to."""

import copy
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product
from typing import Self

import pytest

from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.bet_kinds import (
    ALL,
    COME,
    DONT_COME,
    DONT_PASS,
    FIELD,
    HARDWAYS,
    NAMES,
    PASS,
    PLACES,
    BetKind,
)
from dicedesk.games.craps.bets import Bet, Settled, Settlement
from dicedesk.games.craps.craps_game import CrapsGame, Cycle
from dicedesk.games.craps.dice import Dice, ThrowBuilder, dice_for
from dicedesk.games.craps.events import BetPlaced, PointEstablished
from dicedesk.games.craps.game_states import CrapsGamePointOff, CrapsGamePointOn, CrapsGameState
from dicedesk.games.craps.player import CrapsPlayer
from dicedesk.games.craps.table import CrapsTable
from dicedesk.games.craps.throws import CrapsThrow, ElevenThrow, NaturalThrow, PointThrow, Throw
from dicedesk.games.craps.titles import title_of


class PassLinePlayer(CrapsPlayer):
    """Always has $5 on the pass line."""

    def place_bets(self, table: CrapsTable, state: CrapsGameState) -> tuple[Bet, ...]:
        return () if table.amount_on(PASS) else (Bet(dollars(5), PASS),)


@dataclass(frozen=True)
class Watcher(CrapsPlayer):
    """Writes down the point after each throw, and the stake that it has then."""

    seen: tuple[tuple[int | None, int], ...] = ()

    def after_throw(self, state: CrapsGameState) -> Self:
        return replace(self, seen=(*self.seen, (state.point_number(), self.stake)))


class Listener:
    """Hears which kind of throw it is told of."""

    def craps(self, throw: Throw) -> str:
        return f"craps {throw}"

    def natural(self, throw: Throw) -> str:
        return f"natural {throw}"

    def eleven(self, throw: Throw) -> str:
        return f"eleven {throw}"

    def point(self, throw: Throw) -> str:
        return f"point {throw}"


def test_outcomes_of_one_name_are_equal_whatever_they_pay() -> None:
    assert BetKind("horn", Fraction(3)) == BetKind("horn", Fraction(27, 4))


def test_outcomes_of_one_name_are_one_in_a_set() -> None:
    assert len({BetKind("horn", Fraction(3)), BetKind("horn", Fraction(27, 4))}) == 1


def test_a_win_is_rounded_down_to_the_cent() -> None:
    assert BetKind("lay-5", Fraction(2, 3)).win_amount(1_000) == 666


def test_a_bet_knows_what_it_is_paid() -> None:
    assert Bet(dollars(12), PLACES[6]).win_amount() == dollars(14)


def test_every_outcome_has_a_name_of_its_own_and_a_title() -> None:
    assert len({title_of(name) for name in NAMES}) == len(NAMES) == len(ALL) == 60


@pytest.mark.parametrize(
    ("total", "kind"),
    [
        (2, CrapsThrow), (3, CrapsThrow), (4, PointThrow), (5, PointThrow), (6, PointThrow), (7, NaturalThrow),
        (8, PointThrow), (9, PointThrow), (10, PointThrow), (11, ElevenThrow), (12, CrapsThrow),
    ],
)  # fmt: skip
def test_the_sum_makes_the_kind_of_a_throw(total: int, kind: type[Throw]) -> None:
    assert {type(throw) for throw in Dice().throws if throw.total == total} == {kind}


def test_two_dice_make_36_throws() -> None:
    assert [(throw.d1, throw.d2) for throw in Dice().throws] == list(product(range(1, 7), repeat=2))


@pytest.mark.parametrize("faces", list(product(range(1, 7), repeat=2)))
def test_the_dice_find_the_throw_of_two_faces(faces: tuple[int, int]) -> None:
    throw = Dice().throw(*faces)
    assert (throw.d1, throw.d2) == faces


def test_a_throw_is_hard_when_both_dice_are_alike() -> None:
    assert [str(throw) for throw in Dice().throws if throw.hard()] == [
        "1,1",
        "2,2",
        "3,3",
        "4,4",
        "5,5",
        "6,6",
    ]


@pytest.mark.parametrize(
    ("faces", "told"),
    [((1, 1), "craps 1,1"), ((3, 4), "natural 3,4"), ((6, 5), "eleven 6,5"), ((2, 2), "point 2,2")],
)
def test_a_throw_tells_the_game_its_kind(faces: tuple[int, int], told: str) -> None:
    assert Dice().throw(*faces).update_game(Listener()) == told


def test_every_throw_decides_every_proposition() -> None:
    assert {len(throw.win_one_roll | throw.lose_one_roll) for throw in Dice().throws} == {8}


def test_no_throw_both_wins_and_loses_a_bet() -> None:
    assert not any(
        throw.win_one_roll & throw.lose_one_roll or throw.win_hardways & throw.lose_hardways
        for throw in Dice().throws
    )


def test_a_throw_leaves_bets_of_other_kinds_alone() -> None:
    throw, bet = Dice().throw(3, 4), Bet(dollars(5), PASS)
    stays = Settled(bet, Settlement.STAYS)
    assert (throw.resolve_one_roll(bet), throw.resolve_hardways(bet)) == (stays, stays)


def test_a_throw_pays_the_field_its_own_odds() -> None:
    bet = Bet(dollars(5), FIELD)
    assert Dice().throw(1, 1).resolve_one_roll(bet) == Settled(bet, Settlement.WON, dollars(10))


@pytest.mark.parametrize(
    ("faces", "settlement"),
    [
        ((4, 4), Settlement.WON),
        ((2, 6), Settlement.LOST),
        ((3, 4), Settlement.LOST),
        ((3, 3), Settlement.STAYS),
    ],
)
def test_a_hardway_waits_for_hard_easy_or_seven(faces: tuple[int, int], settlement: Settlement) -> None:
    bet = Bet(dollars(5), HARDWAYS[8])
    assert Dice().throw(*faces).resolve_hardways(bet).settlement is settlement


def test_a_house_can_pay_the_field_more_on_12() -> None:
    throw = ThrowBuilder(field_twelve=3).build_throw(6, 6)
    assert throw.resolve_one_roll(Bet(dollars(5), FIELD)).pays == dollars(15)


def test_the_dice_of_a_house_are_made_once() -> None:
    assert dice_for(3) is dice_for(3)


def test_the_states_say_whether_there_is_a_point() -> None:
    assert (str(CrapsGamePointOff()), str(CrapsGamePointOn(number=6))) == (
        "No point yet",
        "The point is 6",
    )


def test_the_point_names_its_odds() -> None:
    game = CrapsGame(CrapsTable(), CrapsGame.opened().player, CrapsGamePointOn(number=5))
    outcomes = (game.point_outcome(), game.point_outcome(DONT_PASS))
    assert [outcome and (outcome.name, outcome.odds) for outcome in outcomes] == [
        ("pass-odds", Fraction(3, 2)),
        ("dont-pass-odds", Fraction(2, 3)),
    ]


def test_without_a_point_there_are_no_odds_behind_the_line() -> None:
    assert CrapsGame.opened().point_outcome() is None


def test_only_pass_and_dont_pass_are_valid_without_a_point() -> None:
    behind_come_bets = {name for name in NAMES if "come-odds" in name}
    valid = {outcome.name for outcome in ALL if CrapsGamePointOff().is_valid(outcome)}
    assert valid - behind_come_bets == {"pass", "dont-pass"}


def test_come_odds_alone_do_not_work_without_a_point() -> None:
    resting = {outcome.name for outcome in ALL if not CrapsGamePointOff().is_working(outcome)}
    assert resting == {f"come-odds-{number}" for number in (4, 5, 6, 8, 9, 10)}


def test_all_bets_work_with_a_point() -> None:
    assert all(CrapsGamePointOn(number=4).is_working(outcome) for outcome in ALL)


def test_the_table_knows_its_limits() -> None:
    table = CrapsTable()
    amounts = (4, 5, 500, 501)
    assert [table.is_valid(Bet(dollars(amount), PASS)) for amount in amounts] == [False, True, True, False]


@pytest.mark.parametrize(("line", "name"), [(COME, "come-9"), (DONT_COME, "dont-come-9"), (PASS, "pass")])
def test_a_bet_on_a_come_line_moves_to_the_number_thrown(line: BetKind, name: str) -> None:
    moved = CrapsGame.opened().move_to_throw(Bet(dollars(5), line), Dice().throw(4, 5))
    assert (moved.name, moved.amount) == (name, dollars(5))


def test_no_bet_moves_to_a_seven() -> None:
    bet = Bet(dollars(5), COME)
    assert CrapsGamePointOn(number=4).move_to_throw(bet, Dice().throw(3, 4)) == bet


def test_a_cycle_begins_with_the_bets_of_a_player_who_has_a_plan() -> None:
    game = CrapsGame(CrapsTable(), PassLinePlayer(dollars(100)), CrapsGamePointOff())
    for faces in ((3, 4), (2, 2), (5, 6), (1, 3), (1, 1)):
        game = game.cycle(Dice().throw(*faces)).game
    assert (type(game.player), game.player.stake) == (PassLinePlayer, dollars(105))


def test_a_bet_of_a_plan_is_told_before_the_throw() -> None:
    game = CrapsGame(CrapsTable(), PassLinePlayer(dollars(100)), CrapsGamePointOff())
    assert game.cycle(Dice().throw(2, 2)).events == (
        BetPlaced("pass", dollars(5), dollars(5)),
        PointEstablished(4),
    )


def test_a_plan_keeps_to_the_rules_of_the_table() -> None:
    game = CrapsGame(CrapsTable(), PassLinePlayer(dollars(100)), CrapsGamePointOn(number=4))
    with pytest.raises(IllegalMoveError, match="Pass can only be bet before a come-out roll"):
        game.cycle(Dice().throw(3, 4))


def test_a_player_sees_every_throw_after_the_bets_that_it_resolved() -> None:
    game = CrapsGame(CrapsTable(), Watcher(dollars(100)), CrapsGamePointOff())
    game = game.place_bet(Bet(dollars(5), PASS)).game
    for faces in ((2, 2), (4, 5), (1, 3)):
        game = game.cycle(Dice().throw(*faces)).game
    assert game.player == Watcher(dollars(105), seen=((4, 9_500), (4, 9_500), (None, 10_500)))


def test_a_game_that_is_reset_gives_every_bet_back() -> None:
    game = CrapsGame.opened().place_bet(Bet(dollars(5), PASS)).game
    assert game.reset() == CrapsGame.opened()


def test_bets_lie_in_the_order_of_the_layout() -> None:
    table = CrapsTable().with_bet(Bet(dollars(1), FIELD)).with_bet(Bet(Cents(500), PASS))
    assert [bet.name for bet in table.bets] == ["pass", "field"]


def test_a_copy_of_an_outcome_pays_the_same() -> None:
    again = copy.deepcopy(BetKind("place-6", Fraction(7, 6)))
    assert (again, again.win_amount(1200)) == (PLACES[6], dollars(14))


def test_a_bet_that_stays_leaves_the_game_as_it_was() -> None:
    before = Cycle(CrapsGame.opened().place_bet(Bet(dollars(10), PASS)).game)
    assert before.settle(Settled(Bet(dollars(10), PASS), Settlement.STAYS)) == before
