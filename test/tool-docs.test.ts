/** The docs of the tool itself: the reference is as the program has it, every page is listed, and every link leads somewhere. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { type JsonSchema, manifestDefinitions } from "../docs/scripts/json-schema.js";
import { referencePages } from "../docs/scripts/reference-pages.js";
import { sections } from "../docs/scripts/site-facts.js";
import { catalog } from "../generator/diagnostics/catalog.js";
import { isSourceKey } from "../generator/validate/places.js";
import type { PageEnv } from "../templates/docs/markdown/links.js";
import { dialect } from "./unit/templates/docs/rendered.js";

const root = join(import.meta.dirname, "..");
const docs = join(root, "docs");

/** The pages that are made, with what has to stand in them. */
const made = new Map(referencePages().map(({ path, text }) => [path, text]));

/** Pages that stand in the folder, by their paths below it, without those of a site that was built there. */
const present = readdirSync(docs, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => path.endsWith(".md") && !/^(?:dist|\.)/.test(path));

/** All pages: those that are made are there, whether or not they have been written. */
const pages = [...new Set([...present, ...made.keys()])].toSorted();

describe("the reference", () => {
  test.each([...made])("%s is current", async (path, text) => {
    await expect(text).toMatchFileSnapshot(join(docs, path));
  });

  test("has no page that nothing makes", () => {
    const others = present.filter((path) => path.startsWith("reference/") && !made.has(path));
    expect(others).toEqual([]);
  });

  test("has every key of the manifest, also those of lists and of forms that are described in place", () => {
    const text = [...made.values()].join("\n");
    const named = new Set([...text.matchAll(/^### <a id="[^"]*"><\/a>`([^`]*)`/gm)].map(lastKey));
    const missing = Object.entries(manifestDefinitions()).flatMap(([form, schema]) =>
      keysIn(schema)
        .filter((key) => !isSourceKey(key) && key !== "(others)" && !named.has(key))
        .map((key) => `${form}: ${key}`),
    );
    expect(missing).toEqual([]);
    expect(named.has("license")).toBe(true);
  });

  test("has every diagnostic", () => {
    const page = made.get("reference/diagnostics.md") ?? "";
    const codes = [...page.matchAll(/^### <a id="([^"]*)">/gm)].map(([, code]) => code);
    expect(codes.toSorted()).toEqual(Object.keys(catalog).toSorted());
  });
});

/** `releases[].title` → `title`. */
function lastKey([, path = ""]: RegExpMatchArray): string {
  return path.split(".").at(-1) ?? "";
}

/** Every key that a schema names, at any depth. */
function keysIn(schema: JsonSchema): readonly string[] {
  const { properties = {}, items, additionalProperties: others } = schema;
  const inner = [
    ...Object.values(properties),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(items === undefined ? [] : [items]),
    ...(typeof others === "object" ? [others] : []),
  ];
  return [...Object.keys(properties), ...inner.flatMap(keysIn)];
}

test("the site lists every page, once", () => {
  expect(sections.flatMap(([, listed]) => listed).toSorted()).toEqual(pages);
});

/** A text that links to others; its path is below the repository. */
function textOf(path: string): string {
  return made.get(path.replace(/^docs\//, "")) ?? readFileSync(join(root, path), "utf8");
}

/** A text as the site renders it: its anchors, and the places that it links to. */
function rendered(path: string): { readonly anchors: ReadonlySet<string>; readonly env: PageEnv } {
  const env: PageEnv = { relativePath: path };
  const ids = dialect.render(textOf(path), env).matchAll(/<[^>]* id="([^"]*)"/g);
  return { anchors: new Set([...ids].map(([, id = ""]) => id)), env };
}

test("links of the docs, the README and CONTRIBUTING lead to pages and headings that are there", () => {
  const paths = ["README.md", "CONTRIBUTING.md", ...pages.map((page) => `docs/${page}`)];
  const known = new Map(paths.map((path) => [path, rendered(path)]));
  const dead = paths.flatMap((path) => {
    const targets = known.get(path)?.env.targets ?? [];
    const lost = targets
      .filter(({ page, anchor }) => {
        const anchors = known.get(page)?.anchors;
        if (anchors === undefined) return !existsSync(join(root, page));
        return anchor !== "" && !anchors.has(anchor);
      })
      .map(({ page, anchor }) => `${page}#${anchor}`);
    const files = [...textOf(path).matchAll(/\]\(([^()\s:#]+)\)/g)]
      .map(([, to = ""]) => to)
      .filter((to) => !to.endsWith(".md") && !existsSync(join(root, dirname(path), to)));
    return [...lost, ...files].map((to) => `${path}: ${to}`);
  });
  expect(dead).toEqual([]);
});
