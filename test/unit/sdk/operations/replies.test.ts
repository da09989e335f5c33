/** Which answers an operation may give, by what it says itself and what the service says of all operations. */
import { describe, expect, test } from "vitest";
import { answersOf } from "../../../../generator/sdk/operations/answer.js";
import { servedReplies } from "../../../../generator/sdk/operations/served-replies.js";
import { answered, type AnswersText } from "./answered-model.js";

const some = { description: "Some.", content: "none" };
const open = { "(others)": "not shown" };

/** Responses that a client is told: `200` is the operation's own word, `404*` the service's. */
interface Told {
  readonly replies: readonly string[];
  readonly never?: readonly string[];
  readonly replaced?: readonly string[];
  readonly others: "any" | "failures" | "none";
}

function toldOf(responses: AnswersText, errors: AnswersText): Told {
  const { model, operation, find } = answered({ responses, errors });
  const { replies, never, replaced, others } = answersOf(operation, model.service, find);
  return {
    replies: replies.map(({ status, from }) => (from === "service" ? `${status}*` : status)),
    ...(never.length > 0 && { never }),
    ...(replaced.length > 0 && { replaced }),
    others,
  };
}

/** Responses of a server, `undefined` while nothing is shown. */
function servedBy(responses: AnswersText, errors: AnswersText): readonly string[] | undefined {
  const { model, operation, find } = answered({ responses, errors });
  const { replies } = servedReplies(operation, model.service, find);
  return replies?.map(({ status, body }) => (body.isUnknown ? `${status}?` : status));
}

describe("an operation's own word goes before the service's", () => {
  test.each<[string, AnswersText, AnswersText, Told, readonly string[] | undefined]>([
    ["nothing is shown", undefined, undefined, { replies: [], others: "any" }, undefined],
    [
      "only the service's answers are shown",
      undefined,
      { 404: some },
      { replies: ["404*"], others: "any" },
      ["404"],
    ],
    [
      "only the operation's own are shown",
      { 200: some },
      undefined,
      { replies: ["200"], others: "failures" },
      ["200", "4XX?", "5XX?"],
    ],
    [
      "both are complete",
      { 200: some },
      { 404: some, 500: some },
      { replies: ["200", "404*", "500*"], others: "none" },
      ["200", "404", "500"],
    ],
    [
      "the operation's own list is open",
      { 200: some, ...open },
      { 404: some },
      { replies: ["200", "404*"], others: "any" },
      ["200", "404"],
    ],
    [
      "the service's list is open",
      { 200: some },
      { 404: some, ...open },
      { replies: ["200", "404*"], others: "failures" },
      ["200", "404", "4XX?", "5XX?"],
    ],
    [
      "it answers one status otherwise",
      { 404: some, 200: some },
      { 404: some, 500: some },
      { replies: ["200", "404", "500*"], replaced: ["404"], others: "none" },
      ["200", "404", "500"],
    ],
    [
      "it never gives one of them",
      { 200: some, 404: "none" },
      { 404: some, 500: some },
      { replies: ["200", "500*"], never: ["404"], replaced: ["404"], others: "none" },
      ["200", "500"],
    ],
    [
      "its range leaves the service's more exact status",
      { 200: some, "4XX": some },
      { 404: some },
      { replies: ["200", "4XX", "404*"], others: "none" },
      ["200", "4XX", "404"],
    ],
    [
      "the service's `default` stands for errors",
      { 200: some },
      { 404: some, default: some },
      { replies: ["200", "404*", "default*"], others: "none" },
      ["200", "404", "4XX", "5XX"],
    ],
    [
      "its range goes before the service's `default`",
      { 200: some, "4XX": some },
      { default: some },
      { replies: ["200", "4XX", "default*"], others: "none" },
      ["200", "4XX", "5XX"],
    ],
    [
      "its own `default` goes before the service's",
      { 200: some, default: some },
      { default: some, ...open },
      { replies: ["200", "default"], replaced: ["default"], others: "none" },
      ["200", "default"],
    ],
    [
      "it says that there is no `default`",
      { 200: some, default: "none" },
      { default: some },
      { replies: ["200"], never: ["default"], replaced: ["default"], others: "none" },
      ["200"],
    ],
    [
      "the service is known to have no errors of its own",
      { 200: some },
      "none",
      { replies: ["200"], others: "none" },
      ["200"],
    ],
  ])("%s", (_, responses, errors, told, served) => {
    expect(toldOf(responses, errors)).toEqual(told);
    expect(servedBy(responses, errors)).toEqual(served);
  });
});

test("a server inherits all that any operation may give only where the operation's word holds for none of it", () => {
  const inheritsAll = (responses: AnswersText, errors: AnswersText): boolean => {
    const { model, operation, find } = answered({ responses, errors });
    return servedReplies(operation, model.service, find).inheritsAll;
  };
  expect(inheritsAll({ 200: some }, { 404: some, default: some })).toBe(true);
  expect(inheritsAll({ 200: some, 404: some }, { 404: some, default: some })).toBe(false);
  expect(inheritsAll({ 200: some, "5XX": some }, { 404: some, default: some })).toBe(false);
  expect(inheritsAll({ 200: some, default: some }, { 404: some, default: some })).toBe(false);
  expect(inheritsAll({ 200: some }, "none")).toBe(false);
});
