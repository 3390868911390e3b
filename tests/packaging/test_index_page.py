"""What an index page of packages shows of the README."""

import pytest
from metadata_hook import NO_PICTURES, for_an_index, links

README = """# Name

![One](docs/one.png)

Read [the law](LICENSE), [below](#play) or [a page](https:elsewhere).

![Two](docs/two.png)

## Play
"""


def test_without_an_address_a_sentence_stands_for_all_pictures() -> None:
    shown = for_an_index(README)
    assert shown.splitlines() == [
        "# Name",
        "",
        NO_PICTURES,
        "",
        "Read `LICENSE`, [below](#play) or [a page](https:elsewhere).",
        "",
        "## Play",
    ]


def test_a_text_without_pictures_speaks_of_none() -> None:
    assert for_an_index("# Name\n\nWords.\n") == "# Name\n\nWords.\n"


@pytest.mark.parametrize("address", ["scheme:place", "scheme:place/"])
def test_with_an_address_pictures_and_files_are_reached_there(address: str) -> None:
    shown = for_an_index(README, address)
    assert "![One](scheme:place/docs/one.png)" in shown
    assert "[the law](scheme:place/LICENSE), [below](#play) or [a page](https:elsewhere)" in shown
    assert NO_PICTURES not in shown


def test_the_links_lead_to_the_project_s_page() -> None:
    assert links("scheme:place") == {"Homepage": "scheme:place", "Issues": "scheme:place/issues"}


def test_without_an_address_there_are_no_links() -> None:
    assert links("") == {}
