"""What is named is found, and its module loaded with it."""

import pytest

from dicedesk.core.by_name import object_called
from dicedesk.core.money import Cents


def test_a_class_is_found_by_its_module_and_its_name() -> None:
    assert object_called("dicedesk.core.money:Cents") is Cents


def test_a_module_is_found_by_its_name() -> None:
    assert object_called("dicedesk.core.money").Cents is Cents


def test_what_is_not_there_is_an_error() -> None:
    with pytest.raises(AttributeError):
        object_called("dicedesk.core.money:Pounds")
