/** Examples of responses on the pages of groups. */
import { expect, test } from "vitest";
import { docs } from "../../../../generator/targets/docs/index.js";
import { readTexts, service } from "../../resolve/manifest-text.js";

/** The page of an operation that answers this, as a flow of YAML. */
async function pageOf(responses: string): Promise<string> {
  const { model } = readTexts({
    "service.yaml": service,
    "groups/books.yaml": `source: handbook\noperations:\n  list: { method: GET, path: /books, responses: ${responses} }\n`,
  });
  const page = docs.emit(model, {}, []).value.find(({ path }) => path === "groups/books.md");
  return page?.kind === "built" ? page.print() : "";
}

const json = (schema: string): string => `{ content: { application/json: { schema: ${schema} } } }`;

test("are the manifest's own, or what the schema asks for at least, by status", async () => {
  const page = await pageOf(
    `{ 200: ${json("{ type: object, properties: { id: { type: integer, examples: [7] } }, required: [id] }")}, 404: ${json("{ type: string, examples: [gone] }")} }`,
  );
  expect(page).toContain(
    '**Response examples**\n\n```json [200]\n{ "id": 7 }\n```\n\n```json [404]\n"gone"\n```',
  );
});

test.each([
  ["a body that is not shown", "{ 200: { content: not shown } }"],
  ["a schema that is not shown", `{ 200: ${json("not shown")} }`],
  ["no body", "{ 200: { content: none } }"],
  ["no JSON", "{ 200: { content: { text/csv: { schema: { type: string } } } } }"],
  ["nothing at all", "not shown"],
])("are not made up for %s", async (_, responses) => {
  expect(await pageOf(responses)).not.toContain("**Response example");
});

test("of a failure are left out where they say that they are of another", async () => {
  const object = (name: string, schema: string): string =>
    `{ type: object, required: [${name}], properties: { ${name}: ${schema} } }`;
  const status = (number: string): string => object("status", `{ examples: [${number}] }`);
  const inner = json(object("error", status("404")));
  const page = await pageOf(
    `{ 400: ${inner}, 404: ${inner}, 4XX: ${json(status("418"))}, 409: ${json(status("lent"))}, 500: ${json(status("'404'"))}, 503: ${json(status("{ toString: 1 }"))} }`,
  );
  expect([...page.matchAll(/^```json \[(\w+)\]/gm)].map(([, shown]) => shown)).toEqual([
    ...["404", "4XX", "409", "503"],
  ]);
});
