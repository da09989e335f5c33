/** Facts that only the format implies, and that nothing follows from: they take the place of a marker, and are not written else. */
import { parse } from "yaml";
import { expect, test } from "vitest";
import { describeOpenapi } from "../../../../generator/fill/openapi/describe.js";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import { filled } from "./filling.js";

/** A description in which a parameter, and a header of the answer, have the schema. */
function facts(schema: string, version: "2.0" | "3.1.0") {
  const value = version === "2.0" ? schema.slice(1, -1) : `schema: ${schema}`;
  const head = version === "2.0" ? 'swagger: "2.0"' : 'openapi: "3.1.0"';
  const file = "api.yaml";
  const text = `${head}
info: { title: Books, version: "1" }
paths:
  /books/{id}:
    get:
      parameters: [{ name: id, in: path, required: true, ${value} }]
      responses: { 200: { description: A, headers: { X-Left: { ${value} } } } }
`;
  const [source] = openTexts({ [file]: text }, [file]).value.sources;
  if (source?.kind.format !== "openapi") throw new Error("not a description");
  const [operation] = describeOpenapi(source.root, source.kind.version).value.operations;
  if (operation === undefined) throw new Error("no operation");
  return operation.facts;
}

function after(manifest: string, schema: string, version: "2.0" | "3.1.0" = "3.1.0") {
  const text = `source: handbook\noperations:\n  read: ${manifest}\n`;
  const at = { file: "groups/books.yaml", path: ["operations", "read"], part: "value" } as const;
  const proposal = filled({ [at.file]: text }, [{ at, told: facts(schema, version) }]);
  return {
    operation: parse(proposal.files[0]?.after ?? text).operations.read,
    conflicts: proposal.conflicts,
  };
}

const spelledOut =
  "{ parameters: { path: { id: { style: not shown, explode: not shown, schema: not shown } } } }";

test("a style that a manifest asks for is filled in", () => {
  const { operation } = after(spelledOut, "{ type: string }");
  expect(operation.parameters.path.id).toEqual({
    source: "letters",
    style: "simple",
    explode: false,
    schema: { type: "string" },
  });
});

test("OpenAPI 2.0 has no `explode`, so it implies none", () => {
  const { operation } = after(spelledOut, "{ type: string }", "2.0");
  expect(operation.parameters.path.id).toMatchObject({ style: "simple", explode: "not shown" });
});

test("a style that nobody asks for, of a value without parts, is not written", () => {
  const { operation } = after("{ title: A }", "{ type: string }");
  expect(operation.parameters.path.id).toEqual({ schema: { type: "string" } });
  expect(operation.responses[200].headers["X-Left"]).toEqual({
    required: false,
    schema: { type: "string" },
  });
});

test("of a value that may have parts it always is", () => {
  const { operation } = after("{ title: A }", "{ type: array }");
  expect(operation.parameters.path.id).toMatchObject({ style: "simple", explode: false });
  expect(operation.responses[200].headers["X-Left"]).toMatchObject({ explode: false });
});

test("another style in the manifest is a conflict", () => {
  const known = "{ parameters: { path: { id: { style: label, schema: { type: string } } } } }";
  const { operation, conflicts } = after(known, "{ type: string }");
  expect(operation.parameters.path.id.style).toBe("label");
  expect(conflicts.map(({ at, told }) => [at.path.at(-1), told])).toEqual([["style", "simple"]]);
});
