// Made by endpoint-manifest (docs) from its template build/texts.ts. Not to be edited: fill the manifest in and run generate.

/** Text in the data of the site, which VitePress takes for HTML in some places, and for a function in one. */

/** Text as data: what begins with `_vp-fn_` VitePress would run, so a joiner that nobody sees stands before it. */
export function dataText(text: string): string {
  return text.startsWith("_vp-fn_") ? `\u2060${text}` : text;
}

/** Text as HTML, also within an attribute. */
export function htmlText(text: string): string {
  return dataText(text)
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
