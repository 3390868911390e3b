"""What charts are drawn with is loaded when the first one is seen, and not with the windows that may show one."""

import subprocess
import sys

LOOK = """
import sys
import dicedesk.ui.features.statistics, dicedesk.ui.features.history.page, dicedesk.ui.window.dialogs
print(*sorted({"numpy", "pyqtgraph", "PySide6.QtOpenGL"} & set(sys.modules)))
"""


def test_windows_with_charts_load_neither_numpy_nor_what_draws_them() -> None:
    found = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True)  # noqa: S603
    assert found.stdout.split() == []
