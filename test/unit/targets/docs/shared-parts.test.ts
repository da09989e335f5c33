/** Parts that several operations share have sections of their own; where one is used there is what one needs at a glance, and a link. */
import { expect, test } from "vitest";
import { docs } from "../../../../generator/targets/docs/index.js";
import { type ManifestTexts, modelOf, service } from "../../resolve/manifest-text.js";
import { printedFile } from "../../../printed-file.js";

const shared = `source: handbook
parameters:
  filter:
    formerly: [query]
    sourceOf: { schema: calls }
    name: filter
    in: query
    description: "What to look for.\\n\\nWords are joined by \`AND\`."
    required: false
    style: deepObject
    explode: true
    schema: { type: object, properties: { title: { type: string, examples: [Dunes] } } }
  since: { name: since, in: query, required: not shown, schema: not shown }
headers:
  request-id: { description: "Names the request.\\n\\nKeep it.", schema: { type: string } }
responses:
  refused:
    description: "The input is bad.\\n\\nMend it."
    headers: { X-Request-Id: { $ref: "#/headers/request-id" }, X-Why: {} }
    content: { application/json: { schema: { type: object, properties: { why: { type: string } } } } }
  gone: not shown
`;

const uses = `{
    parameters: { query: { filter: { $ref: "#/parameters/filter" }, since: { $ref: "#/parameters/since" } } },
    responses: { 400: { $ref: "#/responses/refused" }, 410: { $ref: "#/responses/gone" } } }`;

const facts = `errors: { 422: { $ref: "#/responses/refused" } }
headers: { X-Request-Id: { $ref: "#/headers/request-id" } }
`;

function operations(count: number): string {
  const lines = Array.from({ length: count }, (_, index) => `  list-${index}x: ${uses}\n`);
  return `source: handbook\noperations:\n${lines.join("")}`;
}

async function pagesOf(texts: ManifestTexts): Promise<ReadonlyMap<string, string>> {
  const files = docs.emit(modelOf(texts), { notShown: "open" }, []).value;
  const pages = new Map<string, string>();
  for (const file of files) pages.set(file.path, (await printedFile(file)) ?? "");
  return pages;
}

/** From a heading to the next one. */
function sectionOf(page: string | undefined, anchor: string): string {
  const [, after = ""] = (page ?? "").split(`<a id="${anchor}"></a>`);
  return after.split(/\n#/)[0] ?? "";
}

const texts: ManifestTexts = {
  "service.yaml": service + facts,
  "groups/books.yaml": operations(2),
  "shared/all.yaml": shared,
};

test("a shared response has all that is known of it, what is not, and who answers it", async () => {
  const refused = sectionOf((await pagesOf(texts)).get("shared.md"), "response-refused");
  expect(refused).toContain("refused\n\nThe input is bad.\n\nMend it.");
  expect(refused).toContain("| `why` | string | no |");
  expect(refused).toContain("| [`X-Request-Id`](#header-request-id) | string | *not shown* |");
  expect(refused).toContain("| `X-Why` | *not shown* | *not shown* |  |");
  expect(refused).toMatch(/Not shown:\*\* `headers\.X-Why` \(`description`, `explode`\)\.\n/);
  expect(refused).toContain("Any operation may answer it: [`422`");
  expect(refused).toContain(
    "Answered as `400` **Bad Request** by: [list-0x](groups/books.md#list-0x), [list-1x]",
  );
  expect(refused).toContain("*Source:* Handbook (document). In the manifest at `manifest/shared/");
});

test("of one of which nothing is known that is said, and where to fill it in", async () => {
  const gone = sectionOf((await pagesOf(texts)).get("shared.md"), "response-gone");
  expect(gone).toContain("**Not shown:** all of it.\n> To be filled in at");
  expect(gone).toContain("Answered as `410` **Gone** by: ");
});

test("a shared parameter and a header have their values, former names and sources", async () => {
  const page = (await pagesOf(texts)).get("shared.md");
  const filter = sectionOf(page, "parameter-filter");
  expect(filter).toContain("Query parameter.\n\nWhat to look for.\n\nWords are joined by `AND`.");
  expect(filter).toContain("style `deepObject`");
  expect(filter).toContain('Example: `"Dunes"`');
  expect(filter).toContain("Formerly `query`.");
  expect(filter).toMatch(/\*Sources:\* .*calls \(\*\*observed\*\*\): `schema`/);
  expect(sectionOf(page, "parameter-since")).toContain("| `since` | *not shown* | *not shown* |");
  const id = sectionOf(page, "header-request-id");
  expect(id).toContain("| `X-Request-Id` | string | *not shown* |");
  expect(id).toContain("Goes with [every request](index.md#headers).");
  expect(id).toContain("In the response [refused](#response-refused).");
});

test("operations have name, type and status of it, and a link to the rest", async () => {
  const list = sectionOf((await pagesOf(texts)).get("groups/books.md"), "list-0x");
  expect(list).toContain(
    "| [`filter`](../shared.md#parameter-filter) | object | no | What to look for. |",
  );
  expect(list).toContain("`400` **Bad Request** — The input is bad.\n\nShared response [refused](");
  expect(list).toContain("`application/json`: object; header `X-Request-Id`; header `X-Why`.");
  expect(list).toContain(
    "Shared response [gone](../shared.md#response-gone) – body: *not shown*; headers: *not shown*.",
  );
  for (const told of ["AND", "Mend it", "Dunes", "deepObject", "`why`"]) {
    expect(list, told).not.toContain(told);
  }
});

test("so has the page of errors, and that of the headers of every request", async () => {
  const pages = await pagesOf(texts);
  const status = sectionOf(pages.get("errors.md"), "status-422");
  expect(status).toContain("Shared response [refused](shared.md#response-refused)");
  expect(status).not.toContain("Mend it");
  expect(pages.get("index.md")).toContain(
    "| [`X-Request-Id`](shared.md#header-request-id) | string | *not shown* | Names the request. |",
  );
});

test("many operations that use one are folded", async () => {
  const many = await pagesOf({ ...texts, "groups/books.yaml": operations(40) });
  const refused = sectionOf(many.get("shared.md"), "response-refused");
  expect(refused).toContain("by:\n\n<details>\n<summary>40 operations</summary>");
});

test("the page is listed where there is one, and there is none where nothing is shared", async () => {
  expect((await pagesOf(texts)).get("llms.txt")).toContain("- [Shared parts](shared.md): ");
  const none = await pagesOf({});
  expect(none.has("shared.md")).toBe(false);
  expect(none.get("llms.txt")).not.toContain("shared.md");
});
