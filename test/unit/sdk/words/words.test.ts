/** Sentences on a fact, as comments and as Markdown spell them. */
import { describe, expect, test } from "vitest";
import { inMarkdown } from "../../../../generator/emit/markdown/spelling.js";
import { inComment } from "../../../../generator/emit/typescript/package/comment-spelling.js";
import { knownValue } from "../../../../generator/model/known.js";
import type { ApiModel, Operation } from "../../../../generator/model/model.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { securityOf } from "../../../../generator/sdk/operations/security.js";
import { ownBaseUrlWords } from "../../../../generator/sdk/words/base-url.js";
import { requirementWords } from "../../../../generator/sdk/words/credentials.js";
import { deprecationWords } from "../../../../generator/sdk/words/deprecation.js";
import { limitWords } from "../../../../generator/sdk/words/limits.js";
import { joined, listed, type Prose, spelled } from "../../../../generator/sdk/words/prose.js";
import { repeatingWords } from "../../../../generator/sdk/words/repeating.js";
import { modelOf, service } from "../../resolve/manifest-text.js";
import { smallPlan } from "../planned-operation.js";

const authentication = `authentication:
  schemes:
    oauth: { type: oauth2, flows: { clientCredentials: { tokenUrl: https://a.example/token } } }
    key: { type: apiKey, in: header, name: X-Key }
`;

/** The model of one operation of which something is said. */
function modelSaying(facts: string): ApiModel {
  const own = facts.replace(/^/gm, "    ");
  return modelOf({
    "service.yaml": service + authentication,
    "groups/books.yaml": `source: handbook
operations:
  list: { method: GET, path: /books }
  lend:
    method: POST
    path: /loans
${own}
`,
  });
}

function lending(facts: string): Operation {
  const [, operation] = operationsOf(modelSaying(facts));
  if (operation === undefined) throw new Error("there are two operations");
  return operation;
}

describe("limits", () => {
  const { limits } = lending(`limits:
  rate: [{ requests: 1, seconds: 60, per: user }, { requests: 5, seconds: 90 }]
  pageSize: { default: 20, maximum: none }
  idsPerCall: { maximum: 50, of: [query.ids, query.more, body.ids] }
  other: [{ text: "No *more* than three.", check: { maxTotal: 3, of: [query.ids] } }]`);
  const words = knownValue(limits);

  test("are sentences, in which what nobody knows is said", () => {
    if (words === undefined) throw new Error("the limits are known");
    expect(limitWords(words).map((each) => inComment(each))).toEqual([
      "At most 1 request in 1 minute per user.",
      "At most 5 requests in 90 seconds per what is not shown.",
      "20 items on a page by default.",
      "A page may have any number of items.",
      "At most 50 ids in each of the query parameters `ids` and `more` and the body's field `ids`.",
      "No *more* than three (at most 3 values in the query parameter `ids`).",
    ]);
  });

  test("are text in Markdown, whatever they look like", () => {
    if (words === undefined) throw new Error("the limits are known");
    const [, rate, ...others] = limitWords(words).map(inMarkdown);
    expect(rate).toBe("At most 5 requests in 90 seconds per what is *not shown*.");
    expect(others.at(-1)).toBe(
      String.raw`No \*more\* than three (at most 3 values in the query parameter ${"`ids`"}).`,
    );
  });
});

describe("credentials", () => {
  const told = (facts: string): string | undefined => {
    const model = modelSaying(facts);
    const [, operation] = operationsOf(model);
    if (operation === undefined) throw new Error("there is no operation");
    const security = securityOf(operation, model.service);
    return inComment(requirementWords(security), ({ id }) => `auth.${id}`);
  };

  test.each([
    [
      "authentication: [{ oauth: [read, write], key: none }]",
      "auth.oauth with the scopes `read` and `write` together with auth.key",
    ],
    [
      "authentication: [{ oauth: none }, none]",
      "auth.oauth (no scope needed), or no authentication",
    ],
    [
      "authentication: [{ oauth: not shown }, not shown]",
      "auth.oauth (scopes not shown), or in a way that is not shown",
    ],
    ["authentication: [{ key: not shown }]", "auth.key"],
  ])("%s", (facts, words) => {
    expect(told(facts)).toBe(words);
  });
});

describe("repeating", () => {
  test.each([
    [
      "idempotent: { header: Idempotency-Key }",
      "Calls with the same `Idempotency-Key` count as one.",
    ],
    ["idempotent: true", "A repeated call does no harm: it is idempotent."],
    ["idempotent: false", "A repeated call may do harm: it is not idempotent."],
    ["idempotent: not shown", undefined],
  ])("%s", (facts, words) => {
    const prose = repeatingWords(lending(facts));
    expect(prose && inComment(prose)).toBe(words);
  });
});

describe("deprecations", () => {
  const told = (facts: string) => {
    const deprecation = knownValue(lending(`deprecated: ${facts}`).deprecated);
    if (deprecation === undefined) throw new Error("the deprecation is known");
    const { since, sentences } = deprecationWords(deprecation);
    return [since, ...sentences.map((each) => inComment(each))];
  };

  test("say when, what to use, and what is not shown; the reason comes last", () => {
    const facts = "{ since: 2026-01-01, replacement: books.list, reason: Lending ends }";
    expect(told(facts)).toEqual([
      "2026-01-01",
      "Use `books.list` in its place.",
      "Not shown: until when it works.",
      "Lending ends",
    ]);
  });

  test("say that nothing replaces it", () => {
    const facts = "{ sunset: 2027-01-01, replacement: none, since: none, reason: none }";
    expect(told(facts)).toEqual([undefined, "It ends on 2027-01-01.", "Nothing replaces it."]);
  });
});

test("a base URL of its own is said, and that it is not shown", () => {
  const told = (facts: string) => {
    const words = ownBaseUrlWords(lending(facts));
    return words && inMarkdown(words);
  };
  expect(told("baseUrl: { url: https://b.example }")).toBe(
    "It has its own base URL: `https://b.example`.",
  );
  expect(told("baseUrl: { url: not shown }")).toBe("It has its own base URL: *not shown*.");
  expect(told("baseUrl: not shown")).toBeUndefined();
});

test("each part is spelled its own way, and lists are joined", () => {
  const parts: Prose = [
    "See ",
    { code: "a" },
    { said: "b" },
    { markdown: "c" },
    { missing: "d" },
    { refersTo: { kind: "operation", id: "e" } },
  ];
  const mark = (kind: string) => (text: string) => `<${kind} ${text}>`;
  expect(
    spelled(parts, {
      code: mark("code"),
      said: mark("said"),
      markdown: mark("markdown"),
      missing: mark("missing"),
      reference: ({ kind, id }) => `<${kind} ${id}>`,
    }),
  ).toBe("See <code a><said b><markdown c><missing d><operation e>");
  const items: readonly Prose[] = [["a"], ["b"], ["c"]];
  expect(inComment(listed(items))).toBe("a, b and c");
  expect(inComment(listed(items.slice(0, 1), "or"))).toBe("a");
  expect(listed([])).toEqual([]);
  expect(inComment(joined(items, ", or "))).toBe("a, or b, or c");
});

test("of a version it is said where nobody knows how a caller asks for it", () => {
  const versionOf = (versioning: object) => {
    const { version } = smallPlan({ service: { versioning } }).service;
    return version && inMarkdown(version);
  };
  expect(versionOf({ identifier: "v2" })).toBe(
    "The manifest describes version `v2`. Not shown: how callers request it.",
  );
  expect(versionOf({ identifier: "v2", negotiation: "none" })).toBeUndefined();
  expect(versionOf({ identifier: "not shown" })).toBeUndefined();
});
