"""A folder of strategies as a class hands them in, some of them bad in each way that there is."""

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from tests.lab.strategy_files import table_as_text

_FUNCTION = "def final_strategy(score, opponent_score):\n    return {body}\n"

BAD = {
    "wrong value": _FUNCTION.format(body="11"),
    "exception": _FUNCTION.format(body="1 // (50 - score)"),
    # A loop that computed would take a core for as long as it may.
    "hang": "import time\n"
    + _FUNCTION.format(body="4").replace("return", "while score == 9: time.sleep(1)\n    return"),
    "crash": "import ctypes\nctypes.string_at(0)\n",
    "flood of output": "import os, sys\n"
    + _FUNCTION.format(body="(print('x' * 10_000), os.write(2, b'y' * 999), None)[-1]"),
    "fork": "import os\n" + _FUNCTION.format(body="os.fork()"),
    "threads": "import threading\n"
    + _FUNCTION.format(body="[threading.Thread(target=print).start() for _ in range(1_000_000)]"),
    "memory": _FUNCTION.format(body="len(bytearray(1 << 36))"),
    "no function": "def another(): pass\n",
    "no Python": "final_strategy = \n",
}
"""Programs that are no strategies, each by what is wrong with it."""

BAD_TABLES = {"few rows": "4,4,4\n", "no number": ",".join(["4"] * 99 + ["x"]) + "\n"}


def make_class(folder: Path, count: int, bad: Mapping[str, str] = BAD) -> Path:
    """Writes `count` entries into the folder, the bad ones among them; the same in every run."""
    luck = np.random.default_rng(18)
    for name, text in bad.items():
        (folder / f"bad {name}.py").write_text(text, encoding="utf-8")
    for name, text in BAD_TABLES.items():
        (folder / f"bad {name}.csv").write_text(text, encoding="utf-8")
    for number in range(count - len(bad) - len(BAD_TABLES)):
        margin, dice = (int(luck.integers(*limits)) for limits in ((0, 20), (1, 11)))
        name = f"student {number + 1:03}"
        if number % 2:
            table = np.full((100, 100), dice, np.uint8)
            table[luck.random((100, 100)) < 0.2] = margin % 11
            (folder / f"{name}.csv").write_text(table_as_text(table))
        else:
            body = f"0 if opponent_score % 10 > {margin // 3} and score > {margin} else {dice}"
            (folder / f"{name}.py").write_text(_FUNCTION.format(body=body), encoding="utf-8")
    return folder
