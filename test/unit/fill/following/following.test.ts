/** A manifest follows its source: facts made by hand stay, new ones come in their place. */
import { expect, test } from "vitest";
import { placeText } from "../../../../generator/model/place.js";
import { parseDocument, type SourceDocument } from "../../../../generator/source/document.js";
import { followed, madeOf, modelOf, sourceOf, textOf } from "./followed.js";

const group = "groups/orders.yaml";
const schemas = "schemas/orders.yaml";

const first = [
  "openapi: 3.0.3",
  "info: { title: Shop API, version: 1.0.0 }",
  "paths:",
  "  /orders:",
  "    get:",
  "      operationId: listOrders",
  "      tags: [Orders]",
  "      summary: List all orders",
  "      description: All of them.",
  "      parameters:",
  "        - { name: limit, in: query, schema: { type: integer, maximum: 50 } }",
  "        - { name: old, in: query, schema: { type: integer } }",
  "      responses:",
  "        '200':",
  "          description: The orders.",
  "          content:",
  "            application/json:",
  "              schema: { type: array, items: { $ref: '#/components/schemas/Order' } }",
  "  /orders/{id}:",
  "    delete:",
  "      operationId: cancelOrder",
  "      tags: [Orders]",
  "      parameters:",
  "        - { name: id, in: path, required: true, schema: { type: string } }",
  "      responses: { '204': { description: Cancelled. } }",
  "components:",
  "  schemas:",
  "    Order:",
  "      type: object",
  "      required: [id]",
  "      properties:",
  "        id: { type: string }",
  "        note: { type: string, description: A note. }",
  "        price: { type: number }",
  "",
].join("\n");

function source(text: string) {
  const read = sourceOf(text);
  if (read === undefined) throw new Error("the description cannot be read");
  return read;
}

function replaced(text: string, ...changes: readonly (readonly [from: string, to: string])[]) {
  return changes.reduce((left, [from, to]) => {
    if (!left.includes(from)) throw new Error(`there is no ${from}`);
    return left.replace(from, to);
  }, text);
}

const made = madeOf(source(first));

/** Some files of a manifest with other texts, and one more source. */
function withTexts(
  documents: readonly SourceDocument[],
  texts: ReadonlyMap<string, string>,
): readonly SourceDocument[] {
  const service = replaced(textOf(documents, "service.yaml"), [
    "sources:\n",
    "sources:\n  handbook: { title: Handbook, kind: document }\n",
  ]);
  return documents.map((each) => {
    const now = each.file === "service.yaml" ? service : texts.get(each.file);
    return now === undefined ? each : parseDocument({ file: each.file, text: now }).value;
  });
}

/** The manifest with hand edits of one file. */
function edited(
  file: string,
  ...changes: readonly (readonly [from: string, to: string])[]
): readonly SourceDocument[] {
  return withTexts(made, new Map([[file, replaced(textOf(made, file), ...changes)]]));
}

const second = replaced(
  first,
  ["List all orders", "All orders"],
  ["maximum: 50", "maximum: 100"],
  ["        - { name: old, in: query, schema: { type: integer } }\n", ""],
  ["description: A note.", "description: A note., deprecated: true"],
  ["        price: { type: number }", "        total: { type: number }"],
);

test("what only the source said is as it says it now, and all other text stays byte for byte", () => {
  const mine = edited(
    group,
    ["    title: List all orders", "    title: List all orders # as the shop calls it"],
    ["operations:\n", "# Looked through in May.\noperations:\n"],
  );
  const { filled } = followed(mine, source(second));
  expect(textOf(filled.documents, group)).toBe(
    replaced(
      textOf(mine, group),
      ["title: List all orders #", "title: All orders #"],
      ["maximum: 50", "maximum: 100"],
      ["        old: { required: false, schema: { type: integer } }\n", ""],
    ),
  );
  expect(filled.proposal.conflicts).toEqual([]);
  expect(
    filled.proposal.filled.map(({ at, replaced: before, isGone }) => [
      placeText("", at).replace(/^.*\.(?=\w+(?:\.\w+){1}$)/, ""),
      before,
      isGone,
    ]),
  ).toEqual([
    ["list.title", "List all orders", undefined],
    ["schema.maximum", "50", undefined],
    ["query.old", "{ required: false, schema: { type: integer } }", true],
    ["note.deprecated", undefined, undefined],
    ["properties.total", "", undefined],
    ["properties.price", "{ type: number }", true],
  ]);
});

test("without --update the same is told, each with what would take it, and nothing that is known is changed", () => {
  const { filled } = followed(made, source(second), {});
  expect(filled.followed).toBeUndefined();
  expect(filled.proposal.conflicts.map(({ at, isOwn }) => [at.path.at(-1), isOwn])).toEqual([
    ["title", true],
    ["maximum", true],
    ["old", true],
    ["total", true],
    ["price", true],
  ]);
  expect(filled.proposal.filled.map(({ at }) => at.path.slice(-2))).toEqual([
    ["note", "deprecated"],
  ]);
});

test("what has another source stays, also in the midst of what has not, and what differs is told", () => {
  const mine = edited(
    group,
    ["  list:\n", "  list:\n    sourceOf: { title: handbook, parameters: handbook }\n"],
    ["title: List all orders", "title: Orders"],
    ["description: All of them.", "description: All of them.\n    pagination: none"],
  );
  const { filled } = followed(mine, source(second));
  expect(textOf(filled.documents, group)).toBe(textOf(mine, group));
  expect(filled.proposal.conflicts.map(({ at, isOwn }) => [at.path.at(-1), isOwn])).toEqual([
    ["title", undefined],
    ["maximum", undefined],
    ["old", undefined],
  ]);
  expect(filled.proposal.unsaid).toEqual([]);
});

test("a bucket of which one name has another source keeps that one", () => {
  const mine = edited(group, [
    "        old: { required: false,",
    "        old: { source: handbook, required: false,",
  ]);
  const none = replaced(second, [
    "      parameters:\n        - { name: limit, in: query, schema: { type: integer, maximum: 100 } }\n",
    "",
  ]);
  const { filled } = followed(mine, source(none));
  expect(textOf(filled.documents, group)).toContain("old: { source: handbook");
  expect(filled.proposal.conflicts.map(({ known, told }) => [known?.slice(0, 8), told])).toEqual([
    ["{ limit:", "none"],
  ]);
});

const silent = replaced(
  first,
  ["      description: All of them.\n", ""],
  [", description: A note.", ""],
);

test("what the source says no more stays and is told, and goes with --prune", () => {
  const kept = followed(made, source(silent)).filled;
  expect(kept.documents).toEqual(made);
  expect(kept.proposal.unsaid.map(({ at, known }) => [at.path.slice(-2).join("."), known])).toEqual(
    [
      ["list.description", "All of them."],
      ["note.description", "A note."],
    ],
  );
  const pruned = followed(made, source(silent), { update: { prune: true } }).filled;
  expect(textOf(pruned.documents, group)).not.toContain("All of them.");
  expect(textOf(pruned.documents, schemas)).toContain("note: { type: string }");
});

test("facts that no description says are nobody's loss", () => {
  const mine = edited(group, [
    "description: All of them.",
    "description: All of them.\n    idempotent: true",
  ]);
  const text = textOf(mine, group).replace("    idempotent: true\n", "    pagination: none\n");
  const documents = mine.map((each) =>
    each.file === group ? parseDocument({ file: group, text }).value : each,
  );
  const { filled } = followed(documents, source(first), { update: { prune: true } });
  expect(filled.proposal.unsaid).toEqual([]);
  expect(textOf(filled.documents, group)).toBe(text);
});

const more = replaced(
  second,
  [
    "  /orders/{id}:\n",
    [
      "  /orders/export:",
      "    post:",
      "      operationId: exportOrders",
      "      tags: [Orders]",
      "      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Export' } } } } }",
      "  /carts/{id}:",
      "    get:",
      "      operationId: getCart",
      "      tags: [Shopping carts]",
      "      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]",
      "      responses: { '200': { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Cart' } } } } }",
      "  /orders/{id}:",
      "",
    ].join("\n"),
  ],
  [
    "    Order:\n",
    "    Export: { type: string }\n    Cart: { type: object, properties: { size: { type: integer } } }\n    Order:\n",
  ],
);

test("operations, groups and schemas that are new are named, filed and placed as in a new manifest", () => {
  const { filled } = followed(made, source(more));
  const wanted = madeOf(source(more));
  expect(filled.followed?.operations.map(({ id }) => id)).toEqual([
    "orders.export",
    "shopping-carts.retrieve-cart",
  ]);
  expect(filled.followed?.groups).toEqual(["shopping-carts"]);
  expect(filled.followed?.schemas).toEqual(["export", "cart"]);
  for (const { file, text } of wanted) {
    if (file !== "targets.yaml") expect(textOf(filled.documents, file)).toBe(text);
  }
  expect(filled.matching.left).toEqual([]);
});

test("a group that was renamed gets what is new in it", () => {
  const mine = made.flatMap((each) => {
    const file = each.file === group ? "groups/purchases.yaml" : each.file;
    const text =
      each.file === "service.yaml" ? each.text.replace("[orders]", "[purchases]") : each.text;
    return parseDocument({ file, text }).value;
  });
  const { filled } = followed(mine, source(more));
  expect(filled.followed?.operations.map(({ id }) => id)).toEqual([
    "purchases.export",
    "shopping-carts.retrieve-cart",
  ]);
});

test("what is gone is told, and kept", () => {
  const gone = replaced(first, ["/orders/{id}:\n    delete:", "/orders/{id}/note:\n    put:"]);
  const { filled } = followed(made, source(gone));
  expect(filled.followed?.gone.operations.map(({ id }) => id)).toEqual(["orders.cancel"]);
  expect(textOf(filled.documents, group)).toContain("path: /orders/{id}\n");
  expect(textOf(filled.documents, group)).toContain("path: /orders/{id}/note\n");
  modelOf(filled.documents);
});

test("a path that only the source said follows it, with the names of its parameters", () => {
  const renamed = first
    .replaceAll("{id}", "{orderId}")
    .replace("name: id, in: path", "name: orderId, in: path");
  const { filled } = followed(made, source(renamed));
  expect(textOf(filled.documents, group)).toContain("path: /orders/{orderId}\n");
  expect(textOf(filled.documents, group)).toContain("        orderId: ");
  const mine = edited(group, ["  cancel:\n", "  cancel:\n    sourceOf: { path: handbook }\n"]);
  expect(textOf(followed(mine, source(renamed)).filled.documents, group)).toBe(textOf(mine, group));
});

test("the source's own title and address follow as well", () => {
  const titled = replaced(first, ["title: Shop API,", "title: Shop API 2,"]);
  const { filled, diagnostics } = followed(made, source(titled), {
    update: { prune: false },
    sourceId: "shop-api",
  });
  expect(diagnostics).toEqual([]);
  expect(filled.recognised).toEqual({ id: "shop-api", by: "option" });
  expect(textOf(filled.documents, "service.yaml")).toContain(
    "  shop-api: { title: Shop API 2, kind: document }\n",
  );
  expect(followed(filled.documents, source(titled)).filled.recognised.by).toBe("title");
});

test("--prune takes operations and schemas out that are gone, with the names that they had", () => {
  const next = replaced(
    more,
    ["  /orders/{id}:\n    delete:", "  /orders/{id}/cancellation:\n    put:"],
    ["'#/components/schemas/Export'", "'#/components/schemas/Order'"],
    ["    Export: { type: string }\n", ""],
  );
  const before = madeOf(source(more));
  const { filled } = followed(before, source(next), { update: { prune: true } });
  expect(filled.followed?.taken.operations.map(({ id }) => id)).toEqual(["orders.cancel"]);
  expect(filled.followed?.taken.schemas.map(({ name }) => name)).toEqual(["export"]);
  expect(filled.followed?.gone).toMatchObject({ groups: [], operations: [], schemas: [] });
  expect(textOf(filled.documents, group)).toBe(textOf(madeOf(source(next)), group));
  expect(textOf(filled.documents, schemas)).toBe(textOf(madeOf(source(next)), schemas));
});

test("--prune leaves what something else refers to, and the last thing of a file", () => {
  const next = replaced(
    more,
    ["  /carts/{id}:\n    get:", "  /carts/{id}/size:\n    put:"],
    ["tags: [Shopping carts]", "tags: [Baskets]"],
  );
  const text = replaced(textOf(madeOf(source(more)), group), [
    "    deprecated: false",
    "    sourceOf: { deprecated: handbook }\n    deprecated: { replacement: orders.export }",
  ]);
  const before = withTexts(madeOf(source(more)), new Map([[group, text]]));
  const without = replaced(next, ["  /orders/export:\n    post:", "  /orders/export:\n    put:"]);
  const { filled } = followed(before, source(without), { update: { prune: true } });
  expect(filled.followed?.taken).toMatchObject({ groups: [], operations: [] });
  expect(filled.followed?.gone.operations.map(({ id }) => id)).toEqual(["orders.export"]);
  expect(filled.followed?.gone.groups.map(({ id }) => id)).toEqual(["shopping-carts"]);
  modelOf(filled.documents);
});
