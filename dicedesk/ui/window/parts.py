"""What the main window is made of."""

from collections.abc import Callable
from dataclasses import dataclass, field

from dicedesk.play.ports.jobs import ImmediateJobs, Jobs
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.table.game_tab import TabSpec
from dicedesk.ui.window.services import Services


@dataclass(frozen=True)
class ProgramFacts:
    """What About says: the version, and the report on this computer that goes with a bug report."""

    version: str
    report: str = ""


@dataclass(frozen=True, eq=False)
class WindowParts:
    """All that a main window needs; another one, such as in another language, is made of the same.

    A tab is made when it is chosen, or in a quiet moment before that. `facts` is called when somebody opens About;
    `jobs` does what takes longer than a moment, `short_jobs` what takes about that.
    """

    tabs: tuple[TabSpec, ...]
    appearance: Appearance
    services: Services
    facts: Callable[[], ProgramFacts]
    jobs: Jobs = field(default_factory=ImmediateJobs)
    short_jobs: Jobs = field(default_factory=ImmediateJobs)
