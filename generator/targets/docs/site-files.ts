/** The files that make the folder of the docs a site: its facts of the service, its package, and copies of `templates/docs/`. */
import { hiddenShown } from "../../hidden-signs.js";
import { jsonFile } from "../../emit/json-file.js";
import type { BuiltFile, CopiedFile, GeneratedFile } from "../../emit/target.js";
import { servicePlan } from "../../sdk/plan-of.js";
import type { PageSection } from "./llms-file.js";
import { headerText, type Page, wholeManifest } from "./page.js";
import { type DocsScope, subjectPages } from "./places.js";
import type { Settings } from "./settings.js";

/** The site's own files, below `templates/docs/`; a test holds that the folder has these and no others. */
export const siteTemplates: readonly string[] = [
  "build/code-colours.ts",
  "build/drawing.ts",
  "build/finish.ts",
  "build/head.ts",
  "build/navigation.ts",
  "build/page-carrier.ts",
  "build/renderer.ts",
  "build/search-sections.ts",
  "build/side-sections.ts",
  "build/texts.ts",
  "build/twins.ts",
  "config.ts",
  "markdown/alerts.ts",
  "markdown/code-groups.ts",
  "markdown/diagrams.ts",
  "markdown/dialect.ts",
  "markdown/fences.ts",
  "markdown/headings.ts",
  "markdown/links.ts",
  "markdown/operations.ts",
  "markdown/parts.ts",
  "markdown/plain-text.ts",
  "markdown/raw-html.ts",
  "markdown/route-lines.ts",
  "markdown/state-diagram.ts",
  "markdown/tables.ts",
  "site.ts",
  "theme/code.css",
  "theme/colours.css",
  "theme/columns.css",
  "theme/current-section.ts",
  "theme/index.ts",
  "theme/layout.css",
  "theme/not-found.ts",
  "theme/operations.css",
  "theme/print.css",
  "theme/printing.ts",
  "theme/ranking.ts",
  "theme/search-box.ts",
  "theme/search-button.ts",
  "theme/search.css",
  "theme/side-links.ts",
  "theme/tables.css",
  "theme/tabs.ts",
  "theme/try.css",
  "theme/try/answer.ts",
  "theme/try/body.ts",
  "theme/try/call.ts",
  "theme/try/curl.ts",
  "theme/try/fields.ts",
  "theme/try/kept.ts",
  "theme/try/offers.ts",
  "theme/try/panel-fields.ts",
  "theme/try/panel.ts",
  "theme/try/request.ts",
  "theme/try/typed.ts",
  "theme/try/views.ts",
  "theme/try/writing.ts",
];

/** Files of the client's runtime by which the panel writes requests; a test holds that they need no others. */
export const siteRuntime: readonly string[] = [
  ...["credential", "errors", "form-body", "form-fields", "headers", "json-body"],
  ...["json-parameters", "media-type", "operation", "outgoing-request", "parameters", "path"],
  ...["percent-encoding", "raw-body", "reserved", "security", "standard-schema"],
  ...["style-table", "styles"],
];

/** The packages that build the site. */
const devDependencies = {
  "@viz-js/viz": "^3.31.0",
  minisearch: "^7.2.0",
  shiki: "^2.5.0",
  vitepress: "^1.6.4",
};

/** The files. */
export function siteFiles(
  scope: DocsScope,
  settings: Settings,
  sections: readonly PageSection[],
): readonly GeneratedFile[] {
  return [
    packageJson(scope),
    siteFacts(scope, settings, sections),
    ...siteTemplates.map((path) => copied(path, `docs/${path}`)),
    ...siteRuntime.map((name) => copied(`runtime/${name}.ts`, `typescript-client/${name}.ts`)),
  ];
}

function packageJson({ model }: DocsScope): BuiltFile {
  return jsonFile("package.json", headerLines(model), {
    name: "docs",
    private: true,
    type: "module",
    // The theme has the same names for these files as the generator.
    imports: { "#runtime/typescript-client/*.js": "./.vitepress/runtime/*.ts" },
    scripts: { "docs:dev": "vitepress dev", "docs:build": "vitepress build" },
    devDependencies,
  });
}

/** Texts are plain there: what they are shown as is the site's to say, but for signs that nobody would see. */
function siteFacts(
  { model, notShown }: DocsScope,
  { url, changelog }: Settings,
  sections: readonly PageSection[],
): BuiltFile {
  const { title: name = "HTTP API", description } = servicePlan(model);
  const { notKnown } = subjectPages;
  const linked = [
    ...(changelog === undefined ? [] : [subjectPages.changelog]),
    ...(notShown === "hidden" ? [] : [notKnown]),
  ];
  return jsonFile(".vitepress/site.json", headerLines(model), {
    title: hiddenShown(name),
    ...(description !== undefined && {
      description: hiddenShown(description.replace(/\s+/g, " ").trim()),
    }),
    ...(url !== undefined && { url }),
    nav: linked.map(({ label, page }) => ({ text: label, path: page })),
    sidebar: sections.map(({ title, pages }) => ({
      text: hiddenShown(title),
      items: pages.map(linkOf),
    })),
  });
}

function linkOf({ path, title }: Page): { readonly text: string; readonly path: string } {
  return { text: path === "index.md" ? "Overview" : hiddenShown(plainTitle(title)), path };
}

/** Returns the text of a title in Markdown, which has escapes and at most one code span. */
function plainTitle(title: string): string {
  return title.replace(/\\([!-/:-@[-`{-~])/g, "$1").replace(/^`+ ?(.*?) ?`+$/, "$1");
}

function copied(path: string, template: string): CopiedFile {
  const text = headerText([`its template ${template.replace(/^docs\//, "")}`]);
  return {
    kind: "copied",
    path: `.vitepress/${path}`,
    template,
    header: path.endsWith(".css") ? `/* ${text} */\n\n` : `// ${text}\n\n`,
  };
}

function headerLines(model: DocsScope["model"]): () => readonly string[] {
  return () => [headerText([wholeManifest(model)])];
}
