/** Where each group goes: its file, its subpath of the package, its class, its place on the client. */
import { memberName, typeName } from "../names.js";
import type { Group } from "../../../model/model.js";
import { type Name, nameOfId } from "../../../sdk/names/words.js";
import { isCallable } from "../../../sdk/operations/facts.js";

/** The thing that is placed: a group of the model, or of its plan. */
interface Grouping<Each> {
  readonly id: string;
  readonly groups: readonly Each[];
}

/** A group and its place in the package. */
export interface GroupLayout<Of = Group> {
  readonly group: Of;
  /** Its own name, without the groups around it. */
  readonly name: Name;
  /** File below `src/groups/`, without its ending: `me/saved-books`. */
  readonly file: string;
  /** Behind the package's name in an import: `me/saved-books`. */
  readonly subpath: string;
  /** `SavedBooksGroup`. */
  readonly className: string;
  /** Member of the client, or of the group around it: `savedBooks`. */
  readonly member: string;
  readonly groups: readonly GroupLayout<Of>[];
}

/**
 * Lays the groups out as a tree of files. `reserved` are subpaths that the package has, or will have, for something else; a
 * group of that id gets an underscore.
 */
export function layoutOf<Each extends Grouping<Each>>(
  groups: readonly Each[],
  reserved: ReadonlySet<string>,
  folder = "",
): readonly GroupLayout<Each>[] {
  return groups.map((group) => {
    const name = nameOfId(group.id.slice(group.id.lastIndexOf(".") + 1));
    const file = `${folder}${name.wire}`;
    return {
      ...{ group, name },
      file,
      subpath: reserved.has(file) ? `${file}_` : file,
      className: `${typeName(name)}Group`,
      member: memberName(name),
      groups: layoutOf(group.groups, reserved, `${file}/`),
    };
  });
}

/** All groups of a layout, each before its own. */
export function allGroups(layouts: readonly GroupLayout[]): readonly GroupLayout[] {
  return layouts.flatMap((layout) => [layout, ...allGroups(layout.groups)]);
}

/** True if anything in a group, or below it, can be called and so needs the client. */
export function needsClient({ group, groups }: GroupLayout): boolean {
  return group.operations.some(isCallable) || groups.some(needsClient);
}
