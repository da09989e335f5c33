// Made by endpoint-manifest (docs) from its template theme/tabs.ts. Not to be edited: fill the manifest in and run generate.

/** Tabs with samples: the chosen language applies everywhere, and on the next page. */

const kept = "samples-language";

/** Listens for a choice; the site's own scripts show the chosen tab. */
export function followTabs(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(".vp-code-group input")) return;
    const label = labelOf(target);
    const before = target.getBoundingClientRect().top;
    localStorage.setItem(kept, label);
    showLanguage(label);
    // Tabs above it may have another height now.
    window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
  });
}

/** Shows the language that was chosen before. */
export function showKeptLanguage(): void {
  const label = localStorage.getItem(kept);
  if (label !== null) showLanguage(label);
}

function showLanguage(label: string): void {
  for (const group of document.querySelectorAll(".vp-code-group")) {
    const inputs = [...group.querySelectorAll("input")];
    const place = inputs.findIndex((each) => labelOf(each) === label);
    const picked = inputs[place];
    if (picked === undefined) continue;
    picked.checked = true;
    const blocks = group.querySelector(".blocks")?.children ?? [];
    for (const [at, block] of [...blocks].entries()) block.classList.toggle("active", at === place);
  }
}

function labelOf(input: HTMLInputElement): string {
  return input.labels?.[0]?.textContent ?? "";
}
