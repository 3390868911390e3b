"""What is said of a game of Hazard: each throw, how a turn ended, and games of the past."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from dicedesk.core.dice import Roll
from dicedesk.core.game import Move, Played
from dicedesk.core.persistent_list import Fold, PersistentList
from dicedesk.core.record import Record
from dicedesk.core.words import Name, Sentence, tr, trn
from dicedesk.games.hazard.players import HAZARD_PLAYERS
from dicedesk.games.hazard.rules import (
    ChanceEstablished,
    ChooseMain,
    DicePassed,
    HazardState,
    RoundLost,
    RoundWon,
    Throw,
)
from dicedesk.play.narrator import Tone
from dicedesk.play.past import BestFigure, Scored, WalkedGame, score_words
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import PERSON, player_in

Names = Sequence[Name]
"""The casters' names, by seat."""


class HazardNarrator:
    """Tells of a game of Hazard: a line for each main and each throw."""

    def lines_in(self, played: Played[HazardState]) -> int:
        """Always 1."""
        return 1

    def line(self, played: Played[HazardState], names: Names, place: int) -> Sentence:
        """What the move came to, and what comes next."""
        return caption_of(played, names)

    def choice(self, state: HazardState, move: Move) -> Sentence:
        """The main, or that the dice are thrown."""
        return tr("Main {main}", main=move.main) if isinstance(move, ChooseMain) else tr("Throw")

    def milestone(self, played: Played[HazardState], names: Names) -> Sentence | None:
        """A round that was decided, with the dice that were passed or the end of the game."""
        is_decided = any(isinstance(event, RoundWon | RoundLost) for event in played.step.events)
        return caption_of(played, names) if is_decided else None

    def result_line(self, last: Played[HazardState], names: Names) -> Sentence:
        """The rounds won of one caster, or who won among several."""
        return result_line(last.step.state, names)


@dataclass(frozen=True)
class RoundRow:
    """One throw as a row of the log: whose it was, in which of the caster's rounds (from 1), and what it did."""

    seat: int
    round: int
    main: int
    faces: Roll
    result: Sentence
    notes: Sentence
    tone: Tone

    @property
    def roll(self) -> int:
        """The sum of the dice."""
        return sum(self.faces)


def turn_after(rows: PersistentList[RoundRow], played: Played[HazardState]) -> PersistentList[RoundRow]:
    """The rows of the caster who threw last, when `rows` were those before this move."""
    if not isinstance(played.move, Throw):
        return rows
    row = _row(played)
    return rows.followed_by(row) if rows and rows[-1].seat == row.seat else PersistentList([row])


TURN = Fold(PersistentList[RoundRow](), turn_after)
"""The rows of the turn of whoever threw last."""


def caption_of(played: Played[HazardState], names: Names) -> Sentence:
    """The line under the dice: what the move came to, and what comes next."""
    name = names[played.before.seat]
    if isinstance(played.move, ChooseMain):
        if name.is_you:
            return tr("Main {main}: now throw", main=played.move.main)
        return tr("{name} calls main {main}", name=name, main=played.move.main)
    events = {type(event) for event in played.step.events}
    if DicePassed in events:
        return _passed_line(played, names)
    if RoundWon in events:
        return _won_line(played, name)
    if RoundLost in events:
        return _lost_line(played, name)
    if ChanceEstablished in events:
        main = played.before.main
        return tr(
            "{throw} is the chance: throw it again to win; {main} loses",
            throw=_throw_words(played),
            main=main,
        )
    return tr("{throw} matches neither the chance nor the main: throw again", throw=_throw_words(played))


def result_line(state: HazardState, names: Names) -> Sentence:
    """How a game that is over ended: the rounds won of one caster, or who won among several."""
    scores, best = state.scores, max(state.scores)
    if len(scores) == 1:
        won = rounds_won_words(best)
        if names[0].is_you:
            return tr("Your turn at the dice: {rounds}.", rounds=won)
        return tr("{name}'s turn at the dice: {rounds}.", name=names[0], rounds=won)
    if best == 0:
        return tr("A tie: nobody won a round.")
    winners = [names[seat] for seat, score in enumerate(scores) if score == best]
    if len(winners) > 1:
        return trn(
            "A tie: {names} won 1 round each.",
            "A tie: {names} won {count} rounds each.",
            best,
            names=_listed(winners),
        )
    lead = best - sorted(scores)[-2]
    if winners[0].is_you:
        return trn(
            "You win with 1 round, ahead by {lead}.",
            "You win with {count} rounds, ahead by {lead}.",
            best,
            lead=lead,
        )
    return trn(
        "{name} wins with 1 round, ahead by {lead}.",
        "{name} wins with {count} rounds, ahead by {lead}.",
        best,
        name=winners[0],
        lead=lead,
    )


def rounds_won_words(count: int) -> Sentence:
    """A number of rounds won in words that fit it."""
    return trn("1 round won", "{count} rounds won", count)


def _row(played: Played[HazardState]) -> RoundRow:
    before, events = played.before, {type(event) for event in played.step.events}
    is_come_out = before.chance is None
    if RoundWon in events:
        said = tr("Wins"), tr("Come-out roll") if is_come_out else tr("Throw matches chance"), Tone.GOOD
    elif RoundLost in events:
        said = tr("Loses"), tr("Come-out roll") if is_come_out else tr("Throw matches main"), Tone.BAD
    elif is_come_out:
        note = tr("Come-out roll: the chance is {chance}", chance=sum(played.faces))
        said = tr("Continues"), note, Tone.BRIGHT
    else:
        said = tr("Continues"), tr("Does not match main or chance"), Tone.PLAIN
    number = before.rounds_won + before.rounds_lost + 1
    return RoundRow(before.seat, number, _main_of(before), played.faces, *said)


def _won_line(played: Played[HazardState], name: Name) -> Sentence:
    reason = _reason(played)
    if name.is_you:
        return tr("{reason}: you win the round", reason=reason)
    return tr("{reason}: {name} wins the round", reason=reason, name=name)


def _lost_line(played: Played[HazardState], name: Name) -> Sentence:
    reason = _reason(played)
    if name.is_you:
        return tr("{reason}: you lose the round", reason=reason)
    return tr("{reason}: {name} loses the round", reason=reason, name=name)


def _passed_line(played: Played[HazardState], names: Names) -> Sentence:
    reason, won, after = _reason(played), played.before.rounds_won, played.step.state
    if after.outcome() is not None:
        return trn(
            "{reason}. Second loss in a row: the turn ends with 1 round won",
            "{reason}. Second loss in a row: the turn ends with {count} rounds won",
            won,
            reason=reason,
        )
    return tr(
        "{reason}. Second loss in a row: {rounds}, and the dice pass to {name}",
        reason=reason,
        name=_object(names[after.seat]),
        rounds=rounds_won_words(won),
    )


def _reason(played: Played[HazardState]) -> Sentence:
    before, total, throw = played.before, sum(played.faces), _throw_words(played)
    if total == before.main:
        return tr("{throw} is the main", throw=throw)
    if total == before.chance:
        return tr("{throw} is the chance", throw=throw)
    return tr("{throw} on the come-out roll with main {main}", throw=throw, main=before.main)


def _main_of(state: HazardState) -> int:
    assert state.main is not None  # noqa: S101 (nobody throws without a main)
    return state.main


def _throw_words(played: Played[HazardState]) -> Sentence:
    first, second = played.faces
    return tr("{first} + {second} = {total}", first=first, second=second, total=first + second)


def _listed(names: list[Name]) -> Sentence:
    first, *between, last = names
    listed: Name | Sentence = first
    for name in between:
        listed = tr("{names}, {next}", names=listed, next=name)
    return tr("{names} and {last}", names=listed, last=last)


def _object(name: Name) -> str:
    return tr("you", "who won") if name.is_you else name.text


class HazardPast:
    """One caster alone has won so many rounds; among several, a person who is the only one has won or lost."""

    @property
    def best(self) -> BestFigure:
        """The most rounds that the person won in a turn at the dice."""
        return BestFigure(tr("Most rounds in a turn"), rounds_won_words, _rounds_of_person, kept=best_turn)

    @property
    def throws_pairs(self) -> bool:
        """Each throw is of two dice."""
        return True

    def opponent(self, record: Record[Any]) -> str:
        """The number of casters; "" for one alone."""
        casters = record.first_state().seats
        return "" if casters == 1 else str(casters)

    def scored(self, record: Record[Any], state: HazardState) -> Scored:
        """The person's rounds, the most that anybody else won, and the number of throws."""
        people = _people(record, state)
        own = people[0] if people else 0
        score, others = state.scores[own], [*state.scores[:own], *state.scores[own + 1 :]]
        best = max(others, default=0)
        throws = sum(1 for play in record.plays if play.faces)
        return Scored(_result(state, score, best, is_one=len(people) == 1), score, best, throws)

    def opponent_words(self, opponent: str) -> Sentence:
        """How many casters there are."""
        return trn("1 caster", "{count} casters", int(opponent))

    def result_words(self, summary: GameSummary) -> Sentence:
        """The rounds of one alone, or who won among several."""
        if summary.opponent:
            return score_words(summary)
        if summary.standing is GameStanding.LEFT:
            return trn("Left at 1 round", "Left at {count} rounds", summary.score)
        return rounds_won_words(summary.score)

    def length_words(self, length: int) -> Sentence:
        """The throws of the dice."""
        return trn("1 throw", "{count} throws", length)


def best_turn(record: Record[Any], state: HazardState) -> int | None:
    """The most rounds won in a turn that a person has finished; None where none was won."""
    finished = state.scores if state.outcome() is not None else state.turns
    people = _people(record, state)
    return max((rounds for place, rounds in enumerate(finished) if place in people), default=0) or None


def _people(record: Record[Any], state: HazardState) -> list[int]:
    return [place for place in range(state.seats) if player_in(record, place, HAZARD_PLAYERS) == PERSON]


def _rounds_of_person(game: WalkedGame) -> int | None:
    """None where another person plays, too, or none."""
    people = _people(game.record, game.state)
    return game.state.scores[people[0]] if len(people) == 1 else None


def _result(state: HazardState, score: int, best: int, *, is_one: bool) -> GameResult:
    if state.outcome() is None:
        return GameResult.OPEN
    if state.seats == 1 or not is_one:
        return GameResult.ENDED
    if score == best:
        return GameResult.TIED
    return GameResult.WON if score > best else GameResult.LOST
