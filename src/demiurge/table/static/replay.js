"use strict";
// A replay: positions are lists of numbered tags, each told as the change from the one before.
(() => {
  const $ = (id) => document.getElementById(id);
  const data = JSON.parse($("data").textContent);
  const plurals = new Intl.PluralRules(document.documentElement.lang);
  const t = (id, values = {}) => {
    const [by, texts] = typeof data.words[id] === "string" ? ["", { "": data.words[id] }] : data.words[id];
    const n = by && values[by];
    return (texts[n] ?? texts[plurals.select(n)]).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
  };
  const last = data.steps.length - 1;
  const STEP_MS = 700;
  let shown = -1;
  let regions = {};
  const drawn = {};
  let timer = 0;

  // ---- positions
  const change = (into, step) => {
    const touched = new Set();
    for (const [name, splices] of Object.entries(step)) {
      const tags = (into[name] ??= []);
      for (const [at, gone, ...come] of splices) tags.splice(at, gone, ...come);
      touched.add(name);
    }
    return touched;
  };

  const show = (at) => {
    at = Math.max(0, Math.min(last, at));
    if (at === shown) return;
    const touched = new Set();
    if (at < shown) {
      Object.keys(regions).forEach((name) => touched.add(name));
      regions = {};
      shown = -1;
    }
    for (let n = shown + 1; n <= at; n++) change(regions, data.steps[n]).forEach((name) => touched.add(name));
    shown = at;
    for (const name of touched) {
      const box = $(name);
      const html = (regions[name] ?? []).map((tag) => data.tags[tag]).join("");
      if (box && drawn[name] !== html) box.innerHTML = drawn[name] = html;
    }
    mark();
  };

  // ---- the journal
  const buildJournal = () => {
    const lines = data.journal.map(([seat, kind, passages]) => {
      if (kind === "period") return `<h2 class="line period" data-at="${passages[0][0]}"><span>${passages[0][1]}</span></h2>`;
      const badge = data.emblems[seat] ?? '<i class="badge"></i>';
      const told = passages.map(([at, text, places]) => `<a tabindex="-1" class="passage" href="#${at}" data-at="${at}" data-places="${places}">${text}</a>`);
      return `<div class="line ${kind}">${badge}<p>${told.join(" ")}</p></div>`;
    });
    $("lines").innerHTML = lines.join("");
  };

  const mark = () => {
    $("slider").value = shown;
    $("at").textContent = shown;
    document.querySelectorAll(".changed").forEach((place) => place.classList.remove("changed"));
    let now = null;
    for (const line of document.querySelectorAll("#lines [data-at]")) {
      const at = Number(line.dataset.at);
      line.classList.toggle("now", at === shown && shown > 0);
      line.classList.toggle("later", at > shown);
      if (at <= shown && at !== Number(now?.dataset.at)) now = line;
      if (at === shown && shown < last) for (const id of (line.dataset.places ?? "").split(" ")) if (id) $(id)?.classList.add("changed");
    }
    const box = $("lines");
    if (now && shown) box.scrollTop = now.closest(".line").offsetTop - box.offsetTop - box.clientHeight / 2;
    else box.scrollTop = 0;
    $("status").textContent = shown === 0 ? t("time-beginning") : shown === last ? t("time-end") : t("time-at", { at: shown, last });
    $("live").textContent = now ? now.textContent : "";
    history.replaceState(null, "", `#${shown}`);
  };

  // ---- playing
  const stop = () => {
    clearInterval(timer);
    timer = 0;
    document.body.classList.remove("playing");
  };
  const play = () => {
    if (timer) return stop();
    if (shown === last) show(0);
    document.body.classList.add("playing");
    openResult(false);
    timer = setInterval(() => {
      show(shown + 1);
      if (shown < last) return;
      stop();
      openResult(true);
    }, STEP_MS);
  };

  const openResult = (open) => {
    const result = $("result");
    if (result) result.hidden = !open;
  };

  const deeds = {
    first: () => show(0),
    earlier: () => show(shown - 1),
    later: () => show(shown + 1),
    play,
    result: () => openResult($("result").hidden),
    theme: () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark"),
  };
  const setTheme = (theme) => (document.documentElement.dataset.theme = theme);

  // ---- parts that take turns on a small page
  const turnTo = (tab, panel) => {
    document.body.dataset.tab = tab;
    for (const button of document.querySelectorAll(".tab")) {
      const on = button.dataset.tab === tab && (button.dataset.panel ?? "") === panel;
      button.classList.toggle("on", on);
      button.setAttribute("aria-selected", on);
    }
    if (!panel) return;
    for (const section of document.querySelectorAll(".panels > .panel")) section.classList.toggle("on", section.id === `panel-${panel}`);
  };

  document.addEventListener("click", (event) => {
    const tab = event.target.closest(".tab");
    if (tab) return turnTo(tab.dataset.tab, tab.dataset.panel ?? "");
    const deed = event.target.closest("[data-do]");
    if (deed) {
      if (deed.dataset.do !== "play" && deed.dataset.do !== "theme") stop();
      return deeds[deed.dataset.do]();
    }
    const line = event.target.closest("[data-at]") ?? [...(event.target.closest("div.line")?.querySelectorAll(".passage") ?? [])].at(-1);
    if (!line) return;
    event.preventDefault();
    stop();
    openResult(false);
    show(Number(line.dataset.at));
  });
  $("slider").addEventListener("input", (event) => {
    stop();
    openResult(false);
    show(Number(event.target.value));
  });
  document.addEventListener("keydown", (event) => {
    const keys = { ArrowLeft: "earlier", ArrowRight: "later", Home: "first", " ": "play", "[": "earlier", "]": "later", p: "play" };
    const deed = keys[event.key];
    if (!deed || event.ctrlKey || event.metaKey || event.altKey || event.target.id === "slider") return;
    if (event.key === " " && event.target.closest("button")) return;
    event.preventDefault();
    if (deed !== "play") stop();
    deeds[deed]();
  });

  // ---- what a component says of itself
  document.addEventListener("pointerover", (event) => {
    const part = event.target.closest?.("[data-tip], [data-note]");
    const [title, text] = part ? data.tips[part.dataset.tip] ?? ["", ""] : ["", ""];
    const tip = $("tip");
    const note = part?.dataset.note ?? "";
    tip.hidden = !(title || text || note);
    if (tip.hidden) return;
    tip.replaceChildren(...[["b", title], ["span", text], ["span", note]].filter(([, words]) => words).map(([tag, words]) => {
      const line = document.createElement(tag);
      line.textContent = words;
      return line;
    }));
    const box = part.getBoundingClientRect();
    tip.style.left = `${Math.max(8, Math.min(box.left, innerWidth - tip.offsetWidth - 8))}px`;
    const below = box.bottom + 8;
    tip.style.top = `${below + tip.offsetHeight < innerHeight ? below : Math.max(8, box.top - tip.offsetHeight - 8)}px`;
  });

  if (matchMedia("(prefers-color-scheme: dark)").matches) setTheme("dark");
  buildJournal();
  const first = document.querySelector(".tab[data-panel]");
  if (first) turnTo("panel", first.dataset.panel);
  turnTo("journal", "");
  const wanted = Number(location.hash.slice(1));
  show(Number.isInteger(wanted) && location.hash ? wanted : 0);
})();
