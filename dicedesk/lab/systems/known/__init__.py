"""Betting systems that are no table of steps, one a file; `known_systems` lists all."""
