/**
 * Schemas of sizes and kinds that no person would write: what is emitted for them compiles and reads back, or a diagnostic
 * says why not. A stack that overflows, or time that grows by the square, fails here too.
 */
import { readdirSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Code } from "../../generator/diagnostics/catalog.js";
import { load } from "../../generator/pipeline.js";
import { manifestFiles, renderClient, writeFiles } from "../behaviour/emitted-client.js";
import { compile, versions } from "../consumers/compiler.js";

const ref = (name: string): object => ({ $ref: `#/schemas/${name}` });
const numbered = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const mapOf = <T>(count: number, name: (index: number) => string, value: (index: number) => T) =>
  Object.fromEntries(numbered(count).map((index) => [name(index), value(index)]));

/** A chain of named schemas, each in what is made of the next; the last one ends it. */
const chain = (name: string, length: number, link: (next: object) => object): object =>
  mapOf(
    length,
    (index) => `${name}-${index}`,
    (index) => (index === length - 1 ? { type: "string" } : link(ref(`${name}-${index + 1}`))),
  );

/** Schemas in each other, written in one place. */
const nested = (wrap: (inner: object) => object, levels: number): object =>
  numbered(levels).reduce<object>((inner) => wrap(inner), { type: "integer" });

/** Values that differ in what is easily lost: case, type, emptiness. */
const odd = [
  "Up",
  "up",
  "UP",
  "",
  " ",
  "1",
  1,
  "null",
  null,
  "true",
  true,
  0,
  -1.5,
  "a",
  "\u00e9",
  "e\u0301",
];

const extremes: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "10,000 properties": {
    wide: {
      type: "object",
      required: numbered(10_000)
        .filter((index) => index % 2 === 0)
        .map((index) => `property ${index}`),
      properties: mapOf(
        10_000,
        (index) => `property ${index}`,
        (index) => ({ type: index % 3 === 0 ? "string" : "integer" }),
      ),
      additionalProperties: false,
    },
    twice: { allOf: [ref("wide"), ref("wide")] },
  },
  "references in a row": {
    ...chain("property", 1000, (next) => ({ type: "object", properties: { next } })),
    ...chain("needed", 1000, (next) => ({
      type: "object",
      properties: { next },
      required: ["next"],
    })),
    ...chain("bare", 200, (next) => next),
    ...chain("list", 200, (next) => ({ type: "array", items: next, minItems: 1 })),
    ...chain("map", 200, (next) => ({ type: "object", additionalProperties: next })),
    ...chain("union", 200, (next) => ({ oneOf: [next, { type: "null" }] })),
    ...chain("preset", 200, (next) => ({ ...next, default: "here" })),
    // Two ways at each step are 2 to the 200th in all.
    ...chain("both", 200, (next) => ({ allOf: [next, next] })),
    ...chain("either", 200, (next) => ({ anyOf: [next, next], default: "here" })),
    ...mapOf(
      199,
      (index) => `heir-${index}`,
      (index) => ({
        allOf: [
          index === 198 ? ref("property-0") : ref(`heir-${index + 1}`),
          { type: "object", properties: { [`own${index}`]: { type: "string" } } },
        ],
      }),
    ),
  },
  "as many levels as YAML may have": {
    objects: nested((inner) => ({ type: "object", properties: { inner } }), 48),
    lists: nested((items) => ({ type: "array", items }), 96),
    maps: nested((additionalProperties) => ({ type: "object", additionalProperties }), 96),
    unions: nested((member) => ({ oneOf: [member, { type: "null" }] }), 48),
    all: nested((member) => ({ allOf: [member, { type: "integer" }] }), 48),
  },
  "a union of 500": {
    ...mapOf(
      500,
      (index) => `member-${index}`,
      (index) => ({
        type: "object",
        required: ["kind"],
        properties: { kind: { const: `member-${index}` }, [`of${index}`]: { type: "string" } },
      }),
    ),
    all: {
      oneOf: numbered(500).map((index) => ref(`member-${index}`)),
      discriminator: { propertyName: "kind" },
    },
    inline: {
      anyOf: numbered(500).map((index) => ({
        type: "object",
        properties: { [`p${index}`]: { type: "string" } },
      })),
    },
    values: { enum: numbered(10_000).map((index) => `value ${index}`) },
    odd: { enum: odd },
  },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "extreme-schemas-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("schemas that are valid", () => {
  test.each(Object.entries(extremes))(
    "%s: emitted, printed and read back",
    async (name, schemas) => {
      const files = [...(await renderClient(await written(name, schemas))).values()];
      const texts: [string, string][] = [];
      for (const { path, text, readBack } of files) {
        expect(await readBack?.(text), path).toEqual(readBack && []);
        texts.push([path, text]);
      }
      await writeFiles(
        join(folder, "clients", name.replaceAll(/\W/g, "-")),
        Object.fromEntries(texts),
      );
      expect(declaredIn(Object.fromEntries(texts)).length).toBeGreaterThanOrEqual(
        Object.keys(schemas).length,
      );
    },
  );

  test.each(versions)("all of them compile with TypeScript %s", async (version) => {
    const clients = join(folder, "clients");
    const written = readdirSync(clients, { withFileTypes: true }).filter(
      (each) => each.isDirectory() && each.name !== "node_modules",
    );
    expect(written.length).toBe(Object.keys(extremes).length);
    const include = ["*/typescript-client/src"];
    expect(await compile({ version, resolution: "nodenext", folder: clients, include })).toBe("");
  });

  test("values that differ in case, type or emptiness only are all kept", async () => {
    const tree = await renderClient(await written("values", { odd: { enum: odd } }));
    const text = tree.get("typescript-client/src/schemas.ts")?.text ?? "";
    expect(literalsIn(text)).toEqual(odd);
  });
});

describe("schemas that are refused, with a reason", () => {
  test.each<readonly [string, Code, object | string]>([
    [
      "1,000 levels in one place",
      "nesting-too-deep",
      `source: handbook\nschemas: { a: ${"{ items: ".repeat(1000)}true${" }".repeat(1000)} }`,
    ],
    ["1,000 references in a row", "long-reference-chain", chain("far", 1000, (next) => next)],
    ["1,000 references to the start", "endless-reference", circle((next) => next)],
    [
      "1,000 objects that need each other",
      "endless-value",
      circle((next) => ({ type: "object", properties: { next }, required: ["next"] })),
    ],
    [
      "a contradiction 200 references away",
      "contradictory-schema",
      {
        ...chain("far", 199, (next) => ({ allOf: [next] })),
        a: { ...ref("far-0"), type: "integer" },
      },
    ],
    [
      "two circles laid over each other",
      "contradictory-schema",
      {
        ...mapOf(
          7,
          (index) => `a-${index}`,
          (index) => link(`a-${(index + 1) % 7}`, { type: "string" }),
        ),
        ...mapOf(
          11,
          (index) => `b-${index}`,
          (index) => link(`b-${(index + 1) % 11}`, index === 10 ? { type: "integer" } : true),
        ),
        both: { allOf: [ref("a-0"), ref("b-0")] },
      },
    ],
  ])("%s", async (name, code, schemas) => {
    const folderOfManifest = await written(name, schemas);
    const request = { folder: folderOfManifest, name: "manifest", targets: [] };
    const { diagnostics } = load({ ...request, stage: (_name, run) => run() });
    expect([...new Set(diagnostics.map((each) => each.code))]).toEqual([code]);
  });
});

/** Named schemas of which each refers to the next and the last to the first. */
function circle(wrap: (next: object) => object): object {
  return mapOf(
    1000,
    (index) => `circle-${index}`,
    (index) => wrap(ref(`circle-${(index + 1) % 1000}`)),
  );
}

function link(next: string, value: unknown): object {
  return { type: "object", properties: { next: ref(next), value } };
}

async function written(name: string, schemas: object | string): Promise<string> {
  const manifest = join(folder, "manifests", name);
  const groups = { things: { operations: { list: "not shown" } } };
  await writeFiles(
    manifest,
    typeof schemas === "string"
      ? { ...manifestFiles({ groups }), "schemas/all.yaml": schemas }
      : manifestFiles({ groups, schemas }),
  );
  return manifest;
}

/** Names of the types that `schemas.ts` declares. */
function declaredIn(texts: Readonly<Record<string, string>>): readonly string[] {
  return statementsOf(texts["typescript-client/src/schemas.ts"] ?? "").flatMap((statement) =>
    ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
      ? [statement.name.text]
      : [],
  );
}

/** The values that the one type alias of a file lists. */
function literalsIn(text: string): readonly unknown[] {
  return statementsOf(text)
    .filter(ts.isTypeAliasDeclaration)
    .flatMap(({ type }) => (ts.isUnionTypeNode(type) ? [...type.types] : [type]))
    .map((type) => JSON.parse(type.getText()));
}

function statementsOf(text: string): readonly ts.Statement[] {
  return [...ts.createSourceFile("schemas.ts", text, ts.ScriptTarget.Latest, true).statements];
}
