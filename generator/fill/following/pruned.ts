/**
 * Takes out what is gone from a source: operations, sub-groups and schemas; `unused-parts.ts` does so with shared parts. No file is deleted, and nothing that something else
 * refers to: what stays is told, and somebody deletes it.
 */
import type { JsonValue } from "../../model/schema.js";
import { groupsBelow } from "../../model/walk.js";
import type { SourceRef } from "../../source-ref.js";
import { parseDocument, type SourceDocument } from "../../source/document.js";
import { jsonValue } from "../../resolve/json-values.js";
import {
  isNotShown,
  mapValue,
  textsOf,
  valueIn,
  withEntry,
  withoutEntry,
} from "../edits/json-map.js";
import { splice } from "../edits/splice.js";
import { type Gone, nothingGone } from "./gone.js";

/** A manifest without something, and what of it had to stay. */
export interface Pruned {
  readonly documents: readonly SourceDocument[];
  readonly kept: Gone;
}

/** Takes operations and sub-groups out, before new ones get their names. */
export function withoutGoneOperations(documents: readonly SourceDocument[], gone: Gone): Pruned {
  const named = textsIn(documents);
  const isFree = ({ id }: { readonly id: string }): boolean => !named.has(id);
  const isPart = (each: Gone["groups"][number]): boolean =>
    each.at.path.length > 0 && each.operations.every(isFree) && each.groups.length === 0;
  const operations = gone.operations.filter(isFree);
  const groups = gone.groups.filter(isPart);
  const places = [...operations, ...groups].map(({ at }) => at);
  const left = without(documents, places);
  const isKept = ({ at }: { readonly at: SourceRef }): boolean => !left.taken.has(at);
  const kept = {
    groups: gone.groups.filter(isKept),
    operations: gone.operations.filter(isKept),
    schemas: gone.schemas,
    parts: gone.parts,
    all: [],
  };
  return { documents: left.documents, kept };
}

/** Returns the gone parts, where groups that have operations again are not gone as a whole any more. */
export function withoutJoined(gone: Gone, added: readonly { readonly id: string }[]): Gone {
  const isJoined = (group: Gone["groups"][number]): boolean =>
    added.some(({ id }) => id.startsWith(`${group.id}.`));
  const joined = groupsBelow(gone.groups.filter(isJoined));
  return {
    ...gone,
    groups: gone.groups.filter((each) => !isJoined(each)),
    operations: [...gone.operations, ...joined.flatMap(({ operations }) => operations)],
  };
}

/** Takes schemas out that nothing refers to any more, when all else is as the source says it. */
export function withoutGoneSchemas(documents: readonly SourceDocument[], gone: Gone): Pruned {
  const lost = new Set(gone.schemas.map(({ name }) => name));
  const used = schemasInUse(documents, lost);
  const free = gone.schemas.filter(({ name }) => !used.has(name));
  const left = without(
    documents,
    free.map(({ at }) => at),
  );
  const isKept = ({ at }: { readonly at: SourceRef }): boolean => !left.taken.has(at);
  const taken = free.filter((each) => !isKept(each)).map(({ name }) => name);
  return {
    documents: withoutResources(left.documents, new Set(taken)),
    kept: { ...nothingGone, schemas: gone.schemas.filter(isKept) },
  };
}

/** Returns the parts that were not kept. */
export function takenOut(gone: Gone, kept: Gone): Gone {
  const isKept = new Set<object>([
    ...kept.groups,
    ...kept.operations,
    ...kept.schemas,
    ...kept.parts,
  ]);
  return {
    groups: gone.groups.filter((each) => !isKept.has(each)),
    operations: gone.operations.filter((each) => !isKept.has(each)),
    schemas: gone.schemas.filter((each) => !isKept.has(each)),
    parts: gone.parts.filter((each) => !isKept.has(each)),
    all: gone.all,
  };
}

/** Files, and what was taken out of them. */
export interface Left {
  readonly documents: readonly SourceDocument[];
  readonly taken: ReadonlySet<SourceRef>;
}

/** The files without what stands at places; a place stays where it is the last one of its file. */
export function without(documents: readonly SourceDocument[], places: readonly SourceRef[]): Left {
  const taken = new Set<SourceRef>();
  const changed = documents.map((document): SourceDocument => {
    const own = places.filter(({ file }) => file === document.file);
    if (own.length === 0 || document.value === undefined) return document;
    const before = jsonValue(document.value);
    let after = before;
    for (const at of own) {
      const next = withoutAt(after, at.path.map(String));
      if (next === undefined || !hasContent(next)) continue;
      after = next;
      taken.add(at);
    }
    if (after === before) return document;
    return parseDocument({ file: document.file, text: splice(document.text, before, after) }).value;
  });
  return { documents: changed, taken };
}

/** A value without what stands at a path; a map in which nothing else stands goes with it, and is undefined then. */
function withoutAt(value: JsonValue, [key, ...rest]: readonly string[]): JsonValue | undefined {
  if (key === undefined) return undefined;
  const inner = valueIn(value, key);
  if (value.kind !== "object" || inner === undefined) return value;
  const left = withoutAt(inner, rest);
  const now =
    left === undefined
      ? withoutEntry(value, key)
      : mapValue(
          value.entries.map((entry) => (entry.name === key ? { name: key, value: left } : entry)),
        );
  const isEmpty = now.entries.length === 0;
  return isEmpty ? undefined : now;
}

/** Keys of a file that say more than whose it is. */
const contentKeys = [
  ...["operations", "subgroups", "schemas"],
  ...["parameters", "headers", "responses"],
];

/** True if a file has operations, sub-groups, schemas or shared parts left. */
function hasContent(file: JsonValue): boolean {
  return contentKeys.some((key) => valueIn(file, key) !== undefined);
}

/** All texts that stand as values. */
export function textsIn(documents: readonly SourceDocument[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const { value } of documents) if (value !== undefined) visit(jsonValue(value));
  return texts;

  function visit(value: JsonValue): void {
    if (value.kind === "string") texts.add(value.value);
    if (value.kind === "array") for (const item of value.items) visit(item);
    if (value.kind === "object") for (const entry of value.entries) visit(entry.value);
  }
}

const prefix = "#/schemas/";

/** Names of schemas that something refers to which is not lost itself, directly or through others. */
function schemasInUse(
  documents: readonly SourceDocument[],
  lost: ReadonlySet<string>,
): ReadonlySet<string> {
  const inLost = new Map<string, ReadonlySet<string>>();
  const used = new Set<string>();
  for (const { file, value } of documents) {
    if (value === undefined) continue;
    const all = jsonValue(value);
    const schemas = file.startsWith("schemas/") ? valueIn(all, "schemas") : undefined;
    if (schemas?.kind !== "object") {
      for (const name of referredIn(all)) used.add(name);
      continue;
    }
    for (const { name, value: schema } of schemas.entries) {
      const own = referredIn(schema);
      if (lost.has(name)) inLost.set(name, own);
      else for (const each of own) used.add(each);
    }
  }
  const pending = [...used];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    for (const each of inLost.get(name) ?? []) {
      if (!used.has(each)) pending.push(each);
      used.add(each);
    }
  }
  return used;
}

function referredIn(value: JsonValue): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (each: JsonValue): void => {
    if (each.kind === "string" && each.value.startsWith(prefix)) {
      names.add(each.value.slice(prefix.length));
    }
    if (each.kind === "array") for (const item of each.items) visit(item);
    if (each.kind === "object") for (const entry of each.entries) visit(entry.value);
  };
  visit(value);
  return names;
}

function withoutResources(
  documents: readonly SourceDocument[],
  names: ReadonlySet<string>,
): readonly SourceDocument[] {
  return documents.map((document) => {
    if (document.file !== "service.yaml" || document.value === undefined) return document;
    const before = jsonValue(document.value);
    const listed = valueIn(before, "resources");
    const left = textsOf(listed).filter((name) => !names.has(name));
    if (before.kind !== "object" || isNotShown(listed) || left.length === textsOf(listed).length) {
      return document;
    }
    const items = left.map((value): JsonValue => ({ kind: "string", value }));
    const after =
      items.length === 0
        ? withoutEntry(before, "resources")
        : withEntry(before, { name: "resources", value: { kind: "array", items } });
    return parseDocument({ file: document.file, text: splice(document.text, before, after) }).value;
  });
}
