// All that a page says to who looks at it or hears it, and what is a request away: tips, reasons, the book, the legend.
async (further) => {
  const ENGLISH = "[lang=en]:not(html)"; // what a page says to be English, as of a game that speaks nothing else
  const SILENT = `script, style, kbd, code, ${ENGLISH}`;
  const SPEAKING = ["title", "aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "placeholder", "alt", "label", "content",
    "data-note", "data-status", "data-latest", "data-about", "data-hint", "data-title", "hx-confirm"];
  const UNSPOKEN = ["do", "places", "key", "icon", "refusal", "clauses", "lit", "beside", "look", "n", "also"]; // of data: names of things
  const found = new Set();
  const say = (text) => { if (/[A-Za-z]{2}/.test(text)) found.add(text.replace(/\s+/g, " ").trim()); };

  function hear(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest(SILENT)) say(walker.currentNode.data);
    for (const name of SPEAKING)
      for (const one of root.querySelectorAll(name === "content" ? "meta[name=description]" : `[${name}]`))
        if (!one.closest(ENGLISH)) say(one.getAttribute(name));
  }
  const markup = (text) => hear(new DOMParser().parseFromString(text, "text/html").documentElement);

  function data(value, key = "") {
    if (UNSPOKEN.includes(key)) return;
    if (typeof value === "string") markup(value);
    else if (Array.isArray(value)) value.forEach((one) => data(one, key));
    else if (value) Object.entries(value).forEach(([name, one]) => data(one, name));
  }

  hear(document.documentElement);
  for (const one of document.querySelectorAll('script[type="application/json"]:not(#data)')) data(JSON.parse(one.textContent));
  for (const address of further) {
    const reply = await fetch(address);
    if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
    const text = await reply.text();
    reply.headers.get("content-type").includes("json") ? data(JSON.parse(text)) : markup(text);
  }
  return [...found];
}
