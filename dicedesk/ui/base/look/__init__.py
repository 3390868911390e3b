"""How everything looks: colors, sizes, typefaces, and how much moves.

Begin with `theme`, which holds every color and size; `style_sheet` is made from it, and `appearance` applies it, hears
what the desktop asks for, and tells those who paint. `window_sizes` is all that a first paint needs. Whatever paints
may use it; it knows no widget of ours.
"""
