"""Colors, sizes, typefaces, and how much moves.

Begin with `theme`, which holds the colors of each theme and the sizes; `things` has the colors of things that look the
same in all themes, such as dice and the Oracle's ball. `appearance` makes and applies the style sheet, follows the
desktop's preferences, and signals changes to widgets that paint. It knows no widget of ours.
"""
