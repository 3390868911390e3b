"""The table of Hog at a position alone: it says what is true by the rules, and nothing of moves that it cannot know."""

import random
import re
from dataclasses import replace

import pytest

from dicedesk.games.hog.players import HOG_PLAYERS, STRATEGIES
from dicedesk.games.hog.rules import HOG, HogState
from dicedesk.games.hog.telling import HogTelling, HogView, home_seat
from dicedesk.play.game_session import GameSession
from dicedesk.play.telling import Showing
from tests.positions import alone, phase_of, random_session, session_at, with_last, words_in
from tests.repeated import first_seeds_of

TELLING = HogTelling()
POSITIONS = pytest.mark.parametrize("seeds", first_seeds_of(1000, 40))
OF_A_STORY = re.compile(r"\b(Turn \d|first turn|no turn yet|goes? first|last turn)")


def game_of(luck: random.Random) -> GameSession[HogState]:
    players = luck.choice(
        [("", ""), ("", luck.choice(STRATEGIES)), (luck.choice(STRATEGIES), ""), ("final", "swap")]
    )
    rules = luck.choice(("", "goal=25", "goal=60"))
    return random_session(HOG, luck, players, HOG_PLAYERS, rules=rules, most=25, home=luck.randrange(2))


def without_story(view: HogView, session: GameSession[HogState]) -> HogView:
    """What is left of a game's view if the session began before its last move."""
    seats = (session.home, 1 - session.home)
    known = [session.last is None or session.last.before.seat == seat for seat in seats]
    left, right = (
        panel if is_known else replace(panel, news="")
        for panel, is_known in zip(view.panels, known, strict=True)
    )
    return replace(view, note="", log=(), panels=(left, right))


@POSITIONS
def test_with_its_last_move_a_position_says_all_but_what_needs_a_story(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        showing = Showing(luck.randrange(11), phase_of(luck, session))
        view = TELLING.view(session, showing)
        still, own = with_last(session), TELLING.view(with_last(session), showing)
        assert replace(own, log=()) == without_story(view, session)
        controls = TELLING.controls(session, showing)
        assert TELLING.controls(still, showing) == replace(controls, can_undo=session.last is not None)


@POSITIONS
def test_a_position_alone_says_what_is_true_of_it(seeds: range) -> None:
    for seed in seeds:
        luck = random.Random(seed)
        session = game_of(luck)
        if session.is_over:
            continue
        state, seats, dice = session.state, session.seats, luck.randrange(11)
        view, known = TELLING.view(alone(session), Showing(dice)), TELLING.view(session, Showing(dice))
        is_first = state.scores == (0, 0) and state.to_move == 0
        home = home_seat(session.record)
        order = (home, 1 - home)

        assert (view.dice, view.note, view.log) == ((), "", ())
        assert [panel.score for panel in view.panels] == [state.scores[seat] for seat in order]
        assert [panel.is_lit for panel in view.panels] == [seat == state.to_move for seat in order]
        assert bool(OF_A_STORY.search(words_in(view))) == is_first
        if not is_first:
            assert view.headline == f"{state.scores[order[0]]} : {state.scores[order[1]]}"
        task = "" if seats[state.to_move].player else " How many dice?"
        goal = f"First to {state.rules.goal} points wins{'.' if task else ''}{task}"
        assert view.caption[:1] == (goal,)
        assert len(view.caption) == (2 if is_first and task else 1)
        assert (view.bacon, view.swaps, view.swap_lines) == (known.bacon, known.swaps, known.swap_lines)
        assert (view.hint, view.drawer_hint, view.result) == (known.hint, known.drawer_hint, known.result)
        first = (view.headline,) if is_first else ()
        assert view.spoken == (*first, *view.caption, *(view.result.lines if view.result else ()))
        controls = TELLING.controls(session, Showing(dice))
        assert TELLING.controls(alone(session), Showing(dice)) == replace(controls, can_undo=False)


def test_scores_stand_where_their_players_are() -> None:
    view = TELLING.view(session_at("hog 22-30, turn 1 | | final, You"), Showing(4))
    assert (view.headline, [panel.score for panel in view.panels]) == ("30 : 22", [30, 22])
    assert [panel.name for panel in view.panels] == ["You", "Final strategist"]
