// Made by endpoint-manifest (docs) from its template markdown/dialect.ts. Not to be edited: fill the manifest in and run generate.

/** The Markdown of the pages: GitHub's, and a few additions of the site. Nothing else is understood. */
import type { MarkdownIt } from "markdown-it";
import { alerts } from "./alerts.js";
import { codeGroups } from "./code-groups.js";
import { type DrawDiagram, diagrams } from "./diagrams.js";
import { fences, type Highlight } from "./fences.js";
import { headings } from "./headings.js";
import { links } from "./links.js";
import { operations } from "./operations.js";
import { parts } from "./parts.js";
import { rawHtml } from "./raw-html.js";
import { routeLines } from "./route-lines.js";
import { tables } from "./tables.js";

/** Input for rendering the pages. */
export interface DialectSetup {
  readonly highlight: Highlight;
  readonly draw: DrawDiagram;
}

/**
 * A renderer of the dialect. VitePress's renderer reads files, frontmatter and components out of a page. Only its class,
 * markdown-it's, is used, so that none of this exists here.
 */
export function dialectOf(given: object, setup: DialectSetup): MarkdownIt {
  const md: MarkdownIt = Reflect.construct(given.constructor, [{ html: false, linkify: false }]);
  return md
    .use(rawHtml)
    .use(headings)
    .use(alerts)
    .use(codeGroups)
    .use(diagrams, setup.draw)
    .use(fences, setup.highlight)
    .use(routeLines)
    .use(parts)
    .use(tables)
    .use(links)
    .use(operations);
}
