// Reaching for an answer: on the board, in the list or in the bubble. Hovered it shows what it would do;
// chosen it waits for one more word (unless the settings say otherwise); then it is given.
import { $, all, answers, byId, escaped, facts, frame, icon, listedAs, phone, readAnswers, saying, settings, t, told, touching, waysOf } from "./state.js";
import { bubbleAt, closeBubble, isPinned, leaveBubble, openBubble } from "./bubble.js";
import { numbered, row } from "./list.js";
import { fragment, post, toast } from "./net.js";
import { byPointer } from "./press.js";
import { reveal, wasDrag } from "./zoom.js";

let chosen = null; // the text of the chosen answer: numbers change with every frame
let previewed = null;
let opened = ""; // the group that is opened, for the whole list (desktop) or at all (phone)
let meant = ""; // the group whose marks alone are shown
let giving = false;
let offeredAt = ""; // the position at which the bubble was opened
let passed = { at: "", ways: [] }; // light answers that were not given: who reaches for one of them changes their mind

const chosenAnswer = () => (chosen === null ? null : saying(chosen));

// ---- after every frame
export function refreshAnswers() {
  readAnswers();
  previewed = null;
  const marked = new Set(all(".offer").map((mark) => Number(mark.dataset.n)));
  for (const element of all(".place")) decorate(element, marked);
  for (const element of all(".place.legal:has(.place.legal)")) element.setAttribute("role", "group"); // no button within a button
  if (!chosenAnswer()) chosen = null;
  keepBubble();
  const groups = all(".group", frame());
  if (!groups.some((group) => group.dataset.group === opened)) opened = "";
  if (!opened && phone() && groups.length === 1) opened = groups[0].dataset.group;
  showOpened();
  showChosen();
  const rested = $("#answer-list [data-n]:is(.ans, .pick):hover"); // the pointer rests there: what it shows stays
  if (rested && !chosenAnswer()) preview(answers[rested.dataset.n]);
}

/** A bubble that somebody has opened stays as long as the game stands still: somebody may only have sat down. */
function keepBubble() {
  const place = byId(bubbleAt());
  const answerable = place && touching(place.id).length;
  if (isPinned() && answerable && offeredAt === facts().last) offer(place, true);
  else if (isPinned() || (bubbleAt() && !answerable)) closeBubble();
}

/** Where the list has room, its first refusals say at once why; the others when they are reached for. */
export function showRoom() {
  const list = byId("answer-list");
  if (!list) return;
  list.classList.add("roomy");
  list.classList.toggle("roomy", list.scrollHeight <= list.clientHeight);
  const crumbs = $(".answers .crumbs");
  if (crumbs) crumbs.scrollTop = crumbs.scrollHeight; // the last is the one that can be taken back
}

/** A place with answers glows, and can be reached by keyboard; `marked`: the answers that have a mark on the board. */
function decorate(element, marked) {
  const found = touching(element.id);
  element.classList.toggle("legal", found.length > 0);
  if (!found.length) return;
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
  element.setAttribute("aria-label", found.length === 1 ? found[0].name : t("place-answers", { answer: found[0].name, n: found.length - 1 }));
  element.classList.toggle("bare", !found.some((answer) => marked.has(answer.n)));
}

function showOpened() {
  for (const group of all(".group", frame())) {
    const on = group.dataset.group === opened;
    group.classList.toggle("all", on);
    group.classList.toggle("open", on);
    $(".verb", group).setAttribute("aria-expanded", on);
  }
  showMarks(phone() ? opened : "");
}

function marksByPlace() {
  const found = new Map();
  for (const mark of all(".offer")) {
    const where = answers[mark.dataset.n]?.places.join(" ");
    found.set(where, [...(found.get(where) ?? []), mark]);
  }
  return found;
}

/** On every place one mark: the first, or while one group is meant that group's own. Where it has no answer they only fade: the
 * map keeps its glow while the pointer rests on the list. */
function showMarks(group) {
  meant = group;
  const byPlace = marksByPlace();
  for (const [where, marks] of byPlace) {
    const wanted = answers.some((answer) => answer.group === group && !answer.refusal && answer.places.join(" ") === where);
    const own = marks.find((mark) => answers[mark.dataset.n]?.group === group) ?? marks[0];
    for (const mark of marks) {
      mark.classList.toggle("shown", Boolean(group) && wanted && mark === own);
      mark.classList.toggle("off", Boolean(group) && wanted && mark !== own);
      mark.classList.toggle("dim", Boolean(group) && !wanted);
    }
  }
}

// ---- what an answer would do
function preview(answer) {
  const next = answer ?? chosenAnswer();
  if (previewed === next) return;
  if (previewed) unpreview(previewed);
  previewed = next;
  if (!next) return;
  for (const [svg, ghost] of Object.entries(next.refusal ? {} : next.ghosts)) {
    const home = $(".ghosts", byId(svg) ?? document.createElement("i"));
    if (home) home.innerHTML = ghost;
  }
  for (const place of next.places) byId(place)?.classList.add("hot");
  for (const mark of marksOf(next)) mark.classList.add("hot");
  for (const element of all(`[data-n="${next.n}"]:is(.ans, .pick)`)) element.classList.add("hot");
  if (!next.refusal) for (const [name, text] of Object.entries(next.after)) showAfter(name, text);
}

export function unpreview(answer) {
  for (const svg of Object.keys(answer.ghosts)) byId(svg)?.querySelector(".ghosts")?.replaceChildren();
  for (const element of all(".hot")) element.classList.remove("hot");
  for (const figure of all("[data-was]")) {
    figure.textContent = figure.dataset.was;
    figure.classList.remove("changing");
    delete figure.dataset.was;
  }
}

const marksOf = (answer) => all(".offer").filter((mark) => answers[mark.dataset.n]?.places.some((place) => answer.places.includes(place)));

/** `7 → 5` in the seat that answers, and in what else is its own (`data-of`). */
export function showAfter(name, text) {
  const own = `:is(#seat-${facts().seat}, .panel [data-of="${facts().seat}"])`;
  for (const figure of all(`${own} [data-figure="${CSS.escape(name)}"]`)) {
    figure.dataset.was ??= figure.dataset.tick ?? figure.textContent;
    if (figure instanceof SVGElement) {
      figure.textContent = text;
      figure.classList.add("changing");
    } else {
      const more = parseFloat(text) > parseFloat(figure.dataset.was);
      const gaining = more !== ("harm" in figure.dataset) ? " gaining" : "";
      figure.innerHTML = `<span class="was">${escaped(figure.dataset.was)}</span>${icon("arrow", 10)}<em class="to${gaining}">${escaped(text)}</em>`;
    }
  }
}

// ---- choosing and giving
export function choose(answer) {
  if (answer.refusal || giving) return;
  if (answer.light || answer.ends || !settings.get("confirm") || chosen === answer.do) return take(answer);
  chosen = answer.do;
  closeBubble();
  preview(answer);
  showChosen();
  const place = byId(answer.places[0]);
  if (place) reveal(place);
}

/** Show what an answer does, as if it were chosen: one more word gives it. */
export function propose(answer) {
  chosen = answer.do;
  closeBubble();
  preview(answer);
  showChosen();
}

/** A refused row says why, in the bubble unless it does so itself. */
function explain(listed, keep) {
  const answer = answers[listed.dataset.n];
  if ($(".why", listed)?.getClientRects().length) return closeBubble();
  openBubble(`#answer-list [data-n="${answer.n}"]`, row(answer, ""), keep);
  if (keep) $("#bubble .clause")?.focus({ preventScroll: true });
}

const refusedRow = (target) => target.closest?.("#answer-list :is(.ans.no, .pick.no)");

function showChosen() {
  const answer = chosenAnswer();
  const go = byId("go");
  if (!go) return;
  for (const element of all(".chosen")) element.classList.remove("chosen");
  go.classList.toggle("on", Boolean(answer));
  if (!answer) return;
  for (const element of all(`[data-n="${listedAs(answer).n}"]:is(.ans, .pick)`)) {
    element.classList.add("chosen");
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  const button = $(".do", go);
  button.innerHTML = `<b>${escaped(answer.name)}</b>${answer.chips}<span class="key">${t("key-enter")}</span>`;
  button.disabled = giving;
  preview(answer);
}

/** While an answer is under way no other is given, and the pointer says so. */
function give(on) {
  giving = on;
  document.body.classList.toggle("giving", on);
}

export async function take(answer = chosenAnswer()) {
  if (!answer || giving) return;
  const { at, version } = facts();
  const ways = answer.light ? waysBack() : [];
  give(true);
  chosen = answer.do;
  document.dispatchEvent(new CustomEvent("given", { detail: answer.do }));
  showChosen();
  closeBubble();
  try {
    await post("answer", { do: answer.do, at, guard: version });
    if (facts().version !== version) passed = { at: facts().at, ways };
  } finally {
    give(false);
    if (!chosenAnswer() || facts().version !== version) chosen = null; // given: the same once more is chosen anew
    preview(null);
    showChosen();
  }
}

export function letGo() {
  const had = chosen !== null || !byId("bubble").hidden;
  chosen = null;
  leaveBubble();
  preview(null);
  showChosen();
  return had;
}

export const hasChosen = () => chosenAnswer() !== null;

// ---- places
function offer(place, keep) {
  const found = touching(place.id);
  if (!found.length) return;
  const first = found.find((answer) => answer.do === chosen) ?? found[0];
  const others = found.length > 1 ? `<span class="small muted others">${t("tip-more-answers", { n: found.length - 1 })}</span>` : "";
  const one = (answer) => row(answer, numbered(answer));
  openBubble(place.id, keep ? found.map(one).join("") : one(first) + others, keep);
  offeredAt = facts().last;
  if (keep) $("#bubble .ans")?.focus({ preventScroll: true });
}

/** A row that stands for several ways: the first click says what, the second how. */
function offerWays(ways) {
  openBubble(`#answer-list [data-n="${ways[0].n}"]`, ways.map((way) => row(way, numbered(way))).join(""), true);
  offeredAt = facts().last;
  $("#bubble .ans")?.focus({ preventScroll: true });
}

async function why(place) {
  if (facts().seat === "-1" || facts().at !== facts().last || !place.id) return;
  try {
    const wishes = JSON.parse(await fragment(`why?${new URLSearchParams({ seat: facts().seat, place: place.id })}`));
    const rows = wishes.map((wish) => row(told(wish), `data-say="${escaped(wish.do)}"`)).join("");
    if (place.isConnected) openBubble(place.id, rows || `<p class="small muted">${t("place-nothing")}</p>`, true);
  } catch (error) { toast(error.message); }
}

/** The light answers that could be given now or instead of those given before, with how many are taken back for it. */
function waysBack() {
  const now = answers.filter((other) => other.light && !other.refusal).map((other) => ({ answer: other, back: 1 }));
  const before = passed.at === facts().at ? passed.ways.map((way) => ({ ...way, back: way.back + 1 })) : [];
  return [...now, ...before];
}

const wayTo = (place) => (passed.at === facts().at ? passed.ways.find((way) => way.answer.places.includes(place)) : null);

/** Another die than the one in hand: the one goes back, the other is taken. */
async function instead(way) {
  if (giving) return;
  give(true);
  try {
    for (let back = way.back; back > 0; back -= 1) {
      const { at, version } = facts();
      await post("undo", { at, guard: version });
      if (facts().at === at) return; // refused: it stays as it is
    }
  } finally { give(false); }
  await take(saying(way.answer.do));
}

function reach(place, byFinger) {
  const found = touching(place.id);
  if (!found.length) {
    const way = wayTo(place.id);
    return way && facts().asked === "yes" ? instead(way) : why(place);
  }
  const mine = found.filter((answer) => answer.group === opened);
  const narrowed = phone() && mine.length ? mine : found;
  if (narrowed.length > 1) return narrowed.some((answer) => answer.do === chosen) && !byFinger ? take() : offer(place, true);
  if (byFinger && chosen === narrowed[0].do) return undefined; // a second tap is often meant to zoom: the button takes it
  return choose(narrowed[0]);
}

// ---- hands
function onOver(event) {
  if (event.pointerType !== "mouse") return;
  const listed = event.target.closest?.("[data-n]:is(.ans, .pick)");
  const place = event.target.closest?.(".place.legal");
  const verb = event.target.closest?.(".verb");
  if (!phone() && (verb?.dataset.verb ?? "") !== meant) showMarks(verb?.dataset.verb ?? "");
  if (listed) preview(answers[listed.dataset.n]);
  else if (place && !isPinned()) {
    const found = touching(place.id);
    preview(found.find((answer) => answer.do === chosen) ?? found[0]);
    if (bubbleAt() !== place.id) offer(place, false);
  } else if (verb || !event.target.closest?.("#bubble, #answer-list")) preview(null);
  if (refusedRow(event.target)) {
    if (!isPinned()) explain(listed, false);
  } else if (!place) closeBubble(false);
}

function onClick(event) {
  const target = event.target;
  if (target.closest("[data-clause], [data-copy], #tip")) return;
  const said = target.closest("[data-say]");
  if (said && !said.classList.contains("no")) {
    const answer = saying(said.dataset.say);
    byId("dialog").close();
    if (answer) choose(answer);
    return;
  }
  const listed = target.closest("[data-n]:is(.ans, .pick)");
  if (listed?.matches(".end") && event.detail > 1) return undefined; // the second of two quick clicks was meant for what was there
  if (listed) return clickedRow(listed);
  const verb = target.closest("[data-verb]");
  if (verb) {
    opened = opened === verb.dataset.verb && !target.closest(".more") ? "" : verb.dataset.verb;
    return showOpened();
  }
  if (target.closest("#bubble")) return undefined;
  if (!target.closest("#board") || !wasDrag()) {
    const place = target.closest(".place.legal") ?? target.closest(".place"); // what lies on a place that glows does not hide it
    if (place) return reach(place, event.pointerType === "touch");
  }
  if (isPinned()) closeBubble();
  return undefined;
}

function clickedRow(listed) {
  const answer = answers[listed.dataset.n];
  if (answer.refusal) return refusedRow(listed) ? explain(listed, true) : undefined;
  const ways = listed.closest("#answer-list") ? waysOf(answer) : [answer];
  if (listed.closest("#bubble")) return take(answer); // the first click said where, this one what
  const known = ways.find((way) => way.do === chosen);
  return ways.length > 1 && !known ? offerWays(ways) : choose(known ?? answer);
}

// ---- keys: arrows go from glowing place to glowing place
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function arrow(key) {
  const [dx, dy] = DIRECTIONS[key];
  const from = document.activeElement?.closest?.(".place.legal");
  const places = all(".place.legal").filter((place) => place.getClientRects().length);
  if (!places.length) return false;
  if (!from) return focusOn(places[0]);
  const here = centre(from);
  let best = null;
  for (const place of places) {
    const at = centre(place);
    const [x, y] = [at.x - here.x, at.y - here.y];
    const along = x * dx + y * dy;
    const cost = along + 2.2 * Math.abs(x * dy - y * dx); // straight on before sideways
    if (place !== from && along > 4 && (!best || cost < best.cost)) best = { place, cost };
  }
  return best ? focusOn(best.place) : true;
}

const centre = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

function focusOn(place) {
  place.focus({ preventScroll: true });
  reveal(place);
  return true;
}

export function wireChoice() {
  document.addEventListener("pointerover", onOver);
  document.addEventListener("click", onClick);
  document.addEventListener("focusin", (event) => {
    if (!event.target.matches?.(":focus-visible")) return;
    const listed = event.target.closest("[data-n]:is(.ans, .pick)");
    const place = event.target.closest(".place.legal");
    if (listed) {
      preview(answers[listed.dataset.n]);
      if (refusedRow(listed)) explain(listed, false);
    } else if (place && !isPinned()) {
      preview(touching(place.id)[0]);
      offer(place, false);
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    if (event.key === "Enter" && chosenAnswer() && byPointer()) return; // it confirms the choice, whatever was clicked
    const place = event.target.closest?.(".place.legal");
    const refused = event.target.matches?.(".ans.no") ? refusedRow(event.target) : null;
    if (!place && !refused) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (place) reach(place, false);
    else explain(refused, true);
  });
}
