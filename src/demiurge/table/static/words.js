// The page of who translates comes anew when a file has been saved.
const page = document.querySelector("[data-stamp]");

async function look() {
  const found = await fetch(page.dataset.stampAt).then((answer) => answer.json()).catch(() => null);
  if (found !== null && String(found) !== page.dataset.stamp) location.reload();
  else setTimeout(look, 1500);
}

setTimeout(look, 1500);
