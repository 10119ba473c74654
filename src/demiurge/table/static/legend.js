// The legend: the signs of the game and its picture, one key away; the picture alone while a key is held.
import { closeBubble, hideTip } from "./bubble.js";
import { $, all, byId, facts, phone, t } from "./state.js";
import { problem, toast } from "./net.js";

const box = () => byId("legend");
const isOpen = () => Boolean(box()?.matches(":popover-open"));
let held = false; // the key of the picture

/** What it says now: it knows whose eyes it is for, and which position they see. */
async function fill() {
  const { table, seat, at } = facts();
  const reply = await fetch(`/t/${table}/legend?seat=${seat}&at=${at}`, { headers: { "HX-Request": "true" } });
  if (!reply.ok) throw new Error(problem(reply));
  box().innerHTML = await reply.text();
}

async function open(alone) {
  if (!box() || facts().curtain || isOpen()) return false;
  hideTip();
  closeBubble();
  try {
    await fill();
  } catch (error) {
    toast(error.message);
    return false;
  }
  if (isOpen() || (alone && !held) || (alone && !$(".legend-picture", box()))) return false;
  box().classList.toggle("alone", alone);
  box().classList.remove("sought");
  box().showPopover();
  return true;
}

export async function legend() {
  if (closeLegend()) return;
  if (await open(false)) byId(phone() ? "legend-title" : "legend-q").focus();
}

/** As long as the key is down; the focus stays where it is. */
export function pictureAlone() {
  if (held) return;
  held = true;
  open(true);
}

/** Whether it was open. The browser gives the focus back to where it was. */
export function closeLegend() {
  if (!isOpen()) return false;
  box().hidePopover();
  return true;
}

function letGo() {
  held = false;
  if (box()?.classList.contains("alone")) closeLegend();
}

// ---- looking for a sign
const words = (text) => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Rows with all that is typed, and the topics that have such rows. */
function search(text) {
  const wanted = words(text);
  let found = 0;
  for (const row of all(".sign", box())) {
    row.hidden = !wanted.every((word) => row.dataset.words.includes(word));
    found += row.hidden ? 0 : 1;
  }
  for (const topic of all(".topic", box())) topic.hidden = !$(".sign:not([hidden])", topic);
  $(".legend-none", box()).hidden = found > 0;
  box().classList.toggle("sought", wanted.length > 0);
  byId("legend-found").textContent = wanted.length ? t("legend-count", { n: found }) : "";
}

export function wireLegend(rules) {
  document.addEventListener("keyup", ({ code }) => { if (held && code === "KeyW") letGo(); });
  addEventListener("blur", letGo);
  document.addEventListener("keydown", (event) => { // within it the table's keys are silent
    if (event.code === "KeyL" && event.target.closest?.("#legend") && !event.target.closest("input")) closeLegend();
  });
  document.addEventListener("input", (event) => { if (event.target.id === "legend-q") search(event.target.value); });
  document.addEventListener("click", (event) => {
    if (!event.target.closest('[data-legend="rules"]')) return;
    const asked = byId("legend-q").value;
    closeLegend();
    rules(asked);
  });
}
