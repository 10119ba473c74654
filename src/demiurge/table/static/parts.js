// A frame comes in parts: the page says which it has, and the server sends the others.
import { byId, grouped } from "./state.js";
import { list } from "./list.js";

const NEXT = "\x1e"; // before each part of a reply
const PLACE = /<!--=([\w-]+)-->/g; // where a part goes
const MARKED = /<!--\[([\w-]+) [\w-]+-->[^]*?<!--\]\1-->/g; // a part within another, as the whole page has it
const BY = "<"; // between the pieces of a text
const [SAID, MOST] = [160, 480]; // parts that the server is told of, and that are kept: more, since replies cross each other

const kept = new Map(); // hash -> markup, the newest last
const rough = new Set(); // of these the browser has written the markup, in words of its own: no delta fits

/** The parts of the page as the server has sent it whole: before any script has touched them. */
export function harvest() {
  const walker = document.createTreeWalker(byId("table"), NodeFilter.SHOW_COMMENT);
  const [open, signs] = [[], []];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const [, sign, hash] = /^([[\]=])[\w-]+ ?([\w-]*)$/.exec(node.data) ?? [];
    if (sign === "[") open.push({ hash, node });
    else if (sign === "]") keep(open.pop(), node);
    if (sign) signs.push(node);
  }
  for (const node of signs) node.remove();
}

function keep({ hash, node: first }, last) {
  const range = document.createRange();
  range.setStartAfter(first);
  range.setEndBefore(last);
  const box = document.createElement("div");
  box.append(range.cloneContents());
  kept.set(hash, box.innerHTML.replace(MARKED, (_, name) => `<!--=${name}-->`));
  rough.add(hash);
}

export const has = () => [...kept.keys()].slice(-SAID).map((hash) => (rough.has(hash) ? `${hash}~` : hash)).join(" ");

export const forget = () => kept.clear();

const listed = (data) => list(grouped(JSON.parse(data.slice(data.indexOf(">") + 1, data.lastIndexOf("<")))));

/** The list of answers on the page as the server has sent it whole. */
export function fillList() {
  const [place, data] = [byId("answer-list"), byId("answers")];
  if (place && data?.textContent !== "[]") place.innerHTML = list(grouped(JSON.parse(data.textContent)));
}

/** What a delta (seen/deltas.py) makes of an older text. */
function changed(text, delta) {
  const pieces = text?.split(BY);
  const found = (one) => (typeof one === "string" ? one : pieces.slice(one[0], one[0] + one[1]).join(BY));
  return pieces && JSON.parse(delta).map(found).join(BY);
}

/** A whole frame from what came and what is here; null where a part is not here that the server took for granted. */
export function assemble(reply) {
  const [frame, ...came] = reply.split(NEXT);
  const parts = new Map();
  for (const part of came) {
    const end = part.indexOf("\n");
    const [name, hash, known] = (end < 0 ? part : part.slice(0, end)).split(" ");
    const text = end < 0 ? kept.get(hash) : known ? changed(kept.get(known), part.slice(end + 1)) : part.slice(end + 1);
    if (text === undefined) return null;
    if (end >= 0) rough.delete(hash);
    kept.delete(hash);
    kept.set(hash, text);
    parts.set(name, text);
  }
  for (const hash of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(hash);
  }
  if (parts.has("data")) parts.set("list", listed(parts.get("data")));
  const filled = (text) => text.replace(PLACE, (_, name) => filled(parts.get(name) ?? ""));
  return filled(frame);
}
