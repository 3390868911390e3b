"""A frozen dataclass of ours is one of `dataclasses` in all that one can see of it."""

import copy
import dataclasses
import inspect
import pickle
from dataclasses import FrozenInstanceError, field, replace
from pathlib import Path
from typing import Any

import pytest

from dicedesk.dataclass import dataclass

ROOT = Path(__file__).resolve().parents[2]


@dataclass(frozen=True)
class Bet:
    """Something on the table."""

    name: str
    cents: int = 500
    notes: list[str] = field(default_factory=list)
    place: int | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Odds(Bet):
    """A bet behind another one."""

    behind: str = field(kw_only=True)

    def __post_init__(self) -> None:
        if not self.behind:
            raise ValueError("odds lie behind a bet")


@dataclass(frozen=True)
class Leave:
    """Nothing more is said of it."""


@dataclass(frozen=True)
class Named:
    """Is written in its own way."""

    name: str

    def __repr__(self) -> str:
        return f"<{self.name}>"


@dataclass(frozen=True, slots=True)
class Small:
    """Has slots."""

    name: str


@dataclass(frozen=True, eq=False)
class Alone:
    """Equal to nothing else."""

    name: str


def bet_made_by(decorator: Any) -> Any:
    """The class of bets, made by that."""

    class Bet:
        """Something on the table."""

        name: str
        cents: int = 500
        notes: list[str] = field(default_factory=list)
        place: int | None = field(default=None, compare=False)

    return decorator(frozen=True)(Bet)


ARGUMENTS: tuple[tuple[Any, ...], ...] = (("pass",), ("pass", 500), ("come", 500, ["a"]), ("pass", 5, [], 3))


@pytest.mark.parametrize("arguments", ARGUMENTS)
@pytest.mark.parametrize("others", ARGUMENTS)
def test_two_are_equal_where_those_of_dataclasses_are(
    arguments: tuple[Any, ...], others: tuple[Any, ...]
) -> None:
    ours, theirs = bet_made_by(dataclass), bet_made_by(dataclasses.dataclass)
    assert (ours(*arguments) == ours(*others)) == (theirs(*arguments) == theirs(*others))
    assert ours(*arguments) != theirs(*arguments)


def test_it_is_a_dataclass_with_the_same_fields_and_the_same_arguments() -> None:
    assert [made.name for made in dataclasses.fields(Odds)] == ["name", "cents", "notes", "place", "behind"]
    assert Odds.__match_args__ == ("name", "cents", "notes", "place")  # type: ignore[attr-defined] # mypy keeps it to itself
    assert list(inspect.signature(Odds).parameters) == ["name", "cents", "notes", "place", "behind"]
    assert inspect.signature(Odds).parameters["behind"].kind is inspect.Parameter.KEYWORD_ONLY


def test_it_is_written_as_one_would_write_it() -> None:
    assert repr(Bet("pass")) == "Bet(name='pass', cents=500, notes=[])"
    assert repr(Leave()) == "Leave()"
    assert repr(Named("Ann")) == "<Ann>"


def test_each_has_a_list_of_its_own() -> None:
    assert Bet("pass").notes is not Bet("pass").notes
    assert Bet("pass", notes=["a"]).notes == ["a"]


def test_it_can_be_looked_up_by_its_fields_alone() -> None:
    assert hash(Named("Ann")) == hash(Named("Ann"))
    assert {Leave(): 1}[Leave()] == 1
    with pytest.raises(TypeError, match="unhashable"):
        hash(Bet("pass"))


@pytest.mark.parametrize("name", ["name", "other"])
def test_nothing_of_it_can_be_changed(name: str) -> None:
    bet = Bet("pass")
    with pytest.raises(FrozenInstanceError, match=name):
        setattr(bet, name, "come")
    with pytest.raises(FrozenInstanceError, match=name):
        delattr(bet, name)
    assert bet == Bet("pass")


def test_a_class_that_derives_from_it_may_have_more() -> None:
    class Marked(Bet):
        """Keeps a mark."""

        mark = ""

    bet = Marked("pass")
    bet.mark = "X"
    assert bet.mark == "X"
    del bet.mark
    assert bet.mark == ""
    with pytest.raises(FrozenInstanceError):
        bet.name = "come"  # type: ignore[misc] # it is frozen


def test_it_does_what_it_has_to_do_when_it_is_made() -> None:
    assert Odds("odds", behind="pass").behind == "pass"
    with pytest.raises(ValueError, match="behind a bet"):
        Odds("odds", behind="")
    with pytest.raises(TypeError, match="behind"):
        Odds("odds")  # type: ignore[call-arg] # what is behind it is missing


def test_another_is_made_of_it() -> None:
    assert replace(Bet("pass"), cents=100) == Bet("pass", 100)
    assert pickle.loads(pickle.dumps(Bet("pass"))) == Bet("pass")  # noqa: S301 (our own)
    assert copy.deepcopy(Bet("pass")) == Bet("pass")


def test_one_with_slots_is_frozen_and_can_be_put_away() -> None:
    small = Small("a")
    assert small == Small("a")
    assert not hasattr(small, "__dict__")
    assert copy.deepcopy(small) == pickle.loads(pickle.dumps(small)) == small  # noqa: S301 (our own)
    with pytest.raises(FrozenInstanceError):
        small.name = "b"  # type: ignore[misc] # it is frozen


def test_other_dataclasses_are_those_of_python() -> None:
    assert Alone("a") != Alone("a")


@pytest.mark.parametrize(
    "file",
    [
        file
        for package in ("core", "games", "ports", "players", "session", "adapters", "ui", "wiring")
        for file in sorted((ROOT / "dicedesk" / package).rglob("*.py"))
    ],
    ids=lambda file: file.relative_to(ROOT).as_posix(),
)
def test_what_a_window_may_load_takes_its_frozen_dataclasses_from_there(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    if "@dataclass(frozen=True" in text:
        assert "from dicedesk.dataclass import dataclass\n" in text
