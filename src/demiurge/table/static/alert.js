// Whose turn it is: the clock, the title, the tab's icon, a soft sound, a note of the system for who is elsewhere, and a word
// for those who do not see.
import { all, byId, facts, settings, t } from "./state.js";
import { toast } from "./net.js";

let wasMine = null;
let audio = null; // only after a gesture: browsers insist
let said = "";
let question = ""; // the position in which this seat was asked last
let asking = ""; // the version of the game that this seat wants to take back from

export function wireAlert() {
  setInterval(tickClocks, 1000);
  const wake = () => { audio ??= typeof AudioContext === "undefined" ? null : new AudioContext(); };
  document.addEventListener("pointerdown", wake, { once: true });
  document.addEventListener("keydown", wake, { once: true });
  document.addEventListener("change", ({ target }) => { if (target.dataset?.setting === "notify") mayNotify(target); });
}

/** After every frame. */
export function refreshAlert() {
  const { turn, title, status, latest, news } = facts();
  const mine = turn === "yes" && facts().at === facts().last;
  document.title = mine ? `● ${status} · ${title}` : `${title} · ${status ?? ""}`;
  byId("favicon").href = mine ? "/static/icon-turn.svg" : "/static/icon.svg";
  if (mine && wasMine === false) {
    chime();
    notify();
    document.dispatchEvent(new CustomEvent("due"));
  }
  if (mine && question && question !== facts().last) document.dispatchEvent(new CustomEvent("asked"));
  question = mine ? facts().last : question || "none";
  wasMine = mine;
  if (asking && !facts().proposal && asking === facts().version) toast(t("proposal-declined"));
  asking = facts().proposal === facts().seat ? facts().version : "";
  const word = `${latest ?? ""} ${status ?? ""}.`;
  if (word !== said && news) byId("live").textContent = word;
  said = word;
  tickClocks();
}

function tickClocks() {
  for (const clock of all(".clock")) clock.textContent = ago(Date.now() - Date.parse(facts().since));
}

function ago(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  if (!Number.isFinite(seconds)) return "";
  const two = (n) => String(n).padStart(2, "0");
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  if (seconds < 86400) return t("clock-hours", { n: Math.floor(seconds / 3600) });
  return t("clock-days", { n: Math.floor(seconds / 86400) });
}

/** Outside of the page, where somebody wants that and looks at another one. */
function notify() {
  if (!document.hidden || !settings.get("notify") || globalThis.Notification?.permission !== "granted") return;
  const note = new Notification(facts().title, { body: facts().status, tag: facts().table, icon: "/static/icon-turn.svg" });
  note.onclick = () => { window.focus(); note.close(); };
}

/** The system asks once whether it may; who refuses there has it switched off here, too. */
async function mayNotify(box) {
  if (!box.checked || (await globalThis.Notification?.requestPermission()) === "granted") return;
  settings.set("notify", box.checked = false);
  toast(t("settings-notify-refused"));
}

/** Two soft notes, a fifth apart. */
function chime() {
  if (!settings.get("sound") || !audio) return;
  audio.resume();
  [523.25, 783.99].forEach((pitch, n) => {
    const begin = audio.currentTime + n * 0.13;
    const tone = new OscillatorNode(audio, { type: "sine", frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.09, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0008, begin + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.75);
  });
}
