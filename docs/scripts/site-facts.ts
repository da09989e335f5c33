/** The facts of the site: its title, and the order of its pages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SiteFacts, SiteLink } from "../../templates/docs/site.js";

/** Pages by section, in the order in which one reads them; paths are below `docs/`. A test holds that no page is left out. */
export const sections: readonly (readonly [title: string, pages: readonly string[]])[] = [
  ["Start", ["index.md", "getting-started.md"]],
  [
    "Guides",
    [
      "guides/manifest.md",
      "guides/client.md",
      "guides/go-client.md",
      "guides/python-client.md",
      "guides/java-client.md",
      "guides/kotlin-client.md",
      "guides/ruby-client.md",
      "guides/command-line.md",
      "guides/server.md",
      "guides/scaffold.md",
      "guides/mock.md",
      "guides/docs.md",
      "guides/openapi-and-http.md",
      "guides/fill.md",
      "guides/coming-from.md",
      "guides/diff-and-coverage.md",
      "guides/ci-and-monorepos.md",
    ],
  ],
  [
    "Reference",
    [
      "reference/manifest.md",
      "reference/service.md",
      "reference/groups.md",
      "reference/schemas.md",
      "reference/shared.md",
      "reference/targets.md",
      "reference/commands.md",
      "reference/diagnostics.md",
    ],
  ],
  [
    "Decisions",
    [
      "decisions/index.md",
      "decisions/manifest.md",
      "decisions/client.md",
      "decisions/server-and-mock.md",
      "decisions/outputs.md",
      "decisions/fill.md",
      "decisions/generator.md",
    ],
  ],
  [
    "Development",
    [
      "development/code.md",
      "development/languages.md",
      "development/recipes.md",
      "development/speed.md",
    ],
  ],
];

/** The facts; titles are the pages' own. */
export function siteFacts(docs: string): SiteFacts {
  return {
    title: "endpoint-manifest",
    description:
      "One YAML manifest says what is known of an HTTP API: typed clients, a server, a mock, docs and OpenAPI come from it.",
    nav: [
      { text: "Getting started", path: "getting-started.md" },
      { text: "Manifest", path: "reference/manifest.md" },
      { text: "Commands", path: "reference/commands.md" },
    ],
    sidebar: sections.map(([text, pages]) => ({
      text,
      items: pages.map((path) => linkOf(docs, path)),
    })),
  };
}

function linkOf(docs: string, path: string): SiteLink {
  const [, title = path] = /^# (.*)$/m.exec(readFileSync(join(docs, path), "utf8")) ?? [];
  return { text: path === "index.md" ? "Overview" : title.replaceAll("`", ""), path };
}
