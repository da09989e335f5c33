/** Schemas whose every value would have to hold another one of them, and that one another, without end. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { NamedSchema } from "../../../model/model.js";
import type { ArraySchema, CombinedSchema, ObjectSchema, Schema } from "../../../model/schema.js";
import type { FindSchema } from "../../../model/schema-members.js";
import type { SourceRef } from "../../../source-ref.js";
import { conjunctsOf } from "../../../model/conjuncts.js";
import type { KnownNames } from "../known-names.js";
import { type KindsOf, withImplied } from "./kinds.js";
import { shownWay } from "./words.js";

/** A required part of a value: a value of a named schema, at a depth of so many members. */
interface Need {
  readonly name: string;
  /** Words for the properties and items on the way; empty = the schema holds for the very same value. */
  readonly steps: readonly string[];
  readonly at: SourceRef;
}

/** Returns the missing part for a finite value of a schema; none where nothing is missing, or nobody can tell. */
type NeedOf = (schema: Schema) => Need | undefined;

/**
 * Named schemas that no finite value fits; of those that need each other one, with the way around. `ordered` has each
 * schema after those that it refers to.
 */
export function endlessValues(
  { schemas }: KnownNames,
  ordered: readonly NamedSchema[],
  kindsOf: KindsOf,
): readonly Diagnostic[] {
  const mended = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (let round = 0; round < mostRounds; round++) {
    const needs = endlessNeeds({ schemas, ordered, kindsOf, mended });
    const circles = circlesIn([...schemas.keys()], needs);
    if (circles.length === 0) break;
    for (const circle of circles) {
      mended.add(circle.name);
      diagnostics.push(endless(circle));
    }
  }
  return diagnostics;
}

/** A schema in a circle needs others beside it: what is endless still, when it is mended, is a fault of its own. */
const mostRounds = 100;

/** The way from a schema back to it. */
interface Circle {
  readonly name: string;
  /** Where it begins. */
  readonly at: SourceRef;
  readonly needs: readonly Need[];
}

/** Circles that have no schema in common. Those without a step belong to `endless-reference`. */
function circlesIn(names: readonly string[], needs: ReadonlyMap<string, Need>): readonly Circle[] {
  const reported = new Set<string>();
  return names.flatMap((name) => {
    const circle = circleFrom(name, needs);
    const isNew = circle.every((need) => !reported.has(need.name));
    const [first] = circle;
    if (first === undefined || !isNew || circle.every(({ steps }) => steps.length === 0)) return [];
    for (const need of circle) reported.add(need.name);
    return [{ name, at: first.at, needs: circle }];
  });
}

function endless({ name, at, needs }: Circle): Diagnostic {
  const way = [name, ...needs.flatMap((need) => [...need.steps, need.name])];
  return diagnostic("endless-value", {
    at,
    message: `no value fits \`${name}\`, as each needs another inside without end: ${shownWay(way)}`,
    help: "let it end somewhere: do not require the property, allow `null` beside it, or let the list be empty",
  });
}

/** Named schemas, and what is asked of them. */
interface Asked {
  readonly schemas: KnownNames["schemas"];
  readonly ordered: readonly NamedSchema[];
  readonly kindsOf: KindsOf;
  /** Those that are taken as finite. */
  readonly mended: ReadonlySet<string>;
}

/** Returns the needs of each schema that no finite value fits. A schema is finite as soon as all of its needs are. */
function endlessNeeds({ schemas, ordered, kindsOf, mended }: Asked): ReadonlyMap<string, Need> {
  const find: FindSchema = (name) => schemas.get(name)?.schema;
  const isEndless = new Set([...schemas.keys()].filter((name) => !mended.has(name)));
  const needOf = needReader(isEndless, find, kindsOf);
  for (let before = Number.NaN; before !== isEndless.size;) {
    before = isEndless.size;
    for (const { name, schema } of ordered) {
      if (isEndless.has(name) && needOf(schema) === undefined) isEndless.delete(name);
    }
  }
  return new Map(
    [...isEndless].flatMap((name) => {
      const schema = find(name);
      const need = schema && needOf(schema);
      return need === undefined ? [] : [[name, need] as const];
    }),
  );
}

/** The needs from a schema back to it, or none where they lead elsewhere: then it is a consequence of another fault. */
function circleFrom(name: string, needs: ReadonlyMap<string, Need>): readonly Need[] {
  const circle: Need[] = [];
  const visited = new Set<string>();
  for (let need = needs.get(name); need !== undefined; need = needs.get(need.name)) {
    circle.push(need);
    if (need.name === name) return circle;
    if (visited.has(need.name)) return [];
    visited.add(need.name);
  }
  return [];
}

function needReader(isEndless: ReadonlySet<string>, find: FindSchema, kindsOf: KindsOf): NeedOf {
  const needOf: NeedOf = (schema) => {
    switch (schema.kind) {
      case "reference":
        return isEndless.has(schema.name)
          ? { name: schema.name, steps: [], at: schema.at }
          : undefined;
      case "allOf":
        return (
          first(schema.members, needOf) ?? (asksOfOthers(schema) ? needTogether(schema) : undefined)
        );
      case "anyOf":
      case "oneOf":
        return schema.members.every((member) => needOf(member) !== undefined)
          ? first(schema.members, needOf)
          : undefined;
      case "object": {
        if (schema.required.length === 0) return undefined;
        const declared = new Map(schema.properties.map((each) => [each.name, each.schema]));
        return first(schema.required, (name) =>
          below(JSON.stringify(name), needOf(declared.get(name) ?? otherwise(schema))),
        );
      }
      case "array":
        return first(neededItems(schema), ({ words, item }) => below(words, needOf(item)));
      default:
        return undefined;
    }
  };
  /** One member may require what another one declares. */
  const needTogether = (schema: CombinedSchema): Need | undefined => {
    const together = withImplied(conjunctsOf([{ schema }], find), kindsOf);
    const objects = together.flatMap((each) =>
      each.schema.kind === "object" ? [each.schema] : [],
    );
    const required = new Set(objects.flatMap((object) => object.required));
    return first(objects, ({ properties }) =>
      first(properties, (property) =>
        required.has(property.name)
          ? below(JSON.stringify(property.name), needOf(property.schema))
          : undefined,
      ),
    );
  };
  return needOf;
}

/** True if an `allOf` requires a property that another schema has to declare. */
function asksOfOthers(schema: CombinedSchema): boolean {
  const own = conjunctsOf([{ schema }], () => undefined);
  return own.some(({ schema: member }) => {
    if (member.kind !== "object") return member.kind === "conditional";
    const declared = new Set(member.properties.map(({ name }) => name));
    return member.required.some((name) => !declared.has(name));
  });
}

/** Returns the rule for a property that is not declared, where no pattern may say more. */
function otherwise({ additional, patternProperties, at }: ObjectSchema): Schema {
  return patternProperties.length === 0 ? additional : { kind: "any", at };
}

/** The items that must be there. */
function neededItems({ prefix, items, minItems = 0, contains, minContains = 1 }: ArraySchema) {
  return [
    ...prefix.slice(0, minItems).map((item, index) => ({ words: `item ${index + 1}`, item })),
    ...(minItems > prefix.length ? [{ words: "items", item: items }] : []),
    ...(contains !== undefined && minContains > 0 ? [{ words: "items", item: contains }] : []),
  ];
}

function below(words: string, need: Need | undefined): Need | undefined {
  return need && { ...need, steps: [words, ...need.steps] };
}

function first<T, R>(items: readonly T[], read: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
