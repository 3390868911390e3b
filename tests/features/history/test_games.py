"""The games of the past: their summaries, the games row by row, and searches for them."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dicedesk.core.notes import STAR
from dicedesk.features.history.games import (
    MOST_OPPONENTS,
    MOST_PAGES,
    NOT_THERE,
    PAGE,
    PastRows,
    Period,
    length_words,
    opponent_words,
    result_words,
    standing_words,
    summary_of,
    title_words,
    wanted_by,
    wanted_of,
)
from dicedesk.games.catalogue import GAMES
from dicedesk.play.ports.game_summary import NO_FIGURES, GameResult, GameStanding, GameSummary
from dicedesk.play.ports.past_games import PastGame, PastQuery, SearchTerm
from dicedesk.play.ports.store import IMPORTED, StoredGame, StoreError
from tests.fakes.history import NoHistory

ID = '[Id "2026-11-21T22:14:00Z-7f3a"]\n'
BEGUN = 1_795_299_240
SEALED = Path(__file__).parents[2] / "fakes" / "records" / "hog-ended.dice"


def summary(game: str, text: str, *, ended: bool = True) -> GameSummary:
    """The summary of a game with this record, but for its first line."""
    record = f'[Game "{game}"]\n{ID}{text}'
    return summary_of(StoredGame.of_record("one", game, record, "", ended=ended))


def told(found: GameSummary) -> tuple[str, str, str]:
    """Against whom, the result and the length, in words."""
    return str(opponent_words(found.game, found.opponent)), str(result_words(found)), str(length_words(found))


HOG = '[Rules "goal=5"]\n[Player0 "You"]\n[Player1 "final"]\n'
SWAPPED = '[Rules "goal=5"]\n[Player0 "final"]\n[Player1 "You"]\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (HOG + "roll 1 : 5\n", ("Final strategist", "Won 5–0", "1 turn")),
        (SWAPPED + "roll 1 : 5\n", ("Final strategist", "Lost 0–5", "1 turn")),
        (HOG.replace("final", "Ben") + "roll 1 : 5\n", ("Ben", "5–0", "1 turn")),
        (HOG.replace("You", "final") + "roll 1 : 5\n", ("Final strategist", "5–0", "1 turn")),
        ('[Rules "goal=5"]\nroll 1 : 5\n', ("Player 2", "5–0", "1 turn")),
        (
            '[Left "2026"]\n' + HOG + "roll 1 : 3\nroll 1 : 4\n",
            ("Final strategist", "Left at 3–4", "2 turns"),
        ),
    ],
)
def test_hog_says_who_won_against_whom(text: str, words: tuple[str, str, str]) -> None:
    assert told(summary("hog", text)) == words


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("bet pass 5\nthrow : 3 4\nleave\n", ("Building Skills", "+$5", "1 roll")),
        ('[Rules "preset=las-vegas"]\nbet pass 5\nthrow : 1 1\nleave\n', ("Las Vegas", "−$5", "1 roll")),
        ('[Rules "bankroll=300"]\n[Left "2026"]\n', ("Custom rules", "$0", "0 rolls")),
    ],
)
def test_craps_says_what_was_won_by_which_rules(text: str, words: tuple[str, str, str]) -> None:
    assert told(summary("craps", text)) == words


TWO = '[Rules "casters=2"]\n[Player0 "You"]\n[Player1 "main:7"]\n'
LOST = "main 7\nthrow : 1 1\nmain 7\nthrow : 1 1\n"
WON = "main 7\nthrow : 3 4\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (LOST, ("", "0 rounds won", "2 throws")),
        ('[Left "2026"]\n' + WON, ("", "Left with 1 round won", "1 throw")),
        (TWO + WON + LOST + LOST, ("2 casters", "Won 1–0", "5 throws")),
        (TWO + LOST + WON + LOST, ("2 casters", "Lost 0–1", "5 throws")),
        (TWO + LOST + LOST, ("2 casters", "Tied 0–0", "4 throws")),
        (TWO.replace("You", "main:7") + WON + LOST + LOST, ("2 casters", "1–0", "5 throws")),
    ],
)
def test_hazard_says_how_many_rounds_were_won(text: str, words: tuple[str, str, str]) -> None:
    assert told(summary("hazard", text)) == words


AWARD = "hand : 6 6 6 6 6\nhold\n"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (AWARD * 3 + "quit\n", ("", "Left the table with $175", "3 hands")),
        (AWARD * 4, ("", "Major Award with $200", "4 hands")),
        ("hand : 1 2 3 4 6\nhold\n" * 10, ("", "Broke with $0", "10 hands")),
        ('[Left "2026"]\n' + AWARD, ("", "Left at $125", "1 hand")),
    ],
)
def test_poker_dice_says_what_became_of_the_bankroll(text: str, words: tuple[str, str, str]) -> None:
    assert told(summary("poker-dice", text)) == words


def test_a_game_of_a_kind_that_is_not_known_here_is_not_called_damaged() -> None:
    unknown = summary_of(StoredGame.of_record("x", "go", '[Game "go"]\nd4\n', "", ended=True))
    damaged = summary_of(StoredGame.of_record("x", "hog", '[Game "hog"]\nd4\n', "", ended=True))
    found = [str(standing_words(each)) for each in (unknown, damaged, NOT_THERE.summary)]
    assert found == ["Unknown game", "Damaged", "Damaged"]


@pytest.mark.parametrize(
    ("header", "standing", "words"),
    [
        ("", GameStanding.COUNTED, "Counted"),
        ('[Undone "1"]\n', GameStanding.CASUAL, "Casual"),
        ('[Hints "1"]\n', GameStanding.CASUAL, "Casual"),
        ('[Left "2026"]\n', GameStanding.LEFT, "Left early"),
        ('[Left "2026"]\n[Hints "1"]\n', GameStanding.CASUAL, "Casual"),
        ('[Left "2026"]\n[Undone "1"]\n', GameStanding.CASUAL, "Casual"),
        ('[Left "2026"]\n[From "? move 1"]\n', GameStanding.CASUAL, "Casual"),
        ('[Position "0-0"]\n', GameStanding.CASUAL, "Casual"),
        ('[Left "2026"]\n[Position "3-2"]\n', GameStanding.CASUAL, "Casual"),
    ],
)
def test_a_game_counts_or_was_practice_or_left(header: str, standing: GameStanding, words: str) -> None:
    found = summary("hog", header + HOG + "roll 1 : 5\n")
    assert (found.standing, str(standing_words(found))) == (standing, words)


def test_a_position_from_which_nobody_moved_is_not_listed() -> None:
    assert summary("hog", f'[Position "3-2"]\n{HOG}').standing is GameStanding.UNPLAYED


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("hog", HOG.replace("You", "final") + "roll 1 : 5\n"),
        ("craps", '[Player0 "martingale"]\nbet pass 5\nthrow : 3 4\nleave\n'),
        ("hazard", TWO.replace("You", "main:7") + WON + LOST + LOST),
        ("poker-dice", '[Player0 "perfect"]\n' + AWARD * 4),
    ],
)
def test_nobody_has_won_what_only_computers_played(game: str, text: str) -> None:
    found = summary(game, text)
    assert (found.standing, found.result) == (GameStanding.WATCHED, GameResult.ENDED)
    assert (found.figures.best, str(standing_words(found))) == (None, "Watched")


def test_a_summary_says_which_game_when_it_was_begun_and_by_which_seal() -> None:
    sealed, seeded = summary("hog", '[Dice "sealed/2"]\n'), summary("hog", '[Dice "seeded 7"]\n')
    assert (title_words(sealed), sealed.begun, sealed.seal, seeded.seal) == ("Hog", BEGUN, "sealed/2", "")


@pytest.mark.parametrize("moment", ["yesterday", "2026-13-40T99:99:99Z"])
def test_nobody_knows_when_a_game_was_begun_that_does_not_say_so(moment: str) -> None:
    kept = StoredGame("one", "hog", f'[Game "hog"]\n[Id "{moment}"]\n', "", ended=False)
    assert summary_of(kept).begun == 0


def test_a_game_that_goes_on_has_no_result_yet() -> None:
    found = summary("hog", HOG + "roll 1 : 3\n", ended=False)
    assert (found.result, told(found)) == (GameResult.OPEN, ("Final strategist", "Not finished", ""))


def test_an_imported_game_that_went_on_was_left() -> None:
    record = f'[Game "hog"]\n{ID}{HOG}roll 1 : 3\n'
    found = summary_of(StoredGame.of_record("one", f"{IMPORTED}hog", record, "", ended=True))
    assert (found.standing, told(found)[1]) == (GameStanding.IMPORTED, "Left at 3–0")


def test_an_imported_game_with_false_dice_says_so() -> None:
    record = SEALED.read_text(encoding="utf-8")
    false, true = (
        summary_of(StoredGame.of_record("one", f"{IMPORTED}hog", text, "", ended=True))
        for text in (record.replace('[Word "', '[Word "x'), record)
    )
    assert (false.standing, true.standing) == (GameStanding.FALSE_DICE, GameStanding.IMPORTED)
    assert str(standing_words(false)) == "False dice"


@pytest.mark.parametrize("text", ["roll 11 : 1\n", "nonsense\n", '[Rules "goal=none"]\n'])
def test_a_game_that_cannot_be_read_says_so(text: str) -> None:
    found = summary("hog", text)
    assert (found.standing, told(found)) == (GameStanding.UNREADABLE, ("", "Cannot be read", ""))


def test_a_game_that_this_version_does_not_know_keeps_its_name() -> None:
    found = summary("senet", "", ended=False)
    assert (title_words(found), told(found)) == ("senet", ("", "Cannot be read", ""))


def test_nobody_plays_poker_dice_against_the_player() -> None:
    assert GAMES["poker-dice"].past.opponent_words("Ann") == "Ann"
    assert opponent_words("poker-dice", "") == ""


TIRED = '[Rules "goal=20"]\n[Player0 "You"]\n[Player1 "final"]\nroll 2 : 5 4\nroll 3 : 6 6 5\nroll 2 : 6 6\n'


@pytest.mark.parametrize(
    ("game", "text", "best"),
    [
        ("hog", TIRED, 12),
        ("hog", TIRED.replace("You", "me").replace("final", "You").replace("me", "final"), 17),
        ("hog", TIRED.replace("final", "Ann"), None),
        ("hog", HOG, None),
        ("craps", "bet pass 5\nthrow : 3 4\nthrow : 2 2\nthrow : 3 3\nthrow : 3 4\nthrow : 5 6\nleave\n", 4),
        ("craps", "leave\n", None),
        ("hazard", WON + WON + LOST, 2),
        ("hazard", TWO + WON + LOST + WON + WON + LOST, 1),
        ("hazard", TWO.replace("main:7", "Ann") + WON + LOST + LOST, None),
        ("poker-dice", AWARD * 4, 4),
        ("poker-dice", AWARD + "quit\n", None),
    ],
)
def test_each_game_says_in_what_it_competes(game: str, text: str, best: int | None) -> None:
    assert summary(game, text).figures.best == best


@pytest.mark.parametrize(
    ("game", "text", "money"),
    [
        ("craps", "bet pass 5\nthrow : 3 4\nleave\n", 500),
        ("craps", "bet pass 5\nthrow : 1 1\nleave\n", -500),
        ("poker-dice", AWARD + "quit\n", 2500),
        ("hog", HOG + "roll 1 : 5\n", None),
        ("hazard", LOST, None),
    ],
)
def test_games_for_money_say_what_was_won(game: str, text: str, money: int | None) -> None:
    assert summary(game, text).figures.money == money


def test_the_faces_of_all_dice_are_counted_and_the_sums_where_pairs_are_thrown() -> None:
    thrown, rolled = summary("hazard", LOST).figures.dice, summary("hog", TIRED).figures.dice
    assert (thrown.faces, thrown.sums) == ((4, 0, 0, 0, 0, 0), (2, *(0,) * 10))
    assert (rolled.faces, sum(rolled.sums)) == ((0, 0, 0, 1, 2, 4), 0)


def test_a_game_that_goes_on_adds_nothing_to_the_statistics() -> None:
    assert summary("hog", HOG + "roll 1 : 3\n", ended=False).figures == NO_FIGURES


COUNT = 100 * PAGE + 7


class Numbered(NoHistory):
    """A history of `COUNT` games, with the first place of each page that was asked for."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.kept, self.is_alive = COUNT, True

    def count(self, query: PastQuery) -> int:
        return COUNT

    def page(self, query: PastQuery, first: int, most: int) -> tuple[PastGame, ...]:
        if not self.is_alive:
            raise StoreError("gone")
        self.asked.append(first)
        return tuple(
            PastGame(number, GameSummary("hog")) for number in range(first, min(first + most, self.kept))
        )


@pytest.fixture
def past() -> Numbered:
    return Numbered()


def test_each_game_is_at_its_place(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    numbers = [rows[place].number for place in (0, PAGE - 1, PAGE, COUNT - 1, -1)]
    assert (len(rows), numbers) == (COUNT, [0, PAGE - 1, PAGE, COUNT - 1, COUNT - 1])
    assert [game.number for game in rows[PAGE - 1 : PAGE + 1]] == [PAGE - 1, PAGE]


def test_what_is_in_sight_is_read_once(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    for place in (0, 5, PAGE - 1, PAGE, 3):
        assert rows[place].number == place
    assert past.asked == [0, PAGE]


def test_what_was_seen_longest_ago_is_read_again(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    for page in range(MOST_PAGES + 1):
        assert rows[page * PAGE].number == page * PAGE
    past.asked.clear()
    assert (rows[MOST_PAGES * PAGE].number, past.asked) == (MOST_PAGES * PAGE, [])
    assert (rows[0].number, past.asked) == (0, [0])


def test_a_game_that_has_gone_or_cannot_be_read_now_is_not_there(past: Numbered) -> None:
    rows = PastRows(past, PastQuery())
    past.kept = COUNT - 1
    assert rows[COUNT - 1] is NOT_THERE
    past.is_alive = False
    assert (rows[0], rows[COUNT - 2].number) == (NOT_THERE, COUNT - 2)


def test_where_nothing_is_kept_there_are_no_games() -> None:
    past = NoHistory()
    rows = PastRows(past, PastQuery())
    found = (len(rows), past.page(PastQuery(), 0, 1), past.opponents(), past.game(1), past.behind())
    assert (found, list(past.catch_up(lambda kept: GameSummary(kept.game)))) == ((0, (), (), None, 0), [])


OPPONENTS = (("hog", "final"), ("hog", "Ann"), ("craps", "las-vegas"), ("hazard", ""))


def wanted(typed: str) -> tuple[SearchTerm, ...]:
    """What is wanted where these were the opponents, in English."""
    return wanted_by(typed, OPPONENTS, str)


def seconds(*date: int) -> int:
    """The first second of a day, by the clock of this computer."""
    year, month, day = date
    return int(datetime(year, month, day).astimezone().timestamp())


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("poker", SearchTerm(games=("poker-dice",))),
        ("Strategist", SearchTerm(opponents=(("hog", "final"),))),
        ("vegas", SearchTerm(opponents=(("craps", "las-vegas"),))),
        ("WON", SearchTerm(results=(GameResult.WON,))),
        ("casual", SearchTerm(standings=(GameStanding.CASUAL,))),
        ("unplayed", SearchTerm()),
        ("zzz", SearchTerm()),
        ("99999", SearchTerm()),
    ],
)
def test_a_word_means_all_that_it_occurs_in(typed: str, means: SearchTerm) -> None:
    assert wanted(typed) == (replace(means, noted=(typed.casefold(),)),)


@pytest.mark.parametrize("typed", ["star", "Starred"])
def test_starred_games_are_searched_for_by_name(typed: str) -> None:
    assert wanted(typed) == (SearchTerm(noted=(typed.casefold(), STAR)),)


def test_all_words_have_to_fit() -> None:
    assert wanted("ann  lost") == (
        SearchTerm(opponents=(("hog", "Ann"),), noted=("ann",)),
        SearchTerm(results=(GameResult.LOST,), noted=("lost",)),
    )
    assert wanted("  ") == ()


def test_a_word_that_is_typed_again_is_searched_for_once() -> None:
    assert wanted("won Won lost won") == wanted("won lost")


@pytest.mark.parametrize(
    ("typed", "first", "after"),
    [
        ("2026", (2026, 1, 1), (2027, 1, 1)),
        ("2026-11", (2026, 11, 1), (2026, 12, 1)),
        ("2026-12", (2026, 12, 1), (2027, 1, 1)),
        ("2026-2-28", (2026, 2, 28), (2026, 3, 1)),
    ],
)
def test_a_date_means_the_whole_year_month_or_day(
    typed: str, first: tuple[int, ...], after: tuple[int, ...]
) -> None:
    assert wanted(typed) == (SearchTerm(begun=(seconds(*first), seconds(*after)), noted=(typed,)),)


@pytest.mark.parametrize("typed", ["2026-13", "2026-02-30", "0000", "9999"])
def test_no_date_is_only_looked_for_in_notes(typed: str) -> None:
    assert wanted(typed) == (SearchTerm(noted=(typed,)),)


def test_not_all_of_very_many_opponents_are_searched_for() -> None:
    many = tuple(("hog", f"Ann {number}") for number in range(MOST_OPPONENTS + 1))
    assert len(wanted_by("ann", many, str)[0].opponents) == MOST_OPPONENTS


NOW = datetime(2026, 11, 22, 13, 40, tzinfo=UTC)


@pytest.mark.parametrize(
    ("period", "first"),
    [
        (Period.TODAY, datetime(2026, 11, 22, tzinfo=UTC)),
        (Period.WEEK, datetime(2026, 11, 16, tzinfo=UTC)),
        (Period.MONTH, datetime(2026, 10, 24, tzinfo=UTC)),
        (Period.YEAR, datetime(2026, 1, 1, tzinfo=UTC)),
    ],
)
def test_a_period_ends_with_today_and_begins_with_a_day(period: Period, first: datetime) -> None:
    (wanted,) = wanted_of(period, NOW)
    assert wanted.begun == (int(first.timestamp()), int(datetime(2026, 11, 23, tzinfo=UTC).timestamp()))


def test_any_time_wants_nothing() -> None:
    assert wanted_of(Period.ANY, NOW) == ()
