/** Shared parts are in the baseline as well, and a fact that moves there or back is neither lost nor got known. */
import { expect, test } from "vitest";
import { baselineOf, parseBaseline, printBaseline } from "../../../generator/coverage/baseline.js";
import { lostLines } from "../../../generator/coverage/baseline-words.js";
import { ownedFacts } from "../../../generator/coverage/owned-facts.js";
import { gainedCount, sinceBaseline } from "../../../generator/coverage/since-baseline.js";
import { type ManifestTexts, modelOf, service } from "../resolve/manifest-text.js";

const header = "{ description: Names it., required: false, schema: { type: string } }";
const answer = (description: string, ofHeader = header): string =>
  `{ description: ${description}, headers: { X-Id: ${ofHeader} }, content: none }`;
const limit = "description: How many., required: false, schema: { type: integer }";

function manifestOf(
  parameter: string,
  response: string,
  shared?: string,
  facts = "",
): ManifestTexts {
  const operation = (name: string): string =>
    `  ${name}: { parameters: { query: { limit: ${parameter} } }, responses: { 404: ${response}, (others): not shown } }\n`;
  return {
    "service.yaml": service + facts,
    "groups/books.yaml": `source: handbook\noperations:\n${operation("list")}${operation("find")}`,
    ...(shared !== undefined && { "shared/all.yaml": `source: handbook\n${shared}` }),
  };
}

const inline = manifestOf(`{ ${limit} }`, answer("Gone."));
const parts = (response: string, ofHeader = header): string =>
  `parameters:\n  limit: { name: limit, in: query, ${limit} }\nheaders:\n  id: ${ofHeader}\nresponses:\n  gone: ${response}\n`;
const uses = ['{ $ref: "#/parameters/limit" }', '{ $ref: "#/responses/gone" }'] as const;
const ofHeader = '{ $ref: "#/headers/id" }';
const shared = manifestOf(...uses, parts(answer("Gone.", ofHeader)));

function compared(before: ManifestTexts, after: ManifestTexts) {
  const baseline = parseBaseline(printBaseline(baselineOf(ownedFacts(modelOf(before)))));
  if (typeof baseline === "string") throw new Error(baseline);
  const since = sinceBaseline(ownedFacts(modelOf(after)), baseline);
  const lost = since.lost.map(
    ({ owner, at, places }) => `${owner} ${places.join()} at ${at.file}#${at.path.join(".")}`,
  );
  return { lost, gained: gainedCount(since), added: since.added, since };
}

test("what is shared is written, read again, and the same says nothing", () => {
  const { lost, gained, added, since } = compared(shared, shared);
  expect([lost, gained, added, since.gone]).toEqual([[], 0, [], []]);
  expect(since.before).toEqual(since.now);
});

test("a fact of a shared part that is taken out is lost", () => {
  const after = manifestOf(...uses, parts(answer("not shown", ofHeader)));
  expect(compared(shared, after)).toMatchObject({
    lost: ["responses/gone description at shared/all.yaml#responses.gone.description"],
    gained: 0,
  });
  const { since } = compared(shared, after);
  const locate = () => ({ displayPath: "shared/all.yaml", span: undefined });
  expect(lostLines(since, locate)[0]).toContain("shared response gone: description");
  expect(compared(after, shared)).toMatchObject({ lost: [], gained: 1 });
});

test("moving there loses nothing, and nothing gets known", () => {
  expect(compared(inline, shared)).toMatchObject({ lost: [], gained: 0, added: [] });
});

test("so does moving back", () => {
  expect(compared(shared, inline)).toMatchObject({ lost: [], gained: 0, added: [] });
});

test("what is lost on the way is lost once, and what is filled in on the way is a gain", () => {
  const less = manifestOf(...uses, parts(answer("not shown", ofHeader)));
  expect(compared(inline, less)).toMatchObject({
    lost: ["responses/gone description at shared/all.yaml#responses.gone.description"],
    gained: 0,
  });
  const sparse = manifestOf(`{ ${limit} }`, answer("not shown"));
  expect(compared(sparse, shared)).toMatchObject({ lost: [], gained: 1 });
});

test("errors and headers of the service move as well", () => {
  const facts = (response: string, own: string): string =>
    `errors: { 404: ${response} }\nheaders: { X-Id: ${own} }\n`;
  const before = manifestOf("not shown", "not shown", undefined, facts(answer("Gone."), header));
  const after = manifestOf(
    "not shown",
    "not shown",
    parts(answer("Gone.", ofHeader)).replace(/parameters:\n.*\n/, ""),
    facts(uses[1], ofHeader),
  );
  expect(compared(before, after)).toMatchObject({ lost: [], gained: 0, added: [] });
  expect(compared(after, before)).toMatchObject({ lost: [], gained: 0, added: [] });
});

test("a part with a new name is the same one", () => {
  const renamed = parts(answer("Gone.", ofHeader)).replace(
    "  gone: {",
    "  missing: { formerly: [gone],",
  );
  const after = manifestOf(uses[0], '{ $ref: "#/responses/missing" }', renamed);
  expect(compared(shared, after)).toMatchObject({ lost: [], gained: 0, added: [] });
});
