// The bubble at a place of the board, and the tip that explains a component.
import { $, byId, escaped, facts, touching } from "./state.js";

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

// ---- tips
let tips = null; // loaded when the first one is wanted
let waiting = 0;

async function tipOf(key) {
  tips ??= fetch(`/games/${facts().game}/tips.json?table=${facts().table}`).then((reply) => (reply.ok ? reply.json() : {})).catch(() => ({}));
  return (await tips)[key];
}

async function showTip(element) {
  const { tip: key, note } = element.dataset;
  const found = key ? await tipOf(key) : null;
  if (!element.isConnected || isPinned() || (!found && !note)) return;
  const tags = (found?.clauses ?? []).map((id) => `<button class="clause" type="button" data-clause="${escaped(id)}">${escaped(id)}</button>`).join("");
  const box = byId("tip");
  box.innerHTML = [
    found ? `<b>${escaped(found.title)}</b><span>${escaped(found.text)}</span>` : "",
    note ? `<span class="${found ? "muted" : ""}">${escaped(note)}</span>` : "",
    tags ? `<span class="tags">${tags}</span>` : "",
  ].join("");
  box.hidden = false;
  placeBeside(box, element);
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
  const element = target.closest?.("[data-tip], [data-note]");
  const place = target.closest?.(".place.legal");
  return element && !(place && (place === element || place.contains(element)) && touching(place.id).length) ? element : null;
};

export function wireTips() {
  let shownFor = null;
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
