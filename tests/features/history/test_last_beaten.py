"""Whom a person beat last, as the games that are kept say."""

from pathlib import Path

import pytest

from dicedesk.features.history.games import last_beaten, summary_of
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.past_games import ChosenGames, PastQuery
from dicedesk.play.ports.store import IMPORTED, StoredGame
from tests.adapters.storage.past_games import past_of

AGAINST = '[Player0 "You"]\n[Player1 "{name}"]\n'
SIXES = "roll 10 : 6 6 6 6 6 6 6 6 6 6\n"
"""60 points."""
WON, LOST = f"{SIXES}roll 1 : 1\n{SIXES}", f"roll 1 : 1\n{SIXES}roll 1 : 2\n{SIXES}"


def hog(number: int, moves: str = WON, *, name: str = "final", header: str = "") -> StoredGame:
    """A game of Hog; the numbers are the days of November on which they were begun."""
    record = (
        f'[Game "hog"]\n[Id "2026-11-{number:02}T10:00:00Z-1a2b"]\n{AGAINST.format(name=name)}{header}{moves}'
    )
    return StoredGame.of_record(f"{number}", "hog", record, "", ended=True)


def beaten(folder: Path, *games: StoredGame) -> str:
    return last_beaten(past_of(folder, *games), games[0].game)


def test_a_counted_game_that_is_won_beats_the_opponent(tmp_path: Path) -> None:
    assert beaten(tmp_path, hog(1)) == "final"


@pytest.mark.parametrize(
    "game",
    [
        hog(1, LOST),
        hog(1, SIXES),
        hog(1, SIXES, header='[Left "2026-11-01T11:00:00Z"]\n'),
        hog(1, header='[Hints "0"]\n'),
        hog(1, header='[Undone "1"]\n'),
        hog(1, header='[From "? move 1"]\n'),
        hog(1, "roll 1 : 5\n", header='[Rules "goal=1"]\n'),
        hog(1, name="Ann"),
        hog(1, "", header=""),
    ],
    ids=["lost", "not over", "left", "hint", "undone", "played on", "goal of 1", "person", "no move"],
)
def test_no_other_game_beats_anybody(tmp_path: Path, game: StoredGame) -> None:
    assert beaten(tmp_path, game) == ""


def test_a_challenge_to_a_goal_of_1_beats_nobody(tmp_path: Path) -> None:
    header = '[Rules "goal=1"]\n[Origin "2026-11-20T10:00:00Z-7f3a"]\n[Hints "0"]\n'
    assert beaten(tmp_path, hog(1, "roll 1 : 5\n", name="perfect", header=header)) == ""


def test_the_game_of_a_friend_beats_nobody_here(tmp_path: Path) -> None:
    past = past_of(tmp_path)
    past.take_in((hog(1),))
    assert last_beaten(past, "hog") == ""


def test_the_newest_victory_counts_whatever_was_lost_since(tmp_path: Path) -> None:
    lost = hog(3, LOST, name="perfect")
    assert beaten(tmp_path, hog(2, name="always:4"), hog(1), lost) == "always:4"


def test_a_game_that_is_deleted_takes_its_victory_with_it(tmp_path: Path) -> None:
    past = past_of(tmp_path, hog(1, name="always:4"), hog(2), hog(3, "", name="final"))
    assert last_beaten(past, "hog") == "final"
    query = PastQuery("hog")
    (newest,) = past.numbers(ChosenGames(query, ((0, 1),), past.count(query)))
    assert past.delete((newest,)) == 1
    assert last_beaten(past, "hog") == "always:4"


HAZARD = '[Game "hazard"]\n[Rules "casters=3"]\n[Player0 "You"]\n[Player1 "main:6"]\n[Player2 "best"]\n'
LOST_TWICE = "main 7\nthrow : 1 1\n" * 2
"""A caster who loses twice passes the dice on."""


def test_the_strongest_of_several_is_beaten(tmp_path: Path) -> None:
    moves = "main 7\nthrow : 3 4\n" + LOST_TWICE * 3
    game = StoredGame.of_record("one", "hazard", HAZARD + moves, "", ended=True)
    assert beaten(tmp_path, game) == "best"


def test_an_award_in_few_hands_beats_whoever_needs_more_on_average(tmp_path: Path) -> None:
    award = '[Game "poker-dice"]\n[Player0 "{name}"]\n' + "hand : 6 6 6 6 6\nhold\n" * 4
    mine, watched = (
        StoredGame.of_record(name, "poker-dice", award.format(name=name), "", ended=True)
        for name in ("You", "careless")
    )
    assert summary_of(watched).figures.beaten == ""
    assert summary_of(mine).figures.beaten == GAMES["poker-dice"].players.ladder().rungs[-1].name


def test_an_imported_game_has_no_victory_in_its_summary() -> None:
    kept = hog(1)
    assert summary_of(kept).figures.beaten == "final"
    foreign = StoredGame(kept.id, f"{IMPORTED}hog", kept.header, "", ended=True, moves=kept.moves)
    assert summary_of(foreign).figures.beaten == ""
