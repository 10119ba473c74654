// Tabs: of a phone's sheet, and of the panels where they take turns.
import { all, phone, tablet } from "./state.js";
import { refreshJournal } from "./journal.js";
import { showUnread } from "./talk.js";

let panel = "";

export function tab(name, key = "") {
  document.body.dataset.tab = name;
  if (key) panel = key;
  showTabs();
  if (name === "journal") refreshJournal(true);
  showUnread();
}

/** On a phone the sheet shows one of all; beside the answers of a tablet stands a panel or the journal. */
export function showTabs() {
  const panels = all(".panels > .panel");
  if (!panels.some((one) => one.dataset.key === panel)) panel = panels[0]?.dataset.key ?? "";
  for (const one of panels) one.classList.toggle("on", one.dataset.key === panel);
  const shown = phone() ? document.body.dataset.tab : !tablet() || document.body.dataset.tab === "panel" ? "panel" : "journal";
  for (const one of all(".tabs .tab")) {
    const on = one.dataset.tab === shown && (one.dataset.panel ?? panel) === panel;
    one.classList.toggle("on", on);
    one.setAttribute("aria-selected", on);
  }
}
