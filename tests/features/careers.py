"""Careers of players whose skill is known, to see how often what DiceDesk says about skill is true.

Each player errs with a known chance: at a choice that matters it takes any legal move, each equally likely, and else
the best one. At craps a player who never bets has no cost. So the best there is a pass bet with odds behind it, an
error is any bet, or any bet taken down, and there is at most one before each of 60 throws. Nobody leaves a game by an
error.

Each player's games are reviewed once, with the coach's own numbers, and careers are drawn from them. So the true cost
is known exactly.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from dicedesk.coach.coach import Against, Coach
from dicedesk.coach.review import MoveReview, review_of
from dicedesk.core.game import Move, Played
from dicedesk.core.record import Record
from dicedesk.games.catalogue import SPECS, load_coach
from dicedesk.games.craps.rules import PlaceBet, TakeDown, Throw
from dicedesk.games.poker_dice.rules import Quit
from dicedesk.play.ports.game_summary import PARTS, ChoiceFigures
from dicedesk.play.ports.past_games import GameChoices

ERRORS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
"""How often each player errs."""
THROWS = 60
_LINE = (PlaceBet("pass", 5), PlaceBet("pass-odds", 10))


@dataclass(frozen=True)
class Player:
    """A player of a game; `errors` is the chance of a mistake, from 0 to 1."""

    game: str
    errors: float

    def games(self, count: int) -> tuple[GameChoices, ...]:
        """What this player's choices came to in `count` games, the same ones each time."""
        return _games(self, count)

    def record(self, luck: Random) -> Record[Any]:
        """One game of this player, in the first seat."""
        names = (("Player0", "You"), *((("Player1", "final"),) if self.game == "hog" else ()))
        record = Record(SPECS[self.game], names)
        for played in _played(self, luck):
            record = record.with_play(played.move, played.faces)
        return record


def true_cost(games: Sequence[GameChoices]) -> float:
    """What a choice costs on average in games of which each is equally likely."""
    choices = [each for game in games for each in game.choices]
    return sum(each.cost for each in choices) / sum(each.put_down for each in choices)


@cache
def _games(player: Player, count: int) -> tuple[GameChoices, ...]:
    luck = Random(f"{player.game} {player.errors}")
    return tuple(_choices(player, luck) for _ in range(count))


def _choices(player: Player, luck: Random) -> GameChoices:
    """What `reviewed_figures` finds in one game of this player, without writing and reading its record."""
    coach, against = _coach(player.game)
    reviewed = review_of(SPECS[player.game].new_state(""), _played(player, luck), coach, against)
    found = dict[str, list[MoveReview]]()
    for move in reviewed.moves:
        if move.is_open and not move.seat:
            found.setdefault(move.kind, []).append(move)
    choices = tuple(
        ChoiceFigures(
            kind,
            len(moves),
            sum(round(move.cost * PARTS) for move in moves),
            sum(round(move.put_down * PARTS) for move in moves),
        )
        for kind, moves in found.items()
    )
    even = round(reviewed.players[0].without_luck * PARTS) if coach.unit.rated_against else None
    return GameChoices(player.game, 0, choices, even)


def _played(player: Player, luck: Random) -> Iterator[Played[Any]]:
    """The moves of one game, one after the other."""
    coach, against = _coach(player.game)
    state: Any = SPECS[player.game].new_state("")
    throws, has_erred = 0, False
    while state.outcome() is None and throws < THROWS:
        if state.seat:
            move = coach.reply(state, against)
        elif player.game == "craps":
            is_error = not has_erred and luck.random() < player.errors
            move = luck.choice(_bets(state)) if is_error else Throw() if has_erred else _line_bet(state)
            has_erred = is_error
        else:
            decision = coach.decision(state, against)
            matters = decision.stake > coach.unit.limits.open
            is_error = matters and luck.random() < player.errors
            move = luck.choice(_moves(state)) if is_error else decision.best
        faces = tuple(luck.randint(1, 6) for _ in range(state.dice_for(move)))
        step = state.apply(move, faces)
        yield Played(state, move, faces, step)
        throws += isinstance(move, Throw)
        state = step.state


def _coach(game: str) -> tuple[Coach[Any, Any], Against]:
    return load_coach(game), ("", "final") if game == "hog" else ("",)


def _moves(state: Any) -> list[Move]:
    return [move for move in state.legal_moves() if not isinstance(move, Quit)]


def _bets(state: Any) -> list[Move]:
    return [move for move in state.legal_moves() if isinstance(move, PlaceBet | TakeDown)] or [Throw()]


def _line_bet(state: Any) -> Move:
    bets = (bet for bet in _LINE if not state.amount_on(state.kind_named(bet.name)))
    return next((bet for bet in bets if state.refusal(bet) is None), Throw())
