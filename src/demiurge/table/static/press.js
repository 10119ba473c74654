// A press, from the pointer's going down to its click: meanwhile no news change what lies under the finger.
import { facts } from "./state.js";

const LONGEST = 1500; // ms; who holds longer pans or rests, and may see what is new
const ANSWERING = ".ans, .pick, .place, #go, [hx-post]";
let down = false;
let version = null; // of the game that was pressed on
let timer = 0;
let owed = null; // what waits for the release

export const pressing = () => down;

let pointed = false; // the last thing done was done by a pointer: where the focus is then nobody has chosen

/** Whether keys are meant for the page, and not for what a click has left the focus on. */
export const byPointer = () => pointed;

/** Do it now, or once when the finger is up. */
export function afterPress(deed) {
  if (down) owed = deed;
  else deed();
}

function release() {
  clearTimeout(timer);
  down = false;
  const deed = owed;
  owed = null;
  deed?.();
}

const releaseIn = (ms) => {
  clearTimeout(timer);
  timer = setTimeout(release, ms);
};

export function wirePress() {
  document.addEventListener("pointerdown", () => {
    down = pointed = true;
    version = facts().version ?? null;
    releaseIn(LONGEST);
  }, true);
  document.addEventListener("keydown", ({ key }) => { if (key === "Tab" || key.startsWith("Arrow")) pointed = false; }, true);
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => releaseIn(80), true); // the click comes first
  document.addEventListener("click", (event) => {
    const moved = version !== null && version !== facts().version; // an answer came back in between: it was meant for another question
    version = null;
    releaseIn(0);
    if (!moved || !event.target.closest?.(ANSWERING)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }, true);
}
