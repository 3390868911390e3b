"""Games of the history as a table for other programs, in figures and names that are the same in every language."""

import csv
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from io import StringIO
from pathlib import PurePath

from dicedesk.ports.past_games import PastGame

JSON_SUFFIX = ".json"


def table_text(games: Sequence[PastGame], name: str) -> str:
    """The games as JSON where the name of the file ends so, else as CSV with a line of titles.

    Money is in cents; what `score`, `other` and `length` are follows from the game.
    """
    rows = [_row(game) for game in games]
    if PurePath(name).suffix.lower() == JSON_SUFFIX:
        return json.dumps(rows, indent=1, ensure_ascii=False) + "\n"
    text = StringIO()
    writer = csv.DictWriter(text, _FIELDS, lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()


_FIELDS = "number", "started", "game", "opponent", "result", "score", "other", "length", "counts", "dice"


def _row(game: PastGame) -> dict[str, str | int]:
    one = game.summary
    started = f"{datetime.fromtimestamp(one.begun, UTC):%Y-%m-%dT%H:%M:%SZ}" if one.begun else ""
    head = game.number, started, one.game, one.opponent, one.result.value
    return dict(
        zip(_FIELDS, (*head, one.score, one.other, one.length, one.standing.value, one.seal), strict=True)
    )
