/** A schema taken apart into all that must hold at once for a value, along its `allOf`s and references. */
import type { Schema } from "./schema.js";
import type { FindSchema } from "./schema-members.js";

/** A schema that must hold together with others, and how it came in. */
export interface Conjunct {
  /** Never an `allOf`, and a reference only where it leads nowhere. */
  readonly schema: Schema;
  /** The `allOf`, reference or owner of a property that it stands in; none for what was asked about. */
  readonly parent?: Conjunct;
}

/** Everything that holds for a value of all these schemas, each once. It takes no stack, however long the way is. */
export function conjunctsOf(roots: readonly Conjunct[], find: FindSchema): readonly Conjunct[] {
  const visited = new Set<Schema>();
  const found: Conjunct[] = [];
  const waiting = roots.toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { schema } = next;
    if (visited.has(schema)) continue;
    visited.add(schema);
    const inner = innerOf(schema, find);
    if (inner === undefined) found.push(next);
    else for (const each of inner.toReversed()) waiting.push({ schema: each, parent: next });
  }
  return found;
}

/** Returns the schemas that replace a schema, or undefined where it stays as it is. */
function innerOf(schema: Schema, find: FindSchema): readonly Schema[] | undefined {
  if (schema.kind === "allOf") return schema.members;
  const target = schema.kind === "reference" ? find(schema.name) : undefined;
  return target && [target];
}

/** The nearest schema in which two conjuncts meet. */
export function meetingPlace(one: Conjunct, other: Conjunct): Schema {
  const around = new Set(wayUp(one));
  return (wayUp(other).find((each) => around.has(each)) ?? other).schema;
}

function wayUp(conjunct: Conjunct): readonly Conjunct[] {
  const way: Conjunct[] = [];
  for (let next: Conjunct | undefined = conjunct; next !== undefined; next = next.parent) {
    way.push(next);
  }
  return way;
}
