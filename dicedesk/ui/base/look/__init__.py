"""How everything looks: colors, sizes, typefaces, and how much moves.

Begin with `theme`, which holds the colors of each theme and the sizes; `things` has those of things that look the same
in all, such as dice and the Oracle's ball. `appearance` makes the style sheet from it and applies it, hears
what the desktop asks for, and tells those who paint. Whatever paints may use it; it knows no widget of ours.
"""
