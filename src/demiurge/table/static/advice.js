// Advice for the turn, in the place of the answers: a few plans, whose steps are numbered in the list and on the board.
import { $, all, byId, escaped, facts, live, phone, saying, still, t } from "./state.js";
import { letGo, showAfter, take, unpreview } from "./choose.js";
import { postFragment, toast } from "./net.js";
import { reveal } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const PACE = 600; // ms between the steps that are shown one after the other
const [RADIUS, PILL] = [10, 9]; // of a number on the board, and of a pill, in the board's units
let asked = ""; // the position for which the plans are, and the seat; "" while there are none
let said = ""; // the plans as they came
let plans = [];
let chosen = 0; // the plan whose steps are shown
let until = Infinity; // how many of them, while they are shown one after the other
let showing = 0;
let doing = false;

const panel = () => byId("advice");
const here = () => `${facts().seat} ${facts().version} ${facts().at}`;
export const adviceOpen = () => asked !== "";

// ---- asking
/** Open them, or close them. */
export async function advise() {
  if (asked) return closeAdvice();
  if (facts().asked !== "yes" || !live()) return undefined;
  if (!byId("b-hint")) return toast(t("no-hints"));
  letGo();
  await ask();
  byId(`plan-${chosen}`)?.focus({ preventScroll: true });
  return undefined;
}

async function ask() {
  const position = here();
  asked = position;
  chosen = 0;
  byId("b-hint")?.classList.add("thinks-on");
  try {
    for (const stage of ["first", "last"]) {
      const found = await postFragment("hint", { seat: facts().seat, stage });
      if (asked !== position) return;
      show(found);
    }
  } catch (error) {
    if (asked !== position) return;
    closeAdvice();
    toast(error.message);
  } finally { if (asked === position || !asked) byId("b-hint")?.classList.remove("thinks-on"); }
}

export function closeAdvice() {
  const had = adviceOpen();
  asked = "";
  clearInterval(showing);
  panel()?.remove();
  [said, plans] = ["", []];
  erase();
  document.body.classList.remove("plan-on");
  mark(false);
  if (had) byId("b-hint")?.focus({ preventScroll: true });
  return had;
}

const mark = (on) => byId("b-hint")?.setAttribute("aria-expanded", on);

/** The last word comes in the place of the first: the plan that is looked at stays, if it is there still. */
function show(markup) {
  const home = $(".answers");
  if (!home) return;
  const before = plans[chosen]?.now.map((step) => step.do).join();
  const focus = document.activeElement?.id;
  let box = panel();
  if (!box) {
    box = document.createElement("section");
    box.id = "advice";
    box.setAttribute("aria-label", t("hint-label"));
    home.append(box);
  }
  said = markup;
  box.innerHTML = markup;
  plans = JSON.parse(byId("plans").textContent);
  document.body.classList.add("plan-on");
  mark(true);
  chosen = chosen ? Math.max(0, plans.findIndex(({ now }) => now.map((step) => step.do).join() === before)) : 0;
  choosePlan(chosen);
  if (focus && box.contains(byId(focus))) byId(focus).focus({ preventScroll: true });
}

// ---- the plans
function choosePlan(n) {
  if (!plans[n]) return;
  chosen = n;
  clearInterval(showing);
  until = Infinity;
  for (const [at, plan] of all(".plan", panel()).entries()) {
    plan.classList.toggle("on", at === n);
    $(".head", plan).setAttribute("aria-expanded", at === n);
  }
  draw(plans[n]);
  const place = plans[n].now.flatMap((step) => step.places).map(byId).find((one) => one?.closest("#board"));
  if (place && phone()) reveal(place);
}

/** One step after the other, as they would be given. */
function play(n) {
  choosePlan(n);
  const steps = [...plans[n].now, ...plans[n].then].length;
  if (still()) return;
  until = 0;
  draw(plans[n]);
  showing = setInterval(() => {
    until += 1;
    draw(plans[chosen]);
    if (until >= steps) clearInterval(showing);
  }, PACE);
}

/** The steps of this turn, one by one: until somebody else is asked, or something comes that was not foreseen. */
async function give(n) {
  const steps = plans[n].now;
  doing = true;
  closeAdvice();
  let given = 0;
  try {
    for (const [at, step] of steps.entries()) {
      const { version } = facts();
      if (facts().asked !== "yes" || !live()) break;
      const answer = saying(step.do);
      if (answer) await take(answer);
      else if (!steps.slice(at + 1).some((later) => saying(later.do))) break; // else the table has given it unasked
      if (answer && facts().version === version) break; // refused
      given += 1;
    }
  } finally { doing = false; }
  byId("live").textContent = t("hint-done", { n: given });
  if (given < steps.length) toast(t("hint-stopped", { n: given }));
}

// ---- on the board and on the tiles
function erase() {
  for (const layer of all(".plan-layer")) layer.remove();
  for (const badge of all(".plan-badge")) badge.remove();
  for (const tile of all(".plan-tile")) tile.classList.remove("plan-tile");
  unpreview({ ghosts: {} });
}

/** The ghosts of the steps, with their numbers; what other places of the plan cost; the figures after this turn. */
function draw(plan) {
  erase();
  if (!plan) return;
  const steps = [...plan.now, ...plan.then].slice(0, until);
  const taken = new Map(); // place -> how many numbers it has
  for (const [at, step] of steps.entries()) {
    for (const [svg, ghost] of Object.entries(step.ghosts)) {
      const group = layer(byId(svg), step.later ? "later" : "");
      if (group) group.innerHTML += ghost;
    }
    const place = step.places.map(byId).find(Boolean);
    if (!place) continue;
    const side = taken.get(place) ?? 0;
    taken.set(place, side + 1);
    number(place, at + 1, step.later, side);
  }
  if (until === Infinity) for (const [, places, difference] of plan.also) pill(byId(places[0]), difference);
  const after = Object.assign({}, ...plan.now.map((step) => step.after));
  for (const [name, text] of Object.entries(after)) showAfter(name, text);
}

const picture = (place) => (place instanceof SVGElement ? place.closest("svg[id]") : null);

/** Above everything in a picture, and no hindrance to who points at it. */
function layer(svg, kind = "") {
  if (!(svg instanceof SVGElement)) return null;
  const name = `plan-layer${kind ? ` ${kind}` : ""}`;
  const known = all(".plan-layer", svg).find((one) => one.getAttribute("class") === name);
  if (known) return known;
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", name);
  group.setAttribute("aria-hidden", "true");
  svg.append(group);
  return group;
}

/** Where a place lies, in its picture's own units. */
function corner(place, svg) {
  const box = place.getBBox();
  const matrix = svg.getScreenCTM()?.inverse().multiply(place.getScreenCTM());
  const at = (x, y) => new DOMPoint(x, y).matrixTransform(matrix);
  return { from: at(box.x, box.y), to: at(box.x + box.width, box.y + box.height) };
}

function number(place, n, later, side) {
  const svg = picture(place);
  if (!svg) return badge(place, n, later, side);
  const { from, to } = corner(place, svg);
  const { x: left, y: top, width } = svg.viewBox.baseVal;
  const x = Math.min(Math.max(from.x + (to.x - from.x) * 0.2 + side * RADIUS * 1.8, left + RADIUS + 1), left + width - RADIUS - 1);
  const y = Math.max(from.y + (to.y - from.y) * 0.16, top + RADIUS + 1);
  const kind = later ? " later" : "";
  layer(svg, "numbers").innerHTML += `<circle class="pl-num${kind}" cx="${x}" cy="${y}" r="${RADIUS}"/><text class="pl-n${kind}" x="${x}" y="${y}">${n}</text>`;
  return undefined;
}

function badge(place, n, later, side) {
  const sign = document.createElement("i");
  sign.className = `n plan-badge${later ? " later" : ""}${side ? ` s${Math.min(side, 4)}` : ""}`;
  sign.textContent = n;
  sign.setAttribute("aria-hidden", "true");
  place.classList.add("plan-tile");
  place.append(sign);
}

function pill(place, difference) {
  const svg = place && picture(place);
  if (!svg) return;
  const { from, to } = corner(place, svg);
  const text = `${difference > 0 ? "+" : "−"}${Math.abs(difference).toFixed(1).replace(/\.0$/, "")}`;
  const wide = 10 + 6.2 * text.length;
  const [x, y] = [(from.x + to.x) / 2, from.y + (to.y - from.y) * 0.9];
  layer(svg, "numbers").innerHTML += `<rect class="pl-pill" x="${x - wide / 2}" y="${y - PILL}" width="${wide}" height="${2 * PILL}" rx="${PILL}"/><text class="pl-t" x="${x}" y="${y}">${escaped(text)}</text>`;
}

// ---- hands
/** After every frame: the same plans while they fit, new ones where the game has moved on and still asks. */
export function refreshAdvice() {
  if (!asked || doing) return;
  if (facts().asked !== "yes" || !live() || !byId("b-hint")) {
    closeAdvice();
  } else if (asked !== here()) {
    closeAdvice();
    ask();
  } else if (said && !panel()) {
    show(said);
  } else {
    mark(true);
    draw(plans[chosen]);
  }
}

function onClick(event) {
  const found = event.target.closest?.("#advice [data-plan-do], #advice [data-plan-show], #advice .plan");
  if (!found || event.target.closest("a")) return;
  if (found.dataset.planDo !== undefined) give(Number(found.dataset.planDo));
  else if (found.dataset.planShow !== undefined) play(Number(found.dataset.planShow));
  else if (Number(found.dataset.plan) !== chosen) choosePlan(Number(found.dataset.plan));
}

/** A plan that is hovered shows its ghosts as long as the pointer rests there. */
function onOver(event) {
  if (!asked || event.pointerType !== "mouse" || until !== Infinity) return;
  const over = event.target.closest?.("#advice .plan");
  const n = over ? Number(over.dataset.plan) : chosen;
  if (n !== hovered) draw(plans[n]);
  hovered = n;
}
let hovered = 0;

/** The keys 1, 2 and 3. */
export function planKey(key) {
  if (!asked || !plans[Number(key) - 1]) return false;
  choosePlan(Number(key) - 1);
  byId(`plan-${chosen}`)?.focus({ preventScroll: true });
  return true;
}

export function wireAdvice() {
  const before = Idiomorph.defaults.callbacks.beforeNodeRemoved;
  Idiomorph.defaults.callbacks.beforeNodeRemoved = (node) => node.id !== "advice" && (before?.(node) ?? true); // ours, not the frame's
  document.addEventListener("click", onClick);
  document.addEventListener("pointerover", onOver);
}
