"""What a command gives back, and how it says that it cannot read something."""

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    import argparse

Answer = tuple[int, list[str]]
"""An exit code, and the lines to print."""

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"  # noqa: SLF001
"""Where a command, or the chances of a game, are made known; argparse has no public name for it."""

EXIT_FALSE = 1
EXIT_UNREADABLE = 2
EXIT_INTERRUPTED = 130
