/** Random values that schemas accept, some of them such as break what is written carelessly. */
import { acceptor } from "../../../templates/typescript-server/mock-check.js";
import type { MockSchema } from "../../../templates/typescript-server/mock-data.js";
import { Random } from "../../../templates/typescript-server/mock-random.js";
import { valueMaker } from "../../../templates/typescript-server/mock-value.js";

/** Makes values of schemas that refer to others by name. */
export interface RandomValues {
  /** A value that a schema accepts; `fits` are the texts that its place can hold. `undefined` = none is found. */
  make(schema: MockSchema, how: ValueHow): unknown;
}

/** How a value is made. */
export interface ValueHow {
  readonly seed: string;
  readonly fits?: (text: string) => boolean;
  /** True if names of properties may be such as need care. */
  readonly oddNames?: boolean;
}

/** How often one thing in a value is replaced by another that its schema accepts as well. */
const turns = 6;

const oddTexts: readonly string[] = [
  "",
  " ",
  "a b",
  " a ",
  "a+b",
  "a,b",
  "a;b",
  "a|b",
  "a/b",
  "a\\b",
  "a&b=c",
  "=",
  "?a#b",
  "100%",
  "%41",
  "%zz",
  "[0]",
  "a.b",
  "..",
  "{x}",
  '"',
  "'",
  "<b>",
  "0",
  "007",
  "1e3",
  "-0",
  "true",
  "null",
  "undefined",
  "__proto__",
  "é",
  "日本",
  "🎵",
  "e\u0301",
  "\u00a0",
  "\ufeff",
  "\u0000",
  "\t",
  "a\nb",
  "a\r\nb",
  "--\r\n",
  "data: x\n\n",
];

const oddNumbers: readonly number[] = [
  0, 1, -1, 0.5, -2.5, 1e21, 1e-7, 1.7976931348623157e308, 5e-324, 9007199254740991, 123456789.125,
];

const oddNames: readonly string[] = ["__proto__", "constructor", "a.b", "a/b~c", "", "é 🎵", "0"];

/** The values of an added property: a text where the schema says nothing of it, because it is read so. */
const added: readonly unknown[] = ["odd", 1];

/** Makes values of schemas that refer to `schemas` by name. */
export function randomValues(schemas: Readonly<Record<string, MockSchema>>): RandomValues {
  const maker = valueMaker(schemas);
  const accepts = acceptor(schemas);
  return {
    make(schema, { seed, fits = () => true, oddNames: mayNameOddly = false }) {
      const made = maker.make(schema, { seed, dynamic: true });
      if (!made) return undefined;
      const random = new Random(`${seed} odd`);
      let value = made.value;
      for (let turn = 0; turn < turns; turn++) {
        const odd = added
          .map((each) => oddly(value, random.fork(turn), { fits, mayNameOddly, added: each }))
          .find((each) => accepts(schema, each));
        value = odd === undefined ? value : odd;
      }
      return allFit(value, fits) ? value : undefined;
    },
  };
}

interface Oddity {
  readonly fits: (text: string) => boolean;
  readonly mayNameOddly: boolean;
  /** The value of a property that is added. */
  readonly added: unknown;
}

/** The same value with another text or number somewhere in it, or with another property. */
function oddly(value: unknown, random: Random, oddity: Oddity): unknown {
  if (typeof value === "string") return random.pick(oddTexts.filter(oddity.fits)) ?? value;
  if (typeof value === "number") return random.pick(oddNumbers) ?? value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const index = random.integer(0, value.length - 1);
    return value.length === 0 ? value : value.with(index, oddly(value[index], random, oddity));
  }
  const entries = Object.entries(value);
  const [name, each] = random.pick(entries) ?? [];
  if (name === undefined || (oddity.mayNameOddly && random.chance(0.3))) {
    const other = oddity.mayNameOddly ? random.pick(oddNames.filter(oddity.fits)) : undefined;
    return other === undefined ? value : Object.fromEntries([...entries, [other, oddity.added]]);
  }
  return Object.fromEntries([...entries, [name, oddly(each, random, oddity)]]);
}

/** Numbers are texts on the wire, too. */
function allFit(value: unknown, fits: (text: string) => boolean): boolean {
  if (typeof value !== "object" || value === null) return fits(String(value));
  return Object.values(value).every((each) => allFit(each, fits));
}

/** Returns the values that are made first, in so many turns. */
export function firstMade<Value>(
  turns: number,
  make: (turn: number) => Value | undefined,
): Value | undefined {
  for (let turn = 0; turn < turns; turn++) {
    const made = make(turn);
    if (made !== undefined) return made;
  }
  return undefined;
}
