// What a bubble speaks of, a guide's or that of a goal reached: lit in a veil, ringed and named; and the bubble beside it.
import { $, byId, phone } from "./state.js";

const AIR = 20; // pixels between the bubble and what it speaks of: room for the beak
const EDGE = 10;
const TAG = 28; // pixels that a tag needs
const FAR = 90; // from here on a beak points at nothing that can be told
const CORNER = 26; // of the bubble, where no beak fits

const ROOMS = ".panels, #board-box, #answer-list, .seats"; // what scrolls or is zoomed: beyond its edge nothing is seen
const roof = () => ($(".top")?.getBoundingClientRect().bottom ?? 0) + 4;

/** What lays a bubble, later: only once the board was painted anew do its places tell where they lie. */
export function whenPainted(lay) {
  let due = 0;
  return () => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(() => { due = requestAnimationFrame(lay); });
  };
}

// ---- what is seen of it
/** The part of an element that its room shows. */
function seen(element) {
  const box = element.getBoundingClientRect();
  const within = element.closest(ROOMS)?.getBoundingClientRect();
  const room = within?.width ? within : box; // what only groups its contents has no box of its own
  const [left, right] = [Math.max(box.left, room.left), Math.min(box.right, room.right)];
  const [top, bottom] = [Math.max(box.top, room.top), Math.min(box.bottom, room.bottom)];
  return { left, right, top, bottom, width: right - left, height: bottom - top };
}

/** The corners of a place that has some, as a hexagon has, on the screen. */
function outline(element) {
  const shape = element.matches("polygon") ? element : $("polygon", element);
  const matrix = element instanceof SVGElement && shape?.getScreenCTM?.();
  return matrix ? [...shape.points].map((point) => point.matrixTransform(matrix)).map(({ x, y }) => `${x},${y}`).join(" ") : "";
}

/** Elements with their kind (place, beside, row) and tag, as far as they are in sight. */
export function inSight(things) {
  const found = things.filter(({ element }) => element).map(({ element, ...more }) => ({ ...more, box: seen(element), shape: outline(element) }));
  return found.filter(({ box }) => box.width > 4 && box.height > 4 && box.bottom > 0 && box.top < innerHeight);
}

// ---- where the bubble lies
/** Beside the first thing that is lit, and on none of them; without any, below in the middle. */
export function lie(bubble, found) {
  if (phone()) {
    bubble.style.left = bubble.style.top = "";
    return;
  }
  const [x, y] = spot(found.map(({ box }) => box), bubble.offsetWidth, bubble.offsetHeight);
  bubble.style.left = `${Math.round(x)}px`;
  bubble.style.top = `${Math.round(y)}px`;
}

const overlap = (x, y, w, h, one) => Math.max(0, Math.min(x + w, one.right + 4) - Math.max(x, one.left - 4)) * Math.max(0, Math.min(y + h, one.bottom + 4) - Math.max(y, one.top - 4));

function spot(boxes, w, h) {
  const [wide, high, low] = [innerWidth - EDGE - w, innerHeight - EDGE - h, roof()];
  const first = boxes[0];
  if (!first) return [(innerWidth - w) / 2, high];
  const [centre, middle] = [first.left + first.width / 2 - w / 2, first.top + first.height / 2 - h / 2];
  const sides = [
    [first.left - w - AIR, middle], [first.right + AIR, middle], [centre, first.bottom + AIR], [centre, first.top - h - AIR],
    [first.right - w, first.top - h - AIR], [first.left, first.top - h - AIR], [EDGE, high], [wide, high], [EDGE, low], [wide, low],
  ];
  let best = null;
  for (const [left, top] of sides) {
    const [x, y] = [Math.min(Math.max(EDGE, left), wide), Math.max(EDGE, Math.min(Math.max(low, top), high))];
    const cost = boxes.reduce((sum, one, n) => sum + overlap(x, y, w, h, one) * (n ? 1 : 4), 0);
    if (!best || cost < best.cost) best = { x, y, cost };
  }
  return [best.x, best.y];
}

// ---- veil, rings, tags and beak
export function draw(found, bubble) {
  const pad = 5;
  const rects = found.map(({ box, ...more }) => ({ x: box.left - pad, y: box.top - pad, w: box.width + 2 * pad, h: box.height + 2 * pad, ...more }));
  const around = ({ x, y, w, h, shape }, more) => (shape ? `<polygon points="${shape}" ${more}/>` : `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" ${more}/>`);
  const hole = (one) => around(one, 'fill="#000"');
  const ring = (one) => around(one, `class="ring ${one.kind}"`);
  byId("veil").innerHTML = `<defs><filter id="veil-soft"><feGaussianBlur stdDeviation="5"/></filter><mask id="veil-holes"><rect width="100%" height="100%" fill="#fff"/><g filter="url(#veil-soft)">${rects.map(hole).join("")}</g></mask></defs>
    <rect class="veil" width="100%" height="100%" mask="url(#veil-holes)"/>${rects.map(ring).join("")}`;
  const tags = rects.filter(({ tag }) => tag).map((one) => tagAt(one, rects.find((other) => other !== one && other.kind !== "row")));
  const beak = found.length && !phone() ? beakAt(bubble.getBoundingClientRect(), found[0].box) : null;
  byId("guide-tags").replaceChildren(...tags, ...(beak ? [beak] : []));
  for (const tag of tags) { // whole within the page
    const half = tag.offsetWidth / 2 + 4;
    tag.style.left = `${Math.min(Math.max(half, parseFloat(tag.style.left)), innerWidth - half)}px`;
  }
}

/** Above what it names, or below where another thing lies above it or the page ends. */
function tagAt({ x, y, w, h, tag, kind }, other) {
  const lower = other ? y + h / 2 - other.y - other.h / 2 : -1;
  const below = (lower > 0 || (lower === 0 && kind === "beside") || y - TAG < roof()) && y + h + TAG < innerHeight;
  const element = document.createElement("span");
  element.textContent = tag;
  element.className = below ? "tag below" : "tag";
  Object.assign(element.style, { left: `${x + w / 2}px`, top: `${below ? y + h : y}px` });
  return element;
}

/** On the side of the bubble that faces the thing, at its height; none where it would point past it. */
function beakAt(bubble, to) {
  const along = (from, until, a, b) => Math.min(Math.max((Math.max(from, a) + Math.min(until, b)) / 2, from + CORNER), until - CORNER);
  const y = along(bubble.top, bubble.bottom, to.top, to.bottom);
  const x = along(bubble.left, bubble.right, to.left, to.right);
  const sides = [
    ["right", to.left - bubble.right, bubble.right, y], ["left", bubble.left - to.right, bubble.left, y],
    ["bottom", to.top - bubble.bottom, x, bubble.bottom], ["top", bubble.top - to.bottom, x, bubble.top],
  ];
  const hits = (side, left, top) => (side === "right" || side === "left" ? top > to.top && top < to.bottom : left > to.left && left < to.right);
  const found = sides.find(([side, gap, left, top]) => gap >= 8 && gap < FAR && hits(side, left, top));
  if (!found) return null;
  const beak = document.createElement("i");
  beak.className = `beak ${found[0]}`;
  Object.assign(beak.style, { left: `${found[2]}px`, top: `${found[3]}px` });
  return beak;
}

export function lift() {
  byId("veil").replaceChildren();
  byId("guide-tags").replaceChildren();
}
