"""What must hold of every game; a game joins by being registered.

Walks are random: Hypothesis chooses the rules, the seed of the dice, and the moves from the menus.
Every claim walks another way, so that each game is walked a thousand times.
"""

import copy
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import FrozenInstanceError, dataclass, fields, replace

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from dicedesk.core.errors import BadRollError, GameError, IllegalMoveError
from dicedesk.core.game import GameSpec, Move, State
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import SeededDice, TypedDice
from dicedesk.core.words import Name
from dicedesk.features.record_file import record_to_json
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.game_session import GameSession, new_record
from dicedesk.play.seats import Seat


@dataclass(frozen=True)
class Walk:
    """A game that was played at random: the states, one more than moves, and its record."""

    spec: GameSpec
    rules: str
    seed: int
    states: tuple[State, ...]
    record: Record
    faces: tuple[int, ...]
    """Any faces, possible or not, for a throw that may be refused."""

    @property
    def before(self) -> State:
        """A state in which the game goes on, where the walk has one."""
        return self.states[-2] if len(self.states) > 1 else self.states[0]


@st.composite
def walks(draw: st.DrawFn, game: str) -> Walk:
    """Any walk through the game."""
    spec = SPECS[game]
    rules = draw(st.sampled_from(GAMES[game].sample.rules))
    seed = draw(st.integers(0, 2**32))
    state = spec.new_state(rules)
    record, states, roller = (
        Record(spec, (("Rules", state.rules_text()),)),
        [state],
        SeededDice(seed).roller(0),
    )
    for choice in draw(st.binary(max_size=40)):
        menu = state.legal_moves()
        if not menu:
            break
        move = menu[choice % len(menu)]
        faces = roller.roll(state.dice_for(move))
        state = state.apply(move, faces).state
        record = record.with_play(move, faces)
        states.append(state)
    faces = draw(st.lists(st.integers(-1, 8), max_size=12).map(tuple))
    return Walk(spec, rules, seed, tuple(states), record, faces)


def on_walks(test: Callable[[Walk], None]) -> Callable[..., None]:
    """The test, run on random walks through each game."""

    @pytest.mark.parametrize("game", sorted(SPECS))
    @given(data=st.data())
    def run(game: str, data: st.DataObject) -> None:
        test(data.draw(walks(game)))

    run.__name__, run.__qualname__ = test.__name__, test.__qualname__
    return run


def accepts(state: State, move: Move, faces: tuple[int, ...]) -> bool:
    """Whether the state takes these faces for the move."""
    try:
        state.apply(move, faces)
    except BadRollError:
        return False
    return True


def session_for(walk: Walk) -> GameSession:
    """A session of persons at the beginning of the walk, with the walk's dice."""
    seats = tuple(Seat(Name(f"Player {seat}"), f"Player {seat}") for seat in range(walk.states[0].seats))
    dice = SeededDice(walk.seed)
    return GameSession(
        new_record(walk.spec, walk.rules, seats, (("Id", "walk"),), dice), seats, dice, keep=lambda _: None
    )


@on_walks
def test_the_menu_is_empty_exactly_when_the_game_is_over(walk: Walk) -> None:
    assert [not state.legal_moves() for state in walk.states] == [
        state.outcome() is not None for state in walk.states
    ]


@on_walks
def test_every_move_on_the_menu_is_accepted(walk: Walk) -> None:
    state = walk.before
    refused = {move: why for move in state.legal_moves() if (why := state.refusal(move)) is not None}
    assert refused == {}


@on_walks
def test_a_finished_game_refuses_every_move(walk: Walk) -> None:
    moves = [play.move for play in walk.record.plays]
    over = [state for state in walk.states if state.outcome() is not None]
    assert {state.refusal(move) for state in over for move in moves} <= {"The game is over."}


@on_walks
def test_a_refused_move_leaves_no_trace(walk: Walk) -> None:
    state = walk.states[-1]
    before = copy.deepcopy(state)
    for move in [play.move for play in walk.record.plays] + list(state.legal_moves()):
        with suppress(IllegalMoveError, BadRollError):
            state.apply(move, walk.faces)
    assert state == before


@on_walks
def test_a_move_throws_exactly_the_dice_that_the_state_names_for_it(walk: Walk) -> None:
    state = walk.before
    for move in state.legal_moves():
        accepted = [dice for dice in range(13) if accepts(state, move, (6,) * dice)]
        assert accepted == [state.dice_for(move)], move


@on_walks
def test_the_same_move_with_the_same_faces_leads_to_the_same_step(walk: Walk) -> None:
    assert walk.record.replay() == walk.record.replay()


@on_walks
def test_the_move_that_leaves_a_game_is_on_its_menu_and_ends_it(walk: Walk) -> None:
    for state in walk.states:
        move = state.leaving_move
        if move is not None and state.outcome() is None:
            assert move in state.legal_moves()
            assert state.apply(move).state.outcome() is not None


@on_walks
def test_each_move_on_the_menu_can_be_written_and_read_again(walk: Walk) -> None:
    menu = walk.states[-1].legal_moves()
    assert tuple(walk.spec.parse_move(move.to_text()) for move in menu) == menu


@on_walks
def test_each_move_on_the_menu_can_stand_in_a_record(walk: Walk) -> None:
    state = walk.before
    for move in state.legal_moves():
        record = walk.record.with_play(move, (5,) * state.dice_for(move))
        assert parse_record(record.to_text(), SPECS) == record


@on_walks
def test_no_two_moves_on_a_menu_are_the_same(walk: Walk) -> None:
    menu = walk.states[-1].legal_moves()
    assert len(set(menu)) == len({move.to_text() for move in menu}) == len(menu)


@on_walks
def test_the_record_of_a_walk_replays_to_the_same_states(walk: Walk) -> None:
    replayed = parse_record(walk.record.to_text(), SPECS).replay()
    assert tuple(played.step.state for played in replayed) == walk.states[1:]


@on_walks
def test_the_rules_header_gives_the_same_beginning_again(walk: Walk) -> None:
    first = walk.states[0]
    assert walk.spec.new_state(first.rules_text()) == first


@on_walks
def test_undo_gives_back_each_earlier_state(walk: Walk) -> None:
    session = session_for(walk)
    for play in walk.record.plays:
        session.play(play.move)
    states = walk.states if not session.is_over else walk.states[-1:]
    for state in reversed(states):
        assert session.state == state
        session.undo()


@on_walks
def test_the_same_seed_gives_the_same_record(walk: Walk) -> None:
    session = session_for(walk)
    for play in walk.record.plays:
        session.play(play.move)
    assert session.record.plays == walk.record.plays


@on_walks
def test_a_game_taken_up_again_has_the_dice_that_it_would_have_had(walk: Walk) -> None:
    half = walk.record.without_last(len(walk.record.plays) // 2)
    session = session_for(walk)
    session = GameSession(half, session.seats, SeededDice(walk.seed), keep=lambda _: None)
    for play in walk.record.plays[len(half.plays) :]:
        session.play(play.move)
    assert session.record.plays == walk.record.plays


def second_half(walk: Walk) -> Record:
    """The rest of the walk's record, from its position after half of the moves."""
    half = len(walk.record.plays) // 2
    position = ("Position", walk.states[half].to_line())
    return replace(walk.record.with_tags((position,)), plays=walk.record.plays[half:])


@on_walks
def test_the_rest_of_a_game_is_a_casual_game_from_its_position(walk: Walk) -> None:
    half = len(walk.record.plays) // 2
    assume(walk.states[half].outcome() is None)
    record = parse_record(second_half(walk).to_text(), SPECS)
    states = (record.first_state(), *(played.step.state for played in record.replayed()))
    assert (states, record.is_casual) == (walk.states[half:], True)


@on_walks
def test_a_record_in_json_has_a_step_for_each_move(walk: Walk) -> None:
    told = record_to_json(walk.record)
    assert [step["move"] for step in told["steps"]] == [play.move.to_text() for play in walk.record.plays]


@on_walks
def test_states_and_moves_can_be_compared_and_looked_up(walk: Walk) -> None:
    again = copy.deepcopy(walk.states)
    assert ([hash(state) for state in again], again) == ([hash(state) for state in walk.states], walk.states)


@on_walks
def test_states_cannot_be_changed(walk: Walk) -> None:
    state = walk.states[-1]
    for field in fields(state):  # type: ignore[arg-type]
        with pytest.raises(FrozenInstanceError):
            setattr(state, field.name, None)


@on_walks
def test_the_mover_has_one_of_the_games_seats(walk: Walk) -> None:
    assert {state.seat for state in walk.states} <= set(range(walk.states[0].seats))


@pytest.mark.parametrize("game", SPECS)
def test_a_game_is_registered_under_its_own_name(game: str) -> None:
    assert SPECS[game].id == game


@pytest.mark.parametrize("game", SPECS)
def test_a_move_that_no_game_knows_cannot_be_read(game: str) -> None:
    with pytest.raises(GameError):
        SPECS[game].parse_move("fly away")


@pytest.mark.parametrize("game", SPECS)
def test_rules_that_no_game_knows_cannot_be_read(game: str) -> None:
    with pytest.raises(GameError):
        SPECS[game].new_state("gravity=none")


@pytest.mark.parametrize("game", SPECS)
def test_the_move_of_another_game_is_refused_with_a_sentence(game: str) -> None:
    @dataclass(frozen=True)
    class FlyAway(Move):
        def to_text(self) -> str:
            return "fly away"

    assert re.fullmatch(r"[A-Z].*\.", SPECS[game].new_state("").refusal(FlyAway()) or "")


def promises() -> list[str]:
    """The sentences of the list in the manual of State."""
    return re.findall(r"^ *- (.+)\.$", State.__doc__ or "", re.MULTILINE)


@pytest.mark.parametrize("promise", promises())
def test_each_promise_of_a_state_has_a_test_of_that_name(promise: str) -> None:
    name = "test_" + re.sub(r"\W+", "_", promise).strip("_").lower()
    assert callable(getattr(sys.modules[__name__], name, None)), name


def test_a_state_makes_promises() -> None:
    assert len(promises()) >= 6


@on_walks
def test_what_is_taken_back_is_brought_back_with_the_same_dice(walk: Walk) -> None:
    session = session_for(walk)
    for play in walk.record.plays:
        session.play(play.move)
    before, is_over = session.record, session.is_over
    while session.undo():
        pass
    while session.redo():
        pass
    undone = session.record.tag("Undone")
    counted = () if undone is None else (("Undone", undone),)
    assert (session.record, session.is_over) == (before.with_tags(counted), is_over)
    assert session.history == before.replay()


@on_walks
def test_what_is_brought_back_goes_on_with_the_dice_that_follow(walk: Walk) -> None:
    session, other = session_for(walk), session_for(walk)
    half = len(walk.record.plays) // 2
    for play in walk.record.plays[:half]:
        session.play(play.move)
        other.play(play.move)
    while session.undo():
        pass
    while session.redo():
        pass
    for play in walk.record.plays[half:]:
        assert session.play(play.move) == other.play(play.move)


@on_walks
def test_a_game_with_typed_dice_is_the_same_game(walk: Walk) -> None:
    seats, dice = session_for(walk).seats, TypedDice()
    session = GameSession(
        new_record(walk.spec, walk.rules, seats, (), dice), seats, dice, keep=lambda _: None
    )
    for play in walk.record.plays:
        with suppress(GameError):
            session.play(play.move, (*play.faces, 1))
        session.play(play.move, play.faces)
    assert session.state == walk.states[-1]
    assert session.record.faces == walk.record.faces
