/** References: where they lead, through how many steps, and what is said of those that lead nowhere. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTexts } from "../../../../generator/fill/sources/open-sources.js";
import type { SourceNode } from "../../../../generator/fill/sources/source-node.js";
import { plainOf } from "./plain-of.js";

/** Opens a description in YAML whose `x` holds what is given; other files beside it. */
function open(x: string, others: Readonly<Record<string, string>> = {}) {
  const text = `openapi: 3.1.0\n${x}`;
  const { value, diagnostics } = openTexts({ "api/openapi.yaml": text, ...others }, [
    "api/openapi.yaml",
  ]);
  const [source] = value.sources;
  if (source === undefined) throw new Error(diagnostics[0]?.message);
  return source;
}

function at(node: SourceNode | undefined): string | undefined {
  return node && `${node.at.file}#${node.at.path.map((step) => `/${step}`).join("")}`;
}

/** Where the value of `start` leads, and what is said on the way. */
function followed(x: string, others: Readonly<Record<string, string>> = {}) {
  const source = open(x, others);
  const target = source.root.get("start")?.follow();
  const faults = source.diagnostics().map((fault) => {
    const { span, text } = source.placed(fault.at) ?? {};
    return [
      fault.code,
      span && text?.slice(span.start.offset, span.end.offset),
      fault.message,
      fault.help,
    ];
  });
  return { at: at(target), value: target && plainOf(target.value), faults };
}

describe("places of the same file", () => {
  test.each([
    ["#/a/b", "a: { b: 1 }", 1],
    ["#/a/0/b", "a: [{ b: 1 }]", 1],
    ["#/a~1b/m~0n", "a/b: { m~n: 1 }", 1],
    ["#/a~01", "a~1: 1", 1],
    ["#/paths/~1books~1%7Bid%7D/get", "paths: { '/books/{id}': { get: 1 } }", 1],
    ["#/paths/~1books~1{id}/get", "paths: { '/books/{id}': { get: 1 } }", 1],
    ["#/a/b%20c", "a: { b c: 1 }", 1],
    ["#/a/b%20c", "a: { 'b%20c': 1 }", 1],
    ["#/a/100%", "a: { '100%': 1 }", 1],
    ["#/schemas/%E6%9C%AC", "schemas: { 本: 1 }", 1],
    ["#/schemas/本", "schemas: { 本: 1 }", 1],
    ["#/__proto__/constructor", "__proto__: { constructor: 1 }", 1],
    ["#/responses/200", "responses: { 200: 1 }", 1],
    ["#/a/", "a: { '': 1 }", 1],
    ["openapi.yaml#/a", "a: 1", 1],
    ["./openapi.yaml#/a", "a: 1", 1],
    ["../api/openapi.yaml#/a", "a: 1", 1],
  ])("%s", (reference, rest, wanted) => {
    const { at: place, value, faults } = followed(`start: { $ref: '${reference}' }\n${rest}`);
    expect([value, faults]).toEqual([wanted, []]);
    expect(place?.startsWith("api/openapi.yaml#/")).toBe(true);
  });

  test("the root, of what is no description", () => {
    expect(followed("start: { $ref: 'b.yaml#/c' }", { "api/b.yaml": "c: { $ref: '#' }" }).at).toBe(
      "api/b.yaml#",
    );
    expect(followed("start: { $ref: '#/' }\n'': 1").value).toBe(1);
  });

  test.each(["#", "", "openapi.yaml", "other.yaml#"])("%j is a whole description", (reference) => {
    const others = { "api/other.yaml": "swagger: 2.0" };
    const { at: place, faults } = followed(`start: { $ref: '${reference}' }`, others);
    expect(place).toBe(undefined);
    expect(faults.map(([code, , message]) => [code, message])).toEqual([
      [
        "reference-dangling",
        `${JSON.stringify(reference)} leads to a whole description, not to a part of one`,
      ],
    ]);
  });

  test.each([
    ["start: { $ref: '#/start' }", 1],
    ["start: { $ref: '#/a' }\na: { $ref: '#/start' }", 2],
    ["start: { $ref: '#/a' }\na: { $ref: '#/b' }\nb: { $ref: '#/a' }", 2],
  ])("one step into a circle is none: %s", (x, steps) => {
    const source = open(x);
    expect(source.root.get("start")?.reference()?.target()).toBe(undefined);
    expect(source.diagnostics().map(({ code, message }) => [code, message])).toEqual([
      ["reference-endless", expect.stringContaining(steps === 1 ? "in one step" : "in 2 steps")],
    ]);
  });

  test("several steps, and steps inside of a pointer", () => {
    expect(followed("start: { $ref: '#/a' }\na: { $ref: '#/b' }\nb: 1")).toEqual({
      at: "api/openapi.yaml#/b",
      value: 1,
      faults: [],
    });
    const inner = followed(
      "start: { $ref: '#/a/x/y' }\na: { $ref: '#/b' }\nb: { x: { $ref: '#/c' } }\nc: { y: 1 }",
    );
    expect(inner).toEqual({ at: "api/openapi.yaml#/c/y", value: 1, faults: [] });
  });

  test("any key is found by the pointer that names it", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme" }), { minLength: 1, maxLength: 4 }),
        (keys) => {
          const token = (key: string) =>
            encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));
          const tree = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), 1);
          const text = JSON.stringify({
            openapi: "3.1.0",
            start: { $ref: `#/tree${keys.map((key) => `/${token(key)}`).join("")}` },
            tree,
          });
          fc.pre(!keys.includes("__proto__"));
          const [source] = openTexts({ "a.json": text }, ["a.json"]).value.sources;
          expect(source?.root.get("start")?.follow()?.at.path).toEqual(["tree", ...keys]);
        },
      ),
    );
  });
});

describe("other files", () => {
  const books =
    "Book:\n  author: { $ref: 'people/author.json#/Author' }\nself: { $ref: '#/Book' }\n";
  const author = '{"Author": {"book": {"$ref": "../books.yaml#/Book"}}}';
  const others = { "api/books.yaml": books, "api/people/author.json": author };

  test("are found from where the reference stands", () => {
    const source = open("start: { $ref: './books.yaml#/self' }", others);
    const book = source.root.get("start")?.follow();
    expect(at(book)).toBe("api/books.yaml#/Book");
    const one = book?.get("author")?.follow();
    expect(at(one)).toBe("api/people/author.json#/Author");
    expect(at(one?.get("book")?.follow())).toBe("api/books.yaml#/Book");
    expect(source.diagnostics()).toEqual([]);
  });

  test("places in them have a line and a column", () => {
    const source = open("start: { $ref: './books.yaml#/Book' }", others);
    const span = source.root.get("start")?.follow()?.get("author")?.span();
    expect([span?.file, span?.start.line, span?.start.column]).toEqual(["api/books.yaml", 2, 3]);
  });

  test("whole files, and names with spaces", () => {
    expect(
      followed("start: { $ref: 'book.yaml' }", { "api/book.yaml": "type: object" }).value,
    ).toEqual({ type: "object" });
    expect(followed("start: { $ref: 'a%20book.yaml#' }", { "api/a book.yaml": "1" }).value).toBe(1);
  });

  test("faults of their text are told", () => {
    const { value, faults } = followed("start: { $ref: 'book.json#/a' }", {
      "api/book.json": '{"a": }',
    });
    expect(value).toBeUndefined();
    expect(faults.map(([code, text]) => [code, text])).toEqual([["source-syntax", "}"]]);
  });
});

describe("references that lead nowhere", () => {
  test.each([
    [
      "#/schemas/Bok",
      "schemas: { Book: 1, Author: 2 }",
      "reference-dangling",
      '"#/schemas/Bok" leads nowhere: "schemas" has no "Bok"',
      'did you mean "Book"?',
    ],
    [
      "#/schemas/Publisher",
      "schemas: { Book: 1, Author: 2 }",
      "reference-dangling",
      '"#/schemas/Publisher" leads nowhere: "schemas" has no "Publisher"',
      'it has "Book", "Author"',
    ],
    [
      "#/schema/Book",
      "schemas: {}",
      "reference-dangling",
      '"#/schema/Book" leads nowhere: the root of api/openapi.yaml has no "schema"',
      'did you mean "schemas"?',
    ],
    [
      "#/list/01",
      "list: [1, 2]",
      "reference-dangling",
      '"#/list/01" leads nowhere: "list" has no "01"',
      "mend the reference",
    ],
    [
      "book.yaml",
      "",
      "reference-dangling",
      'the file "api/book.yaml" cannot be read: it does not exist',
      "mend the reference, or fetch the file",
    ],
    [
      "Book",
      "",
      "reference-dangling",
      'the file "api/Book" cannot be read: it does not exist',
      "mend the reference, or fetch the file",
    ],
    [
      "#Book",
      "",
      "reference-dangling",
      '"#Book" leads nowhere: no schema there has the `$anchor` "Book"',
      "a pointer begins with `#/`; or give a schema this `$anchor`",
    ],
    [
      "urn:books",
      "",
      "reference-dangling",
      '"urn:books" leads nowhere: nothing here has this `$id`',
      "let `$ref` name a file, or a place in this one: `#/components/schemas/…`",
    ],
    [
      "https://books.example/a.yaml#/Book",
      "",
      "reference-network",
      '"https://books.example/a.yaml#/Book" leads to the network, and nothing is fetched',
      "save it beside the description, `curl -O https://books.example/a.yaml`, and let `$ref` name that file",
    ],
    [
      "//books.example/a.yaml",
      "",
      "reference-network",
      '"//books.example/a.yaml" leads to the network, and nothing is fetched',
      "save it beside the description, `curl -O https://books.example/a.yaml`, and let `$ref` name that file",
    ],
  ])("%s", (reference, rest, code, message, help) => {
    const { value, faults } = followed(`start: { $ref: '${reference}' }\n${rest}`);
    expect(value).toBeUndefined();
    expect(faults).toEqual([[code, `'${reference}'`, message, help]]);
  });

  test("are reported once, however often they are followed", () => {
    const source = open("a: { $ref: '#/b' }");
    for (let times = 0; times < 3; times += 1) source.root.get("a")?.follow();
    expect(source.diagnostics().length).toBe(1);
  });
});

describe("circles", () => {
  test.each([
    ["itself", "start: { $ref: '#/start' }", "'#/start'", "in one step"],
    ["two", "start: { $ref: '#/a' }\na: { $ref: '#/start' }", "'#/a'", "in 2 steps"],
    [
      "a way into a circle",
      "start: { $ref: '#/a' }\na: { $ref: '#/b' }\nb: { $ref: '#/a' }",
      "'#/b'",
      "in 2 steps",
    ],
    ["what is inside of itself", "start: { $ref: '#/start/x' }", "'#/start/x'", "in one step"],
  ])("%s", (_, x, text, steps) => {
    const { value, faults } = followed(x);
    expect(value).toBeUndefined();
    expect(faults.map(([code, shown]) => [code, shown])).toEqual([["reference-endless", text]]);
    expect(faults[0]?.[2]).toContain(steps);
  });

  test("over several files", () => {
    const { faults } = followed("start: { $ref: 'b.yaml#/b' }", {
      "api/b.yaml": "b: { $ref: 'openapi.yaml#/start' }",
    });
    expect(faults.map(([code]) => code)).toEqual(["reference-endless"]);
  });

  test("are one fault each, wherever they are entered", () => {
    const source = open(
      "a: { $ref: '#/b' }\nb: { $ref: '#/c' }\nc: { $ref: '#/a' }\nd: { $ref: '#/d' }",
    );
    for (const key of ["a", "b", "c", "d", "a"])
      expect(source.root.get(key)?.follow()).toBeUndefined();
    expect(source.diagnostics().length).toBe(2);
  });

  test("a schema that holds itself is none", () => {
    const { at: place, faults } = followed(
      "start: { $ref: '#/tree' }\ntree: { items: { $ref: '#/tree' } }",
    );
    expect([place, faults]).toEqual(["api/openapi.yaml#/tree", []]);
  });

  test("a chain of 2,000 references is followed", () => {
    const links = Array.from(
      { length: 2_000 },
      (_, index) => `s${index}: { $ref: '#/s${index + 1}' }`,
    );
    expect(followed(`start: { $ref: '#/s0' }\n${links.join("\n")}\ns2000: 1`).value).toBe(1);
  });
});

describe("names that schemas give themselves", () => {
  test.each([
    ["#book", "a: { $anchor: book, x: 1 }"],
    ["#book", "a: { $dynamicAnchor: book, x: 1 }"],
    ["https://books.example/book", "a: { $id: 'https://books.example/book', x: 1 }"],
    ["https://books.example/book#", "a: { $id: 'https://books.example/book', x: 1 }"],
    [
      "https://books.example/book#b",
      "c: { $id: 'https://books.example/book', a: { $anchor: b, x: 1 } }",
    ],
    ["https://books.example/book#/a", "c: { $id: 'https://books.example/book', a: { x: 1 } }"],
    ["urn:example:book", "a: { $id: 'urn:example:book', x: 1 }"],
    ["book", "a: { $id: book, x: 1 }"],
    ["https://books.example/api#/a", "$self: https://books.example/api\na: { x: 1 }"],
    [
      "schemas/book",
      "$self: https://books.example/api\na: { $id: 'https://books.example/schemas/book', x: 1 }",
    ],
  ])("%s", (reference, rest) => {
    const { value, faults } = followed(`start: { $ref: '${reference}' }\n${rest}`);
    expect(faults).toEqual([]);
    expect(value).toMatchObject({ x: 1 });
  });

  test("a pointer in a schema with `$id` begins there, and otherwise at the root", () => {
    const source = open(
      "a:\n  $id: https://books.example/a\n  $defs: { y: 1 }\n  inner: { $ref: '#/$defs/y' }\n  outer: { $ref: '#/b' }\nb: 2",
    );
    const schema = source.root.get("a");
    expect(schema?.get("inner")?.follow()?.value).toBe(1);
    expect(schema?.get("outer")?.follow()?.value).toBe(2);
    expect(source.diagnostics()).toEqual([]);
  });

  test("are none in examples", () => {
    const { faults } = followed("start: { $ref: '#book' }\na: { example: { $anchor: book } }");
    expect(faults.map(([code]) => code)).toEqual(["reference-dangling"]);
  });
});

describe("nodes", () => {
  test("what stands beside `$ref` is told apart, and `$ref` with a map is a property", () => {
    const source = open(
      "a: { $ref: '#/b', description: x, nullable: true }\nb: 1\nc: { $ref: { type: string } }",
    );
    const reference = source.root.get("a")?.reference();
    expect(reference?.siblings.map(({ key, node }) => [key, node.value])).toEqual([
      ["description", "x"],
      ["nullable", true],
    ]);
    expect([reference?.text, reference?.at.path]).toEqual(["#/b", ["a", "$ref"]]);
    expect(at(reference?.target())).toBe("api/openapi.yaml#/b");
    const property = source.root.get("c");
    expect(property?.reference()).toBeUndefined();
    expect(property?.follow()).toBe(property);
  });

  test("scalars are told as they are written, too", () => {
    const { root } = open(
      "a: [1.10, on, true, 9223372036854775807, text, null, {}]\nb: &x 1.50\nc: *x",
    );
    expect(
      root
        .get("a")
        ?.items()
        .map((item) => item.text()),
    ).toEqual(["1.10", "on", "true", "9223372036854775807", "text", undefined, undefined]);
    expect(
      root
        .get("a")
        ?.items()
        .map((item) => item.kind),
    ).toEqual(["number", "text", "boolean", "number", "text", "null", "map"]);
    expect(root.get("b")?.text()).toBe("1.50");
    expect(root.get("a")?.get(2)?.boolean()).toBe(true);
    expect(root.get("a")?.get(0)?.number()).toBe(1.1);
    expect(root.get("c")?.number()).toBe(1.5);
    expect(root.get("c")?.text()).toBe("1.50");
  });

  test("a reference without `$ref`", () => {
    const source = open("mapping: { book: '#/b', other: '#/x' }\nb: 1");
    const mapping = source.root.get("mapping");
    expect(mapping?.get("book")?.resolve("#/b")?.value).toBe(1);
    expect(mapping?.get("other")?.resolve("#/x")).toBeUndefined();
    expect(
      source.diagnostics().map((fault) => [fault.code, source.placed(fault.at)?.span?.start.line]),
    ).toEqual([["reference-dangling", 2]]);
  });
});
