// Made by endpoint-manifest (docs) from its template build/texts.ts. Not to be edited: fill the manifest in and run generate.

/** Text in the site's data, which VitePress treats as HTML in some places, and as a function in one. */

/** Text as data. VitePress would run a text that begins with `_vp-fn_`, so an invisible joiner precedes it. */
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
