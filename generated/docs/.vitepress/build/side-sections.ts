// Made by endpoint-manifest (docs) from its template build/side-sections.ts. Not to be edited: fill the manifest in and run generate.

/** The operations of a page, for the list at the side: their titles, anchors and methods, and the headings above them. */
import type { Token } from "markdown-it";
import { headingId } from "../markdown/headings.js";
import { plainText } from "../markdown/plain-text.js";
import { routeOf } from "../markdown/route-lines.js";
import { htmlText } from "./texts.js";

/** A section of a page. */
export interface SideSection {
  /** Its heading, as HTML. */
  readonly text: string;
  readonly anchor: string;
  /** The method of an operation; empty where its request is not shown, and of a heading. */
  readonly method: string;
  readonly isOperation: boolean;
}

/**
 * Sections as they go into the data of a page: VitePress searches its scripts for marks of its own, and would find those that a
 * title has. Base64 has none.
 */
export function packedSections(sections: readonly SideSection[]): string {
  return Buffer.from(JSON.stringify(sections)).toString("base64");
}

/** The sections of a page; none where it has no operations. */
export function sideSections(tokens: readonly Token[]): readonly SideSection[] {
  const sections = tokens.flatMap((open, index): readonly SideSection[] => {
    if (open.type !== "heading_open" || open.tag === "h1") return [];
    const [title, , line, route] = tokens.slice(index + 1, index + 5);
    return [
      {
        text: htmlText(plainText(title?.children ?? null)),
        anchor: headingId(open),
        method: routeOf(route?.children?.[0])?.method ?? "",
        isOperation: /^route\b/.test(line?.attrGet("class") ?? ""),
      },
    ];
  });
  return sections.some(({ isOperation }) => isOperation) ? sections : [];
}
