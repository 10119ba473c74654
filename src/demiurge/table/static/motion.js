// Motion only explains: pieces travel from where they were to where they are, new ones drop in, scores tick.
import { $, all, frame, still } from "./state.js";

const MS = 280;
let before = null; // data-piece -> its place on the screen
let scores = new Map(); // seat -> score
let shownAt = "";

/** Before a new frame is put in. */
export function remember() {
  before = null;
  if (still() || !frame()) return;
  before = new Map(all("[data-piece]", frame()).map((piece) => [piece.dataset.piece, middle(piece)]));
  scores = new Map(all("[data-tick]", frame()).map((score) => [score.closest(".seat").id, Number(score.dataset.tick)]));
  shownAt = frame().dataset.at;
}

/** After it: from there to here. */
export function play() {
  if (!before) return;
  const moved = Math.abs(Number(frame()?.dataset.at) - Number(shownAt)) <= 12; // a leap in time is not a move
  if (moved) {
    for (const piece of all("[data-piece]", frame())) travel(piece, before.get(piece.dataset.piece));
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

// `translate` is a property of its own: it leaves the transform attribute of an SVG piece alone.
function travel(piece, from) {
  const scale = piece.parentNode.getScreenCTM?.()?.a || 1;
  if (!from) {
    piece.animate([{ translate: `0 ${-14 / scale}px`, opacity: 0 }, { translate: "0 0", opacity: 1 }], { duration: MS, easing: "ease-out" });
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
