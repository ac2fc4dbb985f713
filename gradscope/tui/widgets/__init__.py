"""Widgets: what paints a pane and hands its keys and clicks on, one file each."""
