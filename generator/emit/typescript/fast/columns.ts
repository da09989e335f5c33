/** How many columns of a line a text takes. */
import { createRequire } from "node:module";
import type { util } from "prettier";

/**
 * Texts for which prettier counts characters: letters of Latin, Greek and Cyrillic scripts, and the signs beside them. No marks
 * over letters, no letters of other widths, no emojis.
 */
const plainText =
  /^[\x20-\x7f\xa0-\u02ff\u0370-\u0482\u048a-\u058f\u2010-\u2027\u2030-\u203b\u20ac]*$/;

/** Columns of a text, as prettier counts them. */
export function columns(text: string): number {
  return plainText.test(text) ? text.length : prettierWidth(text);
}

let widthOf: typeof util.getStringWidth | undefined;

/** Which characters are wide, or take no column at all, prettier alone knows; loading it as a module would take 30 ms. */
function prettierWidth(text: string): number {
  if (widthOf === undefined) {
    const prettier: { readonly util: typeof util } = createRequire(import.meta.url)("prettier");
    widthOf = prettier.util.getStringWidth;
  }
  return widthOf(text);
}
