"""Reviews of records as people read them: who played, what is assumed, and what each choice lost.

`reviewed_game` is what the window and the command line use; what it needs of the coaches is loaded when it is called.
"""
