// Made by endpoint-manifest (docs) from its template theme/tabs.ts. Not to be edited: fill the manifest in and run generate.

/** Tabs with samples: the chosen language applies everywhere, and on the next page. */

const kept = "samples-language";

/** Groups of samples; those of statuses are each for itself. */
const samples = ".vp-code-group:not(.statuses)";

/** Listens for a choice; the site's own scripts show the chosen tab. */
export function followTabs(): void {
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(`${samples} input`)) return;
    const label = labelOf(target);
    const before = target.getBoundingClientRect().top;
    keep(label);
    showLanguage(label);
    // Tabs above it may have another height now.
    window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: "instant" });
  });
}

/** Shows the language that was chosen before. */
export function showKeptLanguage(): void {
  const label = keptLabel();
  if (label !== null) showLanguage(label);
}

/** A browser may refuse to keep anything: then the choice holds until the page is left. */
function keep(label: string): void {
  try {
    localStorage.setItem(kept, label);
  } catch {
    // Nothing depends on it.
  }
}

function keptLabel(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

function showLanguage(label: string): void {
  for (const group of document.querySelectorAll(samples)) {
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
