// Made by endpoint-manifest (docs) from its template site.ts. Not to be edited: fill the manifest in and run generate.

/** The facts of the service for the site: `site.json`, which is made with the pages. */
import { readFileSync } from "node:fs";

/** Facts of the site. All texts are plain text. */
export interface SiteFacts {
  readonly title: string;
  readonly description?: string;
  /** The URL of the site, without a trailing `/`. */
  readonly url?: string;
  readonly nav: readonly SiteLink[];
  readonly sidebar: readonly SiteSection[];
}

/** A link; its path is relative to the folder of the docs, with the page's own extension. */
export interface SiteLink {
  readonly text: string;
  readonly path: string;
}

/** Links under a heading. */
export interface SiteSection {
  readonly text: string;
  readonly items: readonly SiteLink[];
}

/** Reads the facts; `DOCS_URL` overrides the URL of the site. */
export function siteFacts({ DOCS_URL }: NodeJS.ProcessEnv): SiteFacts {
  const facts: SiteFacts = JSON.parse(readFileSync(new URL("site.json", import.meta.url), "utf8"));
  return DOCS_URL ? { ...facts, url: DOCS_URL.replace(/\/+$/, "") } : facts;
}

/** The base path of the site, with a `/` at both ends. */
export function basePath({ url }: Pick<SiteFacts, "url">): string {
  return url === undefined ? "/" : `${new URL(url).pathname.replace(/\/+$/, "")}/`;
}
