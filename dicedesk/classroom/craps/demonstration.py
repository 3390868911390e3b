"""The chapter's demonstration: a few cycles of a game with dice that are not random, told line by line."""

from collections.abc import Callable, Iterable

from dicedesk.classroom.craps.dice import Dice
from dicedesk.classroom.craps.game import CrapsGame
from dicedesk.classroom.craps.player import CrapsPlayer
from dicedesk.classroom.craps.table import CrapsTable
from dicedesk.classroom.craps.throws import Throw
from dicedesk.core.words import tr

THROWS = ((5, 6), (2, 4), (4, 5), (3, 3), (1, 2), (2, 2), (3, 4))
"""A natural; the point 6, a 9 in between, and the point made; craps; the point 4, and a seven."""


class NotRandom:
    """Picks throws that were written down beforehand: the `rng` of dice that are not random."""

    def __init__(self, faces: Iterable[tuple[int, int]]) -> None:
        self._faces = iter(faces)

    def choice(self, throws: list[Throw]) -> Throw:
        """The next throw that was written down. Raises ValueError where none is left."""
        faces = next(self._faces, None)
        if faces is None:
            raise ValueError(tr("No throw is left of those that were written down."))
        return next(throw for throw in throws if (throw.d1, throw.d2) == faces)


class ToldDice:
    """Dice that tell each throw when it is rolled."""

    def __init__(self, dice: Dice, say: Callable[[str], object]) -> None:
        self._dice, self._say = dice, say

    def roll(self) -> Throw:
        """The next throw, which is told."""
        throw = self._dice.roll()
        self._say(tr("Roll {throw}: {kind}", throw=throw, kind=type(throw).__name__))
        return throw


def main() -> None:
    """Prints what happens in each cycle."""
    demonstrate(print)


def demonstrate(say: Callable[[str], object]) -> None:
    """Calls `say` with each line that tells what happens."""
    dice = ToldDice(Dice(NotRandom(THROWS)), say)
    table = CrapsTable()
    game = CrapsGame(dice, table)
    player = CrapsPlayer(table)
    say(tr("The stake is {stake}. {state}", stake=player.stake, state=game.state))
    for _ in THROWS:
        game.cycle(player)
        lying = ", ".join(map(str, table)) or tr("nothing")
        say(
            tr(
                "  {state}. On the table: {bets}. Stake {stake}",
                state=game.state,
                bets=lying,
                stake=player.stake,
            )
        )
