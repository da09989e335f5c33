/** The mutations of `src/tanstack.ts`: each a line into the runtime, with what the operation's own function is given. */
import type { StatementStructures } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, pascalCase } from "../../emit/typescript/names.js";
import { Scope } from "../../sdk/names/scope.js";
import { functionOf, interfaceOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  literal,
  type Property,
  reference,
  tupleOf,
  type TypeTree,
  typeOf,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import {
  arrayValue,
  arrowOf,
  callOf,
  literalValue,
  name as nameValue,
  returns,
} from "../../emit/typescript/value-tree.js";
import type { Operation } from "../../model/model.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { InputScope } from "./inputs.js";
import { pathInput, tanstackDocs, typeParametersOf } from "./query-functions.js";

/** An operation and what its mutation needs. */
export interface NamedMutation {
  readonly operation: Operation;
  readonly plan: CallableOperation;
  /** The file that has its function, below `src/`. */
  readonly file: string;
  /** Name of the function that makes its mutation. */
  readonly name: string;
  /** Name of the type of what the mutation is given, where that is more than the init of a call. */
  readonly variablesName: string | undefined;
}

/** The function of one operation, and the type of its variables. */
export function mutationFunctions(
  mutation: NamedMutation,
  scope: InputScope,
): readonly StatementStructures[] {
  const { imports } = scope;
  const { operation, plan, file, name, variablesName } = mutation;
  const { id } = operation;
  const call = imports.value(camelCase(operation.name), file, camelCase(id));
  const own = `${pascalCase(operation.name)}Init`;
  const typeParameters = typeParametersOf(mutation, scope);
  const chosen = typeParameters.map((each) => reference(each.name));
  const init = reference(imports.type(own, file, `${pascalCase(id)}Init`), chosen);
  const make = imports.value("mutationOf", "runtime/mutation");
  const variables = new Scope(["client", call, make]).take("variables");
  const type = variablesType(
    { init, variablesName, isInitRequired: plan.request.needsInit },
    chosen,
  );
  const steps = id.split(".");
  const path = variablesName === undefined ? [] : [nameValue(`${variables}.path`)];
  const calling = arrowOf({
    parameters: [{ name: variables, type }],
    body: callOf(nameValue(call), [nameValue("client"), ...path, nameValue(variables)]),
  });
  return [
    ...(variablesName === undefined
      ? []
      : [
          interfaceOf({
            name: variablesName,
            docs: docComment({ summary: `The variables of a mutation of \`${id}\`.` }),
            typeParameters,
            extends: [init],
            properties: [pathProperty(mutation, scope)],
          }),
        ]),
    functionOf({
      name,
      docs: tanstackDocs("Mutation", plan),
      typeParameters,
      parameters: [{ name: "client", type: reference(imports.type("Client", "runtime/client")) }],
      returnType: reference(imports.type("MutationOf", "runtime/mutation"), [
        tupleOf(steps.map(literal)),
        type,
        typeOf(call, chosen),
      ]),
      body: [returns(callOf(nameValue(make), [arrayValue(steps.map(literalValue)), calling]))],
    }),
  ];
}

/** The init of a call, with the values of the path where there are any: then there is always something to be given. */
function variablesType(
  {
    init,
    variablesName,
    isInitRequired,
  }: Pick<NamedMutation, "variablesName"> & {
    readonly init: TypeTree;
    readonly isInitRequired: boolean;
  },
  chosen: readonly TypeTree[],
): TypeTree {
  if (variablesName !== undefined) return reference(variablesName, chosen);
  return isInitRequired ? init : unionOf([init, keyword("undefined")]);
}

/** Returns the property for the first argument of the operation's own function: a value, or several by name. */
function pathProperty(mutation: NamedMutation, scope: InputScope): Property {
  const [{ type, docs } = { type: keyword("never") }] = pathInput(
    mutation,
    new Scope(),
    scope,
  ).parameters;
  return {
    name: "path",
    type,
    readonly: true,
    ...(docs !== undefined && { docs: docComment({ paragraphs: [docs] }) }),
  };
}
