/** The facts of an operation that the service says of all operations: its headers, keys and errors are not told again for each. */
import type { JsonValue } from "../../model/schema.js";
import { isNotShown, others, textsOf, valueIn } from "../edits/json-map.js";
import type { Target } from "../edits/proposal.js";
import { type Told, type ToldEntry, toldIn, toldMap, toldScalar } from "../told.js";

/**
 * A target of an operation without what the service says, and what is told of the service instead: an answer that any operation
 * may give is the service's, unless the operation has one of its own.
 */
export function splitByService(
  { at, told }: Target,
  known: JsonValue | undefined,
  service: JsonValue | undefined,
): readonly Target[] {
  if (!at.file.startsWith("groups/") || told.kind !== "map") return [{ at, told }];
  const errors = valueIn(service, "errors");
  const responses = toldIn(told, "responses");
  const own = valueIn(known, "responses");
  const isShared = ({ key }: ToldEntry): boolean =>
    key !== others && has(errors, key) && valueIn(own, key) === undefined;
  const shared = responses?.kind === "map" ? responses.entries.filter(isShared) : [];
  const entries = told.entries.flatMap(({ key, value }): readonly ToldEntry[] => {
    if (value.kind !== "map") return [{ key, value }];
    if (key === "responses") return nonEmpty(key, without(value, isShared));
    if (key === "parameters") return [{ key, value: withoutShared(value, service) }];
    return [{ key, value }];
  });
  const operation: Target = { at, told: { ...told, entries } };
  if (shared.length === 0) return [operation];
  const open = [others, toldScalar("not shown", told.at)] as const;
  const all = toldMap([...shared.map(({ key, value }) => [key, value] as const), open], told.at);
  return [
    operation,
    {
      at: { file: "service.yaml", path: [], part: "value" },
      told: toldMap([["errors", all]], told.at),
    },
  ];
}

type ToldOf = Extract<Told, { readonly kind: "map" }>;

/** Parameters without headers that every request has, and without those that hold a key. */
function withoutShared(parameters: ToldOf, service: JsonValue | undefined): Told {
  const entries = parameters.entries.map(({ key, value }): ToldEntry => {
    if (value.kind !== "map") return { key, value };
    const names = [
      ...(key === "header" ? keysOf(valueIn(service, "headers")) : []),
      ...keysIn(valueIn(service, "authentication"), key),
    ].map((name) => (key === "header" ? name.toLowerCase() : name));
    const isShared = (entry: ToldEntry): boolean =>
      names.includes(key === "header" ? entry.key.toLowerCase() : entry.key);
    return { key, value: without(value, isShared) };
  });
  return { ...parameters, entries: entries.flatMap(({ key, value }) => nonEmpty(key, value)) };
}

/** Names of keys that the schemes have in a place of a request. */
function keysIn(authentication: JsonValue | undefined, place: string): readonly string[] {
  const schemes = valueIn(authentication, "schemes");
  if (schemes?.kind !== "object") return [];
  return schemes.entries.flatMap(({ value }) =>
    textsOf(valueIn(value, "in"))[0] === place ? textsOf(valueIn(value, "name")) : [],
  );
}

function without(map: ToldOf, isLeftOut: (entry: ToldEntry) => boolean): ToldOf {
  return { ...map, entries: map.entries.filter((entry) => !isLeftOut(entry)) };
}

/** Nothing where only the sign is left that there may be more. */
function nonEmpty(key: string, value: Told): readonly ToldEntry[] {
  const isEmpty = value.kind === "map" && value.entries.every((entry) => entry.key === others);
  return isEmpty ? [] : [{ key, value }];
}

function has(map: JsonValue | undefined, key: string): boolean {
  const value = valueIn(map, key);
  return value !== undefined && !isNotShown(value);
}

function keysOf(map: JsonValue | undefined): readonly string[] {
  return map?.kind === "object" ? map.entries.map(({ name }) => name) : [];
}
