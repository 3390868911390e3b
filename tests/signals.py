"""Programs that hear the signals a test sends them."""

import sys

HEARING = (
    *(sys.executable, "-I", "-S", "-c"),
    "import os, signal, sys\n"
    "for number in (signal.SIGHUP, signal.SIGINT, signal.SIGTERM):\n"
    "    signal.signal(number, signal.SIG_DFL)\n"
    "os.execvp(sys.argv[1], sys.argv[1:])",
)
"""Goes before the command of a program. `nohup`, and `&` in a script, have the tests ignore signals, and a program
inherits that."""
