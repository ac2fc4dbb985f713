"""The full-screen viewer. Only opening it imports Textual: this file stays empty on purpose."""
