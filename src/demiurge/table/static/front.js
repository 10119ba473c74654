// What the pages around the tables do beyond plain forms and links. Without it everything works as well, with less comfort.

import { t } from "./state.js";

const find = (selector, inside = document) => inside.querySelector(selector);
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];

document.documentElement.classList.add("scripted");

// ---- colours: each press shows the next
const THEMES = ["auto", "light", "dark", "contrast"];
const NAMES = { auto: t("colours-now-auto"), light: t("colours-now-light"), dark: t("colours-now-dark"), contrast: t("colours-now-contrast") };
const SIGNS = { auto: "live", light: "sun", dark: "moon", contrast: "contrast" };
const turner = find("[data-theme-turn]");
const showTheme = () => {
  const wanted = document.documentElement.dataset.wanted || "auto";
  find("use", turner).setAttribute("href", `#i-${SIGNS[wanted]}`);
  turner.title = NAMES[wanted];
  turner.setAttribute("aria-label", turner.title);
};
if (turner) {
  turner.hidden = false;
  showTheme();
  turner.addEventListener("click", () => {
    const wanted = document.documentElement.dataset.wanted || "auto";
    const next = THEMES[(THEMES.indexOf(wanted) + 1) % THEMES.length];
    document.dispatchEvent(new CustomEvent("theme", { detail: next }));
    showTheme();
  });
}

// ---- a name that was typed is kept, whatever is done next
const me = find("[data-keep]");
let said = me?.value.trim(); // what the server knows
let keeping = null; // on its way there
const keep = () => {
  if (!me || me.value.trim() === said) return keeping;
  said = me.value.trim();
  const way = fetch(me.form.action, { method: "POST", body: new URLSearchParams(new FormData(me.form)), keepalive: true, headers: { "HX-Request": "true" } });
  keeping = way.catch(() => { said = null; }).then(() => { keeping = null; });
  return keeping;
};
/** Do it when the name is kept; at once where there is nothing to keep. */
const kept = (event, deed) => {
  const way = keep();
  if (!way) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  way.then(deed);
};
if (me) {
  me.addEventListener("change", keep);
  addEventListener("pagehide", keep);
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href]");
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.button;
    if (link && plain && !link.target) kept(event, () => { location.href = link.href; });
  });
  document.addEventListener("submit", (event) => {
    if (event.target !== me.form) kept(event, () => event.target.requestSubmit(event.submitter));
  });
}

// ---- one press, one table
document.addEventListener("submit", (event) => {
  if (event.target.method !== "post") return;
  if (event.target.dataset.sent) event.preventDefault();
  event.target.dataset.sent = "yes";
});
addEventListener("pageshow", () => all("[data-sent]").forEach((form) => delete form.dataset.sent));

// ---- copying
for (const button of all("button[data-copy]")) {
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.lastChild.textContent = t("copied");
  });
}

// ---- the lists of tables stay fresh
const lists = find("[data-refresh]");
const plainTitle = document.title;
const tellTitle = () => {
  const turns = all(".entry.is-turn").length;
  document.title = turns ? `(${turns}) ${t("turn-yours")} · Demiurge` : plainTitle;
};
if (lists) {
  const shown = {};
  const refresh = async () => {
    try {
      const answer = await fetch(lists.dataset.refresh);
      if (!answer.ok) return;
      const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
      for (const id of ["mine", "open"]) {
        const [here, there] = [document.getElementById(id), fresh.getElementById(id).innerHTML];
        if (there === shown[id] || here.contains(document.activeElement)) continue; // not under somebody's fingers
        here.innerHTML = shown[id] = there;
      }
      tellTitle();
    } catch { /* the server is away: the lists stay as they are */ }
  };
  tellTitle();
  setInterval(() => (document.hidden && !all(".entry.is-running").length ? null : refresh()), 15000);
  document.addEventListener("visibilitychange", () => document.hidden || refresh());
}

// ---- a new table: the rows follow the number of seats, the words follow the row
const order = find("#order");
if (order) {
  const rows = all(".seat-row", order);
  const showRows = () => {
    const count = Number(new FormData(order).get("seats"));
    rows.forEach((row, number) => (row.hidden = number >= count));
  };
  const showRow = (row) => {
    const chosen = find("select", row).selectedOptions[0];
    find(".about", row).textContent = chosen?.dataset.about ?? "";
    find("input", row).placeholder = chosen?.dataset.hint ?? "";
  };
  order.addEventListener("change", (event) => {
    if (event.target.name === "seats") showRows();
    const row = event.target.closest("select")?.closest(".seat-row");
    if (row) showRow(row);
  });
  rows.forEach(showRow);
  showRows();
  find("[aria-invalid]", order)?.focus();

  // another game: what was said of the seats goes along
  for (const link of all("a[data-carry]")) {
    link.addEventListener("click", () => {
      const said = new URLSearchParams(new FormData(order));
      const kept = [...said].filter(([key]) => /^(seats|seat-\d|name-\d|listed|absent)/.test(key));
      link.search = new URLSearchParams([["game", new URL(link.href).searchParams.get("game")], ...kept]);
    });
  }
}

// ---- the rules: what is typed narrows them down, as the server understands it
const search = find("[data-filter]");
if (search && !new URLSearchParams(location.search).get("q")) {
  const chapters = all(".chapter", find(search.dataset.filter));
  const show = (ids) => {
    for (const chapter of chapters) {
      const rules = all(".rule", chapter);
      for (const rule of rules) rule.hidden = ids !== null && !ids.has(rule.id);
      chapter.hidden = rules.every((rule) => rule.hidden);
    }
    find("#found").textContent = ids === null ? "" : t("search-found", { n: ids.size });
    find("#nothing").hidden = ids === null || ids.size > 0;
  };
  let asked = 0;
  let timer = 0;
  const look = async () => {
    const turn = (asked += 1);
    const words = search.value.trim();
    if (!words) return show(null);
    const reply = await fetch(`${search.dataset.ids}?${new URLSearchParams({ q: words })}`).catch(() => null);
    if (turn === asked && reply?.ok) show(new Set(await reply.json()));
    return undefined;
  };
  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(look, search.value ? 150 : 0);
  });
  search.form.addEventListener("submit", (event) => event.preventDefault());
  if (search.value) look();
}

// ---- a game that is brought along: a file becomes what would be pasted, and a row that fails is marked
for (const file of all("[data-into]")) {
  const into = document.getElementById(file.dataset.into);
  file.parentElement.hidden = false;
  file.addEventListener("change", async () => { into.value = (await file.files[0]?.text()) ?? into.value; });
}
const failing = find("textarea[data-row]");
if (failing) {
  const rows = failing.value.split("\n");
  const at = Number(failing.dataset.row) - 1;
  const start = rows.slice(0, Math.max(at, 0)).join("\n").length + (at > 0);
  failing.focus();
  failing.setSelectionRange(start, start + (rows[at]?.length ?? 0));
  failing.scrollTop = (failing.scrollHeight / rows.length) * Math.max(at - 4, 0);
}
