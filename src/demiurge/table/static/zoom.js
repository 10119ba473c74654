// Pan and zoom of the board: only the viewBox changes, so the picture stays crisp. The view outlives a new frame.
import { byId, phone } from "./state.js";

const CLOSEST = 6; // times nearer than the whole board
let base = null; // the whole board: {x, y, w, h} in its own units
let view = null; // what is shown; null: the whole board
let key = ""; // the base's text: another board begins anew

const svg = () => byId("board");
const box = () => byId("board-box");

/** After every frame: the same view of the new picture. */
export function refreshZoom() {
  const board = svg();
  if (!board) return;
  const text = board.getAttribute("viewBox");
  if (text !== key) {
    key = text;
    const [x, y, w, h] = text.split(/[\s,]+/).map(Number);
    base = { x, y, w, h };
    view = phone() && w / h > 1.2 ? opening() : null;
  }
  show();
}

/** On a phone the board begins so near that a hex can be hit. */
function opening() {
  const room = box().getBoundingClientRect();
  const h = base.h * 0.78;
  return clamp({ x: base.x + base.w * 0.25, y: base.y + base.h * 0.11, w: (h * room.width) / room.height, h });
}

/** The whole board, in the shape of the room it has. */
function whole() {
  const room = box().getBoundingClientRect();
  const shape = room.width / Math.max(1, room.height);
  const w = Math.max(base.w, base.h * shape);
  const h = w / shape;
  return { x: base.x - (w - base.w) / 2, y: base.y - (h - base.h) / 2, w, h };
}

function clamp(v) {
  const all = whole();
  if (v.w >= all.w * 0.995) return null;
  const w = Math.max(v.w, all.w / CLOSEST);
  const h = (w * all.h) / all.w;
  return { x: inside(v.x, w, base.x, base.w), y: inside(v.y, h, base.y, base.h), w, h };
}

/** Along one axis: no further than the board's edge; where all of it fits, in the middle. */
function inside(from, size, start, room) {
  return size >= room ? start - (size - room) / 2 : Math.min(Math.max(from, start), start + room - size);
}

function show() {
  const board = svg();
  const v = view ?? base;
  board.setAttribute("viewBox", `${v.x} ${v.y} ${v.w} ${v.h}`);
  box().classList.toggle("zoomed", view !== null);
  document.dispatchEvent(new Event("zoomed"));
  const mini = byId("mini");
  if (!mini) return;
  mini.toggleAttribute("hidden", view === null);
  if (view === null) return;
  mini.setAttribute("viewBox", `${base.x} ${base.y} ${base.w} ${base.h}`);
  const rect = mini.lastElementChild;
  for (const [name, value] of Object.entries({ x: v.x, y: v.y, width: v.w, height: v.h })) rect.setAttribute(name, value);
}

/** Nearer by a factor, so that the point of the screen stays where it is. */
export function zoomAt(factor, clientX = null, clientY = null) {
  const room = box().getBoundingClientRect();
  const from = view ?? whole();
  const u = clientX === null ? 0.5 : (clientX - room.left) / room.width;
  const v = clientY === null ? 0.5 : (clientY - room.top) / room.height;
  const w = Math.max(from.w / factor, whole().w / CLOSEST);
  const h = (w * from.h) / from.w;
  view = clamp({ x: from.x + (from.w - w) * u, y: from.y + (from.h - h) * v, w, h });
  show();
}

export function fit() {
  view = null;
  show();
}

/** Move by so many pixels of the screen. */
export function panBy(dx, dy) {
  if (!view) return;
  const room = box().getBoundingClientRect();
  view = clamp({ ...view, x: view.x - (dx * view.w) / room.width, y: view.y - (dy * view.h) / room.height }) ?? view;
  show();
}

/** Bring an element into sight if it is not; or into the middle in any case. */
export function reveal(element, middle = false) {
  if (!view || !svg().contains(element)) return;
  const room = box().getBoundingClientRect();
  const at = element.getBoundingClientRect();
  const x = at.left + at.width / 2;
  const y = at.top + at.height / 2;
  const inside = x > room.left + 20 && x < room.right - 20 && y > room.top + 20 && y < room.bottom - 20;
  if (middle || !inside) panBy(room.left + room.width / 2 - x, room.top + room.height / 2 - y);
}

// ---- fingers and wheels
const fingers = new Map(); // pointer -> last point
let dragged = false; // the click that ends a drag is none
let lastTap = { time: 0, x: 0, y: 0 };

export const wasDrag = () => dragged;

function gap() {
  const [a, b] = [...fingers.values()];
  return { size: Math.hypot(a.x - b.x, a.y - b.y), x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function onDown(event) {
  if (!event.target.closest("#board") || event.button > 0) return;
  if (fingers.size === 0) dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY, startX: event.clientX, startY: event.clientY });
}

function onMove(event) {
  const finger = fingers.get(event.pointerId);
  if (!finger) return;
  if (fingers.size === 2) {
    const before = gap();
    Object.assign(finger, { x: event.clientX, y: event.clientY });
    const after = gap();
    dragged = true;
    zoomAt(after.size / Math.max(1, before.size), after.x, after.y);
    panBy(after.x - before.x, after.y - before.y);
    return;
  }
  if (!dragged && Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) < 6) return;
  if (!dragged) {
    dragged = true;
    box().classList.add("grabbed");
    box().setPointerCapture?.(event.pointerId);
  }
  panBy(event.clientX - finger.x, event.clientY - finger.y);
  Object.assign(finger, { x: event.clientX, y: event.clientY });
}

function onUp(event) {
  if (!fingers.delete(event.pointerId)) return;
  box()?.classList.remove("grabbed");
  if (dragged || event.pointerType !== "touch" || event.target.closest(".place.legal")) return;
  const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < 30;
  if (near && event.timeStamp - lastTap.time < 320) {
    view && view.w < whole().w / 2 ? fit() : zoomAt(2, event.clientX, event.clientY);
    lastTap.time = 0;
  } else {
    lastTap = { time: event.timeStamp, x: event.clientX, y: event.clientY };
  }
}

export function wireZoom() {
  document.addEventListener("pointerdown", onDown);
  document.addEventListener("pointermove", onMove);
  document.addEventListener("pointerup", onUp);
  document.addEventListener("pointercancel", onUp);
  document.addEventListener("wheel", (event) => {
    if (!event.target.closest("#board")) return;
    event.preventDefault();
    zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
  }, { passive: false });
  document.addEventListener("click", (event) => {
    const how = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (how === "in") zoomAt(1.4);
    else if (how === "out") zoomAt(1 / 1.4);
    else if (how === "fit") fit();
  });
  addEventListener("resize", () => { if (base && svg()) { view = view && clamp(view); show(); } });
}
