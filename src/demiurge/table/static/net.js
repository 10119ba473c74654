// Talking to the server: frames, answers, the stream of news, and what is said when something goes wrong.
import { $, all, byId, escaped, facts, frame, live, t } from "./state.js";
import { assemble, forget, has } from "./parts.js";
import { afterPress, pressing } from "./press.js";

// htmx lets the requests of one element wait for each other, forgets all that wait but the last, and calls those done at
// once: so frames and answers have an element each, and answers wait for their turn here.
const SWAP = { target: "#table", swap: "morph:innerHTML" };
const [FRAMES, ANSWERS] = ["#table", "#live"];
const RETRY = 2000; // ms
const PAGE = Math.random().toString(36).slice(2); // which of the open pages this is
const address = (path) => `/t/${facts().table}/${path}`;

// ---- frames: one fetch at a time; whatever is asked for meanwhile is asked once more afterwards
let fetching = false;
let unasked = false; // the frame under way comes because of news, not because somebody here wants it
let wanted = null;
let handed = ""; // on a shared screen: the seat whose person holds it, and need not be asked again

/** Show the newest position, or an earlier one; `seat` changes who looks. `news`: only to show these, if nothing else does. */
export async function fetchFrame({ at = null, seat = facts().seat, news = null } = {}) {
  if (news !== null && wanted?.news === null) return; // what somebody here wants brings them along
  wanted = { at, seat, news };
  if (fetching) return;
  fetching = true;
  try {
    while (wanted) {
      const { at: then, seat: who, news: why } = wanted;
      unasked = why !== null;
      wanted = null;
      if (unasked && shows(why)) continue;
      const query = new URLSearchParams({ seat: who });
      if (then !== null) query.set("at", then);
      if (String(who) === handed) query.set("seen", 1);
      await htmx.ajax("GET", address(`frame?${query}`), { ...SWAP, source: FRAMES });
    }
  } catch { // the line is gone; htmx:sendError has said so
    setTimeout(again, RETRY);
  } finally { fetching = false; }
}

export const noteHands = () => { handed = facts().curtain ? "" : facts().seat; };

/** The same view again: the position one looks at, or the newest. */
export const again = () => fetchFrame({ at: live() ? null : facts().at });
const shows = (news) => news <= Number(facts().heard ?? facts().news);
const ANY = Infinity; // news that have no number
const hear = (news = ANY) => afterPress(() => fetchFrame({ at: live() ? null : facts().at, news }));

let posting = 0;
let turn = Promise.resolve(); // when everything posted so far is answered
let heard = 0; // the news that came while an answer was under way: its reply brings them along

/** There are news up to this number. */
export function learn(news) {
  if (posting) heard = Math.max(heard, news);
  else if (!shows(news)) hear(news);
}

/** A frame that nobody here has asked for: it is put in, unless somebody looks elsewhere or is about to press. */
function receive({ news, frame: came }) {
  const whole = assemble(came);
  if (posting) heard = Math.max(heard, news);
  else if (shows(news)) return;
  else if (whole === null || fetching || pressing() || !live()) hear(news);
  else document.dispatchEvent(new CustomEvent("came", { detail: whole }));
}

export function post(path, values = {}) {
  const sent = { seat: facts().seat, ...values };
  posting += 1;
  turn = turn.then(() => htmx.ajax("POST", address(path), { ...SWAP, source: ANSWERS, values: sent })).catch(() => { heard = ANY; }).then(() => {
    posting -= 1;
    if (posting) return;
    if (!shows(heard)) hear(heard);
    heard = 0;
  });
  return turn;
}

export async function fragment(path) {
  const reply = await fetch(address(path), { headers: { "HX-Request": "true" } });
  if (!reply.ok) throw new Error(problem(reply));
  return reply.text();
}

export async function postFragment(path, values) {
  const headers = { "X-CSRF": csrf(), "HX-Request": "true" };
  const reply = await fetch(address(path), { method: "POST", headers, body: new URLSearchParams(values) });
  if (!reply.ok) throw new Error(problem(reply));
  return reply.text();
}

const csrf = () => $('meta[name="csrf"]')?.content ?? "";

// ---- toasts
/** `clause`: of the rules, which a press on it opens there. */
export function toast(text, ms = 4500, clause = "") {
  const box = document.createElement("p");
  box.className = "toast";
  box.textContent = text;
  if (clause) box.insertAdjacentHTML("beforeend", ` <button class="clause" type="button" data-clause="${escaped(clause)}">${escaped(clause)}</button>`);
  byId("toasts").append(box);
  setTimeout(() => box.remove(), ms);
}

// ---- what htmx asks and hears
export function wireRequests() {
  document.addEventListener("htmx:configRequest", ({ detail: { elt, headers, parameters, target } }) => {
    headers["X-CSRF"] = csrf();
    if (elt.matches("[data-seen]")) Object.assign(parameters, { seat: facts().seat, at: facts().at, guard: facts().version });
    if (target?.id === "table") Object.assign(headers, { "X-Has": has(), "X-Page": PAGE });
  });
  document.addEventListener("htmx:beforeSwap", (event) => {
    const { xhr, target } = event.detail;
    if (target.id !== "table" || !xhr) return;
    if (xhr.getResponseHeader("X-Parts")) {
      event.detail.serverResponse = assemble(xhr.responseText);
      if (event.detail.serverResponse === null) {
        event.detail.shouldSwap = false;
        forget();
        again();
        return;
      }
    }
    const news = Number(/data-news="(\d+)"/.exec(xhr.responseText)?.[1] ?? -1);
    const older = news < Number(facts().news);
    if (xhr.status === 200 && (news < 0 || older)) event.detail.shouldSwap = false; // no frame, or one from before
    if (unasked && pressing() && event.detail.requestConfig.verb === "get" && event.detail.requestConfig.elt?.id === "table") {
      event.detail.shouldSwap = false; // not under somebody's finger
      hear();
    }
    const curtain = /data-seat="(\d+)"[^>]*data-curtain/.exec(xhr.responseText)?.[1];
    if (curtain !== undefined && curtain === handed) { // a curtain for who looks already
      event.detail.shouldSwap = false;
      again();
    }
  });
  document.addEventListener("htmx:responseError", (event) => {
    const { xhr } = event.detail;
    toast(problem({ status: xhr.status, headers: { get: (name) => xhr.getResponseHeader(name) } }), 6000, xhr.getResponseHeader("X-Clause") ?? "");
    if (xhr.status === 409 || xhr.status === 422) again(); // the game has moved on: show where it is
  });
  document.addEventListener("htmx:sendError", () => toast(t("error-unreachable")));
}

/** What a reply complains of. */
export function problem(reply) {
  const said = reply.headers.get("X-Problem");
  if (said) return decodeURIComponent(said.replace(/%(?![0-9A-Fa-f]{2})/g, "%25"));
  return reply.status === 403 ? t("error-not-yours") : t("error-failed");
}

// ---- the stream
let source = null;
let patience = 1000;
let complaint = 0;
let settling = 0;

export function listen() {
  source?.close();
  const query = new URLSearchParams({ seat: facts().seat, page: PAGE, news: facts().news ?? 0, has: has() });
  source = new EventSource(address(`stream?${query}`));
  source.addEventListener("open", () => {
    if (!byId("lost").hidden) again(); // something may have happened meanwhile
    clearTimeout(complaint);
    byId("lost").hidden = true;
    patience = 1000;
  });
  source.addEventListener("news", (event) => {
    const { news } = JSON.parse(event.data);
    learn(news < 0 ? ANY : news);
  });
  source.addEventListener("frame", (event) => receive(JSON.parse(event.data)));
  source.addEventListener("said", (event) => document.dispatchEvent(new CustomEvent("said", { detail: JSON.parse(event.data) })));
  source.addEventListener("presence", (event) => {
    clearTimeout(settling);
    settling = setTimeout(() => showPresence(JSON.parse(event.data)), 700); // a page that is loaded again goes and comes
  });
  source.addEventListener("busy", (event) => showBusy(JSON.parse(event.data).seats));
  source.addEventListener("error", () => {
    clearTimeout(complaint);
    complaint = setTimeout(() => { byId("lost").hidden = false; }, 1500);
    if (source.readyState !== EventSource.CLOSED) return; // the browser tries again by itself
    setTimeout(listen, patience);
    patience = Math.min(patience * 2, 20000);
  });
}

/** Somebody came or went: a new frame, unless this one shows it already. */
function showPresence({ seats, spectators }) {
  const dots = all(".seat .presence", frame() ?? document);
  const wrong = dots.some((dot) => dot.classList.contains("on") !== seats.includes(Number(dot.closest(".seat").dataset.seat)));
  if (wrong || (frame() && Number($(".watchers")?.textContent ?? 0) !== spectators && !facts().curtain)) hear();
}

/** Bots that began or ended to think: too small a change for a new frame. */
function showBusy(seats) {
  for (const seat of frame()?.querySelectorAll(".seat, .awaits") ?? []) {
    seat.classList.toggle("thinking", seats.includes(Number(seat.dataset.seat)));
  }
  $(".turn:not(.mine)")?.classList.toggle("busy", seats.length > 0);
}

export const pause = () => source?.close();
