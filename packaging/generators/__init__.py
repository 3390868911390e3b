"""Makes files that are committed, each from its source: icons, sounds, strategies, the classroom's page.

Each module is a script of its own, and a test runs it to see that its files are of today. Begin at `made_files.py`.
"""
