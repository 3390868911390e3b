"""How everything looks: colors, sizes, typefaces, and how much moves.

Begin with `theme`, which holds every color and size; `appearance` makes the style sheet from it and applies it, hears
what the desktop asks for, and tells those who paint. Whatever paints may use it; it knows no widget of ours.
"""
