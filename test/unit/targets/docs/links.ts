/** Where the links of pages lead: each to a page that there is, and to an anchor on it. */
import { posix } from "node:path";
import { markdownTokens } from "./markdown-tokens.js";

/** Texts of Markdown by their paths below the folder of the docs. */
export type PageTexts = ReadonlyMap<string, string>;

/**
 * Links that lead nowhere, as "page.md: target", in the order of the pages; those of all pages, unless it is said of which.
 * Links to other hosts are not looked at. `files` are other files that there are, such as pictures.
 */
export async function deadLinks(
  pages: PageTexts,
  {
    of = [...pages.keys()],
    files = [],
  }: { readonly of?: readonly string[]; readonly files?: readonly string[] } = {},
): Promise<readonly string[]> {
  const anchors = new Map([...pages].map(([path, text]) => [path, anchorsOf(text)]));
  const dead = await Promise.all(
    of.map(async (page) => {
      const targets = await linksOf(pages.get(page) ?? "");
      return targets
        .filter((target) => !isAlive(target, page, anchors, files))
        .map((target) => `${page}: ${target}`);
    }),
  );
  return dead.flat();
}

/** Returns the targets of the links and pictures of a text, as they are written. */
export async function linksOf(text: string): Promise<readonly string[]> {
  const tokens = await markdownTokens(text);
  return tokens
    .flatMap((token) => [token.attrGet("href"), token.attrGet("src")])
    .flatMap((target) => (target === null ? [] : [target]));
}

/** The anchors of a text: as it is written, whatever a site makes of its headings. */
export function anchorsOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/<a id="([^"]*)"><\/a>/g), ([, id = ""]) => id);
}

function isAlive(
  target: string,
  page: string,
  anchors: ReadonlyMap<string, readonly string[]>,
  files: readonly string[],
): boolean {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return true;
  const [path = "", anchor] = target.split("#");
  const place = path === "" ? page : posix.join(posix.dirname(page), decodeURI(path));
  if (files.includes(place)) return true;
  const found = anchors.get(place);
  return found !== undefined && (anchor === undefined || found.includes(decodeURI(anchor)));
}
