// Which positions this browser has solved. Nobody else needs to know.
const KEY = "practised";
const name = ({ game, position }) => `${game}/${position}`;

function known() {
  try { return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]")); } catch { return new Set(); }
}

/** From now on; where nothing can be kept, only until the page is left. */
export function solve(which) {
  const all = known().add(name(which));
  try { localStorage.setItem(KEY, JSON.stringify([...all])); } catch { /* a browser that keeps nothing */ }
}

// ---- the list of positions
const list = document.getElementById("positions");
const solved = list ? known() : new Set();
for (const item of list?.children ?? []) {
  const done = solved.has(name({ game: list.dataset.game, position: item.dataset.position }));
  item.classList.toggle("done", done);
  item.querySelector(".position-solved").hidden = !done;
}
