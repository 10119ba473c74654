// Motion only explains: pieces travel from where they were to where they are, new ones drop in, scores tick.
import { $, all, frame, still } from "./state.js";
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
  for (const sign of ["pointermove", "pointerdown", "keydown", "focusin", "htmx:afterSwap"]) document.addEventListener(sign, stir);
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
    for (const [piece, from] of arrivals()) travel(piece, from);
    for (const [gone, store] of departures()) fly(gone.copy, gone.box, store, MS, true);
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

// `translate` is a property of its own: it leaves the transform attribute of an SVG piece alone.
function travel(piece, from) {
  const scale = piece.parentNode.getScreenCTM?.()?.a || 1;
  if (!from) {
    piece.animate([{ translate: `0 ${-14 / scale}px`, opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: MS, easing: "ease-out" });
    return;
  }
  if (from.home !== homeOf(piece)) {
    if (!inSight(from.box)) return;
    if (fly(copyOf(piece), from.box, piece.getBoundingClientRect(), MS)) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: MS });
    return;
  }
  const to = middle(piece);
  if (Math.abs(from.room - to.room) > 1) return; // the picture has another size
  const [dx, dy] = [(from.x - to.x) / scale, (from.y - to.y) / scale];
  if (Math.hypot(dx, dy) < 1.5) return;
  piece.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: MS, easing: "cubic-bezier(.3, 0, .2, 1)" });
}

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
  for (const place of places) {
    const element = document.getElementById(place);
    if (!element) continue;
    if (element instanceof SVGElement) dot(element);
    else element.classList.add("fresh");
  }
}

function dot(element) {
  const root = element.ownerSVGElement;
  if (!root) return;
  let home = $(":scope > .fresh-dots, :scope > g > .fresh-dots", root);
  if (!home) {
    home = document.createElementNS(root.namespaceURI, "g");
    home.setAttribute("class", "fresh-dots");
    (root.querySelector(".ghosts")?.parentNode ?? root).append(home);
  }
  const box = element.getBBox();
  const toRoot = home.getCTM().inverse().multiply(element.getCTM());
  const long = box.width > 2.5 * box.height; // a track: at its end; anything else: near its upper right corner
  const corner = new DOMPoint(box.x + box.width * (long ? 1 : 0.81), box.y + box.height * (long ? 0.1 : 0.24)).matrixTransform(toRoot);
  home.insertAdjacentHTML("beforeend", `<g transform="translate(${corner.x} ${corner.y})"><circle r="5.5"/><circle class="core" r="2.6"/></g>`);
}
