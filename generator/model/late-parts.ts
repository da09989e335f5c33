/**
 * Groups and schemas of files that are as they were, read when somebody asks for what they say. Where nothing but texts for people
 * was edited, most outputs of the last run stay, and nobody asks for most files.
 */
import type { ApiModel, Group, NamedSchema } from "./model.js";
import { grouped } from "./grouped.js";
import { late } from "./once.js";
import type { SourceRef } from "../source-ref.js";

/** The names in a file. */
export type NamesInFile =
  | { readonly kind: "group"; readonly groups: readonly GroupNames[] }
  | { readonly kind: "schemas"; readonly schemas: readonly string[] };

/** A group below another one. */
export interface GroupNames {
  readonly name: string;
  readonly groups: readonly GroupNames[];
}

/** Returns the names in the files of groups and of schemas. */
export function namesInFiles({ groups, schemas }: ApiModel): ReadonlyMap<string, NamesInFile> {
  const ofSchemas = grouped(schemas, ({ at }) => at.file);
  return new Map([
    ...groups.map((each): [string, NamesInFile] => [
      each.at.file,
      { kind: "group", groups: groupNames(each) },
    ]),
    ...[...ofSchemas].map(([file, all]): [string, NamesInFile] => [
      file,
      { kind: "schemas", schemas: all.map(({ name }) => name) },
    ]),
  ]);
}

function groupNames({ groups }: Group): readonly GroupNames[] {
  return groups.map((each) => ({ name: each.name, groups: groupNames(each) }));
}

/** The known facts of a group before it is read. */
interface GroupHead extends Pick<Group, "id" | "name"> {
  /** Left out = the group is asked for it. */
  readonly at?: SourceRef;
}

/** The group, with the groups below it. `read` is asked once, for anything else. */
export function lateGroup(
  { id, name, at }: GroupHead,
  names: readonly GroupNames[],
  read: () => Group,
): Group {
  const group = late(read);
  const groups = names.map((each, index) =>
    lateGroup({ id: `${id}.${each.name}`, name: each.name }, each.groups, () => {
      const below = group().groups[index];
      if (below === undefined) throw new Error(`${id} has no group ${each.name}`);
      return below;
    }),
  );
  // In the order of a group that is read: `model.json` has it.
  return {
    id,
    name,
    get at() {
      return at ?? group().at;
    },
    get title() {
      return group().title;
    },
    get description() {
      return group().description;
    },
    get operations() {
      return group().operations;
    },
    get groups() {
      return groups;
    },
  };
}

/** The schema; `read` is asked once, for all that is not given. */
export function lateSchema(
  { name, at }: Pick<NamedSchema, "name" | "at">,
  read: () => NamedSchema,
): NamedSchema {
  const schema = late(read);
  return {
    name,
    at,
    get sources() {
      return schema().sources;
    },
    get schema() {
      return schema().schema;
    },
  };
}
