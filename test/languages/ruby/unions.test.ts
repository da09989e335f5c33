/** Unions in Ruby, with what tells their values apart and without: by calls of a gem, in a program of Ruby. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { manifestFiles, writeFiles } from "../../behaviour/emitted-client.js";
import { loadFolder } from "../../model-lookup.js";
import { run } from "../../matrix/processes.js";
import { findToolchain } from "../toolchains.js";
import { writeGem } from "./emitted-gems.js";

const ref = (name: string): object => ({ $ref: `#/schemas/${name}` });

const object = (required: readonly string[], properties: object): object => ({
  ...{ type: "object", required, properties },
});

const text = { type: "string" };
const number = { type: "integer" };

const schemas = {
  film: object(["kind"], { kind: { const: "motion-picture" }, minutes: number }),
  disc: object(["tracks"], { kind: text, tracks: number }),
  book: object(["isbn"], { isbn: text, title: text }),
  magazine: object(["issn"], { issn: text, title: text }),
  folder: object([], { name: text, parts: { type: "array", items: ref("folder") } }),
  box: object([], { name: text, parts: { type: "array", items: ref("box") } }),
  hidden: "not shown",
  tagged: {
    oneOf: [ref("film"), ref("disc")],
    discriminator: {
      propertyName: "kind",
      mapping: { "motion-picture": "#/schemas/film", disc: "#/schemas/disc" },
    },
  },
  fielded: { oneOf: [ref("book"), ref("magazine")] },
  typed: {
    anyOf: [text, { type: "number" }, { type: "array", items: ref("film") }, ref("disc")],
  },
  alike: { oneOf: [ref("folder"), ref("box")] },
  open: { oneOf: [ref("film"), ref("hidden")] },
  shelf: object([], { best: ref("tagged"), all: { type: "array", items: ref("tagged") } }),
};

const operations = Object.fromEntries(
  ["tagged", "fielded", "typed", "alike", "open", "shelf"].map((name) => [
    name,
    {
      ...{ method: "GET", path: `/${name}`, parameters: "none", body: "none" },
      responses: { 200: { content: { "application/json": { schema: ref(name) } } } },
    },
  ]),
);

describe.skipIf(findToolchain("ruby") === undefined)("unions", () => {
  const folder = mkdtempSync(join(tmpdir(), "ruby-unions-"));
  const manifest = join(folder, "manifest");
  afterAll(() => rmSync(folder, { recursive: true }));

  test("unions_test.rb passes without a warning", async () => {
    mkdirSync(manifest);
    await writeFiles(manifest, manifestFiles({ groups: { things: { operations } }, schemas }));
    const faults = loadFolder(manifest).diagnostics.filter(({ severity }) => severity === "error");
    expect(faults).toEqual([]);
    await writeGem(folder, { name: "unions", manifest });
    const suite = join(import.meta.dirname, "unions_test.rb");
    const { code, out, error } = await run(
      "ruby",
      ["-w", "-I", join(folder, "unions/lib"), suite],
      {},
    );
    const warned = error.split("\n").filter((line) => line.includes(folder));
    expect({ code, warned, out }).toEqual({
      ...{ code: 0, warned: [] },
      out: expect.stringMatching(/^[1-9]\d* runs, .* 0 failures, 0 errors, 0 skips$/m),
    });
  });
});
