/** Diagrams keep to their grammar, and every text can be read back out of them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type DiagramStep,
  diagramText,
  stateDiagram,
} from "../../../../../generator/targets/docs/subjects/state-diagram.js";
import { lines } from "./subject-text.js";

const text = fc.string({ unit: "binary", minLength: 1, maxLength: 8 });
const step: fc.Arbitrary<DiagramStep> = fc.record({
  from: fc.option(text, { nil: undefined }),
  to: fc.option(text, { nil: undefined }),
  label: fc.option(text, { nil: undefined }),
});

const plain = "(?:[\\p{L}\\p{M}\\p{N} .,'()/_-]|#\\d+;)+";
const grammar = new RegExp(
  [
    "^stateDiagram-v2\n {4}direction LR",
    `(?:\n {4}state "${plain}" as s\\d+)*`,
    "(?:\n {4}\\[\\*\\] --> s\\d+)?",
    `(?:\n {4}s\\d+ --> s\\d+(?:: ${plain})?)*$`,
  ].join(""),
  "u",
);

/** A text as the grammar means it. */
function readBack(told: string): string {
  return told.replace(/#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

test("any states and steps give a diagram of the grammar that names each state once", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(text, { maxLength: 4 }),
      fc.option(text, { nil: undefined }),
      fc.array(step, { maxLength: 5 }),
      (values, initial, steps) => {
        const diagram = stateDiagram(values, initial, steps);
        expect(diagram).toMatch(grammar);
        const states = Array.from(diagram.matchAll(/state "(.*)" as s(\d+)$/gm));
        const named = states
          .filter(([, , id]) => id !== "0")
          .map(([, told = ""]) => readBack(told));
        expect(new Set(named).size).toBe(named.length);
        expect(named).toEqual(expect.arrayContaining(values));
      },
    ),
  );
});

test("a text can be read back, and has nothing that means something to Mermaid", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (given) => {
      const told = diagramText(given);
      expect(readBack(told)).toBe(given);
      expect(told.replace(/#\d+;/g, "")).not.toMatch(/[":;#<>{}`%\n\r\\]|^ | $/);
    }),
  );
});

test("steps between the same two states are one, with all that makes it", () => {
  const steps = [
    { from: "a", to: "b", label: "Push" },
    { from: "a", to: "b", label: undefined },
    { from: "a", to: "b", label: "Pull: hard" },
    { from: undefined, to: "a", label: undefined },
  ];
  expect(stateDiagram(["a", "b"], "a", steps)).toBe(
    lines(
      "stateDiagram-v2",
      "    direction LR",
      '    state "a" as s1',
      '    state "b" as s2',
      '    state "any state" as s0',
      "    [*] --> s1",
      "    s1 --> s2: Push / Pull#58; hard",
      "    s0 --> s1",
    ),
  );
});
