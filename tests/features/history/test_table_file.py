"""The history as a table for other programs."""

import csv
import json
from io import StringIO

from dicedesk.features.history.table_file import table_lines
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary, ReviewFigures
from dicedesk.play.ports.past_games import PastGame

WON = GameSummary(
    "hog",
    'Ann, "A"',
    1_795_299_240,
    GameResult.WON,
    102,
    99,
    23,
    GameStanding.COUNTED,
    "sealed/2",
    review=ReviewFigures(173_000, -416_500),
)
GAMES = (PastGame(7, WON), PastGame(6, GameSummary("craps")))
ROWS = [
    {
        "number": 7,
        "started": "2026-11-21T22:14:00Z",
        "game": "hog",
        "opponent": 'Ann, "A"',
        "result": "won",
        "score": 102,
        "other": 99,
        "length": 23,
        "loss": 0.173,
        "luck": -0.4165,
        "counts": "counted",
        "dice": "sealed/2",
    },
    {
        "number": 6,
        "started": "",
        "game": "craps",
        "opponent": "",
        "result": "open",
        "score": 0,
        "other": 0,
        "length": 0,
        "loss": None,
        "luck": None,
        "counts": "goes-on",
        "dice": "",
    },
]


def test_json_has_an_object_for_each_game() -> None:
    assert json.loads("".join(table_lines(GAMES, "games.JSON"))) == ROWS


def test_csv_has_titles_and_a_line_for_each_game() -> None:
    found = list(csv.DictReader(StringIO("".join(table_lines(GAMES, "games.csv")))))
    assert found == [
        {name: "" if value is None else str(value) for name, value in row.items()} for row in ROWS
    ]


def test_no_games_are_an_empty_list_and_a_line_of_titles() -> None:
    assert json.loads("".join(table_lines((), "games.json"))) == []
    assert "".join(table_lines((), "games.csv")).count("\n") == 1
