// A table's page: every frame the server sends is put in, and what this browser knows is laid over it again.
import { $, all, byId, facts, frame } from "./state.js";
import { fillList, harvest } from "./parts.js";
import { wirePress } from "./press.js";
import { fetchFrame, listen, noteHands, pause, wireRequests } from "./net.js";
import { refreshZoom, wireZoom } from "./zoom.js";
import { markFresh, play, remember, wireMotion } from "./motion.js";
import { hideTip, wireTips } from "./bubble.js";
import { refreshAnswers, showRoom, wireChoice } from "./choose.js";
import { refreshJournal, wireJournal } from "./journal.js";
import { rules } from "./rules.js";
import { refreshShell, wireShell } from "./shell.js";
import { refreshTalk, wireTalk } from "./talk.js";
import { refreshAlert, wireAlert } from "./alert.js";
import { wireLegend } from "./legend.js";
import { refreshGuide, wireGuide } from "./guide.js";
import { refreshPractice, wirePractice } from "./practice.js";
import { refreshAdvice, wireAdvice } from "./advice.js";

const OWN = "#slider, #slider-at"; // what the scripts alone change: perhaps it is under somebody's finger
let seat = "";
let asked = false;
let given = false; // an answer was given here: what had the focus goes with its question

function refresh() {
  noteHands();
  if (facts().curtain) document.body.classList.remove("tall");
  if (byId("board")) refreshZoom();
  refreshAnswers();
  refreshShell();
  refreshAlert();
  showRoom(); // from here on sizes are read, for which the browser must have laid out all that came before
  refreshJournal();
  refreshTalk();
  if (byId("board")) markFresh();
  refreshGuide();
  refreshPractice();
  refreshAdvice();
  if (facts().seat !== seat) { // on a shared screen somebody else looks now
    seat = facts().seat;
    listen();
  } else if (asked && facts().asked === "no" && facts().next) {
    fetchFrame({ seat: facts().next }); // and this seat is done: on to the next at this screen
  }
  asked = facts().asked === "yes";
}

Idiomorph.defaults.callbacks.beforeNodeMorphed = (old, fresh) => !(old.nodeType === 1 && (old.matches(OWN) || old.isEqualNode(fresh))); // five times faster
wirePress(); // first: a click that comes too late is none for anybody
wireRequests();
wireChoice(); // before the shell: a key on a place is that place's
wireZoom();
wireTips();
wireJournal();
wireShell();
wireTalk();
wireAlert();
wireMotion();
wireGuide();
wirePractice();
wireAdvice();
wireLegend(rules);

/** Whoever uses the keyboard is never lost: what had the focus keeps it if it is still there; after an answer, or where
 * it is gone, the list of answers has it, which says the question and from which Tab leads to the first of them. */
function keepFocus(held) {
  const list = byId("answer-list");
  const lost = () => document.activeElement === document.body;
  if (lost() && held.id) byId(held.id)?.focus({ preventScroll: true });
  const due = given ? lost() || document.activeElement.closest(".answers") : lost() && held !== document.body;
  if (due) list?.focus({ preventScroll: true });
}

/** A new frame in place of the old one. Not by htmx itself, which would look through all of it for what it might do. */
function put(markup) {
  const focused = document.activeElement;
  hideTip();
  remember();
  const fresh = document.createElement("template");
  fresh.innerHTML = markup;
  Idiomorph.morph(byId("table"), fresh.content.children, { morphStyle: "innerHTML", ignoreActiveValue: focused.matches("input, textarea") }); // what is being typed stays
  for (const button of all("[hx-get], [hx-post]", byId("table"))) htmx.process(button);
  refresh();
  play();
  if (facts().curtain) $("[autofocus]", frame()).focus();
  else keepFocus(focused);
  given = false;
  document.dispatchEvent(new CustomEvent("shown"));
}

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id !== "table" || !event.detail.shouldSwap) return;
  event.detail.shouldSwap = false;
  put(event.detail.serverResponse);
});
document.addEventListener("given", () => { given = true; });
document.addEventListener("came", (event) => put(event.detail));
addEventListener("pagehide", pause);
addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
harvest();
fillList();
refresh();
document.body.classList.add("awake"); // from here on a click is heard: table.css lets none through before
