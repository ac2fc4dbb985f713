"""What the engine and its recording cost, beside hand-written numpy and other engines: `python -m benchmarks`."""
