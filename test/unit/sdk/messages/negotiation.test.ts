/** Calls ask for media types, and their responses are read, by what a manifest says of an operation's responses. */
import { describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { schemaFinder } from "../../../../generator/model/schema-finder.js";
import type { Negotiation } from "../../../../generator/sdk/messages/negotiation.js";
import { resultPlan } from "../../../../generator/sdk/operations/result.js";
import { operationNamed } from "../../../model-lookup.js";
import { modelOf } from "../../resolve/manifest-text.js";

const book = { $ref: "#/schemas/book" };
const fault = { $ref: "#/schemas/fault" };
const text = { type: "string" };
const bytes = { type: "string", format: "binary" };

/** A file of a manifest, which has no anchors. */
function textOf(file: object): string {
  return stringify(file, { aliasDuplicateObjects: false });
}

/** Returns what follows, with no more of the representations than their media types. */
interface Told extends Omit<Negotiation, "choice"> {
  readonly choice:
    { readonly types: readonly string[]; readonly preferred?: string | undefined } | undefined;
}

function told({ choice, ...others }: Negotiation): Told {
  const types = choice?.representations.map(({ mediaType }) => mediaType) ?? [];
  return { ...others, choice: choice && { types, preferred: choice.preferred } };
}

/** The same of answers as `planned` has them. */
function negotiation(...answers: Parameters<typeof planned>): Told {
  return told(planned(...answers));
}

/** Returns what follows from responses, of which each has schemas by media type; `not shown` is itself. */
function planned(
  responses: Readonly<Record<string, Readonly<Record<string, unknown>> | string>>,
  facts: object = {},
): Negotiation {
  const answers = Object.entries(responses).map(([status, contents]) => {
    if (typeof contents === "string") return [status, contents];
    const content = Object.fromEntries(
      Object.entries(contents).map(([type, schema]) => [
        type,
        schema === "not shown" ? schema : { schema },
      ]),
    );
    return [status, { content: Object.keys(content).length === 0 ? "none" : content }];
  });
  const list = { method: "GET", path: "/books", responses: Object.fromEntries(answers), ...facts };
  const model = modelOf({
    "groups/books.yaml": textOf({ source: "handbook", operations: { list } }),
    "schemas/all.yaml": textOf({
      source: "handbook",
      schemas: {
        book: { type: "object", properties: { items: { type: "array" } } },
        fault: { type: "object", properties: { message: text } },
        scan: bytes,
        anything: {},
      },
    }),
  });
  return resultPlan(operationNamed(model, "books.list"), schemaFinder(model)).negotiation;
}

const json = "application/json";
const xml = "application/xml";

describe("of a complete list of answers", () => {
  test.each<[string, Parameters<typeof planned>[0], Told]>([
    [
      "the only media type is asked for",
      { 200: { [json]: book } },
      { header: json, reading: { listed: [json] }, choice: undefined },
    ],
    [
      "JSON is asked for where it is one of several of one schema",
      { 200: { [xml]: book, "text/json": book, [json]: { ...book, description: "As JSON." } } },
      {
        header: json,
        reading: { listed: [xml, "text/json", json] },
        choice: { types: [xml, "text/json", json], preferred: json },
      },
    ],
    [
      "all are asked for where their schemas differ",
      { 200: { [json]: book, "text/csv": text } },
      {
        header: `${json}, text/csv`,
        reading: { listed: [json, "text/csv"] },
        choice: { types: [json, "text/csv"], preferred: undefined },
      },
    ],
    [
      "a stream is another thing than an answer as a whole",
      { 200: { [json]: book, "text/event-stream": book } },
      {
        header: `${json}, text/event-stream`,
        reading: { listed: [json, "text/event-stream"] },
        choice: { types: [json, "text/event-stream"], preferred: undefined },
      },
    ],
    [
      "one of which nothing is shown is not the same",
      { 200: { [json]: book, [xml]: "not shown" } },
      {
        header: `${json}, ${xml}`,
        reading: { listed: [json, xml] },
        choice: { types: [json, xml], preferred: undefined },
      },
    ],
    [
      "what no header can say is JSON like any other",
      { 200: { [json]: book, "application/*+json": book, "text/json": book } },
      {
        header: json,
        reading: { listed: [json, "application/*+json", "text/json"] },
        choice: { types: [json, "text/json"], preferred: json },
      },
    ],
    [
      "successes that differ are read by their status where one has several",
      { 200: { [json]: book, [xml]: book }, 202: { "text/plain": text }, 204: {} },
      {
        header: `${json}, text/plain`,
        reading: [
          ["200", { listed: [json, xml] }],
          ["202", { listed: ["text/plain"] }],
        ],
        choice: { types: [json, xml], preferred: json },
      },
    ],
    [
      "successes that have one each are all read alike",
      { 200: { [json]: book }, 202: { "text/plain": text } },
      {
        header: `${json}, text/plain`,
        reading: { listed: [json, "text/plain"] },
        choice: undefined,
      },
    ],
    [
      "what holds for every other status counts, too, and is no choice",
      { 200: { [json]: book }, default: { [json]: fault, [xml]: fault } },
      {
        header: json,
        reading: [
          ["200", { listed: [json] }],
          ["default", { listed: [json, xml] }],
        ],
        choice: undefined,
      },
    ],
    [
      "an empty one asks for nothing",
      { 204: {} },
      { header: undefined, reading: undefined, choice: undefined },
    ],
  ])("%s", (_, responses, expected) => {
    expect(negotiation(responses)).toEqual(expected);
  });
});

describe("of an open list of answers", () => {
  const others = { "(others)": "not shown" };

  test("nothing is asked for that nothing follows from", () => {
    const nothing = { header: undefined, reading: undefined };
    expect(negotiation({ 200: { [json]: book }, ...others })).toMatchObject(nothing);
    expect(negotiation({ 200: "not shown" })).toMatchObject(nothing);
    expect(negotiation({ 200: { [json]: book, "(others)": "not shown" } })).toMatchObject(nothing);
  });

  test("JSON is liked best where it is one of several of one schema, and nothing is refused", () => {
    expect(negotiation({ 200: { [xml]: book, [json]: book }, ...others })).toEqual({
      header: `${json}, */*;q=0.1`,
      reading: [["200", { listed: [xml, json] }]],
      choice: { types: [xml, json], preferred: json },
    });
  });

  test("a call may choose one of several schemas", () => {
    expect(negotiation({ 200: { [json]: book, "text/csv": text }, ...others })).toEqual({
      header: undefined,
      reading: [["200", { listed: [json, "text/csv"] }]],
      choice: { types: [json, "text/csv"], preferred: undefined },
    });
  });
});

test("a representation has the bodies that come to a call that asks for it", () => {
  const bodiesOf = (responses: Parameters<typeof planned>[0]) =>
    planned(responses).choice?.representations.map(({ bodies }) =>
      bodies.map(({ contents }) => contents.map(({ mediaType }) => mediaType).join()),
    );
  // Of a success that does not list it all that it may be.
  expect(bodiesOf({ 200: { [json]: book, [xml]: book }, 202: { "text/plain": text } })).toEqual([
    [json, "text/plain"],
    [xml, "text/plain"],
  ]);
  expect(bodiesOf({ 200: { "*/*": bytes, [json]: book } })).toEqual([[], [json]]);
});

describe("of any media type", () => {
  test.each<[string, unknown, string | undefined, Negotiation["reading"]]>([
    ["an object is JSON", book, `${json}, */*;q=0.1`, { any: "json" }],
    ["a number is JSON", { type: "integer" }, `${json}, */*;q=0.1`, { any: "json" }],
    ["a list of texts is JSON", { type: "array" }, `${json}, */*;q=0.1`, { any: "json" }],
    ["a text is text", text, "text/plain, */*;q=0.1", { any: "text" }],
    ["a value of a list is text", { enum: ["a"] }, "text/plain, */*;q=0.1", { any: "text" }],
    ["what may be text is text", { anyOf: [text, book] }, "text/plain, */*;q=0.1", { any: "text" }],
    ["bytes are bytes", bytes, undefined, { any: "bytes" }],
    ["also by a name", { $ref: "#/schemas/scan" }, undefined, { any: "bytes" }],
    ["also without a type", { format: "binary" }, undefined, { any: "bytes" }],
    ["anything is as it says", {}, undefined, undefined],
    ["also by a name", { $ref: "#/schemas/anything" }, undefined, undefined],
    ["what is not shown is as it says", "not shown", undefined, undefined],
  ])("%s", (_, schema, header, reading) => {
    expect(negotiation({ 200: { "*/*": schema } })).toEqual({ header, reading, choice: undefined });
  });

  test("what is of one kind of media type likewise", () => {
    const { header, reading } = negotiation({ 200: { "application/*": book } });
    expect([header, reading]).toEqual([`${json}, application/*;q=0.1`, { any: "json" }]);
  });

  test("beside JSON it is JSON, and beside others it is as it says", () => {
    const { header, reading, choice } = negotiation({ 200: { "*/*": book, [json]: book } });
    expect([header, reading, choice]).toEqual([json, { any: "json" }, undefined]);
    expect(negotiation({ 200: { "*/*": bytes, [json]: book } })).toEqual({
      header: undefined,
      reading: { listed: ["*/*", json] },
      choice: { types: ["*/*", json], preferred: undefined },
    });
  });
});

test("pages are read of JSON alone", () => {
  const pages = {
    strategy: "offset",
    request: { offset: "query.offset" },
    response: { items: "/items" },
  };
  const model = modelOf({
    "service.yaml": textOf({
      source: "handbook",
      sources: { handbook: { title: "Handbook", kind: "document" } },
      groups: ["books"],
      pagination: { pages },
    }),
    "groups/books.yaml": textOf({
      source: "handbook",
      operations: {
        list: {
          method: "GET",
          path: "/books",
          parameters: { query: { offset: { schema: { type: "integer" } } } },
          pagination: { uses: "pages" },
          responses: {
            200: {
              content: {
                "text/csv": { schema: text },
                [json]: {
                  schema: { type: "object", properties: { items: { type: "array" } } },
                },
              },
            },
          },
        },
      },
    }),
  });
  const { negotiation: ofPages } = resultPlan(operationNamed(model, "books.list"), () => undefined);
  expect(told(ofPages)).toEqual({
    header: json,
    reading: { listed: ["text/csv", json] },
    choice: undefined,
  });
});
