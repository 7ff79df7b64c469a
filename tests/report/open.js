// Opens the pages of reports in headless Chromium and says what is wrong with them, a line each. Every target has to have paths, each
// of these its heaps, and all together a tree: a report in which nothing is drawn has nothing wrong with it otherwise.
//
//   node open.js REPORT-FOLDER [SCREENSHOT-FOLDER]
"use strict";
const fs = require("fs");
const os = require("os");
const path = require("path");
const { pathToFileURL } = require("url");
const { chromium } = require("playwright-core");

const ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const [folder, screenshots] = process.argv.slice(2);
const problems = [];

function check(holds, what) {
  if (!holds) problems.push(what);
}

async function picture(page, name) {
  if (screenshots) await page.screenshot({ path: path.join(screenshots, `${name}.png`), fullPage: true });
}

// Contrast of a text with what is behind it (WCAG 2.1), by the colours that were computed.
function contrast() {
  const numbers = (colour) => (colour.match(/[\d.]+/g) || []).map(Number);
  const luminance = ([r, g, b]) => {
    const part = (of) => { const share = of / 255; return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4; };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const of = numbers(getComputedStyle(at).backgroundColor);
      if (of.length === 3 || of[3] > 0.99) return of;
    }
    return [255, 255, 255];
  };
  const found = [];
  for (const element of document.querySelectorAll("p, a, code, dt, dd, th, td, h1, h2, h3, h4, span, button, summary, li, figcaption")) {
    const text = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!text || !element.checkVisibility() || element.classList.contains("hidden")) continue;
    const [one, other] = [luminance(numbers(getComputedStyle(element).color)), luminance(behind(element))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) found.push(`${element.tagName}.${element.className} "${element.textContent.trim().slice(0, 30)}" ${ratio.toFixed(2)}`);
  }
  return found;
}

// Texts that leave their column, or the card that they are in. What scrolls by itself may be wider than its place.
function leaving() {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!text.textContent.trim() || !parent.checkVisibility() || parent.closest(".scroll, pre, svg, .hidden, script, style")) continue;
    let block = parent;
    while (getComputedStyle(block).display === "inline") block = block.parentElement;
    const frames = [block, parent.closest("details.path, .notice, .wrong, figure, .numbers div, main")].map((of) => of.getBoundingClientRect());
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOut = Array.from(range.getClientRects()).some((of) => frames.some((it) => of.left < it.left - 1 || of.right > it.right + 1));
    if (isOut) found.push(text.textContent.trim().slice(0, 60));
  }
  return found;
}

const WIDTHS = [1400, 1200, 920, 600];

// On wide and on narrow windows, everything stays where it belongs.
async function room(page, what) {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before.height });
    const at = `at ${width} pixels`;
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    check(!isWide, `${what}: the page is wider than its window ${at}`);
    for (const text of await page.evaluate(leaving)) check(false, `${what}: a text leaves its card ${at}: ${text}`);
  }
  await page.setViewportSize(before);
}

async function load(context, file, what) {
  const page = await context.newPage();
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) problems.push(`${what}: console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`${what}: ${error.message}`));
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) problems.push(`${what}: asks for ${request.url()}`);
  });
  await page.goto(pathToFileURL(file).href);
  return page;
}

const shownPaths = (page) => page.locator(".path:visible").count();

async function overview(context) {
  const page = await load(context, path.join(folder, "index.html"), "overview");
  const rows = await shownPaths(page);
  check(rows > 0, "overview: no targets");
  for (const box of await page.locator("input[name=outcome]").all()) {
    const outcome = await box.getAttribute("value");
    const hidden = await page.locator(`.path[data-outcome="${outcome}"]`).count();
    await box.uncheck();
    check((await shownPaths(page)) === rows - hidden, `overview: the filter ${outcome} does not hide its targets`);
    await box.check();
  }
  await page.fill("#filter", "surely nothing is called this");
  check((await shownPaths(page)) === 0, "overview: the filter hides nothing");
  check(await page.locator("#nothing").isVisible(), "overview: nobody says that nothing fits");
  await page.fill("#filter", "");
  check((await shownPaths(page)) === rows, "overview: an empty filter hides something");
  await room(page, "overview");
  await picture(page, "overview");
  const links = await page.locator(".targets a").evaluateAll((all) => all.map((a) => a.getAttribute("href")));
  for (const link of links) check(fs.existsSync(path.join(folder, decodeURIComponent(link))), `overview: ${link} leads nowhere`);
  await page.locator(".targets a").first().click();
  check((await page.locator("h1").count()) === 1, "overview: the first link leads to no page");
  await page.close();
  return links.map(decodeURIComponent);
}

async function target(context, file, theme) {
  const what = `${file} (${theme})`;
  const page = await load(context, path.join(folder, file), what);
  const paths = page.locator("details.path");
  const all = await paths.count();
  check(all > 0, `${what}: no path is shown`);
  if (all > 0) await folding(page, paths, all, what);
  const heaps = page.locator("details.path svg.heap");
  const bare = await paths.evaluateAll((them) => them.filter((path) => !path.querySelector("svg.heap")).map((path) => path.id));
  check(bare.length === 0, `${what}: no heap is drawn for ${bare.length} of ${all} paths, such as ${bare[0]}`);
  if ((await heaps.count()) > 0) {
    await page.click("#open-all");
    const boxes = await heaps.evaluateAll((drawn) => drawn.map((svg) => {
      const box = svg.getBoundingClientRect();
      const texts = Array.from(svg.querySelectorAll("text"));
      const wide = Array.from(svg.querySelectorAll(".object")).flatMap((object) => {
        const frame = object.querySelector("rect").getBBox();
        return texts.filter((text) => object.contains(text) && !text.classList.contains("root"))
          .filter((text) => text.getBBox().x < frame.x - 1 || text.getBBox().x + text.getBBox().width > frame.x + frame.width + 1)
          .map((text) => text.textContent);
      });
      const drawn = svg.querySelectorAll("rect, path, text").length;
      return { size: box.width * box.height, drawn, title: svg.querySelector("title").textContent, wide };
    }));
    check(boxes.every((box) => box.size > 0), `${what}: a heap has no size`);
    check(boxes.every((box) => box.title.startsWith("The heap")), `${what}: a heap has no title`);
    check(boxes.every((box) => box.drawn > 0), `${what}: nothing is drawn in a heap`);
    for (const text of boxes.flatMap((box) => box.wide)) check(false, `${what}: the text ${text} is wider than its box`);
    await page.click("#fold-all");
  }
  // Colours change nothing about where things are.
  if (theme === "light") {
    await page.click("#open-all").catch(() => {});
    await room(page, what);
    await page.click("#fold-all").catch(() => {});
  }
  await tree(page, what);
  for (const found of await page.evaluate(contrast)) check(false, `${what}: contrast: ${found}`);
  await themes(page, what, theme);
  if (all > 0) {
    await page.goto(`${pathToFileURL(path.join(folder, file)).href}#path-${all}`);
    check(await page.locator(`#path-${all} .inside`).isVisible(), `${what}: a link to a path does not unfold it`);
  }
  await page.evaluate(() => { location.hash = ""; });
  await page.click("#fold-all").catch(() => {});
  for (const path of (await paths.all()).slice(0, 3)) await path.evaluate((one) => { one.open = true; });
  await picture(page, `${file.replace(/\.html$/, "")}-${theme}`);
  await page.close();
}

async function folding(page, paths, all, what) {
  const inside = page.locator("details.path .inside");
  check(await inside.first().isVisible(), `${what}: the first path is folded`);
  await page.click("#fold-all");
  check(!(await inside.first().isVisible()), `${what}: folding does not fold`);
  await paths.first().locator("summary").press("Enter");
  check(await inside.first().isVisible(), `${what}: the keyboard does not unfold`);
  await page.click("#open-all");
  check((await page.locator("details.path .inside:visible").count()) === all, `${what}: unfolding all leaves something folded`);
  const boxes = await page.locator("input[name=outcome]").all();
  await boxes[0].uncheck();
  const outcome = await boxes[0].getAttribute("value");
  check((await page.locator(`details.path[data-outcome="${outcome}"]:visible`).count()) === 0, `${what}: the filter ${outcome} hides nothing`);
  await boxes[0].check();
  await page.fill("#filter", "surely nothing says this");
  check((await shownPaths(page)) === 0, `${what}: the filter hides nothing`);
  await page.fill("#filter", "");
  check((await shownPaths(page)) === all, `${what}: an empty filter hides paths`);
}

async function tree(page, what) {
  const tree = page.locator("#tree");
  check((await tree.count()) === 1, `${what}: there is no tree`);
  if ((await tree.count()) === 0) return;
  const leaf = tree.locator("a").first();
  check(!(await leaf.isVisible()), `${what}: the tree is not folded`);
  await tree.locator("summary").first().click();
  check(await page.locator("#tree > .tree").isVisible(), `${what}: the tree does not unfold`);
}

async function themes(page, what, theme) {
  const back = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const isDark = (colour) => Number(colour.match(/\d+/)[0]) < 128;
  check(isDark(await back()) === (theme === "dark"), `${what}: the page is not ${theme}`);
  await page.click("#theme");
  check(isDark(await back()) !== (theme === "dark"), `${what}: the button does not switch`);
  await page.click("#theme");
}

(async () => {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), "kukang-chromium-"));
  try {
    for (const theme of ["light", "dark"]) {
      const context = await chromium.launchPersistentContext(path.join(profile, theme), {
        executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ARGUMENTS, colorScheme: theme,
        viewport: { width: 1280, height: 900 },
      });
      const pages = await overview(context);
      check(pages.length > 0, "overview: no page is linked");
      for (const file of pages) await target(context, file, theme);
      await context.close();
    }
  } finally {
    fs.rmSync(profile, { recursive: true, force: true });
  }
  problems.forEach((problem) => console.log(problem));
  process.exit(problems.length > 0 ? 1 : 0);
})().catch((error) => { console.log(String(error)); process.exit(2); });
