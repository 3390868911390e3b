"""How long the shooters' hands were, and what the player was worth after each throw."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from dicedesk.core.money import Cents, dollars
from dicedesk.core.persistent_list import PersistentList
from dicedesk.games.craps.house import BUILDING_SKILLS, LAS_VEGAS, HouseRules
from dicedesk.games.craps.rules import Leave, PlaceBet, Throw
from dicedesk.games.craps.table import CRAPS_SETTINGS, CrapsGameTable
from dicedesk.games.craps.telling import (
    FIGURES,
    ShooterFigures,
    bankroll_from,
    line_in_words,
    net_of,
    worth_in_words,
)
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

Faces = tuple[int, int]
NATURAL, CRAPS, EIGHT, HARD_EIGHT, SIX, SEVEN = (5, 6), (1, 2), (5, 3), (4, 4), (4, 2), (3, 4)


def shooter_figures(session: GameSession) -> ShooterFigures:
    return session.folded(FIGURES)


def bankroll_line(session: GameSession) -> PersistentList[Cents]:
    return session.folded(bankroll_from(dollars(session.state.rules.bankroll)))


def table(*rolls: Faces, house: HouseRules = LAS_VEGAS) -> GameSession:
    dice = ScriptedDice(tuple(face for faces in rolls for face in faces))
    settings = SettingsKeeper(ForgetfulStore())
    settings.change_game(CRAPS_SETTINGS, lambda now: replace(now, rules=house))
    return CrapsGameTable(ForgetfulStore(), StandingClock(), settings, lambda _: dice).new_session()


@pytest.fixture
def thrown() -> Callable[..., GameSession]:
    """A session after these throws without a bet."""

    def played(*rolls: Faces) -> GameSession:
        session = table(*rolls)
        for _ in rolls:
            session.play(Throw())
        return session

    return played


Thrown = Callable[..., GameSession]


def test_bets_are_no_throws() -> None:
    session = table(EIGHT)
    session.play(PlaceBet("pass", 5))
    session.play(Throw())
    assert shooter_figures(session).throws == 1


def test_before_the_first_throw_all_figures_are_nothing() -> None:
    assert shooter_figures(table()) == ShooterFigures()


def test_the_longest_hand_is_remembered(thrown: Thrown) -> None:
    session = thrown(EIGHT, SIX, HARD_EIGHT, SIX, SEVEN, EIGHT, SEVEN, CRAPS)
    assert shooter_figures(session) == ShooterFigures(
        throws=8, points_made=1, seven_outs=2, hands=3, throws_of_hand=1, longest_hand=5
    )


def test_the_hand_that_goes_on_can_be_the_longest(thrown: Thrown) -> None:
    figures = shooter_figures(thrown(EIGHT, SEVEN, SIX, SIX, EIGHT))
    assert (figures.hands, figures.throws_of_hand, figures.longest_hand) == (2, 3, 3)


def test_with_a_seven_out_the_hand_is_over(thrown: Thrown) -> None:
    figures = shooter_figures(thrown(EIGHT, SEVEN))
    assert (figures.hands, figures.throws_of_hand) == (1, 0)


def test_a_seven_on_the_come_out_ends_no_hand(thrown: Thrown) -> None:
    figures = shooter_figures(thrown(SEVEN, SEVEN))
    assert (figures.seven_outs, figures.throws_of_hand) == (0, 2)


@pytest.mark.parametrize(("house", "end"), [(BUILDING_SKILLS, 969), (LAS_VEGAS, 970)])
def test_what_lies_on_the_table_counts_to_the_worth(house: HouseRules, end: int) -> None:
    session = table(EIGHT, SEVEN, house=house)
    session.play(PlaceBet("pass", 10))
    session.play(Throw())
    session.play(PlaceBet("buy-6", 20))
    session.play(Throw())
    assert bankroll_line(session) == (dollars(1000), dollars(1000), dollars(end))


def test_the_worth_begins_with_the_first_bankroll() -> None:
    assert bankroll_line(table()) == (dollars(1000),)


def test_a_bet_that_is_left_behind_is_lost_from_the_worth() -> None:
    session = table(EIGHT)
    session.play(PlaceBet("pass", 10))
    session.play(Throw())
    session.play(Leave())
    assert bankroll_line(session)[-1] == dollars(990)


FIELD, ANY_SEVEN = PlaceBet("field", 5), PlaceBet("any-seven", 5)


@pytest.mark.parametrize(
    ("rules", "moves", "expected"),
    [
        (BUILDING_SKILLS, (PlaceBet("pass", 5),), None),
        (BUILDING_SKILLS, (PlaceBet("pass", 5), EIGHT), None),
        (BUILDING_SKILLS, (PlaceBet("pass", 5), SEVEN), dollars(5)),
        (BUILDING_SKILLS, (PlaceBet("dont-pass", 5), (6, 6)), dollars(0)),
        (BUILDING_SKILLS, (EIGHT, FIELD, PlaceBet("hard-6", 5), (4, 5)), dollars(5)),
        (BUILDING_SKILLS, (EIGHT, FIELD, ANY_SEVEN, SIX), -dollars(10)),
        (LAS_VEGAS, (EIGHT, PlaceBet("buy-4", 20), (1, 3)), dollars(39)),
    ],
)
def test_the_net_of_a_throw_is_what_it_won_less_what_it_cost(
    rules: HouseRules, moves: tuple[PlaceBet | Faces, ...], expected: int | None
) -> None:
    faces = [face for move in moves if isinstance(move, tuple) for face in move]
    pit = CrapsGameTable(
        ForgetfulStore(), StandingClock(), SettingsKeeper(ForgetfulStore()), lambda _: ScriptedDice(faces)
    )
    pit.choose_house(rules)
    session = pit.new_session()
    for move in moves:
        session.play(Throw() if isinstance(move, tuple) else move)
    assert net_of(session.history[-1]) == expected


def test_the_last_worth_is_told_beside_the_first() -> None:
    lines = ((1000,), (1000, 1010, 963), (1000, 990, 1012), (1000, 990, 1000))
    assert [worth_in_words([dollars(amount) for amount in line]) for line in lines] == [
        "$1,000",
        "$963, down $37",
        "$1,012, up $12",
        "$1,000, even",
    ]


def test_the_line_is_told_to_who_does_not_see_it() -> None:
    lines = ((1000,), (1000, 1040, 930, 963))
    assert [line_in_words([dollars(amount) for amount in line]) for line in lines] == [
        "Bankroll plus bets on the table; no rolls yet.",
        "Bankroll plus bets on the table: $963, down $37; it started at $1,000. High $1,040, low $930.",
    ]
