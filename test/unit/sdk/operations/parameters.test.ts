/** The parameters of a request as data: whose they are, whether they must be there, how they are written. */
import { describe, expect, test } from "vitest";
import { plannedAsCall } from "../planned-operation.js";

const text = { type: "string" };

/** The parameters that are planned of an operation's facts, each in short. */
function parameters(operation: object, service: object = {}) {
  return plannedAsCall({ operation, service }).request.parameters.map(
    ({ place, name, from, presence }) => [place, name, from, presence].join(" "),
  );
}

describe("the headers of every request", () => {
  const service = { headers: { "X-Client": { schema: text, required: true }, "X-Trace": {} } };

  test("stand after an operation's own", () => {
    const operation = { parameters: { header: { "X-Own": { required: false } } } };
    expect(parameters(operation, service)).toEqual([
      "header X-Own operation optional",
      "header X-Client service required",
      "header X-Trace service not-shown",
    ]);
  });

  test("give way to an operation's own, in any case", () => {
    const operation = { parameters: { header: { "x-client": { required: false } } } };
    expect(parameters(operation, service)).toEqual([
      "header x-client operation optional",
      "header X-Trace service not-shown",
    ]);
  });

  test("go also with an operation that has none, and are no part of what is known of its own", () => {
    const operation = { parameters: { header: "none", query: "not shown" } };
    const { places } = plannedAsCall({ operation, service }).request;
    expect(places).toMatchObject({
      path: { known: "none" },
      query: { known: "not-shown" },
      header: { known: "none", own: [], common: [{ name: "X-Client" }, { name: "X-Trace" }] },
      cookie: { known: "not-shown" },
    });
    expect(parameters(operation, service)).toHaveLength(2);
  });
});

describe("a key that clients make by themselves", () => {
  const idempotent = { header: "Idempotency-Key" };

  test("is the operation's header of that name in any case, and of no other place", () => {
    const both = { "idempotency-key": { required: true } };
    const operation = { idempotent, parameters: { header: both, query: both } };
    expect(parameters(operation)).toEqual([
      "query idempotency-key operation required",
      "header idempotency-key client required",
    ]);
    expect(plannedAsCall({ operation }).request.keyHeader).toBe("Idempotency-Key");
  });

  test("is made where the operation does not list its header, too", () => {
    const { request } = plannedAsCall({ operation: { idempotent } });
    expect([request.keyHeader, request.parameters]).toEqual(["Idempotency-Key", []]);
  });
});

describe("the values of a path", () => {
  const input = (path: string, listed: object | string = "not shown") => {
    const { request } = plannedAsCall({ operation: { path, parameters: { path: listed } } });
    return request.pathInput;
  };

  test("are none, one that is positional, or several in the order in which they stand", () => {
    expect(input("/books")).toEqual({ kind: "none" });
    expect(input("/books/{id}")).toMatchObject({ kind: "one", parameter: { name: "id" } });
    const listed = { page: { schema: text }, id: { schema: { type: "integer" } } };
    expect(input("/books/{id}/pages/{page}", listed)).toMatchObject({
      kind: "several",
      parameters: [
        { name: "id", schema: { kind: "number" } },
        { name: "page", schema: { kind: "string" } },
      ],
    });
  });

  test("are required by their place", () => {
    expect(input("/books/{id}")).toMatchObject({ parameter: { presence: "required" } });
  });
});

test.each([
  ["none", "none"],
  ["not shown", "not-shown"],
  [{ q: {} }, "closed"],
  [{ q: {}, "(others)": "not shown" }, "open"],
])("a place of %j is %s", (query, place) => {
  expect(plannedAsCall({ operation: { parameters: { query } } }).request.places.query.known).toBe(
    place,
  );
});

describe("a parameter", () => {
  const of = (place: string, parameter: object) =>
    plannedAsCall({ operation: { parameters: { [place]: { x: parameter } } } }).request
      .parameters[0];

  const list = { type: "array", items: text };

  test.each([
    ["query", { schema: text, style: "form", explode: true }, undefined],
    ["query", { schema: list, style: "form", explode: true }, { style: "form", explode: true }],
    ["header", { schema: text, style: "simple", explode: false }, undefined],
    // A cookie goes as it is until a style is shown.
    ["cookie", { schema: text, style: "form", explode: true }, { style: "form", explode: true }],
    [
      "query",
      { schema: text, allowReserved: true },
      { style: "single", explode: false, encode: "reserved" },
    ],
    [
      "query",
      { schema: { type: "object" }, style: "deepObject", explode: true, arrays: "indices" },
      { style: "deepObject", explode: true, arrays: "indices" },
    ],
    [
      "query",
      { content: { "application/json": { schema: list } } },
      { style: "jsonOrText", explode: false },
    ],
    [
      "query",
      { content: { "application/json": { schema: text } } },
      { style: "json", explode: false },
    ],
  ])("in %s of %j is written as %j", (place, parameter, writing) => {
    expect(of(place, parameter)?.writing).toEqual(writing);
  });

  test("says what of its values can be sent: null cannot", () => {
    const schema = { type: ["string", "null"] };
    const found = of("query", { schema, style: "form", explode: true });
    expect(found?.schema.kind).toBe("anyOf");
    expect(found?.sendable).toMatchObject({ kind: "anyOf", members: [{ kind: "string" }] });
  });

  test("has its own words, or those of its schema", () => {
    const schema = { ...text, description: "A text." };
    expect(of("query", { schema })?.description).toBe("A text.");
    expect(of("query", { schema, description: "The query." })?.description).toBe("The query.");
  });

  test("whose schema is not shown says so, also where it is JSON", () => {
    expect(of("query", {})).toMatchObject({ schema: { kind: "notShown" }, isJson: false });
    const json = of("query", { content: { "application/json": "not shown" } });
    expect(json).toMatchObject({ schema: { kind: "notShown" }, isJson: true });
  });
});
