"""The server: what a request passes before a route has it, and what all routes share: the open pages and the bots."""
