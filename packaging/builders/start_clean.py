"""Runs first in the packed program, before the program itself."""


def _leave_the_libraries_to_ourselves() -> None:
    """Restore the library search path from before the start, and remove PyInstaller's variables.

    The program has found its libraries by now. Programs of the system that it starts, such as the voice's player, must
    find their own libraries and not ours; a copy of itself must start from scratch.
    """
    import os

    for name in ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH"):
        before = os.environ.pop(f"{name}_ORIG", None)
        if before:
            os.environ[name] = before
        else:
            os.environ.pop(name, None)
    for name in [name for name in os.environ if name.startswith("_PYI_")]:
        del os.environ[name]


_leave_the_libraries_to_ourselves()
