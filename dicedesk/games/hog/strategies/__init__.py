"""Strategies of Hog seen as a whole: what one rolls at each pair of scores, and what that loses to the best answer.

Begin with `study`, which needs no numpy: it holds all that is known of a strategy against another one. `named` asks for
the study of two names, which `solving` works out of their tables, and could out of anybody's. `words` says what is
found in sentences, `export` in lines for other programs.
"""
