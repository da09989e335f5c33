// Made by endpoint-manifest (typescript-client) from its template link-header.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The `Link` header of a response (RFC 8288). */

// An unclosed quote extends to the end: searching for its end again from each quote would take quadratic time.

/** A link's target, then its parameters. A comma inside quotes does not end the link. */
const links: RegExp = /<([^<>]*)>((?:[^",<]|"(?:[^"\\]|\\.)*(?:"|\\?$))*)/g;

/** A parameter's name, then its value, quoted or not. */
const parameters: RegExp = /;\s*([^\s=;",]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|([^\s;",]*))/g;

/** The target of the first link whose relation is `next`; `undefined` where there is none. */
export function nextInLinkHeader({ headers }: Response): string | undefined {
  return linkTo("next", headers);
}

/** The same for any relation; its name is in lower case. */
export function linkTo(relation: string, headers: Headers): string | undefined {
  for (const [, target, text = ""] of (headers.get("link") ?? "").matchAll(links)) {
    const given = new Map<string, string>();
    for (const [, name = "", quoted, token = ""] of text.matchAll(parameters)) {
      const key = name.toLowerCase();
      // Only the first `rel` counts (section 3.3).
      if (!given.has(key)) given.set(key, (quoted ?? token).replace(/\\(.)/g, "$1"));
    }
    const relations = given.get("rel")?.toLowerCase().split(/\s+/);
    // With an anchor, the link belongs to another resource (section 3.2).
    if (relations?.includes(relation) && !given.has("anchor")) return target;
  }
  return undefined;
}
