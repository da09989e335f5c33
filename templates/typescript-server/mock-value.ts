/** Values made from schemas. Each value is checked against its schema before it is returned. */
import { arrayOf } from "./mock-arrays.js";
import { acceptor, type Accepts } from "./mock-check.js";
import type { MockSchema } from "./mock-data.js";
import { exampleIn } from "./mock-examples.js";
import { heightsOf } from "./mock-heights.js";
import type { Make, Made, Making } from "./mock-making.js";
import { numberOf } from "./mock-numbers.js";
import { objectOf } from "./mock-objects.js";
import { type Parts, partsOf } from "./mock-parts.js";
import { Random } from "./mock-random.js";
import type { ValueType, Words } from "./mock-schema.js";
import { textFor } from "./mock-texts.js";

/** Makes values for schemas that refer to others by name. */
export interface ValueMaker {
  /**
   * A value that the schema accepts, the same for the same seed: its first example, else a generated value; `undefined` where
   * none is found. For a schema without keywords it is `{}`.
   */
  make(schema: MockSchema, how: ValueOptions): Made | undefined;
  readonly accepts: Accepts;
  /** All rules of a schema; of unions, the most common member. */
  partsOf(schema: MockSchema): Parts | undefined;
}

/** How a value is made. */
export interface ValueOptions {
  readonly seed: string;
  /** Ignores examples; the seed decides which optional parts are included. */
  readonly dynamic?: boolean;
  /** The index of the example to use, from 0; the last one where there are fewer. */
  readonly example?: number | undefined;
  /** True if optional parts are left out: a mock responds with everything, a sample shows little. */
  readonly least?: boolean;
  /** Its index in a list, from 0: later items use later examples, or vary them. */
  readonly variant?: number;
}

/** A value nested this deeply ends soon. */
const deepLevel = 6;

/** A value nested this deeply is not made, because there is no end in sight. */
const lowestLevel = 150;

/** A whole of more values ends soon. */
const manyValues = 1500;

/** Number of attempts before giving up. */
const tries = 14;
const triesOfWhole = 40;

/** Steps of making and checking for one whole. */
const manySteps = 600_000;

/** The cost of making one value, in steps of checking. */
const stepsOfMaking = 20;

/** Makes the value maker for the schemas of a service. */
export function valueMaker(schemas: Readonly<Record<string, MockSchema>>): ValueMaker {
  const accepts = acceptor(schemas);
  const heightOf = heightsOf(schemas);

  const once = (schema: MockSchema, making: Making, attempt: number): Made | undefined => {
    const { random, depth, whole } = making;
    whole.left -= stepsOfMaking;
    const own = {
      ...making,
      attempt,
      deep: making.deep || depth >= deepLevel || whole.made > manyValues,
      random: attempt === 0 ? random : random.fork(attempt),
    };
    const parts = partsOf(schema, { schemas, heightOf, accepts, ...own });
    if (!parts) return undefined;
    const isFine = (made: Made | undefined): made is Made =>
      made !== undefined && accepts(schema, made.value, whole);
    const example = exampleIn(parts.words, own);
    if (isFine(example)) return example;
    const made = fromParts(parts, { ...own, deep: own.deep || isRound(parts, own) });
    return isFine(made) ? made : undefined;
  };

  const make: Make = (schema, making) => {
    const { depth, whole } = making;
    const misses = whole.missed.get(schema) ?? 0;
    // A value that was not found before is unlikely to be found again.
    if (depth > lowestLevel || misses > 1 || heightOf(schema) === Infinity) return undefined;
    for (let attempt = 0; attempt < tries && whole.left > 0; attempt++) {
      const made = once(schema, making, attempt);
      if (made) {
        whole.made++;
        return made;
      }
    }
    whole.missed.set(schema, misses + 1);
    return undefined;
  };

  const fromParts = (
    parts: Parts,
    making: Making & { readonly attempt: number },
  ): Made | undefined => {
    const { words, names } = parts;
    const listed = words.flatMap(({ values }) => values);
    const { random, attempt, dynamic } = making;
    const [first] = listed;
    if (first) {
      const all = { allOf: listed.map((list) => ({ enum: list })) };
      const common = listed.length === 1 ? first : first.filter((value) => accepts(all, value));
      const telling = common.filter((value) => value !== null);
      const isNullLess = telling.length > 0 && attempt === 0 && !dynamic;
      const value = random.fork("value").pick(isNullLess ? telling : common);
      return common.length === 0 ? undefined : { value };
    }
    const type = chosenType(words, making);
    if (type === undefined) return undefined;
    const inside: Making =
      names.size === 0 ? making : { ...making, within: new Set([...making.within, ...names]) };
    const tools = { make, accepts };
    switch (type) {
      case "null":
        return { value: null };
      case "boolean":
        return { value: random.fork("value").chance(0.5) };
      case "integer":
      case "number":
        return {
          value: numberOf(words, type === "integer", { random: random.fork("value"), attempt }),
        };
      case "string": {
        const makeContent = (schema: MockSchema) =>
          make(schema, { ...inside, depth: making.depth + 1 });
        const text = textFor(words, { random: random.fork("value"), attempt, makeContent });
        return text === undefined ? undefined : { value: text };
      }
      case "array":
        return arrayOf(words, { ...inside, attempt }, tools);
      case "object":
        return objectOf(parts, { ...inside, attempt }, tools);
    }
  };

  return {
    accepts,
    make: (schema, { seed, dynamic = false, least = false, example, variant = 0 }) => {
      const making = {
        random: new Random(seed),
        depth: 0,
        deep: least,
        variant,
        example,
        dynamic,
        within: new Set<string>(),
      };
      const missed = new Map<MockSchema, number>();
      let left = manySteps;
      for (let attempt = 0; attempt < triesOfWhole && left > 0; attempt++) {
        // A failed attempt leaves steps for others.
        const allowed = Math.min(left, manySteps / 6);
        const whole = { left: allowed, made: 0, missed };
        const made = once(schema, { ...making, whole }, attempt);
        if (made) return made;
        left -= allowed - whole.left;
      }
      return undefined;
    },
    partsOf: (schema) =>
      partsOf(schema, {
        schemas,
        heightOf,
        accepts,
        random: new Random(""),
        attempt: 0,
        dynamic: false,
        deep: false,
      }),
  };
}

/** True if a schema of the value already encloses it. */
function isRound({ names }: Parts, { within }: Making): boolean {
  return [...names].some((name) => within.has(name));
}

const allTypes = ["object", "string", "number", "array", "boolean", "null"] as const;

/** The type of the value: at first one that the schema mentions; `null` only where there is nothing else. */
function chosenType(
  words: readonly Words[],
  { random, attempt, deep, dynamic }: Making & { readonly attempt: number },
): ValueType | undefined {
  const said = words.flatMap(({ types }) => (types ? [types] : []));
  const [first, ...others] = said;
  const fitting = (first ?? allTypes).flatMap((type): readonly ValueType[] => {
    const isAllowed = (each: ValueType): boolean =>
      others.every((types) =>
        types.some((other) => other === each || (other === "number" && each === "integer")),
      );
    if (isAllowed(type)) return [type];
    return type === "number" && isAllowed("integer") ? ["integer"] : [];
  });
  if (attempt > 3 || (dynamic && first)) return random.fork("type").pick(fitting);
  if (!first) {
    // A schema without keywords gives an object, so that a response that is not shown is `{}`.
    const spoken = fitting.filter((type) => words.some((each) => speaksOf(each, type)));
    return spoken[attempt % spoken.length] ?? fitting[attempt % fitting.length];
  }
  const rankOf = (type: ValueType): number => {
    if (type === "null") return 1;
    return deep && (type === "object" || type === "array") ? 2 : 0;
  };
  const ranked = [...random.fork("type").shuffled(fitting)].sort((a, b) => rankOf(a) - rankOf(b));
  return ranked[attempt % ranked.length];
}

/** True if a schema has keywords for a type. */
function speaksOf(words: Words, type: ValueType): boolean {
  switch (type) {
    case "object":
      return (
        words.properties.size + words.required.length + words.patternProperties.length > 0 ||
        words.additionalProperties !== undefined ||
        words.propertyNames !== undefined ||
        words.minProperties !== undefined ||
        words.dependentRequired.length + words.dependentSchemas.length > 0
      );
    case "array":
      return (
        words.prefixItems.length > 0 ||
        words.items !== undefined ||
        words.contains !== undefined ||
        words.minItems !== undefined
      );
    case "string":
      return [words.minLength, words.maxLength, words.pattern, words.format].some(
        (word) => word !== undefined,
      );
    case "integer":
    case "number":
      return [
        words.minimum,
        words.maximum,
        words.exclusiveMinimum,
        words.exclusiveMaximum,
        words.multipleOf,
      ].some((word) => word !== undefined);
    case "boolean":
    case "null":
      return false;
  }
}
