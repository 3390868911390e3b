"""The games of the past in the SQLite file: summaries that follow from the games, sorted and found by index."""

import sqlite3
import zlib
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dicedesk.adapters.storage.database import FILE_NAME
from dicedesk.adapters.storage.history import (
    GAMES_AT_ONCE,
    MOVES_AT_ONCE,
    REVIEWED_AT_ONCE,
    SqliteHistory,
    opened_archive,
)
from dicedesk.adapters.storage.store import SqliteStore
from dicedesk.core.notes import LONGEST_NOTE
from dicedesk.features.history.check import check_history
from dicedesk.features.history.games import summary_of, wanted_by
from dicedesk.play.ports.game_summary import GameNotes, GameResult, GameStanding, GameSummary, ReviewFigures
from dicedesk.play.ports.past_games import ImportCount, PastGame, PastQuery, SearchTerm, SortKey
from dicedesk.play.ports.store import StoredGame, StoreError
from tests.adapters.storage.past_games import kept_hog, past_of, past_with

FIRST, SECOND = "2026-11-21T10:00:00Z-a", "2026-11-21T11:00:00Z-b"
ALL = PastQuery()
RANKS = (GameResult.LOST, GameResult.TIED, GameResult.ENDED, GameResult.OPEN, GameResult.WON)
STANDINGS = (
    GameStanding.COUNTED,
    GameStanding.CASUAL,
    GameStanding.LEFT,
    GameStanding.GOES_ON,
    GameStanding.UNREADABLE,
)
KEYS: dict[SortKey, Callable[[PastGame], tuple[object, ...]]] = {
    SortKey.BEGUN: lambda game: (game.summary.begun,),
    SortKey.GAME: lambda game: (game.summary.game, game.summary.begun),
    SortKey.OPPONENT: lambda game: (game.summary.opponent,),
    SortKey.RESULT: lambda game: (RANKS.index(game.summary.result), game.summary.score),
    SortKey.LENGTH: lambda game: (game.summary.length,),
    SortKey.STANDING: lambda game: (STANDINGS.index(game.summary.standing),),
    SortKey.COST: lambda game: (game.summary.game, game.summary.review.cost if game.summary.review else 0),
    SortKey.LUCK: lambda game: (game.summary.game, game.summary.review.luck if game.summary.review else 0),
}

summaries = st.builds(
    GameSummary,
    st.sampled_from(["hog", "craps", "hazard"]),
    st.sampled_from(["", "Ann", "final"]),
    st.integers(0, 3),
    st.sampled_from(RANKS),
    st.integers(-1, 1),
    st.just(0),
    st.integers(0, 2),
    st.sampled_from(STANDINGS),
    st.sampled_from(["", "sealed/2"]),
    review=st.one_of(st.none(), st.builds(ReviewFigures, st.integers(0, 2), st.integers(-2, 2))),
    notes=st.lists(st.sampled_from(("", "★", "Bold", "★ bold", "luck")), max_size=3).map(GameNotes.of),
)
wanted = st.builds(
    SearchTerm,
    st.lists(st.sampled_from(["hog", "craps"]), max_size=1).map(tuple),
    st.lists(st.sampled_from([("hog", "Ann"), ("craps", ""), ("craps", "final")]), max_size=2).map(tuple),
    st.lists(st.sampled_from(RANKS), max_size=1).map(tuple),
    st.lists(st.sampled_from(STANDINGS), max_size=1).map(tuple),
    st.one_of(st.none(), st.just((1, 3))),
    st.lists(st.sampled_from(("★", "bold", "uck")), max_size=2).map(tuple),
)
queries = st.builds(
    PastQuery,
    st.sampled_from(["", "hog", "senet"]),
    st.booleans(),
    st.lists(wanted, max_size=2).map(tuple),
    st.sampled_from(SortKey),
    st.booleans(),
)


def fits(game: GameSummary, query: PastQuery) -> bool:
    """Whether a game is among those that the query asks for, as the port says it."""
    return (
        (not query.game or game.game == query.game)
        and (not query.counted_only or game.standing is GameStanding.COUNTED)
        and all(
            game.game in word.games
            or (game.game, game.opponent) in word.opponents
            or game.result in word.results
            or game.standing in word.standings
            or (word.begun is not None and word.begun[0] <= game.begun < word.begun[1])
            or any(text in game.notes.searched for text in word.noted)
            for word in query.wanted
        )
    )


def caught_up(past: SqliteHistory) -> tuple[PastGame, ...]:
    """All games, the newest first, once each has a summary."""
    for _ in past.catch_up(summary_of):
        pass
    return past.page(ALL, 0, 1000)


def test_games_that_were_kept_are_told_in_few_words(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "roll 1 : 5"), kept_hog(SECOND, "roll 1 : 3", ended=False))
    going_on, won = caught_up(past)
    assert (going_on.number, going_on.summary.standing) == (2, GameStanding.GOES_ON)
    assert (won.number, won.summary.result, won.summary.score, won.summary.length) == (
        1,
        GameResult.WON,
        5,
        1,
    )


def test_a_game_that_has_ended_since_is_told_anew(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.keep(kept_hog(FIRST, "roll 1 : 2", ended=False).whole())
    past = SqliteHistory(tmp_path / FILE_NAME)
    before = caught_up(past)
    store.keep(kept_hog(FIRST, "roll 1 : 5").whole())
    after = caught_up(past)
    store.close()
    assert [game.summary.standing for game in (*before, *after)] == [
        GameStanding.GOES_ON,
        GameStanding.COUNTED,
    ]


def test_long_games_are_worked_on_one_at_a_time_and_short_ones_together(tmp_path: Path) -> None:
    long = ("roll 1 : 5",) * MOVES_AT_ONCE
    past = past_of(tmp_path, kept_hog(FIRST, *long), kept_hog(SECOND, *long))
    assert list(past.catch_up(lambda kept: GameSummary(kept.game))) == [1, 1]
    short = past_of(tmp_path / "short", kept_hog(FIRST, "roll 1 : 5"), kept_hog(SECOND, "roll 1 : 5"))
    assert list(short.catch_up(lambda kept: GameSummary(kept.game))) == [2]


def test_what_has_a_summary_is_not_read_again(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "roll 1 : 5"))
    assert (past.behind(), list(past.catch_up(summary_of))) == (1, [1])
    assert (past.behind(), list(past.catch_up(summary_of))) == (0, [])


def test_many_games_are_told_a_few_at_a_time_the_newest_first(tmp_path: Path) -> None:
    past = past_of(
        tmp_path, *(kept_hog(f"game {number}", "roll 1 : 5") for number in range(GAMES_AT_ONCE + 3))
    )
    steps = past.catch_up(summary_of)
    assert (next(steps), past.page(ALL, 0, 1)[0].number, past.count(ALL)) == (
        GAMES_AT_ONCE,
        GAMES_AT_ONCE + 3,
        GAMES_AT_ONCE,
    )
    assert (list(steps), past.count(ALL)) == ([3], GAMES_AT_ONCE + 3)


def test_a_game_that_cannot_be_read_is_told_as_such_and_others_too(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "nonsense"), kept_hog(SECOND, "roll 1 : 5"))
    assert [game.summary.standing for game in caught_up(past)] == [
        GameStanding.COUNTED,
        GameStanding.UNREADABLE,
    ]


def test_the_whole_game_of_a_row_can_be_read(tmp_path: Path) -> None:
    game = kept_hog(FIRST, "roll 1 : 5")
    past = past_of(tmp_path, game)
    assert (past.game(1), past.game(2)) == (game, None)


def test_games_are_reviewed_a_few_at_a_time_the_newest_first_and_each_once(tmp_path: Path) -> None:
    count = REVIEWED_AT_ONCE + 3
    past = past_of(tmp_path, *(kept_hog(f"game {number}", "roll 1 : 5") for number in range(count)))
    caught_up(past)
    steps = past.review(lambda kept: ReviewFigures(len(kept.moves), -int(kept.id.removeprefix("game "))))
    assert next(steps) == REVIEWED_AT_ONCE
    reviewed = [game.summary.review for game in past.page(ALL, 0, count)]
    newest = [ReviewFigures(1, -number) for number in range(count)][::-1][:REVIEWED_AT_ONCE]
    assert (reviewed, past.has_unreviewed()) == ([*newest, None, None, None], True)
    steps.close()
    assert (list(past.review(lambda _: None)), past.has_unreviewed()) == ([3], False)
    assert list(past.review(lambda _: None)) == []


def test_a_game_that_goes_on_or_cannot_be_read_is_not_reviewed(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "nonsense"), kept_hog(SECOND, "roll 1 : 3", ended=False))
    caught_up(past)
    assert not past.has_unreviewed()


def test_a_game_that_has_ended_since_is_reviewed(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path)
    store.keep(kept_hog(FIRST, "roll 1 : 2", ended=False).whole())
    past = SqliteHistory(tmp_path / FILE_NAME)
    caught_up(past)
    store.keep(kept_hog(FIRST, "roll 1 : 5").whole())
    store.close()
    caught_up(past)
    assert past.has_unreviewed()


def test_a_game_that_was_deleted_while_it_was_reviewed_stays_away(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "roll 1 : 5"), kept_hog(SECOND, "roll 1 : 5"))
    caught_up(past)

    def review(kept: StoredGame) -> ReviewFigures:
        past.delete((2,))
        return ReviewFigures(0, 0)

    assert (list(past.review(review)), past.count(ALL), past.has_unreviewed()) == ([2], 1, False)


def test_deleting_says_how_many_games_were_deleted(tmp_path: Path) -> None:
    past = past_of(tmp_path, *(kept_hog(name, "roll 1 : 5") for name in ("first", "second", "on table")))
    assert past.delete((1, 2, 3, 9)) == 2
    assert [number for number in (1, 2, 3) if past.game(number) is not None] == [3]


def test_a_folder_without_games_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        SqliteHistory(tmp_path / FILE_NAME).count(ALL)


def test_a_row_comes_of_whatever_a_damaged_file_holds(tmp_path: Path) -> None:
    past = past_with(tmp_path, [GameSummary("hog")])
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute("UPDATE summary SET result = 99, standing = 'none', begun = x'00', score = 'many'")
    found = past.page(ALL, 0, 1)[0].summary
    assert (found.game, found.begun, found.score) == ("hog", 0, 0)


@pytest.mark.parametrize("damaged", ["loss", "luck"])
def test_a_game_of_which_half_the_review_is_damaged_has_none(tmp_path: Path, damaged: str) -> None:
    past = past_with(tmp_path, [GameSummary("hog", review=ReviewFigures(1, 2))])
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute(f"UPDATE summary SET {damaged} = 'much'")  # noqa: S608
    assert past.page(ALL, 0, 1)[0].summary.review is None


@pytest.mark.parametrize(
    "damaged", ["CAST(x'51FF' AS TEXT)", "x'51FF'", "CAST(x'510051' AS TEXT)", "''", "7"]
)
@pytest.mark.parametrize("column", ["game", "opponent"])
def test_other_games_are_found_beside_one_with_a_damaged_name(
    tmp_path: Path, column: str, damaged: str
) -> None:
    past = past_with(tmp_path, [GameSummary("hog", name) for name in ("Ann", "Quinn", "Zoe")])
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        connection.execute(f"UPDATE summary SET {column} = {damaged} WHERE number = 2")  # noqa: S608
    opponents = past.opponents()
    assert {("hog", "Ann"), ("hog", "Zoe")} <= set(opponents)
    query = PastQuery(wanted=(SearchTerm(opponents=opponents),))
    assert {1, 3} <= {game.number for game in past.page(query, 0, 9)}


def test_every_letter_can_be_searched_for(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "roll 1 : 5"))
    list(past.catch_up(summary_of))
    queries = [PastQuery(wanted=wanted_by(letter, past.opponents(), str)) for letter in ascii_lowercase]
    assert [past.count(query) for query in queries] == [len(past.page(query, 0, 9)) for query in queries]


def test_the_store_keeps_games_while_the_history_reads(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "roll 1 : 5"))
    store = SqliteStore(tmp_path)
    steps = past.catch_up(summary_of)
    next(steps)
    store.keep(kept_hog(SECOND, "roll 1 : 3", ended=False).whole())
    store.close()
    assert (list(steps), len(caught_up(past))) == ([], 2)


@given(st.lists(summaries, max_size=12), queries)
def test_a_query_finds_what_it_asks_for_in_its_order(
    tmp_path_factory: pytest.TempPathFactory, kept: list[GameSummary], query: PastQuery
) -> None:
    past = past_with(tmp_path_factory.mktemp("past"), kept)
    games = [
        PastGame(number, replace(summary, notes=replace(summary.notes, searched="")))
        for number, summary in enumerate(kept, 1)
        if fits(summary, query)
    ]
    games.sort(key=lambda game: (KEYS[query.sort](game), game.number), reverse=query.descending)
    if query.sort in (SortKey.COST, SortKey.LUCK):
        games.sort(key=lambda game: game.summary.review is None)
    assert (past.count(query), past.page(query, 0, 100)) == (len(games), tuple(games))
    assert past.page(query, 1, 2) == tuple(games[1:3])
    assert past.opponents() == tuple(sorted({(game.game, game.opponent) for game in kept}))


def test_the_games_of_a_day_are_those_from_its_first_second_to_its_last(tmp_path: Path) -> None:
    past = past_with(tmp_path, [GameSummary("hog", begun=begun) for begun in (9, 10, 19, 20)])
    found = past.page(PastQuery(wanted=(SearchTerm(begun=(10, 20)),)), 0, 9)
    assert [game.summary.begun for game in found] == [19, 10]


MINE, OTHER = kept_hog("mine", "roll 1 : 3", ended=False), kept_hog("other", "roll 1 : 4")


def wrong_in(folder: Path) -> list[str]:
    with opened_archive(folder / FILE_NAME) as archive:
        return [str(sentence) for sentence in check_history(archive)[0]]


def test_the_game_to_go_on_with_is_never_an_imported_one(tmp_path: Path) -> None:
    assert past_of(tmp_path, MINE).take_in((OTHER, kept_hog("third", "roll 1 : 2"))) == ImportCount(2, 0)
    with closing(SqliteStore(tmp_path)) as store:
        assert store.newest("hog") == MINE


def test_an_imported_game_is_kept_as_it_was_read(tmp_path: Path) -> None:
    past = past_of(tmp_path, MINE)
    assert past.take_in((OTHER, OTHER)) == ImportCount(1, 0)
    kept = past.game(2)
    assert kept is not None
    assert (kept.record, kept.is_imported, MINE.is_imported) == (OTHER.record, True, False)


def test_a_record_that_is_played_here_already_is_not_taken_in(tmp_path: Path) -> None:
    assert past_of(tmp_path, MINE).take_in((replace(MINE, ended=True),)) == ImportCount(0, 0)


def test_of_two_records_of_one_id_both_are_kept_under_ids_of_their_own(tmp_path: Path) -> None:
    past = past_of(tmp_path, MINE)
    changed = kept_hog("mine", "roll 1 : 4")
    assert [past.take_in((changed,)).new for _ in range(2)] == [1, 0]
    assert wrong_in(tmp_path) == []


def records_in(folder: Path) -> list[str]:
    with opened_archive(folder / FILE_NAME) as archive:
        return [game.record for game in archive.games()]


def test_notes_in_a_record_that_is_kept_already_are_added_to_it(tmp_path: Path) -> None:
    kept = kept_hog("kept", "roll 1 : 3 # mine", "roll 1 : 4")
    with closing(SqliteStore(tmp_path)) as store:
        store.keep(replace(kept.whole(), score=7))
        best = store.best("hog", is_fewest=False)
    past = SqliteHistory(tmp_path / FILE_NAME)
    theirs = replace(
        kept, header=f"{kept.header}# from Ann\n", moves=("roll 1 : 3 # hers\n# and more", "roll 1 : 4")
    )
    assert [past.take_in((theirs,)) for _ in range(2)] == [ImportCount(0, 1), ImportCount(0, 0)]
    assert past.take_in((kept,)) == ImportCount(0, 0)
    both = f"{kept.header}# from Ann\nroll 1 : 3 # mine\n# hers\n# and more\nroll 1 : 4\n"
    assert records_in(tmp_path) == [both]
    game = past.game(1)
    assert game is not None
    assert (game.is_imported, len(game.moves), game.moves[0]) == (
        False,
        2,
        "roll 1 : 3 # mine\n# hers\n# and more",
    )
    with closing(SqliteStore(tmp_path)) as store:
        assert store.best("hog", is_fewest=False) == best


def test_a_record_without_an_id_is_known_whatever_is_noted_in_it(tmp_path: Path) -> None:
    past = past_of(tmp_path)
    bare = StoredGame("", "hog", '[Game "hog"]\n', "", ended=True, moves=("roll 0",))
    assert past.take_in((bare,)) == ImportCount(1, 0)
    assert past.take_in((replace(bare, moves=("roll 0 # bacon",)),)) == ImportCount(0, 1)
    assert records_in(tmp_path) == ['[Game "hog"]\nroll 0 # bacon\n']


def test_notes_on_a_game_that_goes_on_are_imported_beside_it(tmp_path: Path) -> None:
    past = past_of(tmp_path, MINE)
    noted = replace(MINE, moves=("roll 1 : 3 # hers",))
    assert [past.take_in((noted,)) for _ in range(2)] == [ImportCount(1, 0), ImportCount(0, 0)]
    assert records_in(tmp_path) == [MINE.record, noted.record]


def test_notes_that_do_not_fit_beside_those_there_come_with_a_copy_of_the_game(tmp_path: Path) -> None:
    mine, theirs, third = (kept_hog("kept", f"roll 1 : 3 # {sign * LONGEST_NOTE}") for sign in "abc")
    past = past_of(tmp_path, mine)
    imports = [past.take_in((game,)) for game in (theirs, theirs, third)]
    assert imports == [ImportCount(1, 0), ImportCount(0, 0), ImportCount(0, 0)]
    assert records_in(tmp_path) == [mine.record, theirs.record]


def searched(past: SqliteHistory, typed: str) -> list[int]:
    """The games that a search finds."""
    return [game.number for game in past.page(PastQuery(wanted=wanted_by(typed, (), str)), 0, 9)]


def test_notes_are_saved_and_found_at_once_and_after_summing_up_anew(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "roll 1 : 3", "roll 1 : 5"), kept_hog(SECOND, "roll 1 : 5"))
    caught_up(past)
    past.keep_notes(1, {0: "The Train", 2: "★ Bold", 1: ""})
    assert (
        records_in(tmp_path)[0] == kept_hog(FIRST).header + "# The Train\nroll 1 : 3\nroll 1 : 5 # ★ Bold\n"
    )
    rows = past.page(ALL, 0, 9)
    assert [game.summary.notes for game in rows] == [GameNotes(), GameNotes(2, has_star=True)]
    assert [searched(past, typed) for typed in ("train", "bold TRAIN", "starred", "gold")] == [
        [1],
        [1],
        [1],
        [],
    ]
    past.hide((1,))
    assert caught_up(past) == rows
    past.keep_notes(1, {2: ""})
    assert [searched(past, typed) for typed in ("train", "bold", "starred")] == [[1], [], []]
    past.keep_notes(1, {0: ""})
    assert records_in(tmp_path)[0] == kept_hog(FIRST, "roll 1 : 3", "roll 1 : 5").record
    assert past.page(ALL, 1, 1)[0].summary.notes == GameNotes()


def test_imported_notes_are_found(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "roll 1 : 5"))
    caught_up(past)
    past.take_in((kept_hog(FIRST, "roll 1 : 5 # hers"),))
    assert searched(past, "hers") == [1]


@pytest.mark.parametrize(
    ("number", "notes", "reason"),
    [
        (9, {0: "lost"}, "no longer in the history"),
        (2, {0: "early"}, "You can write notes once the game is over."),
        (1, {2: "beyond"}, "no such move"),
        (1, {0: "x" * (LONGEST_NOTE + 1)}, "longer than 4,000"),
        (1, {0: "a\tb"}, "control character"),
    ],
)
def test_notes_that_cannot_be_saved_are_refused(
    tmp_path: Path, number: int, notes: dict[int, str], reason: str
) -> None:
    games = kept_hog(FIRST, "roll 1 : 5"), kept_hog(SECOND, "roll 1 : 3", ended=False)
    past = past_of(tmp_path, *games)
    with pytest.raises(StoreError, match=reason):
        past.keep_notes(number, {1: "fine", **notes})
    assert records_in(tmp_path) == [game.record for game in games]


def test_a_damaged_record_gets_no_notes(tmp_path: Path) -> None:
    past = past_of(tmp_path, kept_hog(FIRST, "!"))
    with pytest.raises(StoreError, match="expected a move"):
        past.keep_notes(1, {0: "lost"})


def test_the_game_of_a_record_is_known_by_its_moves(tmp_path: Path) -> None:
    past = past_of(
        tmp_path,
        kept_hog(FIRST, "roll 1 : 5 # mine"),
        kept_hog(f"{FIRST}~copy", "roll 1 : 4"),
        kept_hog(SECOND, "roll 1 : 3", ended=False),
    )
    bare = StoredGame("", "hog", '[Game "hog"]\n[Player0 "You"]\n', "", ended=True, moves=("roll 0",))
    past.take_in((bare,))
    records = (
        kept_hog(FIRST, "roll 1 : 5").record,
        kept_hog(FIRST, "roll 1 : 4 # theirs").record,
        kept_hog(FIRST, "roll 1 : 2").record,
        kept_hog(SECOND, "roll 1 : 3").record,
        bare.record.replace("You", "Player 1"),
    )
    # The copy's Id in its header is that of the first game.
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection, connection:
        record = zlib.compress(records[1].encode())
        connection.execute("UPDATE game SET record = ? WHERE place = 2", (record,))
    assert [past.number_of(record) for record in records] == [1, 2, None, None, 4]
