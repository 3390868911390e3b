"""A pytest plugin for runs without Qt: knows pytest-qt's settings in pyproject.toml, and does nothing with them.

Without it --strict-config would call them mistakes, since the plugin that they belong to is not there.
"""

from __future__ import annotations

import pytest

SETTINGS_OF_PYTEST_QT = ("qt_api", "qt_log_level_fail", "qt_log_ignore", "qt_no_exception_capture")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the settings."""
    for name in SETTINGS_OF_PYTEST_QT:
        parser.addini(name, "belongs to pytest-qt, which is not installed here")
