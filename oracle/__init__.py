"""The reference engine: an executable specification of the rules."""
