"""One name, one thing: whoever meets the name of a class knows which one it is."""

import ast
from collections import defaultdict
from pathlib import Path

from dicedesk.games.catalogue import SPECS

PROGRAM = Path(__file__).resolve().parents[2] / "dicedesk"
GAMES_OWN = frozenset(name.replace("-", "_") for name in SPECS)
"""The same part of several games has the same name in each."""

NAMES_OF_DOCUMENTS = "classroom"
"""Its classes have the names that the documents give them."""

ALLOWED = {
    "SevenOut": "an event, and a whole game of throws as the classroom's exercise on streams calls it",
}


def classes() -> dict[str, list[Path]]:
    """Where the public classes of each name are defined, with the documents' own left out."""
    found = defaultdict[str, list[Path]](list)
    for file in sorted(PROGRAM.rglob("*.py")):
        place = file.relative_to(PROGRAM)
        if place.parts[0] != NAMES_OF_DOCUMENTS:
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(place)
    return found


def games_of(places: list[Path]) -> list[str]:
    """The games whose packages hold these files, one for each file that lies in such a package."""
    return [part for place in places for part in place.parts if part in GAMES_OWN]


def test_no_two_classes_have_one_name_but_the_same_part_of_several_games() -> None:
    shared = {
        name: places
        for name, places in classes().items()
        if len(places) > 1 and len(set(games_of(places))) < len(places)
    }
    assert set(shared) == set(ALLOWED), shared
