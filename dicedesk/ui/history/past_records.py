"""What can be done with the records of games that are chosen in the history."""

from collections.abc import Sequence
from typing import Any

from dicedesk.core.errors import GameError
from dicedesk.core.fair.verify import differences, fair_words
from dicedesk.core.record import Record, parse_record
from dicedesk.core.words import tr, trn
from dicedesk.games.registry import GAMES
from dicedesk.ports.past_games import PastGame, PastGames
from dicedesk.session.story import Story, story_of


class GoneError(Exception):
    """The game is not in the store any more, or it cannot be read; carries a sentence for a person."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class PastRecords:
    """Reads records from the store. It raises StoreError too."""

    def __init__(self, past: PastGames) -> None:
        """Takes the games that were ever played."""
        self._past = past

    def text(self, game: PastGame) -> str:
        """The record as text. Raises GoneError."""
        kept = self._past.game(game.number)
        if kept is None:
            raise GoneError(tr("This game is no longer in the history."))
        return kept.record

    def story(self, game: PastGame) -> Story:
        """What happened in the game. Raises GoneError."""
        record = self._record(game)
        try:
            return story_of(record)
        except GameError as error:
            raise GoneError(error.sentence) from None

    def check(self, games: Sequence[PastGame]) -> str:
        """What the dice of these games prove: of one what speaks against them, of several how many are sound."""
        found = [self._found(game) for game in games]
        sound = sum(is_sound for is_sound, _ in found)
        if len(found) == 1:
            return found[0][1]
        if sound == len(found):
            return trn("The dice of the game check out.", "The dice of all {count} games check out.", sound)
        first = next(sentence for is_sound, sentence in found if not is_sound)
        return trn(
            "Of {all} games, the dice of 1 check out. The first that does not: {reason}",
            "Of {all} games, the dice of {count} check out. The first that does not: {reason}",
            sound,
            all=len(found),
            reason=first,
        )

    def _found(self, game: PastGame) -> tuple[bool, str]:
        try:
            record = self._record(game)
            wrong = differences(record)
        except GameError as error:
            return False, error.sentence
        except GoneError as error:
            return False, error.sentence
        return not wrong, wrong[0] if wrong else fair_words(record)

    def _record(self, game: PastGame) -> Record[Any]:
        try:
            return parse_record(self.text(game), GAMES)
        except GameError as error:
            raise GoneError(error.sentence) from None
