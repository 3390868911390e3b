"""Positions from games, the session of their table, and the values of their choices."""

import random
from typing import Any

import pytest

from dicedesk.core.errors import NotationError
from dicedesk.core.money import dollars
from dicedesk.core.position import PositionLine
from dicedesk.core.record import Record, parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.features.position import (
    PositionSession,
    beginning_of,
    compared,
    position_against,
    position_in,
    position_of,
    read_position,
    record_at,
    weighed,
)
from dicedesk.features.practice import exercise_in
from dicedesk.games.catalogue import GAMES, SPECS, TITLES, load_coach
from dicedesk.games.craps.rules import Throw as CrapsThrow
from dicedesk.games.craps.table_view import CrapsChoice
from dicedesk.games.hazard.rules import ChooseMain, Throw
from dicedesk.games.hog.rules import RollDice
from dicedesk.play.game_session import GameSession
from dicedesk.play.telling import Showing
from tests.positions import random_session, seats_of, session_at

HOG = "hog 34-50 | goal=100 | You, final"
LINES = {game: parts.sample.positions[0] for game, parts in GAMES.items()}
SEEDS = range(20)


def played(line: str, moves: int = 0) -> PositionSession[Any]:
    """A session at a position, after a number of first legal moves."""
    session = session_at(line)
    for _ in range(moves):
        session.play(session.state.legal_moves()[0])
    return session


def set_up(session: PositionSession[Any], text: str, *, replaces: bool = False) -> None:
    """Show another position."""
    line = read_position(text)
    session.set_up(record_at(line), seats_of(line), replaces=replaces)


def text_of(session: PositionSession[Any]) -> str:
    return session.line.to_text()


@pytest.mark.parametrize("game", SPECS)
def test_every_moment_of_a_game_is_a_possible_position_with_its_state(game: str) -> None:
    roster = GAMES[game].players
    assert roster is not None
    for seed in SEEDS:
        players = ["", *roster.offered[:1]][: SPECS[game].new_state("").seats]
        session: GameSession[Any] = random_session(SPECS[game], random.Random(seed), players, roster)
        line = position_of(session)
        before = session.history[-1].before if session.is_over else session.state
        assert (read_position(line.to_text()), line.state) == (line, before)


def test_the_only_person_of_a_record_is_you_in_its_position() -> None:
    record: Record[Any] = Record(SPECS["hog"], (("Player0", "Ann"), ("Player1", "final")))
    assert position_in(record, record.first_state()).players == ("You", "final")


def test_two_people_keep_their_names_in_a_position() -> None:
    record: Record[Any] = Record(SPECS["hog"], (("Player0", "Ann"), ("Player1", "Ben")))
    assert position_in(record, record.first_state()).players == ("Ann", "Ben")


def test_a_game_that_is_over_gives_the_position_before_its_last_move() -> None:
    record = parse_record('[Game "hog"]\n[Rules "goal=2"]\nroll 1 : 3\n', SPECS)
    session = GameSession[Any](record, seats_of(beginning_of(record)), SeededDice(1), lambda _: None)
    assert position_of(session) == beginning_of(record)


@pytest.mark.parametrize("moves", range(3))
def test_the_table_of_a_position_says_nothing_of_turns_that_nobody_knows(moves: int) -> None:
    session = played(HOG, moves)
    view = GAMES["hog"].telling.view(session, Showing(4))
    known = [played.before.seat for played in session.history]
    assert view.note == ""
    assert [bool(panel.news) for panel in view.panels] == [seat in known for seat in range(2)]


def test_the_line_of_the_bankroll_begins_with_the_money_of_the_position() -> None:
    session = session_at("craps bankroll 500, point 6, pass 6")
    for _ in range(2):
        view = GAMES["craps"].telling.view(session, Showing(CrapsChoice(5)))
        assert view.story.line[0] == dollars(506)
        session.play(CrapsThrow())


@pytest.mark.parametrize(
    ("against", "players"),
    [
        (("", "final"), ("You", "final")),
        (("final", ""), ("final", "You")),
        (("final", "perfect"), ("final", "perfect")),
        (("", ""), ()),
    ],
)
def test_players_of_an_exercise_are_those_of_its_position(against: Any, players: Any) -> None:
    state = SPECS["hog"].new_state("")
    assert position_against(SPECS["hog"], state, against).players == players


def test_several_people_of_an_exercise_are_numbered() -> None:
    state = SPECS["hazard"].new_state("casters=3")
    line = position_against(SPECS["hazard"], state, ("", "main:7", ""))
    assert line.players == ("Player 1", "main:7", "Player 3")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("hog 104-0", "a score of 104 ends the game"),
        ("chess", f"there is no game “chess”; choose from: {', '.join(TITLES)}"),
    ],
)
def test_what_no_game_can_show_is_refused_with_the_reason(line: str, reason: str) -> None:
    with pytest.raises(NotationError, match=reason):
        read_position(line)


@pytest.mark.parametrize("game", LINES)
def test_a_session_begins_at_a_position_and_counts_for_nothing(game: str) -> None:
    session = session_at(LINES[game])
    assert (text_of(session), session.is_casual) == (LINES[game], True)


def test_names_of_a_line_stay_with_its_session() -> None:
    assert [seat.record_name for seat in session_at(HOG).seats] == ["You", "final"]


def test_a_line_without_names_has_none_in_its_session() -> None:
    assert session_at("hog 3-4").line.players == ()


def test_undo_goes_back_from_a_move_to_the_position_before_it() -> None:
    session = session_at(HOG)
    session.play(RollDice(3))
    assert (session.undo(), text_of(session), session.undoable) == (1, HOG, 0)


def test_a_move_made_again_gets_other_dice() -> None:
    session = session_at(HOG)
    first = session.play(RollDice(6)).faces
    session.undo()
    assert session.play(RollDice(6)).faces != first


def test_undo_goes_back_through_positions_that_were_set_up() -> None:
    session = played(HOG, 1)
    after = text_of(session)
    set_up(session, "hog 5-6")
    set_up(session, "hog 7-8")
    seen = [text_of(session)]
    while session.undo():
        seen.append(text_of(session))
    assert seen == ["hog 7-8", "hog 5-6", after, HOG]


def test_redo_goes_forward_again_with_the_dice_that_were_seen() -> None:
    session = played(HOG, 1)
    set_up(session, "hog 5-6")
    last = session.undo() and session.last
    session.undo()
    assert (session.redo(), session.last == last, session.redo(), text_of(session)) == (1, True, 1, "hog 5-6")


def test_nothing_is_redone_after_the_newest_position() -> None:
    session = played(HOG, 1)
    assert (session.redoable, session.redo()) == (0, 0)


def test_a_new_position_drops_what_was_undone() -> None:
    session = played(HOG, 2)
    session.undo()
    set_up(session, "hog 5-6")
    assert session.redoable == 0


def test_a_new_move_drops_what_was_undone() -> None:
    session = played(HOG, 2)
    session.undo()
    session.undo()
    session.play(RollDice(1))
    assert session.redoable == 0


def test_undo_skips_positions_that_were_only_half_typed() -> None:
    session = session_at(HOG)
    set_up(session, "hog 3-5")
    set_up(session, "hog 3-50", replaces=True)
    session.undo()
    assert text_of(session) == HOG


def test_undo_goes_back_over_moves_of_one_choice_at_once() -> None:
    session = session_at("hazard won 2")
    session.play(ChooseMain(7))
    session.play(Throw())
    session.join(2)
    assert (session.undo(), text_of(session)) == (1, "hazard won 2")


def test_players_change_with_the_position() -> None:
    session = session_at(HOG)
    set_up(session, "hog 3-5 | goal=100 | perfect, You")
    assert session.computer_moves
    session.undo()
    assert not session.computer_moves


def test_an_impossible_position_changes_nothing() -> None:
    session = session_at(HOG)
    wrong = record_at(PositionLine(SPECS["hog"], SPECS["hog"].parse_line("104-0", "")))
    with pytest.raises(NotationError):
        session.set_up(wrong, session.seats)
    assert (text_of(session), session.undoable) == (HOG, 0)


def test_the_line_of_a_game_that_is_over_is_that_before_its_last_move() -> None:
    session = session_at("hog 0-99 | goal=100")
    set_up(session, "hog 99-0")
    session.play(RollDice(1))
    assert (session.is_over, text_of(session), session.undoable) == (True, "hog 99-0", 1)


def test_hints_and_leaving_do_not_change_the_record() -> None:
    session = session_at(HOG)
    before = session.record
    session.take_hint()
    session.leave("2026-11-30T00:00:00Z")
    assert session.record == before


@pytest.mark.parametrize("game", LINES)
def test_weighed_choices_are_those_of_the_coach(game: str) -> None:
    line, coach = read_position(LINES[game]), load_coach(game)
    against = coach.against_names(line.players or ("",) * line.state.seats)
    choices = coach.evaluate(line.state, against)
    assert [each.value for each in weighed(LINES[game]).choices] == [each.value for each in choices]


def test_two_positions_are_compared_choice_by_choice() -> None:
    lines = "hazard won 2", "hazard won 3"
    pinned, here = map(weighed, lines)
    before = {each.name: each.value for each in pinned.choices}
    words, change = here.unit.read_value_words, here.unit.change_words
    assert [(row.name, row.pinned, row.here, row.difference) for row in compared(lines)] == [
        (each.name, words(before[each.name]), words(each.value), change(each.value - before[each.name]))
        for each in here.choices
    ]


def test_a_choice_of_only_one_position_has_blanks() -> None:
    rows = compared(
        (
            "poker-dice bankroll 80, hands 2, dice 6 6 6 6 1",
            "poker-dice bankroll 80, hands 2, dice 5 5 5 5 1",
        )
    )
    only_pinned = [row for row in rows if row.pinned and not row.here]
    only_here = [row for row in rows if row.here and not row.pinned]
    assert only_pinned
    assert only_here
    assert all(row.difference == "" for row in (*only_pinned, *only_here))


def test_games_of_two_kinds_have_no_choice_in_common() -> None:
    rows = compared((HOG, "hazard won 2"))
    assert all(not (row.pinned and row.here) for row in rows)


def test_a_choice_of_a_position_makes_an_exercise_without_a_choice_made() -> None:
    exercise = exercise_in(HOG)
    coach = load_coach("hog")
    best = coach.evaluate(read_position(HOG).state, ("", "final"))[0].move
    assert (exercise.best.move, exercise.own_choice, exercise.against) == (best, None, ("", "final"))


@pytest.mark.parametrize("line", ["hazard won 0, main 7", "poker-dice bankroll 80"])
def test_a_position_without_a_choice_makes_no_exercise(line: str) -> None:
    with pytest.raises(NotationError, match="no choice to practice"):
        exercise_in(line)
