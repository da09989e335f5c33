/** Links of the pages: where they lead on the site, and what is remembered of them. */
import { expect, test } from "vitest";
import type { PageEnv } from "../../../../templates/docs/markdown/links.js";
import { html } from "./rendered.js";

/** The attributes of the first link. */
function link(href: string, relativePath = "groups/books.md"): string | undefined {
  return /<a ([^>]*)>/.exec(html(`[a](${href})`, { relativePath }))?.[1];
}

test("lead to pages, which have another extension there", () => {
  expect(link("authors.md#born")).toBe('href="authors.html#born"');
  expect(link("../schemas.md")).toBe('href="../schemas.html"');
  expect(link("../index.md#base-url")).toBe('href="../#base-url"');
  expect(link("index.md", "llms.md")).toBe('href="./"');
  expect(link("#top")).toBe('href="#top"');
});

test("lead to what stands beside the docs, of which the site has copies", () => {
  expect(link("../../openapi/openapi.yaml")).toBe('href="../openapi/openapi.yaml" target="_self"');
  expect(link("../http/books.http", "index.md")).toBe('href="./http/books.http" target="_self"');
  expect(link("coverage.svg", "index.md")).toBe('href="coverage.svg" target="_self"');
});

test("lead to other hosts as they are", () => {
  expect(link("https://elsewhere.example/a.md?b#c")).toBe(
    'href="https://elsewhere.example/a.md?b#c" rel="noreferrer"',
  );
  expect(link("mailto:a@b.example")).toBe('href="mailto:a@b.example" rel="noreferrer"');
  expect(link("javascript:alert(1)")).toBeUndefined();
});

test("are remembered, for whoever looks whether they lead anywhere", () => {
  const env: PageEnv = { relativePath: "groups/books.md" };
  html("[a](authors.md#born) [b](../schemas.md) [c](#d) [e](../../openapi/openapi.yaml)", env);
  expect(env.targets).toEqual([
    { page: "groups/authors.md", anchor: "born" },
    { page: "schemas.md", anchor: "" },
    { page: "groups/books.md", anchor: "d" },
  ]);
  expect(env.links).toEqual(["/groups/authors", "/schemas", "/groups/books"]);
});
