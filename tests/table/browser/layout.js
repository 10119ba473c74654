// What is wrong with the layout of a page as it stands: texts and controls that are cut, or that lie over one another.
// A scrolling panel may hide what one can scroll to; a layer (a dialog, a tip, what sticks to an edge) may cover what lies below.
() => {
  const LAYERS = "[popover], dialog, .bubble, .guide, .guide-tags, .guide-chip, .toasts, .notice.lost, .result, .zoom, .mini, .plan-layer, .plan-badge, .whole-head .head, .curtain";
  const CONTROLS = "button, a[href], input:not([type=hidden]), select, textarea, summary, meter";
  // Abridged on purpose: a rival's cards, all in sight, of which the tip says the whole name; what people call themselves,
  // as long as they like, which is whole where a seat is looked at closer.
  const ABRIDGED = ".ne-roll .ne-slip, .person";
  const SLACK = 1.5; // pixels: fractions, and the air within a letter's box
  const AIR = 0.2; // of a line's height is above its letters, and below
  const found = [];
  const style = new Map();
  const look = (one) => style.get(one) ?? style.set(one, getComputedStyle(one)).get(one);
  const parentOf = (one) => one.parentElement;

  function layerOf(one) {
    for (let up = one; up; up = parentOf(up)) {
      if (up.matches(LAYERS)) return up;
      if (["fixed", "sticky"].includes(look(up).position)) return up;
    }
    return document.body;
  }

  const clips = (value) => value === "hidden" || value === "clip";
  const scrolls = (value) => value === "auto" || value === "scroll";

  /** What of a box is in sight; `cut`: how much is lost of it for good, in pixels. */
  function seen(element, box) {
    let { left, top, right, bottom } = box;
    const cut = { x: 0, y: 0 };
    let [freeX, freeY] = [false, false]; // beyond something that scrolls, one can get there
    for (let up = element; up && up !== document.documentElement; up = parentOf(up)) {
      const { position } = look(up);
      const panned = up.matches(".board.zoomed, .board.zoomed > svg, .board.close, .board.close > svg"); // a finger draws it, or a tap shows all
      const [overflowX, overflowY] = panned ? ["auto", "auto"] : [look(up).overflowX, look(up).overflowY];
      if (up.localName === "svg" || clips(overflowX) || clips(overflowY) || scrolls(overflowX) || scrolls(overflowY)) {
        const edge = up.getBoundingClientRect();
        if (overflowX !== "visible") {
          if (clips(overflowX) && !freeX) cut.x = Math.max(cut.x, edge.left - left, right - edge.right);
          left = Math.max(left, edge.left);
          right = Math.min(right, edge.right);
          freeX ||= scrolls(overflowX);
        }
        if (overflowY !== "visible") {
          if (clips(overflowY) && !freeY) cut.y = Math.max(cut.y, edge.top - top, bottom - edge.bottom);
          top = Math.max(top, edge.top);
          bottom = Math.min(bottom, edge.bottom);
          freeY ||= scrolls(overflowY);
        }
      }
      if (position === "fixed" || up.matches("[popover]")) break;
    }
    return { left, top, right, bottom, cut, freeX, freeY };
  }

  const unseen = (one) => !one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
    || Boolean(one.closest(".sr, .skip, .sprite, defs, symbol, template, script, style, title, .ghosts, .fresh-dots, [hidden]"));

  /** Whoever hides something with a pixel and a clip-path means it for the ear. */
  const forTheEar = (one) => { for (let up = one; up; up = parentOf(up)) if (look(up).clipPath === "inset(50%)") return true; return false; };

  // ---- what there is
  function texts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!node.data.trim() || element.matches(ABRIDGED) || unseen(element) || forTheEar(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = element.hasAttribute("textLength") ? [element.getBoundingClientRect()] : range.getClientRects(); // else as if it were not pressed together
      for (const rect of rects) {
        if (rect.width < 1 || rect.height < 1) continue;
        const air = rect.height * AIR;
        const box = { left: rect.left, right: rect.right, top: rect.top + air, bottom: rect.bottom - air };
        all.push({ kind: "text", node, element, said: node.data.trim(), box, drawn: Boolean(element.closest("svg")) });
      }
    }
    return all;
  }

  /** The signs that stand in a line of text. */
  function signs() {
    return [...document.querySelectorAll("svg.i")].filter((one) => !one.parentElement.closest("svg") && !unseen(one) && !forTheEar(one)).map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const air = (bottom - top) * AIR;
      return { kind: "sign", node: element, element, said: element.querySelector("use")?.getAttribute("href") ?? "", box: { left: left + air, right: right - air, top: top + air, bottom: bottom - air } };
    });
  }

  function controls() {
    return [...document.querySelectorAll(CONTROLS)]
      .filter((one) => !unseen(one) && !forTheEar(one) && !one.closest("svg"))
      .flatMap((element) => [...element.getClientRects()].map((box) => ({ kind: "control", node: element, element, said: naming(element), box })))
      .filter(({ box }) => box.width > 1 && box.height > 1);
  }

  const naming = (one) => one.getAttribute("aria-label") || one.textContent.trim().replace(/\s+/g, " ") || one.name || one.id;
  const where = (one) => [one.closest("[id]")?.id, one.className.baseVal ?? one.className].filter(Boolean).join(" ");
  const told = ({ said, element }) => `"${said.slice(0, 40)}" (${where(element)})`;

  // ---- what a field says is cut when it is wider than the field
  const ruler = document.createElement("canvas").getContext("2d");
  function fieldText(one) {
    if (one.localName === "select") return one.selectedOptions[0]?.text ?? "";
    return one.type === "range" || one.type === "checkbox" || one.type === "radio" || one.readOnly ? "" : one.value || one.placeholder;
  }
  function cutFields() {
    for (const one of document.querySelectorAll("input, select")) {
      if (unseen(one) || !fieldText(one)) continue;
      const { font, paddingLeft, paddingRight } = look(one);
      ruler.font = font;
      const room = one.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const wide = ruler.measureText(fieldText(one)).width;
      if (wide > room + SLACK) found.push(`cut: field "${fieldText(one)}" by ${Math.round(wide - room)} px (${where(one)})`);
    }
  }

  // ---- pairs
  const within = (a, b) => a.kind === "control" && a.element.contains(b.element);
  const badge = (a, b) => a.kind === "sign" && a.element.parentElement.contains(b.element); // how many, on the sign's corner
  const related = (a, b) => a.node === b.node || within(a, b) || within(b, a) || badge(a, b) || badge(b, a);
  const apart = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) <= SLACK || Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) <= SLACK;

  function overlaps(things) {
    const sorted = [...things].sort((a, b) => a.seen.top - b.seen.top);
    const open = [];
    for (const one of sorted) {
      for (let i = open.length - 1; i >= 0; i -= 1) if (open[i].seen.bottom <= one.seen.top) open.splice(i, 1);
      for (const other of open) {
        if (apart(one.seen, other.seen) || related(one, other) || one.layer !== other.layer) continue;
        found.push(`overlap: ${told(one)} and ${told(other)}`);
      }
      open.push(one);
    }
  }

  // ---- a text in a drawing that has a box of its own keeps within it
  function cutInBox({ element, box }) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    let room = null;
    const text = element.closest("text");
    for (const one of text?.parentElement.children ?? []) {
      if (one === text) break;
      if (one.localName !== "rect" || unseen(one)) continue;
      const at = one.getBoundingClientRect();
      const central = Math.abs((at.left + at.right) / 2 - x) < at.width / 5; // else it is written beside it
      const label = at.height < 3 * (box.bottom - box.top); // not a field of the board that it stands in
      if (central && label && at.top <= y && at.bottom >= y && (!room || at.width < room.width)) room = at;
    }
    return room ? Math.max(room.left - box.left, box.right - room.right) : 0;
  }

  const things = [...texts(), ...signs(), ...controls()].map((one) => ({ ...one, seen: seen(one.element, one.box), layer: layerOf(one.element) }));
  for (const one of things) {
    const { cut } = one.seen;
    if (Math.max(cut.x, cut.y) > SLACK) found.push(`cut: ${told(one)} by ${Math.round(cut.x)} x ${Math.round(cut.y)} px`);
    else if (one.drawn && cutInBox(one) > SLACK) found.push(`cut: ${told(one)} is wider than its box by ${Math.round(cutInBox(one))} px`);
  }
  overlaps(things.filter(({ seen: { left, right, top, bottom } }) => right - left > SLACK && bottom - top > SLACK));
  cutFields();
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`cut: the page is wider than the window by ${wide} px`);
  return [...new Set(found)];
}
