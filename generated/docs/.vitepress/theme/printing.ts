// Made by endpoint-manifest (docs) from its template theme/printing.ts. Not to be edited: fill the manifest in and run generate.

/** Opens folded blocks while a page is printed, because nothing can be opened on paper. */

/** Listens for printing. */
export function openForPrinting(): void {
  let opened: readonly HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>("details:not([open])")];
    for (const each of opened) each.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const each of opened) each.open = false;
  });
}
