// The rules in the drawer: the whole book of this table with its chapters, and what a search finds in it.
import { $, byId, t } from "./state.js";
import { fragment, toast } from "./net.js";
import { closeBubble, hideTip } from "./bubble.js";

const PAUSE = 200; // ms without a key until the server is asked
let book = null; // loaded when it is first wanted
let asked = 0; // only what was asked last is shown
let timer = 0;

function load() {
  book ??= fragment("rules").then((markup) => { byId("clauses").innerHTML = markup; });
  book.catch(() => { book = null; });
  return book;
}

/** The rules, at a clause, or from their beginning. */
export async function rules(clause = "") {
  hideTip();
  closeBubble();
  byId("rules-q").value = "";
  showBook();
  byId("drawer").showPopover();
  if (!clause) byId("rules-q").focus();
  try {
    await load();
    if (!clause) return byId("clauses").scrollTo(0, 0);
    return byId(`rules-${clause}`) ? goTo(`rules-${clause}`) : look(clause);
  } catch (error) { return toast(error.message); }
}

function showBook() {
  asked += 1;
  clearTimeout(timer);
  byId("found").hidden = true;
  byId("clauses").hidden = false;
}

/** To a clause, a chapter or the contents; who reads by keyboard goes on from there. */
function goTo(id) {
  const place = byId(id);
  $("#clauses .marked")?.classList.remove("marked");
  if (place.matches(".rule")) place.classList.add("marked");
  place.scrollIntoView({ block: place.matches(".rule") ? "center" : "start" });
  (place.matches(".chapter") ? $("h2", place) : place).focus({ preventScroll: true });
}

async function look(words) {
  const turn = (asked += 1);
  try {
    const markup = await fragment(`rules?${new URLSearchParams({ q: words })}`);
    if (turn !== asked) return;
    const found = byId("found");
    found.innerHTML = markup;
    found.hidden = false;
    byId("clauses").hidden = true;
    found.scrollTo(0, 0);
  } catch (error) { toast(error.message || t("error-unreachable")); }
}

export function wireRules() {
  byId("rules-q").addEventListener("input", ({ target }) => {
    const words = target.value.trim();
    clearTimeout(timer);
    if (!words) showBook();
    else timer = setTimeout(() => look(words), PAUSE);
  });
  byId("drawer").addEventListener("click", (event) => {
    const link = event.target.closest('a[href^="#rules-"]');
    if (!link) return;
    event.preventDefault(); // the way back leads out of the table, not through chapters
    goTo(link.hash.slice(1));
  });
}
