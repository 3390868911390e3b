"""CONTRIBUTING's table of where to look names modules, and in brackets what stands in them."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
ROWS = PAGE.partition("| to see | read |")[2].partition("\n\n")[0].splitlines()[2:]
MODULE = re.compile(r"`([a-z_]+/[\w/]+|__main__)`(?: \(([^)]*)\))?")


@pytest.mark.parametrize("row", ROWS)
def test_what_a_row_names_is_there(row: str) -> None:
    modules = MODULE.findall(row)
    assert modules
    for module, names in modules:
        files = list((ROOT / "dicedesk").glob(f"{module.replace('NAME', '*')}.py"))
        text = "\n".join(file.read_text(encoding="utf-8") for file in files)
        assert files, module
        assert [name for name in re.findall(r"`([\w-]+)`", names) if name not in text] == [], module
