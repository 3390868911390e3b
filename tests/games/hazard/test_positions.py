"""The table of Hazard at a position alone: it says what is true by the rules, and nothing that it cannot know."""

import random
import re
from dataclasses import replace

import pytest

from dicedesk.games.hazard.players import CASTERS, HAZARD_PLAYERS
from dicedesk.games.hazard.rules import HAZARD, MAINS, ChooseMain, HazardState
from dicedesk.games.hazard.telling import HazardTelling, HazardView, passes_dice
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.store import Best
from dicedesk.play.telling import Showing
from tests.positions import alone, phase_of, random_session, with_last, words_in
from tests.repeated import first_seeds_of

TELLING = HazardTelling()
POSITIONS = pytest.mark.parametrize("seeds", first_seeds_of(1000, 40))
OF_A_STORY = re.compile(r"\b(Throw \d|Come-out roll|best turn ever!)")


def game_of(luck: random.Random) -> GameSession[HazardState]:
    casters = luck.randrange(1, 5)
    players = [luck.choice(("", luck.choice(CASTERS))) for _ in range(casters)]
    rules = f"casters={casters}" if casters > 1 else ""
    return random_session(HAZARD, luck, players, HAZARD_PLAYERS, rules=rules, most=60)


def best_of(luck: random.Random, session: GameSession[HazardState]) -> Best | None:
    rounds = luck.choice(session.state.scores) + luck.randrange(2)
    return luck.choice((None, Best("another game", rounds, 1)))


def without_story(view: HazardView, session: GameSession[HazardState]) -> HazardView:
    """What is left of a game's view if only its last move is known: dice lie there if it threw some."""
    is_thrown = session.last is not None and not isinstance(session.last.move, ChooseMain)
    return replace(view, note="", rows=(), dice=view.dice if is_thrown else ())


@POSITIONS
def test_with_its_last_move_a_position_says_all_but_what_needs_a_story(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        showing = Showing(luck.choice(MAINS), phase_of(luck, session), best_of(luck, session))
        view = TELLING.view(session, showing)
        still, own = with_last(session), TELLING.view(with_last(session), showing)
        assert replace(own, note="", rows=()) == without_story(view, session)
        controls = TELLING.controls(session, showing)
        assert TELLING.controls(still, showing) == replace(controls, can_undo=session.last is not None)
        last, state = session.last, session.state
        is_passed = last is not None and last.before.seat != state.seat
        assert passes_dice(session) == passes_dice(with_last(session)) == is_passed


def task_in(state: HazardState, *, is_you: bool, is_persons: bool) -> str:
    """What is to be done, by the rules: begins the first line of the caption."""
    if state.outcome() is not None:
        return ""
    if state.chance is not None:
        return f"{state.chance} is the chance: throw it again to win; {state.main} loses"
    if state.main is not None:
        return f"Main {state.main}: now throw" if is_you else f"chooses main {state.main}"
    return "Choose a main, then throw" if is_persons else ""


@POSITIONS
def test_a_position_alone_says_what_is_true_of_it(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        if session.is_over:
            continue
        state, seat = session.state, session.seats[session.state.seat]
        showing = Showing(luck.choice(MAINS))
        view, known = TELLING.view(alone(session), showing), TELLING.view(session, showing)

        assert (view.dice, view.note, view.rows, view.is_best, view.is_bright) == ((), "", (), False, False)
        assert not OF_A_STORY.search(words_in(view))
        assert (view.main, view.chance, view.losses) == (state.main, state.chance, state.consecutive_losses)
        assert view.scores == (*state.turns, state.rounds_won, *(0,) * (state.seats - len(state.turns) - 1))
        number = state.rounds_won + state.rounds_lost
        assert f"Round {number + 1}" in view.turn + view.count
        assert f"{state.rounds_won} " in view.turn + view.count
        task = task_in(state, is_you=seat.name.is_you, is_persons=seat.player is None)
        assert "".join(view.caption[:1]).endswith(task)
        assert bool(view.caption) == bool(task)
        is_first = state == HAZARD.new_state(state.rules_text())
        assert len(view.caption) <= 1 + is_first
        assert (view.hint, view.drawer_hint, view.result) == (known.hint, known.drawer_hint, known.result)
        assert (view.outlook, view.lit_main, view.foot) == (known.outlook, known.lit_main, known.foot)
        assert (view.caster, view.is_watched) == (known.caster, known.is_watched)
        assert view.spoken == (*view.caption, *(view.result.lines if view.result else ()))
        controls = TELLING.controls(session, showing)
        assert TELLING.controls(alone(session), showing) == replace(controls, can_undo=False)
