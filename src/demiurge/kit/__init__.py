"""The drawing kit: what every game's drawing and the table share. It knows no game and no server.

A game that can be seen has a faculty `drawing` (a module or a package) with the names that `scene.Drawing` lists."""
