// Made by endpoint-manifest (docs) from its template markdown/links.ts. Not to be edited: fill the manifest in and run generate.

/** Links: between pages as the site has them, to folders beside the docs, and to other hosts unchanged. */
import { posix } from "node:path";
import type { MarkdownIt } from "markdown-it";

/** The environment of a rendered page, and the values that rendering adds: VitePress's own shape. */
export interface PageEnv {
  /** Path below the folder of the docs: `groups/books.md`. */
  readonly relativePath: string;
  /** Pages that are linked to, for VitePress's check. */
  links?: readonly string[];
  /** The same with their anchors. */
  targets?: readonly LinkedPlace[];
}

/** A place that a page links to. */
export interface LinkedPlace {
  /** Path of a page below the folder of the docs. */
  readonly page: string;
  /** Anchor on it; empty for the page as a whole. */
  readonly anchor: string;
}

/** Folders beside the docs that the site has copies of. */
export const neighbours: readonly string[] = ["openapi", "http"];

/** Adds the rule. */
export function links(md: MarkdownIt): void {
  md.renderer.rules["link_open"] = (tokens, index, options, env: PageEnv, self) => {
    const token = tokens[index];
    const href = token?.attrGet("href");
    if (token === undefined || href === null || href === undefined) return "";
    const given = target(href, env.relativePath);
    if (given.place !== undefined) {
      env.links = [...(env.links ?? []), `/${given.place.page.replace(/\.md$/, "")}`];
      env.targets = [...(env.targets ?? []), given.place];
    }
    token.attrSet("href", given.href);
    // The site's scripts would look for a page there.
    if (given.isFile) token.attrSet("target", "_self");
    if (given.isElsewhere) token.attrSet("rel", "noreferrer");
    return self.renderToken(tokens, index, options);
  };
}

interface LinkTarget {
  readonly href: string;
  readonly place?: LinkedPlace;
  readonly isFile?: boolean;
  readonly isElsewhere?: boolean;
}

function target(href: string, from: string): LinkTarget {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return { href, isElsewhere: true };
  const [, path = "", hash = ""] = /^([^#]*)(#.*)?$/.exec(href) ?? [];
  const anchor = decodeURIComponent(hash.slice(1));
  if (path === "") return { href, place: { page: from, anchor } };
  const absolute = posix.join(posix.dirname(from), path);
  const neighbour = neighbours.find((each) => absolute.startsWith(`../${each}/`));
  if (neighbour !== undefined) {
    return { href: `${toRoot(from)}${absolute.slice("../".length)}${hash}`, isFile: true };
  }
  if (!path.endsWith(".md")) return { href, isFile: true };
  const html = path.replace(/(?:(^|\/)index)?\.md$/, (_, slash: string | undefined) =>
    slash === undefined ? ".html" : slash === "" ? "./" : slash,
  );
  return { href: `${html}${hash}`, place: { page: absolute, anchor } };
}

/** The relative path from a page to the folder of all pages. */
function toRoot(from: string): string {
  return "../".repeat(from.split("/").length - 1) || "./";
}
