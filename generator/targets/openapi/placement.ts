/** Which operations have a place among the paths of a description (OpenAPI 3.1.1, section 4.8.8). */
import { grouped } from "../../model/grouped.js";
import { knownValue } from "../../model/known.js";
import type { Method } from "../../model/message.js";
import type { ApiModel, Group, Operation } from "../../model/model.js";
import { type PathTemplate, pathParameterNames } from "../../model/path-template.js";
import { groupsBelow } from "../../model/walk.js";

/** An operation that has a place among the paths. */
export interface PlacedOperation {
  readonly group: Group;
  readonly operation: Operation;
  readonly method: Method;
  /** The template of its place, in which parameters may have names that an operation before it gave them. */
  readonly place: PathTemplate;
  readonly path: PathTemplate;
}

/** An operation that has none. */
export interface UnplacedOperation {
  readonly group: Group;
  readonly operation: Operation;
}

/** Where the operations of a model stand, and those for which a description has no place. */
export interface Placement {
  readonly placed: readonly PlacedOperation[];
  /** The operations whose method or path is not shown. */
  readonly notCallable: readonly UnplacedOperation[];
  /** The operations whose method this version of OpenAPI does not know, or whose method and path an earlier one has. */
  readonly displaced: readonly UnplacedOperation[];
}

/** Finds a place for each operation. */
export function placementOf(model: ApiModel, isLater: boolean): Placement {
  const placed = new Map<string, PlacedOperation>();
  const templates = new Map<string, PathTemplate>();
  const notCallable: UnplacedOperation[] = [];
  const displaced: UnplacedOperation[] = [];
  for (const group of groupsBelow(model.groups)) {
    for (const operation of group.operations) {
      const method = knownValue(operation.method);
      const path = knownValue(operation.path);
      if (method === undefined || path === undefined) {
        notCallable.push({ group, operation });
        continue;
      }
      // Templates that differ in the names of their parameters alone are one.
      const shape = path.text.replaceAll(/\{[^{}]*\}/g, "{}");
      const key = `${method} ${shape}`;
      if ((method === "QUERY" && !isLater) || placed.has(key)) {
        displaced.push({ group, operation });
        continue;
      }
      const place = templates.get(shape) ?? path;
      templates.set(shape, place);
      placed.set(key, { group, operation, method, place, path });
    }
  }
  return { placed: [...placed.values()], notCallable, displaced };
}

/** Returns operations by the texts of their places. */
export function byPath(
  placed: readonly PlacedOperation[],
): ReadonlyMap<string, readonly PlacedOperation[]> {
  return grouped(placed, ({ place }) => place.text);
}

/** Names that parameters of a path have at its place, by their own; none where these are the same. */
export function renamedParameters({
  place,
  path,
}: Pick<PlacedOperation, "place" | "path">): ReadonlyMap<string, string> {
  const names = pathParameterNames(place);
  const pairs = pathParameterNames(path).map((own, index) => [own, names[index] ?? own] as const);
  return new Map(pairs.filter(([own, name]) => own !== name));
}
