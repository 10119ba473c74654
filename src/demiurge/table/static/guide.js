// The guide of a first game: one idea at a time, beside what it speaks of, with an answer that it proposes.
import { $, byId, escaped, facts, phone, saying, t } from "./state.js";
import { closeBubble, hideTip } from "./bubble.js";
import { propose, take } from "./choose.js";
import { post, toast } from "./net.js";
import { reveal } from "./zoom.js";

const AIR = 14; // pixels between the bubble and what it speaks of
const EDGE = 10;
const TAG = 28; // pixels that a tag needs below what it names

let lessons = null; // as the server tells them
let page = 0; // which of those that are told now; -1: the one before
let folded = false;
let shownFor = ""; // the lesson to which the focus went
let otherwise = false; // something else was answered than was proposed

const current = () => (page < 0 ? lessons?.before : lessons?.now[page]);
const proposal = () => (page < 0 || !current()?.do ? null : saying(current().do) ?? null);

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
  const chip = byId("guide-chip");
  const lesson = current();
  chip.hidden = !lessons?.speaks || (!folded && Boolean(lesson));
  document.body.classList.toggle("guided", Boolean(lesson) && !folded);
  box.hidden = !lesson || folded;
  if (box.hidden) return clear();
  const answer = proposal();
  closeBubble();
  hideTip();
  box.innerHTML = markup(lesson, answer);
  const place = [...(answer?.places ?? []), ...lesson.lit].map(byId).find((one) => one?.closest("#board"));
  if (place) reveal(place);
  if (answer) $(`#answer-list [data-n="${answer.n}"]`)?.scrollIntoView({ block: "nearest" });
  layLater();
  const key = `${lesson.number} ${facts().at}`;
  if (shownFor !== key && page === 0) $("h2", box).focus({ preventScroll: true });
  shownFor = key;
  return undefined;
}

const icon = (name) => `<svg class="i i-16" aria-hidden="true"><use href="#i-${name}"/></svg>`;

function markup(lesson, answer) {
  const ticks = Array.from({ length: lessons.total }, (_, n) => `<i class="${n < lesson.number ? "on" : ""}"></i>`).join("");
  const move = answer ? `<div class="move"><b>${escaped(answer.name)}</b>${answer.chips}</div>` : "";
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
    <p class="idea">${escaped(lesson.idea)}${lesson.fact ? ` <b>${escaped(lesson.fact)}</b>` : ""}</p>${move}
    ${why ? `<ul class="reasons">${why}</ul>` : ""}
    <div class="buttons">${main}<button class="plain" type="button" data-guide="enough">${t("guide-enough")}</button>${back}</div>
    ${answer ? `<p class="small muted">${t("guide-any")}</p>` : ""}`;
}

// ---- what is lit
const boxOf = (id) => byId(id)?.getBoundingClientRect();

/** What the bubble must leave in sight: the places, and what explains them. */
function lit() {
  const lesson = current();
  const answer = proposal();
  const ids = [...(answer?.places ?? []), ...lesson.lit].filter((id) => byId(id));
  const row = answer && $(`#answer-list [data-n="${answer.n}"]`);
  const found = ids.map((id) => ({ box: boxOf(id), kind: "place", shape: outline(byId(id)) }));
  const other = lesson.beside && byId(lesson.beside);
  if (other) found.push({ box: other.getBoundingClientRect(), kind: "beside", tag: lesson.tag, shape: outline(other) });
  if (row && !phone()) found.push({ box: row.getBoundingClientRect(), kind: "row" });
  const seen = found.filter(({ box }) => box.width && box.bottom > 0 && box.top < innerHeight);
  const own = byId(`seat-${facts().seat}`); // a phone shows it in place of what lies in folded panels
  return seen.length || !phone() || !own ? seen : [{ box: own.getBoundingClientRect(), kind: "place" }];
}

/** The corners of a place that has some, as a hexagon has, on the screen. */
function outline(element) {
  const shape = element.matches("polygon") ? element : $("polygon", element);
  const matrix = element instanceof SVGElement && shape?.getScreenCTM?.();
  return matrix ? [...shape.points].map((point) => point.matrixTransform(matrix)).map(({ x, y }) => `${x},${y}`).join(" ") : "";
}

let due = 0;

/** Only once the board was painted anew do its places tell where they lie. */
function layLater() {
  cancelAnimationFrame(due);
  due = requestAnimationFrame(() => { due = requestAnimationFrame(lay); });
}

function lay() {
  const box = byId("guide");
  if (box.hidden) return;
  const found = lit();
  draw(found);
  if (phone()) {
    box.style.left = box.style.top = "";
    return;
  }
  const { offsetWidth: w, offsetHeight: h } = box;
  const [x, y] = beside(found.map(({ box: one }) => one), w, h);
  box.style.left = `${Math.round(x)}px`;
  box.style.top = `${Math.round(y)}px`;
}

/** Beside the first thing that is lit, on the side with the most room, and on none of them. */
function beside(boxes, w, h) {
  const [wide, high] = [innerWidth - EDGE, innerHeight - EDGE];
  const first = boxes[0];
  if (!first) return [(innerWidth - w) / 2, (innerHeight - h) / 2];
  const middle = Math.min(Math.max(EDGE, first.top + first.height / 2 - h / 2), high - h);
  const centre = Math.min(Math.max(EDGE, first.left + first.width / 2 - w / 2), wide - w);
  const sides = [
    [first.left - w - AIR, middle], [first.right + AIR, middle],
    [centre, first.bottom + AIR], [centre, first.top - h - AIR],
    [first.right - w, first.top - h - AIR], [first.left, first.top - h - AIR],
    [EDGE, high - h], [wide - w, high - h], [EDGE, EDGE], [wide - w, EDGE],
  ];
  const clear = ([x, y]) => x >= EDGE && y >= EDGE && x + w <= wide && y + h <= high
    && boxes.every((one) => x + w < one.left - 4 || x > one.right + 4 || y + h < one.top - 4 || y > one.bottom + 4);
  return sides.find(clear) ?? [Math.max(EDGE, wide - w), Math.max(EDGE, high - h)];
}

function draw(found) {
  const pad = 5;
  const rects = found.map(({ box, ...more }) => ({ x: box.left - pad, y: box.top - pad, w: box.width + 2 * pad, h: box.height + 2 * pad, ...more }));
  const around = ({ x, y, w, h, shape }, more) => (shape ? `<polygon points="${shape}" ${more}/>` : `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="12" ${more}/>`);
  const hole = (one) => around(one, 'fill="#000"');
  const ring = (one) => around(one, `class="ring ${one.kind}"`);
  byId("veil").innerHTML = `<defs><filter id="veil-soft"><feGaussianBlur stdDeviation="5"/></filter><mask id="veil-holes"><rect width="100%" height="100%" fill="#fff"/><g filter="url(#veil-soft)">${rects.map(hole).join("")}</g></mask></defs>
    <rect class="veil" width="100%" height="100%" mask="url(#veil-holes)"/>${rects.map(ring).join("")}`;
  const tags = rects.filter(({ tag }) => tag).map((one) => ({ ...one, below: one.y > rects[0].y && one.y + one.h + TAG < innerHeight }));
  byId("guide-tags").replaceChildren(...tags.map(tagAt));
}

/** Above what it names, or below where that would lie on the place itself and there is room. */
function tagAt({ x, y, w, h, tag, below }) {
  const element = document.createElement("span");
  element.textContent = tag;
  element.className = below ? "below" : "";
  Object.assign(element.style, { left: `${x + w / 2}px`, top: `${below ? y + h : y}px` });
  return element;
}

function clear() {
  byId("veil").replaceChildren();
  byId("guide-tags").replaceChildren();
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
  if (what === "fold" || what === "open") shownFor = "";
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
