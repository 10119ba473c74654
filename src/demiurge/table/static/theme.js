// Before the first paint: the colours this browser wants. A classic script, so that it runs at once.
(() => {
  let wanted = "auto";
  try { wanted = localStorage.getItem("theme") || "auto"; } catch { /* storage is off: automatic */ }
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const automatic = () => (contrast.matches ? "contrast" : dark.matches ? "dark" : "light");
  const apply = () => {
    document.documentElement.dataset.theme = wanted === "auto" ? automatic() : wanted;
    document.documentElement.dataset.wanted = wanted;
  };
  apply();
  dark.addEventListener("change", apply);
  contrast.addEventListener("change", apply);
  document.addEventListener("theme", (event) => {
    wanted = event.detail;
    try { localStorage.setItem("theme", wanted); } catch { /* for this page only */ }
    apply();
  });
})();
