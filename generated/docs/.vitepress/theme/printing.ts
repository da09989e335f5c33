// Made by endpoint-manifest (docs) from its template theme/printing.ts. Not to be edited: fill the manifest in and run generate.

/** On paper nothing can be opened: what is folded is open while a page is printed. */

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
