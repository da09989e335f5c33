// Made by endpoint-manifest (docs) from its template build/renderer.ts. Not to be edited: fill the manifest in and run generate.

/** Renders the pages in place of VitePress's own renderer, and keeps the facts that the end of a build needs. */
import { readFileSync } from "node:fs";
import type { MarkdownIt } from "markdown-it";
import { dialectOf, type DialectSetup } from "../markdown/dialect.js";
import type { PageEnv } from "../markdown/links.js";
import { plainText } from "../markdown/plain-text.js";
import { packedSections, sideSections } from "./side-sections.js";
import { revealed } from "./page-carrier.js";
import { type Section, sectionsOf } from "./search-sections.js";

/** The facts about a rendered page. */
export interface RenderedPage {
  /** Its title and its first paragraph, as text. */
  readonly about: string;
  readonly anchors: ReadonlySet<string>;
  readonly targets: NonNullable<PageEnv["targets"]>;
}

/** The replaced part of VitePress's renderer. */
export interface ReplacedRenderer {
  render(source: string, env: RenderEnv): string;
}

/** Values that rendering sets for VitePress. */
export interface RenderEnv extends PageEnv {
  title?: string;
  frontmatter?: PageMatter;
  headers?: readonly never[];
}

/** Facts about a page that the theme needs. */
export interface PageMatter {
  /** Operations have their place at the side, so such a page needs no outline beside it. */
  readonly aside?: false;
  /** The operations of the page, packed. */
  readonly sections?: string;
}

/** The renderer of a site. */
export interface PageRenderer {
  /** Replaces VitePress's renderer with this one. */
  readonly attach: (given: ReplacedRenderer) => void;
  /** The search sections of a page. */
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
    // The source that VitePress passes has already gone through its own includes.
    sections: ({ path, relativePath }) =>
      sectionsOf(dialect(), readFileSync(path, "utf8"), relativePath),
  };
}

/**
 * Vue finds no expression, component or directive inside `v-pre`. If it knows all attributes (it does not know `role`), it keeps
 * the page as one text, and a first visit loads it as HTML alone.
 */
function rendered(
  md: MarkdownIt,
  source: string,
  env: RenderEnv,
): { readonly html: string; readonly page: RenderedPage } {
  const tokens = md.parse(source, env);
  const textAfter = (type: string, tag: string): string => {
    const place = tokens.findIndex(
      (each) => each.type === type && each.tag === tag && each.level === 0,
    );
    return place === -1 ? "" : plainText(tokens[place + 1]?.children ?? null);
  };
  const title = textAfter("heading_open", "h1");
  env.title = titleAsData(title);
  const sections = sideSections(tokens);
  env.frontmatter =
    sections.length === 0 ? {} : { aside: false, sections: packedSections(sections) };
  env.headers = [];
  const html = withoutMarks(md.renderer.render(tokens, md.options, env));
  const ids = html.matchAll(/<[^>]* id="([^"]*)"/g);
  return {
    html: `<div v-pre>${html}</div>`,
    page: {
      about: [title, textAfter("paragraph_open", "p")].filter((each) => each !== "").join(": "),
      anchors: new Set([...ids].map(([, id = ""]) => id)),
      targets: env.targets ?? [],
    },
  };
}

/** VitePress writes titles into a script unescaped: no script tag may begin there, and none of its marks stand there. */
function titleAsData(title: string): string {
  return title.replace(/<(?=\/?\s*script)/gi, "‹").replaceAll(mark, "__VP_\u2060STATIC_");
}

/** VitePress finds the text of a page in its scripts by such marks. */
const mark = "__VP_STATIC_";

/** HTML whose text gets a line break opportunity inside each mark of VitePress. */
function withoutMarks(html: string): string {
  return html.replace(/(<[^>]*>)|__VP_STATIC_/g, (all, tag: string | undefined) =>
    tag === undefined ? "__VP_<wbr>STATIC_" : all.replaceAll(mark, "__VP STATIC_"),
  );
}
