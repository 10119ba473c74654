// The analysis of a finished game: the curve, the marks, and the position that somebody looks at.
import { $, all, byId, escaped, phone, t } from "./state.js";

const data = JSON.parse(byId("data").textContent);
const base = `/t/${document.body.dataset.table}/analysis`;
const WORST = ["chance", "slip", "mistake", "blunder"];
const NEAR = 14; // px: marks of one seat that are nearer than that are one
const PACE = 600;
const AGAIN = 1500;
let at = -1;
let chosen = -1; // the mark whose card is shown, or -1
let focus = data.focus ?? 0;
let until = data.state === "making" ? 0 : data.last; // as far as the curve is drawn
let wanted = 0; // counts what was asked for: only the newest is shown
let film = 0;
let whole = []; // how a board is drawn that shows only a part now, or the other way round

const own = () => data.marks.map((mark, n) => [mark, n]).filter(([mark]) => mark[0] === focus);
const ask = async (what) => {
  const reply = await fetch(`${base}/${what}`, { headers: { "HX-Request": "true" } });
  if (!reply.ok) throw new Error(String(reply.status));
  return reply.json();
};

// ---- the curve
const BOX = () => (phone() ? { L: 20, R: 26, T: 8, B: 18 } : { L: 22, R: 34, T: 8, B: 18 });

function scales() {
  const box = byId("curve");
  const w = Math.max(box.clientWidth, 200);
  const h = Math.max(box.clientHeight, 110);
  const { L, R, T, B } = BOX();
  const flat = data.values.flat();
  const places = data.unit === "place";
  const [top, low] = places ? [1, data.seats.length] : data.unit === "win" ? [100, 0] : [Math.max(...flat), Math.min(...flat)];
  return {
    w, h, L, R, T, bottom: h - B, top, low, x: (n) => L + n / data.last * (w - L - R),
    y: (value) => T + 6 + (value - top) / ((low - top) || 1) * (h - B - T - 12),
    n: (x) => Math.round(Math.max(0, Math.min(1, (x - L) / (w - L - R))) * data.last),
  };
}

const pathOf = (values, to, s) => values.slice(0, to + 1).map((value, n) => (n && n < to && value === values[n - 1] && value === values[n + 1] ? "" : `${n ? "L" : "M"}${s.x(n).toFixed(1)},${s.y(value).toFixed(1)}`)).join("");

function bandsOf(s) {
  return data.spans.map(([from, short, name], n) => {
    const to = data.spans[n + 1]?.[0] ?? data.last;
    const wide = s.x(to) - s.x(from);
    const band = n % 2 ? `<rect class="band" x="${s.x(from)}" y="${s.T}" width="${wide}" height="${s.bottom - s.T}"/>` : "";
    const said = wide > name.length * 6.5 ? name : wide > short.length * 6.5 ? short : "";
    return `${band}<text x="${s.x(from) + wide / 2}" y="${s.h - 4}" text-anchor="middle">${escaped(said)}</text>`;
  }).join("");
}

/** Marks of one seat that stand close together are one: the worst. */
function merged(s) {
  const found = [];
  data.marks.forEach(([seat, , to, kind], n) => {
    if (phone() && seat !== focus) return;
    const x = s.x(to);
    const near = found.findLast((one) => one.seat === seat && x - one.x < NEAR);
    if (!near) found.push({ seat, x, n, kind, all: [n] });
    else {
      near.all.push(n);
      if (WORST.indexOf(kind) > WORST.indexOf(near.kind)) Object.assign(near, { n, kind });
    }
  });
  return found;
}

function drawCurve() {
  if (!data.values) return;
  const s = scales();
  const ticks = data.unit === "place" ? data.seats.map((_, n) => n + 1) : [s.top, (s.top + s.low) / 2, s.low];
  let inside = bandsOf(s);
  for (const tick of ticks) inside += `<line class="grid" x1="${s.L}" x2="${s.w - s.R}" y1="${s.y(tick)}" y2="${s.y(tick)}"/><text x="2" y="${s.y(tick) + 4}">${Math.round(tick)}</text>`;
  const order = [...data.seats.keys()].sort((a, b) => (a === focus) - (b === focus));
  for (const k of order) {
    const line = pathOf(data.values[k], until, s);
    inside += `<g class="${data.seats[k].colour}"><path class="u" d="${line}"/><path class="l${k === focus ? " me" : ""}" d="${line}"/></g>`;
  }
  const better = data.marks[chosen];
  if (better) {
    const [seat, from, , , [later, value]] = better;
    const end = Math.min(from + later, data.last);
    const said = data.unit === "place" ? value.toFixed(1) : data.unit === "win" ? `${Math.round(value)} %` : value.toFixed(0);
    const [x, y] = [s.x(end), s.y(value)];
    const label = phone() ? said : t("review-better-line", { n: said });
    const left = x > s.w * 0.7;
    const reach = label.length * 6.5 + 8;
    const pins = merged(s).map((one) => [s.x(data.marks[one.n][2]), s.y(data.values[one.seat][data.marks[one.n][2]])]);
    const free = (below) => pins.every(([px, py]) => (left ? px < x - reach - 10 || px > x : px < x || px > x + reach + 10) || Math.abs(py - y - below + 4) > 16);
    const below = [15, -9, 32, -26].find(free) ?? 15;
    inside += `<path class="lost" d="M${s.x(from)},${s.y(data.values[seat][from])}L${x},${y}"/><circle class="goal" cx="${x}" cy="${y}" r="3.4"/><text class="bt" x="${x + (left ? -8 : 8)}" y="${y + below}" text-anchor="${left ? "end" : "start"}">${escaped(label)}</text>`;
  }
  if (at >= 0) inside += `<line class="cur" x1="${s.x(at)}" x2="${s.x(at)}" y1="${s.T - 4}" y2="${s.bottom}"/>`;
  for (const one of merged(s)) {
    const big = one.all.includes(chosen);
    const mark = data.marks[big ? chosen : one.n];
    inside += `<g class="glyph pin${big ? " big" : ""}" data-pin="${big ? chosen : one.n}" transform="translate(${s.x(mark[2])} ${s.y(data.values[one.seat][mark[2]])}) scale(${big ? 1.15 : 0.9})">${data.signs[mark[3]]}</g>`;
  }
  if (until === data.last) data.seats.forEach((seat, k) => { inside += `<svg x="${s.w - s.R + 8}" y="${s.y(data.values[k][data.last]) - 9}" width="18" height="18">${seat.emblem}</svg>`; });
  byId("curve").innerHTML = `<svg class="c" viewBox="0 0 ${s.w} ${s.h}" width="${s.w}" height="${s.h}" aria-hidden="true">${inside}</svg>`;
}

// ---- positions
const fill = (box, markup) => { if (box && box.innerHTML !== markup) box.innerHTML = markup; };

function showPosition(found) {
  byId("board-box").classList.remove("close");
  whole = [];
  fill(byId("board-box"), found.board);
  fill(byId("an-head"), found.header);
  fill(byId("an-brief"), found.brief);
  for (const [key, body] of Object.entries(found.panels)) fill(byId(`panel-${key}`), body);
}

const SVG = "http://www.w3.org/2000/svg";
const made = (name, attributes, inside = "") => {
  const found = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, value);
  found.innerHTML = inside;
  return found;
};

/** What both lines would put on the board; where both stand on one place, each steps aside, with an arrow to it. */
function showGhosts(steps) {
  const put = [];
  for (const step of steps) {
    for (const [id, markup] of Object.entries(step.ghosts)) {
      const svg = byId(id);
      const group = svg && made("g", { class: `an-ghost no-pulse ${step.kind}` }, markup);
      if (!group) continue;
      svg.append(group);
      const box = group.getBBox();
      if (box.width && !wide(svg, box)) put.push({ ...step, svg, group, box });
      else group.remove();
    }
  }
  for (const one of put) aside(one, put.some((other) => other.kind !== one.kind && other.svg === one.svg && touch(one.box, other.box)));
  return put;
}

/** A ghost all over the board shows where something could come: not what was done. */
function wide(svg, box) {
  const { width, height } = svg.viewBox.baseVal;
  return box.width * box.height > 0.3 * width * height;
}

const touch = (a, b) => Math.abs(a.x + a.width / 2 - b.x - b.width / 2) < 20 && Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < 20;

function aside({ svg, group, box, n, kind }, both) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const [dx, dy] = both ? (kind === "better" ? [-58, -46] : [-40, 48]) : [0, 0];
  if (both) {
    group.setAttribute("transform", `translate(${dx} ${dy})`);
    const tip = Math.atan2(dy, dx);
    const [fx, fy, tx, ty] = [x + dx * 0.62, y + dy * 0.62, x + Math.cos(tip) * 24, y + Math.sin(tip) * 24];
    const line = `M${fx},${fy}L${tx},${ty}`;
    svg.append(made("g", { class: `an-way ${kind}` }, `<path class="pl-way under" d="${line}"/><path class="pl-way" d="${line}"/><circle class="pl-tip" cx="${tx}" cy="${ty}" r="4"/>`));
  }
  const { x: left, y: top } = svg.viewBox.baseVal; // a number stays on its board
  const where = `translate(${Math.max(box.x + dx - 3, left + 11)} ${Math.max(box.y + dy - 3, top + 11)})`;
  const sign = kind === "better" ? `<circle class="pl-num" r="10"/><text class="pl-n">${n}</text>` : data.signs[data.marks[chosen][3]];
  svg.append(made("g", { class: kind === "better" ? "an-num" : "an-num glyph", transform: where }, sign));
}

/** On a phone the board shows what the mark is about; a tap shows all of it, and the next one this again. */
function closeUp(ghosts) {
  const svg = $("#board-box > svg");
  const one = ghosts.find(({ svg: of }) => of === svg);
  byId("board-box").classList.remove("close");
  if (!phone() || !svg || !one) return;
  whole = ["viewBox", "preserveAspectRatio"].map((name) => [name, svg.getAttribute(name)]);
  const wide = 310;
  const high = wide * byId("board-box").clientHeight / Math.max(byId("board-box").clientWidth, 1);
  const [x, y] = [one.box.x + one.box.width / 2 - 20, one.box.y + one.box.height / 2];
  svg.setAttribute("viewBox", `${x - wide / 2} ${y - high / 2} ${wide} ${high}`);
  svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
  byId("board-box").classList.add("close");
}

function closeOrWhole() {
  const svg = $("#board-box > svg");
  if (!svg || !whole.length) return;
  const now = whole.map(([name]) => [name, svg.getAttribute(name)]);
  for (const [name, value] of whole) value === null ? svg.removeAttribute(name) : svg.setAttribute(name, value);
  whole = now;
  byId("board-box").classList.toggle("close");
}

const titleOf = (n) => `<header class="hd"><h1>${escaped(t("review-position", { n }))}</h1></header>`;

function standings() {
  const shown = (k) => (data.unit === "win" ? `${Math.round(data.values[k][at])} %` : data.values[k][at].toFixed(1));
  const score = (k) => (data.unit === "points" ? "" : data.scores[k][at].toFixed(0));
  return `<div class="stands">${data.seats.map((seat, k) => `<p>${seat.emblem}<span>${escaped(seat.title)}</span><b>${shown(k)}</b><span class="muted">${score(k)}</span></p>`).join("")}</div>`;
}

/** Look at a position, and at the mark of the turn that leads to it. */
async function look(n, mark = -1) {
  clearTimeout(film);
  at = Math.max(0, Math.min(data.last, n));
  chosen = mark >= 0 ? mark : data.marks.findIndex(([, from, to]) => from < at && at <= to);
  const now = (wanted += 1);
  if (chosen >= 0 && mark >= 0) at = data.marks[chosen][2];
  note();
  drawCurve();
  try {
    const found = await ask(chosen >= 0 ? `mark?n=${chosen}` : `position?at=${at}`);
    if (now !== wanted) return;
    showPosition(found);
    if (chosen < 0) byId("card").innerHTML = titleOf(at) + standings();
    else {
      byId("card").innerHTML = found.card;
      const marks = all_(chosen);
      byId("mark-of").textContent = t("review-of", { n: marks.indexOf(chosen) + 1, of: marks.length });
      closeUp(showGhosts(found.ghosts));
    }
    document.body.dataset.shown = `${at}`;
  } catch { /* the next look tries again */ }
}

/** The marks among which the card's arrows go: those of the seat that erred. */
const all_ = (mark) => data.marks.flatMap(([seat], n) => (seat === data.marks[mark][0] ? [n] : []));

function note() {
  byId("slider").value = at;
  byId("slider-at").textContent = at;
  byId("curve").setAttribute("aria-valuenow", at);
  history.replaceState(null, "", `?at=${at}`);
  let now = null;
  for (const line of all("#lines .line[data-at]")) {
    line.classList.remove("now");
    if (Number(line.dataset.at) <= at && !line.hidden) now = line;
  }
  if (chosen >= 0) now = $(`#lines .line.err[data-at="${at}"]:not([hidden])`) ?? now;
  now?.classList.add("now");
  const box = byId("lines");
  if (now && box.clientHeight) box.scrollTop = now.offsetTop - box.offsetTop - box.clientHeight / 3;
}

function nextMark(by) {
  const marks = chosen >= 0 ? all_(chosen) : own().map(([, n]) => n);
  if (!marks.length) return;
  const here = chosen >= 0 ? marks.indexOf(chosen) : by > 0 ? marks.findIndex((n) => data.marks[n][2] > at) - 1 : marks.findLastIndex((n) => data.marks[n][2] < at) + 1;
  look(0, marks[(here + by + marks.length) % marks.length]);
}

/** The better line, step by step. */
async function showIt() {
  const mark = chosen;
  for (let step = 1, left = 1; left > 0 && chosen === mark; step += 1) {
    const found = await ask(`mark?n=${mark}&step=${step}`);
    if (chosen !== mark) return;
    left = found.left;
    showPosition(found);
    document.body.dataset.step = step;
    await new Promise((done) => { film = setTimeout(done, PACE); });
  }
  await new Promise((done) => { film = setTimeout(done, PACE); });
  delete document.body.dataset.step;
  if (chosen === mark) look(0, mark);
}

// ---- whose
function turnTo(seat) {
  focus = seat;
  for (const card of all("[data-focus]")) {
    const on = Number(card.dataset.focus) === seat;
    card.classList.toggle("me", on);
    $(".whose", card).setAttribute("aria-pressed", on);
  }
  for (const panel of all(".sources")) panel.hidden = Number(panel.dataset.of) !== seat;
  const only = byId("only");
  if (only && seat !== data.focus) $("span", only).textContent = t("review-only-of", { seat: data.seats[seat].title });
  filter();
  drawCurve();
}

function filter() {
  const on = byId("only")?.getAttribute("aria-pressed") === "true";
  for (const line of all("#lines .line[data-at]")) line.hidden = on && !(Number(line.dataset.seat) === focus && line.matches(".err"));
}

// ---- what people do
document.addEventListener("click", (event) => {
  const found = (name) => event.target.closest(`[data-${name}]`)?.dataset;
  if (found("mark")) nextMark(Number(found("mark").mark));
  else if (event.target.closest("[data-show]")) showIt();
  else if (found("play-on")) {
    const form = byId("fork");
    form.elements.at.value = found("play-on").playOn;
    form.elements.as.value = found("play-on").as;
    form.submit();
  } else if (found("focus")) turnTo(Number(found("focus").focus));
  else if (found("go")) look(found("go").go === "first" ? 0 : at + Number(found("go").go));
  else if (found("an-tab")) tab(found("an-tab").anTab);
  else if (event.target.closest("#only")) {
    byId("only").setAttribute("aria-pressed", byId("only").getAttribute("aria-pressed") !== "true");
    filter();
  } else if (event.target.closest("#board-box")) closeOrWhole();
  else if (event.target.closest("#lines .line[data-at]")) {
    event.preventDefault();
    look(Number(event.target.closest(".line").dataset.at));
    if (phone()) tab("mistakes");
  }
});

function tab(name) {
  document.body.dataset.an = name;
  for (const button of all("[data-an-tab]")) button.setAttribute("aria-selected", button.dataset.anTab === name);
  if (name === "mistakes") drawCurve();
  if (name === "journal") note();
}

byId("slider").addEventListener("input", (event) => look(Number(event.target.value)));

const dragged = (event) => look(scales().n(event.clientX - byId("curve").getBoundingClientRect().left));
byId("curve").addEventListener("pointerdown", (event) => {
  if (!data.values) return;
  const pin = event.target.closest("[data-pin]");
  if (pin) return look(0, Number(pin.dataset.pin));
  byId("curve").setPointerCapture(event.pointerId);
  return dragged(event);
});
byId("curve").addEventListener("pointermove", (event) => { if (byId("curve").hasPointerCapture(event.pointerId)) dragged(event); });

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, #lines, .sources, [role=tab]")) return;
  const deed = { ArrowLeft: () => look(at - 1), ArrowRight: () => look(at + 1), ArrowUp: () => nextMark(-1), ArrowDown: () => nextMark(1), Home: () => look(0), End: () => look(data.last) }[event.key];
  if (!deed || !data.values) return;
  event.preventDefault();
  deed();
});

let from = null; // a finger on the card: to the side is the next mark
byId("card").addEventListener("pointerdown", (event) => { from = event.clientX; });
byId("card").addEventListener("pointerup", (event) => {
  if (from !== null && phone() && Math.abs(event.clientX - from) > 50) nextMark(event.clientX < from ? 1 : -1);
  from = null;
});
new ResizeObserver(drawCurve).observe(byId("curve"));

// ---- while it is made
async function wait() {
  let found = null;
  try { found = await ask("state"); } catch { /* once more */ }
  if (found?.state === "ready" || found?.state === "none" || (found?.curve && !data.values)) return location.reload();
  if (found?.state === "failed") {
    byId("an-state").textContent = t("analysis-failed", { error: found.why });
    byId("again").hidden = false;
    return undefined;
  }
  if (found && data.values) {
    until = found.at;
    const n = data.spans.filter(([begin]) => begin <= until).length;
    byId("an-state").textContent = t("analysis-making", { n, of: data.spans.length });
    drawCurve();
  }
  setTimeout(wait, AGAIN);
  return undefined;
}

if (data.state === "making") wait();
data.marks ??= [];
if (data.values) {
  const first = own()[0]?.[1] ?? -1;
  if (data.at !== null && data.at !== undefined) look(data.at);
  else if (first >= 0) look(0, own().reduce((worst, [mark, n]) => (WORST.indexOf(mark[3]) > WORST.indexOf(data.marks[worst][3]) ? n : worst), first));
  else look(data.last);
}
