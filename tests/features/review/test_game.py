"""A record with its review, as people read it."""

import dataclasses
from fractions import Fraction

import pytest

from dicedesk.coach.exact import ExactCoach
from dicedesk.coach.unit import Unit
from dicedesk.core.errors import NotationError
from dicedesk.core.fair.open_dice import SharedDice
from dicedesk.core.fair.sealed import SealedDice
from dicedesk.core.record import Record
from dicedesk.features.review.game import explained, reviewed_game
from dicedesk.games.catalogue import GAMES
from dicedesk.games.hazard.rules import HAZARD, ChooseMain
from dicedesk.games.hog.rules import HOG, HogState, RollDice
from dicedesk.games.hog.unit import UNIT as HOG_UNIT
from dicedesk.games.poker_dice.rules import POKER_DICE, Hold, PlayHand, Quit

OPEN = "This game is not finished; the review covers the moves so far."
PEOPLE = "In a game between two people, the review assumes perfect play from each position."


def game(players: tuple[str, str], *turns: tuple[int, ...]) -> Record:
    record = Record(HOG, (("Rules", "goal=10"), ("Player0", players[0]), ("Player1", players[1])))
    for faces in turns:
        record = record.with_play(RollDice(len(faces)), faces)
    return record


def test_a_game_against_a_computer_player_is_told_by_names() -> None:
    reviewed = reviewed_game(game(("You", "final"), (4, 3), (1,), (6,)))
    assert [sentences[0].split()[0] for sentences in reviewed.player_sentences] == ["You", "Final"]
    assert reviewed.player_sentences[0][0].endswith("and you ended at 100.0%.")
    assert reviewed.notes == ()


def test_what_is_assumed_and_what_is_missing_is_said() -> None:
    assert reviewed_game(game(("Ann", "Player 2"), (4, 3))).notes == (OPEN, PEOPLE)


def test_a_game_from_a_position_says_where_it_began() -> None:
    record = game(("You", "final")).with_tags((("Position", "3-4"),))
    assert reviewed_game(record.with_play(RollDice(1), (2,))).notes == (
        "Casual game from a position: 3-4.",
        OPEN,
    )


def test_casters_of_hazard_do_not_meet_and_need_no_note_on_each_other() -> None:
    record = Record(HAZARD, (("Rules", "casters=2"), ("Player0", "changer"), ("Player1", "Ann")))
    reviewed = reviewed_game(record.with_play(ChooseMain(5), ()))
    assert [str(name) for name in reviewed.names] == ["Superstitious caster", "Ann"]
    assert reviewed.notes == (OPEN,)
    assert reviewed.player_sentences[0][0] == (
        "Superstitious caster: start 2.889 rounds, dice 0.000, choices −0.001, now 2.888 rounds."
    )


def test_what_hands_mean_is_said_of_poker_dice() -> None:
    record = Record(POKER_DICE).with_play(PlayHand(), (5, 5, 5, 5, 5)).with_play(Hold(), ())
    reviewed = reviewed_game(record.with_play(Quit(), ()))
    assert reviewed.notes == ("Fewer hands are better; a missed award counts as 100 hands.",)
    assert [str(name) for name in reviewed.names] == ["You"]
    assert reviewed.player_sentences[0][0] == (
        "You: 101 hands, par is 26. The dice saved you 5 hands. Your choices cost 80 hands."
    )


class LeadCoach(ExactCoach[HogState, RollDice]):
    """Values a position by the lead, and gives no reasons of its own."""

    @property
    def unit(self) -> Unit:
        return HOG_UNIT

    def value(self, state: HogState, seat: int) -> Fraction:
        return Fraction(state.scores[seat] - state.scores[1 - seat])


def test_a_reason_that_two_choices_share_is_given_once() -> None:
    reviewed = explained(reviewed_game(game(("Ann", "Bob"), (1,) * 10)), LeadCoach())
    assert reviewed.reasons == {1: ("The average over all rolls, with best play after each.",)}


def test_people_without_a_name_are_numbered() -> None:
    reviewed = reviewed_game(Record(HOG))
    assert [str(name) for name in reviewed.names] == ["Player 1", "Player 2"]


def test_a_game_of_a_challenge_without_a_roll_is_not_said_to_have_other_dice() -> None:
    reviewed = reviewed_game(Record(HOG, SharedDice(SealedDice(bytes(32), "game-1")).opening_tags()))
    assert not any("seal" in str(note) for note in reviewed.notes)
    assert str(reviewed.dice) == "No dice were rolled, so there is nothing to check."


@pytest.mark.parametrize(
    ("is_true", "notes"), [(True, ()), (False, ("The dice in this record do not match its seal.",))]
)
def test_dice_that_were_not_sealed_so_are_noted(is_true: bool, notes: tuple[str, ...]) -> None:
    dice = SealedDice(bytes(range(32)), "game-1")
    record = game(("You", "final")).with_tags((("Id", "game-1"), *dice.opening_tags()))
    roller = dice.roller(0)
    state = record.first_state()
    while state.outcome() is None:
        faces = roller.roll(2)
        record, state = record.with_play(RollDice(2), faces), state.apply(RollDice(2), faces).state
    record = record.with_tags(dice.closing_tags())
    if not is_true:
        first = record.plays[0]
        other = dataclasses.replace(first, faces=tuple(reversed([7 - face for face in first.faces])))
        record = dataclasses.replace(record, plays=(other,))
    found = reviewed_game(record).notes
    assert tuple(note for note in found if note != OPEN) == notes


def test_a_game_without_a_coach_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    without = dataclasses.replace(GAMES["hog"], unit=None, coach=None)
    monkeypatch.setattr("dicedesk.features.review.game.GAMES", {"hog": without})
    with pytest.raises(NotationError, match="there is no coach for Hog"):
        reviewed_game(Record(HOG))
