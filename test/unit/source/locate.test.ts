/** References to nodes, and the stretches of text that they are shown at. */
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument as parseYaml } from "yaml";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDocument } from "../../../generator/source/document.js";
import type { SourceRef } from "../../../generator/source-ref.js";

const text = `# about albums
title: Albums # inline
operations:
  # a comment before the first key
  retrieve:
    title: 'Get album'
    tags: [a, "b", { c: d }]
    description: |
      Several
      lines.

    empty: none
  list:
    - first: 1
      second: 2
    - plain text
# the end
`;

const { value: document } = parseDocument({ file: "groups/albums.yaml", text });

function shown(part: SourceRef["part"], ...path: (string | number)[]): string {
  const { start, end } = document.locate({ file: "groups/albums.yaml", path, part });
  return text.slice(start.offset, end.offset);
}

describe("locate", () => {
  test.each([
    [["title"], "title", "Albums"],
    [["operations", "retrieve", "title"], "title", "'Get album'"],
    [["operations", "retrieve", "tags"], "tags", '[a, "b", { c: d }]'],
    [["operations", "retrieve", "tags", 1], '"b"', '"b"'],
    [["operations", "retrieve", "tags", 2, "c"], "c", "d"],
    [["operations", "retrieve", "description"], "description", "|\n      Several\n      lines."],
    [["operations", "list"], "list", "- first: 1\n      second: 2\n    - plain text"],
    [["operations", "list", 0], "first", "first: 1\n      second: 2"],
    [["operations", "list", 1], "plain text", "plain text"],
  ])("%j", (path, key, value) => {
    expect(shown("key", ...path)).toBe(key);
    expect(shown("value", ...path)).toBe(value);
  });

  test("a block map is shown from its first key to its last value", () => {
    const value = shown("value", "operations");
    expect(value.startsWith("retrieve:")).toBe(true);
    expect(value.endsWith("- plain text")).toBe(true);
  });

  test("a key that is missing is shown at the key of its parent", () => {
    expect(shown("missing", "operations", "retrieve", "method")).toBe("retrieve");
    expect(shown("missing", "operations", "list", 0, "third")).toBe("first");
    expect(shown("missing", "operations", "nowhere", "deeper", "title")).toBe("operations");
  });

  test("a key that is missing at the root is shown at the beginning", () => {
    const { start } = document.locate({ file: "a", path: ["baseUrl"], part: "missing" });
    expect(start).toEqual({ line: 1, column: 1, offset: 0 });
  });

  test("a path that leads nowhere is shown at its nearest parent", () => {
    expect(shown("value", "operations", "remove", "title")).toBe("operations");
    expect(shown("key", "title", "deeper")).toBe("title");
    expect(shown("value", "operations", "list", 7)).toBe("list");
  });

  test("lines and columns count from 1", () => {
    const { start, end } = document.locate({ file: "a", path: ["title"], part: "value" });
    expect(start).toEqual({ line: 2, column: 8, offset: 22 });
    expect(end).toMatchObject({ line: 2, column: 14 });
  });

  test("an empty value is shown at its key", () => {
    const empty = parseDocument({ file: "a", text: "a:\nb: 1\n" }).value;
    expect(empty.locate({ file: "a", path: ["a"], part: "value" })).toMatchObject({
      start: { line: 1, column: 1 },
      end: { line: 1, column: 2 },
    });
  });

  test("a broken text has places too", () => {
    const broken = parseDocument({ file: "a", text: "[".repeat(500) }).value;
    const { start } = broken.locate({ file: "a", path: ["x"], part: "value" });
    expect(start.line).toBe(1);
  });

  test("every node of any tree is found, and its text means the same again", () => {
    const key = fc.string({ minLength: 1 }).map((each) => each.replace(/[\u007f-\u009f]/g, "_"));
    const { node } = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: "small" },
        key,
        fc.integer(),
        fc.array(tie("node"), { maxLength: 3 }),
        fc.dictionary(key, tie("node"), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, node, { minKeys: 1, maxKeys: 4 }), (written) => {
        const source = JSON.stringify(written, null, 1);
        const { value: read } = parseDocument({ file: "a", text: source });
        const { contents } = parseYaml(source);
        for (const [path, wanted] of nodesOf(contents, [])) {
          const { start, end } = read.locate({ file: "a", path, part: "value" });
          expect(JSON.parse(source.slice(start.offset, end.offset))).toEqual(wanted);
        }
      }),
    );
  });
});

/** All nodes below the root, by the other way through the library: path and value. */
function nodesOf(
  node: ParsedNode | null,
  path: readonly (string | number)[],
): [typeof path, unknown][] {
  if (isMap<ParsedNode, ParsedNode | null>(node)) {
    return node.items.flatMap(({ key, value }) => {
      const inner = [...path, isScalar(key) ? String(key.value) : ""];
      return [[inner, value?.toJSON()] as [typeof path, unknown], ...nodesOf(value, inner)];
    });
  }
  if (isSeq<ParsedNode>(node)) {
    return node.items.flatMap((item, index) => nodesOf(item, [...path, index]));
  }
  return [];
}
