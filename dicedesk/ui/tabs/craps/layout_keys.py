"""The keys of the layout, for the sheet of keys."""

from dicedesk.ui.words import tr


def layout_keys() -> tuple[tuple[str, str], ...]:
    """Keys that are no actions, and what they do while the keyboard is on the layout."""
    return (
        (tr("Arrows"), tr("On the layout: go to the next spot")),
        (tr("Home, End"), tr("On the layout: go to the first spot or the last")),
        (
            tr("A–Z"),
            tr("On the layout: go to the next spot whose name starts so (for a key above, add Shift)"),
        ),
        (tr("Enter"), tr("On a spot: put the chosen chip there")),
        (tr("Backspace"), tr("On a spot: take the bet down")),
        (tr("Tab, Esc"), tr("Leave the layout; Esc goes to the main button")),
    )
