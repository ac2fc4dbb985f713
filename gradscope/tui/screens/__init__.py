"""Screens: what is shown as a whole, one file each."""
