// A position that is practised: hints one after the other, and what is said when its goal is reached.
import { $, all, byId, facts, t } from "./state.js";
import { solve } from "./solved.js";
import { draw, inSight, lie, lift, whenPainted } from "./veil.js";

let at = ""; // the position, and how its turn was judged
let hints = 0; // that are told
let folded = false;

// ---- after every frame
export function refreshPractice() {
  const goal = byId("goal");
  if (!goal) return;
  const { position, verdict } = goal.dataset;
  const before = at;
  at = `${position} ${verdict}`;
  if (at !== before) folded = false;
  if (verdict === "reached") solve(goal.dataset);
  show();
  if (at !== before && (before || verdict !== "open")) $("h2", byId("solved") ?? goal).focus({ preventScroll: true });
}

function show() {
  const told = all(".goal-hint");
  told.forEach((one, n) => { one.hidden = n !== hints - 1; });
  const button = byId("b-goal-hint");
  if (button) {
    button.hidden = hints >= told.length;
    $("span", button).textContent = hints + 1 >= told.length ? t("practice-hint-all") : hints ? t("practice-hint-more") : t("practice-hint");
  }
  byId("solved")?.toggleAttribute("hidden", folded);
  if (byId("solved") && !folded) layLater();
  else lift();
}

// ---- what is said beside where it was done
/** The places, those on the board first, and the own seat. */
function things() {
  const places = byId("solved").dataset.lit.split(" ").map(byId).filter(Boolean);
  const on = (element) => Number(!element.closest("#board"));
  places.sort((one, other) => on(one) - on(other));
  return [...places.map((element) => ({ element, kind: "place" })), { element: byId(`seat-${facts().seat}`), kind: "row" }];
}

const layLater = whenPainted(() => {
  const box = byId("solved");
  if (!box || box.hidden) return;
  const found = inSight(things());
  lie(box, found);
  draw(found, box);
});

/** Esc folds what is said; whether there was something to fold. */
export function foldSolved() {
  const box = byId("solved");
  if (!box || folded) return false;
  folded = true;
  show();
  $('[data-practice="why"]')?.focus({ preventScroll: true });
  return true;
}

export function wirePractice() {
  addEventListener("resize", layLater);
  document.addEventListener("scroll", layLater, true);
  document.addEventListener("zoomed", layLater);
  document.addEventListener("click", ({ target }) => {
    const what = target.closest?.("[data-practice]")?.dataset.practice;
    if (what === "hint") {
      hints += 1;
      show();
      if (byId("b-goal-hint").hidden) byId("b-goal-again").focus({ preventScroll: true });
    } else if (what === "fold") foldSolved();
    else if (what === "why") {
      folded = false;
      show();
      $("#solved h2").focus({ preventScroll: true });
    }
  });
}
