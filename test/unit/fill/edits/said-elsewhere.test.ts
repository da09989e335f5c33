/** Facts told of a use are filled in where the manifest says the thing, in no second place. */
import { expect, test } from "vitest";
import { draftOf } from "../../../../generator/fill/edits/manifest-draft.js";
import type { Target } from "../../../../generator/fill/edits/proposal.js";
import { fillManifest } from "../../../../generator/fill/edits/fill-manifest.js";
import { toldWhereSaid } from "../../../../generator/fill/edits/said-elsewhere.js";
import { parseDocument } from "../../../../generator/source/document.js";
import { letters, target } from "./filling.js";

const documents = Object.entries({
  "service.yaml": `source: handbook
title: Books
groups: [books]
sources:
  handbook: { title: Handbook, kind: document }
errors:
  401: { description: not shown }
  429: { $ref: "#/responses/too-many" }
  (others): not shown
`,
  "groups/books.yaml": `source: handbook
operations:
  list:
    parameters:
      query: { limit: { $ref: "#/parameters/limit" } }
    responses:
      404: { $ref: "#/responses/not-found" }
      (others): not shown
`,
  "shared/common.yaml": `source: handbook
parameters:
  limit: { name: limit, in: query, description: not shown, schema: { type: integer } }
responses:
  not-found: { description: not shown }
  too-many: { description: Too many., headers: { Retry-After: { $ref: "#/headers/retry-after" } } }
headers:
  retry-after: { description: not shown }
`,
}).map(([file, text]) => parseDocument({ file, text }).value);

function filled(yaml: string): Readonly<Record<string, string>> {
  const targets: readonly Target[] = [target("groups/books.yaml", ["operations", "list"], yaml)];
  const proposal = fillManifest(documents, toldWhereSaid(targets, draftOf(documents)), {
    source: letters,
  });
  expect(proposal.refused).toEqual([]);
  return Object.fromEntries([
    ...proposal.files.map(({ file, after }) => [file, after] as const),
    ["conflicts", proposal.conflicts.map(({ at }) => at.path.join(".")).join("; ")],
  ]);
}

test("a parameter, an answer and a header of one go to what is shared", () => {
  const files = filled(`
parameters: { query: { limit: { description: How many. } } }
responses:
  404: { description: Nothing is there. }
  429: { description: Too many., headers: { retry-after: { description: Seconds. } } }
  (others): not shown
`);
  expect(files["shared/common.yaml"]).toContain("description: How many.");
  expect(files["shared/common.yaml"]).toContain("description: Nothing is there.");
  expect(files["shared/common.yaml"]).toContain("description: Seconds.");
  expect(files["groups/books.yaml"]).toBeUndefined();
  expect(files["conflicts"]).toBe("");
});

test("an answer that the service declares is filled in there, and is no second one of the operation", () => {
  const files = filled("responses: { 401: { description: Bad token. }, (others): not shown }");
  expect(files["service.yaml"]).toContain("description: Bad token.");
  expect(files["groups/books.yaml"]).toBeUndefined();
});

test("what differs is a conflict where it stands, and what is new is the operation's own", () => {
  const files = filled(
    "responses: { 429: { description: Wait. }, 410: { description: Gone. }, 404: not shown, (others): not shown }",
  );
  expect(files["conflicts"]).toBe("responses.too-many.description");
  expect(files["groups/books.yaml"]).toContain("description: Gone.");
});

test("the same again changes nothing", () => {
  expect(filled("responses: { 404: { description: not shown }, (others): not shown }")).toEqual({
    conflicts: "",
  });
});
