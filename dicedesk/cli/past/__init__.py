"""The command line over the games that were kept: `statistics` adds them up. Only `cli` itself uses it."""
