/** The observations of a value in several bodies: kinds, properties, items. The values themselves are not kept. */
import type { SourcePlace } from "../told.js";

/** Below this depth nothing is told, and nothing is looked at. */
const deepest = 24;

/** An object with more names than this is a map from somebody's names to values. */
const mostProperties = 200;

/** A kind of value that was seen; `unknown` stands for a variable in the place of a value. */
export type SeenKind =
  "object" | "array" | "string" | "integer" | "number" | "boolean" | "null" | "unknown";

/** The observations of one value, over all samples. */
export interface Sample {
  /** Where it was seen first. */
  readonly at: SourcePlace;
  readonly kinds: Set<SeenKind>;
  /** By name, in the order in which they were first seen. */
  readonly properties: Map<string, Sample>;
  /** The sample of all items of all lists together. */
  items: Sample | undefined;
  /** Said of it by a person, where the source has such a place. */
  description?: string;
  /** True if its bytes are those of a file. */
  isFile?: true;
}

/** The decisions of a reader of bodies. */
export interface SampleRules {
  /** True if a name of a property may be told: keys of maps are often ids, names or addresses of persons. */
  readonly isTellable: (name: string) => boolean;
  /** Is told of each place where properties are left out, and why. */
  readonly leftOut: (why: "key" | "many" | "deep", at: SourcePlace) => void;
  /** The kind that a text stands for, where it only holds the place of a value. */
  readonly kindOfText?: (text: string) => SeenKind;
}

/** A value of which nothing was seen as yet. */
export function newSample(at: SourcePlace): Sample {
  return { at, kinds: new Set(), properties: new Map(), items: undefined };
}

/** Adds one value, as `JSON.parse` gives it, to what was seen before. `at` is the place of the whole body. */
export function addSample(
  sample: Sample,
  value: unknown,
  at: SourcePlace,
  rules: SampleRules,
  depth = 0,
): void {
  const kind = kindOf(value, rules);
  sample.kinds.add(kind);
  if (depth >= deepest) {
    if (kind === "object" || kind === "array") rules.leftOut("deep", at);
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) {
      sample.items ??= newSample(at);
      addSample(sample.items, item, at, rules, depth + 1);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      const property = propertyOf(sample, name, at, rules);
      if (property !== undefined) addSample(property, each, at, rules, depth + 1);
    }
  }
}

/** Returns the observations of a property; undefined where its name is private. */
export function propertyOf(
  sample: Sample,
  name: string,
  at: SourcePlace,
  rules: SampleRules,
): Sample | undefined {
  const known = sample.properties.get(name);
  if (known !== undefined) return known;
  if (isKeyOfMap(name) || !rules.isTellable(name)) {
    rules.leftOut("key", at);
    return undefined;
  }
  if (sample.properties.size >= mostProperties) {
    rules.leftOut("many", at);
    return undefined;
  }
  const property = newSample(at);
  sample.properties.set(name, property);
  return property;
}

/** Numbers and dates name no property: they are keys of a map. */
function isKeyOfMap(name: string): boolean {
  return /^[\d\s.:/-]*\d[\d\s.:/-]*$/.test(name);
}

function kindOf(value: unknown, { kindOfText }: SampleRules): SeenKind {
  switch (typeof value) {
    case "string":
      return kindOfText?.(value) ?? "string";
    case "number":
      return Number.isInteger(value) ? "integer" : "number";
    case "boolean":
      return "boolean";
    default:
      return value === null ? "null" : Array.isArray(value) ? "array" : "object";
  }
}
