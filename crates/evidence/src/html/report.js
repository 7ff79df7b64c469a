"use strict";
(() => {
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
  const root = document.documentElement;

  // Storage may be refused to pages that are opened from disk.
  const remembered = () => { try { return localStorage.getItem("kukang-theme"); } catch { return null; } };
  const remember = (theme) => { try { localStorage.setItem("kukang-theme", theme); } catch { /* only this page knows */ } };
  const isDark = () => {
    const chosen = root.dataset.theme;
    return chosen ? chosen === "dark" : window.matchMedia("(prefers-color-scheme: dark)").matches;
  };
  if (["light", "dark"].includes(remembered())) root.dataset.theme = remembered();
  document.getElementById("theme").addEventListener("click", () => {
    root.dataset.theme = isDark() ? "light" : "dark";
    remember(root.dataset.theme);
  });

  const items = all(".path");
  const texts = new Map(items.map((item) => [item, item.textContent.toLowerCase()]));
  const field = document.getElementById("filter");
  const boxes = all("input[name=outcome]");
  const show = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    const outcomes = new Set(boxes.filter((box) => box.checked).map((box) => box.value));
    let shown = 0;
    for (const item of items) {
      const group = item.closest(".group");
      const text = texts.get(item) + (group ? group.querySelector("h3").textContent.toLowerCase() : "");
      item.hidden = !(outcomes.has(item.dataset.outcome) && words.every((word) => text.includes(word)));
      shown += item.hidden ? 0 : 1;
    }
    for (const group of all(".group")) group.hidden = all(".path", group).every((item) => item.hidden);
    document.getElementById("nothing").hidden = shown > 0 || items.length === 0;
    document.getElementById("matches").textContent = shown < items.length ? `${shown} of ${items.length} shown here` : "";
  };
  if (field) {
    field.addEventListener("input", show);
    boxes.forEach((box) => box.addEventListener("change", show));
    field.form.addEventListener("submit", (event) => event.preventDefault());
    show();
  }

  const fold = (id, open) => {
    const button = document.getElementById(id);
    if (button) button.addEventListener("click", () => all("details.path").forEach((path) => { if (!path.hidden) path.open = open; }));
  };
  fold("open-all", true);
  fold("fold-all", false);

  // A link to a path unfolds it, and whatever it is in.
  const reveal = () => {
    const wanted = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!wanted) return;
    wanted.hidden = false;
    for (let at = wanted; at; at = at.parentElement) {
      if (at.tagName === "DETAILS") at.open = true;
      if (at.classList.contains("group")) at.hidden = false;
    }
    wanted.scrollIntoView({ block: "start" });
  };
  window.addEventListener("hashchange", reveal);
  if (location.hash) reveal();
  else {
    const first = document.querySelector("details.path");
    if (first) first.open = true;
  }
})();
