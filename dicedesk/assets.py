"""Finds the files under `resources/` in a checkout, a wheel and a packaged program."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def resource(path: str) -> Traversable:
    """The file at a path below `resources/`, such as "strategies/hog-final.txt".

    An installed wheel carries the folder inside the package; in a checkout it lies beside it.
    Raises FileNotFoundError when neither holds it.
    """
    package = files("dicedesk")
    for folder in (package / "resources", package / ".." / "resources"):
        found = folder.joinpath(*path.split("/"))
        if found.is_file():
            return found
    raise FileNotFoundError(f"resources/{path} is not part of this installation")


def read_text(path: str) -> str:
    """The text of a resource file, UTF-8."""
    return resource(path).read_text(encoding="utf-8")
