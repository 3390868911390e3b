"""How long tests wait for what has to come. Only one that fails waits so long, so it may be long for any machine."""

PATIENCE_S = 1800.0
"""For other programs, of which a whole tour is one."""

PATIENCE_MS = 120_000
"""For what comes within the program of the tests."""
