"""Rulings as Gherkin: reading features, the table of phrases, compiling scenarios, the ledger and the lock of cited rules."""
