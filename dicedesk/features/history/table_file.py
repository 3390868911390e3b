"""Games of the history as a table for other programs, in figures and names that are the same in every language."""

import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import PurePath

from dicedesk.core.csv_rows import as_csv
from dicedesk.play.ports.game_summary import PARTS
from dicedesk.play.ports.past_games import PastGame

JSON_SUFFIX = ".json"


def table_lines(games: Iterable[PastGame], name: str) -> Iterator[str]:
    """The games as JSON where the name of the file ends so, else as CSV with a line of titles; a few lines at a time.

    Money is in cents; what `score`, `other` and `length` are follows from the game, and so does what `loss` and `luck`
    are numbers of; these are empty, or null, where the game was not reviewed.
    """
    is_json = PurePath(name).suffix.lower() == JSON_SUFFIX
    return _json_lines(games) if is_json else _csv_lines(games)


def _json_lines(games: Iterable[PastGame]) -> Iterator[str]:
    between = "[\n"
    for game in games:
        yield between + json.dumps(_row(game), ensure_ascii=False)
        between = ",\n"
    yield "\n]\n" if between == ",\n" else "[]\n"


def _csv_lines(games: Iterable[PastGame]) -> Iterator[str]:
    yield as_csv([_FIELDS])
    for game in games:
        yield as_csv([_row(game).values()])


_FIELDS = (
    "number",
    "started",
    "game",
    "opponent",
    "result",
    "score",
    "other",
    "length",
    "loss",
    "luck",
    "counts",
    "dice",
)


def _row(game: PastGame) -> dict[str, str | float | None]:
    one = game.summary
    started = f"{datetime.fromtimestamp(one.begun, UTC):%Y-%m-%dT%H:%M:%SZ}" if one.begun else ""
    head = game.number, started, one.game, one.opponent, one.result.value
    reviewed = (None, None) if one.review is None else (one.review.loss / PARTS, one.review.luck / PARTS)
    figures = one.score, one.other, one.length, *reviewed
    return dict(zip(_FIELDS, (*head, *figures, one.standing.value, one.seal), strict=True))
