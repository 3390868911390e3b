"""A quiet line on the felt at the start: positions to practice, and news of the player's skill."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, Signal, SignalInstance

from dicedesk.core.game import Played
from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import OpeningNumber
from dicedesk.ui.base.widgets.felt_corner import FeltCorner
from dicedesk.ui.base.words import tr, trn
from dicedesk.ui.base.work import Work

if TYPE_CHECKING:
    from dicedesk.features.greeting import Greeting
    from dicedesk.features.skill import Change

_MONTHS = 11
"""Most months back that are named by the month alone; earlier ones are named by the year."""


class GreetingLine(QObject):
    """The links in the corner of a felt, until the player's next move or another game.

    Signals: `practice_asked()` and `skill_asked()`.
    """

    practice_asked = Signal()
    skill_asked = Signal()

    def __init__(self, corner: FeltCorner, bridge: SessionBridge[Any], parts: AppParts) -> None:
        """Look for news; there are no links until there is some."""
        super().__init__(corner)
        self._corner, self._bridge, self._parts = corner, bridge, parts
        self._spec = bridge.session.record.spec
        self._work = Work(parts.jobs, self, self._on_found, self._on_nothing)
        bridge.played.connect(self._on_played)
        bridge.reset.connect(self._go)
        self.look()

    def look(self) -> None:
        """Look again: positions may have been practiced meanwhile."""
        now = int(self._parts.clock.now().timestamp())
        self._work.ask(_greeting, self._parts.late.history, self._spec.id, now)

    def _on_found(self, greeting: "Greeting") -> None:
        focus = self._corner.window().focusWidget()
        if not isinstance(focus, OpeningNumber) or not self._corner.isAncestorOf(focus):
            self._corner.show_links(self._links(greeting))

    def _on_nothing(self, _reason: str) -> None:
        """Show no links: the history says why it cannot be read."""

    def _on_played(self, played: Played[Any]) -> None:
        """Stay while computer players move: nobody has read the line yet."""
        if self._bridge.session.seats[played.before.seat].player is None:
            self._go()

    def _go(self) -> None:
        self._corner.show_links(())
        self.deleteLater()

    def _links(self, greeting: "Greeting") -> Iterator[OpeningNumber]:
        if greeting.due:
            words = trn("1 exercise due", "{count} exercises due", greeting.due)
            yield _link(words, tr("Practice your mistakes (Ctrl+Shift+P)"), self.practice_asked)
        if greeting.change is not None:
            news = _news(greeting.change, self._parts.clock.now().astimezone().date())
            yield _link(news, tr("What your choices cost"), self.skill_asked)


def _link(words: str, tip: str, opens: SignalInstance) -> OpeningNumber:
    link = OpeningNumber("feltNote")
    link.setWordWrap(False)
    link.setText(words)
    link.setAccessibleName(words)
    link.setAccessibleDescription(tip)
    link.setToolTip(tip)
    link.asked.connect(opens)
    return link


def _news(change: "Change", today: date) -> str:
    """The direction of a change, and its first month, or its year if that is long ago."""
    since = change.since
    if since is None:
        return tr("playing better") if change.is_better else tr("playing worse")
    is_lately = (today.year - since.year) * 12 + today.month - since.month <= _MONTHS
    when = QLocale().monthName(since.month) if is_lately else str(since.year)
    return (
        tr("playing better since {when}", when=when)
        if change.is_better
        else tr("playing worse since {when}", when=when)
    )


def _greeting(past: History, game: str, now: int) -> "Greeting":
    # Imported by the job, in the background: 40 ms.
    from dicedesk.features.greeting import greeting_of

    return greeting_of(past, game, now)
