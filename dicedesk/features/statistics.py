"""The statistics of the games of one kind, or of all: added up, in words, as lines for a terminal, and as JSON.

`dicedesk.lab.dice_test` tests whether the dice are as even as chance makes them.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from fractions import Fraction
from itertools import accumulate, islice
from typing import TypeVar

from dicedesk.core.dice import FACES, NO_DICE, SUMS, DiceCounts
from dicedesk.core.game import Json
from dicedesk.core.money import Cents, gain_words
from dicedesk.core.words import Sentence, figure, percent, tr, trn
from dicedesk.features.history.games import opponent_words, summary_of, title_words
from dicedesk.features.shapes import thinned
from dicedesk.games.catalogue import GAMES
from dicedesk.lab.dice_test.evenness import (
    Evenness,
    dice_words,
    evenness_of_faces,
    evenness_of_sums,
    sums_words,
)
from dicedesk.play.ports.game_summary import GameResult, GameStanding, GameSummary
from dicedesk.play.ports.past_games import DatedFigure, History, Tally
from dicedesk.play.ports.store import UnwritableError

Row = TypeVar("Row")
MOST_MARKS = 500
"""Most points in a line of money; more games are thinned to them."""
TOLD_EVERY = 10_000
"""Games between two reports of progress."""


@dataclass(frozen=True)
class Results:
    """The numbers of games: counted games by result, and games that were casual or left early.

    `open_ended` are counted games that nobody won or lost, such as the turn of a caster alone. `imported` games are in
    no other number.
    """

    won: int = 0
    lost: int = 0
    tied: int = 0
    open_ended: int = 0
    casual: int = 0
    left: int = 0
    imported: int = 0

    @property
    def counted(self) -> int:
        """The number of counted games."""
        return self.decided + self.open_ended

    @property
    def decided(self) -> int:
        """The number of counted games that could be won or lost."""
        return self.won + self.lost + self.tied

    @property
    def played(self) -> int:
        """The number of all games."""
        return self.counted + self.casual + self.left

    @property
    def share_won(self) -> Fraction | None:
        """The share of decided games that were won; None if there are none."""
        return Fraction(self.won, self.decided) if self.decided else None


@dataclass(frozen=True)
class OpponentResults:
    """The results in one game against one opponent, or by one set of house rules."""

    game: str
    opponent: str
    results: Results


@dataclass(frozen=True)
class Streaks:
    """The longest streaks of counted games won and lost, and the current one.

    A tie ends a streak. Games that nobody can win or lose are skipped.
    """

    won: int = 0
    lost: int = 0
    now: int = 0
    result_now: GameResult | None = None


@dataclass(frozen=True)
class BestGame:
    """The best figure of a game's kind, and the start of that game."""

    game: str
    figure: DatedFigure


@dataclass(frozen=True)
class MoneyMark:
    """The money won in all games up to this one, in cents; `place` counts them from 1."""

    place: int
    begun: int
    total: Cents


@dataclass(frozen=True)
class Statistics:
    """All figures. `game` is "" for those of all games; `opponents` are sorted by number of games, most first."""

    game: str = ""
    results: Results = Results()
    opponents: tuple[OpponentResults, ...] = ()
    streaks: Streaks = Streaks()
    bests: tuple[BestGame, ...] = ()
    money: tuple[MoneyMark, ...] = ()
    dice: DiceCounts = NO_DICE


@dataclass(frozen=True)
class StatisticsProgress:
    """The share done, from 0 to 1: first of the games to summarize, then of those to add up."""

    is_summarizing: bool
    share: float


Tell = Callable[[StatisticsProgress], None]


def nobody(_: StatisticsProgress) -> None:
    """Ignore the progress."""


def statistics_of(past: History, game: str = "", tell: Tell = nobody) -> Statistics:
    """Add up the games of one kind, "" for all; `tell` receives the progress. Raises StoreError."""
    opponents: dict[tuple[str, str], Results] = {}
    results = Results()
    for tally in past.tallies(game):
        key = tally.game, tally.opponent
        opponents[key] = _with(opponents.get(key, Results()), tally)
        results = _with(results, tally)
    played = [OpponentResults(*key, total) for key, total in opponents.items() if total.played]
    played.sort(key=lambda one: (-one.results.counted, -one.results.played, one.game, one.opponent))
    # The games are read twice: for their results, then for their money.
    counter = ProgressCounter(2 * results.counted + results.left, tell)
    return Statistics(
        game,
        results,
        tuple(played),
        streaks_of(counter.passing(past.results(game))),
        tuple(_bests_of(past, game)),
        money_line(counter.passing(past.money(game))),
        past.dice(game),
    )


def statistics_of_all(past: History, game: str = "", tell: Tell = nobody) -> Statistics:
    """Summarize all games that need it, in memory if the disk cannot be written, and return the statistics."""
    try:
        summarize_all(past, tell)
        return statistics_of(past, game, tell)
    except UnwritableError:
        with past.copied() as copy:
            summarize_all(copy, tell)
            return statistics_of(copy, game, tell)


def summarize_all(past: History, tell: Tell = nobody) -> None:
    """Summarize each game that has no summary yet. Raises StoreError."""
    behind, done = past.behind(), 0
    for count in past.catch_up(summary_of):
        done += count
        tell(StatisticsProgress(is_summarizing=True, share=min(done / max(behind, 1), 1)))


class ProgressCounter:
    """Passes games on, and reports the share passed on after every few."""

    def __init__(self, total: int, tell: Tell) -> None:
        """Expect about `total` games; more may be played meanwhile."""
        self._total, self._tell, self._passed = max(total, 1), tell, 0

    def passing(self, games: Iterable[Row]) -> Iterator[Row]:
        games = iter(games)
        while few := tuple(islice(games, TOLD_EVERY)):
            yield from few
            self._passed += len(few)
            share = min(self._passed / self._total, 1)
            self._tell(StatisticsProgress(is_summarizing=False, share=share))


def _bests_of(past: History, game: str) -> Iterable[BestGame]:
    for name in GAMES:
        if game in ("", name):
            figure = past.best(name, is_fewest=GAMES[name].past.best.is_fewest)
            if figure is not None:
                yield BestGame(name, figure)


def _with(results: Results, tally: Tally) -> Results:
    """Return the results with a tally added; games that are running or unreadable are left out."""
    match tally.standing:
        case GameStanding.COUNTED:
            name = _FIELDS.get(tally.result, "open_ended")
        case GameStanding.CASUAL:
            name = "casual"
        case GameStanding.LEFT:
            name = "left"
        case GameStanding.IMPORTED | GameStanding.FALSE_DICE:
            name = "imported"
        case _:
            return results
    return replace(results, **{name: getattr(results, name) + tally.count})


_FIELDS = {GameResult.WON: "won", GameResult.LOST: "lost", GameResult.TIED: "tied"}


def streaks_of(results: Iterable[GameResult]) -> Streaks:
    """Return the streaks in results of counted games, the oldest first."""
    longest = {GameResult.WON: 0, GameResult.LOST: 0, GameResult.TIED: 0}
    now, last = 0, None
    for result in results:
        if result in longest:
            now = now + 1 if result is last else 1
            last = result
            longest[result] = max(longest[result], now)
    return Streaks(longest[GameResult.WON], longest[GameResult.LOST], now, last)


def money_line(won: Iterable[DatedFigure]) -> tuple[MoneyMark, ...]:
    """Return the money won up to each game, or up to some of the games if there are very many."""
    games = tuple(won)
    totals = tuple(accumulate(game.value for game in games))
    return tuple(
        MoneyMark(place + 1, games[place].begun, Cents(total)) for place, total in thinned(totals, MOST_MARKS)
    )


def best_words(best: BestGame) -> str:
    """Return the best figure for people."""
    return GAMES[best.game].past.best.words(best.figure.value)


def best_title(best: BestGame) -> Sentence:
    """Return the name of the game and of its figure."""
    game = GAMES[best.game]
    return tr("{game}: {figure}", game=game.spec.title, figure=game.past.best.title)


def streak_words(streaks: Streaks) -> tuple[Sentence, ...]:
    """Return the longest streaks, and the current one."""
    if not streaks.now:
        return ()
    sentences = [
        trn("Longest winning streak: 1 win", "Longest winning streak: {count} wins", streaks.won),
        trn("Longest losing streak: 1 loss", "Longest losing streak: {count} losses", streaks.lost),
    ]
    match streaks.result_now:
        case GameResult.WON:
            sentences.append(trn("Current streak: 1 win", "Current streak: {count} wins", streaks.now))
        case GameResult.LOST:
            sentences.append(trn("Current streak: 1 loss", "Current streak: {count} losses", streaks.now))
        case _:
            pass
    return tuple(sentences)


def games_words(statistics: Statistics) -> Sentence:
    """Return the number of games, and how many of them count."""
    results = statistics.results
    return tr(
        "{played}: {counted} counted, {casual} casual, {left} left early",
        played=trn("1 game", "{count} games", results.played),
        counted=figure(results.counted),
        casual=figure(results.casual),
        left=figure(results.left),
    )


def left_out_words(statistics: Statistics) -> Sentence | None:
    """Return the number of imported games, which are in no other number; None if there are none."""
    imported = statistics.results.imported
    if not imported:
        return None
    return trn("1 imported game is left out.", "{count} imported games are left out.", imported)


def lines_of(statistics: Statistics) -> Iterator[str]:
    """Yield the games, the opponents, the streaks, the best, the money and the dice."""
    yield games_words(statistics)
    left_out = left_out_words(statistics)
    if left_out is not None:
        yield left_out
    for one in statistics.opponents:
        yield opponent_line(one)
    yield from streak_words(statistics.streaks)
    for best in statistics.bests:
        yield tr("{title}: {value}", title=best_title(best), value=best_words(best))
    if statistics.money:
        yield tr("Net winnings: {amount}", amount=gain_words(statistics.money[-1].total))
    faces, sums = evenness_of_faces(statistics.dice), evenness_of_sums(statistics.dice)
    if faces.total:
        yield tr("Faces: {said}", said=dice_words(faces))
    if sums.total:
        yield tr("Sums of two dice: {said}", said=sums_words(sums))


def opponent_line(one: OpponentResults) -> Sentence:
    return tr("{title}: {value}", title=opponent_title(one), value=results_words(one.results))


def opponent_title(one: OpponentResults) -> str:
    """Return the game and its opponent."""
    title, opponent = title_words(GameSummary(one.game)), opponent_words(one.game, one.opponent)
    return tr("{game}, {opponent}", game=title, opponent=opponent) if opponent else title


def results_words(results: Results) -> Sentence:
    """Return how many counted games were won, lost and tied; only their number if nobody can win."""
    share = results.share_won
    if share is None:
        return trn("1 game", "{count} games", results.counted)
    return tr(
        "{won} won, {lost} lost, {tied} tied ({share} won)",
        won=figure(results.won),
        lost=figure(results.lost),
        tied=figure(results.tied),
        share=percent(share, 0),
    )


def to_json(statistics: Statistics) -> Json:
    """Return all figures: money in dollars as a text with two decimals, shares as texts of fractions, moments
    in UTC."""
    streaks, money = statistics.streaks, statistics.money
    return {
        "game": statistics.game or None,
        "games": _results(statistics.results) | {"imported": statistics.results.imported},
        "opponents": [results_against(one) for one in statistics.opponents],
        "streaks": {
            "won": streaks.won,
            "lost": streaks.lost,
            "now": streaks.now,
            "result_now": None if streaks.result_now is None else streaks.result_now.value,
        },
        "best": [
            {"game": best.game, "figure": best.figure.value, "started": moment(best.figure.begun)}
            for best in statistics.bests
        ],
        "money": None if not money else {"games": money[-1].place, "won": money[-1].total.to_text()},
        "faces": _dice(FACES, evenness_of_faces(statistics.dice)),
        "sums": _dice(SUMS, evenness_of_sums(statistics.dice)),
    }


def moment(seconds: int) -> str:
    """Return a moment in UTC; "" if it is unknown."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%SZ}" if seconds else ""


def _results(results: Results) -> Json:
    return {
        "played": results.played,
        "counted": results.counted,
        "won": results.won,
        "lost": results.lost,
        "tied": results.tied,
        "share_won": _text(results.share_won),
        "practice": results.casual,
        "left": results.left,
    }


def results_against(one: OpponentResults) -> Json:
    """Return the results against one opponent, under RESULT_FIELDS."""
    return {"game": one.game, "opponent": one.opponent} | _results(one.results)


def _dice(kinds: tuple[int, ...], evenness: Evenness) -> Json:
    return {
        "counts": dict(zip(map(str, kinds), evenness.counts, strict=True)),
        "expected": dict(zip(map(str, kinds), map(str, evenness.expected), strict=True)),
        "p": evenness.p,
    }


def _text(share: Fraction | None) -> str | None:
    return None if share is None else str(share)


RESULT_FIELDS = tuple(results_against(OpponentResults("", "", Results())))
"""The JSON fields of the results against one opponent."""
