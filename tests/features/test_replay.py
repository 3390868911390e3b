"""A record that is looked at: what its session says at each of its places is what was so then."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dicedesk.core.errors import IllegalMoveError
from dicedesk.core.game import Played
from dicedesk.core.persistent_list import Fold
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.features.replay import REPLAY_ONLY, ReplaySession, recorded_in
from dicedesk.games.catalogue import GAMES, SPECS
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.short_records import CRAPS, SWAPPED


def shown(text: str, place: int = 0) -> ReplaySession:
    game = recorded_in(text)
    store = ForgetfulStore()
    parts = GAMES[game.record.spec.id]
    table = parts.table(store, StandingClock(), SettingsKeeper(store), None)
    session = table.look_at(game.record, lambda seats: ReplaySession(game, seats, place))
    assert table.last_session() is session
    return session


@pytest.mark.parametrize("game", sorted(SPECS))
@settings(max_examples=25)
@given(data=st.data())
def test_each_place_of_a_random_record_shows_what_was_so_then(game: str, data: st.DataObject) -> None:
    record, roller = Record(SPECS[game]), SeededDice(data.draw(st.integers(0, 2**32))).roller(0)
    state = record.first_state()
    for choice in data.draw(st.binary(max_size=30)):
        menu = state.legal_moves()
        if menu:
            move = menu[choice % len(menu)]
            faces = roller.roll(state.dice_for(move))
            record, state = record.with_play(move, faces), state.apply(move, faces).state
    session = shown(record.to_text())
    states = [record.first_state(), *(played.step.state for played in record.replay())]
    for place in data.draw(st.lists(st.integers(0, len(record.plays)), max_size=12)):
        session.go_to(place)
        assert (session.place, session.state, session.is_at_end) == (
            place,
            states[place],
            place == len(record.plays),
        )
        assert session.record.plays == record.plays[:place]
        if not session.is_at_end:
            assert session.play_computer().step.state == states[place + 1] == session.state


def test_nothing_can_be_done_in_it() -> None:
    session = shown(CRAPS, 3)
    before = session.record
    with pytest.raises(IllegalMoveError, match="This is a replay"):
        session.play(SPECS["craps"].parse_move("throw"))
    session.leave("now")
    session.take_hint()
    assert (session.undoable, session.redoable, session.undo(), session.choose_word("word")) == (
        0,
        0,
        0,
        False,
    )
    assert (session.record, session.computer_moves) == (before, True)
    assert (session.dice.opening_tags(), session.dice.closing_tags()) == ((), ())
    assert session.why_no_moves == REPLAY_ONLY


def test_it_has_no_moves_after_its_last() -> None:
    session = shown(SWAPPED, 99)
    assert (session.place, session.is_at_end) == (4, True)
    with pytest.raises(IllegalMoveError, match="The record ends here"):
        session.play_computer()


def test_a_game_that_is_over_is_over_at_its_end_alone() -> None:
    session = shown(CRAPS)
    session.go_to(6)
    assert (session.is_over, session.computer_moves) == (True, False)
    session.go_to(5)
    assert (session.is_over, session.computer_moves) == (False, True)


def test_what_the_last_move_led_to_is_told_in_lines() -> None:
    game = recorded_in(CRAPS)
    assert game.words_at(0) == ()
    assert game.words_at(2) == ("Hard 8", "The point is 8")


@pytest.mark.parametrize(
    ("text", "milestones"),
    [
        (
            SWAPPED,
            [
                # A swap of equal scores is none.
                (3, "Pig Out! A 1 was rolled: 1 point for you"),
                (4, "You lost, 2 to 25"),
            ],
        ),
        (
            '[Game "hog"]\n[Player0 "You"]\n[Player1 "final"]\nroll 1 : 5\nroll 4 : 4 4 4 4\n',
            [(2, "Swine Swap! 16 ⇄ 5")],
        ),
        (CRAPS, [(3, "Point made: 8"), (5, "Seven out: the point was 4"), (6, "You leave the table with")]),
        (
            '[Game "hazard"]\n[Player0 "You"]\nmain 7\nthrow : 3 4\nmain 7\nthrow : 3 3\nthrow : 3 4\n',
            [(2, ""), (5, "")],
        ),
        (
            '[Game "poker-dice"]\n[Player0 "You"]\nhand : 1 1 1 1 2\nhold\nhand : 1 2 3 4 6\nquit\n',
            [(2, "Four of a kind"), (4, "You quit with")],
        ),
    ],
)
def test_milestones_are_what_a_game_calls_worth_seeing_again(
    text: str, milestones: list[tuple[int, str]]
) -> None:
    found = recorded_in(text).milestones
    assert [one.place for one in found] == [place for place, _ in milestones]
    assert all(words in one.words for one, (_, words) in zip(found, milestones, strict=True))


def test_the_last_milestone_of_a_place_is_found() -> None:
    game = recorded_in(CRAPS)
    assert [game.milestone_at(place) for place in range(7)] == [-1, -1, -1, 0, 0, 1, 2]


def test_the_record_of_a_running_game_can_be_looked_at() -> None:
    record = parse_record(CRAPS, SPECS).without_last(2)
    assert recorded_in(record.to_text()).moves == 4


def test_moves_that_were_walked_ahead_are_not_walked_again_by_a_jump_to_the_end() -> None:
    walked = list[Played[Any]]()

    def after(moves: int, played: Played[Any]) -> int:
        walked.append(played)
        return moves + 1

    session, moves = shown(SWAPPED), Fold[Any, int](0, after)
    session.folded(moves)
    session.fold_ahead(session.game.history)
    session.go_to(session.game.moves)
    assert (session.folded(moves), len(walked)) == (4, 4)
