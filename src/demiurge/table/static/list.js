// The list of answers, made from their data: groups with their rows, and a row wherever else an answer is shown.
import { escaped, icon, t } from "./state.js";

const alone = ({ name, note }) => `<b>${escaped(name)}</b>${note ? `<span class="note">${escaped(note)}</span>` : ""}`;
const spoken = ({ name, note }) => escaped(note ? `${name}, ${note}` : name);

function unspoken({ name, lacks, why }) {
  return escaped(`${t("answer-not-now", { answer: name })} ${lacks ? `${lacks}. ` : ""}${why}`);
}

function reason({ lacks, why, refusal }) {
  const short = lacks ? `<b>${escaped(lacks)}.</b> ` : "";
  return `<span class="why"><span>${short}${escaped(why)}</span><button class="clause" type="button" data-clause="${refusal}">${refusal}</button></span>`;
}

/** One answer: a button when it may be given, greyed when not; then a reach for it says why. `key`: how it is known here;
 * `label`: markup within a group, where else its own name is said. */
export function row(answer, key, label = alone(answer), more = "") {
  const text = `<span class="label">${label}</span>${answer.chips}`;
  if (!answer.refusal) return `<button class="ans${more}" type="button" ${key} aria-label="${spoken(answer)}">${text}</button>`;
  return `<div class="ans no${more}" ${key} tabindex="0" role="group" aria-label="${unspoken(answer)}">${text}${reason(answer)}</div>`;
}

export const numbered = (answer) => `data-n="${answer.n}"`;

function pick(answer) {
  const [no, off] = answer.refusal ? [" no", ' aria-disabled="true"'] : ["", ""];
  return `<button class="pick${no}" type="button" ${numbered(answer)} aria-label="${escaped(answer.name)}"${off}>${answer.label}</button>`;
}

function picks({ answers, common }) {
  return answers.map(pick).join("") + (common ? `<span class="push common">${common}</span>` : "");
}

/** Beyond those to be listed, rows wait until their group is opened; refused ones are listed all. */
function rows({ key, answers: all, shown, board }) {
  const answers = all.filter((answer) => !answer.again);
  const later = new Set(answers.filter((answer) => !answer.refusal).slice(shown));
  const listed = answers.map((answer) => row(answer, numbered(answer), answer.label, later.has(answer) ? " rest" : ""));
  if (!later.size) return listed.join("");
  const more = board ? t("answers-more-on-board", { n: later.size }) : t("answers-more", { n: later.size });
  return `${listed.join("")}<button class="more" type="button" data-verb="${key}">${more}</button>`;
}

function group(one) {
  const { key, title, icon: sign, aside } = one;
  const note = one.legal ? "" : ` data-note="${escaped(title)}"`;
  return `<section class="group${one.legal ? "" : " none"}" data-group="${key}">
    <button class="verb" type="button" data-verb="${key}"${note}><span class="sign">${sign}</span><span class="verb-name">${escaped(title)}</span><span class="push faint">${escaped(aside)}</span><em>${one.legal || ""}</em></button>
    <div class="rows${one.picks ? " picks" : ""}">${one.picks ? picks(one) : rows(one)}</div>
  </section>`;
}

/** What ends the turn: a button, one click and one key. */
function ending(answer) {
  return `<button class="ans end" type="button" ${numbered(answer)} aria-label="${spoken(answer)}" aria-keyshortcuts="e">${icon("check", 16)}<b>${escaped(answer.name)}</b>${answer.chips}<kbd>E</kbd></button>`;
}

/** All groups; those that have nothing to say now come last, and below them what ends the turn. */
export function list(all) {
  const ends = all.flatMap(({ answers }) => answers.filter((answer) => answer.ends && !answer.refusal));
  const groups = all.map((one) => ({ ...one, answers: one.answers.filter((answer) => !ends.includes(answer)) })).filter(({ answers }) => answers.length);
  const first = groups.find((one) => !one.legal);
  const heading = `<h2 class="not-now">${t("not-now")}</h2>`;
  return groups.map((one) => (one === first ? heading : "") + group(one)).join("") + ends.map(ending).join("");
}
