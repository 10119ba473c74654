// What the page knows: the frame as it stands, the answers that came with it, and what this browser prefers.

export const $ = (selector, root = document) => root.querySelector(selector);
export const all = (selector, root = document) => [...root.querySelectorAll(selector)];
export const byId = (id) => document.getElementById(id);

export const frame = () => $("#table > .frame");
export const facts = () => frame()?.dataset ?? {};
export const live = () => facts().at === facts().last;
export const phone = () => matchMedia("(max-width: 700px), (max-height: 520px)").matches;
export const tablet = () => matchMedia("(max-width: 1099px)").matches && !phone();
export const still = () => !settings.get("motion") || matchMedia("(prefers-reduced-motion: reduce)").matches;

const ANSWER = { label: "", note: "", places: [], chips: "", after: {}, ghosts: {}, refusal: "", why: "", lacks: "", light: false, again: false, ends: false };
const GROUP = { title: "", icon: "", aside: "", picks: false, common: "", board: false };

/** An answer as the server tells it, with what it does not say. */
export const told = (answer) => ({ ...ANSWER, ...answer });

/** The answers of a question by their groups; `said`: each group's line is followed by those of its answers. */
export function grouped(said) {
  const groups = [];
  let n = 0;
  for (const one of said) {
    const group = groups.at(-1);
    if ("key" in one) groups.push({ ...GROUP, ...one, answers: [], legal: 0 });
    else {
      group.answers.push({ ...told(one), group: group.key, n });
      group.legal += one.refusal || one.again || one.ends ? 0 : 1;
      n += 1;
    }
  }
  return groups;
}

/** Every answer of the question, in the order of the page. */
export let answers = [];
const byPlace = new Map(); // those that may be given

export function readAnswers() {
  const block = byId("answers");
  answers = block ? grouped(JSON.parse(block.textContent)).flatMap((group) => group.answers) : [];
  byPlace.clear();
  for (const answer of answers.filter(({ refusal }) => !refusal)) {
    for (const place of new Set(answer.places)) byPlace.set(place, [...touching(place), answer]);
  }
}

export const touching = (place) => byPlace.get(place) ?? [];

/** A row of the list stands for an answer and for the other ways to the same (`again`). */
const alike = (one, other) => !other.refusal && other.group === one.group && other.places.join(" ") === one.places.join(" ");
export const waysOf = (answer) => [answer, ...answers.filter((other) => other.again && alike(answer, other))];
export const listedAs = (answer) => (answer.again ? answers.find((other) => !other.again && alike(answer, other)) : answer) ?? answer;

export const saying = (text) => answers.find((answer) => answer.do === text && !answer.refusal);

const DEFAULTS = { confirm: true, sound: true, notify: false, motion: true, tips: true };

export const settings = {
  get(name) {
    try {
      const kept = localStorage.getItem(`set-${name}`);
      return kept === null ? DEFAULTS[name] : kept === "yes";
    } catch { return DEFAULTS[name]; }
  },
  set(name, value) {
    try { localStorage.setItem(`set-${name}`, value ? "yes" : "no"); } catch { /* for this page only */ }
  },
};

/** Markup of an icon of the sprite. */
export const icon = (name, size = 16) => `<svg class="i i-${size}" aria-hidden="true"><use href="#i-${name}"/></svg>`;

let words = null; // what scripts say, in the language of the page: texts, or those of a number by itself or by its plural
let plurals = null;

export function t(id, values = {}) {
  words ??= JSON.parse(byId("words")?.textContent ?? "{}");
  plurals ??= new Intl.PluralRules(document.documentElement.lang);
  const found = words[id] ?? id;
  const [by, texts] = typeof found === "string" ? ["", { "": found }] : found;
  const n = by && values[by];
  return (texts[n] ?? texts[plurals.select(n)]).replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
