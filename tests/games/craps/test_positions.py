"""The table of craps at a position alone: it says what is true by the rules, and nothing that it cannot know."""

import random
import re
from dataclasses import replace

import pytest

from dicedesk.core.money import Cents, dollars
from dicedesk.games.craps.players import BETTORS, CRAPS_PLAYERS
from dicedesk.games.craps.rules import CRAPS, CrapsMove, CrapsState, Leave, Throw
from dicedesk.games.craps.table_view import CrapsChoice, CrapsTelling, CrapsView
from dicedesk.games.craps.telling import result_line
from dicedesk.play.game_session import GameSession
from dicedesk.play.telling import Showing
from tests.positions import alone, phase_of, random_session, session_at, with_last, words_in
from tests.repeated import first_seeds_of

TELLING = CrapsTelling()
POSITIONS = pytest.mark.parametrize("seeds", first_seeds_of(1000, 25))
OF_A_STORY = re.compile(r"\b(Roll \d|casual|counted|at least this long|[Nn]o rolls)")
TO_BEGIN = "Choose a chip, put it on the pass line and roll"


def pick(luck: random.Random, state: CrapsState) -> CrapsMove:
    """A move of someone who throws often, and seldom leaves."""
    if luck.random() < 0.5:
        return Throw()
    return luck.choice([move for move in state.legal_moves() if move != Leave() or luck.random() < 0.2])


def game_of(luck: random.Random) -> GameSession[CrapsState]:
    rules = luck.choice(("", "preset=las-vegas", "odds-limit=2 bankroll=20"))
    players = (luck.choice(("", "", luck.choice(BETTORS))),)
    session = random_session(CRAPS, luck, players, CRAPS_PLAYERS, rules=rules, pick=pick)
    session.choose_kind(casual=luck.random() < 0.5)
    return session


def choice_of(luck: random.Random) -> CrapsChoice:
    return CrapsChoice(luck.choice((1, 5, 25)), luck.random() < 0.2, luck.random() < 0.5)


def without_story(view: CrapsView, session: GameSession[CrapsState]) -> CrapsView:
    """What is left of a game's view if only its last move is known: dice lie there if it threw them.

    The result counts from the money before that move.
    """
    last, state = session.last, session.state
    is_thrown = last is not None and isinstance(last.move, Throw)
    no_throw = "Place your bets" if state.point is None else f"The point is {state.point}"
    kind = re.compile(r" · (casual|counted)$")
    result, spoken = view.result, view.spoken
    if view.result is not None and last is not None:
        result = replace(view.result, headline=result_line(last.before, state, session.names[0]))
        spoken = tuple(result.headline if line == view.result.headline else line for line in spoken)
    return replace(
        view,
        note="",
        totals=(),
        is_celebrated=False,
        dice=view.dice if is_thrown else (),
        headline=view.headline if is_thrown else result.headline if result else no_throw,
        caption=tuple(line for line in view.caption if "at least this long" not in line),
        result=result,
        spoken=tuple(line for line in spoken if "at least this long" not in line),
        at_table=kind.sub(" · casual", str(view.at_table)),
    )


@POSITIONS
def test_with_its_last_move_a_position_says_all_but_what_needs_a_story(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        showing = Showing(choice_of(luck), phase_of(luck, session))
        view = TELLING.view(session, showing)
        still, own = with_last(session), TELLING.view(with_last(session), showing)
        assert replace(own, note="", totals=(), story=view.story) == without_story(view, session)
        controls, now = TELLING.controls(session, showing), TELLING.controls(still, showing)
        is_made = session.last is not None
        assert now == replace(controls, can_undo=is_made, can_repeat=now.can_repeat)


@POSITIONS
def test_a_position_alone_says_what_is_true_of_it(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        if session.is_over:
            continue
        state, showing, person = session.state, Showing(choice_of(luck)), session.seats[0].player is None
        view, known = TELLING.view(alone(session), showing), TELLING.view(session, showing)
        money = (state.bankroll, state.bets) == (dollars(state.rules.bankroll), ())
        is_first = money and not (state.point or state.odds_on or state.bets_on)

        assert (view.dice, view.note, view.totals, view.money) == ((), "", (), {})
        assert (len(view.story.log.rows), view.story.shooter.throws) == (0, 0)
        assert not view.is_celebrated
        assert not OF_A_STORY.search(words_in(replace(view, layout=known.layout, at_table="")))
        point = "Place your bets" if state.point is None else f"The point is {state.point}"
        assert view.headline == (view.result.headline if view.result else point)
        assert len(set(view.spoken)) == len(view.spoken)
        assert (view.bankroll, view.layout.point, view.layout.bets) == (
            state.bankroll,
            state.point,
            state.bets,
        )
        assert (view.layout, view.bets, view.bets_in_all) == (known.layout, known.bets, known.bets_in_all)
        assert (TO_BEGIN in view.caption) <= (is_first and person)
        assert bool(view.caption) <= (is_first or not person)
        assert (view.hint, view.result, view.is_over) == (known.hint, None, False)
        bankroll = f"Bankroll: {Cents(state.bankroll).shown()}"
        assert (bankroll in view.spoken) == (TO_BEGIN not in view.spoken and not is_first)
        controls = replace(TELLING.controls(session, showing), can_undo=False, can_repeat=False)
        assert TELLING.controls(alone(session), showing) == controls


def test_the_bankroll_is_read_aloud_with_the_point() -> None:
    view = TELLING.view(session_at("craps bankroll 985, point 6"), Showing(CrapsChoice(5)))
    assert (view.caption, view.spoken) == ((), ("The point is 6", "Bankroll: $985"))
