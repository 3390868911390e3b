"""What a tab tells a screen reader, and what is heard of it."""

from collections.abc import Callable

from dicedesk.core.game import Played, StateT
from dicedesk.core.rollers import TypedDice
from dicedesk.play.ports.sound import Cue
from dicedesk.ui.base.bridge import SessionBridge
from dicedesk.ui.base.words import tr
from dicedesk.ui.table.flight import landing
from dicedesk.ui.table.game_tab import GameTab
from dicedesk.ui.table.pace import Pace


def tell_aloud(tab: GameTab, bridge: SessionBridge[StateT], pace: Pace[StateT]) -> None:
    """From now on a screen reader is told what each move led to, why one was refused, and how things stand anew."""
    for changed in (pace.rested, bridge.reset, bridge.laid_out):
        changed.connect(lambda: tab.told.emit(tab.last_words()))
    # What led to the dice that lie there again would else be heard like a new throw of them.
    for moved, word in ((bridge.undone, tr("Undone")), (bridge.redone, tr("Redone"))):
        moved.connect(lambda _, word=word: tab.told.emit(f"{word}\n{tab.last_words()}"))
    bridge.refused.connect(tab.told)

    def on_practice(sentence: str) -> None:
        # What the status bar says of the game comes first: the sentence stands in its place until the game moves on.
        tab.status_changed.emit()
        tab.noted.emit(sentence)
        tab.told.emit(sentence)

    bridge.became_practice.connect(on_practice)


def sound_out(
    tab: GameTab,
    bridge: SessionBridge[StateT],
    pace: Pace[StateT],
    cue_of: Callable[[Played[StateT]], Cue | None],
) -> None:
    """From now on dice that fly are heard when they land, and what they came to as `cue_of` says; None for nothing."""

    def on_revealed() -> None:
        # A throw that is cut short because its tab is left is not heard.
        if not tab.isVisible():
            return
        played = bridge.session.history[-1]
        if played.faces and not isinstance(bridge.session.dice, TypedDice):
            tab.heard.emit(landing(played.faces))
        cue = cue_of(played)
        if cue is not None:
            tab.heard.emit(cue)

    pace.revealed.connect(on_revealed)
