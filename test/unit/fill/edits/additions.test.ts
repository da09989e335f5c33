/** Operations, schemas and files that are new, and facts that a manifest cannot hold. */
import { describe, expect, test } from "vitest";
import { filled, target, toldOf } from "./filling.js";

const service =
  "# yaml-language-server: $schema=manifest.schema.json\r\nsource: letters\r\ntitle: A\r\ngroups:\r\n  - books # first\r\nsources: { letters: { title: L, kind: document } }\r\n";

describe("new", () => {
  test("an operation, with markers for what is not told of it", () => {
    const text = "source: handbook\noperations:\n  list:\n    title: A\n\n# The end.\n";
    const { files, filled: facts } = filled({ "groups/books.yaml": text }, [
      target("groups/books.yaml", ["operations", "save"], "{ path: /books, method: PUT }"),
      target(
        "groups/books.yaml",
        ["subgroups", "shelves", "operations", "list"],
        "{ title: Shelves }",
      ),
      target("groups/books.yaml", ["subgroups", "shelves", "operations", "seen"], "not shown"),
    ]);
    expect(facts.map(({ at }) => [at.path.join("."), at.part])).toEqual([
      ["operations.save", "missing"],
      ["subgroups", "missing"],
      ["subgroups.shelves.operations.seen", "missing"],
    ]);
    expect(files[0]?.after).toMatchInlineSnapshot(`
      "source: handbook
      sourceOf: { subgroups: letters }
      operations:
        list:
          title: A
        save:
          source: letters
          title: not shown
          summary: not shown
          description: not shown
          method: PUT
          path: /books
          deprecated: not shown
          authentication: not shown
          parameters: not shown
          body: not shown
          responses: not shown
          pagination: not shown
          limits: not shown
      subgroups:
        shelves:
          operations:
            list:
              title: Shelves
              summary: not shown
              description: not shown
              method: not shown
              path: not shown
              deprecated: not shown
              authentication: not shown
              parameters: not shown
              body: not shown
              responses: not shown
              pagination: not shown
              limits: not shown
            seen: not shown

      # The end.
      "
    `);
  });

  test("files, in the style of those that are there, and in the list of groups", () => {
    const { files } = filled({ "service.yaml": service }, [
      target("groups/readers.yaml", ["operations", "list"], "title: Readers"),
      target("schemas/reader.yaml", ["schemas", "reader"], "{ type: object }"),
      target("schemas/reader.yaml", ["schemas", "name"], "{ type: string }"),
    ]);
    expect(files.map(({ file, before }) => [file, before === undefined])).toEqual([
      ["service.yaml", false],
      ["groups/readers.yaml", true],
      ["schemas/reader.yaml", true],
    ]);
    expect(files[0]?.after).toBe(service.replace("# first\r\n", "# first\r\n  - readers\r\n"));
    expect(files[2]?.after).toBe(
      "# yaml-language-server: $schema=../manifest.schema.json\r\nsource: letters\r\nschemas:\r\n  reader: { type: object }\r\n  name: { type: string }\r\n",
    );
  });

  test("a whole manifest", () => {
    const { files, documents } = filled({}, [
      target(
        "service.yaml",
        [],
        "{ sources: { letters: { title: L, kind: document } }, title: A, groups: [books] }",
      ),
      target("groups/books.yaml", [], "{ operations: { list: { title: Books } }, title: Books }"),
    ]);
    expect(documents).toHaveLength(2);
    expect(files.map(({ after }) => after.split("\n").slice(0, 4).join("\n"))).toEqual([
      "# yaml-language-server: $schema=manifest.schema.json\nsource: letters\ntitle: A\ngroups: [books]",
      "# yaml-language-server: $schema=../manifest.schema.json\nsource: letters\ntitle: Books\noperations:",
    ]);
  });
});

describe("refused", () => {
  const text = "source: letters\noperations:\n  list: { title: not shown }\n";
  const at = { file: "groups/books.yaml", path: ["operations", "list"], part: "value" } as const;

  test.each([
    [
      "a number that loses digits",
      { parameters: { query: { n: { required: true, schema: { maximum: 2 ** 64 } } } } },
      "parameters.query.n.schema.maximum",
    ],
    ["half of a character", { summary: "\ud800" }, "summary"],
    ["null", { summary: null }, "summary"],
    ["a path with spaces", { path: "/a b" }, "path"],
    ["a key that no form has", { body: { required: true, size: 5 } }, "body.size"],
    [
      "a text that looks like a marker",
      { responses: { 200: { description: "None" } } },
      "responses.200.description",
    ],
    [
      "a status that is none",
      { responses: { 99: { description: "A" }, 200: { description: "B" } } },
      "responses.99",
    ],
  ])("%s, and all the rest is filled in", (_name, facts, path) => {
    const { refused, files } = filled({ "groups/books.yaml": text }, [
      { at, told: toldMaps({ ...facts, title: "Books" }) },
    ]);
    expect(refused.map((each) => each.at.path.slice(2).join("."))).toEqual([path]);
    expect(refused[0]?.why).toMatch(/\w/);
    expect(files[0]?.after).toContain("title: Books");
  });

  test("texts that are hostile are written as they are", () => {
    const texts = [
      "no",
      "1e3",
      "0x1F",
      "2026-01-31",
      "a: b",
      "a #b",
      "- a",
      "{a}",
      "[a, b]",
      "&a",
      "*a",
      "!t",
      "%d",
      "@a",
      "`a",
      "'",
      '"',
      "\u2028",
      "a\tb",
      " a ",
      "#",
      "?",
      "|",
      "a\r\nb",
      "~x",
      "...",
      "---",
      "=",
      "<<",
      "12:30:45",
      "on",
      "é, ß",
      "\u{1F600}",
      "a\n\n b",
      "\n",
      "a, b",
    ];
    const told = toldMaps({
      parameters: {
        query: Object.fromEntries(
          texts.map((each, index) => [
            each,
            { description: `${each}${index}x`, schema: { enum: [each, index], default: each } },
          ]),
        ),
      },
    });
    for (const known of ["{ title: not shown }", "not shown"]) {
      const { refused, files } = filled(
        { "groups/books.yaml": `source: letters\noperations:\n  list: ${known}\n` },
        [{ at, told }],
      );
      expect(refused).toEqual([]);
      expect(files).toHaveLength(1);
    }
  });
});

test("no document with faults, no target inside of a fact, no file without facts", () => {
  expect(() =>
    filled({ "groups/books.yaml": "source: a\n" }, [target("targets.yaml", [], "a: b")]),
  ).toThrow("targets.yaml");
  expect(() => filled({}, [target("schemas/a.yaml", ["schemas", "a", "items"], "true")])).toThrow(
    "part of a fact",
  );
});

/** Maps of JavaScript, told. */
function toldMaps(value: object) {
  return toldOf(mapped(value));
}

function mapped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mapped);
  if (typeof value !== "object" || value === null) return value;
  return new Map(Object.entries(value).map(([key, each]) => [key, mapped(each)]));
}
