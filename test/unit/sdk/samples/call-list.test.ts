/** Calls of samples: a README shows a few of many, so values are made of those alone. */
import { beforeEach, expect, test } from "vitest";
import { operationsOf } from "../../../../generator/model/walk.js";
import { type PlannedCall, SampleCalls } from "../../../../generator/sdk/samples/call-list.js";
import { sampleCalls } from "../../../../generator/sdk/samples/calls.js";
import { smallModel } from "../planned-operation.js";

/** The only call of a small service, of which the others differ in their ids. */
function anyCall(): PlannedCall {
  const model = smallModel({ operation: { method: "GET", path: "/x" } });
  const [call] = sampleCalls(operationsOf(model), model);
  if (call === undefined) throw new Error("there is no call");
  return call;
}

/** A call with a name. */
interface Named extends PlannedCall {
  readonly name: string;
}

let made: string[] = [];
beforeEach(() => {
  made = [];
});

/** Candidates by their names, which are their ids, too; those with a `!` cannot be made up. */
function listOf(...names: readonly string[]): SampleCalls<Named> {
  const { operation, plan } = anyCall();
  return new SampleCalls(
    names.map((name) => {
      const planned = { operation: { ...operation, id: name }, plan };
      return {
        ...planned,
        made: () => {
          made.push(name);
          return name.endsWith("!") ? undefined : { ...planned, name };
        },
      };
    }),
  );
}

const isOf =
  (...ids: readonly string[]) =>
  ({ operation: { id } }: PlannedCall): boolean =>
    ids.includes(id);
const namesOf = (calls: Iterable<Named>): readonly string[] => [...calls].map(({ name }) => name);

test("the first call is the first that can be made up; no further one is made", () => {
  const [first] = listOf("a!", "b", "c");
  expect([first?.name, made]).toEqual(["b", ["a!", "b"]]);
});

test("a call is found by its plan, and only that one is made", () => {
  const calls = listOf("a", "b!", "c", "d");
  expect(calls.find(isOf("b!", "c", "d"))?.name).toBe("c");
  expect(made).toEqual(["b!", "c"]);
  expect(calls.find(isOf("b!"))).toBeUndefined();
  const said = calls.firstWith(({ operation: { id } }) =>
    id > "b!" ? id.toUpperCase() : undefined,
  );
  expect([said?.call.name, said?.said]).toEqual(["c", "C"]);
});

test("calls are chosen and put in order without being made", () => {
  const chosen = listOf("a", "b", "c", "d!")
    .filter(({ operation: { id } }) => id !== "b")
    .withLast(isOf("a"));
  expect(made).toEqual([]);
  expect(namesOf(chosen)).toEqual(["c", "a"]);
});

test("what can be said only of a call that is made is asked when it is, and once", () => {
  const told = listOf("a", "b!", "c")
    .with(({ name }) => (name === "a" ? undefined : { length: name.length }))
    .filterMade(({ length }) => length === 1);
  expect(made).toEqual([]);
  expect([namesOf(told), namesOf(told)]).toEqual([["c"], ["c"]]);
  expect(made).toEqual(["a", "b!", "c"]);
});
