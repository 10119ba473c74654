"""The commands of `demiurge`, one module for each family."""
