import { describe, expect, test } from "vitest";
import { compareModels } from "../../../generator/changes/comparison.js";
import { modelOf } from "../resolve/manifest-text.js";
import { bookGroup, changesBetween, lineOf, operationLines } from "./model-text.js";
import { modelText } from "../../../generator/model/model-text.js";

const callable = ["method: GET", "path: /books"];
const ok = "responses: { 200: { content: { application/json: { schema: { type: string } } } } }";

describe("a fact of an operation", () => {
  test.each<[string, string, string, readonly string[]]>([
    ["method: not shown", "method: GET", "filled", [".method: not shown → GET"]],
    ["", "title: List Books", "filled", [".title: not shown → List Books"]],
    ["title: List", "title: Find", "changed", [".title: List → Find"]],
    ["title: List", "title: not shown", "withdrawn", [".title: List → not shown"]],
    ["body: not shown", "body: none", "filled", [".body: not shown → none"]],
    ["body: none", "", "withdrawn", [".body: none → not shown"]],
    ["deprecated: false", "deprecated: true", "changed", [".deprecated: none → deprecated"]],
    ["", ok, "filled", [".responses: not shown → 200"]],
    [
      "",
      "limits: { pageSize: { maximum: 50 } }",
      "filled",
      [".limits: not shown → pageSize maximum 50"],
    ],
    ["description: 'a  b'", 'description: "a\\n b"', "changed", [".description: a b → other: a b"]],
  ])("%s → %s is %s", (before, after, kind, lines) => {
    expect(operationLines([before], [after])).toEqual(lines.map((line) => `${kind} ${line}`));
  });

  test("nothing is said of what lies below a fact that was filled in as a whole", () => {
    const query = [
      "parameters:",
      "  query:",
      "    market: { required: true, description: Country., schema: { type: string } }",
      "    limit: { schema: { type: integer } }",
      "    sort: not shown",
      "    page: not shown",
    ];
    expect(operationLines([], query)).toEqual([
      "filled .parameters.query: not shown → market, limit, sort and 1 more",
    ]);
  });

  test("long texts are told from where they differ", () => {
    const start = "description: All books that the library has and that somebody may borrow";
    expect(operationLines([`${start} today.`], [`${start} tomorrow.`])).toEqual([
      "changed .description: …borrow today. → …borrow tomorrow.",
    ]);
  });
});

describe("a list of named things", () => {
  const query = (...names: readonly string[]): readonly string[] => [
    "parameters:",
    `  query: { ${names.join(", ")} }`,
  ];
  const typed = "limit: { schema: { type: integer } }";
  const open = '"(others)": not shown';

  test("is filled in where it was open, and else has things added and removed", () => {
    expect(operationLines(query("sort: not shown", open), query("sort: not shown", typed))).toEqual(
      [
        "filled .parameters.query.limit: not shown → integer",
        "filled .parameters.query: others not shown → no others",
      ],
    );
    expect(operationLines(query(typed), query(typed, "sort: not shown"))).toEqual([
      "added .parameters.query.sort: none → known by name",
    ]);
    expect(operationLines(query(typed, "sort: not shown"), query("sort: not shown"))).toEqual([
      "removed .parameters.query.limit: integer → none",
    ]);
    expect(operationLines(query(typed), query("sort: not shown", open))).toEqual([
      "added .parameters.query.sort: none → known by name",
      "withdrawn .parameters.query.limit: integer → not shown",
      "withdrawn .parameters.query: no others → others not shown",
    ]);
  });

  test("is matched by names: order says nothing, and what comes first moves nothing", () => {
    expect(
      operationLines(query(typed, "sort: not shown"), query("sort: not shown", typed)),
    ).toEqual([]);
    const before = query("sort: not shown", open);
    const after = query(typed, "sort: { schema: { type: string } }", open);
    expect(operationLines(before, after)).toEqual([
      "filled .parameters.query.limit: not shown → integer",
      "filled .parameters.query.sort.schema: not shown → string",
    ]);
  });

  test("answers are matched by status, bodies by media type", () => {
    const before = "responses: { 200: { content: { text/csv: not shown } }, 404: not shown }";
    const after =
      "responses: { 403: none, 404: { content: none }, 200: { content: { text/csv: { schema: { type: string } } } } }";
    expect(operationLines([before], [after])).toEqual([
      "added .responses.403: none → none",
      "filled .responses.404.content: not shown → none",
      "filled .responses.200.content.text/csv.schema: not shown → string",
    ]);
  });

  test("what a path names follows from the path", () => {
    expect(operationLines([], ["path: /books/{id}"])).toEqual([
      "filled .path: not shown → /books/{id}",
    ]);
    expect(operationLines(["path: /books/{id}"], ["path: /books/{isbn}"])).toEqual([
      "changed .path: /books/{id} → /books/{isbn}",
    ]);
    expect(operationLines(["parameters: { path: not shown }"], callable)).toEqual([
      "filled .method: not shown → GET",
      "filled .path: not shown → /books",
    ]);
    const described = [
      "path: /books/{id}",
      "parameters: { path: { id: { description: Number. } } }",
    ];
    expect(operationLines(["path: /books/{id}"], described)).toEqual([
      "filled .parameters.path.id.description: not shown → Number.",
    ]);
  });
});

describe("operations, groups and schemas", () => {
  const group = (text: string) => ({
    "groups/books.yaml": `source: handbook\noperations:\n${text}`,
  });

  test("are added and removed in one line each", () => {
    const { facts } = changesBetween(
      group("  list: { title: List }\n  find: not shown\n"),
      group("  list: { title: List }\n  add: { method: POST, path: /books, title: Add }\n"),
    );
    expect(facts.map(lineOf)).toEqual([
      "added groups/books.yaml#operations.add: none → POST /books",
      "removed groups/books.yaml#operations.find: operation → none",
    ]);
    expect(facts.map(({ subject }) => subject)).toEqual([
      { kind: "operation", name: "books.add" },
      { kind: "operation", name: "books.find" },
    ]);
  });

  test("an operation that was renamed is the same one", () => {
    const { facts } = changesBetween(
      group("  list: { title: List }\n"),
      group("  find: { formerly: [list], title: Find }\n"),
    );
    expect(facts.map(lineOf)).toEqual([
      "changed groups/books.yaml#operations.find: list → find",
      "changed groups/books.yaml#operations.find.title: List → Find",
    ]);
  });

  test("a group in a group is a group", () => {
    const inner = "subgroups: { old: { operations: { list: not shown, add: not shown } } }\n";
    const { facts } = changesBetween(group("  list: not shown\n"), {
      "groups/books.yaml": `${group("  list: not shown\n")["groups/books.yaml"]}${inner}`,
    });
    expect(facts.map(lineOf)).toEqual([
      "added groups/books.yaml#subgroups.old: none → group of 2 operations",
    ]);
  });

  const schemas = (text: string) => ({
    "schemas/book.yaml": `source: handbook\nschemas:\n${text}`,
  });

  test.each<[string, string, readonly string[]]>([
    ["not shown", "{ type: string, format: date }", ["filled : not shown → string (date)"]],
    ["{ type: string }", "not shown", ["withdrawn : string → not shown"]],
    ["{ type: string }", "{ type: integer }", ["changed : string → integer"]],
    [
      "{ type: object, properties: { id: not shown }, additionalProperties: not shown }",
      "{ type: object, properties: { id: { $ref: '#/schemas/other' }, name: { type: string } } }",
      [
        "filled .properties.id: not shown → schema other",
        "filled .properties.name: not shown → string",
        "filled .additionalProperties: not shown → anything",
      ],
    ],
    [
      "{ type: object, properties: { id: { type: string } } }",
      "{ type: object, properties: { name: true }, required: [name] }",
      [
        "added .properties.name: none → anything",
        "removed .properties.id: string → none",
        "changed .required: none → name",
      ],
    ],
    ["{ enum: [a, b] }", "{ enum: [b, c, d, e] }", ["changed : a, b → b, c, d and 1 more"]],
    ["{ enum: [a, 1] }", "{ enum: [a, 1], default: 1 }", ["changed .default: not said → 1"]],
    [
      "{ type: array, items: not shown, maxItems: 3 }",
      "{ type: array, items: { type: array, items: { type: number } } }",
      ["filled .items: not shown → array of number", "changed .maxItems: 3 → not said"],
    ],
    [
      "{ oneOf: [not shown, { type: string }] }",
      "{ oneOf: [{ $ref: '#/schemas/other' }, { type: string }, { type: 'null' }] }",
      ["filled .oneOf[0]: not shown → schema other", "added .oneOf[2]: none → null"],
    ],
  ])("a schema: %s → %s", (before, after, lines) => {
    const other = "  other: { type: string }\n";
    const { facts } = changesBetween(
      schemas(`  book: ${before}\n${other}`),
      schemas(`  book: ${after}\n${other}`),
    );
    expect(facts.map((each) => lineOf(each).replace("schemas/book.yaml#schemas.book", ""))).toEqual(
      lines,
    );
    expect(new Set(facts.map(({ subject }) => subject.name))).toEqual(new Set(["book"]));
  });

  test("a list of values that was merely observed is open, until a document says otherwise", () => {
    const values = (source: string) => ({
      "schemas/book.yaml": `source: ${source}\nschemas: { book: { enum: [a, b] } }\n`,
    });
    const place = "schemas/book.yaml#schemas.book";
    const { facts } = changesBetween(values("calls"), values("handbook"));
    expect(facts.map(lineOf)).toEqual([`filled ${place}: others not shown → no others`]);
    const back = changesBetween(values("handbook"), values("calls"));
    expect(back.facts.map(lineOf)).toEqual([`withdrawn ${place}: no others → others not shown`]);
  });

  test("what merely moved to another file, or has another source, did not change", () => {
    const book = "  book: { type: object, properties: { id: not shown } }\n";
    const { facts } = changesBetween(schemas(book), {
      "schemas/volume.yaml": `source: handbook\nschemas:\n${book}`,
    });
    expect(facts).toEqual([]);
    const says = (source: string) => bookGroup("title: List", `sourceOf: { title: ${source} }`);
    expect(changesBetween(says("handbook"), says("calls")).facts).toEqual([]);
  });
});

describe("the earlier state", () => {
  test("knows what could be called, and which schemas were in use by that", () => {
    const uses = (name: string) =>
      `responses: { 200: { content: { application/json: { schema: { $ref: '#/schemas/${name}' } } } } }`;
    const texts = {
      "groups/books.yaml": [
        "source: handbook",
        "operations:",
        `  list: { method: GET, path: /books, ${uses("book")} }`,
        `  find: { method: GET, ${uses("shelf")} }`,
        "",
      ].join("\n"),
      "schemas/book.yaml":
        "source: handbook\nschemas: { book: { type: array, items: { $ref: '#/schemas/author' } }, author: { type: object, properties: { books: { $ref: '#/schemas/book' } } }, shelf: not shown }\n",
    };
    const { earlier } = changesBetween(texts, texts);
    expect([...earlier.callable]).toEqual(["books.list"]);
    expect([...earlier.reached]).toEqual(["book", "author"]);
  });

  test.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a conflict of a merge", "<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n"],
    ["null", "null"],
    ["a list", "[]"],
    ["something else", '{ "name": "package" }'],
  ])("of %s is none", (_, text) => {
    const now = modelText(modelOf({}));
    expect(compareModels(text, now)).toBeUndefined();
    expect(compareModels(text, text)).toBeUndefined();
  });

  test("of another form gives what can still be compared, and nothing of what cannot", () => {
    const now = modelText(modelOf(bookGroup("title: List", "method: GET")));
    const older = now
      .replace(/"method": \{[^}]*\}/, '"method": "GET"')
      .replace(/"summary": \{[^}]*\},/, "")
      .replace('"value": "List"', '"value": "Find"');
    expect(compareModels(older, now)?.facts.map(lineOf)).toEqual([
      "changed groups/books.yaml#operations.list.title: Find → List",
    ]);
  });
});
