/** Filling in an answer's schema: the description says it, in that operation and that schema, and stays as it was elsewhere. */
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diffLines } from "diff";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse } from "yaml";
import { build } from "../../generator/pipeline.js";
import { readTemplate, specifiedManifest } from "../golden-tree.js";

/** The texts of the target, by file. */
type Made = ReadonlyMap<string, string>;

let folder: string;
let before: Made;
let after: Made;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "openapi-filling-in-"));
  await cp(specifiedManifest, folder, { recursive: true });
  before = await made();
  await replace("groups/artists.yaml", "    responses: not shown\n", [
    "    responses:",
    "      200:",
    "        description: The artist.",
    "        headers: none",
    "        content: { application/json: { schema: { $ref: '#/schemas/artist' } } }",
  ]);
  await replace("schemas/artist.yaml", "  artist: not shown\n", [
    "  artist: { type: object, required: [name], properties: { name: { type: string } } }",
  ]);
  after = await made();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function made(): Promise<Made> {
  const { value } = await build({
    folder,
    name: "manifest",
    templates: readTemplate,
    targets: ["openapi"],
    stage: (_, run) => run(),
  });
  if (value.tree === undefined) throw new Error("the manifest has a fault");
  return new Map([...value.tree.values()].map(({ path, text }) => [path, text]));
}

/** Puts lines in place of the first text of a file that is so. */
async function replace(file: string, old: string, lines: readonly string[]): Promise<void> {
  const path = join(folder, file);
  const text = await readFile(path, "utf8");
  expect(text).toContain(old);
  await writeFile(
    path,
    text.replace(old, () => `${lines.join("\n")}\n`),
  );
}

function textOf(all: Made, file: string): string {
  const text = all.get(`openapi/${file}`);
  if (text === undefined) throw new Error(`there is no ${file}`);
  return text;
}

test("the operation and the schema say it", () => {
  const description = JSON.parse(textOf(after, "openapi.json"));
  const operation = description.paths["/artists/{id}"].get;
  expect(operation.responses).toEqual({
    200: {
      description: "The artist.",
      content: { "application/json": { schema: { $ref: "#/components/schemas/artist" } } },
    },
  });
  expect(operation["x-not-shown"]).not.toContain("responses");
  expect(description.components.schemas.artist).toEqual({
    type: "object",
    properties: { name: { type: "string" } },
    required: ["name"],
  });
  expect(parse(textOf(after, "openapi.yaml"))).toEqual(description);
});

test("nothing else of the description changed", () => {
  const changed = differences(
    JSON.parse(textOf(before, "openapi.json")),
    JSON.parse(textOf(after, "openapi.json")),
  );
  const operation = "/paths//artists/{id}/get";
  expect(changed.filter((place) => !/\/x-not-shown\/\d+$/.test(place))).toEqual([
    `${operation}/responses`,
    "/components/schemas/artist/x-not-shown",
    "/components/schemas/artist/type",
    "/components/schemas/artist/properties",
    "/components/schemas/artist/required",
  ]);
  expect(changed.every((place) => place.startsWith(operation) || place.includes("artist/"))).toBe(
    true,
  );
});

test("in YAML two lines go, and no other is touched", () => {
  const parts = diffLines(textOf(before, "openapi.yaml"), textOf(after, "openapi.yaml"));
  const gone = parts.filter(({ removed }) => removed).map(({ value }) => value.trim());
  expect(gone).toEqual(["- responses", "x-not-shown: true"]);
});

test("what has no words in OpenAPI stayed as it was", () => {
  expect(textOf(after, "openapi.loss.md")).toBe(textOf(before, "openapi.loss.md"));
});

/** The places at which two values differ; what one alone has is one place. */
function differences(one: unknown, other: unknown, place = ""): readonly string[] {
  if (!isObject(one) || !isObject(other)) return one === other ? [] : [place];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    name in one && name in other
      ? differences(one[name], other[name], `${place}/${name}`)
      : [`${place}/${name}`],
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
