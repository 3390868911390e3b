"""What a computer player is: somebody who chooses moves."""

from typing import Any, Protocol, TypeVar, runtime_checkable

from dicedesk.core.game import Move, State, Step

StateT_contra = TypeVar("StateT_contra", bound=State[Any], contravariant=True)


class Player(Protocol[StateT_contra]):
    """A computer player."""

    def choose(self, state: StateT_contra) -> Move:
        """The player's move at this state."""
        ...


@runtime_checkable
class RememberingPlayer(Player[StateT_contra], Protocol[StateT_contra]):
    """A computer player whose moves depend on more than the state: on what happened before."""

    def after(self, step: Step[StateT_contra]) -> Player[StateT_contra]:
        """The player who knows one more step of the game, besides those that it knew before."""
        ...
