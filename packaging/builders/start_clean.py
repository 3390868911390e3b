"""Runs first in the packed program, before the program itself."""


def _leave_the_libraries_to_ourselves() -> None:
    """Takes back the search path for libraries that the packed program was started with, and its marks.

    What it loads it has found by now. Programs of the system that it starts, such as the player of the voice, are to
    find their own libraries and not ours; a copy of itself that it starts is to begin from the beginning.
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
