"""The pytest plugin that the package registers."""
