/** READMEs of all languages have sections, sample calls, and words on many operations in common. */
import { describe, expect, test } from "vitest";
import { inComment } from "../../../generator/emit/typescript/package/comment-spelling.js";
import type { ApiModel } from "../../../generator/model/model.js";
import { schemaFinder } from "../../../generator/model/schema-finder.js";
import { operationsOf } from "../../../generator/model/walk.js";
import { clientSections } from "../../../generator/sdk/readme/client-sections.js";
import {
  answersNotShown,
  bodiesNotShown,
  ownBaseUrlLines,
  pagesNotShown,
  repeatingExceptions,
} from "../../../generator/sdk/readme/operation-words.js";
import {
  callsByBody,
  callsOfSeveral,
  choosingCall,
  failingCall,
  pagedCalls,
  streamedCall,
} from "../../../generator/sdk/readme/shown-calls.js";
import { SampleCalls } from "../../../generator/sdk/samples/call-list.js";
import { type SampleCall, sampleCalls } from "../../../generator/sdk/samples/calls.js";
import { valueScope } from "../../../generator/sdk/samples/values.js";
import { modelOf, service } from "../resolve/manifest-text.js";

function modelWith(operations: Readonly<Record<string, string>>, more = ""): ApiModel {
  const lines = Object.entries(operations).map(([name, facts]) => `  ${name}: { ${facts} }\n`);
  return modelOf({
    "service.yaml": service + more,
    "groups/books.yaml": `source: handbook\noperations:\n${lines.join("")}`,
  });
}

const text = "content: { text/plain: { schema: { type: string } } }";

describe("sections", () => {
  const none = (): readonly string[] => [];
  const empty = {
    ...{ calls: none, parameters: none, answers: none, representations: none, errors: none },
    ...{ retries: none, pages: none, bodies: none, streams: none, authentication: none },
    ...{ options: none, hooks: none, validation: none, events: none, endpoints: none },
    operations: none,
  };

  test("stand in one order, with those of a language where it wants them", () => {
    const said = (text: string) => (scope: string) => [`${text} of ${scope}`];
    const own = { title: "Rake tasks", before: "hooks", blocks: said("rake") } as const;
    const blocks = { ...empty, calls: said("call"), hooks: said("hook") };
    const found = clientSections("a gem", blocks, [own]);
    const told = found.map((each) => ({ title: each.title, blocks: each.blocks() }));
    expect(told.filter((each) => each.blocks.length > 0)).toEqual([
      { title: "Calls", blocks: ["call of a gem"] },
      { title: "Rake tasks", blocks: ["rake of a gem"] },
      { title: "Hooks and logs", blocks: ["hook of a gem"] },
    ]);
    expect(found.length).toBe(Object.keys(empty).length + 1);
  });
});

describe("the call that shows best", () => {
  const model = modelWith(
    {
      plain: `method: GET, path: /plain, responses: { 200: { ${text} } }`,
      events:
        "method: GET, path: /events, responses: { 200: { content: { text/event-stream: { schema: { type: object } } } } }",
      several:
        "method: GET, path: /several, responses: { 200: { content: { application/json: { schema: { type: object } }, text/csv: { schema: { type: string } } } }, 404: { content: none } }",
      pages:
        "method: GET, path: /pages, parameters: { query: { offset: not shown } }, pagination: { uses: offset }",
      note: `method: POST, path: /note, body: { ${text} }`,
      must: `method: POST, path: /must, body: { required: true, ${text} }`,
      listed:
        "method: GET, path: /listed, parameters: { query: { ids: { style: form, explode: true, schema: { type: array, items: { type: string } } } } }",
    },
    "pagination: { offset: { strategy: offset, request: { offset: query.offset }, response: { items: /items } } }\n",
  );
  const find = schemaFinder(model);
  const values = valueScope(model, "request");
  const calls = sampleCalls(operationsOf(model), model);

  test("is one that has just that", () => {
    expect(streamedCall(calls, find)?.operation.name).toBe("events");
    expect(choosingCall(calls, find)).toMatchObject({
      call: { operation: { name: "several" } },
      other: "application/json",
    });
    expect(failingCall(calls, model)?.call.operation.name).toBe("several");
    expect(pagedCalls(calls, model)).toMatchObject({
      single: { call: { operation: { name: "pages" } } },
      several: undefined,
      linked: undefined,
    });
    expect(callsOfSeveral(calls, values)).toMatchObject({
      list: { call: { operation: { name: "listed" } } },
      object: undefined,
    });
  });

  test("needs its body, where one does", () => {
    const shown = callsByBody(calls, values).map(({ call, body }) => [
      body.kind,
      call.operation.name,
    ]);
    expect(shown).toEqual([["text", "must"]]);
  });

  test("is none where nothing has it", () => {
    const none = new SampleCalls<SampleCall>([]);
    expect(streamedCall(none, find)).toBeUndefined();
    expect(choosingCall(none, find)).toBeUndefined();
    expect(failingCall(none, model)).toBeUndefined();
    expect(callsByBody(none, values)).toEqual([]);
  });
});

describe("of many operations", () => {
  const known = "responses: { 204: { content: none } }, body: none, pagination: none";

  test("it is counted of how many something is not shown", () => {
    const one = modelWith({ a: "method: PUT, path: /a", b: `method: PUT, path: /b, ${known}` });
    expect([answersNotShown(one), bodiesNotShown(one), pagesNotShown(one)]).toEqual([
      "Not shown: the response of one of the operations.",
      "Not shown: the request body of one of the operations.",
      "Not shown: whether one of the operations pages, and how.",
    ]);
    const two = modelWith({ a: "method: PUT, path: /a", b: "method: PUT, path: /b" });
    expect([answersNotShown(two), bodiesNotShown(two), pagesNotShown(two)]).toEqual([
      "Not shown: the responses of 2 of the operations.",
      "Not shown: the request bodies of 2 of the operations.",
      "Not shown: whether 2 of the operations page, and how.",
    ]);
    const none = modelWith({ a: `method: PUT, path: /a, ${known}`, b: "path: /b" });
    expect([answersNotShown(none), bodiesNotShown(none), pagesNotShown(none)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test("some are named", () => {
    const names = ["a", "b", "c", "d", "e"];
    const posts = names.map((name) => [name, `method: POST, path: /${name}, idempotent: true`]);
    const model = modelWith({
      ...Object.fromEntries(posts),
      key: "method: POST, path: /key, idempotent: { header: X-Key }",
      put: "method: PUT, path: /put, idempotent: false",
      same: "method: PUT, path: /same, idempotent: true",
    });
    expect(inComment(repeatingExceptions(model))).toBe(
      "; also `books.a`, `books.b`, `books.c` and 2 more; not `books.put`; and `books.key`, whose calls each send their own key in `X-Key`",
    );
    const placed = modelWith({
      a: "method: GET, path: /a, baseUrl: { url: https://a.example }",
      b: "method: GET, path: /b, baseUrl: { url: not shown }",
      c: "method: GET, path: /c",
    });
    expect(ownBaseUrlLines(placed).map((each) => inComment(each))).toEqual([
      "`https://a.example`: `books.a`",
      "not shown: `books.b`",
    ]);
  });
});
