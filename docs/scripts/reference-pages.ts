/** All pages of the reference, in the order in which the site lists them. */
import { commandsPage } from "./commands-page.js";
import { diagnosticsPage } from "./diagnostics-page.js";
import { manifestPages } from "./manifest-pages.js";
import type { ReferencePage } from "./page.js";

/** The pages. */
export function referencePages(): readonly ReferencePage[] {
  return [...manifestPages(), commandsPage(), diagnosticsPage()];
}
