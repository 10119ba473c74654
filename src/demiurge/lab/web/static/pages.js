// What the lab's pages do beyond plain forms and links: a field that is left is sent, and its page comes back in place; a
// run under way is looked at again and again.

const find = (selector, inside = document) => inside.querySelector(selector);
const all = (selector, inside = document) => [...inside.querySelectorAll(selector)];
const PAUSE = 250; // milliseconds after a key before a field is sent

// ---- a page comes back in place
const put = (html) => {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  const old = find("#main");
  if (!fresh || (old.dataset.look && !fresh.dataset.look)) return location.reload(); // a report looks different
  Idiomorph.morph(old, fresh, { ignoreActiveValue: true, callbacks: { beforeNodeMorphed } });
  arrange();
};

/** What this browser knows by itself stays: what is searched for, what is opened. */
const beforeNodeMorphed = (old, fresh) => {
  if (old.nodeType !== 1) return true;
  if (old.matches("[data-find], #ask-bots, .lab-ask input, .lab-open")) return false;
  if (old.matches("details")) fresh.open = old.open;
  return true;
};

const fetched = async (address, body) => {
  const asked = body ? { method: "POST", body, headers: { "X-Part": "yes" } } : { headers: { "X-Part": "yes" } };
  const answer = await fetch(address, asked);
  put(await answer.text());
};

// ---- the editor: what was typed last is sent last
let waiting = 0;
let sending = Promise.resolve();
const send = (form, button) => {
  clearTimeout(waiting);
  const body = new URLSearchParams(new FormData(form));
  if (button) body.set(button.name, button.value);
  sending = sending.then(() => fetched(form.action, body)).catch(() => location.reload());
};

document.addEventListener("submit", (event) => {
  const form = event.target.closest("[data-live]");
  if (!form) return;
  event.preventDefault();
  send(form, event.submitter);
});
document.addEventListener("change", (event) => {
  const form = event.target.closest("[data-live]");
  if (form) send(form);
});
document.addEventListener("input", (event) => {
  const form = event.target.closest("[data-live]");
  if (!form) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => send(form), PAUSE);
});
document.addEventListener("click", (event) => {
  const step = event.target.closest("[data-step]");
  if (!step) return;
  const field = find("input", step.parentElement);
  const wanted = (Number.parseInt(field.value.replace("−", "-"), 10) || 0) + Number(step.dataset.step);
  field.value = Math.max(Number(field.dataset.low), Math.min(Number(field.dataset.high) || Infinity, wanted));
  send(field.form);
});
document.addEventListener("keydown", (event) => {
  const field = event.target.closest?.(".lab-step input");
  const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
  if (!field || !by) return;
  event.preventDefault();
  find(`[data-step="${by}"]`, field.parentElement).click();
});

// ---- the list of entries
const choose = () => {
  const list = find("#entries");
  if (!list) return;
  const wanted = find("[data-find]").value.trim().toLocaleLowerCase();
  const kind = find("[data-kind][aria-pressed='true']")?.dataset.kind;
  for (const row of all("li", list)) {
    row.hidden = (kind && row.dataset.kind !== kind) || !row.textContent.toLocaleLowerCase().includes(wanted);
  }
};
document.addEventListener("input", (event) => event.target.matches("[data-find]") && choose());
document.addEventListener("click", (event) => {
  const chip = event.target.closest("button[data-kind]");
  if (!chip) return;
  const on = chip.getAttribute("aria-pressed") !== "true";
  for (const one of all("button[data-kind]")) one.setAttribute("aria-pressed", String(on && one === chip));
  choose();
});

const arrange = () => {
  for (const one of all("[data-find], [data-kinds]")) one.hidden = false;
  choose();
};
arrange();
const current = find("#entries [aria-current]");
if (current) current.parentElement.parentElement.scrollTop = Math.max(0, current.parentElement.offsetTop - current.parentElement.parentElement.offsetTop - 120);

// ---- a run under way
const look = async () => {
  const pause = Number(find("#main")?.dataset.look);
  if (!pause) return;
  await new Promise((resolve) => setTimeout(resolve, pause));
  if (!document.hidden && !find("#main button:focus")) await fetched(location.href).catch(() => {});
  look();
};
look();
