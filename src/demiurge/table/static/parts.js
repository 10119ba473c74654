// A frame comes in parts: the page says which it has, and the server sends the others.
import { byId } from "./state.js";

const NEXT = "\x1e"; // before each part of a reply
const PLACE = /<!--=([\w-]+)-->/g; // where a part goes
const MARKED = /<!--\[([\w-]+) [\w-]+-->[^]*?<!--\]\1-->/g; // a part within another, as the whole page has it
const [SAID, MOST] = [160, 480]; // parts that the server is told of, and that are kept: more, since replies cross each other

const kept = new Map(); // hash -> markup, the newest last

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
}

export const has = () => [...kept.keys()].slice(-SAID).join(" ");

export const forget = () => kept.clear();

/** A whole frame from what came and what is here; null where a part is not here that the server took for granted. */
export function assemble(reply) {
  const [frame, ...came] = reply.split(NEXT);
  const parts = new Map();
  for (const part of came) {
    const end = part.indexOf("\n");
    const [name, hash] = (end < 0 ? part : part.slice(0, end)).split(" ");
    const text = end < 0 ? kept.get(hash) : part.slice(end + 1);
    if (text === undefined) return null;
    kept.delete(hash);
    kept.set(hash, text);
    parts.set(name, text);
  }
  for (const hash of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(hash);
  }
  const filled = (text) => text.replace(PLACE, (_, name) => filled(parts.get(name) ?? ""));
  return filled(frame);
}
