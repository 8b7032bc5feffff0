"""The canonical report, NDJSON: written line by line while the engine is played on, and read back to derive everything else."""
