/** The spelling of the plan's places for callers, and their types: `client.books.find`, `books.FindInit["query"]`. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberOfId, pascalCase } from "../../emit/typescript/names.js";
import { payloadsName } from "../../emit/typescript/package/events.js";
import { type GroupLayout, layoutOf } from "../../emit/typescript/package/layout.js";
import { declaringScopes, importingScopes } from "../../emit/typescript/package/schema-scopes.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import {
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import { type SchemaNames, schemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { structureKind } from "../../emit/typescript/structure-kinds.js";
import type { TypeTree } from "../../emit/typescript/type-tree.js";
import { carriedType } from "../../emit/typescript/writers.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { NarrowedPlace, SpelledPlace, SpellPlace } from "../../sdk/changes/narrowed-types.js";
import { operationPlan, servicePlan } from "../../sdk/plan-of.js";
import { unreachable } from "../../unreachable.js";
import { declaredMember, givenType, memberText, shortText } from "./declared-types.js";
import { modelNames, runtimeNames } from "./index-file.js";
import { type EmittedOperation, emitOperation } from "./operations.js";
import { commonErrorsName } from "./responses.js";
import { classNameOf, type Settings } from "./settings.js";
import { reservedSubpaths } from "./source-files.js";

/** The places of a model's client. */
export function spelledPlaces(model: ApiModel, settings: Settings): SpellPlace {
  const names = schemaNames(model, [...runtimeNames, ...modelNames, classNameOf(settings)]);
  const operations = operationsById(model);
  const emitted = emitter(model, names);
  return (place) => {
    switch (place.kind) {
      case "schema":
        return schemaPlaces(place, model, names);
      case "common-answer":
        return [{ name: memberText(commonErrorsName, place.status) }];
      case "payload":
        return [{ name: memberText(payloadsName, place.event) }];
      default: {
        const placed = operations.get(place.operation);
        return placed === undefined ? [] : callPlaces(place, placed, () => emitted(placed));
      }
    }
  };
}

/** An operation and its group. */
interface PlacedOperation {
  readonly operation: Operation;
  readonly layout: GroupLayout;
  /** Its group as members of the client, which stands before the names of its types: `me.savedBooks`. */
  readonly group: string;
}

/** Emits an operation as its file has it, apart from names that collide there. */
function emitter(
  model: ApiModel,
  names: SchemaNames,
): (placed: PlacedOperation) => EmittedOperation {
  return ({ operation, layout }) => {
    const imports = new FileImports(`groups/${layout.file}`, []);
    const types = importingScopes(names, imports);
    const scope = { imports, types, functions: new Set<string>(), service: servicePlan(model) };
    return emitOperation(operation, operationPlan(operation, model), scope);
  };
}

type PlaceOfCall = Extract<NarrowedPlace, { readonly operation: string }>;

/** Members of the init, and what the names of their interfaces end in. */
const buckets = {
  query: { member: "query", suffix: "Query" },
  header: { member: "headers", suffix: "Headers" },
  cookie: { member: "cookies", suffix: "Cookies" },
} as const;

function callPlaces(
  place: PlaceOfCall,
  { operation, group }: PlacedOperation,
  emitted: () => EmittedOperation,
): readonly SpelledPlace[] {
  const call = `client.${group}.${memberOfId(operation.name)}`;
  const prefix = pascalCase(operation.name);
  /** A member of one of its interfaces, if it has that. */
  const member = (
    suffix: string,
    name: string,
    textOf: (type: TypeTree) => string | undefined,
  ): readonly SpelledPlace[] => {
    const known = declaredMember(emitted().statements, prefix + suffix, name);
    const spelled = memberText(`${group}.${prefix}${suffix}`, name);
    return known === undefined ? [] : [{ name: spelled, type: () => textOf(givenType(known)) }];
  };
  switch (place.kind) {
    case "call": {
      const type = (): string | undefined => {
        const result = emitted().call?.result;
        return result === undefined || isUnknown(result) ? undefined : shortText(result);
      };
      return [{ name: call, type }];
    }
    case "body": {
      // What a call cannot have any more is called as it was.
      const name = memberText(`${group}.${prefix}Init`, "body");
      const [known = { name }] = member("Init", "body", narrowText);
      return [known];
    }
    case "parameters": {
      const own = buckets[place.in].member;
      const [known = { name: memberText(`${group}.${prefix}Init`, own) }] = member(
        "Init",
        own,
        shortText,
      );
      return [known];
    }
    case "others":
      return [{ name: `${group}.${prefix}${buckets[place.in].suffix}` }];
    case "parameter": {
      if (place.in !== "path") return member(buckets[place.in].suffix, place.name, narrowText);
      const several = member("Path", place.name, narrowText);
      if (several.length > 0) return several;
      const [only] = emitted().call?.parameters ?? [];
      if (only === undefined) return [];
      return [{ name: `${call}(${only.name})`, type: () => narrowText(only.type) }];
    }
    case "answer":
      return member("Responses", place.status, shortText);
    default:
      return unreachable(place);
  }
}

/** A type that stands for any value, or for any single one, is no narrower than before. */
function narrowText(type: TypeTree): string | undefined {
  const isAny =
    isUnknown(type) ||
    (type.kind === "reference" && ["ParameterValue", "PathValue"].includes(type.name));
  return isAny ? undefined : shortText(type);
}

/** A named schema has a name for what is sent and one for what is answered, where these differ. */
function schemaPlaces(
  { name: schema, property }: Extract<NarrowedPlace, { readonly kind: "schema" }>,
  model: ApiModel,
  names: SchemaNames,
): readonly SpelledPlace[] {
  const named = model.schemas.find(({ name }) => name === schema);
  if (named === undefined) return [];
  const scopes = declaringScopes(names);
  return names.sidesOf(schema).flatMap((side): readonly SpelledPlace[] => {
    const name = names.typeName(schema, side);
    const docs = docComment({});
    const declaration = schemaDeclaration({ name, docs }, named.schema, scopes[side]);
    if (property === undefined) return [{ name, type: () => declaredText(declaration) }];
    const member = declaredMember([declaration], name, property);
    if (member === undefined) return [];
    const type = () => (isUnknown(member.type) ? undefined : shortText(givenType(member)));
    return [{ name: memberText(name, property), type }];
  });
}

/** Returns the text of a declaration, or undefined where it has none. */
function declaredText(declaration: TypeDeclaration): string | undefined {
  if (declaration.kind === structureKind.interface) {
    const fields = declaration.properties?.length ?? 0;
    return fields === 1 ? "its 1 field" : `its ${fields} fields`;
  }
  const type = carriedType(declaration.type);
  return type === undefined || isUnknown(type) ? undefined : shortText(type);
}

function operationsById(model: ApiModel): ReadonlyMap<string, PlacedOperation> {
  const placed = (layout: GroupLayout, around: string): readonly PlacedOperation[] => {
    const group = `${around}${layout.member}`;
    return [
      ...layout.group.operations.map((operation) => ({ operation, layout, group })),
      ...layout.groups.flatMap((each) => placed(each, `${group}.`)),
    ];
  };
  const all = layoutOf(model.groups, reservedSubpaths).flatMap((layout) => placed(layout, ""));
  return new Map(all.map((each) => [each.operation.id, each]));
}
