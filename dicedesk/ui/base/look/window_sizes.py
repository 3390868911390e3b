"""The sizes of windows: all that a first paint needs to know of how the program looks."""

TITLE_BAR = 32
"""Height that is kept free above a window for its title bar, in pixels."""

WINDOW_FRAME = 4
"""Width of the frame round a window, in pixels."""

SMALLEST_WINDOW = (720, 400)
FIRST_WINDOW = (1280, 800)
