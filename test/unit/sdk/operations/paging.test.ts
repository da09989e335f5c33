/** How an operation pages, as data, by what a manifest says of its pager, its parameters and its answers. */
import { describe, expect, test } from "vitest";
import type { ApiModel } from "../../../../generator/model/model.js";
import type { PagePlan, PagingPlan } from "../../../../generator/sdk/operations/paging.js";
import { pagingWords } from "../../../../generator/sdk/words/pages.js";
import { inComment } from "../../../../generator/emit/typescript/package/comment-spelling.js";
import { plannedOperation } from "../../../../generator/sdk/plan-of.js";
import { modelOf, service } from "../../resolve/manifest-text.js";

const answer =
  "{ 200: { content: { application/json: { schema: { type: object, properties: { books: { type: array, items: { type: string } } } } } } } }";

/** A model whose only operation pages by this pager. */
function paged(pager: string, facts = "", responses = answer) {
  return modelOf({
    "service.yaml": `${service}pagination: { pager: { ${pager} } }\n`,
    "groups/books.yaml": `source: handbook
operations:
  list:
    method: GET
    path: /books
    pagination: { uses: pager }
    responses: ${responses}
${facts}`,
  });
}

const offset = "strategy: offset, request: { offset: query.from }, response: { items: /books }";
const from = "    parameters: { query: { from: { schema: { type: integer, minimum: 1 } } } }\n";

/** The plan of the pages of the only operation. */
function pagingIn(model: ApiModel): PagingPlan | undefined {
  const planned = plannedOperation("books.list", model);
  return planned?.kind === "callable" ? planned.paging : undefined;
}

function rootsOf(paging: PagingPlan | undefined): readonly PagePlan[] {
  return paging?.kind === "followed" ? paging.roots : [];
}

const planOf = (pager: string, facts?: string, responses?: string): PagingPlan | undefined =>
  pagingIn(paged(pager, facts, responses));

describe("pages that can be followed", () => {
  test("by what says where they begin, from the least that it may be", () => {
    const plan = planOf(offset, from);
    expect(plan).toMatchObject({
      kind: "followed",
      strategy: "offset",
      parameter: { place: "query", name: "from" },
      first: 1,
      places: { items: "/books" },
      isSingle: true,
    });
    expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  });

  test("have the items that stand where the pager says", () => {
    const [root] = rootsOf(pagingIn(paged(offset, from)));
    expect(root?.items.map(({ kind }) => kind)).toEqual(["string"]);
  });

  test.each<[string, string]>([
    ["nothing is known of the answer", "not shown"],
    ["a body is not shown", "{ 200: { content: not shown } }"],
    [
      "one may be anything",
      "{ 200: { content: { application/json: { schema: { type: object, properties: { books: { type: array, items: {} } } } } } } }",
    ],
    [
      "one of two answers does not say it",
      `{ 201: { content: { application/json: { schema: { type: object, properties: { books: {} } } } } }, ${answer.slice(1)}`,
    ],
  ])("have items of which nothing is known where %s", (_, responses) => {
    const plan = planOf(offset, from, responses);
    expect(plan).toMatchObject({ kind: "followed", roots: [{ items: [] }] });
  });

  test("by links have no parameter", () => {
    const plan = planOf(
      "strategy: link, request: none, response: { items: /books, next: header:Link }",
    );
    expect(plan).toMatchObject({ kind: "followed", strategy: "link", first: 0 });
    expect(plan).not.toHaveProperty("parameter");
  });
});

test.each([
  [offset, from, "Pages by `query.from`"],
  [
    "strategy: link, request: none, response: { items: /books, next: header:Link }",
    "",
    "Pages by its links",
  ],
])("pages of %s are said to be so", (pager, parameters, words) => {
  const plan = planOf(pager, parameters);
  expect(plan && inComment(pagingWords(plan))).toBe(words);
});

describe("pages that cannot be followed say what is missing", () => {
  test.each<[string, string, readonly string[]]>([
    [
      "what says where a page begins",
      "strategy: offset, request: not shown, response: { items: /books }",
      ["`offset` of its requests is not shown"],
    ],
    [
      "where items stand",
      "strategy: offset, request: { offset: query.from }, response: none",
      ["its answers have no `items`"],
    ],
    [
      "the number of the first page",
      "strategy: page, request: { page: query.page }, response: { items: /books }",
      ["the number of the first page is not shown (a default or minimum of `query.page`)"],
    ],
  ])("%s", (_, pager, missing) => {
    const plan = planOf(pager);
    if (plan?.kind !== "not-followed") throw new Error("its pages can be followed");
    expect(plan.missing.map((each) => inComment(each))).toEqual(missing);
    expect(inComment(pagingWords(plan))).toBe(
      `Its pages cannot be followed: ${missing.join("; ")}`,
    );
  });
});

test("an operation that is not known to page has no plan of it", () => {
  const model = modelOf({
    "groups/books.yaml": "source: handbook\noperations: { list: { method: GET, path: /books } }\n",
  });
  expect(pagingIn(model)).toBeUndefined();
});
