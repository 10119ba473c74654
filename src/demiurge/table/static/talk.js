// Chat: a message comes alone and is laid under the others; what was missed comes with a frame.
import { $, all, byId, facts, frame, icon, t } from "./state.js";
import { learn, postFragment, toast } from "./net.js";

const GUEST = `<i class="badge guest">${icon("eye", 12)}</i>`;
const came = new Map(); // by number: messages that the frame does not hold yet
let read = null; // up to which number somebody has had the messages before their eyes; the first frame's are old

const talking = () => document.body.dataset.talk === "chat" && byId("chat")?.getClientRects().length > 0;

// ---- hearing: a message's number is that of the news which it is, so who shows the news before it needs no more
function hear(message) {
  came.set(message.number, message);
  refreshTalk();
  learn(message.number);
}

/** After every frame, too: one that was drawn before a message came does not take it away. */
export function refreshTalk() {
  let news = Number(facts().news);
  for (const number of came.keys()) if (number <= news) came.delete(number);
  for (; came.has(news + 1); news += 1) lay(came.get(news + 1));
  if (frame()) frame().dataset.heard = news;
  showUnread();
}

function lay({ number, seat, name, text }) {
  const list = byId("messages");
  if (!list || byId(`said-${number}`)) return; // a curtain shows none
  $(".idle", list)?.remove();
  list.insertAdjacentHTML("beforeend", `<p class="message" id="said-${number}"><span><b></b></span></p>`);
  const line = list.lastElementChild;
  const face = $(`#seat-${seat} .face`)?.firstElementChild;
  if (face) line.prepend(face.cloneNode(true));
  else line.insertAdjacentHTML("afterbegin", GUEST);
  $("b", line).textContent = name;
  $("span", line).append(` ${text}`);
}

// ---- saying
async function say(field) {
  const text = field.value.trim();
  field.value = "";
  if (!text) return;
  try {
    const said = await postFragment("say", { text, seat: facts().seat });
    if (said) hear(JSON.parse(said)); // signs that nobody can see are nothing said
  } catch (error) {
    field.value ||= text;
    toast(error instanceof TypeError ? t("error-unreachable") : error.message);
  }
}

// ---- what nobody has read yet
export function showUnread() {
  for (const one of all("button.talk")) one.setAttribute("aria-selected", one.dataset.talk === document.body.dataset.talk);
  read ??= Number(facts().news);
  const list = byId("messages");
  if (!list) return;
  const numbers = all(".message", list).map((one) => Number(one.id.slice("said-".length)));
  if (talking()) read = numbers.at(-1) ?? read;
  const unread = numbers.filter((number) => number > read).length;
  byId("unread").hidden = !unread;
  byId("unread").textContent = unread;
  if (talking()) list.scrollTop = list.scrollHeight;
}

export function wireTalk() {
  document.addEventListener("said", (event) => hear(event.detail));
  document.addEventListener("submit", (event) => {
    if (!event.target.matches("form.say")) return;
    event.preventDefault();
    say(byId("say"));
  });
}
