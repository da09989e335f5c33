/** The scripts that run within pages, as text: the types of the tests are those of Node, which knows no document. */

/** True if the scripts of the site have taken the page over. */
export const isTakenOver = `"__vue_app__" in (document.querySelector("#app") ?? {})`;

/** True if the page is dark. */
export const isDark = `document.documentElement.classList.contains("dark")`;

/** Returns the color of the page. */
export const background = "getComputedStyle(document.body).backgroundColor";

/** By how many pixels the page is wider than its window. */
export const excessWidth = `document.documentElement.scrollWidth - document.documentElement.clientWidth`;

/** Tables that are wider than their place, by their names. */
export const wideTables = `[...document.querySelectorAll("figure.table")]
  .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
  .map((figure) => figure.getAttribute("aria-label") + ": " + figure.scrollWidth + " in " + figure.clientWidth)`;

/** Opens all that is folded. */
export const unfold = `for (const each of document.querySelectorAll("details")) each.open = true`;

/** Returns the focused element, in a word. */
export const focused = `(() => {
  const element = document.activeElement;
  if (element === null) return "nothing";
  if (element.closest(".search-button") !== null) return "search";
  if (element.closest(".side-section") !== null) return "side link";
  if (element.closest(".VPDocAsideOutline") !== null) return "outline";
  if (element.matches("button.copy")) return "copy";
  return element.matches("input") ? element.type : element.localName;
})()`;

/** Types queries into the open search; gives how many milliseconds each took until its first change of what is found. */
export function answerTimes(queries: readonly string[]): string {
  return `(async () => {
    const input = document.querySelector(".search-box input");
    const list = document.querySelector(".search-found");
    const taken = [];
    for (const query of ${JSON.stringify(queries)}) {
      const started = performance.now();
      const changed = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(list, { childList: true, subtree: true, characterData: true });
      });
      input.value = query;
      input.dispatchEvent(new Event("input"));
      await changed;
      taken.push(performance.now() - started);
    }
    return taken;
  })()`;
}

/** Elements of the text of a page that its Markdown cannot have asked for, and attributes likewise. */
export const foreignElements = `(() => {
  const tags = "a br button code details div em fieldset figure h1 h2 h3 h4 h5 i img input label li ol p pre s section span strong summary table tbody td th thead tr ul wbr".split(" ");
  const names = "aria-label checked class data-label for href id name rel src alt start style tabindex target title type v-pre open".split(" ");
  const found = new Set();
  for (const element of document.querySelectorAll(".vp-doc > div *")) {
    // Panels are made by scripts, and are looked at when they are open.
    if (element.closest(".try") !== null) continue;
    if (!tags.includes(element.localName)) found.add(element.localName);
    for (const { name, value } of element.attributes) {
      if (!names.includes(name)) found.add(element.localName + "[" + name + "]");
      if (name === "style" && !value.startsWith("text-align:")) found.add("style " + value);
      if (name === "src" && value !== "coverage.svg") found.add("src " + value);
      if (name === "href" && /^\\s*(?:javascript|data|vbscript):/i.test(value)) found.add("href " + value);
    }
  }
  return [...found];
})()`;

/** The text of a page, and that of the list at the side. */
export const pageText = `(() => {
  const inline = "a br code em s span strong wbr".split(" ");
  let text = "";
  const read = (element) => {
    for (const node of element.childNodes) {
      const isApart = node.nodeType === 1 && !inline.includes(node.localName);
      if (node.nodeType === 3) text += node.data;
      if (isApart) text += " ";
      if (node.nodeType === 1) read(node);
      if (isApart) text += " ";
    }
  };
  read(document.querySelector(".vp-doc"));
  return text;
})()`;
export const sideText = `document.querySelector(".VPSidebar").textContent`;

/** All that the page has stored in the browser. */
export const stored = `JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href])`;

/** Elements of panels in which calls are tried that are none of a panel, and attributes that run something. */
export const foreignInPanels = `(() => {
  const tags = "button code datalist dd details div dl dt fieldset form input label legend option p pre select span summary textarea".split(" ");
  const found = new Set();
  for (const element of document.querySelectorAll(".vp-doc .try *")) {
    if (!tags.includes(element.localName)) found.add(element.localName);
    for (const { name } of element.attributes) if (/^on|^(?:href|src|style)$/.test(name)) found.add(name);
  }
  return [...found];
})()`;

/** Opens all panels in which calls are tried, and waits until they are there. */
export const openPanels = `(async () => {
  const buttons = [...document.querySelectorAll(".try-open")];
  for (const button of buttons) button.click();
  while (document.querySelectorAll(".try-panel").length < buttons.length) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return buttons.length;
})()`;
