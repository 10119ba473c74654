// Motion only explains: pieces travel from where they were to where they are, new ones drop in, scores tick.
import { $, all, byId, frame, still } from "./state.js";
import { copyOf, fly, inSight } from "./flight.js";

const MS = 280;
const REST = 5000; // ms after which what glows holds still, if nothing stirs
let before = null; // data-piece -> where it was, in its picture and on the screen
let stores = new Map(); // data-store -> how many it held, and where
let scores = new Map(); // seat -> score
let shownAt = "";
let shownTo = "";

// ---- rest: drawing the same glow for ever costs more than it tells
let drowsy = 0;

function stir() {
  document.body.classList.remove("rest");
  clearTimeout(drowsy);
  drowsy = setTimeout(() => document.body.classList.add("rest"), REST);
}

export function wireMotion() {
  for (const sign of ["pointermove", "pointerdown", "keydown", "focusin", "shown"]) document.addEventListener(sign, stir);
  stir();
}

// ---- from frame to frame
/** Before a new frame is put in. */
export function remember() {
  before = null;
  for (const air of all(".air")) air.remove(); // what still flew is where it belongs with the next frame
  if (still() || !frame()) return;
  before = new Map(all("[data-piece]", frame()).map((piece) => [piece.dataset.piece, seen(piece)]));
  stores = new Map(all("[data-store]", frame()).map((store) => [store.dataset.store, { holds: Number(store.dataset.holds), box: store.getBoundingClientRect() }]));
  scores = new Map(all("[data-tick]", frame()).map((score) => [score.closest(".seat").id, Number(score.dataset.tick)]));
  shownAt = frame().dataset.at;
  shownTo = frame().dataset.seat;
}

/** After it: from there to here. */
export function play() {
  if (!before) return;
  const { at, seat } = frame()?.dataset ?? {};
  const moved = seat === shownTo && Math.abs(Number(at) - Number(shownAt)) <= 12; // a leap in time is no move, nor is another's view
  if (moved) {
    const flights = [...arrivals()].map(([piece, from]) => travel(piece, from)); // all is measured before anything moves
    for (const [gone, store] of departures()) flights.push(() => fly(gone.copy, gone.box, store, MS, true));
    for (const flight of flights) flight?.();
    for (const score of all("[data-tick]", frame())) tick(score, scores.get(score.closest(".seat").id));
  }
  before = null;
}

/** Where it is within its picture; a picture that has moved on the page moves nothing in it. */
function middle(piece) {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const home = (piece.ownerSVGElement ?? piece.closest(".panel, #table")).getBoundingClientRect();
  return { x: left + width / 2 - home.left, y: top + height / 2 - home.top, room: home.width };
}

/** The picture that it lies in: within it a piece slides, from one to another it flies over the page. */
const homeOf = (piece) => (piece.ownerSVGElement ?? piece.closest(".panel, #table"))?.id ?? "";

function seen(piece) {
  const { like } = piece.dataset;
  return { ...middle(piece), home: homeOf(piece), box: piece.getBoundingClientRect(), like, copy: like ? copyOf(piece) : null };
}

/** Every piece with where it comes from: its own place before; else that of one alike which has gone, or of a store. */
function* arrivals() {
  const pieces = all("[data-piece]", frame());
  const fresh = pieces.filter((piece) => !before.has(piece.dataset.piece));
  const here = new Set(pieces.map((piece) => piece.dataset.piece));
  for (const piece of pieces) if (before.has(piece.dataset.piece)) yield [piece, before.get(piece.dataset.piece)];
  for (const piece of fresh) {
    const { like } = piece.dataset;
    const [key, gone] = [...before].find(([name, one]) => like && one.like === like && !here.has(name)) ?? [];
    before.delete(key);
    const from = gone ?? (like ? passedBy(like, -1) : null);
    yield [piece, from ? { home: null, box: from.box } : null];
  }
  for (const name of here) before.delete(name);
}

/** Pieces that are nowhere to be seen now, with the store that took them in. */
function* departures() {
  for (const gone of before.values()) {
    const store = gone.like ? passedBy(gone.like, 1) : null;
    if (store) yield [gone, store.box];
  }
}

/** A store that holds one piece more (or less) than before, not counting those that were seen to come (or go). */
function passedBy(like, by) {
  for (const store of all(`[data-store^="${CSS.escape(like)} "]`, frame())) {
    const known = stores.get(store.dataset.store);
    if (!known || Math.sign(Number(store.dataset.holds) - known.holds) !== by) continue;
    known.holds += by;
    return { box: by > 0 ? store.getBoundingClientRect() : known.box };
  }
  return null;
}

/** How it will get here; nothing, if it has not moved. `translate` is a property of its own: it leaves the transform
 * attribute of an SVG piece alone. */
function travel(piece, from) {
  if (!from) {
    const above = `0 ${-14 / scaleOf(piece)}px`;
    return () => piece.animate([{ translate: above, opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: MS, easing: "ease-out" });
  }
  if (from.home !== homeOf(piece)) {
    if (!inSight(from.box)) return null;
    const [copy, to] = [copyOf(piece), piece.getBoundingClientRect()];
    return () => fly(copy, from.box, to, MS) && piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MS });
  }
  const to = middle(piece);
  if (Math.abs(from.room - to.room) > 1) return null; // the picture has another size
  if (Math.hypot(from.x - to.x, from.y - to.y) < 1.5) return null;
  const scale = scaleOf(piece);
  const [dx, dy] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  return () => piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: MS, easing: "cubic-bezier(.3, 0, .2, 1)" });
}

const scaleOf = (piece) => piece.parentNode.getScreenCTM?.()?.a || 1;

function tick(score, from) {
  const to = Number(score.dataset.tick);
  if (from === undefined || from === to) return;
  const begin = performance.now();
  const step = (now) => {
    const part = Math.min(1, (now - begin) / 450);
    score.textContent = Math.round(from + (to - from) * part);
    if (part < 1 && score.isConnected) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Small dots on what changed since my last answer. */
export function markFresh() {
  const places = (frame()?.dataset.places ?? "").split(" ").filter(Boolean);
  for (const group of all(".fresh-dots")) group.remove();
  const elements = places.map(byId).filter(Boolean);
  const dots = elements.filter((element) => element.ownerSVGElement).map(dot); // all is measured before anything is drawn
  for (const element of elements) if (!(element instanceof SVGElement)) element.classList.add("fresh");
  for (const { home, markup } of dots) dotsIn(home).insertAdjacentHTML("beforeend", markup);
}

/** A dot, and the element that is to have it. */
function dot(element) {
  const root = element.ownerSVGElement;
  const home = root.querySelector(".ghosts")?.parentNode ?? root;
  const box = element.getBBox();
  const toHome = home.getScreenCTM().inverse().multiply(element.getScreenCTM());
  const long = box.width > 2.5 * box.height; // a track: at its end; anything else: near its upper right corner
  const corner = new DOMPoint(box.x + box.width * (long ? 1 : 0.81), box.y + box.height * (long ? 0.1 : 0.24)).matrixTransform(toHome);
  return { home, markup: `<g transform="translate(${corner.x} ${corner.y})"><circle r="5.5"/><circle class="core" r="2.6"/></g>` };
}

function dotsIn(home) {
  const found = $(":scope > .fresh-dots", home);
  if (found) return found;
  const group = document.createElementNS(home.namespaceURI, "g");
  group.setAttribute("class", "fresh-dots");
  home.append(group);
  return group;
}
