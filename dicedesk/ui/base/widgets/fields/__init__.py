"""Fields in which something is chosen or typed: lists, numbers, ticks and sliders in the look of the theme.

They know no setting and no game: dialogs, cards and tabs say what each is for. `field_rows` sets them below each other
with their names.
"""
