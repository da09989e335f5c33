/** A change of what several operations share is told once, with the operations that it touches, and nobody whom it breaks is left out. */
import { describe, expect, test } from "vitest";
import { printChangelog } from "../../../generator/diff/changelog.js";
import { impactsOf } from "../../../generator/diff/impacts.js";
import { printJson } from "../../../generator/diff/print-json.js";
import { printText } from "../../../generator/diff/print-text.js";
import { isBreaking } from "../../../generator/diff/report.js";
import { type ManifestTexts, modelOf, service } from "../resolve/manifest-text.js";
import { reported } from "./reported.js";

const parts = `source: handbook
parameters:
  limit: { name: limit, in: query, required: false, schema: { type: integer, maximum: 50 } }
headers:
  request-id: { required: false, schema: { type: string } }
responses:
  found:
    headers: { X-Request-Id: { $ref: "#/headers/request-id" } }
    content: { application/json: { schema: { type: object, properties: { title: { type: string } } } } }
`;

const uses = `parameters: { query: { limit: { $ref: "#/parameters/limit" } } }, responses: { 200: { $ref: "#/responses/found" } }`;

/** Operations that all use the parts, and one that cannot be called. */
function manifestOf(shared: string, count = 3, facts = "", own = ""): ManifestTexts {
  const lines = Array.from(
    { length: count },
    (_, index) => `  read-${index}x: { method: GET, path: /books/${index}, ${uses} }\n`,
  );
  return {
    "service.yaml": service + facts,
    "groups/books.yaml": `source: handbook\noperations:\n${lines.join("")}  unknown: { ${uses} }\n${own}`,
    "shared/all.yaml": shared,
  };
}

function impactsBetween(before: ManifestTexts, after: ManifestTexts): readonly string[] {
  return impactsOf(modelOf(before), modelOf(after)).map(
    ({ rule, subject, part, words, uses: used = [] }) =>
      `${rule} ${subject} ${part}: ${words} [${used.join(" ")}]`,
  );
}

const three = "books.read-0x books.read-1x books.read-2x";

describe("a change of a shared part is one finding, with those who use it", () => {
  test.each([
    ["maximum: 50", "maximum: 20", `sent-narrowed parameter limit : maximum 50 → 20 [${three}]`],
    [
      "in: query, required: false",
      "in: query, required: true",
      `sent-narrowed parameter limit : optional → required [${three}]`,
    ],
    [
      "title: { type: string }",
      "title: { type: integer }",
      `answered-changed response found application/json.title: string → integer [${three}]`,
    ],
    [
      "request-id: { required: false",
      "request-id: { required: true",
      `answered-narrowed header request-id : optional → required [${three}]`,
    ],
    [
      '{ X-Request-Id: { $ref: "#/headers/request-id" } }',
      "none",
      `answered-removed response found headers.X-Request-Id: gone [${three}]`,
    ],
  ])("%s → %s", (old, now, wanted) => {
    const after = parts.replace(old, now);
    const used = after.includes("#/headers") ? after : after.replace(/headers:\n.*\n/, "");
    expect(impactsBetween(manifestOf(parts), manifestOf(used))).toEqual([wanted]);
  });

  test("also where it has a new name", () => {
    const after = parts
      .replace("  limit: {", "  page-size: { formerly: [limit],")
      .replace("maximum: 50", "maximum: 20");
    const renamed = manifestOf(after);
    const group = renamed["groups/books.yaml"]?.replaceAll(
      "parameters/limit",
      "parameters/page-size",
    );
    expect(
      impactsBetween(manifestOf(parts), { ...renamed, "groups/books.yaml": group ?? "" }),
    ).toEqual([`sent-narrowed parameter page-size : maximum 50 → 20 [${three}]`]);
  });
});

test("where its effect is another one elsewhere, each is told with those whom it touches", () => {
  const everywhere = 'headers: { X-Request-Id: { $ref: "#/headers/request-id" } }\n';
  const after = parts.replace("request-id: { required: false", "request-id: { required: true");
  expect(
    impactsBetween(manifestOf(parts, 2, everywhere), manifestOf(after, 2, everywhere)),
  ).toEqual([
    "sent-narrowed header request-id : optional → required [service]",
    "answered-narrowed header request-id : optional → required [books.read-0x books.read-1x]",
  ]);
});

test("one that refers to something else is compared by itself, and no other one hides it", () => {
  const own = `  other: { method: GET, path: /other, responses: { 200: { $ref: "#/responses/found" } } }\n`;
  const inline = own.replace(
    '{ $ref: "#/responses/found" }',
    "{ headers: none, content: { application/json: { schema: { type: object, properties: { title: { type: boolean } } } } } }",
  );
  const after = parts.replace("title: { type: string }", "title: { type: integer }");
  const found = impactsBetween(manifestOf(parts, 3, "", own), manifestOf(after, 3, "", inline));
  expect(found).toEqual([
    `answered-changed response found application/json.title: string → integer [${three}]`,
    "answered-removed books.other responses.200.headers.X-Request-Id: gone []",
    "answered-changed books.other responses.200.application/json.title: string → boolean []",
  ]);
});

test("what breaks is in the report once, and all whom it touches are listed with --all", () => {
  const after = parts.replace("maximum: 50", "maximum: 20");
  const report = reported(manifestOf(parts, 40), manifestOf(after, 40));
  expect(isBreaking(report, "contract")).toBe(true);
  const text = printText(report, { colour: false, all: false });
  expect(text.match(/maximum 50 → 20/g)).toHaveLength(1);
  expect(text).toContain(
    "! parameter limit: maximum 50 → 20, in 40 operations (books.read-0x, books.read-1x, books.read-2x, books.read-3x, books.read-4x, books.read-5x and 34 more)\n",
  );
  const all = printText(report, { colour: false, all: true });
  expect(all).toContain("books.read-38x, books.read-39x)\n");
  const entry = printChangelog(report);
  expect(entry.match(/50 → 20/g)).toHaveLength(1);
  expect(entry).toContain("in 40 operations");
  expect(entry).toContain("books.read-39x");
  const json: unknown = JSON.parse(printJson(report));
  expect(json).toMatchObject({ impacts: [{ uses: { length: 40 } }] });
});

test("a fact that breaks nobody says whom it touches, too", () => {
  const after = parts.replace("limit: { name", "limit: { description: How many., name");
  const report = reported(manifestOf(parts), manifestOf(after));
  const text = printText(report, { colour: false, all: false });
  expect(text).toContain(
    "  parameter limit, in 4 operations (books.read-0x, books.read-1x, books.read-2x, books.unknown)\n    + description: not shown → How many.\n",
  );
  expect(printChangelog(report)).toContain(
    "`parameter limit`, in 4 operations (`books.read-0x`, `books.read-1x`, `books.read-2x`, `books.unknown`): description: How many.",
  );
});

test("what a handler may answer is known better, also where that is shared", () => {
  const before = parts.replace("title: { type: string }", "title: not shown");
  const { impacts, implementers } = reported(manifestOf(before), manifestOf(parts));
  expect(implementers).toBe("types");
  expect(impacts).toMatchObject([
    { rule: "answered-filled", subject: "response found", uses: { length: 3 } },
  ]);
});
