"""Games with dice from the kitchen table: a person throws them and types in what they show."""

from typing import Any

import pytest

from dicedesk.coach.review import review
from dicedesk.core.errors import BadRollError, IllegalMoveError, NotationError
from dicedesk.core.fair.verify import differences
from dicedesk.core.game import Move
from dicedesk.core.record import parse_record
from dicedesk.core.words import Name
from dicedesk.features.history.games import summary_of
from dicedesk.games.catalogue import GAMES, SPECS, load_coach
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.poker_dice.prompt import hand_words
from dicedesk.games.poker_dice.rules import PlayHand, Reroll
from dicedesk.play.game_session import GameSession
from dicedesk.play.game_table import GameTable
from dicedesk.play.ports.game_summary import GameStanding
from dicedesk.play.ports.store import ForgetfulStore
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from dicedesk.play.typed_dice import has_typed_dice, parse_faces, throw_words
from tests.fakes.clock import StandingClock

YOU, ANN = Name("You", is_you=True), Name("Ann")
MOST_MOVES = 12


def table_of(game: str, store: ForgetfulStore) -> GameTable[Any]:
    return GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)


def begun(game: str, store: ForgetfulStore) -> GameSession[Any]:
    table = table_of(game, store)
    table.choose_dice(are_typed=True)
    return table.begin(GAMES[game].prompt.defaults())


def two_people(store: ForgetfulStore) -> GameSession[Any]:
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    table.choose_dice(are_typed=True)
    return table.new_session(HogSeating(PERSON, PERSON), "home")


def some_faces(dice: int) -> tuple[int, ...]:
    return (2, 5, 6, 1, 3, 4, 2, 5, 6, 1)[:dice]


def move_on(session: GameSession[Any]) -> None:
    """Makes the next move of whoever is to move, with faces that somebody typed."""
    move = session.computer_move or throwing_move(session)
    session.play(move, some_faces(session.state.dice_for(move)))


def throwing_move(session: GameSession[Any]) -> Move:
    """One that throws dice, where there is one."""
    moves: tuple[Move, ...] = session.state.legal_moves()
    return next((move for move in moves if session.state.dice_for(move)), moves[0])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_with_typed_faces_and_its_record_says_so(game: str) -> None:
    session = begun(game, ForgetfulStore())
    while not session.is_over and len(session.history) < MOST_MOVES:
        move_on(session)
    assert session.record.tag("Dice") == "scripted"
    assert session.record.tag("Seal") is None
    thrown = [played for played in session.history if played.faces]
    assert thrown
    assert all(played.faces == some_faces(len(played.faces)) for played in thrown)


@pytest.mark.parametrize("game", GAMES)
def test_it_goes_on_after_a_restart_with_typed_faces(game: str) -> None:
    store = ForgetfulStore()
    session = begun(game, store)
    for _ in range(3):
        move_on(session)
    resumed = table_of(game, store).last_session()
    assert resumed is not None
    assert (has_typed_dice(resumed), resumed.record.to_text()) == (True, session.record.to_text())
    if not resumed.is_over:
        move_on(resumed)
        assert len(resumed.history) == len(session.history) + 1


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_reviews_it(game: str) -> None:
    session = begun(game, ForgetfulStore())
    while not session.is_over and len(session.history) < MOST_MOVES:
        move_on(session)
    found = review(parse_record(session.record.to_text(), SPECS), load_coach(game))
    assert len(found.moves) > 0


@pytest.mark.parametrize("faces", [(), (1,), (1, 2, 3), (0, 1), (7, 1)])
def test_other_faces_than_the_throw_has_leave_no_trace(faces: tuple[int, ...]) -> None:
    store = ForgetfulStore()
    session = two_people(store)
    before = session.record.to_text()
    with pytest.raises(BadRollError):
        session.play(RollDice(2), faces)
    kept = store.newest("hog")
    assert kept is not None
    assert (session.record.to_text(), kept.record) == (before, before)


def test_a_refused_move_takes_no_faces() -> None:
    session = begun("poker-dice", ForgetfulStore())
    with pytest.raises(IllegalMoveError):
        session.play(Reroll((1,)), (3,))


def test_no_faces_can_be_typed_where_the_program_throws() -> None:
    store = ForgetfulStore()
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    session = table.new_session(HogSeating(PERSON, PERSON), "home")
    with pytest.raises(BadRollError, match="The program rolls"):
        session.play(RollDice(2), (6, 6))
    assert not session.history


def test_the_computers_dice_are_typed_too() -> None:
    session = begun("hog", ForgetfulStore())
    assert session.computer_move is None
    session.play(RollDice(0))
    move = session.computer_move
    assert isinstance(move, RollDice)
    with pytest.raises(BadRollError):
        session.play_computer()
    played = session.play_computer((3,) * move.count)
    assert (played.move, played.faces) == (move, (3,) * move.count)


def test_a_typing_error_is_undone_and_other_faces_are_typed() -> None:
    session = two_people(ForgetfulStore())
    session.play(RollDice(2), (6, 6))
    session.undo()
    session.play(RollDice(2), (6, 5))
    assert session.record.own_faces == (6, 5)


def test_what_was_undone_is_redone_with_the_faces_that_were_typed() -> None:
    session = two_people(ForgetfulStore())
    session.play(RollDice(2), (6, 6))
    session.undo()
    session.redo()
    session.play(RollDice(3), (2, 2, 3))
    assert session.record.own_faces == (6, 6, 2, 2, 3)


def test_it_is_practice_and_never_a_best_score() -> None:
    store = ForgetfulStore()
    table = HazardGameTable(store, StandingClock(), SettingsKeeper(store))
    table.choose_dice(are_typed=True)
    session = table.new_session((PERSON,))
    spec = session.record.spec
    while not session.is_over:
        move = session.state.legal_moves()[0]
        session.play(move, (4, 4) if session.state.dice_for(move) else ())
        if len(session.history) > MOST_MOVES:
            break
    assert (session.is_casual, table.best, spec.id) == (True, None, "hazard")


def test_what_is_proved_of_it() -> None:
    session = two_people(ForgetfulStore())
    session.play(RollDice(2), (6, 6))
    assert differences(session.record) == (
        "These are real dice, typed in by hand; nothing can prove what they showed.",
    )


def test_the_history_knows_it_and_one_that_nobody_played_is_not_listed() -> None:
    store = ForgetfulStore()
    session = two_people(store)
    unplayed = store.newest("hog")
    session.play(RollDice(2), (6, 6))
    session.leave("2026-11-22T10:00:00Z")
    left = store.newest("hog")
    assert unplayed is not None
    assert left is not None
    assert summary_of(unplayed).standing is GameStanding.UNPLAYED
    assert (summary_of(left).standing, summary_of(left).seal) == (GameStanding.CASUAL, "scripted")


def test_the_next_game_has_the_same_kind_of_dice_until_another_is_chosen() -> None:
    store = ForgetfulStore()
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    seating, kinds = HogSeating(PERSON, PERSON), []
    for chosen in (None, True, None, False, None):
        if chosen is not None:
            table.choose_dice(are_typed=chosen)
        kinds.append(has_typed_dice(table.new_session(seating, "home")))
    assert kinds == [False, True, True, False, False]


def test_a_game_that_goes_on_from_it_has_sealed_dice() -> None:
    store = ForgetfulStore()
    session = two_people(store)
    session.play(RollDice(2), (6, 6))
    table = HogGameTable(store, StandingClock(), SettingsKeeper(store))
    on = table.go_on_from(session.record)
    assert not has_typed_dice(on)
    assert on.play(RollDice(3)).faces


@pytest.mark.parametrize(("text", "dice"), [("2 5 6", 3), ("2,5, 6", 3), ("256", 3), ("", 0)])
def test_faces_are_read_as_people_write_them(text: str, dice: int) -> None:
    assert parse_faces(text, dice) == (2, 5, 6)[:dice]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("2 5", "1 die is missing."),
        ("2", "2 dice are missing."),
        ("2 5 6 1", "This roll has 3 dice."),
        ("2 5 7", "A die shows 1 to 6: type the faces, such as 2 5 6."),
        ("x", "A die shows 1 to 6: type the faces, such as 2 5 6."),
    ],
)
def test_other_texts_are_told(text: str, told: str) -> None:
    with pytest.raises(NotationError, match=told):
        parse_faces(text, 3)


@pytest.mark.parametrize(
    ("name", "dice", "words"),
    [
        (YOU, 1, "Roll 1 die and type what it shows"),
        (YOU, 4, "Roll 4 dice and type what they show"),
        (ANN, 1, "Roll 1 die for Ann and type what it shows"),
        (ANN, 2, "Roll 2 dice for Ann and type what they show"),
    ],
)
def test_it_is_said_how_many_are_thrown_and_for_whom(name: Name, dice: int, words: str) -> None:
    assert throw_words(name, RollDice(dice), dice) == words


@pytest.mark.parametrize(
    ("name", "move", "dice", "words"),
    [
        (YOU, PlayHand(), 5, "Roll 5 dice and type what they show"),
        (YOU, Reroll((2,)), 1, "Re-roll die 2 and type what it shows"),
        (YOU, Reroll((2, 5)), 2, "Re-roll dice 2, 5 and type what they show, in this order"),
        (ANN, Reroll((2,)), 1, "Re-roll die 2 for Ann and type what it shows"),
        (ANN, Reroll((2, 5)), 2, "Re-roll dice 2, 5 for Ann and type what they show, in this order"),
    ],
)
def test_of_a_hand_it_is_said_which_dice_are_thrown_again(
    name: Name, move: Move, dice: int, words: str
) -> None:
    assert hand_words(name, move, dice) == words


def test_every_game_asks_for_a_throw_in_a_terminal() -> None:
    asked = {}
    for game in GAMES:
        session = begun(game, ForgetfulStore())
        while not session.state.dice_for(move := throwing_move(session)):
            session.play(move)
        asked[game] = str(GAMES[game].prompt.throw(session, move))
    assert all(words.startswith("Roll") for words in asked.values())
