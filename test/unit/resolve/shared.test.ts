/** Shared parts are read once, checked once and counted once, and each use has their facts. */
import { expect, test } from "vitest";
import { coverageOf } from "../../../generator/coverage/coverage.js";
import { knownItems } from "../../../generator/model/known.js";
import { slotsOf } from "../../../generator/model/slots.js";
import { operationsOf, rootSchemas } from "../../../generator/model/walk.js";
import { readTexts } from "./manifest-text.js";

const shared = `source: handbook
parameters:
  limit: { source: calls, name: limit, in: query, schema: { type: integer } }
headers:
  request-id: { schema: { type: string } }
responses:
  not-found:
    description: Nothing is there.
    headers: { X-Request-Id: { $ref: "#/headers/request-id" } }
    content: { application/json: { schema: { type: object } } }
`;

const use = `parameters: { path: none, query: { limit: { $ref: "#/parameters/limit" } }, header: none, cookie: none }
    responses: { 404: { $ref: "#/responses/not-found" }, 410: { source: other-calls, $ref: "#/responses/not-found" } }
`;

function groupOf(names: readonly string[]): string {
  const operations = names.map((name) => `  ${name}:\n    ${use}`);
  return `source: handbook\noperations:\n${operations.join("")}`;
}

test("a use has the facts of what it refers to, its own place and source, and the name", () => {
  const { model, faults } = readTexts({
    "groups/books.yaml": groupOf(["list", "find"]),
    "shared/common.yaml": shared,
  });
  expect(faults).toEqual([]);
  const [list, find] = operationsOf(model);
  if (list === undefined || find === undefined) throw new Error("two operations are expected");
  const [limit] = knownItems(list.parameters.query);
  expect(limit).toMatchObject({ name: "limit", shared: "limit", sources: ["handbook"] });
  expect(limit?.schema).toMatchObject({ state: "known", sources: ["calls"] });
  const [notFound, gone] = knownItems(list.responses);
  expect(notFound).toMatchObject({ status: "404", shared: "not-found", absent: false });
  expect(notFound?.at.file).toBe("groups/books.yaml");
  expect(notFound?.description.at).toEqual({
    file: "shared/common.yaml",
    path: ["responses", "not-found", "description"],
    part: "value",
  });
  expect(gone).toMatchObject({ status: "410", shared: "not-found", sources: ["other-calls"] });
  const headers = notFound === undefined ? [] : knownItems(notFound.headers);
  expect(headers[0]).toMatchObject({ name: "X-Request-Id", shared: "request-id" });
  // One schema, not one for each use.
  const [other] = knownItems(find.responses);
  expect(notFound?.content).toBe(other?.content);
});

test("what is shared counts once, however many use it, and its schemas are checked once", () => {
  const [few, many] = [2, 9].map((count) => {
    const names = Array.from({ length: count }, (_, index) => `read-${index}x`);
    return readTexts({
      "groups/books.yaml": groupOf(names),
      "shared/common.yaml": shared.replace("type: object }", "type: integer, default: a }"),
    });
  });
  expect(few?.faults).toEqual(many?.faults);
  expect(many?.faults).toEqual(["shared/common.yaml:10:70 refused-default"]);
  const sharedSlots = [few, many].map(
    (each) => each && slotsOf(each.model).filter(({ group }) => group === "(shared)").length,
  );
  expect(sharedSlots[0]).toBe(sharedSlots[1]);
  expect(sharedSlots[0]).toBeGreaterThan(0);
  const inBooks = many && coverageOf(many.model, { group: "books" });
  expect(inBooks?.unknown.some(({ at }) => at.file.startsWith("shared/"))).toBe(false);
  expect(many && rootSchemas(many.model).length).toBe(few && rootSchemas(few.model).length);
});
