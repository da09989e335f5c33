// Made by endpoint-manifest (docs) from its template markdown/route-lines.ts. Not to be edited: fill the manifest in and run generate.

/**
 * The line below the heading of an operation: its method, its path and marks such as "Deprecated". Cells of tables that have a method
 * and a path alone look the same.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { plainText, solid } from "./plain-text.js";

/** A method and a path. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

const separator = " · ";

/** Adds the rules. */
export function routeLines(md: MarkdownIt): void {
  const { escapeHtml } = md.utils;
  md.core.ruler.push("route-lines", markRoutes);
  md.renderer.rules["route"] = (tokens, index) => {
    const { method, path, marks } = lineOf(tokens[index]);
    const shown = escapeHtml(path).replace(/\{[^{}]*\}/g, (name) => `<i>${name}</i>`);
    const badges = marks.map((mark) => {
      const look = mark === "Deprecated" ? "mark deprecated" : "mark";
      return `<span class="${look}">${escapeHtml(mark)}</span>`;
    });
    const known = /^(?:GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)$/.test(method);
    const look = known ? ` ${method.toLowerCase()}` : "";
    const pill = `<span class="method${look}">${escapeHtml(method)}</span>`;
    return [pill, `<code class="path">${shown}</code>`, ...badges].join(" ");
  };
}

/** The method and path of a token. */
export function routeOf(token: Token | undefined): Route | undefined {
  return token?.type === "route" ? lineOf(token) : undefined;
}

function markRoutes({ tokens, Token }: StateCore): void {
  for (const [index, inline] of tokens.entries()) {
    const paragraph = tokens[index - 1];
    if (inline.type !== "inline" || paragraph === undefined) continue;
    const isCell = paragraph.type === "td_open";
    const isBelowHeading =
      paragraph.type === "paragraph_open" && tokens[index - 2]?.type === "heading_close";
    if (!isCell && !isBelowHeading) continue;
    const [first, ...others] = solid(inline.children);
    if (isCell && others.length > 0) continue;
    if (first?.type === "em_open" && others[0]?.content === "Cannot be called yet:") {
      paragraph.attrJoin("class", "route unknown");
    }
    const [, method, path] = /^([A-Z][A-Z-]*) (\/.*)$/.exec(first?.content ?? "") ?? [];
    const marks = plainText(others).split(separator);
    // Only marks follow a route, so a sentence that begins with one is not a route line.
    if (first?.type !== "code_inline" || method === undefined || marks[0] !== "") continue;
    const route = new Token("route", "", 0);
    route.meta = { method, path, marks: marks.slice(1) };
    route.content = [first.content, ...marks.slice(1)].join(" ");
    inline.children = [route];
    if (!isCell) paragraph.attrJoin("class", "route");
  }
}

function lineOf(token: Token | undefined): Route & { readonly marks: readonly string[] } {
  return token?.meta ?? { method: "", path: "", marks: [] };
}
