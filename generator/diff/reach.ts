/** Which way the values of named schemas go: sent by callers, answered to them, or both; and which are in nobody's use. */
import type { ApiModel, Group, Operation } from "../model/model.js";
import type { Schema } from "../model/schema.js";
import { requestSchemas, responseSchemas, schemasIn } from "../model/walk.js";
import { schemaFinder } from "../model/schema-finder.js";

/** A way over the wire. */
export type Direction = "sent" | "answered";

/** Names of the schemas whose values go each way, as far as operations that can be called tell. */
export type Reach = Readonly<Record<Direction, ReadonlySet<string>>>;

/** True if an operation can be called: before that, nobody relies on anything that is said of it. */
export function isCallable({ method, path }: Operation): boolean {
  return method.state === "known" && path.state === "known";
}

/** Follows references, through other schemas too. */
export function reachOf(model: ApiModel): Reach {
  const used = { ...model, groups: model.groups.map(withCallable) };
  const find = schemaFinder(model);
  const follow = (roots: readonly Schema[]): ReadonlySet<string> => {
    const reached = new Set(roots.flatMap(referredNames));
    for (const name of reached) {
      const schema = find(name);
      for (const next of schema === undefined ? [] : referredNames(schema)) reached.add(next);
    }
    return reached;
  };
  return { sent: follow(requestSchemas(used)), answered: follow(responseSchemas(used)) };
}

function withCallable(group: Group): Group {
  return {
    ...group,
    operations: group.operations.filter(isCallable),
    groups: group.groups.map(withCallable),
  };
}

function referredNames(schema: Schema): readonly string[] {
  return [...schemasIn(schema)].flatMap((each) => (each.kind === "reference" ? [each.name] : []));
}
