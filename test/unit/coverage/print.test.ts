/** Coverage as text, JSON and Markdown. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { barOf } from "../../../generator/coverage/bar.js";
import { type Coverage, coverageOf } from "../../../generator/coverage/coverage.js";
import { printJson } from "../../../generator/coverage/print-json.js";
import { printMarkdown } from "../../../generator/coverage/print-markdown.js";
import { printText } from "../../../generator/coverage/print-text.js";
import { type Locate, unknownPlaces } from "../../../generator/coverage/unknown-places.js";
import { loaded, scenario } from "./manifests.js";
import { specifiedManifest } from "../../golden-tree.js";

const { model, locate } = loaded(specifiedManifest);
const whole = coverageOf(model);
const plain = { colour: false, all: false, locate };

/** Nothing is known of it but hostile names. */
const hostile: Coverage = {
  title: "a\u001b[2J | <b>\n# x",
  folder: "manifest",
  groups: 1,
  operations: { total: 1, callable: 0, deprecated: 0 },
  facts: { known: 0, none: 0, notShown: 1, percent: 0 },
  byGroup: [{ group: `g${"o".repeat(60)}`, known: 0, none: 0, notShown: 1, percent: 0 }],
  byKind: [],
  sources: [{ id: "s", title: "a|b\u202e</details>", kind: "assumed", facts: 0 }],
  unknown: [
    {
      kind: "query-parameters",
      group: "g",
      operation: "g.o",
      at: { file: "groups/g.yaml", path: ["a\u001b[2J", "b`|\n</details>"], part: "value" },
    },
  ],
};
const nowhere: Locate = ({ file }) => ({ displayPath: `manifest/${file}` });

describe("text", () => {
  const text = printText(whole, plain);

  test("begins with what there is in all", () => {
    expect(text.split("\n").slice(0, 7)).toEqual([
      "Music Catalog and Playback Service",
      "17 groups, 92 operations (13 callable, 3 deprecated)",
      "114 of 1539 facts known (7.4%; 15 of them `none`), 1425 not shown",
      "",
      "By group",
      "  (service)                █░░░░░░░░░░░░░░░░░░░    8.5%  3 of 35",
      "  albums                   █░░░░░░░░░░░░░░░░░░░    2.1%  1 of 47",
    ]);
    expect(text).toContain(
      "\n\nBy source, of what is known\n  interface-specification  ████████████████████  100.0%  114 of 114\n",
    );
  });

  test("names the first places, and all of them when asked to", () => {
    expect(text).toContain("\n  manifest/service.yaml:7:10  baseUrl\n");
    const [, rest] = /\n {2}… and (\d+) more places: --all lists them\n$/.exec(text) ?? [];
    const all = printText(whole, { ...plain, all: true });
    const places = all
      .split("Not shown, and where to fill it in\n")[1]
      ?.match(/^ {2}\S+:\d+:\d+/gm);
    expect(places).toHaveLength(10 + Number(rest));
    expect(all).not.toContain("more places");
    expect(all).toContain(
      "  manifest/groups/albums.yaml:14:17  operations.retrieve.parameters (4 facts)\n",
    );
  });

  test("fits into 80 columns, but for keys that cannot be broken", () => {
    for (const all of [false, true]) {
      const lines = printText(whole, { ...plain, all }).split("\n");
      expect(lines.filter((line) => line.length > 80 && / /.test(line.trim()))).toEqual([]);
    }
  });

  test("what is known as a whole has no list", () => {
    const known = coverageOf(model, { kind: "clients" });
    expect(printText(known, plain)).not.toContain("Not shown, and where");
    expect(printText(known, plain)).toContain("1 of 1 fact known (100.0%;");
  });

  test("has colours only when asked for, and never those of a manifest", () => {
    expect(printText(whole, { ...plain, colour: true })).toContain("\u001b[32m█");
    expect(text).not.toContain("\u001b");
    const printed = printText(hostile, { ...plain, locate: nowhere });
    expect(printed).toMatch(/^a\\u001b\[2J \| <b>\\n# x\n1 group, 1 operation \(0 callable/);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: none may get through
    expect(printed).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(printed.split("\n").filter((line) => line.length > 80)).toEqual([]);
  });
});

describe("json", () => {
  const printed = printJson(whole, locate);
  const document: Record<string, unknown> & { unknown: readonly object[] } = JSON.parse(printed);

  test("has its keys in a fixed order", () => {
    expect(Object.keys(document)).toEqual([
      ...["groups", "operations", "facts", "byGroup", "byKind", "sources", "unknown"],
    ]);
    expect(document).toMatchObject({
      groups: 17,
      operations: { total: 92, callable: 13, deprecated: 3 },
      facts: { known: 114, none: 15, notShown: 1425, percent: 7.4 },
    });
    expect(printed).toBe(printJson(coverageOf(loaded(specifiedManifest).model), locate));
  });

  test("lists every fact that is not shown, with its place", () => {
    expect(document.unknown).toHaveLength(1425);
    expect(document.unknown[0]).toEqual({
      ...{ file: "manifest/service.yaml", line: 7, column: 10 },
      place: "manifest/service.yaml#baseUrl",
      kind: "base-url",
      group: "(service)",
    });
    expect(document.unknown).toContainEqual({
      ...{ file: "manifest/groups/me.yaml", line: 25, column: 16 },
      place: "manifest/groups/me.yaml#subgroups.saved-audiobooks.operations.list.title",
      kind: "title",
      group: "me",
      operation: "me.saved-audiobooks.list",
    });
  });

  test("escapes what is hostile, and yet keeps it", () => {
    const text = printJson(hostile, nowhere);
    expect(text).not.toContain("\u202e");
    expect(text).not.toContain("\u001b");
    expect(JSON.parse(text)).toMatchObject({ sources: hostile.sources });
  });
});

describe("markdown", () => {
  test("has a table for groups, kinds and sources, and a folded list", () => {
    const markdown = printMarkdown(whole, { all: false, locate });
    expect(markdown).toMatch(/^## Coverage of Music Catalog and Playback Service: 7\.4%\n\n/);
    expect(markdown).toContain("\n| `artists` | 34 of 97 | 35.0% | ███░░░░░░░ |\n");
    expect(markdown).toContain("\n| base URL | 0 of 1 | 0.0% | ░░░░░░░░░░ |\n");
    expect(markdown).toContain("<details><summary>1425 facts not shown");
    expect(markdown).toMatch(
      /\n- … and \d+ more places: `coverage --all` lists them\n\n<\/details>/,
    );
    expect(markdown.match(/^- `manifest/gm)).toHaveLength(50);
    // A comment on GitHub has at most 65,536 characters.
    expect(markdown.length).toBeLessThan(10_000);
    expect(printMarkdown(whole, { all: true, locate })).not.toContain("more places");
  });

  test("what a manifest says stays text", () => {
    const markdown = printMarkdown(hostile, { all: true, locate: nowhere });
    expect(markdown).toContain("## Coverage of a\\\\u001b\\[2J | \\<b\\>\\\\n\\# x: 0.0%\n");
    expect(markdown.match(/<\/details>/g)).toHaveLength(1);
    for (const line of markdown.split("\n").filter((each) => each.startsWith("|"))) {
      expect([4, 5]).toContain(line.match(/(?<!\\)\|/g)?.length);
    }
  });

  test("nothing unknown, no list", () => {
    const known = coverageOf(model, { kind: "clients" });
    expect(printMarkdown(known, { all: true, locate })).not.toContain("<details>");
  });
});

describe("places", () => {
  test("keys that are left out of one form, and what one marker covers, are one place", () => {
    const { model: half, locate: find } = scenario("half-known-parameters");
    const words = unknownPlaces(coverageOf(half).unknown, find).map((place) => place.words);
    expect(words).toContain(
      "operations.search.parameters.query.q: description, schema, style, explode",
    );
    expect(words).toContain("operations.count.parameters (3 facts)");
    expect(words).toContain("operations.list.parameters.query.(others)");
    expect(words.find((each) => each.startsWith("description, baseUrl"))).toBeDefined();
  });
});

describe("bars", () => {
  test("only nothing is empty, and only all is full", () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(10_000),
        fc.integer({ min: 2, max: 40 }),
        (a, b, width) => {
          const [part, all] = [Math.min(a, b), Math.max(a, b)];
          const { full, empty } = barOf(part, all, width);
          expect(full.length + empty.length).toBe(width);
          expect(full.length === 0).toBe(part === 0);
          expect(empty.length === 0).toBe(all > 0 && part === all);
        },
      ),
    );
  });
});
