"""The history of the schema. A new revision is a module in versions/ that says what it follows."""
