/** The properties and items of a value for which several schemas hold: what each of them says there. */
import type { ArraySchema, ObjectSchema, Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import type { Side, Sides } from "./clash.js";
import type { Conjunct } from "../../../model/conjuncts.js";

/** A property or an item, or all further items. */
export interface Member {
  /** Name for people: `"owner"`, `item 1`. */
  readonly words: string;
  /** The schemas that say something of it; others are left out. */
  readonly schemas: readonly Conjunct[];
  /** Set where it must be there and must not be there. */
  readonly excluded?: Sides;
}

/** The members of which something is said. */
export function membersOf(conjuncts: readonly Conjunct[], find: FindSchema): readonly Member[] {
  return [...propertiesIn(conjuncts, find), ...itemsIn(conjuncts, find)];
}

/** A schema of the kind that has the members, as the conjunct that it is. */
interface Owner<T extends Schema> {
  readonly conjunct: Conjunct;
  readonly schema: T;
}

function propertiesIn(conjuncts: readonly Conjunct[], find: FindSchema): readonly Member[] {
  const objects = conjuncts.flatMap((conjunct): readonly Owner<ObjectSchema>[] =>
    conjunct.schema.kind === "object" ? [{ conjunct, schema: conjunct.schema }] : [],
  );
  const declared = new Map<string, Conjunct[]>();
  const say = (name: string, said: readonly Conjunct[]): void => {
    const known = declared.get(name);
    if (known === undefined) declared.set(name, [...said]);
    else known.push(...said);
  };
  for (const { conjunct, schema } of objects) {
    for (const { name, schema: own } of schema.properties)
      say(name, [{ schema: own, parent: conjunct }]);
  }
  const requirers = requirersIn(objects);
  for (const name of requirers.keys()) say(name, []);
  for (const { conjunct, schema } of objects.filter(saysOfOthers)) {
    const own = new Set(schema.properties.map(({ name }) => name));
    for (const name of declared.keys()) {
      if (!own.has(name)) say(name, [{ schema: schema.additional, parent: conjunct }]);
    }
  }
  return [...declared].map(([name, said]) => {
    const requirer = requirers.get(name);
    const words = JSON.stringify(name);
    const needed = requirer && {
      conjunct: requirer,
      says: `${words} is required`,
      key: "required",
    };
    return memberOf(words, said, needed, find);
  });
}

/** True if an object says something of properties that it does not declare; patterns make that hard to tell. */
function saysOfOthers({ schema }: Owner<ObjectSchema>): boolean {
  return isSaying(schema.additional) && schema.patternProperties.length === 0;
}

function requirersIn(objects: readonly Owner<ObjectSchema>[]): ReadonlyMap<string, Conjunct> {
  const requirers = new Map<string, Conjunct>();
  for (const { conjunct, schema } of objects) {
    for (const name of schema.required) {
      if (!requirers.has(name)) requirers.set(name, conjunct);
    }
  }
  return requirers;
}

function itemsIn(conjuncts: readonly Conjunct[], find: FindSchema): readonly Member[] {
  const arrays = conjuncts.flatMap((conjunct): readonly Owner<ArraySchema>[] =>
    conjunct.schema.kind === "array" ? [{ conjunct, schema: conjunct.schema }] : [],
  );
  if (arrays.length === 0) return [];
  const places = Math.max(...arrays.map(({ schema }) => schema.prefix.length));
  const longest = arrays.reduce((one, other) => (leastOf(other) > leastOf(one) ? other : one));
  const least = leastOf(longest);
  return Array.from({ length: places + 1 }, (_, index) => {
    const said = arrays.map(({ conjunct, schema }) => ({
      schema: schema.prefix[index] ?? schema.items,
      parent: conjunct,
    }));
    const says = `there are at least ${least} items`;
    const needed = { conjunct: longest.conjunct, says, key: "minItems" };
    const words = index === places ? "items" : `item ${index + 1}`;
    return memberOf(words, said, index < least ? needed : undefined, find);
  });
}

function leastOf({ schema }: Owner<ArraySchema>): number {
  return schema.minItems ?? 0;
}

function memberOf(
  words: string,
  said: readonly Conjunct[],
  needed: Side | undefined,
  find: FindSchema,
): Member {
  const refuser = needed && said.find(({ schema }) => isNothing(schema, find));
  const schemas = said.filter(({ schema }) => isSaying(schema) && !isNothing(schema, find));
  if (needed === undefined || refuser === undefined) return { words, schemas };
  return {
    words,
    schemas,
    excluded: [needed, { conjunct: refuser, says: "`false` rules it out" }],
  };
}

/** `false` by itself or under a name. Where nothing need be, it only says that nothing may be. */
export function isNothing(schema: Schema, find: FindSchema): boolean {
  const target = schema.kind === "reference" ? find(schema.name) : schema;
  return target?.kind === "never";
}

function isSaying({ kind }: Schema): boolean {
  return kind !== "any" && kind !== "notShown";
}
