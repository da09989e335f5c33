/** Which types of what a caller gets narrowed, because a fact of an answer or of a named schema was filled in. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { isUnknown } from "../../emit/typescript/schemas/enum-types.js";
import {
  schemaDeclaration,
  type TypeDeclaration,
} from "../../emit/typescript/schemas/schema-declarations.js";
import type { SchemaNames } from "../../emit/typescript/schemas/schema-names.js";
import { structureKind } from "../../emit/typescript/structure-kinds.js";
import { carriedType } from "../../emit/typescript/writers.js";
import { successesIn } from "../../model/successes.js";
import type { ApiModel } from "../../model/model.js";
import { declaredMember, givenType, memberText, shortText } from "./declared-types.js";
import type { NarrowedOperation, Narrowing } from "./narrowed-inputs.js";
import { declaringScopes } from "../../emit/typescript/package/schema-scopes.js";

/** Because of a fact about the answers of an operation; `slot` leads from them to the fact. */
export function narrowedResult(
  slot: readonly string[],
  { operation, call, prefix, group, spelled, statements }: NarrowedOperation,
): readonly Narrowing[] {
  const [status, key, , , ...below] = slot;
  if (status === "(others)") return [];
  const isOfResult =
    status === undefined || successesIn(operation.responses).some((each) => each.status === status);
  if (isOfResult && (key === undefined || key === "content")) {
    const { result } = call;
    if (isUnknown(result)) return [];
    const was = below.length === 0 ? "result unknown" : "result partly unknown";
    return [{ name: spelled, was, now: shortText(result) }];
  }
  if (status === undefined || (key !== "content" && key !== "headers")) return [];
  const answer = declaredMember(statements, `${prefix}Responses`, status);
  if (answer === undefined) return [];
  const name = memberText(`${group}.${prefix}Responses`, status);
  return [{ name, was: "partly unknown", now: shortText(answer.type) }];
}

/** Because of a fact about a named schema; `slot` leads from it to the fact. */
export function narrowedSchema(
  schema: string,
  slot: readonly string[],
  { model, names }: { readonly model: ApiModel; readonly names: SchemaNames },
): readonly Narrowing[] {
  const named = model.schemas.find(({ name }) => name === schema);
  if (named === undefined) return [];
  const scopes = declaringScopes(names);
  return names.sidesOf(schema).flatMap((side): readonly Narrowing[] => {
    const name = names.typeName(schema, side);
    const declaration = schemaDeclaration(
      { name, docs: docComment({}) },
      named.schema,
      scopes[side],
    );
    const [property, ...below] = propertyIn(slot);
    const member =
      property === undefined ? undefined : declaredMember([declaration], name, property);
    if (property !== undefined && member !== undefined) {
      const was = below.length < 2 ? "unknown" : "partly unknown";
      const now = shortText(givenType(member));
      return isUnknown(member.type) ? [] : [{ name: memberText(name, property), was, now }];
    }
    if (slot.at(-1) === "additional") return [{ name, ...toNamedFields }];
    const now = declaredText(declaration);
    return now === undefined
      ? []
      : [{ name, was: slot.length === 0 ? "unknown" : "partly unknown", now }];
  });
}

const toNamedFields = { was: "other fields unknown", now: "other fields known" } as const;

/** The way from a property of an object to the fact, if there is one on the way: also through members of an `allOf`. */
function propertyIn(slot: readonly string[]): readonly string[] {
  const start = slot.indexOf("properties");
  const isOwn = slot.slice(0, start).every((step) => step === "members" || /^\d+$/.test(step));
  return start === -1 || !isOwn ? [] : slot.slice(start + 1);
}

/** What a declaration says, or undefined where it says nothing. */
function declaredText(declaration: TypeDeclaration): string | undefined {
  if (declaration.kind === structureKind.interface) {
    const fields = declaration.properties?.length ?? 0;
    return fields === 1 ? "its 1 field" : `its ${fields} fields`;
  }
  const type = carriedType(declaration.type);
  return type === undefined || isUnknown(type) ? undefined : shortText(type);
}
