"""Betting systems of craps as a question of the Lab: what is asked (`kind`), and what is found (`answering`)."""
