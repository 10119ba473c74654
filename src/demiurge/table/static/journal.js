// The journal: what each line was about, the table as it was then, and the game played again like a film.
import { $, all, byId, facts, frame, live, t } from "./state.js";
import { fetchFrame } from "./net.js";
import { reveal } from "./zoom.js";

const PACE = 1100; // ms between two positions
let film = 0;
let sliding = null; // where somebody has drawn the slider, until that position has come
let lookedBack = false; // the frame before this one was of the past
let lastEnd = ""; // the newest line that was scrolled to
let seenEnd = ""; // and that somebody has had before their eyes

export const lookAt = (at, slid = null) => {
  sliding = slid;
  const last = Number(facts().last);
  const then = Math.min(Math.max(0, at), last);
  return fetchFrame({ at: then === last ? null : then });
};

export function step(by) {
  stop();
  return lookAt(Number(facts().at) + by);
}

export function now() {
  stop();
  sliding = null;
  return fetchFrame();
}

// ---- the film
export const playing = () => film !== 0;

export function stop() {
  clearTimeout(film);
  film = 0;
  showPlaying();
}

export async function play(from = null) {
  if (playing()) return stop();
  film = 1;
  showPlaying();
  await lookAt(from ?? (live() ? 0 : Number(facts().at) + 1));
  next();
  return undefined;
}

function next() {
  if (!playing()) return;
  if (live()) return stop();
  film = setTimeout(async () => {
    await lookAt(Number(facts().at) + 1);
    next();
  }, PACE);
}

function showPlaying() {
  byId("b-play")?.classList.toggle("playing", playing());
  byId("b-play")?.setAttribute("aria-label", playing() ? t("time-pause") : t("time-play"));
}

// ---- after every frame, and when the journal comes into sight
export function refreshJournal(anew = false) {
  showPlaying();
  const slider = byId("slider");
  if (slider) slider.max = facts().last;
  if (String(sliding) === facts().at || live()) sliding = null;
  if (slider && sliding === null) byId("slider-at").value = slider.value = facts().at;
  const lines = byId("lines");
  if (!lines) return;
  const marked = live() ? null : $(".passage.now", lines) ?? all(".passage:not(.later)", lines).at(-1);
  const end = all(".passage, .period", lines).at(-1)?.id ?? "";
  if (marked) marked.scrollIntoView({ block: "center" });
  else if (anew || end !== lastEnd || lookedBack) lines.scrollTop = lines.scrollHeight;
  lastEnd = end;
  if (lines.getClientRects().length) seenEnd = end;
  $(".t-journal .dot")?.toggleAttribute("hidden", end === seenEnd); // the tab's cue: lines that were not seen yet
  lookedBack = !live();
}

const light = (line, on) => {
  for (const place of (line?.dataset.places ?? "").split(" ").filter(Boolean)) {
    const element = byId(place);
    element?.classList.toggle("lit", on);
    if (on && element) reveal(element);
  }
};

/** The journal is one stop for the keyboard: arrows go from passage to passage, and begin at the newest or the one shown. */
const WAYS = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1, Home: -Infinity, End: Infinity };

function onKey(event) {
  const lines = event.target.closest?.("#lines");
  if (!lines || !(event.key in WAYS) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const passages = all(".passage", lines);
  const here = passages.indexOf(event.target);
  const next = Math.min(Math.max(0, here + WAYS[event.key]), passages.length - 1);
  event.preventDefault(); // the board's arrows, too, leave it alone
  (here < 0 ? $(".passage.now", lines) ?? passages.at(-1) : passages[next])?.focus();
}

export function wireJournal() {
  document.addEventListener("keydown", onKey);
  let lit = null;
  const move = (line) => {
    if (line === lit) return;
    for (const element of all(".lit")) element.classList.remove("lit");
    lit = line;
    light(line, true);
  };
  document.addEventListener("pointerover", (event) => move(event.target.closest?.(".passage[data-places]") ?? null));
  document.addEventListener("focusin", (event) => move(event.target.closest?.(".passage[data-places]") ?? null));
  document.addEventListener("click", (event) => {
    const line = event.target.closest(".journal [data-at], .result [data-at]");
    if (!line || !frame() || event.ctrlKey || event.metaKey || event.shiftKey) return; // a passage is a link, too: for another tab
    event.preventDefault();
    stop();
    lookAt(Number(line.dataset.at));
  });
  document.addEventListener("input", (event) => {
    if (event.target.id !== "slider") return;
    stop();
    byId("slider-at").value = event.target.value;
    lookAt(Number(event.target.value), Number(event.target.value)); // one fetch at a time: while it is dragged on, the newest wish is the next
  });
}
