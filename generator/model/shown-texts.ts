/**
 * Which texts for people (titles, summaries, descriptions) a file of an output may have: those of some files of the manifest. An
 * edit of texts alone leaves the files as they are that have none of them.
 */
import type { ApiModel, Group } from "./model.js";
import type { Schema } from "./schema.js";

/** True if a file may have texts of these files of the manifest. */
export type ShowsTexts = (edited: ReadonlySet<string>) => boolean;

/** Of a file that has no texts of groups or schemas. */
export const noTexts: ShowsTexts = () => false;

/** Of a file that has the texts of several. */
export function textsOfAll(all: readonly ShowsTexts[]): ShowsTexts {
  return (edited) => all.some((each) => each(edited));
}

/** Of a file that names operations of groups, and says no more of them; by the ids of operations, or of groups. */
export function textsInGroups(ids: Iterable<string>, model: ApiModel): ShowsTexts {
  return (edited) => {
    const { groups } = knownTexts(model);
    const outermost = new Set([...ids].map(outermostOf));
    return [...outermost].some((id) => edited.has(groups.get(id)?.at.file ?? ""));
  };
}

/**
 * Of a file that is made of an outermost group, of groups below it or of their operations, by the id of any of them: its own
 * texts, those of operations that replace its own, and those of all schemas that it refers to, or that any operation does.
 */
export function textsOfGroup(id: string, model: ApiModel): ShowsTexts {
  return (edited) => {
    const { groups, reachOf } = knownTexts(model);
    const group = groups.get(outermostOf(id));
    if (group === undefined || edited.has(group.at.file)) return true;
    const reach = reachOf(group);
    return intersects(reach.replacements, edited) || hasNamed(() => reach.schemas(), edited, model);
  };
}

/** Of a file that is made of schemas, with names or without: their own texts, and those of all schemas that they refer to. */
export function textsOfSchemas(schemas: Iterable<Schema>, model: ApiModel): ShowsTexts {
  const all = [...schemas];
  return (edited) => {
    // A schema and all within it stand in one file.
    if (all.some(({ at }) => edited.has(at.file))) return true;
    const { within } = knownTexts(model);
    return hasNamed(() => within(all.flatMap((each) => [...found(each).schemas])), edited, model);
  };
}

function outermostOf(id: string): string {
  return id.split(".")[0] ?? "";
}

/** What a group refers to. */
interface Reach {
  /** Files of the groups with the operations to use in place of its own. */
  readonly replacements: ReadonlySet<string>;
  /** Names of schemas. */
  readonly schemas: () => ReadonlySet<string>;
}

interface KnownTexts {
  readonly groups: ReadonlyMap<string, Group>;
  readonly reachOf: (group: Group) => Reach;
  /** Names of schemas with those of all that they refer to. */
  readonly within: (names: Iterable<string>) => ReadonlySet<string>;
  readonly files: ReadonlyMap<string, string>;
  /** All files of schemas. */
  readonly ofSchemas: ReadonlySet<string>;
}

const known = new WeakMap<ApiModel, KnownTexts>();

/** Made once for a model, and each part when it is asked for. */
function knownTexts(model: ApiModel): KnownTexts {
  const made = known.get(model) ?? textsOf(model);
  known.set(model, made);
  return made;
}

function textsOf(model: ApiModel): KnownTexts {
  const groups = new Map(model.groups.map((each) => [each.id, each]));
  const schemas = new Map(model.schemas.map((each) => [each.name, each]));
  const direct = new Map<string, ReadonlySet<string>>();
  const within = (names: Iterable<string>): ReadonlySet<string> => {
    const all = new Set(names);
    for (const name of all) {
      const own = direct.get(name) ?? found(schemas.get(name)).schemas;
      direct.set(name, own);
      for (const each of own) all.add(each);
    }
    return all;
  };
  const reaches = new Map<Group, Reach>();
  let common: ReadonlySet<string> | undefined;
  const reachOf = (group: Group): Reach => {
    // Any operation may give the answers, and has the headers, of the service.
    common ??= found([model.service, model.shared]).schemas;
    const own = reaches.get(group);
    if (own !== undefined) return own;
    const direct = found(group);
    const replacing = [...direct.operations].map((id) => groups.get(outermostOf(id)));
    const reach = {
      replacements: new Set(replacing.flatMap((each) => each?.at.file ?? [])),
      schemas: () => within([...(common ?? []), ...direct.schemas]),
    };
    reaches.set(group, reach);
    return reach;
  };
  const files = new Map(model.schemas.map(({ name, at }) => [name, at.file]));
  return { groups, reachOf, within, files, ofSchemas: new Set(files.values()) };
}

/** Late: where no file of schemas was edited, nobody asks which they are. */
function hasNamed(
  names: () => ReadonlySet<string>,
  edited: ReadonlySet<string>,
  model: ApiModel,
): boolean {
  const { files, ofSchemas } = knownTexts(model);
  if (!intersects(edited, ofSchemas)) return false;
  for (const name of names()) if (edited.has(files.get(name) ?? "")) return true;
  return false;
}

function intersects(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const each of some) if (others.has(each)) return true;
  return false;
}

/** What a part of a model refers to by name, wherever in it. */
interface Found {
  readonly schemas: ReadonlySet<string>;
  readonly operations: ReadonlySet<string>;
}

function found(part: unknown): Found {
  const [schemas, operations] = [new Set<string>(), new Set<string>()];
  const pending: unknown[] = [part];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    if ("kind" in next && next.kind === "reference" && "name" in next) {
      if (typeof next.name === "string") schemas.add(next.name);
    }
    // An entry of a discriminator's mapping.
    if ("schema" in next && typeof next.schema === "string") schemas.add(next.schema);
    for (const [key, value] of Object.entries(next)) {
      if (key === "at" || key === "sources") continue;
      if (key === "replacement") addKnown(value, operations);
      pending.push(value);
    }
  }
  return { schemas, operations };
}

function addKnown(fact: unknown, operations: Set<string>): void {
  if (typeof fact !== "object" || fact === null || !("value" in fact)) return;
  if (typeof fact.value === "string") operations.add(fact.value);
}
