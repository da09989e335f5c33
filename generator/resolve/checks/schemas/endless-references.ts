/** Schemas that lead back to themselves for the very same value. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { NamedSchema } from "../../../model/model.js";
import type { Schema } from "../../../model/schema.js";
import { childrenOf } from "../../../model/walk.js";
import type { KnownNames } from "../known-names.js";
import { shownWay } from "./words.js";

/** A schema that leads back to itself for the very same value says nothing, and no language can declare it. */
export function endlessReferences({ schemas }: KnownNames): readonly Diagnostic[] {
  const next = new Map(
    [...schemas].map(([name, { schema }]) => [name, sameValueReferences(schema)]),
  );
  const trapped = namesOnCircles(next);
  return [...schemas.values()].flatMap((named) => {
    const way = trapped.has(named.name) ? wayBack(named.name, next, trapped) : undefined;
    return way === undefined ? [] : [endlessReference(named, way)];
  });
}

function endlessReference({ name, schema }: NamedSchema, way: readonly string[]): Diagnostic {
  return diagnostic("endless-reference", {
    at: schema.at,
    message: `\`${name}\` leads back to itself without end: ${shownWay(way)}`,
    help: "refer to it from a property or an item only, write the schema itself, or `not shown`",
  });
}

/** Names of the schemas that hold for the same value as a schema: not those of its properties and items. */
function sameValueReferences(schema: Schema): readonly string[] {
  switch (schema.kind) {
    case "reference":
      return [schema.name];
    case "allOf":
    case "anyOf":
    case "oneOf":
    case "not":
    case "conditional":
      return childrenOf(schema).flatMap(sameValueReferences);
    default:
      return [];
  }
}

/** A name from which each name → the names that it leads to. */
type Ways = ReadonlyMap<string, readonly string[]>;

/** Names that may lie on a circle: all but those from which every way ends, and those to which no way leads. */
function namesOnCircles(next: Ways): ReadonlySet<string> {
  const left = new Set(next.keys());
  const back = reversed(next);
  for (const [forward, backward] of [
    [next, back],
    [back, next],
  ] as const) {
    const open = new Map([...left].map((name) => [name, inside(forward.get(name), left).length]));
    const ends = [...left].filter((name) => open.get(name) === 0);
    for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
      left.delete(end);
      for (const name of inside(backward.get(end), left)) {
        const rest = (open.get(name) ?? 0) - 1;
        open.set(name, rest);
        if (rest === 0) ends.push(name);
      }
    }
  }
  return left;
}

function reversed(ways: Ways): Ways {
  const back = new Map<string, string[]>([...ways.keys()].map((name) => [name, []]));
  for (const [name, targets] of ways) for (const target of targets) back.get(target)?.push(name);
  return back;
}

function inside(names: readonly string[] = [], set: ReadonlySet<string>): readonly string[] {
  return names.filter((name) => set.has(name));
}

/** The shortest way from a name back to it, or none where it only leads into a circle of others. */
function wayBack(
  name: string,
  next: Ways,
  among: ReadonlySet<string>,
): readonly string[] | undefined {
  const before = new Map<string, string>();
  const reached = [name];
  for (const from of reached) {
    for (const to of inside(next.get(from), among)) {
      if (to === name) return [...wayTo(from, before), name];
      if (before.has(to)) continue;
      before.set(to, from);
      reached.push(to);
    }
  }
  return undefined;
}

function wayTo(name: string, before: ReadonlyMap<string, string>): readonly string[] {
  const way = [name];
  for (let from = before.get(name); from !== undefined; from = before.get(from)) way.push(from);
  return way.toReversed();
}
