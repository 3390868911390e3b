"""The Magic 8 ball: it is shaken, and an answer rises in its window.

`ball` is the widget; `motion` says how it is shaken, `painting` and `window` draw it, `fitting` finds letters that fit.
Only the Oracle's dialog uses it. Begin with `ball`.
"""
