// A piece that goes from one picture to another flies over the page, as a copy of itself.

/** On the screen, and not in a part that is folded away. */
export const inSight = ({ left, top, width, height }) => width > 0 && left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight;

/** What would be seen of it anywhere on the page: {copy, box}. A part of an SVG takes along what stands around it there. */
export function copyOf(piece) {
  const box = piece.getBoundingClientRect();
  const root = piece.ownerSVGElement;
  const copy = root ? around(piece, root) : piece.cloneNode(true);
  const at = (root ?? piece).getBoundingClientRect();
  const look = getComputedStyle(piece);
  const pictures = root ? [] : [...copy.querySelectorAll("svg")]; // sized by where they stand, so their size goes along
  [...(root ? [] : piece.querySelectorAll("svg"))].forEach((svg, n) => {
    const { width, height } = svg.getBoundingClientRect();
    Object.assign(pictures[n].style, { width: `${width}px`, height: `${height}px` });
  });
  for (const name of ["--c", "--on", "color", "font-size"]) copy.style.setProperty(name, look.getPropertyValue(name));
  Object.assign(copy.style, { position: "fixed", margin: 0, left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px`, overflow: "visible" });
  for (const named of [copy, ...copy.querySelectorAll("[id], [data-piece], .place")]) {
    for (const name of ["id", "data-piece", "data-tip", "data-note", "tabindex", "role"]) named.removeAttribute(name);
    named.classList.remove("place", "legal", "bare", "hot", "fresh");
  }
  return { copy, box, origin: `${box.left - at.left + box.width / 2}px ${box.top - at.top + box.height / 2}px` };
}

/** Its SVG with nothing in it but the piece. */
function around(piece, root) {
  let inside = piece.cloneNode(true);
  for (let outer = piece.parentNode; ; outer = outer.parentNode) {
    const shell = outer.cloneNode(false);
    shell.append(inside);
    inside = shell;
    if (outer === root) return inside;
  }
}

/** Whether it flew: nothing does from or to where nobody looks. `into`: it ends there and is seen no more. */
export function fly({ copy, box, origin }, from, to, ms, into = false) {
  if (!inSight(from) || !inSight(to)) return false;
  const air = document.createElement("div");
  air.className = "air";
  air.setAttribute("aria-hidden", "true");
  air.append(copy);
  document.body.append(air);
  copy.style.transformOrigin = origin;
  const [first, last] = [from, to].map((spot) => ({
    translate: `${spot.left + spot.width / 2 - box.left - box.width / 2}px ${spot.top + spot.height / 2 - box.top - box.height / 2}px`,
    scale: spot === to && into ? 0.5 : Math.min(3, Math.max(0.3, spot.width / box.width)),
    opacity: spot === to && into ? 0.2 : 1,
  }));
  if (into) first.scale = 1;
  const flight = copy.animate([first, last], { duration: ms, easing: "cubic-bezier(.3, 0, .2, 1)", fill: "both" });
  flight.finished.catch(() => {}).finally(() => air.remove());
  return true;
}
