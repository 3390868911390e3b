"""Makes committed files from their sources: icons, sounds, strategies, the classroom's page.

Each module is a script of its own, and a test runs it to check that its files are up to date. Begin with
`made_files.py`.
"""
