"""Yacht of 1938 and two of its house rules: a sheet of boxes, five dice and three rolls a turn, without a screen."""
