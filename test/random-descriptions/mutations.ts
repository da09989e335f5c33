/** Descriptions that somebody wrote, with parts of them exchanged for parts of others, taken out or doubled. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";

const folder = join(import.meta.dirname, "../unit/fill/openapi/corpus");

type Steps = readonly (string | number)[];

/** A place in a description, and what stands there. */
interface Part {
  readonly steps: Steps;
  readonly value: unknown;
}

const corpus: readonly unknown[] = readdirSync(folder)
  .sort()
  .map((name) => readFileSync(join(folder, name), "utf8"))
  .filter((text) => /^ +(?:get|put|post|patch|delete):/m.test(text))
  .map((text): unknown => parse(text));

const parts: readonly (readonly Part[])[] = corpus.map((description) => partsOf(description, []));

/** The values under each key, in all descriptions: a schema takes the place of a schema. */
const byKey = new Map<string, unknown[]>();
for (const { steps, value } of parts.flat()) {
  const key = kindOf(steps);
  byKey.set(key, [...(byKey.get(key) ?? []), value]);
}

/** One of the written descriptions, changed in up to six places. */
export const mutatedDescriptions: fc.Arbitrary<unknown> = fc
  .nat(corpus.length - 1)
  .chain((index) => {
    const places = parts[index] ?? [];
    const change = fc.record({
      place: fc.nat(Math.max(0, places.length - 1)),
      how: fc.constantFrom<"exchange" | "remove" | "double">(
        "exchange",
        "exchange",
        "remove",
        "double",
      ),
      with: fc.nat(10_000),
    });
    return fc.array(change, { minLength: 1, maxLength: 6 }).map((changes) =>
      changes.reduce<unknown>((description, { place, how, with: choice }) => {
        const part = places[place];
        if (part === undefined || part.steps.length === 0) return description;
        const others = byKey.get(kindOf(part.steps)) ?? [part.value];
        const other = others[choice % others.length];
        if (how === "exchange") return withValue(description, part.steps, other);
        if (how === "remove") return withValue(description, part.steps, undefined);
        const last = part.steps.at(-1);
        const beside = typeof last === "string" ? `${last}2` : Number(last) + 1;
        return withValue(description, [...part.steps.slice(0, -1), beside], part.value);
      }, corpus[index]),
    );
  });

/** Returns the purpose of a place: its key, or that of the map of names around it. */
function kindOf(steps: Steps): string {
  const named = new Set([
    "schemas",
    "properties",
    "responses",
    "parameters",
    "paths",
    "headers",
    "content",
  ]);
  const before = steps.at(-2);
  if (typeof before === "string" && named.has(before)) return `${before}.*`;
  const last = steps.at(-1);
  return typeof last === "number" ? `${String(before)}[]` : String(last);
}

function partsOf(value: unknown, steps: Steps): readonly Part[] {
  if (typeof value !== "object" || value === null) return [{ steps, value }];
  const inside = Array.isArray(value)
    ? value.flatMap((each: unknown, index) => partsOf(each, [...steps, index]))
    : Object.entries(value).flatMap(([key, each]) => partsOf(each, [...steps, key]));
  return [{ steps, value }, ...inside];
}

/** The same with another value at a place, or without it; as it was where there is no such place any more. */
function withValue(value: unknown, steps: Steps, replacement: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return replacement;
  if (Array.isArray(value) && typeof step === "number") {
    const list: unknown[] = [...value];
    if (rest.length > 0) list[step] = withValue(list[step], rest, replacement);
    else if (replacement === undefined) list.splice(step, 1);
    else list[step] = replacement;
    return list;
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value);
  const key = String(step);
  const isThere = entries.some(([each]) => each === key);
  if (!isThere && rest.length > 0) return value;
  const changed = isThere
    ? entries.map(
        ([each, inner]) =>
          [each, each === key ? withValue(inner, rest, replacement) : inner] as const,
      )
    : [...entries, [key, replacement] as const];
  return Object.fromEntries(changed.filter(([, inner]) => inner !== undefined));
}
