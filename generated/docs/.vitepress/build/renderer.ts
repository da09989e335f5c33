// Made by endpoint-manifest (docs) from its template build/renderer.ts. Not to be edited: fill the manifest in and run generate.

/** Renders the pages in place of VitePress's own renderer, and keeps what the end of a build has to know of them. */
import { readFileSync } from "node:fs";
import type { MarkdownIt } from "markdown-it";
import { dialectOf, type DialectSetup } from "../markdown/dialect.js";
import type { PageEnv } from "../markdown/links.js";
import { plainText } from "../markdown/plain-text.js";
import { revealed } from "./page-carrier.js";
import { type Section, sectionsOf } from "./search-sections.js";

/** What is known of a page once it is rendered. */
export interface RenderedPage {
  /** Its first paragraph, as text. */
  readonly about: string;
  readonly anchors: ReadonlySet<string>;
  readonly targets: NonNullable<PageEnv["targets"]>;
}

/** What of VitePress's renderer is replaced. */
export interface ReplacedRenderer {
  render(source: string, env: RenderEnv): string;
}

/** What rendering leaves for VitePress. */
export interface RenderEnv extends PageEnv {
  title?: string;
  frontmatter?: object;
  headers?: readonly never[];
}

/** The renderer of a site. */
export interface PageRenderer {
  /** Puts itself in the place of VitePress's renderer. */
  readonly attach: (given: ReplacedRenderer) => void;
  /** What the search knows of a page. */
  readonly sections: (env: PageEnv & { readonly path: string }) => readonly Section[];
  /** Pages by their paths below the folder of the docs. */
  readonly pages: ReadonlyMap<string, RenderedPage>;
}

/** Makes the renderer. */
export function pageRenderer(setup: DialectSetup): PageRenderer {
  const pages = new Map<string, RenderedPage>();
  let made: MarkdownIt | undefined;
  const dialect = (): MarkdownIt => {
    if (made === undefined) throw new Error("no page is rendered before VitePress has a renderer");
    return made;
  };
  return {
    pages,
    attach: (given) => {
      made = dialectOf(given, setup);
      given.render = (source, env) => {
        const { html, page } = rendered(dialect(), revealed(source), env);
        pages.set(env.relativePath, page);
        return html;
      };
    },
    // What VitePress read has gone through its own includes.
    sections: ({ path, relativePath }) =>
      sectionsOf(dialect(), readFileSync(path, "utf8"), relativePath),
  };
}

/**
 * Nothing in `v-pre` is an expression, a component or a directive for Vue. Where all attributes are ones that it knows,
 * and it does not know `role`, it keeps the page as one text, and a first visit gets it as HTML alone.
 */
function rendered(
  md: MarkdownIt,
  source: string,
  env: RenderEnv,
): { readonly html: string; readonly page: RenderedPage } {
  const tokens = md.parse(source, env);
  const textAfter = (type: string, tag: string): string => {
    const place = tokens.findIndex((each) => each.type === type && each.tag === tag);
    return place === -1 ? "" : plainText(tokens[place + 1]?.children ?? null);
  };
  env.title = scriptFree(textAfter("heading_open", "h1"));
  env.frontmatter = {};
  env.headers = [];
  const html = withoutMarks(md.renderer.render(tokens, md.options, env));
  const ids = html.matchAll(/<[^>]* id="([^"]*)"/g);
  return {
    html: `<div v-pre>${html}</div>`,
    page: {
      about: textAfter("paragraph_open", "p"),
      anchors: new Set([...ids].map(([, id = ""]) => id)),
      targets: env.targets ?? [],
    },
  };
}

/** VitePress writes titles into a script as they are: no tag of a script may begin there. */
function scriptFree(title: string): string {
  return title.replace(/<(?=\/?\s*script)/gi, "‹");
}

/** By such marks VitePress finds the text of a page in its scripts: text that has one gets a place where a line may break. */
function withoutMarks(html: string): string {
  return html.replace(/(<[^>]*>)|__VP_STATIC_/g, (all, tag: string | undefined) =>
    tag === undefined ? "__VP_<wbr>STATIC_" : all.replaceAll("__VP_STATIC_", "__VP STATIC_"),
  );
}
