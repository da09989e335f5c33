/** Values of all kinds, to be written by some writer and read back. */
import fc from "fast-check";

/** A value with maps as lists of entries, so that the order of keys can be compared. */
export type Ordered = string | number | boolean | null | readonly Ordered[] | OrderedMap;
export interface OrderedMap {
  readonly map: Entries;
}
type Entries = readonly (readonly [string, Ordered])[];

/** As the `yaml` package takes it: maps as `Map`, which keeps any order and any key. */
export function writable(value: Ordered): unknown {
  if (Array.isArray(value)) return value.map(writable);
  return isOrderedMap(value)
    ? new Map(value.map.map(([key, inner]) => [key, writable(inner)]))
    : value;
}

export function isOrderedMap(value: Ordered): value is OrderedMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Texts without the control characters that the writer does not escape. */
const text = fc
  .oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: "grapheme" }),
    fc.constantFrom(
      "",
      "null",
      "~",
      "NO",
      "0123",
      "1e3",
      "#",
      "a #b",
      "a: b",
      "- ",
      "&x",
      "*x",
      "!x",
    ),
    fc.constantFrom(
      "a\nb",
      " a ",
      "a\tb",
      "'",
      '"',
      "\\",
      "%x",
      "@x",
      "`",
      "{",
      "}",
      "[",
      ",",
      "|",
      "?",
    ),
  )
  .map((each) => each.replace(/[\u007f-\u009f\ufffe\uffff\ufeff]/g, "_"))
  // The writer loses a first line of spaces alone when it writes a block.
  .map((each) => each.replace(/^ +(?=\n|$)/, "_"));

const key = fc.oneof(
  text,
  fc.constantFrom("__proto__", "constructor", "200", "404", "1", "toString"),
);

const number = fc.oneof(
  fc.maxSafeInteger(),
  fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .filter((each) => !String(each).includes("e") && Math.abs(each) < 2 ** 53),
);

/** Maps of any such values. */
export const { map }: { readonly map: fc.Arbitrary<OrderedMap> } = fc.letrec<{
  value: Ordered;
  map: OrderedMap;
}>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    text,
    number.map((each) => each + 0),
    fc.boolean(),
    fc.array(tie("value"), { maxLength: 4 }),
    tie("map"),
  ),
  map: fc
    .uniqueArray(fc.tuple(key, tie("value")), { maxLength: 5, selector: ([name]) => name })
    .map((entries) => ({ map: entries })),
}));

type ScalarStyle = "PLAIN" | "QUOTE_SINGLE" | "QUOTE_DOUBLE" | "BLOCK_LITERAL" | "BLOCK_FOLDED";
interface Styles {
  readonly collectionStyle: "any" | "block" | "flow";
  readonly defaultStringType: ScalarStyle;
}

/** Ways in which YAML's own writer writes. */
export const styles: fc.Arbitrary<Styles> = fc.record({
  collectionStyle: fc.constantFrom("any" as const, "block" as const, "flow" as const),
  defaultStringType: fc.constantFrom(
    "PLAIN" as const,
    "QUOTE_SINGLE" as const,
    "QUOTE_DOUBLE" as const,
    "BLOCK_LITERAL" as const,
    "BLOCK_FOLDED" as const,
  ),
});
