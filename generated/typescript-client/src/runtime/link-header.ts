// Made by endpoint-manifest (typescript-client) from its template link-header.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The header `Link` of an answer (RFC 8288). */

// Quotes that are not closed go on to the end: to look for it again from each would take time that is quadratic.

/** A link's target, then its parameters. A comma in quotes ends no link. */
const links: RegExp = /<([^<>]*)>((?:[^",<]|"(?:[^"\\]|\\.)*(?:"|\\?$))*)/g;

/** A parameter's name, then its value, quoted or not. */
const parameters: RegExp = /;\s*([^\s=;",]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|([^\s;",]*))/g;

/** The target of the first link whose relation is `next`; `undefined` where there is none. */
export function nextInLinkHeader({ headers }: Response): string | undefined {
  return linkTo("next", headers);
}

/** The same of any relation, whose name is in small letters. */
export function linkTo(relation: string, headers: Headers): string | undefined {
  for (const [, target, text = ""] of (headers.get("link") ?? "").matchAll(links)) {
    const given = new Map<string, string>();
    for (const [, name = "", quoted, token = ""] of text.matchAll(parameters)) {
      const key = name.toLowerCase();
      // Of several `rel` only the first counts (section 3.3).
      if (!given.has(key)) given.set(key, (quoted ?? token).replace(/\\(.)/g, "$1"));
    }
    const relations = given.get("rel")?.toLowerCase().split(/\s+/);
    // With an anchor it is a link of something else (section 3.2).
    if (relations?.includes(relation) && !given.has("anchor")) return target;
  }
  return undefined;
}
