/** Descriptions that changed: values, keys and whole branches of a description that are other ones, gone or there twice. */
import fc from "fast-check";

/** A change: which of all the places, and what is done there. */
export interface Mutation {
  readonly place: number;
  readonly act: "drop" | "change" | "copy" | "rename" | "annotate";
}

/** A few changes. */
export const mutations: fc.Arbitrary<readonly Mutation[]> = fc.array(
  fc.record({
    place: fc.nat(),
    act: fc.constantFrom<Mutation["act"]>("drop", "change", "copy", "rename", "annotate"),
  }),
  { minLength: 1, maxLength: 6 },
);

/** Where in a description something can change: not what it is a description of, nor what it is called. */
interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

/** A copy of a description with changes. */
export function mutated(description: unknown, changes: readonly Mutation[]): unknown {
  const copy: unknown = structuredClone(description);
  for (const { place, act } of changes) {
    const places = placesIn(copy, []);
    const chosen = places[place % Math.max(1, places.length)];
    if (chosen !== undefined) change(chosen, act);
  }
  return copy;
}

const kept: ReadonlySet<string> = new Set(["openapi", "swagger", "info", "$self", "externalDocs"]);

function placesIn(value: unknown, path: readonly string[]): readonly Place[] {
  if (Array.isArray(value)) {
    return value.flatMap((each: unknown, index) => placesIn(each, [...path, String(index)]));
  }
  if (!isMap(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (path.length === 0 && kept.has(key)) return [];
    return [{ holder: value, key }, ...placesIn(inner, [...path, key])];
  });
}

function change({ holder, key }: Place, act: Mutation["act"]): void {
  const value = holder[key];
  switch (act) {
    case "drop":
      delete holder[key];
      return;
    case "change":
      if (typeof value === "boolean") holder[key] = !value;
      else if (typeof value === "number") holder[key] = value + 1;
      else if (typeof value === "string" && !/^(?:type|in|style|\$ref|url)$/.test(key)) {
        holder[key] = `${value} more`;
      } else if (key === "type") holder[key] = value === "string" ? "integer" : "string";
      return;
    case "copy":
      if (`${key}2` in holder) return;
      holder[`${key}2`] = structuredClone(value);
      return;
    case "rename":
      if (`${key}2` in holder) return;
      holder[`${key}2`] = value;
      delete holder[key];
      return;
    case "annotate":
      if (isMap(value)) Object.assign(value, { deprecated: true, description: "It changed." });
  }
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
