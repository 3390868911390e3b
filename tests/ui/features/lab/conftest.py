"""The Lab, opened alone, with a kind of question that is answered at once."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from dicedesk.games import questions as kinds
from dicedesk.play.ports.jobs import Jobs
from dicedesk.ui.base.look.appearance import Appearance
from dicedesk.ui.base.services import ServiceParts
from dicedesk.ui.features.lab.page import LabPage
from dicedesk.ui.window.services import Services
from tests.ui.features.lab.stub_kind import KIND, OTHER
from tests.ui.held_jobs import HeldJobs

OpenLab = Callable[[ServiceParts], LabPage]


@pytest.fixture(autouse=True)
def stub_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kinds of the tests are the only ones."""
    monkeypatch.setattr(kinds, "KINDS", (KIND, OTHER))


@pytest.fixture
def parts(services: Services) -> ServiceParts:
    """What the Lab works with; answers come at once."""
    return replace(services.parts, askings={})


@pytest.fixture
def held(parts: ServiceParts) -> HeldJobs:
    """Long work waits until it is told to go on."""
    jobs: Jobs = HeldJobs()
    object.__setattr__(parts, "long_jobs", jobs)
    assert isinstance(jobs, HeldJobs)
    return jobs


@pytest.fixture
def open_lab(qtbot: QtBot, appearance: Appearance) -> Iterator[OpenLab]:
    """Opens the Lab in a window of its own."""
    parents: list[QWidget] = []

    def opened(parts: ServiceParts) -> LabPage:
        parent = QWidget()
        parents.append(parent)
        qtbot.addWidget(parent)
        page = LabPage(parts, appearance, parent)
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
def lab(open_lab: OpenLab, parts: ServiceParts) -> LabPage:
    """The Lab with the stub kind chosen."""
    return open_lab(parts)
