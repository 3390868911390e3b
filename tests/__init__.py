"""The tests of DiceDesk. This file keeps the name `tests` ours: crapssim, which they ask for, installs its own."""
