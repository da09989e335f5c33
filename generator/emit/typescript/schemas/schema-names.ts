/**
 * The names of the types of named schemas. What is sent and what is answered can differ: a caller sends no `readOnly`
 * property and gets no `writeOnly` one, may write `undefined` for what is optional, and may pass readonly arrays. A schema
 * that stands on both sides, and differs, has two types; every other one has one.
 */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { ApiModel } from "../../../model/model.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { schemaFinder } from "../../../model/schema-finder.js";
import { pascalCase } from "../names.js";
import { freeName } from "../../../sdk/names/scope.js";
import { extendableSchemas } from "./extendable.js";
import { schemaWays } from "../../../sdk/schemas/schema-ways.js";
import type { Side } from "../../../sdk/schemas/sides.js";
import { otherPart } from "../../../source-ref.js";

/** The named schemas and the names of their types. */
export interface SchemaNames {
  readonly find: FindSchema;
  /** True if an interface can extend the type of a schema. */
  readonly isExtendable: (schema: string) => boolean;
  /** The sides for which a schema has a type of its own; the first one's has the schema's plain name. */
  readonly sidesOf: (schema: string) => readonly Side[];
  /** Name of the type that a schema has on a side. */
  readonly typeName: (schema: string, side: Side) => string;
  /** Names of the types that a shared response has of its own; left out = no shared response has any. */
  readonly shared?: (response: string) => SharedTypeNames | undefined;
}

/** Names of the types of a shared response. */
export interface SharedTypeNames {
  readonly answer: string;
  /** Left out = its body is of a type that has a name already, or is short. */
  readonly body?: string;
}

/** Names all types. `taken` are names that the package has for something else: a type of that name gets an underscore. */
export function schemaNames(model: ApiModel, taken: Iterable<string>): SchemaNames {
  const { sent, answered, differing } = schemaWays(model);
  const find = schemaFinder(model);
  const sidesOf = (schema: string): readonly Side[] => {
    if (!sent.has(schema)) return ["response"];
    if (!answered.has(schema)) return ["request"];
    return differing.has(schema) ? ["response", "request"] : ["response"];
  };
  const names = model.schemas.map(({ name }) => name);
  const others = new Set(taken);
  // Each from its own name alone: whatever else there is renames none.
  const plain = new Map(names.map((name) => [name, freeName(pascalCase(name), others)]));
  const ofRequests = new Map(
    names.filter((name) => sidesOf(name).length > 1).map((name) => [name, inputName(name)]),
  );
  return {
    find,
    isExtendable: (name) => extendableSchemas(model).has(name),
    sidesOf,
    typeName: (schema, side) =>
      (side === "request" ? ofRequests.get(schema) : undefined) ??
      plain.get(schema) ??
      pascalCase(schema),
  };
}

/** All names as data, for an outline of what is made with them. */
export function namesTable(
  { isExtendable, sidesOf, typeName, shared }: SchemaNames,
  { schemas, shared: { responses } }: ApiModel,
): unknown {
  return [
    schemas.map(({ name }) => [
      ...[name, isExtendable(name)],
      ...sidesOf(name).map((side) => [side, typeName(name, side)]),
    ]),
    responses.map(({ name }) => [name, shared?.(name)]),
  ];
}

/** Name of the type of what is sent, where another one says what is answered. */
function inputName(schema: string): string {
  return `${pascalCase(schema)}Input`;
}

/**
 * Reports schemas that are called as the type of what is sent of another one. To give either of them another name would
 * rename a type because of a fact about something else, so it is for the manifest to say.
 */
export function collidingInputs(model: ApiModel, names: SchemaNames): readonly Diagnostic[] {
  const sent = new Map(
    model.schemas
      .filter(({ name }) => names.sidesOf(name).length > 1)
      .map((each) => [names.typeName(each.name, "request"), each]),
  );
  return model.schemas.flatMap(({ name, at }) => {
    const typeName = names.typeName(name, "response");
    const other = sent.get(typeName);
    if (other === undefined) return [];
    return [
      diagnostic("colliding-names", {
        at: otherPart(at, "key"),
        message: `\`${name}\` has the name of what is sent of \`${other.name}\`: the type ${typeName}`,
        help: `rename it; or, if it is what is sent of \`${other.name}\`, mark what differs there with \`readOnly\` and \`writeOnly\``,
        related: [{ message: `\`${other.name}\` stands here`, at: otherPart(other.at, "key") }],
      }),
    ];
  });
}
