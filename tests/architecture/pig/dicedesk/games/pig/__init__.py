"""Pig: roll one die as often as you dare."""
