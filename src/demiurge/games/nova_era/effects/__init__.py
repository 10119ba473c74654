"""What cards do (chapter 20): an effect is one class, which says all of it; modules by topic."""
