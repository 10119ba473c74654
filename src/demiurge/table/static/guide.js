// The guide of a first game: one idea at a time, beside what it speaks of, with an answer that it proposes.
import { $, byId, escaped, facts, frame, icon, phone, saying, t, tablet } from "./state.js";
import { closeBubble, hideTip } from "./bubble.js";
import { propose, take } from "./choose.js";
import { post, toast } from "./net.js";
import { tab } from "./tabs.js";
import { draw, inSight, lie, lift, whenPainted } from "./veil.js";
import { reveal } from "./zoom.js";

let lessons = null; // as the server tells them
let page = 0; // which of those that are told now; -1: the one before
let folded = false;
let shownFor = ""; // the lesson to which the focus went
let turned = false; // a tab was opened for what it speaks of
let otherwise = false; // something else was answered than was proposed

const current = () => (page < 0 ? lessons?.before : lessons?.now[page]);
const proposal = () => (page < 0 || !current()?.do ? null : saying(current().do) ?? null);
const rowOf = (answer) => answer && $(`#answer-list [data-n="${answer.n}"]`);

// ---- after every frame
export function refreshGuide() {
  const block = byId("lessons");
  const told = block?.textContent ?? "";
  const next = told ? JSON.parse(told) : null;
  const step = next?.now[0]?.number ?? 0;
  if (step !== (lessons?.now[0]?.number ?? 0)) {
    if (otherwise) toast(t("guide-also"));
    otherwise = folded = false;
    page = 0;
  }
  lessons = next;
  show();
}

// ---- the bubble
function show() {
  const box = byId("guide");
  const lesson = current();
  byId("guide-chip").hidden = !lessons?.speaks || (!folded && Boolean(lesson));
  document.body.classList.toggle("guided", Boolean(lesson) && !folded);
  box.hidden = !lesson || folded;
  if (box.hidden) {
    shownFor = "";
    turnTo(null);
    return lift();
  }
  const answer = proposal();
  closeBubble();
  hideTip();
  box.innerHTML = markup(lesson, answer);
  document.body.style.setProperty("--guide", `${box.offsetHeight}px`); // so much a phone leaves free for it
  const key = `${lesson.number} ${facts().at}`;
  if (shownFor !== key) turnTo(spoken(lesson, answer));
  rowOf(answer)?.scrollIntoView({ block: "nearest" });
  layLater();
  if (shownFor !== key && page === 0) $("h2", box).focus({ preventScroll: true });
  shownFor = key;
  return undefined;
}

function markup(lesson, answer) {
  const ticks = Array.from({ length: lessons.total }, (_, n) => `<i class="${n < lesson.number ? "on" : ""}"></i>`).join("");
  const why = lesson.why.slice(0, phone() ? 2 : 3).map((reason) => `<li>${escaped(reason)}</li>`).join("");
  const more = page >= 0 && page < lessons.now.length - 1;
  const chosen = answer && $("#go.on");
  const [does, says] = answer
    ? chosen ? ["do", t("guide-do")] : ["show", t("guide-show")]
    : more || page < 0 ? ["next", t("guide-next")] : ["fold", t("guide-fine")];
  const main = `<button class="strong" type="button" data-guide="${does}">${answer ? icon("play") : ""}${says}</button>`;
  const back = lessons.before && page >= 0 ? `<button class="tool" type="button" data-guide="back" aria-label="${t("guide-back")}">${icon("left")}</button>` : "";
  return `<p class="count"><b>${t("guide-count", { n: lesson.number, of: lessons.total })}</b><span class="ticks" aria-hidden="true">${ticks}</span></p>
    <h2 tabindex="-1">${escaped(lesson.title)}</h2>
    <p class="idea">${escaped(lesson.idea)}${lesson.fact ? ` <b>${escaped(lesson.fact)}</b>` : ""}</p>${answer ? move(answer) : ""}
    ${why ? `<ul class="reasons">${why}</ul>` : ""}
    <div class="buttons">${main}<button class="plain" type="button" data-guide="enough">${t("guide-enough")}</button>${back}</div>
    ${answer ? `<p class="small muted any">${t("guide-any")}</p>` : ""}`;
}

/** The proposed answer, as the list has it: the sign of its group, its name, what it costs and brings. */
function move(answer) {
  const sign = $(`#answer-list [data-group="${answer.group}"] .sign`)?.innerHTML ?? "";
  return `<div class="move">${sign ? `<span class="sign" aria-hidden="true">${sign}</span>` : ""}<span class="what"><b>${escaped(answer.name)}</b>${answer.chips}</span></div>`;
}

// ---- what it speaks of
/** The places of the answer, what the step names besides, and what explains it. */
function things() {
  const lesson = current();
  const answer = proposal();
  const main = spoken(lesson, answer);
  const places = (answer?.places ?? []).map((id) => ({ element: byId(id), kind: "place", tag: phone() && byId(id) === main ? t("guide-tap") : "" }));
  const named = lesson.lit.map((id) => ({ element: byId(id), kind: "place" }));
  const beside = lesson.beside ? [{ element: byId(lesson.beside), kind: "beside", tag: lesson.tag }] : [];
  return [...places, ...named, ...beside, ...(phone() ? [] : [{ element: rowOf(answer), kind: "row" }])];
}

/** The first of them; rather one on the board, which every page shows. */
function spoken(lesson, answer) {
  const found = [...(answer?.places ?? []), ...lesson.lit].map(byId).filter(Boolean);
  return found.find((one) => one.closest("#board")) ?? found[0];
}

/** Bring it into sight: on the board, or on a narrow page by the tab of its panel; the answers come back afterwards. */
function turnTo(element) {
  const panel = phone() || tablet() ? element?.closest(".panels > .panel") : null;
  if (panel) tab("panel", panel.dataset.key);
  else if (turned) tab("answers");
  turned = Boolean(panel);
  document.body.classList.toggle("guide-above", turned);
  if (panel) element.scrollIntoView({ block: "nearest", inline: "nearest" });
  else if (element?.closest("#board")) reveal(element, phone());
}

/** On a phone with nothing else in sight: the own seat. */
function seatAlone() {
  const own = phone() && !frame().classList.contains("over") ? byId(`seat-${facts().seat}`) : null;
  return inSight([{ element: own, kind: "place" }]);
}

const layLater = whenPainted(lay);

function lay() {
  const box = byId("guide");
  if (box.hidden) return;
  const found = inSight(things());
  const shown = found.length ? found : seatAlone();
  lie(box, shown);
  draw(shown, box);
}

// ---- its buttons
async function pressed(what) {
  const answer = proposal();
  document.body.classList.add("rests");
  if (what === "show" && answer) propose(answer);
  else if (what === "do" && answer) return take(answer);
  else if (what === "next") page += 1;
  else if (what === "back") page = -1;
  else if (what === "fold") folded = true;
  else if (what === "open") folded = false;
  else if (what === "enough") {
    await post("guide", { yes: "" });
    return toast(t("guide-gone"), 9000);
  }
  return show();
}

/** Esc folds it; whether there was something to fold. */
export function foldGuide() {
  if (byId("guide").hidden) return false;
  folded = true;
  show();
  byId("guide-chip").focus({ preventScroll: true });
  return true;
}

export function wireGuide() {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.("[data-guide]");
    if (button) pressed(button.dataset.guide);
  });
  document.addEventListener("pointermove", ({ movementX, movementY }) => {
    if (movementX || movementY) document.body.classList.remove("rests");
  });
  addEventListener("resize", layLater);
  document.addEventListener("scroll", layLater, true);
  document.addEventListener("zoomed", layLater);
  document.addEventListener("given", ({ detail }) => {
    const wanted = lessons?.now.find((lesson) => lesson.do)?.do;
    otherwise = Boolean(wanted) && wanted !== detail && !detail.startsWith(`${wanted}; `); // a gesture may begin with it
  });
}
