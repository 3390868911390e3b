"""What the program is, what it is made with, and under which licences.

Begin with `window`; `licenses` lists what others made, and opens from it. They know nothing of the games, and the
program tells them its version and its report.
"""
