"""The games. Each knows only the kernel, and no other game."""
