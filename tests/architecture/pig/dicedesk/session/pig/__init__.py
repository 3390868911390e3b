"""Pig as it is played."""
