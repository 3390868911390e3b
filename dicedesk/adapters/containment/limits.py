"""The system's own limits for this process: memory, size of files, open files, and time of the processor."""

import sys

if sys.platform != "win32":
    import resource

MOST_SECONDS = 60
"""So long a program may take for its whole table, on the clock."""
MOST_MEMORY = 1 << 30
MOST_FILE = 1 << 20
MOST_OPEN = 64


def limit(seconds: int) -> bool:
    """From now on they hold. Returns whether the system could be asked for all of them."""
    if sys.platform == "win32":
        return False
    wanted = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_FSIZE: MOST_FILE,
        resource.RLIMIT_NOFILE: MOST_OPEN,
        resource.RLIMIT_CPU: seconds,
        resource.RLIMIT_AS: MOST_MEMORY,
    }
    is_done = True
    for kind, most in wanted.items():
        try:
            # Where the user has less, less it is.
            hard = resource.getrlimit(kind)[1]
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (least, least))
        except (ValueError, OSError):
            is_done = False
    return is_done
