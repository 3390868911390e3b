"""The statistics of the games of one kind, or of all: results, streaks, best figures, money and dice."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import accumulate

from dicedesk.core.dice import NO_DICE, DiceCounts
from dicedesk.core.money import Cents
from dicedesk.features.history.summaries import summary_of
from dicedesk.features.statistics.progress import StatisticsProgress, Tell, ToldGames, nobody
from dicedesk.features.statistics.thinning import thinned
from dicedesk.games.catalogue import KITS
from dicedesk.play.ports.game_summary import GameResult, GameStanding
from dicedesk.play.ports.past_games import CountedPast, Dated, PastFigures, Tally

MOST_MARKS = 500
"""So many columns of pixels a line of money needs at most; more games are thinned to them."""


@dataclass(frozen=True)
class Results:
    """How many games there were: those that count, by their result, and how many were practice or left early.

    `open_ended` are counted games that nobody won or lost, such as the turn of a caster alone.
    """

    won: int = 0
    lost: int = 0
    tied: int = 0
    open_ended: int = 0
    practice: int = 0
    left: int = 0

    @property
    def counted(self) -> int:
        """The games that count."""
        return self.decided + self.open_ended

    @property
    def decided(self) -> int:
        """The counted games that could be won or lost."""
        return self.won + self.lost + self.tied

    @property
    def played(self) -> int:
        """All of them."""
        return self.counted + self.practice + self.left

    @property
    def share_won(self) -> Fraction | None:
        """The share of the decided games that were won; None without one."""
        return Fraction(self.won, self.decided) if self.decided else None


@dataclass(frozen=True)
class OpponentResults:
    """The results in one game against one opponent, or by one house's rules."""

    game: str
    opponent: str
    results: Results


@dataclass(frozen=True)
class Streaks:
    """The most counted games in a row that were won, and that were lost, and how the last ones came out.

    A tie ends a streak. Games that nobody can win or lose are passed over.
    """

    won: int = 0
    lost: int = 0
    now: int = 0
    result_now: GameResult | None = None


@dataclass(frozen=True)
class BestGame:
    """The best figure of a game's kind, and when that game was begun."""

    game: str
    figure: Dated


@dataclass(frozen=True)
class MoneyMark:
    """What all games up to this one won together, in cents; `place` counts them from 1."""

    place: int
    begun: int
    total: Cents


@dataclass(frozen=True)
class Statistics:
    """All figures. `game` is "" for those of all games; `opponents` begin with the one who was played most often."""

    game: str = ""
    results: Results = Results()
    opponents: tuple[OpponentResults, ...] = ()
    streaks: Streaks = Streaks()
    bests: tuple[BestGame, ...] = ()
    money: tuple[MoneyMark, ...] = ()
    dice: DiceCounts = NO_DICE


def statistics_of(past: PastFigures, game: str = "", tell: Tell = nobody) -> Statistics:
    """Add up the games of one kind, "" for all; `tell` hears on the way how far that is. Raises StoreError."""
    opponents: dict[tuple[str, str], Results] = {}
    results = Results()
    for tally in past.tallies(game):
        key = tally.game, tally.opponent
        opponents[key] = _with(opponents.get(key, Results()), tally)
        results = _with(results, tally)
    played = [OpponentResults(*key, found) for key, found in opponents.items() if found.played]
    played.sort(key=lambda one: (-one.results.counted, -one.results.played, one.game, one.opponent))
    # The games are read twice: how each came out, and then what each won.
    read = ToldGames(2 * results.counted + results.left, tell)
    return Statistics(
        game,
        results,
        tuple(played),
        streaks_of(read.passing(past.results(game))),
        tuple(_bests_of(past, game)),
        money_line(read.passing(past.money(game))),
        past.dice(game),
    )


def statistics_of_all(past: CountedPast, game: str = "", tell: Tell = nobody) -> Statistics:
    """The same, once each game is summarized."""
    behind, done = past.games.behind(), 0
    for made in past.games.catch_up(summary_of):
        done += made
        tell(StatisticsProgress(is_summarizing=True, share=min(done / max(behind, 1), 1)))
    return statistics_of(past.figures, game, tell)


def streaks_of(results: Iterable[GameResult]) -> Streaks:
    """The streaks in results of counted games, the oldest first."""
    longest = {GameResult.WON: 0, GameResult.LOST: 0, GameResult.TIED: 0}
    now, last = 0, None
    for result in results:
        if result in longest:
            now = now + 1 if result is last else 1
            last = result
            longest[result] = max(longest[result], now)
    return Streaks(longest[GameResult.WON], longest[GameResult.LOST], now, last)


def money_line(won: Iterable[Dated]) -> tuple[MoneyMark, ...]:
    """What was won up to each game, of very many up to some of them."""
    games = tuple(won)
    totals = tuple(accumulate(game.value for game in games))
    return tuple(
        MoneyMark(place + 1, games[place].begun, Cents(total)) for place, total in thinned(totals, MOST_MARKS)
    )


def _bests_of(past: PastFigures, game: str) -> Iterable[BestGame]:
    for name, kit in KITS.items():
        if game in ("", name):
            figure = past.best(name, is_fewest=kit.past.best.is_fewest)
            if figure is not None:
                yield BestGame(name, figure)


def _with(results: Results, tally: Tally) -> Results:
    """The results and so many games more; those that go on or cannot be read are none yet."""
    match tally.standing:
        case GameStanding.COUNTED:
            name = _FIELDS.get(tally.result, "open_ended")
        case GameStanding.PRACTICE:
            name = "practice"
        case GameStanding.LEFT:
            name = "left"
        case _:
            return results
    return replace(results, **{name: getattr(results, name) + tally.count})


_FIELDS = {GameResult.WON: "won", GameResult.LOST: "lost", GameResult.TIED: "tied"}
