"""Main windows for tests: alone, or held by the program's shell."""

from collections.abc import Mapping, Sequence

from dicedesk.play.ports.jobs import ImmediateJobs, Jobs
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.current_window import CurrentWindow
from dicedesk.ui.window.main_window import MainWindow, WindowParts
from dicedesk.ui.window.services import Services
from dicedesk.ui.window.shell import Shell

FACTS = ("1", "")
LONG_REPORT = ("1", "\n".join(f"line {line} of a report" for line in range(30)))


def window_parts(
    tabs: Sequence[TabSpec],
    services: Services,
    facts: tuple[str, str] = FACTS,
    jobs: Jobs | None = None,
) -> WindowParts:
    """What a window with these tabs is made of."""
    return WindowParts(tuple(tabs), services, lambda: facts, jobs or ImmediateJobs())


def main_window(
    tabs: Sequence[TabSpec],
    appearance: Appearance,
    services: Services,
    facts: tuple[str, str] = FACTS,
    jobs: Jobs | None = None,
    *,
    first_tab: int = 0,
    marks: Mapping[int, tuple[int, ...]] | None = None,
) -> MainWindow:
    """A main window that stands alone."""
    made = MainWindow(window_parts(tabs, services, facts, jobs), first_tab, marks)
    appearance.mark(made)
    return made


def held_window(
    tabs: Sequence[TabSpec], appearance: Appearance, services: Services, jobs: Jobs | None = None
) -> tuple[Shell, CurrentWindow]:
    """A main window in a shell, as the program shows it; both are gone when the shell is."""
    shell = Shell()
    appearance.mark(shell)
    held = CurrentWindow(shell, window_parts(tabs, services, jobs=jobs))
    return shell, held
