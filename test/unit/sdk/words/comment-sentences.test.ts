/** The sentences of an operation's comment that all clients have. */
import { describe, expect, test } from "vitest";
import { inComment } from "../../../../generator/emit/typescript/package/comment-spelling.js";
import { planned, plannedAsCall } from "../planned-operation.js";

/** The sentences that are said of an operation, but for the list of what is not shown. */
function texts(operation: object): readonly string[] {
  const { beforePages, afterPages } = plannedAsCall({ operation }).doc.comment;
  return [...beforePages, ...afterPages]
    .map((prose) => inComment(prose))
    .filter((each) => !each.startsWith("Not shown:"));
}

describe("the effect of a repeated call", () => {
  test.each<[string, object, readonly string[]]>([
    ["nobody knows", { method: "POST" }, []],
    ["the method says it", { method: "GET", idempotent: true }, []],
    [
      "a GET does harm",
      { method: "GET", idempotent: false },
      ["A repeated call may do harm: it is not idempotent. The client does not retry it."],
    ],
    [
      "a POST does none",
      { method: "POST", idempotent: true },
      ["A repeated call does no harm: it is idempotent."],
    ],
    [
      "a key makes it so",
      { method: "POST", idempotent: { header: "Key" } },
      [
        "Calls with the same `Key` count as one. The client makes one for each call, and retries a failed call with the same one.",
      ],
    ],
  ])("%s", (_, operation, wanted) => {
    expect(texts(operation)).toEqual(wanted);
  });
});

describe("a response that has no type, though one of its media types is known", () => {
  const json = { "application/json": { schema: { type: "string" } } };
  const open = { "(others)": "not shown" };
  test("says why, and the way out", () => {
    expect(texts({ responses: { 200: { content: { ...json, ...open } }, ...open } })).toEqual([
      "The result has no type: a 200 response may have media types other than `application/json`. If it has none, remove `(others): not shown` from its content in the manifest.",
    ]);
  });

  test.each<[string, object]>([
    ["no other media type is left open", { 200: { content: json }, ...open }],
    ["no schema is shown", { 200: { content: { "application/json": {}, ...open } } }],
    ["nothing is shown of its content", { 200: {} }],
    ["it is a failure", { 200: { content: json }, 404: { content: { ...json, ...open } } }],
  ])("goes without it where %s", (_, responses) => {
    expect(texts({ responses })).toEqual([]);
  });
});

test("an operation that cannot be called has no other sentence than what is missing", () => {
  const { comment } = planned({ operation: { method: "not shown", path: "not shown" } }).doc;
  const [only, ...others] = [...comment.beforePages, ...comment.afterPages];
  expect(only && inComment(only)).toBe("Cannot be called yet: its method and path are not shown.");
  expect(others).toEqual([]);
});
