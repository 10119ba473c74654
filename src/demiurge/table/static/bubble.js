// The bubble at a place of the board, and the tip that explains a component.
import { $, all, answers, byId, escaped, facts, settings, touching } from "./state.js";

/** Beside an element, inside the window: right of it if there is room, else left, else below. */
export function placeBeside(bubble, element) {
  const at = element.getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = bubble;
  const [wide, high] = [innerWidth - 8, innerHeight - 8];
  let x = at.right + 8;
  let y = at.top + at.height / 2 - 18;
  if (x + w > wide) x = at.left - w - 8;
  if (x < 8) {
    x = Math.min(Math.max(8, at.left + at.width / 2 - w / 2), wide - w);
    y = at.bottom + 6 + h > high ? at.top - h - 6 : at.bottom + 6;
  }
  bubble.style.left = `${Math.round(x)}px`;
  bubble.style.top = `${Math.round(Math.min(Math.max(8, y), Math.max(8, high - h)))}px`;
}

// ---- beside what is pointed at, and out of the way
const NEIGHBOURS = ".ans, .pick, .verb, .tool, .place, .passage, [data-tip], [data-note]";
let heading = { x: 0, y: 0 }; // where the pointer goes

const overlap = (a, b) => Math.max(0, Math.min(a.x + a.w, b.right) - Math.max(a.x, b.left)) * Math.max(0, Math.min(a.y + a.h, b.bottom) - Math.max(a.y, b.top));

/** Right, left, below or above of the element, or beside the whole panel that it lies in: where it covers least of what
 * the pointer may want next, and not ahead of it. */
function placeAside(box, element) {
  const at = element.getBoundingClientRect();
  const panel = (element.closest(".panel, .top, .menu, dialog, #board-box") ?? element).getBoundingClientRect();
  const { offsetWidth: w, offsetHeight: h } = box;
  const [middle, level] = [at.left + at.width / 2 - w / 2, at.top + at.height / 2 - 18];
  const inBoard = element.closest("#board-box");
  const spots = [[at.right + 8, level], [at.left - w - 8, level], [middle, at.bottom + 8], [middle, at.top - h - 8]];
  if (!inBoard) spots.push([panel.left - w - 8, level], [panel.right + 8, level], [middle, panel.bottom + 8], [middle, panel.top - h - 8]);
  const beside = inBoard ? [] : all(NEIGHBOURS, element.closest(".panel, .top, .menu, dialog") ?? document);
  const near = [...new Set([...beside, ...all(".place.legal")])].filter((one) => !one.contains(element) && !element.contains(one)).map((one) => one.getBoundingClientRect());
  let best = null;
  for (const [left, top] of spots) {
    const x = Math.min(Math.max(8, left), innerWidth - 8 - w);
    const y = Math.min(Math.max(8, top), Math.max(8, innerHeight - 8 - h));
    const spot = { x, y, w, h };
    const ahead = (x + w / 2 - at.left - at.width / 2) * heading.x + (y + h / 2 - at.top - at.height / 2) * heading.y > 0;
    const cost = overlap(spot, at) * 100 + near.reduce((sum, one) => sum + overlap(spot, one), 0) + (ahead ? 200 : 0);
    if (!best || cost < best.cost) best = { ...spot, cost };
  }
  box.style.left = `${Math.round(best.x)}px`;
  box.style.top = `${Math.round(best.y)}px`;
}

// ---- the bubble
let anchor = "";
let pinned = false;

export const bubbleAt = () => (byId("bubble").hidden ? "" : anchor);
export const isPinned = () => pinned && !byId("bubble").hidden;

export function openBubble(place, markup, keep) {
  const bubble = byId("bubble");
  const element = byId(place) ?? $(place);
  if (!element) return;
  hideTip();
  anchor = place;
  pinned = keep;
  bubble.innerHTML = markup;
  bubble.hidden = false;
  bubble.classList.toggle("passing", !keep);
  placeBeside(bubble, element);
}

export function closeBubble(evenPinned = true) {
  if (pinned && !evenPinned) return;
  byId("bubble").hidden = true;
  pinned = false;
}

/** The keyboard goes back to where the bubble was opened. */
export function leaveBubble() {
  const home = byId("bubble").contains(document.activeElement) ? byId(anchor) ?? $(anchor) : null;
  closeBubble();
  home?.focus({ preventScroll: true });
}

// ---- tips
let tips = null; // loaded when the first one is wanted
let waiting = 0;

async function tipOf(key) {
  tips ??= fetch(`/games/${facts().game}/tips.json?table=${facts().table}`).then((reply) => (reply.ok ? reply.json() : {})).catch(() => ({}));
  return (await tips)[key];
}

/** What a row of the list says, and where it is given: what its place says of itself. */
function meaning(element) {
  const answer = element.matches("[data-n]") ? answers[element.dataset.n] : null;
  if (!answer) return { ...element.dataset, said: "" };
  const place = answer.places.map(byId).find((one) => one?.dataset.tip || one?.dataset.note);
  const said = `<b>${escaped(answer.name)}</b>${answer.note ? `<span>${escaped(answer.note)}</span>` : ""}`;
  return { tip: place?.dataset.tip, note: place?.dataset.note, said: answer.note || place ? said : "" };
}

async function showTip(element) {
  const { tip: key, note, said } = meaning(element);
  const found = key ? await tipOf(key) : null;
  if (!element.isConnected || isPinned() || (!found && !note && !said)) return;
  const tags = (found?.clauses ?? []).map((id) => `<button class="clause" type="button" data-clause="${escaped(id)}">${escaped(id)}</button>`).join("");
  const box = byId("tip");
  (element.closest("#dialog, #drawer, #settings") ?? document.body).append(box); // in front of what it belongs to
  box.innerHTML = [
    said,
    found ? `<b>${escaped(found.title)}</b><span>${escaped(found.text)}</span>` : "",
    note ? `<span class="${found ? "muted" : ""}">${escaped(note)}</span>` : "",
    tags ? `<span class="tags">${tags}</span>` : "",
  ].join("");
  box.hidden = false;
  placeAside(box, element);
}

export function hideTip() {
  clearTimeout(waiting);
  byId("tip").hidden = true;
}

function later(element, ms) {
  clearTimeout(waiting);
  waiting = setTimeout(() => showTip(element), ms);
}

/** A glowing place offers its answers instead. */
const speaking = (target) => {
  if (!settings.get("tips")) return null;
  const element = target.closest?.("[data-tip], [data-note]") ?? target.closest?.("#answer-list :is(.ans, .pick):not(.no, .end)");
  const place = target.closest?.(".place.legal");
  return element && !(place && (place === element || place.contains(element)) && touching(place.id).length) ? element : null;
};

export function wireTips() {
  let shownFor = null;
  document.addEventListener("pointermove", ({ movementX: x, movementY: y }) => { if (Math.abs(x) + Math.abs(y) > 1) heading = { x, y }; });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    if (event.target.closest("#tip")) {
      clearTimeout(waiting);
      return;
    }
    const element = speaking(event.target);
    if (element === shownFor) return;
    shownFor = element;
    clearTimeout(waiting);
    if (element) later(element, byId("tip").hidden ? 380 : 120);
    else waiting = setTimeout(hideTip, 220); // time to reach the tip and its clauses
  });
  document.addEventListener("focusin", (event) => {
    const element = speaking(event.target);
    if (element && event.target.matches(":focus-visible")) later(element, 250);
    else hideTip();
  });
  let press = 0; // a finger that rests
  let rested = false;
  document.addEventListener("pointerdown", (event) => {
    clearTimeout(press);
    if (!event.target.closest("#tip")) hideTip();
    const element = event.pointerType === "touch" ? event.target.closest?.("[data-tip], [data-note]") : null;
    rested = false;
    if (element) press = setTimeout(() => { rested = true; showTip(element); }, 480);
  });
  document.addEventListener("click", (event) => { // the end of a rest is no click
    if (rested) event.stopImmediatePropagation();
    rested = false;
  }, true);
  for (const end of ["pointerup", "pointercancel", "pointermove"]) {
    document.addEventListener(end, (event) => {
      if (end !== "pointermove" || Math.abs(event.movementX) + Math.abs(event.movementY) > 4) clearTimeout(press);
    });
  }
}
