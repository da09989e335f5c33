/** Operations and groups of a new manifest as forms, in the manifest's order. */
import type { DescribedOperation } from "../described-api.js";
import { type SourcePlace, type Told, type ToldMap, toldIn, toldMap, toldScalar } from "../told.js";
import { isText } from "./holdable.js";
import type { PlannedGroup } from "./operation-places.js";

/** Keys of an operation, in the order in which the manifest has them. */
const operationKeys: readonly string[] = [
  ...[
    "formerly",
    "sourceOf",
    "title",
    "summary",
    "description",
    "method",
    "path",
    "baseUrl",
    "idempotent",
  ],
  ...["deprecated", "authentication", "parameters", "body", "responses", "pagination", "limits"],
];

/** Where a value stands that no place of a source tells. */
const nowhere: SourcePlace = { file: "", path: [] };

/** Returns a source's facts of a tag: `title` and `description`. */
export type FindTag = (tag: string) => ToldMap | undefined;

/** The name of a tag is the title of its group where nothing else is, unless it is the id of the group already. */
export function tagFacts({ id, tag, isId }: PlannedGroup, find: FindTag): ToldMap {
  const facts = tag === undefined ? undefined : find(tag);
  const isTitle = tag !== undefined && !isId && tag !== id && isText(tag);
  return toldForm({
    sourceOf: toldIn(facts, "sourceOf"),
    title: toldIn(facts, "title") ?? (isTitle ? toldScalar(tag, nowhere) : undefined),
    description: toldIn(facts, "description"),
  });
}

/** All facts of an operation, its method and path also where they are only told beside them. */
export function operationFacts({ facts, method, path, at }: DescribedOperation): ToldMap {
  const added = Object.entries({ method, path }).flatMap(([key, value]) =>
    toldIn(facts, key) === undefined ? [{ key, value: toldScalar(value, at) }] : [],
  );
  return inOrder({ ...facts, entries: [...facts.entries, ...added] }, operationKeys);
}

/** A group with all that comes to it. */
export function groupForm(group: PlannedGroup, find: FindTag): ToldMap {
  const { operations, parts } = group;
  const named = [...operations].map(([name, each]) => [name, operationFacts(each)] as const);
  const inner = parts.map((part) => [part.id, groupForm(part, find)] as const);
  const entries = Object.entries({
    operations: named.length === 0 ? undefined : toldMap(named, nowhere),
    subgroups: inner.length === 0 ? undefined : toldMap(inner, nowhere),
  });
  const facts = tagFacts(group, find);
  return { ...facts, entries: [...facts.entries, ...toldMap(entries, nowhere).entries] };
}

function toldForm(entries: Readonly<Record<string, Told | undefined>>): ToldMap {
  return toldMap(Object.entries(entries), nowhere);
}

/** A form's entries in the manifest's order; keys that it does not know come last. */
export function inOrder(form: ToldMap, keys: readonly string[]): ToldMap {
  const rankOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  const entries = form.entries.toSorted((one, other) => rankOf(one.key) - rankOf(other.key));
  return { ...form, entries };
}
