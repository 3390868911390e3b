"""The quick tour is offered to whoever is new here, and once only."""

from dicedesk.play.ports.store import ForgetfulStore, StoreError
from dicedesk.play.settings import SettingsKeeper, is_tour_due


class FullStore(ForgetfulStore):
    """Keeps no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")


class DeafStore(FullStore):
    """Finds none either."""

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


def test_it_is_due_at_the_first_start_alone() -> None:
    store = ForgetfulStore()
    settings = SettingsKeeper(store)
    assert (is_tour_due(settings), is_tour_due(settings), is_tour_due(SettingsKeeper(store))) == (
        True,
        False,
        False,
    )


def test_nobody_is_asked_at_each_start_where_nothing_can_be_kept() -> None:
    assert [is_tour_due(SettingsKeeper(store)) for store in (FullStore(), DeafStore())] == [False, False]
