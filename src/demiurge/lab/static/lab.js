// The marks of the plots: the nearest is told in the line below its plot and lit in every other one; arrow keys walk from
// mark to mark, a click or Enter keeps one, with the pairs to look at, and Escape lets it go.
(() => {
  const WALKED = 1, PINNED = 2;
  let kept = 0;
  const plotOf = (event) => event.target.closest?.(".lab svg.plot");
  const marksOf = (plot) => [...plot.querySelectorAll(".mark")];

  const nearest = (plot, x, y) => {
    let best = null, least = Infinity;
    for (const mark of marksOf(plot)) {
      const box = mark.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right), dy = Math.max(box.top - y, 0, y - box.bottom);
      const far = dx * dx + dy * dy + box.width * box.height * 1e-6;
      if (far < least) [best, least] = [mark, far];
    }
    return best;
  };

  const clear = () => {
    for (const mark of document.querySelectorAll(".lab .mark.on")) mark.classList.remove("on");
    for (const look of document.querySelectorAll(".lab .look")) look.replaceChildren(), look.classList.remove("kept");
  };

  const show = (mark, how = 0) => {
    clear();
    kept = mark ? how : 0;
    if (!mark) return;
    for (const one of document.querySelectorAll(`.lab .mark[data-mark="${CSS.escape(mark.dataset.mark)}"]`)) one.classList.add("on");
    const look = mark.closest(".figure").querySelector(".look") ?? mark.closest(".panel").querySelector(".look");
    look?.append(...mark.querySelector("title").textContent.split("\n").map((line, at) => {
      const part = document.createElement(at ? "span" : "b");
      part.textContent = at ? line : `${line} `;
      return part;
    }));
    if (!look || how !== PINNED) return;
    const pairs = document.querySelector(`.lab .pairs-store [data-of="${CSS.escape(mark.dataset.mark)}"]`);
    if (pairs) look.append(pairs.cloneNode(true));
    look.classList.add("kept");
  };

  document.addEventListener("pointermove", (event) => {
    const plot = plotOf(event);
    if (kept) return;
    if (plot) show(nearest(plot, event.clientX, event.clientY)); else clear();
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.(".lab .look")) return; // its links
    const plot = plotOf(event), mark = plot && nearest(plot, event.clientX, event.clientY);
    show(mark, kept === PINNED && mark?.classList.contains("on") ? 0 : PINNED);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") show(null);
    if (event.key === "Enter" && plotOf(event)) show(plotOf(event).querySelector(".mark.on"), PINNED);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key], plot = step && plotOf(event);
    if (!plot) return;
    const marks = marksOf(plot), at = marks.findIndex((one) => one.classList.contains("on"));
    show(marks[(at + step + marks.length) % marks.length], WALKED);
    event.preventDefault();
  });
})();
