/** Results and failures of calls, as data, by what a manifest says of responses. */
import { describe, expect, test } from "vitest";
import { answerOf } from "../../../../generator/sdk/operations/answer.js";
import { serviceFailures } from "../../../../generator/sdk/operations/failures.js";
import { resultPlan } from "../../../../generator/sdk/operations/result.js";
import { answered, type AnswersText, jsonOf } from "./answered-model.js";

const fault = { $ref: "#/schemas/fault" };
const text = { type: "string" };
const empty = { content: "none" };

describe("what a call gives", () => {
  const givenBy = (responses: AnswersText) => {
    const { operation, find } = answered({ responses });
    const { successes, hasOthers, kind, bodies } = resultPlan(operation, find);
    return {
      statuses: successes.map(({ status }) => status).join(" "),
      hasOthers,
      kind,
      isUnknown: bodies.length === 0 || bodies.some(({ isUnknown }) => isUnknown),
    };
  };
  test.each<[string, AnswersText, ReturnType<typeof givenBy>]>([
    [
      "nothing is shown",
      undefined,
      { statuses: "", hasOthers: true, kind: "other", isUnknown: true },
    ],
    [
      "one success",
      { 200: jsonOf(fault), 404: empty },
      { statuses: "200", hasOthers: false, kind: "other", isUnknown: false },
    ],
    [
      "`default` beside a success stands for others",
      { 200: jsonOf(fault), default: jsonOf(text) },
      { statuses: "200", hasOthers: true, kind: "other", isUnknown: false },
    ],
    [
      "`default` alone stands for successes, too",
      { default: jsonOf(fault), 404: empty },
      { statuses: "default", hasOthers: false, kind: "other", isUnknown: false },
    ],
    [
      "a `default` that never comes stands for nothing",
      { 200: jsonOf(fault), default: "none" },
      { statuses: "200", hasOthers: false, kind: "other", isUnknown: false },
    ],
    [
      "all successes are empty",
      { 204: empty, 202: empty },
      { statuses: "202 204", hasOthers: false, kind: "nothing", isUnknown: false },
    ],
    [
      "empty successes of an open list are not all",
      { 204: empty, "(others)": "not shown" },
      { statuses: "204", hasOthers: true, kind: "other", isUnknown: false },
    ],
    [
      "a body that is not shown makes all unknown",
      { 200: jsonOf(fault), 201: { content: "not shown" } },
      { statuses: "200 201", hasOthers: false, kind: "other", isUnknown: true },
    ],
    [
      "a schema that is not shown makes all unknown",
      { 200: jsonOf("not shown") },
      { statuses: "200", hasOthers: false, kind: "other", isUnknown: true },
    ],
    [
      "only streams",
      { 200: { content: { "application/jsonl": { schema: fault }, "text/event-stream": {} } } },
      { statuses: "200", hasOthers: false, kind: "stream", isUnknown: false },
    ],
    [
      "a stream or its whole",
      {
        200: {
          content: {
            "application/jsonl": { schema: fault },
            "application/json": { schema: fault },
          },
        },
      },
      { statuses: "200", hasOthers: false, kind: "other", isUnknown: false },
    ],
  ])("%s", (_, responses, given) => {
    expect(givenBy(responses)).toEqual(given);
  });

  test("of several representations those that are asked for", () => {
    const schema = fault;
    const { operation, find } = answered({
      responses: {
        200: { content: { "application/xml": { schema }, "application/json": { schema } } },
      },
    });
    const { successes, bodies } = resultPlan(operation, find);
    const typesOf = ([body]: typeof bodies) => body?.contents.map(({ mediaType }) => mediaType);
    expect(typesOf(successes.map(({ body }) => body))).toEqual([
      "application/xml",
      "application/json",
    ]);
    expect(typesOf(bodies)).toEqual(["application/json"]);
  });
});

describe("what a program gets of a representation", () => {
  const contentOf = (mediaType: string, content: object) => {
    const { operation, find } = answered({
      responses: { 200: { content: { [mediaType]: content } } },
    });
    const [reply] = resultPlan(operation, find).successes;
    const [only] = reply?.body.contents ?? [];
    const { kind, decoded, isUnknown, stream } = only ?? {};
    return [
      kind,
      decoded,
      ...(isUnknown ? ["unknown"] : []),
      ...(stream ? [stream.kind] : []),
      ...(stream?.kind === "events" ? [stream.data] : []),
    ].join(" ");
  };
  test.each<[string, object, string]>([
    ["application/json", { schema: fault }, "json value"],
    ["application/problem+json", { schema: "not shown" }, "json value unknown"],
    ["text/plain", { schema: fault }, "text text"],
    ["image/png", {}, "bytes bytes"],
    ["*/*", { schema: fault }, "json value"],
    ["*/*", { schema: text }, "text value"],
    ["*/*", {}, "unknown value unknown"],
    ["application/jsonl", { schema: fault }, "bytes bytes lines"],
    ["application/json-seq", { schema: fault }, "bytes bytes sequence"],
    ["text/event-stream", { schema: fault }, "text text events json"],
    ["text/event-stream", { schema: text }, "text text events text"],
    ["text/event-stream", {}, "text text events unknown"],
  ])("%s of %j", (mediaType, content, wanted) => {
    expect(contentOf(mediaType, content)).toBe(wanted);
  });
});

describe("what a call fails with", () => {
  const failuresOf = (responses: AnswersText, errors?: AnswersText) => {
    const { model, operation, find } = answered({ responses, errors });
    const { classes } = serviceFailures(model, find);
    const plan = answerOf(operation, model.service, { find, classes });
    const { named, other, isAnySaid } = plan.failures;
    return { named: named.map(({ status }) => status), other: other?.from, isAnySaid };
  };
  test.each<[string, AnswersText, AnswersText, ReturnType<typeof failuresOf>]>([
    [
      "nothing is said",
      { 200: empty },
      undefined,
      { named: [], other: undefined, isAnySaid: false },
    ],
    [
      "statuses of both, sorted, ranges behind the statuses in them",
      { 500: empty, "4XX": empty, 301: empty, 200: empty },
      { 404: empty },
      { named: ["301", "404", "4XX", "500"], other: undefined, isAnySaid: true },
    ],
    [
      "`default` is for all others",
      { 200: empty, default: jsonOf(fault) },
      { default: empty },
      { named: [], other: "operation", isAnySaid: true },
    ],
    [
      "the service's `default`, of which nothing else is known",
      { 200: empty },
      { default: { content: "not shown" } },
      { named: [], other: "service", isAnySaid: false },
    ],
    [
      "what never comes is none",
      { 200: empty, 404: "none", default: "none" },
      { 404: empty, default: empty },
      { named: [], other: undefined, isAnySaid: false },
    ],
  ])("%s", (_, responses, errors, wanted) => {
    expect(failuresOf(responses, errors)).toEqual(wanted);
  });
});

describe("problem details", () => {
  const problem = { content: { "application/problem+json": { schema: fault } } };
  test.each<[string, AnswersText, boolean]>([
    ["nothing is said of failures", { 200: empty }, true],
    ["a failure is problem details", { 404: problem, 500: empty }, true],
    ["all other failures are", { 404: empty, default: problem }, true],
    ["a body is not shown", { 404: { content: "not shown" } }, true],
    ["all of them are something else", { 404: jsonOf(fault), 500: empty }, false],
  ])("%s", (_, responses, wanted) => {
    const { model, operation, find } = answered({ responses, errors: undefined });
    const { classes } = serviceFailures(model, find);
    const { failures } = answerOf(operation, model.service, { find, classes });
    expect(failures.mayBeProblem).toBe(wanted);
  });
});

describe("the classes of failures", () => {
  const classesOf = (responses: AnswersText, errors: AnswersText) => {
    const { model, operation, find } = answered({ responses, errors });
    const { classes } = serviceFailures(model, find);
    const { named } = answerOf(operation, model.service, { find, classes }).failures;
    return named.map(({ status, name, hasClassBody }) => {
      const own = classes.find((each) => each.status === status);
      expect(own?.name).toEqual(name);
      return [status, name.wire, own?.bodies.length, hasClassBody];
    });
  };
  test("one for each status that is named, with the bodies that it has", () => {
    expect(
      classesOf({ 404: jsonOf(fault), 418: empty }, { 404: jsonOf(fault), "4XX": empty }),
    ).toEqual([
      ["404", "not-found-error", 1, true],
      ["418", "status-418-error", 1, true],
      ["4XX", "client-error", 1, true],
    ]);
  });
  test("a failure says its body where others of its status have another", () => {
    expect(classesOf({ 404: jsonOf(text) }, { 404: jsonOf(fault) })).toEqual([
      ["404", "not-found-error", 2, false],
    ]);
  });
  test("what differs in words for people alone is one body", () => {
    const told = { ...text, description: "What went wrong." };
    expect(classesOf({ 404: jsonOf(told) }, { 404: jsonOf(text) })).toEqual([
      ["404", "not-found-error", 1, true],
    ]);
  });
  test("the body of a class is unknown as soon as one of its failures leaves it open", () => {
    expect(classesOf({ 404: jsonOf(fault) }, { 404: { content: "not shown" } })).toEqual([
      ["404", "not-found-error", 2, false],
    ]);
    expect(classesOf({ 404: { content: "not shown" } }, { 404: jsonOf(fault) })).toEqual([
      ["404", "not-found-error", 2, true],
    ]);
  });
});

test("an answer is plain JSON", () => {
  const { model, operation, find } = answered({
    responses: { 200: jsonOf(fault), 404: { content: "not shown" } },
    errors: { 500: jsonOf("not shown") },
  });
  const { classes } = serviceFailures(model, find);
  const plan = answerOf(operation, model.service, { find, classes });
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan);
  expect(JSON.stringify(plan)).not.toContain('"state"');
});
