"""The model of the component editor: what a game's loader asks for, as a form; a set of changed entries on disk."""
