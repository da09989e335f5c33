/** Operations and the way to them: by which members of a client, or of handlers. */
import type { Operation } from "../../../model/model.js";
import type { GroupLayout } from "./layout.js";

/** An operation and the way to it: `loans.open`. */
export interface Located {
  readonly operation: Operation;
  readonly owner: string;
  readonly subpath: string;
}

/** All operations of a layout, in its order. */
export function located(layouts: readonly GroupLayout[], owner = ""): readonly Located[] {
  return layouts.flatMap(({ group, member, subpath, groups }) => [
    ...group.operations.map((operation) => ({ operation, owner: `${owner}${member}`, subpath })),
    ...located(groups, `${owner}${member}.`),
  ]);
}
