// Around the table: the sheet of a phone, dialogs, the rules, settings, menus and keys.
import { foldGuide } from "./guide.js";
import { advise, closeAdvice, planKey } from "./advice.js";
import { foldSolved } from "./practice.js";
import { $, all, byId, escaped, facts, frame, phone, settings, t } from "./state.js";
import { fragment, problem, toast } from "./net.js";
import { arrow, hasChosen, letGo, showRoom, take } from "./choose.js";
import { closeBubble, hideTip, openBubble, placeBeside } from "./bubble.js";
import { closeLegend, legend, pictureAlone } from "./legend.js";
import { now, play, step, stop } from "./journal.js";
import { rules, wireRules } from "./rules.js";
import { showTabs, tab } from "./tabs.js";
import { showUnread } from "./talk.js";
import { byPointer } from "./press.js";
import { fit, panBy, zoomAt } from "./zoom.js";

// ---- talk
/** Whether the journal or the chat is shown. */
function talk(about) {
  document.body.dataset.talk = about;
  if (phone()) tab("journal");
  else showUnread();
  if (about === "chat") byId("say")?.focus();
}

// ---- dialogs
export function dialog(markup) {
  byId("dialog-body").innerHTML = markup;
  if (!byId("dialog").open) byId("dialog").showModal();
}

/** What a button does only after one more word. */
function ask({ question, elt, issueRequest }) {
  dialog(`<h1></h1><p class="deeds"><button class="small-button strong" type="button" data-close></button><button class="small-button" type="button" data-close>${escaped(t("sure-no"))}</button></p>`);
  $("#dialog-body h1").textContent = question;
  const yes = $("#dialog-body .strong");
  yes.textContent = elt.textContent.trim() || elt.getAttribute("aria-label");
  yes.addEventListener("click", () => issueRequest(true));
  yes.focus();
}

/** Everything about a seat, in the position that is looked at. */
async function closer(of) {
  const query = new URLSearchParams({ seat: facts().seat, at: facts().at });
  try { dialog(await fragment(`detail/${of}?${query}`)); } catch (error) { toast(error.message); }
}

/** A click on a seat, where nothing else is meant. */
const seatAt = (target) => (target.closest("button, a, input, .place, [popover], #dialog") ? null : target.closest(".seats .seat"));

async function copy(text) {
  const address = new URL(text || document.body.dataset.share || location.pathname, location).href;
  try {
    await navigator.clipboard.writeText(address);
    toast(t("link-copied"), 2000);
  } catch { dialog(`<h1>${escaped(t("link-title"))}</h1><input class="field" readonly value="${address.replace(/"/g, "&quot;")}">`); }
}

/** A film or a page takes a while to make: the button says so, and then hands the file over. */
async function handOver(button) {
  if (button.getAttribute("aria-busy") === "true") return;
  const word = $("span", button);
  const before = word.textContent;
  const begin = Date.now();
  const tick = () => { word.textContent = t("making", { n: Math.round((Date.now() - begin) / 1000) }); };
  const clock = setInterval(tick, 1000);
  button.setAttribute("aria-busy", "true");
  tick();
  try {
    const reply = await fetch(button.href, { headers: { "HX-Request": "true" } });
    if (!reply.ok) throw new Error(problem(reply));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await reply.blob());
    link.download = /filename="([^"]+)"/.exec(reply.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  } catch (error) {
    toast(error instanceof TypeError ? t("error-unreachable") : error.message);
  } finally {
    clearInterval(clock);
    word.textContent = before;
    button.removeAttribute("aria-busy");
  }
}

// ---- settings
function showSettings() {
  for (const box of all("[data-setting]")) box.checked = settings.get(box.dataset.setting);
  const wanted = document.documentElement.dataset.wanted;
  for (const pick of all("[data-theme-pick]")) pick.setAttribute("aria-checked", pick.dataset.themePick === wanted);
}

// ---- what buttons do
const DEEDS = {
  rules: () => rules(),
  legend: () => legend(),
  now,
  first: () => step(-1e9),
  earlier: () => step(-1),
  play: () => play(),
  replay: () => play(0),
  take: () => take(),
  "let-go": letGo,
  hint: advise,
  sheet: () => document.body.classList.toggle("tall"),
  fork: () => { // from where: the slider says it, and the button beside what was then
    document.body.classList.add("hide-result");
    step(-1);
    toast(t("fork-where"));
  },
  head: () => document.body.classList.toggle("whole-head"),
  result: () => document.body.classList.toggle("hide-result"),
  shortcuts: () => dialog(byId("shortcuts").innerHTML),
};

function onClick(event) {
  const target = event.target;
  const found = (name) => target.closest(`[data-${name}]`)?.dataset;
  if (found("do")) DEEDS[found("do").do]?.();
  const made = target.closest("[data-made]");
  if (made) {
    event.preventDefault();
    handOver(made);
  }
  const seat = found("closer")?.closer ?? seatAt(target)?.dataset.seat;
  if (seat) closer(seat);
  if (found("clause")) rules(found("clause").clause);
  if (found("copy")) copy(found("copy").copy);
  if (target.closest("button[data-talk]")) talk(found("talk").talk);
  if (target.closest("button[data-tab]")) tab(found("tab").tab, found("tab").panel);
  if (target.closest("[data-close]") || target === byId("dialog")) byId("dialog").close();
  if (!target.closest(".head, .brief")) document.body.classList.remove("whole-head");
  if (target.closest(".item") && !made) target.closest("[popover]")?.hidePopover();
  const pick = found("theme-pick")?.themePick;
  if (pick) {
    document.dispatchEvent(new CustomEvent("theme", { detail: pick }));
    showSettings();
  }
  const refused = target.closest("#b-undo[data-why]");
  if (refused) refused.dataset.why ? openBubble("b-undo", `<p class="small">${escaped(t("undo-too-late"))}</p><button class="clause" type="button" data-clause="${refused.dataset.why}">${refused.dataset.why}</button>`, true) : toast(t("undo-nothing"), 2000);
}

// ---- keys
const press = (id) => { const button = byId(id); if (button && !button.disabled) button.click(); };

/** What ends the turn, where it is in sight: not while something else is chosen. */
function endTurn() {
  const button = $("#answer-list .end");
  if (button?.getClientRects().length) button.click();
}

const KEYS = {
  e: endTurn, u: () => press("b-undo"), r: () => press("b-redo"), h: advise, b: () => rules(), l: () => legend(), w: pictureAlone, c: () => talk("chat"), n: now, p: () => play(),
  "[": () => step(-1), "]": () => step(1), "+": () => zoomAt(1.4), "=": () => zoomAt(1.4), "-": () => zoomAt(1 / 1.4), 0: fit, "?": DEEDS.shortcuts,
};

/** The key of a keyboard that writes other letters is known by its place. */
const BRACKETS = { BracketLeft: "[", BracketRight: "]" };
const latin = ({ key, code }) => (/^[^\x00-\x7f]$/.test(key) ? BRACKETS[code] ?? code.replace(/^Key/, "").toLowerCase() : key);

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const typing = event.target.closest?.("input:not([type=range], [type=checkbox]), textarea");
  if (event.key === "Escape") return escape(typing);
  if (typing || byId("dialog").open || event.target.closest?.("[popover]")) return undefined;
  const onButton = event.target.closest?.("button, a, input, summary");
  if (event.key === "Enter" && hasChosen() && (!onButton || byPointer() || onButton.matches(".chosen"))) {
    event.preventDefault();
    return take();
  }
  if (event.key.startsWith("Arrow") && !event.target.closest?.("input")) {
    event.preventDefault();
    if (event.shiftKey) return panBy(...{ ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key]);
    return arrow(event.key);
  }
  if (planKey(event.key)) return event.preventDefault();
  const deed = KEYS[latin(event)];
  if (deed) event.preventDefault(); // the letter is not typed into the field that it opens
  return deed?.();
}

function escape(typing) {
  hideTip();
  stop();
  if (byId("dialog").open) return byId("dialog").close();
  if (byId("drawer").matches(":popover-open")) return byId("drawer").hidePopover();
  if (closeLegend()) return undefined;
  if (typing) typing.blur();
  else if (!closeAdvice() && !letGo() && !foldGuide()) foldSolved();
  return document.body.classList.remove("tall");
}

// ---- after every frame, and once
export const refreshShell = showTabs;

export function wireShell() {
  showSettings();
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("change", (event) => {
    const name = event.target.dataset?.setting;
    if (name) settings.set(name, event.target.checked);
  });
  document.addEventListener("htmx:confirm", (event) => {
    if (!event.detail.question) return;
    event.preventDefault();
    ask(event.detail);
  });
  document.addEventListener("due", () => {
    if (phone() && document.body.dataset.tab !== "answers") toast(facts().status);
  });
  document.addEventListener("asked", () => { // the tab follows the question; who is writing goes on
    if (phone() && document.body.dataset.tab !== "answers" && document.activeElement?.id !== "say") tab("answers");
  });
  document.addEventListener("toggle", (event) => {
    if (event.newState !== "open" || !event.target.id.startsWith("menu-")) return;
    closeBubble();
    const button = $(`[popovertarget="${event.target.id}"]`);
    if (button) placeBeside(event.target, button);
  }, true);
  document.addEventListener("htmx:afterSwap", (event) => {
    if (event.detail.target.id === "dialog-body" && !byId("dialog").open) byId("dialog").showModal();
  });
  addEventListener("resize", () => {
    if (!frame()) return;
    showTabs();
    showRoom();
  });
  wireRules();
  swipeSheet();
}

/** A finger on the sheet's head draws it up or down. */
function swipeSheet() {
  let from = null;
  document.addEventListener("pointerdown", (event) => {
    from = phone() && event.target.closest(".answers > header, .grip, .journal > header") ? event.clientY : null;
  });
  document.addEventListener("pointerup", (event) => {
    if (from === null) return;
    if (event.clientY < from - 24) document.body.classList.add("tall");
    if (event.clientY > from + 24) document.body.classList.remove("tall");
    from = null;
  });
}
