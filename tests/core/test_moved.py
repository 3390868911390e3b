"""Modules that README, docs and the examples named are found by their former names for one release."""

from importlib import import_module

import pytest

from dicedesk.moved import MOVED


@pytest.mark.parametrize("former", MOVED)
def test_a_module_is_found_by_its_former_name_with_a_warning(former: str) -> None:
    with pytest.warns(DeprecationWarning, match=MOVED[former]):
        found = import_module(former)
    here = import_module(MOVED[former])
    public = [name for name in vars(here) if not name.startswith("_")]
    assert public != []
    assert all(getattr(found, name) is getattr(here, name) for name in public)


def test_no_other_name_is_found() -> None:
    with pytest.raises(ModuleNotFoundError):
        import_module("dicedesk.odds.roulette")
