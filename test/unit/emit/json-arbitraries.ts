/** Random JSON of the model, with names and texts that could break what is printed. */
import fc from "fast-check";
import type { JsonValue } from "../../../generator/model/schema.js";
import { hostileText } from "./typescript/tree-arbitraries.js";

const scalar: fc.Arbitrary<JsonValue> = fc.oneof(
  fc.constant<JsonValue>({ kind: "null" }),
  fc.boolean().map((value): JsonValue => ({ kind: "boolean", value })),
  fc
    .oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))
    .map((value): JsonValue => ({ kind: "number", value: value === 0 ? 0 : value })),
  fc
    .oneof(
      hostileText,
      fc.lorem({ maxCount: 40, mode: "sentences" }),
      fc.constantFrom("yes", "no", "on", "null", "~", "1_000", "0x1f", "2026-02-01", "1:30", "- a"),
      fc.constantFrom(
        "a: b",
        "# no",
        "%",
        "@",
        "`",
        "? x",
        "a\n\n b\n",
        " a",
        "a ",
        "\t",
        "\u0085",
      ),
    )
    .map((value): JsonValue => ({ kind: "string", value })),
);

/** Any value; names are told apart. */
export const jsonValue: fc.Arbitrary<JsonValue> = fc.letrec<{ value: JsonValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie("value"), { maxLength: 4 }).map((items): JsonValue => ({ kind: "array", items })),
    fc
      .uniqueArray(
        fc.record({
          name: fc.oneof(hostileText, fc.constantFrom("200", "__proto__", "yes", "", "a b")),
          value: tie("value"),
        }),
        { maxLength: 4, selector: ({ name }) => name },
      )
      .map((entries): JsonValue => ({ kind: "object", entries })),
  ),
})).value;
