"""The Lab, opened alone, with a kind of question that is answered at once."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games import questions as kinds
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.parts import AppParts
from dicedesk.ui.features.lab.page import LabPage
from tests.ui.features.lab.stub_kind import KIND, OTHER
from tests.ui.held_jobs import HeldJobs

OpenLab = Callable[[AppParts], LabPage]


@pytest.fixture(autouse=True)
def stub_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kinds of the tests are the only ones."""
    monkeypatch.setattr(kinds, "KINDS", (KIND, OTHER))


@pytest.fixture
def parts(parts: AppParts) -> AppParts:
    """What the Lab works with; answers come at once."""
    return replace(parts, askings={})


@pytest.fixture
def held(parts: AppParts) -> HeldJobs:
    """Long work waits until it is told to go on."""
    jobs: Jobs = HeldJobs()
    object.__setattr__(parts, "long_jobs", jobs)
    assert isinstance(jobs, HeldJobs)
    return jobs


@pytest.fixture
def open_lab(qtbot: QtBot, appearance: Appearance) -> Iterator[OpenLab]:
    """Opens the Lab in a window of its own."""
    parents: list[QWidget] = []

    def opened(parts: AppParts) -> LabPage:
        parent = QWidget()
        parents.append(parent)
        qtbot.addWidget(parent)
        page = LabPage(parts, parent)
        QVBoxLayout(parent).addWidget(page)
        parent.resize(1280, 760)
        parent.show()
        parent.activateWindow()
        qtbot.waitUntil(parent.isActiveWindow)
        qtbot.waitUntil(lambda: page.isAncestorOf(parent.focusWidget()))
        return page

    yield opened
    parents.clear()


@pytest.fixture
def lab(open_lab: OpenLab, parts: AppParts) -> LabPage:
    """The Lab with the stub kind chosen."""
    return open_lab(parts)
