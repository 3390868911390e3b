"""What the history shows of a game, column by column."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt

from dicedesk.core.rollers import TYPED
from dicedesk.core.words import Sentence
from dicedesk.features.history.reviewing import lost_words, luck_words, whole_lost_words, whole_luck_words
from dicedesk.features.history.rows import NOT_THERE
from dicedesk.features.history.summaries import (
    length_words,
    opponent_words,
    result_words,
    standing_words,
    title_words,
)
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import PastGame, SortKey
from dicedesk.ui.base.tables.rows_model import Column
from dicedesk.ui.base.words import moment, shown, tr

NOTHING = "–"
"""Where there is nothing to say."""
_RIGHT = Qt.AlignmentFlag.AlignRight
SEALED, FALSE = "\N{CHECK MARK}", "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True)
class PastColumn:
    """A column of the history, by what it is sorted, None where it is not, and the colour of a game in it.

    Where there is little room, those columns go first of which `gives_way` is highest; 0 stays.
    """

    column: Column
    sort: SortKey | None
    token: Callable[[PastGame], str]
    gives_way: int = 0


def past_columns() -> tuple[PastColumn, ...]:
    """The columns from left to right."""
    return (
        PastColumn(Column(tr("Started"), text=_begun), SortKey.BEGUN, lambda _: "text_second"),
        PastColumn(Column(tr("Game"), text=_title), SortKey.GAME, lambda _: "text"),
        PastColumn(
            Column(tr("Against"), text=_opponent, spoken=_opponent_spoken), SortKey.OPPONENT, lambda _: "text"
        ),
        PastColumn(Column(tr("Result"), text=_result, tip=_result), SortKey.RESULT, _of_result),
        PastColumn(Column(tr("Length"), text=_length), SortKey.LENGTH, lambda _: "text_second"),
        PastColumn(
            Column(
                tr("Cost"),
                text=_lost,
                spoken=_lost_spoken,
                tip=_lost_spoken,
                spoken_title=tr("What your choices cost"),
                alignment=_RIGHT,
            ),
            SortKey.LOSS,
            lambda _: "text",
            gives_way=1,
        ),
        PastColumn(
            Column(tr("Luck"), text=_luck, spoken=_luck_spoken, tip=_luck_spoken, alignment=_RIGHT),
            SortKey.LUCK,
            _of_luck,
            gives_way=2,
        ),
        PastColumn(Column(tr("Status"), text=_standing), SortKey.STANDING, lambda _: "text_second"),
        PastColumn(
            Column(tr("Seal"), text=_seal, spoken=_seal_spoken, tip=_seal_spoken),
            None,
            lambda _: "text_second",
            gives_way=3,
        ),
    )


def begun_words(game: PastGame) -> str:
    """When the game was begun, as the column says it."""
    return moment(game.summary.begun) if game.summary.begun else NOTHING


def _begun(game: PastGame) -> str:
    return begun_words(game)


def _title(game: PastGame) -> str:
    return NOTHING if game is NOT_THERE else shown(title_words(game.summary))


def _opponent(game: PastGame) -> str:
    return shown(opponent_words(game.summary.game, game.summary.opponent)) or NOTHING


def _opponent_spoken(game: PastGame) -> str:
    return shown(opponent_words(game.summary.game, game.summary.opponent)) or tr("Nobody")


def _result(game: PastGame) -> str:
    return shown(result_words(game.summary))


def _length(game: PastGame) -> str:
    return shown(length_words(game.summary)) or NOTHING


def _lost(game: PastGame) -> str:
    return _words(lost_words(game.summary)) or NOTHING


def _lost_spoken(game: PastGame) -> str:
    return _words(whole_lost_words(game.summary)) or tr("Not reviewed")


def _luck(game: PastGame) -> str:
    return _words(luck_words(game.summary)) or NOTHING


def _luck_spoken(game: PastGame) -> str:
    return _words(whole_luck_words(game.summary)) or tr("Not reviewed")


def _words(words: Sentence | None) -> str:
    return "" if words is None else shown(words)


def _standing(game: PastGame) -> str:
    return shown(standing_words(game.summary.standing))


def _seal(game: PastGame) -> str:
    if game.summary.standing is GameStanding.FALSE_DICE:
        return FALSE
    return SEALED if game.summary.seal not in ("", TYPED) else NOTHING


def _seal_spoken(game: PastGame) -> str:
    if game.summary.seal == TYPED:
        return tr("Typed in, not provable")
    if game.summary.standing is GameStanding.FALSE_DICE:
        return shown(standing_words(GameStanding.FALSE_DICE))
    return tr("Sealed dice") if game.summary.seal else tr("Dice without a seal")


def _of_luck(game: PastGame) -> str:
    luck = 0 if game.summary.review is None else game.summary.review.luck
    return "good" if luck > 0 else "bad" if luck < 0 else "text_second"


def _of_result(game: PastGame) -> str:
    return {GameResult.WON: "good", GameResult.LOST: "bad"}.get(game.summary.result, "text_second")
