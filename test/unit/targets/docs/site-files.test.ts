/** The files of the site: all that `templates/docs/` has, and what the site is told of the service. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hiddenShown } from "../../../../generator/hidden-signs.js";
import { knownValue } from "../../../../generator/model/known.js";
import { slotsOf } from "../../../../generator/model/slots.js";
import { docsScope } from "../../../../generator/targets/docs/places.js";
import {
  siteFiles,
  siteRuntime,
  siteTemplates,
} from "../../../../generator/targets/docs/site-files.js";
import { scenariosFolder, templatesFolder } from "../../../golden-tree.js";
import { loadFolder } from "../../../model-lookup.js";

const { model } = loadFolder(join(scenariosFolder, "hostile")).value;
const page = { summary: () => "", origins: [], blocks: () => [] };
const sections = [
  { title: "Start", pages: [{ ...page, path: "index.md", title: "The service" }] },
  { title: "More", pages: [{ ...page, path: "groups/a.md", title: "A \\<b\\> \\`c\\` \\\\" }] },
];
const settings = { url: "https://docs.example", hasOpenapi: false, hasRequests: false };
const files = siteFiles(docsScope(model, slotsOf(model)), settings, sections);

/** The value of a file of JSON. */
async function json(path: string): Promise<unknown> {
  const file = files.find((each) => each.path === path);
  return JSON.parse(file?.kind === "built" ? await file.print() : "");
}

test("are all that the folder of the templates has, but what is for the compiler alone", () => {
  const present = readdirSync(join(templatesFolder, "docs"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /\.(?:ts|css)$/.test(path) && !path.endsWith(".d.ts"));
  expect(siteTemplates.toSorted()).toEqual(present.toSorted());
});

test("have all of the client's runtime that they need, and nothing else of it", () => {
  const used = readdirSync(join(templatesFolder, "docs/theme/try")).flatMap((name) =>
    importsOf(join("docs/theme/try", name), /"#runtime\/typescript-client\/([\w-]+)\.js"/g),
  );
  const needed = new Set(used);
  for (const name of needed) {
    const own = importsOf(`typescript-client/${name}.ts`, /from "\.\/([\w-]+)\.js"/g);
    for (const each of own) needed.add(each);
  }
  expect(siteRuntime.toSorted()).toEqual([...needed].toSorted());
});

/** Names that a template imports. */
function importsOf(path: string, pattern: RegExp): readonly string[] {
  const text = readFileSync(join(templatesFolder, path), "utf8");
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

test("begin with a comment in their own language", () => {
  for (const file of files) {
    if (file.kind !== "copied") continue;
    const isStyle = file.path.endsWith(".css");
    expect(file.header).toMatch(isStyle ? /^\/\* Made by .* \*\/\n\n$/ : /^\/\/ Made by .*\n\n$/);
  }
});

test("tell the service's title, and the pages by their titles as text", async () => {
  expect(await json(".vitepress/site.json")).toMatchObject({
    title: hiddenShown(knownValue(model.service.title) ?? ""),
    url: "https://docs.example",
    nav: [{ text: "Not known yet", path: "not-known.md" }],
    sidebar: [
      { text: "Start", items: [{ text: "Overview", path: "index.md" }] },
      { text: "More", items: [{ text: "A <b> `c` \\", path: "groups/a.md" }] },
    ],
  });
});

test("are a package that nobody publishes", async () => {
  expect(await json("package.json")).toMatchObject({
    private: true,
    scripts: { "docs:dev": "vitepress dev", "docs:build": "vitepress build" },
  });
});
