/** Pointers into schemas: which schemas the value there has, where nothing is said, where there can be none. */
import { describe, expect, test } from "vitest";
import type { Schema } from "../../../generator/model/schema.js";
import {
  itemSchemas,
  type PointedSchemas,
  schemasAt,
} from "../../../generator/model/schema-pointer.js";

const at = { file: "schemas.yaml", path: [], part: "value" } as const;
const any: Schema = { kind: "any", at };
const text: Schema = { kind: "string", at };
const number: Schema = { kind: "number", integer: false, at };
const nothing: Schema = { kind: "null", at };
const never: Schema = { kind: "never", at };
const notShown: Schema = { kind: "notShown", at };

function object(properties: Readonly<Record<string, Schema>>, additional: Schema = any): Schema {
  return {
    kind: "object",
    at,
    properties: Object.entries(properties).map(([name, schema]) => ({ name, schema })),
    required: [],
    patternProperties: [],
    additional,
  };
}

function array(items: Schema, ...prefix: readonly Schema[]): Schema {
  return { kind: "array", at, prefix, items };
}

function combined(kind: "allOf" | "anyOf" | "oneOf", ...members: readonly Schema[]): Schema {
  return { kind, at, members };
}

function reference(name: string): Schema {
  return { kind: "reference", name, at };
}

const named: ReadonlyMap<string, Schema> = new Map([
  ["page", object({ items: array(text), total: number })],
  ["loop", reference("loop")],
  ["tree", combined("anyOf", object({ child: reference("tree"), leaf: text }), nothing)],
]);
const find = (name: string): Schema | undefined => named.get(name);

describe("the schemas at a pointer", () => {
  test.each<[string, Schema, string, PointedSchemas]>([
    ["the empty pointer is the whole", text, "", [text]],
    ["a property", object({ a: text }), "/a", [text]],
    ["a property below another", object({ a: object({ b: text }) }), "/a/b", [text]],
    ["an escaped name", object({ "a/b~c": text }), "/a~1b~0c", [text]],
    ["an item", array(text), "/0", [text]],
    ["an item of a tuple", array(number, text), "/0", [text]],
    ["an item behind a tuple", array(number, text), "/1", [number]],
    ["an item without a number", array(text), "/a", "refused"],
    ["an item that may not be", array(never, text), "/1", "refused"],
    ["what is named elsewhere", reference("page"), "/total", [number]],
    ["a name that nothing has", reference("gone"), "/a", "open"],
    ["a name that leads to itself", reference("loop"), "/a", "open"],
    ["a schema in itself", reference("tree"), "/child/child/leaf", [text]],
    ["a property that is not declared", object({ a: text }), "/b", [any]],
    ["one of a complete list", object({ a: text }, never), "/b", "refused"],
    ["one that is not shown", object({ a: text }, notShown), "/b", [notShown]],
    ["one of a map", object({}, number), "/b", [number]],
    ["anything", any, "/a", "open"],
    ["what is not shown", notShown, "/a", "open"],
    ["a text", text, "/a", "refused"],
    ["nothing that can be", never, "/a", "refused"],
    ["beside null", combined("oneOf", nothing, object({ a: text })), "/a", [text]],
    [
      "one of two",
      combined("anyOf", object({ a: text }), object({ a: number })),
      "/a",
      [text, number],
    ],
    ["one of which one says nothing", combined("anyOf", any, object({ a: text })), "/a", "open"],
    ["one of which none has it", combined("anyOf", text, nothing), "/a", "refused"],
    ["all, of which one has it", combined("allOf", any, object({ a: text })), "/a", [text]],
    ["all, of which one forbids it", combined("allOf", any, text), "/a", "refused"],
    [
      "all, of which two have it",
      combined("allOf", object({ a: text }), object({ a: any })),
      "/a",
      [{ kind: "allOf", members: [text, any], at }],
    ],
    [
      "what holds for objects only",
      { kind: "conditional", at, condition: object({}), consequence: object({ a: text }) },
      "/a",
      [text],
    ],
    ["a condition", { kind: "conditional", at, condition: object({ a: text }) }, "/a", "open"],
  ])("%s", (_, schema, pointer, found) => {
    expect(schemasAt(schema, pointer, find)).toEqual(found);
  });
});

describe("the schemas of items", () => {
  test.each<[string, PointedSchemas, PointedSchemas]>([
    ["an array", [array(text)], [text]],
    ["a tuple", [array(never, text, number)], [text, number]],
    ["what is named elsewhere, beside null", schemasAt(reference("page"), "/items", find), [text]],
    ["two arrays", [array(text), array(number)], [text, number]],
    ["an array or anything", [array(text), any], "open"],
    ["an object", [object({})], "refused"],
    ["a text", [text], "refused"],
    ["what is open", "open", "open"],
    ["what is refused", "refused", "refused"],
  ])("%s", (_, arrays, found) => {
    expect(itemSchemas(arrays, find)).toEqual(found);
  });
});
