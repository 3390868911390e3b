"""The rules of the house are the same wherever they were chosen."""

from dicedesk.games.craps.house_rules import BUILDING_SKILLS, LAS_VEGAS
from dicedesk.ports.store import ForgetfulStore, StoreError
from dicedesk.session.craps.house import HOUSE_SETTING, CrapsHouse
from dicedesk.session.craps.table import CrapsGameTable
from tests.fakes.clock import StandingClock


class BrokenStore(ForgetfulStore):
    """Keeps and finds no setting while it is broken, and says why."""

    broken = True

    def keep_setting(self, name: str, value: str) -> None:
        if self.broken:
            raise StoreError("The disk is full.")
        super().keep_setting(name, value)

    def setting(self, name: str) -> str | None:
        if self.broken:
            raise StoreError("The data folder cannot be read.")
        return super().setting(name)


def test_rules_that_are_chosen_elsewhere_hold_at_the_table() -> None:
    store = ForgetfulStore()
    pit, house = CrapsGameTable(store, StandingClock()), CrapsHouse(store)
    house.keep(LAS_VEGAS)
    assert pit.house == LAS_VEGAS
    pit.choose_house(BUILDING_SKILLS)
    assert house.value == BUILDING_SKILLS


def test_rules_that_cannot_be_read_are_the_usual_ones() -> None:
    store = ForgetfulStore()
    store.keep_setting(HOUSE_SETTING, "nonsense")
    assert (CrapsHouse(store).value, CrapsHouse(store).error) == (BUILDING_SKILLS, None)


def test_a_store_that_fails_is_told_and_the_rules_hold_until_the_end() -> None:
    store = BrokenStore()
    house = CrapsHouse(store)
    assert (house.value, house.error) == (BUILDING_SKILLS, "The data folder cannot be read.")
    house.keep(LAS_VEGAS)
    assert (house.value, house.error) == (LAS_VEGAS, "The disk is full.")
    store.broken = False
    house.keep(LAS_VEGAS)
    assert (CrapsHouse(store).value, house.error) == (LAS_VEGAS, None)
