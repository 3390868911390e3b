"""The rules of a game as plain text for a terminal, made of the page that the window shows."""

import re
from collections.abc import Iterator
from textwrap import fill

_DICE = re.compile(r"!\[[^\]]*\]\(dice:([1-6](?:-[1-6])*)\)")
_MARKUP = re.compile(r"\*\*?(?=\S)(.+?)(?<=\S)\*\*?", re.DOTALL)
_RULE_OF_TABLE = re.compile(r"[|\s:-]+")


def without_keys(page: str) -> str:
    """A page of rules without its last section, the keys of the window."""
    return page.rpartition("\n## ")[0]


def plain_text(page: str, width: int) -> str:
    """The page without its markup, in lines of at most so many characters; dice are written as [3][5]."""
    return "\n\n".join(_block(block, width) for block in re.split(r"\n\s*\n", page.strip()))


def _block(block: str, width: int) -> str:
    lines = block.splitlines()
    if block.startswith("#"):
        title = _text(block.lstrip("# "))
        return f"{title}\n{'=' * len(title)}" if block.startswith("# ") else f"{title}\n{'-' * len(title)}"
    if block.startswith("|"):
        rows = [line for line in lines if not _RULE_OF_TABLE.fullmatch(line)]
        return "\n".join(_row(row, width) for row in rows[1:])
    return "\n".join(_paragraph(item, width) for item in _items(lines))


def _row(row: str, width: int) -> str:
    """A row of a table as a line: what it is about, then the rest."""
    first, *rest = (_text(cell) for cell in row.strip().strip("|").split("|"))
    return fill(f"{first}: {'; '.join(rest)}", width, initial_indent="  ", subsequent_indent="      ")


def _items(lines: list[str]) -> Iterator[str]:
    """The lines put together to paragraphs; each item of a list is one."""
    held: list[str] = []
    for line in lines:
        if re.match(r"\s*(-|\d+\.) ", line) and held:
            yield " ".join(held)
            held = []
        held.append(line.strip())
    yield " ".join(held)


def _paragraph(text: str, width: int) -> str:
    marker = re.match(r"(- |\d+\. )?", text)
    indent = " " * len(marker[0]) if marker else ""
    return fill(_text(text), width, subsequent_indent=indent, break_long_words=False)


def _text(text: str) -> str:
    dice = _DICE.sub(lambda found: "".join(f"[{face}]" for face in found[1].split("-")), text)
    return _MARKUP.sub(r"\1", dice).strip()
