"""What a command returns, and how it says that it cannot read something."""

import argparse
from typing import TypeAlias

from dicedesk.play.terminal import Say as Say

Answer = tuple[int, list[str]]
"""An exit code, and the lines to print: sentences are translated, what scripts read is no sentence and stays."""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001
"""What argparse adds commands to; it has no public name for this class."""

EXIT_FALSE = 1
EXIT_UNREADABLE = 2
EXIT_INTERRUPTED = 130
