"""A casual game that begins with the moves of another one and goes on with dice of its own."""

from dataclasses import replace

import pytest

from dicedesk.core.fair.verify import differences, false_dice, proved
from dicedesk.core.record import Record, parse_record
from dicedesk.features.history.games import summary_of
from dicedesk.games.catalogue import SPECS
from dicedesk.games.hazard.table import HazardGameTable
from dicedesk.games.hog.rules import RollDice
from dicedesk.games.hog.table import HogGameTable, HogSeating
from dicedesk.games.poker_dice.rules import Hold, PlayHand
from dicedesk.games.poker_dice.table import PokerDiceGameTable
from dicedesk.play.game_session import GameSession
from dicedesk.play.ports.clock import Clock
from dicedesk.play.ports.game_summary import GameStanding
from dicedesk.play.ports.store import ForgetfulStore, StoredGame
from dicedesk.play.seats import PERSON
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.dice import ScriptedDice

OTHER = """[Game "hog"]
[Rules "goal=100"]
[Player0 "Ann"]
[Player1 "Ben"]
[Home "1"]
[Id "2026-11-20T10:00:00Z-1a2b"]
[Dice "scripted"]
[Undone "3"]
[Left "2026-11-20T10:05:00Z"]
roll 2 : 6 5
roll 0
roll 3 : 2 2 3
"""
SEED = "5e" * 32


def other() -> Record:
    return parse_record(OTHER, SPECS)


@pytest.fixture
def store() -> ForgetfulStore:
    return ForgetfulStore()


def table(store: ForgetfulStore, clock: Clock | None = None) -> HogGameTable:
    return HogGameTable(store, clock or StandingClock(), SettingsKeeper(store))


@pytest.fixture
def game(store: ForgetfulStore) -> GameSession:
    """A game that goes on from the third move of another one."""
    return table(store).go_on_from(other())


def finished(game: GameSession) -> Record:
    while not game.is_over:
        game.play(RollDice(5))
    return game.record


def test_it_begins_where_the_other_game_stood(game: GameSession) -> None:
    assert (game.history, game.state) == (other().replay(), other().replay()[-1].step.state)
    assert [seat.name.text for seat in game.seats] == ["Ann", "Ben"]


def test_its_header_names_the_other_game_and_nothing_else_of_it(game: GameSession) -> None:
    tags = dict(game.record.tags)
    assert tags["From"] == "2026-11-20T10:00:00Z-1a2b move 3"
    assert (tags["Home"], tags["Dice"]) == ("1", "sealed/2")
    assert not {"Undone", "Left", "Seed"} & tags.keys()
    assert tags["Id"] != other().tag("Id")


def test_a_game_without_an_id_is_named_by_a_question_mark(store: ForgetfulStore) -> None:
    nameless = replace(other(), tags=(("Player0", "Ann"), ("Player1", "Ben")))
    assert table(store).go_on_from(nameless).record.tag("From") == "? move 3"


def test_it_is_practice_and_its_word_is_drawn_all_the_same(game: GameSession) -> None:
    assert (game.is_casual, game.takes_word) == (True, True)
    assert game.record.tag("Word")
    game.play(RollDice(1))
    assert not game.takes_word


def test_moves_that_were_taken_over_cannot_be_undone(game: GameSession) -> None:
    assert (game.is_untouched, game.undoable) == (True, 0)
    game.play(RollDice(1))
    assert (game.is_untouched, game.undo(), game.undo(), len(game.history)) == (False, 1, 0, 3)


def test_its_own_dice_are_proved_and_no_others(game: GameSession) -> None:
    record = finished(game)
    assert differences(record) == ()
    fair, _, origin, *_ = proved(record, is_over=True)
    dice = len(record.own_faces)
    assert dice == len(record.faces) - 5
    assert (
        fair
        == f"The seal and all {dice} dice after move 3 check out; the earlier moves belong to another game."
    )
    assert "continues another one (2026-11-20T10:00:00Z-1a2b move 3)" in origin


def test_a_game_of_which_no_die_is_sealed_proves_nothing(game: GameSession) -> None:
    game.leave("2026-11-24T10:00:00Z")
    assert differences(game.record) == (
        "This game continues another one (2026-11-20T10:00:00Z-1a2b move 3) and rolled no dice of its own, "
        "so it has no dice to check.",
    )
    assert false_dice(game.record, is_over=False) == ()


def test_a_changed_face_of_its_own_is_found(game: GameSession) -> None:
    record = finished(game)
    last = record.plays[-1]
    forged = record.without_last(1).with_play(last.move, (*last.faces[:-1], last.faces[-1] % 6 + 1))
    assert any("according to the seal" in found for found in differences(forged, is_over=True))


def test_more_moves_than_there_are_cannot_have_been_taken_over(game: GameSession) -> None:
    forged = finished(game).with_tags((("From", "other move 999"),))
    assert differences(forged) == ("The record continues from move 999, but has fewer moves.",)


def test_a_header_line_that_names_no_move_takes_nothing_over(game: GameSession) -> None:
    forged = finished(game).with_tags((("From", "another game"),))
    assert (forged.taken_over, forged.is_casual) == (0, True)
    assert differences(forged) != ()


def test_practice_with_undone_rolls_tells_both(game: GameSession) -> None:
    game.play(RollDice(2))
    game.undo()
    said = proved(finished(game), is_over=True)
    assert sum("Casual game" in sentence for sentence in said) == 2


def test_it_goes_on_at_the_next_start(store: ForgetfulStore, game: GameSession) -> None:
    game.play(RollDice(4))
    again = table(store).last_session()
    assert again is not None
    assert (again.record, again.undoable) == (game.record, 1)
    assert again.play(RollDice(3)) == game.play(RollDice(3))


def test_notes_on_moves_that_were_taken_over_stay_with_them(store: ForgetfulStore) -> None:
    noted = OTHER.replace("roll 2", "# played in the train\nroll 2").replace(
        "roll 0", "roll 0 # why?\n# why not?"
    )
    game = table(store).go_on_from(parse_record(noted, SPECS))
    game.play(RollDice(4))
    for record in (game.record, table(store).last_session().record):
        assert (record.note, [play.note for play in record.plays]) == ("", ["", "why?\nwhy not?", "", ""])
    assert finished(game).plays[1].note == "why?\nwhy not?"


def test_the_game_before_it_is_left(store: ForgetfulStore) -> None:
    seats = table(store)
    before = seats.new_session(HogSeating(PERSON, PERSON), "home")
    before.play(RollDice(1))
    seats.go_on_from(other())
    assert before.record.tag("Left") is not None


def test_the_history_calls_it_practice(game: GameSession) -> None:
    record = finished(game)
    kept = StoredGame.of_record("x", "hog", record.to_text(), SEED, ended=True)
    assert summary_of(kept).standing is GameStanding.CASUAL


def test_no_best_score_comes_of_it(store: ForgetfulStore) -> None:
    keeper = SettingsKeeper(store)
    hazard = parse_record('[Game "hazard"]\nmain 7\nthrow : 3 4\nmain 7\nthrow : 1 1\nmain 7\n', SPECS)
    casting = HazardGameTable(store, StandingClock(), keeper, lambda _: ScriptedDice((1, 1)))
    game = casting.go_on_from(hazard)
    game.play(SPECS["hazard"].parse_move("throw"))
    assert (game.is_over, casting.best) == (True, None)
    poker = parse_record('[Game "poker-dice"]\nhand : 1 1 1 1 1\n', SPECS)
    alone = PokerDiceGameTable(store, StandingClock(), keeper, lambda _: ScriptedDice((1,) * 500))
    hands = alone.go_on_from(poker)
    hands.play(Hold())
    while not hands.is_over:
        hands.play(Hold() if hands.state.in_hand else PlayHand())
    assert alone.best is None
