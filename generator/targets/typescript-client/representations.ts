/** The representations among which the calls of an operation may choose, and the type that each of them is got as. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberName, typeName } from "../../emit/typescript/names.js";
import type { TypeDeclaration } from "../../emit/typescript/schemas/schema-declarations.js";
import type { TypeScope } from "../../emit/typescript/schemas/type-scope.js";
import { interfaceOf, typeAliasOf } from "../../emit/typescript/structures.js";
import {
  indexed,
  literal,
  type Property,
  reference,
  type TypeParameter,
  type TypeTree,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import type { Choice } from "../../sdk/messages/negotiation.js";
import type { CallableOperation, OperationPlan } from "../../sdk/plan.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import { answerType } from "./answer-types.js";

/** The type parameter of a call: the media type that it asks for. No type that a file imports has its name. */
export const acceptName = "Accept";

/** The suffix of the name of the media types' type. */
const mediaTypeEnd = "MediaType";

/** Names that a file does not import where it has functions of some operations: the type parameter, where one has a choice. */
export function acceptNames(operations: readonly OperationPlan[]): readonly string[] {
  const hasChoice = operations.some(
    (each) => each.kind === "callable" && choiceTypes(each) !== undefined,
  );
  return hasChoice ? [acceptName] : [];
}

/** How the choice of a call is said in types. */
export interface ChoiceTypes {
  readonly choice: Choice;
  /** The type parameter of the operation's function, and of what its calls carry. */
  readonly parameter: TypeParameter;
}

/**
 * The choice that calls of an operation have; undefined where they have none. `local` says how the file at hand calls a type
 * of the operation of which the end of the name is given.
 */
export function choiceTypes(
  { name, answer }: CallableOperation,
  local: (end: string) => string = (end) => typeName(name) + end,
): ChoiceTypes | undefined {
  const { choice } = answer.result.negotiation;
  if (choice === undefined) return undefined;
  const constraint = reference(local(mediaTypeEnd));
  const { preferred } = choice;
  const parameter: TypeParameter = {
    name: acceptName,
    constraint,
    default: preferred === undefined ? constraint : literal(preferred),
  };
  return { choice, parameter };
}

/** The member of what a call carries that says which of them it asks for. */
export function acceptProperty({ choice: { preferred }, parameter }: ChoiceTypes): Property {
  const otherwise = preferred === undefined ? "any of those that there are" : `\`${preferred}\``;
  return {
    name: "accept",
    // Not `undefined`: a type cannot tell that from a call that names none.
    type: reference(parameter.name),
    optional: true,
    docs: docComment({ summary: `Media type of the response: ${otherwise}, unless given.` }),
  };
}

/**
 * Returns the results of calls by the requested media type, and their declarations. `result` is the result where nothing is
 * chosen.
 */
export function chosenResult(
  operation: CallableOperation,
  { choice: { representations, preferred } }: ChoiceTypes,
  {
    result,
    scope,
    imports,
  }: {
    readonly result: TypeTree;
    readonly scope: TypeScope;
    readonly imports: FileImports;
  },
): { readonly type: TypeTree; readonly declarations: readonly TypeDeclaration[] } {
  const name = `${typeName(operation.name)}Representations`;
  const called = `\`${memberName(operation.name)}\``;
  const properties = representations.map(({ mediaType, bodies }) => ({
    name: mediaType,
    type: mediaType === preferred ? result : answerType(bodies, scope, imports),
  }));
  return {
    type: indexed(reference(name), reference(acceptName)),
    declarations: [
      typeAliasOf({
        name: typeName(operation.name) + mediaTypeEnd,
        docs: docComment({ summary: `The media types that a call of ${called} may request.` }),
        type: unionOf(representations.map(({ mediaType }) => literal(mediaType))),
      }),
      interfaceOf({
        name,
        docs: docComment({ summary: `The result of ${called}, by the requested media type.` }),
        properties,
      }),
    ],
  };
}
