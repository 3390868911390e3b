"""A challenge and its answer travel between two games folders; a friend's record never calls the friend "you"."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dicedesk.adapters.storage.history import SqliteHistory
from dicedesk.adapters.storage.store import FILE_NAME, SqliteStore
from dicedesk.core.errors import NotationError
from dicedesk.core.record import CHALLENGER, CHALLENGER_COST, CHALLENGER_RESULT, Record, parse_record
from dicedesk.core.rollers import SeededDice
from dicedesk.core.words import Name
from dicedesk.features.answer import answer_in, draft_of
from dicedesk.features.challenge import Challenger, challenge_in, challenger_in
from dicedesk.features.history.files import import_files
from dicedesk.features.history.games import game_called, record_of
from dicedesk.features.review.comparison import comparison_of
from dicedesk.features.review.ending import ending_of
from dicedesk.features.review.game import SeatReview, review_record, reviewed_moves
from dicedesk.features.review.jobs import ending_on
from dicedesk.features.story import read_files, story_of
from dicedesk.games.catalogue import GAMES, SPECS, TITLES
from dicedesk.play.game_session import GameSession
from dicedesk.play.past import Scored
from dicedesk.play.ports.game_summary import GameResult
from dicedesk.play.ports.store import IMPORTED, ForgetfulStore, StoredGame, StoreError
from dicedesk.play.seats import of_others
from dicedesk.play.settings import SettingsKeeper
from tests.fakes.clock import StandingClock
from tests.fakes.history import NoHistory
from tests.features.test_challenge import NOON


def play(session: GameSession[Any], seed: int, most: int = 400) -> None:
    """Random moves, then the end or a game that is left."""
    random = Random(seed)
    for _ in range(most):
        if session.is_over:
            return
        if session.computer_moves:
            session.play_computer()
        else:
            moves = [move for move in session.state.legal_moves() if move.to_text() not in ("leave", "quit")]
            session.play(random.choice(moves or list(session.state.legal_moves())))
    session.leave("2026-11-23T12:05:00Z")


class Folder:
    """A games folder and its player."""

    def __init__(self, place: Path) -> None:
        place.mkdir()
        self.store = SqliteStore(place)
        self.past = SqliteHistory(place / FILE_NAME)

    def table(self, game: str) -> Any:
        return GAMES[game].table(self.store, StandingClock(), SettingsKeeper(self.store), None)


@pytest.fixture
def folders(tmp_path: Path) -> Iterator[tuple[Folder, Folder]]:
    """The folders of Anna and of Ben."""
    anna, ben = Folder(tmp_path / "anna"), Folder(tmp_path / "ben")
    with closing(anna.store), closing(ben.store):
        yield anna, ben


def written(file: Path, text: str) -> tuple[str]:
    file.write_text(text, encoding="utf-8")
    return (str(file),)


def travel(folders: tuple[Folder, Folder], folder: Path, game: str, most: int = 60) -> tuple[str, str, str]:
    """Anna plays and challenges Ben, who plays and answers. Returns Anna's record, Ben's, and the answer."""
    anna, ben = folders
    first = anna.table(game).open_session()
    play(first, 1, most)
    sent = written(folder / "c.dice", draft_of(first.record.to_text(), is_answer=False).text("Anna"))
    ((challenge, _),) = read_files(sent, ben.past).challenges
    second = ben.table(game).begin_shared(challenge.header, challenge.dice)
    play(second, 2, most)
    played = second.record.to_text()
    return first.record.to_text(), played, draft_of(played, is_answer=True).text("Ben")


@pytest.mark.parametrize("game", TITLES)
def test_an_answer_is_compared_where_the_challenged_game_is_saved(
    folders: tuple[Folder, Folder], tmp_path: Path, game: str
) -> None:
    first, _, answer = travel(folders, tmp_path, game)
    anna, ben = folders
    ((story, _),) = read_files(written(tmp_path / "a.dice", answer), anna.past).stories
    assert story.is_answer
    here, there = answer_in(anna.past, story.record), answer_in(ben.past, story.record)
    assert here.comparison == comparison_of(answer, first)
    assert here.comparison is not None
    assert tuple(map(str, here.comparison.names)) == ("Ben", "You")
    # Both results and costs are told everywhere, and both are those of the reviews.
    assert there.comparison is None
    assert here.told == there.told
    costs = [SeatReview(reviewed_moves(text)) for text in (answer, first)]
    own, other = (str(review.unit.sums(review.player).cost) for review in costs)
    assert there.told.endswith(f" Anna's {other}.")
    assert f"Ben's choices cost {own}" in there.told
    assert ". Anna " in there.told


def test_an_answer_to_a_challenge_that_was_sent_on_is_compared_with_the_game_it_was_sent_from(
    folders: tuple[Folder, Folder], tmp_path: Path
) -> None:
    _, record, _ = travel(folders, tmp_path, "hog")
    ben = folders[1]
    header = challenge_in(parse_record(draft_of(record, is_answer=False).text("Ben"), SPECS))
    assert header.challenger.name == "Ben"
    store = ForgetfulStore()
    carls = GAMES["hog"].table(store, StandingClock(), SettingsKeeper(store), None)
    session = carls.begin_shared(header.header, header.dice)
    play(session, 3)
    answer = draft_of(session.record.to_text(), is_answer=True).text("Carl")
    found = answer_in(ben.past, answer).comparison
    assert found is not None
    assert tuple(map(str, found.names)) == ("Carl", "You")


def test_an_answer_to_a_doctored_origin_is_told_without_a_comparison(
    folders: tuple[Folder, Folder], tmp_path: Path
) -> None:
    _, _, answer = travel(folders, tmp_path, "hog")
    left = answer.replace('[Rules "goal=100"]', '[Rules "goal=99"]\n[Left "now"]').split("\nroll")[0]
    found = answer_in(folders[0].past, left)
    assert found.comparison is None
    assert "Anna " in found.told


def test_the_end_of_an_answer_tells_of_both(folders: tuple[Folder, Folder], tmp_path: Path) -> None:
    _, played, _ = travel(folders, tmp_path, "hog")
    ending, challenger = ending_on(played), challenger_in(parse_record(played, SPECS))
    assert ending is not None
    assert challenger is not None
    assert ending.duel.startswith("Anna ")
    assert ending.duel.endswith(f", Anna's {challenger.cost:.1f}.")
    assert ". Your choices cost " in ending.duel
    assert ending.duel in ending.spoken
    assert ending.can_challenge


def test_a_game_of_ones_own_answers_nobody(folders: tuple[Folder, Folder], tmp_path: Path) -> None:
    first, _, _ = travel(folders, tmp_path, "hog")
    ending = ending_on(first)
    assert ending is not None
    assert (ending.duel, ending.can_challenge) == ("", True)
    with pytest.raises(NotationError, match="only a game played from a challenge"):
        draft_of(first, is_answer=True)


def test_the_draft_says_what_the_friend_reads(folders: tuple[Folder, Folder], tmp_path: Path) -> None:
    first, _, answer = travel(folders, tmp_path, "hog")
    draft = draft_of(first, is_answer=False)
    assert (draft.name, draft.to) == ("", "")
    assert draft_of(answer, is_answer=True).name == "Ben"
    assert draft_of(answer, is_answer=True).to == "Anna"
    challenge = challenge_in(parse_record(draft.text("Zoë"), SPECS))
    told = draft.told("Zoë")
    assert told.startswith("Zoë ")
    assert told.count("Zoë") == 2
    assert str(challenge.told) == "Zoë challenges you: Hog against Final strategist, with the same dice."
    assert not any(draft.allows(name) for name in ("", " Zoë", "you", "final", "x" * 25, "a\nb"))


# The friend who is never "you".


def hog(name: str, tags: str = "") -> str:
    return f'[Game "hog"]\n[Player0 "{name}"]\n[Player1 "final"]\n{tags}roll 2 : 3 4\n'


def names_in(text: str) -> tuple[Name, ...]:
    return story_of(parse_record(text, SPECS)).players


@pytest.mark.parametrize("game", TITLES)
def test_a_record_that_was_not_played_here_calls_nobody_you(
    folders: tuple[Folder, Folder], tmp_path: Path, game: str
) -> None:
    anna, ben = folders
    session = anna.table(game).open_session()
    play(session, 4, 12)
    file = written(tmp_path / "r.dice", session.record.to_text())
    ((own, _),) = read_files(file, anna.past).stories
    assert next(name.is_you for name in own.players)
    for past in (ben.past, None):
        ((foreign, _),) = read_files(file, past).stories
        assert not any(name.is_you for name in foreign.players)
        words = [str(foreign.result), *(str(line.words) for line in foreign.lines)]
        assert not any("you" in text.casefold() for text in words)
        assert not any(name.is_you for name in names_in(foreign.record))
    # An imported record is not the reader's either.
    assert import_files(ben.past, file, NOON).new == 1
    imported = game_called(ben.past, game, session.record.tag("Id") or "")
    assert imported is not None
    assert not any(name.is_you for name in names_in(record_of(imported)))
    kept = game_called(anna.past, game, session.record.tag("Id") or "")
    assert kept is not None
    assert record_of(kept) == session.record.to_text()


def test_a_record_without_a_name_belongs_to_nobody_here(tmp_path: Path) -> None:
    ((story, _),) = read_files(written(tmp_path / "r.dice", '[Game "craps"]\nbet pass 10\n')).stories
    assert [str(name.text) for name in story.players] == ["Player 1"]


class Broken(NoHistory):
    def catch_up(self, *_: Any) -> Iterator[int]:
        raise StoreError("The disk is gone.")


def test_a_store_that_cannot_be_read_keeps_no_record_from_being_opened(tmp_path: Path) -> None:
    text = hog("You", '[Id "2026-11-20T10:00:00Z-7f3a"]\n')
    ((story, _),) = read_files(written(tmp_path / "r.dice", text), Broken()).stories
    assert not any(name.is_you for name in story.players)


def test_an_import_that_cannot_be_read_stays_as_it_is() -> None:
    stored = StoredGame("x", f"{IMPORTED}hog", "[Game", "", ended=True, moves=())
    assert record_of(stored) == stored.record


# What a challenge says of its sender.

CHALLENGER_TAGS = ((CHALLENGER, "Ann"), (CHALLENGER_RESULT, "lost 78 101 27"), (CHALLENGER_COST, "31.2"))


@pytest.mark.parametrize(
    ("tag", "value"),
    [
        (CHALLENGER, ""),
        (CHALLENGER, "You"),
        (CHALLENGER, "yOU"),
        (CHALLENGER, "final"),
        (CHALLENGER, "x" * 25),
        (CHALLENGER, " Ann"),
        (CHALLENGER, "An\u202en"),
        (CHALLENGER_RESULT, "lost"),
        (CHALLENGER_RESULT, "beaten 78 101 27"),
        (CHALLENGER_RESULT, "lost 78 101 -27"),
        (CHALLENGER_RESULT, f"lost {10**13} 0 1"),
        (CHALLENGER_COST, "much"),
        (CHALLENGER_COST, "nan"),
        (CHALLENGER_COST, "1e9"),
    ],
)
def test_a_sender_who_makes_no_sense_is_none(tag: str, value: str) -> None:
    record = Record(SPECS["hog"], CHALLENGER_TAGS)
    found = challenger_in(record)
    assert found == Challenger("Ann", Scored(GameResult.LOST, 78, 101, 27), 31.2)
    assert found.tags() == CHALLENGER_TAGS
    assert challenger_in(record.with_tags(((tag, value),))) is None


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("game", TITLES)
def test_how_a_game_ended_is_told_as_its_last_position_says(game: str, seed: int) -> None:
    store = ForgetfulStore()
    table = GAMES[game].table(store, StandingClock(), SettingsKeeper(store), None)
    session = table.open_session()
    play(session, seed, 400 if seed % 2 else 9)
    past, state = GAMES[game].past, session.state
    told = str(past.told_of("Ann", past.scored(session.record, state), state.seats))
    assert told.startswith("Ann ")
    assert "you" not in told.casefold()
    if game == "hog":
        own, other = state.scores
        verb = "left at" if not session.is_over else "won," if own > other else "lost,"
        assert told == f"Ann {verb} {own} to {other}"
    elif game == "craps":
        gain = state.bankroll + state.on_table - 100 * state.rules.bankroll
        end = f"${abs(gain) / 100:,.2f}".removesuffix(".00")
        assert told == (f"Ann left {end} {'ahead' if gain > 0 else 'down'}" if gain else "Ann left even")


R = GameResult


@pytest.mark.parametrize(
    ("game", "scored", "seats", "told"),
    [
        ("hog", Scored(R.ENDED, 101, 78, 9), 2, "Ann won, 101 to 78"),
        ("hog", Scored(R.TIED, 50, 50, 9), 2, "Ann tied, 50 to 50"),
        ("hazard", Scored(R.ENDED, 1, 0, 9), 1, "Ann won 1 round"),
        ("hazard", Scored(R.OPEN, 3, 0, 9), 1, "Ann left with 3 rounds won"),
        ("hazard", Scored(R.OPEN, 3, 4, 9), 2, "Ann left at 3 rounds to 4"),
        ("hazard", Scored(R.WON, 5, 3, 9), 2, "Ann won, 5 rounds to 3"),
        ("hazard", Scored(R.LOST, 1, 3, 9), 3, "Ann lost, 1 round to 3"),
        ("hazard", Scored(R.TIED, 4, 4, 9), 2, "Ann tied at 4 rounds"),
        ("craps", Scored(R.TIED, 0, 0, 9), 1, "Ann left even"),
        ("craps", Scored(R.WON, 4500, 0, 9), 1, "Ann left $45 ahead"),
        ("craps", Scored(R.LOST, -500, 0, 9), 1, "Ann left $5 down"),
        ("poker-dice", Scored(R.WON, 20000, 0, 29), 1, "Ann won the Major Award after 29 hands"),
        ("poker-dice", Scored(R.LOST, 100, 0, 1), 1, "Ann went broke after 1 hand"),
        ("poker-dice", Scored(R.ENDED, 13000, 0, 12), 1, "Ann quit with $130 after 12 hands"),
        ("poker-dice", Scored(R.OPEN, 13000, 0, 12), 1, "Ann quit with $130 after 12 hands"),
    ],
)
def test_each_end_has_its_own_words(game: str, scored: Scored, seats: int, told: str) -> None:
    assert str(GAMES[game].past.told_of("Ann", scored, seats)) == told


def test_a_game_that_goes_on_is_compared_without_an_end() -> None:
    text = hog("Ann", '[Dice "seeded 4"]\n').replace("roll 2 : 3 4\n", "")
    assert comparison_of(text, text.replace("Ann", "Ben")).lines[0].startswith("The game is not over yet. ")


@pytest.mark.parametrize("game", ["craps", "poker-dice"])
def test_a_challenge_to_play_alone_names_no_opponent(game: str) -> None:
    text = f'[Game "{game}"]\n[Dice "seeded 4"]\n[Left "now"]\n'
    challenge = challenge_in(parse_record(draft_of(text, is_answer=False).text("Ann"), SPECS))
    assert str(challenge.told) == f"Ann challenges you: {TITLES[game]}, with the same dice."


YOU_WORD = re.compile(r"\byou(r|rs)?\b", re.IGNORECASE)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", TITLES)
def test_the_review_of_a_game_of_others_calls_nobody_you(game: str, seed: int) -> None:
    store = ForgetfulStore()
    keeper = SettingsKeeper(store)
    session = GAMES[game].table(store, StandingClock(), keeper, lambda _: SeededDice(seed)).open_session()
    play(session, seed, 60)
    for name in ("Ben", "You"):
        record = of_others(session.record.with_tags((("Player0", name),)))
        review = SeatReview(review_record(record.to_text(), lambda _: None))
        ending = ending_of(review)
        assert ending is not None
        assert any(review.game.reasons.values()) or not review.errors
        words = [
            *map(str, (ending.headline, ending.expected, ending.summary, ending.moment)),
            *map(str, review.game.notes),
            *(str(line) for player in review.game.player_sentences for line in player),
            *map(str, (review.chart_title, review.result_told, *review.play_told)),
            # The coach's reasons, in the other lines, may say in general what you get.
            *(str(words) for moment in review.moments for words in (moment.title, moment.verdict)),
        ]
        assert [text for text in words if YOU_WORD.search(text)] == []


@pytest.mark.parametrize("record_id", ["", "a game"])
def test_a_game_without_a_beginning_is_not_looked_for(record_id: str) -> None:
    assert game_called(Broken(), "hog", record_id) is None
