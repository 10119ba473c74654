// A table's page: every frame the server sends is put in, and what this browser knows is laid over it again.
import { byId, facts } from "./state.js";
import { fillList, harvest } from "./parts.js";
import { wirePress } from "./press.js";
import { fetchFrame, listen, noteHands, pause, wireRequests } from "./net.js";
import { refreshZoom, wireZoom } from "./zoom.js";
import { markFresh, play, remember, wireMotion } from "./motion.js";
import { hideTip, wireTips } from "./bubble.js";
import { refreshAnswers, wireChoice } from "./choose.js";
import { refreshJournal, wireJournal } from "./journal.js";
import { refreshShell, wireShell } from "./shell.js";
import { refreshTalk, wireTalk } from "./talk.js";
import { refreshAlert, wireAlert } from "./alert.js";

const OWN = "#slider, #slider-at"; // what the scripts alone change: perhaps it is under somebody's finger

let focused = ""; // the id of what had the keyboard before a frame was replaced
let seat = "";
let asked = false;

function refresh() {
  noteHands();
  if (facts().curtain) document.body.classList.remove("tall");
  if (byId("board")) refreshZoom();
  refreshAnswers();
  refreshJournal();
  refreshShell();
  refreshTalk();
  refreshAlert();
  if (byId("board")) markFresh();
  if (facts().seat !== seat) { // on a shared screen somebody else looks now
    seat = facts().seat;
    listen();
  } else if (asked && facts().asked === "no" && facts().next) {
    fetchFrame({ seat: facts().next }); // and this seat is done: on to the next at this screen
  }
  asked = facts().asked === "yes";
}

Idiomorph.defaults.ignoreActiveValue = true; // what is being typed stays
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

function leave() {
  focused = document.activeElement?.id ?? "";
  hideTip();
  remember();
}

document.addEventListener("htmx:beforeSwap", (event) => {
  if (event.detail.target.id === "table" && event.detail.shouldSwap) leave();
});
document.addEventListener("came", (event) => {
  const table = byId("table");
  leave();
  htmx.swap(table, event.detail, { swapStyle: "morph:innerHTML", settleDelay: 0, swapDelay: 0 }, { contextElement: table, eventInfo: { target: table } });
});
document.addEventListener("htmx:afterSwap", (event) => {
  if (event.detail.target.id !== "table") return;
  refresh();
  play();
  if (focused && document.activeElement === document.body) byId(focused)?.focus({ preventScroll: true });
});
addEventListener("pagehide", pause);
addEventListener("pageshow", (event) => { if (event.persisted) listen(); });
harvest();
fillList();
refresh();
document.body.classList.add("awake"); // from here on a click is heard: table.css lets none through before
