"""A look round the window is offered to whoever is new here, and once only."""

from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.settings.first_start import FirstStart


class DeafStore(ForgetfulStore):
    """Keeps and finds no settings."""

    def keep_setting(self, name: str, value: str) -> None:
        raise StoreError("The disk is full.")

    def setting(self, name: str) -> str | None:
        raise StoreError("The file cannot be read.")


def test_somebody_is_new_where_nothing_was_offered() -> None:
    assert FirstStart(ForgetfulStore()).is_first


def test_nobody_is_new_after_it_was_offered() -> None:
    store = ForgetfulStore()
    assert FirstStart(store).keep()
    assert not FirstStart(store).is_first


def test_nobody_is_asked_at_each_start_where_nothing_can_be_kept() -> None:
    first = FirstStart(DeafStore())
    assert (first.is_first, first.keep()) == (False, False)
