// Made by endpoint-manifest (docs) from its template build/search-sections.ts. Not to be edited: fill the manifest in and run generate.

/** The search sections of a page: one for each heading, with the words below it. */
import type { MarkdownIt, Token } from "markdown-it";
import { headingId } from "../markdown/headings.js";
import { plainText } from "../markdown/plain-text.js";
import { routeOf } from "../markdown/route-lines.js";

/** A section in the form of VitePress's index. */
export interface Section {
  /** Id of the heading; empty for the page as a whole. */
  readonly anchor: string;
  /** Title of the page, id of the operation, its method and path, and finally the heading itself. */
  readonly titles: readonly [page: string, id: string, route: string, title: string];
  /** Each word once: the index counts where a word occurs, not how often. */
  readonly text: string;
}

/** The sections of a page. */
export function sectionsOf(
  md: MarkdownIt,
  source: string,
  relativePath: string,
): readonly Section[] {
  const tokens = md.parse(source, { relativePath });
  const starts = tokens.flatMap(({ type }, index) => (type === "heading_open" ? [index] : []));
  const page = plainText(tokens[(starts[0] ?? 0) + 1]?.children ?? null);
  return starts.map((start, place) => {
    const [open, inline, , ...below] = tokens.slice(start, starts[place + 1]);
    const anchor = open === undefined || place === 0 ? "" : headingId(open);
    const route = routeIn(below);
    const title = plainText(inline?.children ?? null);
    const id =
      route === undefined && !isUnknownRoute(below) ? "" : operationId(relativePath, anchor);
    return { anchor, titles: [page, id, route ?? "", title], text: wordsOf(below) };
  });
}

/** The method and path of a section, where it belongs to an operation that can be called. */
function routeIn(tokens: readonly Token[]): string | undefined {
  const route = routeOf(tokens[1]?.children?.[0]);
  return route === undefined ? undefined : `${route.method} ${route.path}`;
}

function isUnknownRoute([paragraph]: readonly Token[]): boolean {
  return paragraph?.attrGet("class") === "route unknown";
}

/** `groups/me.md` and `saved-books--save` become `me.saved-books.save`. */
function operationId(relativePath: string, anchor: string): string {
  const group = /^groups\/(.+)\.md$/.exec(relativePath)?.[1];
  return group === undefined ? "" : [group, ...anchor.split("--")].join(".");
}

/** Prose and tables; samples only repeat the same words. */
function wordsOf(tokens: readonly Token[]): string {
  const text = tokens.flatMap(({ type, children }) =>
    type === "inline" ? [plainText(children)] : [],
  );
  const words =
    text
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}_]+/gu) ?? [];
  return [...new Set(words)].join(" ");
}
