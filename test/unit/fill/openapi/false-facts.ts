/**
 * Facts that are told of a description although the place that would say them is not understood. What is told of a description in
 * which something cannot be read is what was told before, or less: nothing in it is new, and no list is complete without what it had.
 */
import type { DescribedOpenapi } from "../../../../generator/fill/openapi/describe.js";
import { type Told, toldIn } from "../../../../generator/fill/told.js";
import { plain } from "./read-description.js";

type Path = readonly (string | number)[];

/** The places of such facts, each with what is wrong; `changed` is the place that nobody understands. */
export function falseFacts(
  before: DescribedOpenapi,
  after: DescribedOpenapi,
  changed: Path,
): readonly string[] {
  const known = rootsOf(before);
  return [...rootsOf(after)].flatMap(([name, { told, context }]) => {
    const before = known.get(name);
    // A fact that another operation or schema stood in the way of may now be told.
    return before === undefined
      ? []
      : falseIn(told, before.told, { where: [name], context, changed });
  });
}

/** The value at a place of the manifest: a list that is complete unless it says otherwise, a schema, or neither. */
type Context = "service" | "form" | "bucket" | "schema" | "schemas" | "data" | "other";

interface Root {
  readonly told: Told;
  readonly context: Context;
}

function rootsOf({ service, operations, schemas }: DescribedOpenapi): ReadonlyMap<string, Root> {
  return new Map<string, Root>([
    ["service", { told: service, context: "service" }],
    ...operations.map(
      ({ method, path, facts }) => [`${method} ${path}`, { told: facts, context: "form" }] as const,
    ),
    ...schemas.map(
      ({ name, schema }) => [`schema ${name}`, { told: schema, context: "schema" }] as const,
    ),
  ]);
}

interface Scope {
  readonly where: readonly string[];
  readonly context: Context;
  readonly changed: Path;
}

function falseIn(after: Told, before: Told | undefined, scope: Scope): readonly string[] {
  const { where, context, changed } = scope;
  const fault = (what: string): readonly string[] => [`${where.join(" ")}: ${what}`];
  if (isWord(after, "not shown") || isUnknownNeed(after, where) || isExempt(after, before, scope))
    return [];
  if (isWord(after, "none") && !isWord(before, "none")) return fault("becomes none");
  if (before !== undefined && isSame(after, before)) return [];
  if (partsOf(after).length > 0 && partsOf(after).every(([key]) => key === "(others)")) return [];
  // The value at the place itself was understood, whatever it is.
  if (after.kind === "scalar" && isWithin(after.at.path, changed)) return [];
  if (after.kind === "scalar" || before === undefined || before.kind !== after.kind) {
    const isRead = isWithin(after.at.path, changed);
    return isRead
      ? partsOf(after).flatMap(([key, part]) => falseIn(part, undefined, below(scope, key)))
      : fault("is new");
  }
  if (after.kind === "list" && before.kind === "list") {
    if (context === "data") return [];
    if (isWithin(after.at.path, changed)) return [];
    const isShorter = after.items.length < before.items.length;
    if (isShorter && !where.some((key) => shorter.has(key))) return fault("is shorter");
    if (isShorter) return [];
    return after.items.flatMap((item, index) =>
      falseIn(item, before.items[index], below(scope, String(index))),
    );
  }
  const missing = partsOf(before)
    .map(([key]) => key)
    .filter((key) => key !== "(others)" && toldIn(after, key) === undefined)
    // Scopes that only calls name are not known from the list.
    .filter((key) => where.at(-1) !== "scopes" || !isWord(toldIn(before, key), "not shown"));
  const isClosed = context === "bucket" && toldIn(after, "(others)") === undefined;
  return [
    ...(isClosed && missing.length > 0 ? fault(`is complete without ${missing.join()}`) : []),
    ...(context === "schema" ? closedWithout(after, before).flatMap(fault) : []),
    ...partsOf(after).flatMap(([key, part]) =>
      key === "(others)" ? [] : falseIn(part, toldIn(before, key), below(scope, key)),
    ),
  ];
}

/** True if alternatives of authentication, or a base URL of an operation's own, are all not known. */
function isUnknownNeed(told: Told, where: readonly string[]): boolean {
  return (
    ["authentication", "baseUrl"].includes(where.at(-1) ?? "") &&
    told.kind !== "scalar" &&
    partsOf(told).every(([, part]) => isWord(part, "not shown"))
  );
}

/** Facts that are told anew for good reasons. */
function isExempt(after: Told, before: Told | undefined, { where, context }: Scope): boolean {
  const [key = "", parent = ""] = where.toReversed();
  return (
    // Bounds that excluded each other, or that are inclusive where nobody knows whether they are.
    (context === "schemas" && ["minimum", "maximum"].includes(key)) ||
    // Of two parameters with one name one is left.
    (parent === "query" && isWord(before, "not shown")) ||
    // Two flows that describe a scope: the other one's text is left.
    parent === "scopes" ||
    // An operation's own servers, which are no longer known to be those of the whole.
    (key === "baseUrl" && parent !== "service" && before === undefined) ||
    // Names are made of what there is.
    parent === "events" ||
    // A schema that accepts anything.
    (context === "schema" && after.kind === "scalar" && after.value === true) ||
    // A schema without a type that may be null.
    (context === "schemas" &&
      key === "anyOf" &&
      JSON.stringify(plain(after)).endsWith('{"type":"null"}]'))
  );
}

/** Lists that say less where they are shorter. */
const shorter: ReadonlySet<string> = new Set([
  ...["required", "dependentRequired", "examples", "allOf"],
]);

/** Values that a schema refuses and accepted before: those that are not listed, where less is listed. */
function closedWithout(after: Told, before: Told): readonly string[] {
  const isFalse = (key: string): boolean => {
    const told = toldIn(after, key);
    return told?.kind === "scalar" && told.value === false;
  };
  const lacks = (key: string): boolean =>
    partsOf(toldIn(before, key)).some(
      ([name]) => !partsOf(toldIn(after, key)).some(([other]) => other === name),
    );
  return [
    ...(isFalse("additionalProperties") && (lacks("properties") || lacks("patternProperties"))
      ? ["refuses properties that are not understood"]
      : []),
    ...(isFalse("items") && lacks("prefixItems") ? ["refuses items that are not understood"] : []),
    ...["unevaluatedProperties", "unevaluatedItems"].flatMap((key) =>
      isFalse(key) && !isSame(without(after, key), without(before, key))
        ? [`refuses more by ${key}`]
        : [],
    ),
    // Inside of these less is more.
    ...["not", "if", "contains"].flatMap((key) => {
      const [own, other] = [toldIn(after, key), toldIn(before, key)];
      const isKept = own === undefined || isWord(own, "not shown") || (other && isSame(own, other));
      return isKept === true ? [] : [`refuses more by ${key}`];
    }),
  ];
}

function without(told: Told, key: string): Told {
  if (told.kind !== "map") return told;
  return { ...told, entries: told.entries.filter((each) => each.key !== key) };
}

function below({ where, context, changed }: Scope, key: string): Scope {
  return { where: [...where, key], context: contextBelow(context, key, where), changed };
}

function contextBelow(context: Context, key: string, where: readonly string[]): Context {
  switch (context) {
    case "data":
      return "data";
    case "schemas":
      return "schema";
    case "schema":
      if (["default", "const", "enum", "examples"].includes(key)) return "data";
      return "schemas";
    default:
      if (key === "schema") return "schema";
      if (key === "authentication") return "other";
      if (where.at(-1) === "parameters") return "bucket";
      return buckets.has(key) ? "bucket" : "form";
  }
}

const buckets: ReadonlySet<string> = new Set([
  ...["responses", "headers", "content", "encoding", "schemes", "flows", "scopes", "events"],
]);

function partsOf(told: Told | undefined): readonly (readonly [key: string, part: Told])[] {
  if (told?.kind === "map") return told.entries.map(({ key, value }) => [key, value]);
  return told?.kind === "list" ? told.items.map((item, index) => [String(index), item]) : [];
}

function isWord(told: Told | undefined, word: string): boolean {
  return told?.kind === "scalar" && told.value === word;
}

function isWithin(path: Path, place: Path): boolean {
  return place.every((step, index) => String(step) === String(path[index]));
}

function isSame(one: Told, other: Told): boolean {
  if (one.kind === "scalar" && other.kind === "scalar") return one.value === other.value;
  const [parts, others] = [partsOf(one), partsOf(other)];
  return (
    one.kind === other.kind &&
    parts.length === others.length &&
    parts.every(([key, part], index) => {
      const [otherKey, otherPart] = others[index] ?? [];
      return key === otherKey && otherPart !== undefined && isSame(part, otherPart);
    })
  );
}
