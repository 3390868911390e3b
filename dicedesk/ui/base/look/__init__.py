"""How everything looks: colours, sizes, typefaces, and how much moves.

Begin with `theme`, which holds every colour and size; `style_sheet` is made from it, and `appearance` applies it and
tells those who paint. `desktop` hears what the desktop asks for, `chosen_look` keeps what a person chose in the
settings. Whatever paints may use it; it knows no widget of ours.
"""
