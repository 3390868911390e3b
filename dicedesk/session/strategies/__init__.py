"""Strategies that people bring, as the window has to do with them: `agreed_programs` knows which programs may run."""
