/** A shared response has a type of its own where that says more than the types of schemas; there is no second one of the same. */
import { expect, test } from "vitest";
import { typescriptClient } from "../../../../generator/targets/typescript-client/index.js";
import { modelOf, service } from "../../resolve/manifest-text.js";

const uses = (name: string): string =>
  ["one", "two"]
    .map(
      (id) =>
        `  ${id}: { method: GET, path: /${id}, responses: { 200: { $ref: "#/responses/${name}" }, 409: { $ref: "#/responses/${name}" } } }\n`,
    )
    .join("");

const json = (schema: string): string => `content: { application/json: { schema: ${schema} } }`;
const inline = "{ type: object, properties: { titles: { type: array, items: { type: string } } } }";

/** The emitted files of a service of which two operations answer one thing, as texts without line ends. */
async function emitted(
  response: string,
  { name = "found", schemas = "" } = {},
): Promise<ReadonlyMap<string, string>> {
  const model = modelOf({
    "service.yaml": service,
    "groups/books.yaml": `source: handbook\noperations:\n${uses(name)}`,
    "shared/all.yaml": `source: handbook\nresponses: { ${name}: ${response} }\n`,
    "schemas/all.yaml": `source: handbook\nschemas: { book: { type: object, properties: { id: { type: string } } }${schemas} }\n`,
  });
  const settings = { package: "books", version: "1.0.0", license: "MIT" };
  const texts = new Map<string, string>();
  for (const file of typescriptClient.emit(model, settings, []).value) {
    if (file.kind !== "built" || !file.path.startsWith("src/")) continue;
    texts.set(file.path.slice(4), (await file.print()).replace(/\s+/g, " "));
  }
  return texts;
}

test.each([
  ["a schema with a name", `{ ${json('{ $ref: "#/schemas/book" }')}, headers: none }`],
  ["a list of one", `{ ${json('{ type: array, items: { $ref: "#/schemas/book" } }')} }`],
  ["no body", "{ content: none, headers: none }"],
  ["nothing that is shown", "not shown"],
  [
    "a stream, which is another type of a failure",
    `{ content: { text/event-stream: { schema: ${inline} } } }`,
  ],
])("there is none for %s", async (_, response) => {
  const files = await emitted(response);
  expect(files.has("responses.ts")).toBe(false);
  expect(files.get("index.ts")).not.toContain("./responses.js");
});

test("one with headers has one, whose body is that of the schema", async () => {
  const files = await emitted(
    `{ ${json('{ $ref: "#/schemas/book" }')}, headers: { ETag: { required: true, schema: { type: string } } } }`,
  );
  expect(files.get("responses.ts")).toContain(
    "export type FoundResponse = Answer<Book, { ETag: string }>;",
  );
  const group = files.get("groups/books.ts") ?? "";
  expect(group.match(/"200": FoundResponse;/g)).toHaveLength(2);
  expect(group).toContain("Call<Book, OneError>");
  expect(group).not.toContain("ETag");
  // Nothing is imported for the type that stands in its place.
  expect(group).not.toMatch(/import type \{[^}]*\bAnswer\b/);
  expect(files.get("index.ts")).toContain('export type * from "./responses.js";');
});

test("a body without a name gets one, for results, answers and errors alike", async () => {
  const files = await emitted(`{ ${json(inline)}, headers: none }`);
  expect(files.get("responses.ts")).toContain("export interface FoundBody { titles?: string[]; }");
  expect(files.get("responses.ts")).toContain("export type FoundResponse = Answer<FoundBody>;");
  const group = files.get("groups/books.ts") ?? "";
  expect(group).toContain("Call<FoundBody, OneError>");
  expect(group).toContain("Call<FoundBody, TwoError>");
  expect(group).not.toContain("Result");
  expect(files.get("errors.ts")).toContain("ConflictError<Body = FoundBody>");
  for (const [path, text] of files) {
    if (path !== "responses.ts" && !path.startsWith("runtime/")) {
      expect(text, path).not.toContain("titles?: string[]");
    }
  }
});

test("former names stay as deprecated aliases, but one that something else has now", async () => {
  const files = await emitted(`{ formerly: [books, shelf], ${json(inline)} }`, {
    schemas: ", shelf-body: { type: string }",
  });
  const text = files.get("responses.ts") ?? "";
  expect(text).toContain(
    "@deprecated It was renamed: use `FoundResponse`. */ export type BooksResponse = FoundResponse;",
  );
  expect(text).toContain("export type BooksBody = FoundBody;");
  expect(text).toContain("export type ShelfResponse = FoundResponse;");
  expect(text).not.toContain("ShelfBody");
});

test("a schema keeps its name, and so does what the package exports anyway", async () => {
  const files = await emitted(`{ ${json(inline)} }`, {
    schemas: ", found-response: { type: string }",
  });
  expect(files.get("responses.ts")).toContain("export type FoundResponse_ = Answer<FoundBody>;");
  const raw = await emitted(`{ ${json(inline)} }`, { name: "binary" });
  expect(raw.get("responses.ts")).toContain("export interface BinaryBody_ {");
});

test("where a part of its representations is asked for, the result is of that part", async () => {
  const files = await emitted(
    `{ content: { application/json: { schema: ${inline} }, text/csv: { schema: { type: string } } } }`,
  );
  const group = files.get("groups/books.ts") ?? "";
  expect(group).toContain('"200": FoundResponse;');
  expect(files.get("responses.ts")).toContain(
    "export type FoundBody = { titles?: string[] } | string;",
  );
});
