"""Shape and dtype inference of layer ④; importing `load` makes every function known."""
