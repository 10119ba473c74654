"""The routes: what can be asked for over HTTP, by pages and by programs."""
