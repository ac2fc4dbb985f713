"""Classes of layers, a file per family."""
