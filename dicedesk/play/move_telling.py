"""The words of a table that has a button for each move that can be made."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any

from dicedesk.core.game import Move, StateT
from dicedesk.core.words import Name, tr
from dicedesk.play.scene import Scene
from dicedesk.play.telling import Controls, Phase, ResultText, Showing, TableView, Telling


class MoveTelling(Telling[StateT, Any]):
    """Tells a game whose table has a button for each legal move, named by `choice`; `Showing.choice` is the chosen one.

    The big button makes the chosen move, at first the first on the menu. The felt shows the dice and the last line of
    the last move, and in its corner the `note`.
    """

    @abstractmethod
    def note(self, state: StateT, names: Sequence[Name]) -> str:
        """The standing, in a few words: the scores, or what is left."""

    def view(self, scene: Scene[StateT], showing: Showing[Move | None]) -> TableView:
        state, last, result = scene.state, scene.last, None
        lines = (
            tuple(self.line(last, scene.names, place) for place in range(self.lines_in(last))) if last else ()
        )
        if scene.is_over:
            ended = self.result_line(scene.record.first_state(), state, scene.names)
            result, lines = ResultText(ended), (*lines, ended)
        return TableView(
            caption=lines[-1:],
            note=self.note(state, scene.names),
            dice=last.faces if last else (),
            result=result,
            spoken=lines,
        )

    def controls(self, scene: Scene[StateT], showing: Showing[Move | None]) -> Controls:
        """The button that makes the chosen move; while its dice fly, it says nothing of the next menu."""
        state, last, menu = scene.state, scene.last, scene.state.legal_moves()
        is_at_rest = showing.phase is Phase.AT_REST
        if last is not None and not is_at_rest:
            primary = self.choice(last.before, last.move)
        elif menu:
            primary = self.choice(state, showing.choice if showing.choice in menu else menu[0])
        else:
            primary = tr("New game")
        return Controls(
            primary=primary,
            key=tr("Enter"),
            can_choose=bool(menu) and is_at_rest and not scene.computer_moves,
            can_undo=scene.undoable > 0,
        )
