"""The games. The rules of each know only the kernel, its drawing also the kit, and none knows another game."""
