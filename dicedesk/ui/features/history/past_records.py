"""What can be done with the records of games that are chosen in the history."""

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import Any

from dicedesk.core.errors import GameError
from dicedesk.core.fair.verify import differences, fair_words, is_provable
from dicedesk.core.record import Record, parse_record
from dicedesk.features.history.summaries import title_words
from dicedesk.features.story import Story, story_of
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.past_games import PastGame, PastGames
from dicedesk.ui.base.words import in_sentences, moment, shown, tr, trn

_NAMED = 5
"""So many games that do not check out are named."""


class _Proof(Enum):
    """What the dice of a game prove."""

    TRUE = "true"
    FALSE = "false"
    NONE = "none"


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
        """What the dice of these games prove: of one what speaks against them, of several how many are sound.

        Games that cannot prove anything, such as those with one's own dice, are counted apart. Of those that do not
        check out the first few are named.
        """
        found = [(game, *self._found(game)) for game in games]
        if len(found) == 1:
            return found[0][2]
        counts = Counter(proof for _, proof, _ in found)
        sound, unproved = counts[_Proof.TRUE], counts[_Proof.NONE]
        if sound == len(found):
            return trn("The dice of the game check out.", "The dice of all {count} games check out.", sound)
        false = [(game, shown(reason)) for game, proof, reason in found if proof is _Proof.FALSE]
        return in_sentences(
            trn(
                "Of {all} games, the dice of 1 check out.",
                "Of {all} games, the dice of {count} check out.",
                sound,
                all=len(found),
            ),
            trn(
                "1 cannot be proved: its dice have no seal, or its seed is not revealed.",
                "{count} cannot be proved: their dice have no seal, or their seeds are not revealed.",
                unproved,
            )
            if unproved
            else "",
            trn("1 does not check out:", "{count} do not check out:", len(false)) if false else "",
            *(
                tr(
                    "{game}, {date}: {reason}",
                    game=title_words(game.summary),
                    date=_date(game),
                    reason=reason,
                )
                for game, reason in false[:_NAMED]
            ),
        )

    def _found(self, game: PastGame) -> tuple[_Proof, str]:
        try:
            record = self._record(game)
            wrong = differences(record)
        except GameError as error:
            return _Proof.FALSE, error.sentence
        except GoneError as error:
            return _Proof.FALSE, error.sentence
        if not wrong:
            return _Proof.TRUE, fair_words(record)
        return _Proof.FALSE if is_provable(record) else _Proof.NONE, wrong[0]

    def _record(self, game: PastGame) -> Record[Any]:
        try:
            return parse_record(self.text(game), GAMES)
        except GameError as error:
            raise GoneError(error.sentence) from None


def _date(game: PastGame) -> str:
    return moment(game.summary.begun) if game.summary.begun else tr("date unknown")
