"""What must hold of what every game's table shows and says, at each phase of a move; a game joins by being registered.

Walks are random, as in `test_every_game`.
"""

from typing import Any

from hypothesis import assume

from dicedesk.core.dice import SIDES
from dicedesk.core.rollers import TypedDice
from dicedesk.games.catalogue import GAMES
from dicedesk.play.game_session import GameSession
from dicedesk.play.telling import Phase, Showing, Telling, lesson_at
from tests.conformance.test_every_game import Walk, on_walks, second_half, session_for
from tests.positions import alone, with_last


def told(walk: Walk) -> tuple[Telling[Any, Any], tuple[GameSession[Any], ...]]:
    """The telling of a game, and the game after all of its moves, and after half of them."""
    whole, half = session_for(walk), session_for(walk)
    for place, play in enumerate(walk.record.plays):
        whole.play(play.move)
        if place < len(walk.record.plays) // 2:
            half.play(play.move)
    return GAMES[walk.spec.id].telling, (whole, half)


def showings(session: GameSession[Any]) -> list[Showing[Any]]:
    """What a table can show besides the game: it is at rest, or the last move, where there is one, is on its way."""
    choice = GAMES[session.record.spec.id].sample.choice
    return [Showing(choice, phase) for phase in Phase if session.history or phase is Phase.AT_REST]


def at_rest(session: GameSession[Any]) -> Showing[Any]:
    return Showing(GAMES[session.record.spec.id].sample.choice)


@on_walks
def test_a_view_says_the_same_when_it_is_asked_again(walk: Walk) -> None:
    telling, sessions = told(walk)
    for each in sessions:
        for showing in showings(each):
            assert telling.view(each, showing) == telling.view(each, showing)
            assert telling.controls(each, showing) == telling.controls(each, showing)
    assert sessions[0].record.plays == walk.record.plays


@on_walks
def test_a_game_from_a_position_is_shown_from_its_first_moment_on(walk: Walk) -> None:
    record, like = second_half(walk), session_for(walk)
    assume(walk.states[len(walk.record.plays) // 2].outcome() is None)
    telling = GAMES[walk.spec.id].telling
    for moves in range(len(record.plays), -1, -1):
        session = GameSession(record.without_last(moves), like.seats, TypedDice(), keep=lambda _: None)
        for showing in showings(session):
            assert telling.view(session, showing).spoken is not None
            assert telling.controls(session, showing).primary


@on_walks
def test_a_table_at_rest_shows_a_result_exactly_when_the_game_is_over(walk: Walk) -> None:
    telling, sessions = told(walk)
    assert [telling.view(each, at_rest(each)).result is not None for each in sessions] == [
        each.is_over for each in sessions
    ]


@on_walks
def test_faces_that_lie_on_the_felt_are_those_of_dice(walk: Walk) -> None:
    telling, sessions = told(walk)
    shown = {
        face for each in sessions for showing in showings(each) for face in telling.view(each, showing).dice
    }
    assert shown <= set(range(1, SIDES + 1))


@on_walks
def test_a_screen_reader_hears_something_of_each_move(walk: Walk) -> None:
    telling, sessions = told(walk)
    unheard = [
        each.history[-1].move
        for each in sessions
        if each.history and not telling.view(each, at_rest(each)).spoken
    ]
    assert unheard == []


@on_walks
def test_the_big_button_always_says_what_it_does_and_which_key_does_it(walk: Walk) -> None:
    telling, sessions = told(walk)
    for each in sessions:
        for showing in showings(each):
            controls = telling.controls(each, showing)
            assert controls.primary
            assert controls.key


@on_walks
def test_nothing_can_be_chosen_once_the_game_is_over(walk: Walk) -> None:
    telling, sessions = told(walk)
    over = [each for each in sessions if each.is_over]
    assert [
        showing for each in over for showing in showings(each) if telling.controls(each, showing).can_choose
    ] == []


@on_walks
def test_a_position_without_its_game_offers_what_the_game_does(walk: Walk) -> None:
    telling, sessions = told(walk)
    for each in sessions:
        showing = at_rest(each)
        view, controls = telling.view(each, showing), telling.controls(each, showing)
        for scene in (with_last(each), *(() if each.is_over else (alone(each),))):
            still, offered = telling.view(scene, showing), telling.controls(scene, showing)
            assert (still.hint, still.drawer_hint, still.result) == (view.hint, view.drawer_hint, view.result)
            assert (offered.primary, offered.key, offered.can_choose, offered.can_undo) == (
                *(controls.primary, controls.key, controls.can_choose),
                scene.undoable > 0,
            )
            assert still.dice in (view.dice, ())


@on_walks
def test_each_move_has_as_many_lines_as_its_telling_says(walk: Walk) -> None:
    telling, (session, _) = told(walk)
    names, first = [seat.name for seat in session.seats], session.record.first_state()
    for played in session.history:
        lines = [telling.line(played, names, place) for place in range(telling.lines_in(played))]
        assert all(lines), f"{played.move}: {lines}"
        assert telling.choice(played.before, played.move)
        assert all(telling.left_line(first, played.step.state, names, seat) for seat in range(len(names)))
    if session.is_over:
        assert telling.result_line(first, session.state, names)
        assert telling.milestone(session.history[-1], names) is not None


@on_walks
def test_each_move_can_be_told_as_a_moment_of_its_game(walk: Walk) -> None:
    _, (session, _) = told(walk)
    moments, names = GAMES[walk.spec.id].moments(), [seat.name for seat in session.seats]
    for played in session.history:
        assert moments.choice(played, names).endswith(".")
        if played.faces:
            assert 0 < moments.chance(played) <= 1
            assert moments.dice(played, names).endswith(".")


@on_walks
def test_after_the_last_lesson_of_a_guided_turn_there_is_none(walk: Walk) -> None:
    telling, (_, half) = told(walk)
    begun, lessons = len(half.history), [lesson_at(GAMES[walk.spec.id].telling, half, len(half.history))]
    for play in walk.record.plays[begun:]:
        half.play(play.move)
        lessons.append(lesson_at(telling, half, begun))
    lasting = [lesson is not None and lesson.is_last for lesson in lessons]
    after = lessons[lasting.index(True) :] if any(lasting) else []
    assert set(filter(None, after)) == set(after[:1])
    assert len({lesson for lesson in lessons if lesson is not None and lesson.is_last}) <= 1
