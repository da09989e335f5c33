/** The path argument of a call: one value, or an object of several. */
import { docComment } from "../../emit/typescript/doc-comments.js";
import { memberName, localName, typeName } from "../../emit/typescript/names.js";
import type { Scope } from "../../sdk/names/scope.js";
import { type DocumentedParameter, interfaceOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import { arrayValue, name as nameValue } from "../../emit/typescript/value-tree.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { unreachable } from "../../unreachable.js";
import { type InputScope, parameterText, parameterType } from "./inputs.js";

/** The parameters that take the values of the path, what is sent of them, and their declarations. */
export function pathInput(
  { name: id, request }: CallableOperation,
  locals: Scope,
  scope: InputScope,
) {
  const input = request.pathInput;
  switch (input.kind) {
    case "none":
      return { parameters: [], value: arrayValue([]), declarations: [] };
    case "one": {
      const local = locals.take(localName(input.parameter.name));
      const parameter = { name: local, ...pathParameter(input.parameter, scope) };
      return { parameters: [parameter], value: arrayValue([nameValue(local)]), declarations: [] };
    }
    case "several": {
      const declaration = interfaceOf({
        name: `${typeName(id)}Path`,
        docs: docComment({ summary: `The path parameters of \`${memberName(id)}\`.` }),
        properties: input.parameters.map((each) => {
          const { type, docs } = pathParameter(each, scope);
          const { name } = each;
          return { name, type, ...(docs !== undefined && { docs: docComment({ summary: docs }) }) };
        }),
      });
      const local = locals.take("path");
      return {
        parameters: [{ name: local, type: reference(declaration.name) }],
        value: nameValue(local),
        declarations: [declaration],
      };
    }
    default:
      return unreachable(input);
  }
}

/** The type of a value of the path, and what is said of it. */
export function pathParameter(
  parameter: ParameterPlan,
  scope: InputScope,
): Pick<DocumentedParameter, "type" | "docs"> {
  const { schema, isJson } = parameter;
  const type =
    isJson || schema.kind !== "notShown"
      ? parameterType(parameter, scope)
      : reference(scope.imports.type("PathValue", "runtime/parameters"));
  const text = parameterText(parameter).join("\n\n");
  return { type, ...(text !== "" && { docs: text }) };
}
