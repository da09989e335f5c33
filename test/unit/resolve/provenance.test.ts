/** Every fact has its sources: the nearest above it, or those that stand beside it; what was merely observed stays open. */
import { describe, expect, test } from "vitest";
import { modelOf, operationOf, service } from "./manifest-text.js";

describe("sources", () => {
  test("of the file, of the operation, of one field, of several", () => {
    expect(operationOf("title: A").title).toMatchObject({ sources: ["handbook"] });
    const operation = operationOf(
      "source: calls\nsourceOf: { title: handbook, summary: [handbook, calls] }\ntitle: A\nsummary: B\nmethod: GET",
    );
    expect(operation.sources).toEqual(["calls"]);
    expect(operation.title).toMatchObject({ sources: ["handbook"] });
    expect(operation.summary).toMatchObject({ sources: ["handbook", "calls"] });
    expect(operation.method).toMatchObject({ sources: ["calls"] });
  });

  test("of a form hold for the form as a fact and for all below it", () => {
    const { body, limits } = operationOf(
      "body: { source: calls, required: true, sourceOf: { content: handbook }, content: { text/plain: not shown } }\nlimits: { source: calls, pageSize: { maximum: 5 } }",
    );
    expect(body).toMatchObject({
      sources: ["calls"],
      value: {
        required: { sources: ["calls"] },
        content: { sources: ["handbook"], value: { open: false } },
      },
    });
    expect(limits).toMatchObject({
      sources: ["calls"],
      value: { pageSize: { sources: ["calls"], value: { maximum: { sources: ["calls"] } } } },
    });
  });

  test("of absence are told too; what is not shown has none", () => {
    const { body, limits } = operationOf("source: calls\nbody: none\nlimits: not shown");
    expect(body).toMatchObject({ state: "none", sources: ["calls"] });
    expect(limits).not.toHaveProperty("sources");
  });

  test("beside a list of operations hold for all of them", () => {
    const group =
      "source: handbook\nsourceOf: { operations: calls, title: other-calls }\ntitle: A\noperations: { list: { title: B } }\n";
    const [books] = modelOf({ "groups/books.yaml": group }).groups;
    expect(books?.title).toMatchObject({ sources: ["other-calls"] });
    expect(books?.operations[0]).toMatchObject({
      sources: ["calls"],
      title: { sources: ["calls"] },
    });
  });

  test("of named schemas", () => {
    const file =
      "source: handbook\nsourceOf: { a: [calls, handbook] }\nschemas: { a: not shown, b: not shown }\n";
    const { schemas } = modelOf({ "schemas/all.yaml": file });
    expect(schemas.map(({ name, sources }) => [name, ...sources])).toEqual([
      ["a", "calls", "handbook"],
      ["b", "handbook"],
    ]);
  });

  test("are not mistaken for names: a parameter, a scheme, a property called `source`", () => {
    const operation = operationOf(
      "parameters: { query: { source: { source: calls }, sourceOf: not shown } }\nauthentication: [{ source: none }]",
      "authentication: { schemes: { source: { type: mutualTLS } } }\n",
    );
    expect(operation.parameters.query).toMatchObject({
      sources: ["handbook"],
      value: {
        items: [
          { name: "source", sources: ["calls"] },
          { name: "sourceOf", sources: ["handbook"] },
        ],
      },
    });
    expect(operation.authentication).toMatchObject({
      value: {
        items: [
          { schemes: [{ scheme: "source", scopes: { state: "none", sources: ["handbook"] } }] },
        ],
      },
    });
  });
});

describe("what was merely observed", () => {
  const schema = (sources: string): string =>
    `source: handbook\nsourceOf: { a: ${sources} }\nschemas: { a: { type: object, properties: { kind: { enum: [x] }, form: { const: z } } } }\n`;

  test.each([
    ["calls", true],
    ["[calls, other-calls]", true],
    ["[calls, handbook]", false],
    ["handbook", false],
  ])("opens maps and lists of values in schemas: %s", (sources, open) => {
    const [named] = modelOf({ "schemas/all.yaml": schema(sources) }).schemas;
    expect(named?.schema).toMatchObject({
      kind: "object",
      additional: { kind: open ? "notShown" : "any" },
      properties: [
        { name: "kind", schema: { kind: "enum", open } },
        // A constant is one value by its nature.
        { name: "form", schema: { kind: "enum", open: false } },
      ],
    });
  });

  test("opens buckets, but nothing that is known to be absent", () => {
    const operation = operationOf(
      "source: calls\nparameters: { query: { q: not shown }, header: none }\nresponses: { 200: not shown }",
    );
    expect(operation.parameters.query).toMatchObject({ value: { open: true } });
    expect(operation.parameters.header.state).toBe("none");
    expect(operation.responses).toMatchObject({ value: { open: true } });
  });

  test("does not close what says that it is closed by another source", () => {
    const operation = operationOf(
      "source: calls\nsourceOf: { parameters: handbook }\nparameters: { query: { q: not shown } }",
    );
    expect(operation.parameters.query).toMatchObject({ value: { open: false } });
  });

  test("keeps an explicit `additionalProperties: false`", () => {
    const file = "source: calls\nschemas: { a: { type: object, additionalProperties: false } }\n";
    const [named] = modelOf({ "service.yaml": service, "schemas/all.yaml": file }).schemas;
    expect(named?.schema).toMatchObject({ additional: { kind: "never" } });
  });
});
