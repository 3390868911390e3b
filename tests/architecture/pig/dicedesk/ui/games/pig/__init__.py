"""The tab of Pig."""
