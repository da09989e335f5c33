/**
 * Schemas by the places that refer to them. Where an operation of the manifest and its partner refer to one each in the same
 * place, such as the response with status 200, the two are one schema, however both are called; and so in these schemas.
 */
import { grouped } from "../../model/grouped.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { schemasIn, schemasOfOperation } from "../../model/walk.js";
import { isWithin, type SourceRef } from "../../source-ref.js";
import type { DescribedApi } from "../described-api.js";
import type { Told } from "../told.js";
import type { Pair } from "./pair.js";

type Named = readonly [other: string, name: string];

/**
 * The pairs that all places agree on. `known` are those that are decided already, by the names of the source. Only schemas
 * that `source` has stated before can have been renamed; any other may be a schema of its own.
 */
export function schemasByPlace(
  model: Pick<ApiModel, "schemas">,
  { schemas }: Pick<DescribedApi, "schemas">,
  pairs: readonly Pair[],
  { known, source }: { readonly known: ReadonlyMap<string, string>; readonly source: string },
): readonly Named[] {
  const own = new Map(
    model.schemas
      .filter(({ sources }) => sources.includes(source))
      .map(({ name, schema }) => [name, schema]),
  );
  const others = new Map(schemas.map(({ name, schema }) => [name, schema]));
  const used = pairs
    .filter(({ how }) => how !== "proposed")
    .flatMap(({ operation, described }) =>
      atSamePlaces(referencesOf(described.facts), ownReferences(operation)),
    );
  const found = new Map(known);
  let seen = used;
  for (;;) {
    const taken = new Set(found.values());
    const added = agreed(seen).filter(
      ([other, name]) => own.has(name) && !found.has(other) && !taken.has(name),
    );
    if (added.length === 0) break;
    for (const [other, name] of added) found.set(other, name);
    const inside = added.flatMap(([other, name]) => {
      const [theirs, ours] = [others.get(other), own.get(name)];
      return theirs === undefined || ours === undefined
        ? []
        : atSamePlaces(referencesOf(theirs), referencesIn([ours], ours.at));
    });
    seen = [...seen, ...inside];
  }
  return [...found].filter(([other]) => !known.has(other));
}

/** Pairs of which each side has no other partner. */
function agreed(all: readonly Named[]): readonly Named[] {
  const theirs = grouped(all, ([other]) => other);
  const ours = grouped(all, ([, name]) => name);
  return all.filter(
    ([other, name], index) =>
      theirs.get(other)?.every((each) => each[1] === name) === true &&
      ours.get(name)?.every((each) => each[0] === other) === true &&
      all.findIndex((each) => each[0] === other) === index,
  );
}

function atSamePlaces(
  theirs: ReadonlyMap<string, string>,
  ours: ReadonlyMap<string, string>,
): readonly Named[] {
  return [...theirs].flatMap(([place, other]) => {
    const name = ours.get(place);
    return name === undefined ? [] : [[other, name] as const];
  });
}

/** The names of schemas that facts refer to, by place. */
function referencesOf(told: Told, path: readonly string[] = []): ReadonlyMap<string, string> {
  if (told.kind === "scalar") {
    const [, name] = /^#\/schemas\/(.+)$/.exec(String(told.value)) ?? [];
    const isReference = path.at(-1) === "$ref" && name !== undefined;
    return new Map(isReference ? [[placeOf(path.slice(0, -1)), name]] : []);
  }
  const parts: readonly (readonly [string, Told])[] =
    told.kind === "map"
      ? told.entries.map(({ key, value }) => [key, value])
      : told.items.map((item, index) => [String(index), item]);
  return new Map(parts.flatMap(([key, part]) => [...referencesOf(part, [...path, key])]));
}

function ownReferences(operation: Operation): ReadonlyMap<string, string> {
  return referencesIn(schemasOfOperation(operation), operation.at);
}

/** The references below a place of a file; what stands elsewhere is shared, and has no place here. */
function referencesIn(
  schemas: readonly Schema[],
  { file, path }: SourceRef,
): ReadonlyMap<string, string> {
  return new Map(
    schemas.flatMap(schemasIn).flatMap((schema): readonly (readonly [string, string])[] => {
      if (schema.kind !== "reference" || schema.at.file !== file) return [];
      const whole = schema.at.path;
      if (!isWithin(whole, path)) return [];
      const rest = whole.slice(path.length).map(String);
      const own = rest.at(-1) === "$ref" ? rest.slice(0, -1) : rest;
      return [[placeOf(own), schema.name]];
    }),
  );
}

function placeOf(path: readonly string[]): string {
  return JSON.stringify(path);
}
