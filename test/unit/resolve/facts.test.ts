/** Slots of the manifest become facts: known, absent and not shown are told apart everywhere. */
import { describe, expect, test } from "vitest";
import type { Fact } from "../../../generator/model/known.js";
import type { Operation } from "../../../generator/model/model.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { modelOf, operationOf, service, serviceOf } from "./manifest-text.js";

const slots = ["summary", "description", "authentication", "body", "pagination", "limits"] as const;
const certainSlots = ["title", "method", "path", "responses", "deprecated"] as const;
const places = ["path", "query", "header", "cookie"] as const;

/** A value for every slot of an operation. */
const filled = `
title: List books
summary: books
description: All books.
method: GET
path: /books
deprecated: true
authentication: [{ key: none }]
parameters: { path: none, query: { q: not shown }, header: { X-A: not shown }, cookie: { a: not shown } }
body: { required: true }
responses: { 200: not shown }
pagination: { uses: offset }
limits: { pageSize: { maximum: 5 } }`;
const declared =
  "authentication: { schemes: { key: { type: mutualTLS } } }\npagination: { offset: { strategy: offset } }\n";

describe("slots of an operation", () => {
  test.each([...slots, ...certainSlots])("%s is known when it says something", (name) => {
    const fact = operationOf(filled, declared)[name];
    expect(fact).toMatchObject({
      state: "known",
      at: { file: "groups/books.yaml", path: ["operations", "list", name], part: "value" },
      sources: ["handbook"],
    });
  });

  test.each(slots)("%s may be known to be absent", (name) => {
    expect(operationOf(`${name}: none`)[name]).toEqual({
      state: "none",
      at: { file: "groups/books.yaml", path: ["operations", "list", name], part: "value" },
      sources: ["handbook"],
    });
  });

  test.each([...slots, ...certainSlots])(
    "%s is not shown when it says so, or is left out",
    (name) => {
      const at = { file: "groups/books.yaml", path: ["operations", "list", name] };
      const marked = operationOf(`${name}: not shown`)[name];
      expect(marked).toEqual({ state: "notShown", at: { ...at, part: "value" } });
      const missing = operationOf("formerly: [find]")[name];
      expect(missing).toEqual({ state: "notShown", at: { ...at, part: "missing" } });
    },
  );

  test("`not shown` in place of the operation covers all of it, at its own place", () => {
    const [operation] = operationsOf(modelOf({}));
    const at = { file: "groups/books.yaml", path: ["operations", "list"], part: "value" };
    for (const fact of factsOf(operation)) expect(fact).toEqual({ state: "notShown", at });
  });

  test("`none` in place of the operation: there is no such operation", () => {
    const group = "source: handbook\noperations: { list: none, find: not shown }\n";
    const model = modelOf({ "groups/books.yaml": group });
    expect(operationsOf(model).map(({ id }) => id)).toEqual(["books.find"]);
  });
});

describe("buckets", () => {
  test.each(places)("a marker above holds for %s", (place) => {
    expect(operationOf("parameters: none").parameters[place].state).toBe("none");
    expect(operationOf("parameters: not shown").parameters[place].state).toBe("notShown");
  });

  test("are complete unless they say otherwise", () => {
    const { query, header } = operationOf(
      "parameters: { query: { a: not shown }, header: { b: not shown, (others): not shown } }",
    ).parameters;
    expect(query).toMatchObject({ state: "known", value: { items: [{ name: "a" }], open: false } });
    expect(header).toMatchObject({ state: "known", value: { items: [{ name: "b" }], open: true } });
  });

  test("of which nothing is listed but that there is more are known and open", () => {
    const { query } = operationOf("parameters: { query: { (others): not shown } }").parameters;
    expect(query).toMatchObject({ state: "known", value: { items: [], open: true } });
  });

  test("keep the order written, whatever JavaScript makes of the names", () => {
    const names = ["b", "10", "9", "__proto__", "constructor", "a", "1"];
    const map = names.map((name) => `"${name}": not shown`).join(", ");
    const { query } = operationOf(`parameters: { query: { ${map} } }`).parameters;
    expect(query).toMatchObject({ value: { items: names.map((name) => ({ name })) } });
  });

  test("of responses keep what is never given apart from what is not known", () => {
    const { responses } = operationOf(
      "responses: { 404: not shown, 200: { content: none }, 403: none }",
    );
    expect(responses).toMatchObject({
      value: {
        items: [
          { status: "404", absent: false, content: { state: "notShown" } },
          { status: "200", absent: false, content: { state: "none" } },
          { status: "403", absent: true, content: { state: "none" } },
        ],
        open: false,
      },
    });
  });

  test("of the service are open or not, too", () => {
    expect(serviceOf("errors: { 401: not shown, (others): not shown }\n").errors).toMatchObject({
      value: { open: true },
    });
    expect(serviceOf("headers: { X-A: not shown }\n").headers).toMatchObject({
      value: { open: false },
    });
    const { states } = serviceOf(
      "states: { light: { values: [on-, (others)], transitions: [(others)] }, (others): not shown }\n",
    );
    expect(states).toMatchObject({
      value: {
        open: true,
        items: [
          {
            values: { value: { items: ["on-"], open: true } },
            transitions: { value: { items: [], open: true } },
          },
        ],
      },
    });
  });
});

describe("paths", () => {
  test("name their parameters, listed or not, in their order", () => {
    const { path } = operationOf(
      "path: /a/{one}/{two}\nparameters: { path: { two: { description: x }, (others): not shown } }",
    ).parameters;
    expect(path).toMatchObject({
      state: "known",
      value: { items: [{ name: "two" }, { name: "one" }], open: false },
    });
  });

  test("without braces have no parameters", () => {
    expect(operationOf("path: /a").parameters.path).toMatchObject({
      state: "none",
      sources: ["handbook"],
    });
  });

  test("that are not shown leave their parameters open", () => {
    expect(operationOf("method: GET").parameters.path.state).toBe("notShown");
  });
});

describe("deprecation", () => {
  test("false is known not to be", () => {
    expect(operationOf("deprecated: false").deprecated.state).toBe("none");
  });

  test("true says no more than that", () => {
    expect(operationOf("deprecated: true").deprecated).toMatchObject({
      state: "known",
      value: { since: { state: "notShown" }, reason: { state: "notShown" } },
    });
  });

  test("details are facts of their own", () => {
    const { deprecated } = operationOf("deprecated: { since: 2026-02-01, sunset: none }");
    expect(deprecated).toMatchObject({
      value: {
        since: { state: "known", value: "2026-02-01" },
        sunset: { state: "none" },
        replacement: { state: "notShown", at: expect.objectContaining({ part: "missing" }) },
      },
    });
  });
});

test("a bare service says nothing, and no fact of it is known", () => {
  const { at: _at, authentication, limits, versioning, ...facts } = serviceOf("");
  const all: readonly Fact<unknown>[] = [facts, authentication, limits, versioning].flatMap(
    (form) => Object.values(form),
  );
  expect(all.length).toBeGreaterThan(12);
  expect(all.filter(({ state }) => state !== "notShown")).toEqual([]);
});

test("the order of groups and resources is that of service.yaml, whatever files are called", () => {
  const model = modelOf({
    "service.yaml": `${service.replace("[books]", "[shelves, books]")}resources: [z, a]\n`,
    "groups/shelves.yaml": "source: handbook\noperations: { list: not shown }\n",
    "schemas/a.yaml": "source: handbook\nschemas: { a: not shown }\n",
    "schemas/m.yaml": "source: handbook\nschemas: { m: not shown }\n",
    "schemas/z.yaml": "source: handbook\nschemas: { zz: not shown, z: not shown }\n",
  });
  expect(model.groups.map(({ id }) => id)).toEqual(["shelves", "books"]);
  expect(model.schemas.map(({ name }) => name)).toEqual(["zz", "z", "a", "m"]);
  expect(model.resources).toEqual(["z", "a"]);
});

function factsOf(operation: Operation | undefined): readonly Fact<unknown>[] {
  if (operation === undefined) return [];
  return [
    ...[...slots, ...certainSlots].map((name) => operation[name]),
    ...Object.values(operation.parameters),
  ];
}
