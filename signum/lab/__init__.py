"""Games in bulk: random positions, benchmarks, reports."""
