// Made by endpoint-manifest (docs) from its template build/twins.ts. Not to be edited: fill the manifest in and run generate.

/** The Markdown of the pages on the site, for readers that want no HTML: page by page and as one file. */
import { posix } from "node:path";
import { neighbours } from "../markdown/links.js";
import type { SiteFacts } from "../site.js";

/**
 * A page as it stands on the site, where the folders beside the docs lie within the site. Links are adapted only outside of code
 * blocks.
 */
export function siteTwin(text: string, page: string): string {
  const up = "../".repeat(page.split("/").length);
  const linked = new RegExp(
    `\\]\\(${up.replaceAll(".", "\\.")}(?=(?:${neighbours.join("|")})/)`,
    "g",
  );
  const inside = up.slice("../".length);
  let fence = "";
  return text
    .split("\n")
    .map((line) => {
      const [marks = ""] = /^`{3,}/.exec(line) ?? [];
      if (fence === "") fence = marks;
      else if (line.trim() === fence) fence = "";
      return fence === "" ? line.replace(linked, `](${inside}`) : line;
    })
    .join("\n");
}

/** The pages in the order of a list of links, `llms.txt`; pages that it lacks come last. */
export function twinOrder(list: string, pages: readonly string[]): readonly string[] {
  const listed = [...list.matchAll(/\]\(([^()\s]+\.md)\)/g)].map(([, path = ""]) => path);
  return [...new Set([...listed.filter((path) => pages.includes(path)), ...pages])];
}

/** All pages in one text, each under its path; links are relative to that path. */
export function fullText(
  order: readonly string[],
  twins: ReadonlyMap<string, string>,
  { url }: Pick<SiteFacts, "url">,
): string {
  const texts = order.map((page) => {
    const place = url === undefined ? page : posix.join("/", page).replace(/^/, url);
    const text = (twins.get(page) ?? "").replace(/^<!--[\s\S]*?-->\s*/, "");
    return `<!-- page: ${place} -->\n\n${text.trimEnd()}\n`;
  });
  return texts.join("\n");
}
