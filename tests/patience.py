"""How long tests wait for what has to come. Only one that fails waits so long, so it may be long for any machine."""

PATIENCE_S = 1800.0
PATIENCE_MS = 1_800_000
