/** Where each group goes that has a route, in it or below it: all others have no place in the package. */
import { type Name, withLastWord } from "../../sdk/names/words.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { type GroupLayout, layoutOf } from "../../emit/typescript/package/layout.js";
import { functionName, typeName } from "../../emit/typescript/names.js";
import type { ApiModel } from "../../model/model.js";
import { reservedSubpaths } from "./source-files.js";

/** The groups that can be routed, as a tree. */
export function routedGroups(model: ApiModel): readonly GroupLayout[] {
  return routed(layoutOf(model.groups, reservedSubpaths));
}

function routed(layouts: readonly GroupLayout[]): readonly GroupLayout[] {
  return layouts
    .map((layout) => ({ ...layout, groups: routed(layout.groups) }))
    .filter(({ group, groups }) => groups.length > 0 || group.operations.some(isCallable));
}

/** Name of the interface of a group's handlers: `SavedBooksHandlers`. */
export function handlersName({ name }: { readonly name: Name }): string {
  return `${typeName(name)}Handlers`;
}

/** Name of the constant with a group's routes: `savedBooksRoutes`. */
export function routesName({ name }: Pick<GroupLayout, "name">): string {
  return functionName(withLastWord(name, "routes"));
}
