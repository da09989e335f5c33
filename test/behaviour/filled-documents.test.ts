/** One fact filled into the manifest, and every document tells it: docs, OpenAPI, requests and samples, with no other edit. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { build } from "../../generator/pipeline.js";
import { readTemplate, specifiedManifest } from "../golden-tree.js";

const folders: string[] = [];

/** Texts of all documents of a manifest, by path. */
async function documentsOf(manifest: string): Promise<ReadonlyMap<string, string>> {
  const { value } = await build({
    folder: manifest,
    name: "manifest",
    templates: readTemplate,
    targets: ["docs", "http", "openapi"],
    stage: (_name, run) => run(),
  });
  if (value.tree === undefined) throw new Error("the manifest has faults");
  return new Map([...value.tree].map(([path, { text }]) => [path, text]));
}

/** A copy of the specification in which texts of one file are replaced. */
async function changed(file: string, edits: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "filled-documents-"));
  folders.push(folder);
  await cp(specifiedManifest, folder, { recursive: true });
  let text = await readFile(join(folder, file), "utf8");
  for (const [from, to] of Object.entries(edits)) {
    if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
    text = text.replace(from, to);
  }
  await writeFile(join(folder, file), text);
  return folder;
}

/** Paths of the documents that differ, in order. */
function differing(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).toSorted();
}

/** Lines that only one of two texts has. */
function newLines(before: string, after: string): readonly string[] {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !known.has(line));
}

let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  before = await documentsOf(specifiedManifest);
});

afterAll(async () => {
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe("the schema of one answer", () => {
  let after: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const schema = "{ type: object, properties: { name: { type: string } }, required: [name] }";
    const content = `content: { application/json: { schema: ${schema} } }`;
    const manifest = await changed("groups/artists.yaml", {
      "responses: not shown": `responses: { 200: { description: The artist., headers: none, ${content} } }`,
    });
    after = await documentsOf(manifest);
  });

  test("changes the page of its group, what counts facts, and the description", () => {
    expect(differing(before, after)).toEqual([
      "docs/.vitepress/calls/artists.json",
      "docs/coverage.svg",
      "docs/errors.md",
      "docs/groups/artists.md",
      "docs/index.md",
      "docs/llms.txt",
      "docs/not-known.md",
      "http/artists.http",
      "openapi/openapi.json",
      "openapi/openapi.yaml",
    ]);
  });

  test("is told in the section of the operation, and the samples use it", () => {
    const path = "docs/groups/artists.md";
    const lines = newLines(before.get(path) ?? "", after.get(path) ?? "");
    expect(lines).toContain("`200` **OK** — The artist.");
    expect(lines).toContain("| `name` | string | yes |");
    expect(lines).toContain("console.log(answer.name);");
    expect(lines.join("\n")).toContain("--header 'Accept: application/json'");
  });

  test("is no longer among what is not shown", () => {
    const section = (texts: ReadonlyMap<string, string>): string =>
      /id="retrieve".*?(?=\n## )/s.exec(texts.get("docs/groups/artists.md") ?? "")?.[0] ?? "";
    expect(section(before)).toMatch(/Not shown:[^`]* responses,/);
    expect(section(after)).toMatch(/Not shown:/);
    expect(section(after)).not.toMatch(/Not shown:[^`]* responses[,.]/);
  });

  test("is in the description, under its path", () => {
    const { paths } = JSON.parse(after.get("openapi/openapi.json") ?? "");
    expect(paths["/artists/{id}"].get.responses).toMatchObject({
      200: {
        description: "The artist.",
        content: { "application/json": { schema: { required: ["name"] } } },
      },
    });
  });
});

test("a method and a path give an operation its samples and its request, where its anchor was before", async () => {
  const manifest = await changed("groups/tracks.yaml", {
    "method: not shown": "method: GET",
    "path: not shown": "path: /tracks/{id}",
  });
  const after = await documentsOf(manifest);
  const page = "docs/groups/tracks.md";
  const headings = (text = ""): readonly string[] => text.match(/<a id="[^"]*">/g) ?? [];
  expect(headings(after.get(page))).toEqual(headings(before.get(page)));
  expect(before.get(page)).not.toContain("[curl]");
  expect(after.get(page)).toContain("curl 'http://127.0.0.1:4010/tracks/id'");
  expect(
    newLines(before.get("http/tracks.http") ?? "", after.get("http/tracks.http") ?? ""),
  ).toContain("GET {{baseUrl}}/tracks/id HTTP/1.1");
});

test("the base URL takes the place of the mock's in every sample", async () => {
  const manifest = await changed("service.yaml", {
    "baseUrl: not shown": "baseUrl: https://api.example.com/v1",
  });
  const after = await documentsOf(manifest);
  const told = [...after].filter(([, text]) => text.includes("127.0.0.1:4010"));
  // The panels in which calls are tried still offer the mock, and send to it first.
  expect(told.map(([path]) => path).filter((path) => !path.includes("/calls/"))).toEqual([]);
  expect(JSON.parse(after.get("docs/.vitepress/calls/artists.json") ?? "").calls[0]).toMatchObject({
    baseUrls: ["http://127.0.0.1:4010", "https://api.example.com/v1"],
  });
  expect(after.get("docs/index.md")).toContain("The base URL is `https://api.example.com/v1`.");
  expect(JSON.parse(after.get("openapi/openapi.json") ?? "").servers).toEqual([
    { url: "https://api.example.com/v1" },
  ]);
});
