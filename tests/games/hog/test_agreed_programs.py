"""Which strangers' programs may run."""

import pytest

from dicedesk.games.hog.agreed_programs import MOST_KEPT, SETTING, AgreedPrograms
from dicedesk.play.ports.store import BusyError, ForgetfulStore


class BrokenStore(ForgetfulStore):
    """Cannot be read or written."""

    def setting(self, name: str) -> str | None:
        raise BusyError(name)

    def keep_setting(self, name: str, value: str) -> None:
        raise BusyError(name)


def test_nobody_has_agreed_to_anything_at_first() -> None:
    assert AgreedPrograms(ForgetfulStore()).unknown(["a", "b"]) == ("a", "b")


def test_what_was_agreed_to_is_known_at_the_next_start() -> None:
    store = ForgetfulStore()
    AgreedPrograms(store).agree(["a", "b"])
    assert AgreedPrograms(store).unknown(["b", "c", "a"]) == ("c",)


def test_the_earliest_are_forgotten() -> None:
    store = ForgetfulStore()
    programs = AgreedPrograms(store)
    programs.agree(["first"])
    programs.agree(map(str, range(MOST_KEPT)))
    assert programs.unknown(["first", "0"]) == ("first",)
    assert AgreedPrograms(store).unknown(["first", "0"]) == ("first",)


def test_without_a_store_they_are_known_until_the_end() -> None:
    programs = AgreedPrograms(BrokenStore())
    programs.agree(["a"])
    assert programs.unknown(["a", "b"]) == ("b",)


@pytest.mark.parametrize("kept", ["", "{", "{}", "3", '[1, "b"]'])
def test_what_is_damaged_is_asked_about_again(kept: str) -> None:
    store = ForgetfulStore()
    store.keep_setting(SETTING, kept)
    assert AgreedPrograms(store).unknown(["a"]) == ("a",)
