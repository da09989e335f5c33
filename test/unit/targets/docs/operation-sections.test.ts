/** The section of an operation tells facts that are not shown, and those that hold by default. */
import { expect, test } from "vitest";
import { docs } from "../../../../generator/targets/docs/index.js";
import { readTexts, service } from "../../resolve/manifest-text.js";
import { printedFile } from "../../../printed-file.js";

/** The page of the group `books`, of which the facts of the operation `list` are given. */
async function pageOf(facts: string, more = ""): Promise<string> {
  const { model } = readTexts({
    "service.yaml": service + more,
    "groups/books.yaml": `source: handbook\noperations:\n  list: { ${facts} }\n`,
  });
  const files = docs.emit(model, { notShown: "open" }, []).value;
  const page = files.find(({ path }) => path === "groups/books.md");
  return page?.kind === "built" ? page.print() : "";
}

const places = "path: not shown, query: not shown, header: not shown, cookie: not shown";
const parameters = "path parameters, query parameters, header parameters, cookie parameters";

test.each([
  ["left out", "title: List"],
  ["one marker", "title: List, parameters: not shown"],
  ["a marker for each place", `title: List, parameters: { ${places} }`],
])("parameters that are not shown are the same four, spelled as %s", async (_, facts) => {
  expect(await pageOf(facts)).toContain(`authentication, ${parameters}, request body`);
});

test("what holds by default is told as that, beside the panel", async () => {
  const scheme = "{ schemes: { key: { type: http, scheme: bearer } }, default: [{ key: none }] }";
  const page = await pageOf("title: List", `authentication: ${scheme}\n`);
  expect(page).toContain("[`key`](../authentication.md#scheme-key), as holds by default.");
  const own = await pageOf("title: List, authentication: none", `authentication: ${scheme}\n`);
  expect(own).toContain("- [Authentication](../authentication.md): none is needed.");
});

test("what a cell of a table says is not shown stands nowhere else", async () => {
  const query =
    "query: { limit: { schema: not shown, style: form }, q: { schema: { type: string } } }";
  const headers = "headers: { ETag: { schema: { type: string } }, (others): not shown }";
  const page = await pageOf(
    `title: List, parameters: { ${query} }, responses: { 200: { ${headers} } }`,
  );
  expect(page).toContain("| `limit` | *not shown* | *not shown* |");
  expect(page).toContain("| `ETag` | string | *not shown* |");
  const [panel = ""] = /> \*\*Not shown:\*\*[\s\S]*?\n\n/.exec(page) ?? [];
  expect(panel).not.toMatch(/required|schema/);
  // Facts that no cell has are still there: the description of a parameter, whether a header is exploded.
  expect(panel).toContain("`parameters.query.limit` (`description`");
  expect(panel).toContain("`responses.200`");
});

test("descriptions and summaries that are Markdown or HTML are read", async () => {
  const page = await pageOf(
    "title: List, summary: 'Lists `all` of <b>them</b>.', description: 'See [Track](/t) at<br/>[here](https://a.example/).'",
  );
  expect(page).toContain(
    "\n\nLists `all` of them.\n\nSee Track at<br>[here](<https://a.example/>).\n\n",
  );
});

test("that a call may be repeated is told once", async () => {
  const page = await pageOf("title: List, method: POST, path: /books, idempotent: true");
  expect(page.match(/idempotent/g)).toHaveLength(1);
});

test("a page of no manifest file in particular is made from the manifest", async () => {
  const { model } = readTexts({});
  const files = docs.emit(model, { notShown: "open" }, []).value;
  for (const file of files) {
    if (file.kind === "copied" || !file.path.endsWith(".md")) continue;
    expect(await printedFile(file), file.path).toMatch(/^<!-- Made by .* from [^ .][^.]*/);
  }
});
