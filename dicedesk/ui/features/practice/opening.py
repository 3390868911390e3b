"""Opens the practice window: for the mistakes that were kept, or for one move of a record."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.services.parts import ServiceParts
from dicedesk.ui.features.practice.window import Explain, PracticeWindow


class Practice:
    """Opens it over a window, at most once. One is made for each call, and not kept."""

    def __init__(
        self,
        parts: Callable[[], ServiceParts],
        appearance: Appearance,
        explain: Explain,
        owner: QWidget,
    ) -> None:
        """It belongs to the window `owner`; `parts` is called when it opens, `explain` answers "Why?"."""
        self._parts, self._appearance = parts, appearance
        self._explain, self._owner = explain, owner

    def show(self, game: str = "", *, looks_for_mistakes: bool = True) -> PracticeWindow:
        """Opens the exercises of one game, "" for all, or brings them to the front.

        Mistakes are looked for in games that were not reviewed yet, unless the history does that already.
        """
        window = self._opened()
        if window is None:
            window = self._made(game)
            window.begin(looks_for_mistakes=looks_for_mistakes)
        elif game:
            window.bar.show_game(game)
        return _brought_up(window)

    def practice_move(self, record: str, ply: int) -> PracticeWindow:
        """Opens the choice that follows the first `ply` moves of a record, with the answer hidden."""
        window = self._opened() or self._made("")
        window.show_move(record, ply)
        return _brought_up(window)

    def _made(self, game: str) -> PracticeWindow:
        return PracticeWindow(self._parts(), self._appearance, self._explain, game, self._owner)

    def _opened(self) -> PracticeWindow | None:
        return next((one for one in self._owner.findChildren(PracticeWindow) if one.isVisible()), None)


def _brought_up(window: PracticeWindow) -> PracticeWindow:
    window.show()
    window.raise_()
    window.activateWindow()
    return window
