/**
 * Which parts of the manifest a file of an output is made of. An edit leaves the files as they are that are made of others.
 */
import { oncePerFacts } from "./decided.js";
import { knownValue } from "./known.js";
import type { ApiModel, Group } from "./model.js";
import { late, oncePerModel } from "./once.js";
import type { Schema } from "./schema.js";
import { groupsBelow, outermostOf } from "./walk.js";

/** The parts that a file is made of, by the files of the manifest in which they stand. */
export interface MadeOf {
  /** True if it may have texts for people (titles, summaries, descriptions) of these files of the manifest. */
  readonly texts: HasAny;
  /**
   * True if it may be made of other facts of these, beside what an outline tells (`sdk/outline.ts`); left out = it may be made of
   * any.
   */
  readonly facts?: HasAny;
}

/** Returns true if an edit changes a part that the file is made of. */
export type HasAny = (edited: Edited) => boolean;

/** An edit, by the files of the manifest. */
export interface Edited {
  readonly files: ReadonlySet<string>;
  /** Those of these in which schemas were. */
  readonly inSchemas: ReadonlySet<string>;
  /** Those of these in which titles or reasons of deprecations were. */
  readonly inTitles: ReadonlySet<string>;
  /** Those of these in which texts of groups themselves were, and not of their operations. */
  readonly ofGroups: ReadonlySet<string>;
}

/** Of a file that has no texts of groups or schemas. */
export const withoutTexts: MadeOf = { texts: () => false };

/** Of a file that has titles and reasons of deprecations, and no other texts of groups or schemas. */
export const withTitles: MadeOf = { texts: ({ inTitles }) => inTitles.size > 0 };

/** Of a file that has what is said of groups themselves, and no other texts of groups or schemas. */
export const withGroupTexts: MadeOf = { texts: ({ ofGroups }) => ofGroups.size > 0 };

/** Of a file that is made of several. */
export function madeOfAll(all: readonly MadeOf[]): MadeOf {
  return {
    texts: (edited) => all.some(({ texts }) => texts(edited)),
    facts: (edited) => all.some(({ facts }) => facts?.(edited) ?? true),
  };
}

/** Of a part of a file that has titles and reasons of deprecations of an outermost group's operations, and no other texts. */
export function madeOfTitles(group: string, model: ApiModel): MadeOf {
  return {
    texts: ({ inTitles }) => inTitles.has(knownParts(model).groups.get(group)?.at.file ?? ""),
  };
}

/** Of a file that names operations of groups, and says no more of them; by the ids of operations, or of groups. */
export function madeOfNames(ids: Iterable<string>, model: ApiModel): MadeOf {
  return {
    texts: ({ files }) => {
      const { groups } = knownParts(model);
      const outermost = new Set([...ids].map(outermostOf));
      return [...outermost].some((id) => files.has(groups.get(id)?.at.file ?? ""));
    },
  };
}

/**
 * Of a file that is made of an outermost group, of groups below it or of their operations, by the id of any of them: of the group,
 * of the operations that replace its own, and of all schemas that it refers to, or that any operation does.
 */
export function madeOfGroup(id: string, model: ApiModel): MadeOf {
  return both(({ files, inSchemas }) => {
    const { groups, reachOf } = knownParts(model);
    const group = groups.get(outermostOf(id));
    if (group === undefined || files.has(group.at.file)) return true;
    const replacements = replacementsOf(model)[group.id] ?? [];
    return (
      replacements.some((each) => files.has(groups.get(each)?.at.file ?? "")) ||
      hasNamed(() => reachOf(group), inSchemas, model)
    );
  });
}

/** Of a file that is made of several groups, by ids as those of `madeOfGroup`. */
export function madeOfGroups(ids: Iterable<string>, model: ApiModel): MadeOf {
  const outermost = new Set([...ids].map(outermostOf));
  return madeOfAll([...outermost].map((id) => madeOfGroup(id, model)));
}

/** Of a file that is made of all schemas that have names. */
export function madeOfNamedSchemas(model: ApiModel): MadeOf {
  return both(({ inSchemas }) => intersects(inSchemas, knownParts(model).ofSchemas));
}

/** Of a file that is made of schemas, with names or without, and so of all schemas that they refer to. */
export function madeOfSchemas(schemas: Iterable<Schema>, model: ApiModel): MadeOf {
  const all = [...schemas];
  return both(({ inSchemas }) => {
    // A schema and all within it stand in one file.
    if (all.some(({ at }) => inSchemas.has(at.file))) return true;
    const { within } = knownParts(model);
    return hasNamed(() => within(all.flatMap((each) => [...namesIn(each)])), inSchemas, model);
  });
}

function both(hasAny: HasAny): MadeOf {
  return { texts: hasAny, facts: hasAny };
}

/** The outermost groups of the operations to use in place of an outermost group's own, by ids. */
export const replacementsOf = oncePerFacts(
  "replacements",
  (model): Readonly<Record<string, readonly string[]>> =>
    Object.fromEntries(model.groups.map((group) => [group.id, replacementsIn(group)])),
);

function replacementsIn(group: Group): readonly string[] {
  const ids = groupsBelow([group])
    .flatMap(({ operations }) => operations)
    .flatMap(({ deprecated }) => knownValue(deprecated) ?? [])
    .flatMap(({ replacement }) => knownValue(replacement) ?? []);
  return [...new Set(ids.map(outermostOf))];
}

interface KnownParts {
  readonly groups: ReadonlyMap<string, Group>;
  /** Names of the schemas that a group refers to, and any operation, with all that these refer to. */
  readonly reachOf: (group: Group) => ReadonlySet<string>;
  /** Names of schemas with those of all that they refer to. */
  readonly within: (names: Iterable<string>) => ReadonlySet<string>;
  readonly files: ReadonlyMap<string, string>;
  /** All files of schemas. */
  readonly ofSchemas: ReadonlySet<string>;
}

/** Each part is made when it is asked for. */
const knownParts = oncePerModel((model): KnownParts => {
  const groups = new Map(model.groups.map((each) => [each.id, each]));
  const ofSchemas = late(() => new Map(referencesOfSchemas(model)));
  const ofGroups = late(() => new Map(referencesOfGroups(model)));
  const within = (names: Iterable<string>): ReadonlySet<string> => {
    const all = new Set(names);
    for (const name of all) for (const each of ofSchemas().get(name) ?? []) all.add(each);
    return all;
  };
  const reaches = new Map<Group, ReadonlySet<string>>();
  let common: ReadonlySet<string> | undefined;
  const reachOf = (group: Group): ReadonlySet<string> => {
    // Any operation may give the answers, and has the headers, of the service.
    common ??= namesIn([model.service, model.shared]);
    const reach = reaches.get(group) ?? within([...common, ...(ofGroups().get(group.id) ?? [])]);
    reaches.set(group, reach);
    return reach;
  };
  const files = new Map(model.schemas.map(({ name, at }) => [name, at.file]));
  return { groups, reachOf, within, files, ofSchemas: new Set(files.values()) };
});

/** The schemas that each schema refers to itself, by names. */
const referencesOfSchemas = oncePerFacts("references of schemas", ({ schemas }) =>
  schemas.map((each) => [each.name, [...namesIn(each)]] as const),
);

/** The schemas that each outermost group refers to itself, by ids. */
const referencesOfGroups = oncePerFacts("references of groups", ({ groups }) =>
  groups.map((each) => [each.id, [...namesIn(each)]] as const),
);

/** Late: where no file of schemas was edited, nobody asks which they are. */
function hasNamed(
  names: () => ReadonlySet<string>,
  edited: ReadonlySet<string>,
  model: ApiModel,
): boolean {
  const { files, ofSchemas } = knownParts(model);
  if (!intersects(edited, ofSchemas)) return false;
  for (const name of names()) if (edited.has(files.get(name) ?? "")) return true;
  return false;
}

function intersects(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const each of some) if (others.has(each)) return true;
  return false;
}

/** Names of the schemas that a part of a model refers to, wherever in it. */
function namesIn(part: unknown): ReadonlySet<string> {
  const names = new Set<string>();
  const pending: unknown[] = [part];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    if ("kind" in next && next.kind === "reference" && "name" in next) {
      if (typeof next.name === "string") names.add(next.name);
    }
    // An entry of a discriminator's mapping.
    if ("schema" in next && typeof next.schema === "string") names.add(next.schema);
    for (const [key, value] of Object.entries(next)) {
      if (key !== "at" && key !== "sources") pending.push(value);
    }
  }
  return names;
}
