"""One quiet line on the felt at the start: today's game, positions to practice, and news of the player's skill."""

from collections.abc import Iterator
from datetime import date
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QWidget

from dicedesk.play.ports.past_games import History
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.look.theme import Space
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.base.widgets.card import OpeningNumber, label
from dicedesk.ui.base.words import tr, trn
from dicedesk.ui.base.work import Work

if TYPE_CHECKING:
    from dicedesk.features.greeting import Greeting
    from dicedesk.features.skill import Change

_SHARE = 0.62
"""The widest line, as a share of the felt's width; parts that do not fit are left out, the last part first."""
_MONTHS = 11
"""Most months back that are named by the month alone; earlier ones are named by the year."""


class GreetingLine(QWidget):
    """A line at the upper edge of a felt, until the first move or another game; its parts can be pressed.

    Signals: `today_asked()`, `practice_asked()` and `skill_asked()`.
    """

    accessible_role = "Grouping"

    today_asked = Signal()
    practice_asked = Signal()
    skill_asked = Signal()

    def __init__(self, felt: QWidget, corner: QPoint, bridge: SessionBridge[Any], parts: AppParts) -> None:
        """Look for news; the line is hidden until then, and if there are none.

        `corner` is its distance from the left and upper edges of the felt, or, if negative, from the right or lower
        one.
        """
        super().__init__(felt)
        self._corner, self._bridge, self._parts = corner, bridge, parts
        self._spec = bridge.session.record.spec
        self._work = Work(parts.jobs, self, self._on_found, self._on_nothing)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(Space.SMALL)
        self.hide()
        felt.installEventFilter(self)
        for over in (bridge.played, bridge.reset):
            over.connect(self.hide)
            over.connect(self.deleteLater)
        self.look()

    @property
    def ways(self) -> tuple[OpeningNumber, ...]:
        """The parts that can be pressed, from the left."""
        return tuple(self.findChildren(OpeningNumber))

    def look(self) -> None:
        """Look again: positions may have been practiced meanwhile."""
        now = int(self._parts.clock.now().timestamp())
        self._work.ask(_greeting, self._parts.late.history, self._spec.id, now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)

    def _on_found(self, greeting: "Greeting") -> None:
        row, has_ring = self.layout(), self.isAncestorOf(self.window().focusWidget() or self.window())
        if has_ring or row is None:
            return
        while (item := row.takeAt(0)) is not None:
            part = item.widget()
            if part is not None:
                part.hide()
                part.deleteLater()
        for way in self._ways(greeting):
            if row.count():
                row.addWidget(label("feltNote", "·"))
            row.addWidget(way)
        self.setVisible(row.count() > 0)
        self._place()

    def _on_nothing(self, _reason: str) -> None:
        """Stay hidden: the history says why it cannot be read."""

    def _ways(self, greeting: "Greeting") -> Iterator[OpeningNumber]:
        if not (self._bridge.is_todays_game or self._bridge.has_seen_today):
            words = tr("Today's {game}", game=self._spec.title)
            yield _way(words, tr("Play today's game (Ctrl+T)"), self.today_asked)
        if greeting.due:
            words = trn("1 exercise due", "{count} exercises due", greeting.due)
            yield _way(words, tr("Practice your mistakes (Ctrl+Shift+P)"), self.practice_asked)
        if greeting.change is not None:
            news = _news(greeting.change, self._parts.clock.now().astimezone().date())
            yield _way(news, tr("What your choices cost"), self.skill_asked)

    def _place(self) -> None:
        """Go to the corner, without the parts that do not fit."""
        felt, row = self.parentWidget(), self.layout()
        if felt is None or row is None:
            return
        items = (row.itemAt(place) for place in range(row.count()))
        parts = [part for item in items if item is not None and (part := item.widget()) is not None]
        for part in parts:
            part.show()
        while len(parts) > 1 and row.sizeHint().width() > _SHARE * felt.width():
            for part in (parts.pop(), parts.pop()):
                part.hide()
        self.adjustSize()
        x, y = self._corner.x(), self._corner.y()
        free = felt.size() - self.size()
        self.move(x if x >= 0 else free.width() + x, y if y >= 0 else free.height() + y)


def _way(words: str, tip: str, opens: SignalInstance) -> OpeningNumber:
    way = OpeningNumber("feltNote")
    way.setWordWrap(False)
    way.setText(words)
    way.setAccessibleName(words)
    way.setAccessibleDescription(tip)
    way.setToolTip(tip)
    way.asked.connect(opens)
    return way


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
