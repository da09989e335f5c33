/** Shapes of schemas, as data: what is flattened, told apart, named, and what is not said with the reason. */
import { describe, expect, test } from "vitest";
import { goNames } from "../../../../generator/emit/go/names.js";
import type { NamedShape, Shape } from "../../../../generator/sdk/shapes/shape.js";
import { shapeIdentifiers } from "../../../../generator/sdk/shapes/shape-identifiers.js";
import { bodyPlace, partPlace } from "../../../../generator/sdk/shapes/shape-places.js";
import type { SchemaForm, SchemaValue } from "../../../../generator/validate/schema-shape.js";
import { unreachable } from "../../../../generator/unreachable.js";
import { schemaOf, type Schemas } from "../../emit/typescript/schemas/types-of.js";
import { shapesIn } from "./shaped-schemas.js";

/** A shape in a few words. */
function brief(shape: Shape): string {
  switch (shape.kind) {
    case "raw":
      return shape.why === "unsayable" ? `raw: ${shape.reason}` : `raw: ${shape.why}`;
    case "scalar":
      return [shape.type, shape.format, shape.encoding]
        .filter((each) => each !== undefined)
        .join(" ");
    case "constant":
      return "value" in shape.value ? JSON.stringify(shape.value.value) : shape.value.kind;
    case "list":
      return `[${brief(shape.item)}]`;
    case "map":
      return `{*: ${brief(shape.value)}}`;
    case "tuple": {
      const rest = shape.rest === undefined ? [] : [`...${brief(shape.rest)}`];
      return `(${[...shape.items.map(brief), ...rest].join(", ")}) at least ${shape.least}`;
    }
    case "nullable":
      return `${brief(shape.of)} or null`;
    case "named":
      return `<${shape.id}>`;
    default:
      return unreachable(shape);
  }
}

function said(shape: NamedShape): string {
  switch (shape.kind) {
    case "alias":
      return brief(shape.shape);
    case "record": {
      const { others } = shape;
      return [
        ...shape.fields.map(
          ({ name, presence, shape: of }) =>
            `${name.wire}${presence === "optional" ? "?" : ""}: ${brief(of)}`,
        ),
        ...(others === "unsaid" ? [] : [`others: ${others === "closed" ? others : brief(others)}`]),
      ].join("; ");
    }
    case "enum":
      return `${shape.of}${shape.isOpen ? " like" : ""} ${shape.values.map(({ value }) => value).join()}`;
    case "union": {
      const by = shape.by.kind === "tag" ? shape.by.tag.wire : shape.by.kind;
      const variants = shape.variants.map(({ name, shape: of, tags, fields }) =>
        [`${name.words.join(" ")}: ${brief(of)}`, ...(tags ?? fields ?? [])].join(" "),
      );
      return `by ${by}: ${variants.join(" | ")}`;
    }
  }
}

/** Ids and what is said of them. */
function all(schemas: Schemas, ways: Parameters<typeof shapesIn>[1] = {}): Record<string, string> {
  return Object.fromEntries(
    shapesIn(schemas, ways)
      .named()
      .map((each) => [each.id, said(each)]),
  );
}

const text: SchemaValue = { type: "string" };
const object = (properties: Schemas, required: readonly string[] = []): SchemaForm => ({
  type: "object",
  properties,
  required: [...required],
});

describe("records", () => {
  test("have what all of an `allOf` says, each property once", () => {
    const book: SchemaValue = {
      allOf: [
        { $ref: "#/schemas/thing" },
        object({ name: true, pages: { type: "integer" } }),
        { required: ["pages"] },
      ],
    };
    expect(all({ thing: object({ id: text, name: text }, ["id"]), book })).toEqual({
      thing: "id: string; name?: string",
      book: "id: string; name?: string; pages: integer",
    });
  });

  test("have nothing of what holds only for some objects", () => {
    const bounded = (bound: SchemaForm): SchemaValue => ({
      allOf: [
        object({ id: text }),
        { if: { type: "object", ...bound }, then: object({ name: text }, ["name"]) },
      ],
    });
    expect(
      all({
        all: bounded({}),
        commented: bounded({ title: "Objects" }),
        few: bounded({ maxProperties: 1 }),
        many: bounded({ minProperties: 2 }),
        named: bounded({ propertyNames: { maxLength: 3 } }),
        depending: bounded({ dependentRequired: { id: ["name"] } }),
        evaluated: bounded({ unevaluatedProperties: false }),
      }),
    ).toEqual({
      all: "id?: string; name: string",
      commented: "id?: string; name: string",
      few: "id?: string",
      many: "id?: string",
      named: "id?: string",
      depending: "id?: string",
      evaluated: "id?: string",
    });
  });

  test("have what needs a name from the schema that says it, unless more is said", () => {
    const thing = object({ kind: { enum: ["x", "y"] }, part: object({ a: text }) });
    const base: SchemaValue = { allOf: [{ $ref: "#/schemas/thing" }] };
    const book: SchemaValue = {
      allOf: [{ $ref: "#/schemas/base" }, object({ part: object({ b: text }) })],
    };
    const untyped: SchemaValue = {
      allOf: [{ $ref: "#/schemas/loose" }, { type: "object" }],
    };
    expect(all({ loose: { properties: { kind: { enum: ["x", "y"] } } }, page: untyped })).toEqual({
      loose: "raw: what is said holds for values of one type only",
      page: "kind?: <page/kind>",
      "page/kind": "string x,y",
    });
    expect(all({ book, base, thing })).toEqual({
      book: "kind?: <thing/kind>; part?: <book/part>",
      "book/part": "a?: string; b?: string",
      base: "<thing>",
      thing: "kind?: <thing/kind>; part?: <thing/part>",
      "thing/kind": "string x,y",
      "thing/part": "a?: string",
    });
  });

  test("that stand in themselves, with more beside the reference, are made once", () => {
    const inner: SchemaValue = {
      ...{ $ref: "#/schemas/call", type: "object" },
      properties: { name: text, call: { $ref: "#/schemas/call" } },
    };
    expect(all({ call: object({ name: text, call: inner }) })).toEqual({
      call: "name?: string; call?: <call/call>",
      "call/call": "name?: string; call?: <call/call>",
    });
  });

  test("have inline objects in their own name space, in the order of the manifest", () => {
    const author = object({ name: text, kind: { enum: ["person", "group"] } });
    const authors: SchemaValue = { type: "array", items: object({ role: text }) };
    expect(
      all({ book: object({ author, authors, "a/b~c": object({}), tag: object({ x: text }) }) }),
    ).toEqual({
      book: "author?: <book/author>; authors?: [<book/authors/~item>]; a/b~c?: {*: raw: any}; tag?: <book/tag>",
      "book/author": "name?: string; kind?: <book/author/kind>",
      "book/author/kind": "string person,group",
      "book/authors/~item": "role?: string",
      "book/tag": "x?: string",
    });
  });

  test("say of others what is said", () => {
    const others = (additionalProperties: SchemaValue) => ({
      ...object({ a: text }),
      additionalProperties,
    });
    expect(
      all({
        closed: others(false),
        any: others(true),
        open: others("not shown"),
        typed: others(object({ x: text })),
        map: { type: "object", additionalProperties: { type: "integer" } },
        free: { type: "object" },
        unknown: { type: "object", additionalProperties: "not shown" },
        empty: { type: "object", additionalProperties: false },
        patterns: {
          type: "object",
          patternProperties: { "^x": text },
          additionalProperties: false,
        },
        listed: { type: "object", propertyNames: { enum: ["a", "b"] }, additionalProperties: text },
      }),
    ).toEqual({
      closed: "a?: string; others: closed",
      any: "a?: string; others: raw: any",
      open: "a?: string; others: raw: not-shown",
      typed: "a?: string; others: <typed/~others>",
      "typed/~others": "x?: string",
      map: "{*: integer}",
      free: "{*: raw: any}",
      unknown: "raw: not-shown",
      empty: "others: closed",
      patterns: "{*: string}",
      listed: "a?: string; b?: string; others: closed",
    });
  });

  test("differ by side where a property goes one way only, in themselves or in what they refer to", () => {
    const book = object({
      id: { type: "string", readOnly: true },
      key: { type: "string", writeOnly: true },
    });
    const shelf = object({ books: { type: "array", items: { $ref: "#/schemas/book" } } });
    const label = object({ text });
    const schemas = { shelf, book, label };
    const shapes = {
      shelf: "books?: [<book>]",
      book: "id?: string",
      "shelf/~sent": "books?: [<book/~sent>]",
      "book/~sent": "key?: string",
      label: "text?: string",
    };
    const both = ["shelf", "label"];
    expect(all(schemas, { sent: both, answered: both })).toEqual(shapes);
    // The sent type is called so from the beginning, so that a response that comes later renames nothing.
    expect(Object.keys(all(schemas, { sent: both }))).toEqual([
      "shelf/~sent",
      "book/~sent",
      "label",
    ]);
  });
});

describe("values", () => {
  test.each<readonly [SchemaValue, string]>([
    [{ type: "string", format: "date-time" }, "string date-time"],
    [{ type: "string", contentEncoding: "base64" }, "string base64"],
    [{ type: ["string", "null"] }, "string or null"],
    [{ type: ["integer", "number"] }, "number"],
    [{ const: "x" }, '"x"'],
    [{ const: null }, "null"],
    [{ enum: [true, false] }, "boolean"],
    [{ enum: ["x", 1] }, "raw: its values are of several types"],
    [{ type: "array", items: "not shown" }, "[raw: not-shown]"],
    [
      { type: "array", prefixItems: [text, { type: "integer" }], items: false, minItems: 1 },
      "(string, integer) at least 1",
    ],
    [{ type: "array", prefixItems: [text], items: text }, "(string, ...string) at least 0"],
    [{ allOf: [text, { minLength: 2 }] }, "string"],
    [{ anyOf: [text, { type: "string", format: "uri" }] }, "string"],
    [{ anyOf: [{ type: "integer" }, "not shown"] }, "raw: not-shown"],
    [{ not: text }, "raw: only what it is not is said"],
    [{ minLength: 2 }, "raw: what is said holds for values of one type only"],
    [true, "raw: any"],
    ["not shown", "raw: not-shown"],
    [false, "raw: no value is allowed"],
    [
      { anyOf: [object({ a: text }), object({ b: text })] },
      "raw: nothing tells its alternatives apart",
    ],
  ])("%j is %s", (schema, wanted) => {
    const place = partPlace("books.create", ["body"], "sent");
    expect(brief(shapesIn({}).of(schemaOf(schema), place))).toBe(wanted);
  });

  test("a name stands for a value that may be null, and who refers to it says so", () => {
    const maybe: SchemaValue = { oneOf: [object({ a: text }), { type: "null" }] };
    expect(all({ maybe, one: object({ it: { $ref: "#/schemas/maybe" } }) })).toEqual({
      maybe: "a?: string",
      one: "it?: <maybe> or null",
    });
  });

  test("a name that stands for itself alone is JSON", () => {
    expect(all({ tree: { type: "array", items: { $ref: "#/schemas/tree" } } })).toEqual({
      tree: "raw: it is made of itself, with nothing between that has a name",
    });
  });
});

describe("unions", () => {
  const ref = (name: string) => ({ $ref: `#/schemas/${name}` });
  const cat = object({ kind: { const: "cat" }, lives: { type: "integer" } }, ["kind", "lives"]);
  const dog = object({ kind: { enum: ["dog", "puppy"] }, barks: { type: "boolean" } }, [
    "kind",
    "barks",
  ]);

  test("are told apart by JSON type, and objects by the values of a tag", () => {
    expect(
      all({
        cat,
        dog,
        pet: { oneOf: [ref("cat"), ref("dog"), text, { type: "array", items: text }] },
      }),
    ).toHaveProperty(
      "pet",
      "by kind: cat: <cat> cat | dog: <dog> dog puppy | string: string | array: [string]",
    );
    expect(all({ cat, it: { anyOf: [ref("cat"), text, { enum: ["x"] }] } })).toEqual({
      cat: 'kind: "cat"; lives: integer',
      it: "by json-type: cat: <cat> | string: <it/~string>",
      "it/~string": "string like x",
    });
  });

  test("have variants without a name in their name space, by the tag", () => {
    expect(all({ pet: { oneOf: [cat, dog] } })).toEqual({
      pet: "by kind: cat: <pet/cat> cat | dog: <pet/dog> dog puppy",
      "pet/cat": 'kind: "cat"; lives: integer',
      "pet/dog": "kind: <pet/dog/kind>; barks: boolean",
      "pet/dog/kind": "string dog,puppy",
    });
  });

  test("go by the discriminator, whatever the schemas say of the tag", () => {
    const plain = object({ kind: text }, ["kind"]);
    const discriminator = { propertyName: "kind", mapping: { tabby: "#/schemas/one" } };
    const pet: SchemaValue = { oneOf: [ref("one"), ref("two")], discriminator };
    expect(all({ one: plain, two: plain, pet })).toHaveProperty(
      "pet",
      "by kind: one: <one> tabby | two: <two> two",
    );
  });

  test("are told apart by properties that only one has", () => {
    const one = object({ a: text, c: text }, ["a"]);
    const two = object({ b: text, c: text }, ["b"]);
    const pair: SchemaValue = { oneOf: [ref("one"), ref("two")] };
    expect(all({ one, two, pair })).toHaveProperty(
      "pair",
      "by fields: one: <one> a | two: <two> b",
    );
    expect(all({ one, two: object({ a: text, b: text }, ["b"]), pair })).toHaveProperty(
      "pair",
      "by nothing: one: <one> | two: <two>",
    );
  });
});

describe("names of types", () => {
  const names = (schemas: Schemas, nested: boolean) => {
    const named = shapesIn(schemas).named();
    return Object.fromEntries(shapeIdentifiers(named, goNames, { nested, taken: ["Client"] }));
  };
  const inner = object({ x: text });

  test("are joined with those of their owners, or stand in them", () => {
    const schemas = {
      book: object({ id: object({ url: inner }), list: { type: "array", items: inner } }),
      client: inner,
    };
    expect(names(schemas, false)).toEqual({
      book: "Book",
      "book/id": "Book_ID",
      "book/id/url": "Book_ID_URL",
      "book/list/~item": "Book_List_Item",
      client: "Client_",
    });
    expect(Object.values(names(schemas, true))).toEqual([
      "Book",
      "ID",
      "URL",
      "List_Item",
      "Client_",
    ]);
  });

  test("are kept free for properties that need none yet, and for others", () => {
    const book = (first: SchemaValue) => ({
      ...object({ a_b: first, aB: inner, others: inner, book: inner }),
      additionalProperties: inner,
    });
    expect(Object.values(names({ book: book("not shown") }, true))).toEqual([
      ...["Book", "AB_", "Others_", "Book_", "Others"],
    ]);
    expect(Object.values(names({ book: book(inner) }, true))).toEqual([
      ...["Book", "AB", "AB_", "Others_", "Book_", "Others"],
    ]);
  });
});

test.each<[string, readonly string[]]>([
  ["application/json", ["books order", "body"]],
  ["application/x-www-form-urlencoded", ["books order", "form body"]],
  ["multipart/form-data", ["books order", "multipart body"]],
  ["application/xml", ["books order", "body", "application xml"]],
])("a body of %s has a name that its media type alone decides", (mediaType, wanted) => {
  const { names } = bodyPlace("books.order", mediaType, "sent");
  expect(names.map(({ words }) => words.join(" "))).toEqual(wanted);
});
