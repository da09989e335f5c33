/** Names of types: each from its own schema alone, so that adding one never renames another. */
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  collidingInputs,
  type SchemaNames,
  schemaNames,
} from "../../../../../generator/emit/typescript/schemas/schema-names.js";
import type { ApiModel, NamedSchema } from "../../../../../generator/model/model.js";
import { writeFiles } from "../../../../behaviour/emitted-client.js";
import { scenariosFolder } from "../../../../golden-tree.js";
import { loadFolder } from "../../../../model-lookup.js";
import { namedSchemas } from "./types-of.js";

const taken = ["Client", "Answer"];
const { model } = loadFolder(join(scenariosFolder, "schema-sides")).value;

function namesIn(all: ApiModel): Readonly<Record<string, readonly string[]>> {
  const names = schemaNames(all, taken);
  return Object.fromEntries(model.schemas.map(({ name }) => [name, typesOf(name, names)]));
}

function typesOf(schema: string, names: SchemaNames): readonly string[] {
  return names.sidesOf(schema).map((side) => names.typeName(schema, side));
}

const id = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,5}){0,2}$/);

test("a schema that is sent and answered and differs has two types, any other one", () => {
  expect(namesIn(model)).toEqual({
    reader: ["Reader", "ReaderInput"],
    moment: ["Moment"],
    "reader-id": ["ReaderId"],
    shelf: ["Shelf", "ShelfInput"],
    rank: ["Rank"],
    changes: ["Changes"],
    loan: ["Loan"],
    card: ["Card"],
  });
});

test("adding schemas renames none, wherever they stand", () => {
  const before = namesIn(model);
  const tricky = fc.constantFrom("client", "answer", "input", "shelf-card", "promise");
  fc.assert(
    fc.property(fc.array(fc.oneof(id, tricky)), fc.boolean(), (ids, first) => {
      const added = [...new Set(ids)].filter((each) => !(each in before));
      const further: readonly NamedSchema[] = namedSchemas(
        Object.fromEntries(added.map((each) => [each, { type: "object" }])),
      );
      const schemas = first ? [...further, ...model.schemas] : [...model.schemas, ...further];
      expect(namesIn({ ...model, schemas })).toEqual(before);
    }),
  );
});

test("a name that the package has for something else gets an underscore", () => {
  const schemas = namedSchemas({ client: { type: "string" }, map: { type: "string" } });
  const names = schemaNames({ ...model, schemas: [...schemas] }, taken);
  expect(typesOf("client", names)).toEqual(["Client_"]);
  expect(typesOf("map", names)).toEqual(["Map_"]);
});

describe("a schema that is called as what is sent of another", () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "colliding-"));
    await cp(join(scenariosFolder, "schema-sides"), folder, { recursive: true });
    await writeFiles(folder, {
      "schemas/more.yaml": { source: "handbook", schemas: { "reader-input": { type: "string" } } },
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("is reported, and keeps its name", () => {
    const colliding = loadFolder(folder).value.model;
    const names = schemaNames(colliding, taken);
    expect(typesOf("reader-input", names)).toEqual(["ReaderInput"]);
    expect(collidingInputs(colliding, names)).toMatchObject([
      {
        code: "colliding-names",
        at: { file: "schemas/more.yaml", path: ["schemas", "reader-input"] },
        message: "`reader-input` has the name of what is sent of `reader`: the type ReaderInput",
      },
    ]);
    expect(collidingInputs(model, schemaNames(model, taken))).toEqual([]);
  });
});
