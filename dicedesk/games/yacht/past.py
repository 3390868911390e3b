"""What the history shows of a finished game of Yacht."""

from typing import Any

from dicedesk.core.record import Record
from dicedesk.core.words import Sentence, tr, trn
from dicedesk.games.yacht.boxes import Sheet
from dicedesk.games.yacht.players import YACHT_PLAYERS
from dicedesk.games.yacht.rules import Score, YachtState
from dicedesk.games.yacht.telling import points_words
from dicedesk.play.past import BestFigure, Scored, ScorePast, WalkedGame
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.seats import numbered, only_person_in, people_in, person_called

_ALONE: dict[str, Sheet] = {"": Sheet.YACHT} | {sheet.value: sheet for sheet in Sheet}
"""The sheets of games alone, as the history names them."""

_DUEL = 2


class YachtPast(ScorePast):
    """A single player has a number of points; among several, the only person has won, lost or tied."""

    players = YACHT_PLAYERS

    @property
    def best(self) -> BestFigure:
        """The most points of the person in a finished game with the sheet of Yacht."""
        return BestFigure(tr("Most points"), points_words, self._points_of_person)

    def opponent(self, record: Record[Any]) -> str:
        """The other of two players, or their number; the sheet of a game alone, "" for that of Yacht."""
        state = record.first_state()
        if state.seats == 1:
            return "" if state.sheet is Sheet.YACHT else state.sheet.value
        if state.seats > _DUEL:
            return str(state.seats)
        place = 1 - (only_person_in(record, _DUEL, YACHT_PLAYERS) or 0)
        return record.tag(f"Player{place}") or numbered(place)

    def opponent_words(self, opponent: str) -> str:
        """The title of a sheet or of a computer player, a person's name, or the number of players."""
        if opponent in _ALONE:
            return _ALONE[opponent].title
        if YACHT_PLAYERS.has(opponent):
            return YACHT_PLAYERS.title(opponent)
        if opponent.isdecimal():
            return trn("1 player", "{count} players", int(opponent))
        return person_called(opponent).name.text

    def result_words(self, summary: GameSummary) -> Sentence:
        if summary.opponent not in _ALONE:
            return super().result_words(summary)
        if summary.standing is GameStanding.LEFT:
            return trn("Left at 1 point", "Left at {count} points", summary.score)
        return points_words(summary.score)

    def told_of(self, name: str, scored: Scored, seats: int) -> Sentence:
        if seats > 1:
            return super().told_of(name, scored, seats)
        if scored.result is GameResult.OPEN:
            return trn("{name} left at 1 point", "{name} left at {count} points", scored.score, name=name)
        return trn("{name} scored 1 point", "{name} scored {count} points", scored.score, name=name)

    def length(self, record: Record[Any]) -> int:
        return sum(isinstance(play.move, Score) for play in record.plays)

    def length_words(self, length: int) -> Sentence:
        return trn("1 turn", "{count} turns", length)

    def _points_of_person(self, game: WalkedGame) -> int | None:
        is_full = game.state.sheet is Sheet.YACHT and game.state.outcome() is not None
        return self.score_of_person(game) if is_full else None


def best_score(record: Record[Any], state: YachtState) -> int | None:
    """The most points of a person in a finished game with the sheet of Yacht; None for any other game."""
    if state.sheet is not Sheet.YACHT or state.outcome() is None:
        return None
    return max((state.scores[place] for place in people_in(record, state.seats, YACHT_PLAYERS)), default=None)
