/** What a call takes for its path: one value, or an object of several. */
import { type ValueFacts, valueFacts } from "../../sdk/messages/parameter-values.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { camelCase, localName } from "../../emit/typescript/names.js";
import type { Scope } from "../../sdk/names/scope.js";
import { type DocumentedParameter, interfaceOf } from "../../emit/typescript/structures.js";
import { reference } from "../../emit/typescript/type-tree.js";
import { arrayValue, name as nameValue } from "../../emit/typescript/value-tree.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Parameter } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { pathParameterNames } from "../../model/path-template.js";
import { type InputScope, parameterText, parameterType } from "./inputs.js";

/** One path parameter is positional, several are one object under their names on the wire. */
export function pathInput(
  operation: Operation,
  { prefix, locals }: { readonly prefix: string; readonly locals: Scope },
  scope: InputScope,
) {
  const template = knownValue(operation.path);
  const names = template === undefined ? [] : pathParameterNames(template);
  const declared = new Map(knownItems(operation.parameters.path).map((each) => [each.name, each]));
  const [only] = names;
  if (only === undefined) return { parameters: [], value: arrayValue([]), declarations: [] };
  if (names.length === 1) {
    const local = locals.take(localName(only));
    const parameter = { name: local, ...pathParameter(declared.get(only), scope) };
    return { parameters: [parameter], value: arrayValue([nameValue(local)]), declarations: [] };
  }
  const properties = names.map((name) => {
    const { type, docs } = pathParameter(declared.get(name), scope);
    return { name, type, ...(docs !== undefined && { docs: docComment({ summary: docs }) }) };
  });
  const summary = `The path parameters of \`${camelCase(operation.name)}\`.`;
  const declaration = interfaceOf({
    name: `${prefix}Path`,
    docs: docComment({ summary }),
    properties,
  });
  const local = locals.take("path");
  return {
    parameters: [{ name: local, type: reference(declaration.name) }],
    value: nameValue(local),
    declarations: [declaration],
  };
}

/** The type of a value of the path, and what is said of it. */
export function pathParameter(
  parameter: Parameter | undefined,
  scope: InputScope,
): Pick<DocumentedParameter, "type" | "docs"> {
  const type =
    parameter !== undefined && isTyped(valueFacts(parameter))
      ? parameterType(parameter, scope)
      : reference(scope.imports.type("PathValue", "runtime/parameters"));
  const text = parameter === undefined ? "" : parameterText(parameter).join("\n\n");
  return { type, ...(text !== "" && { docs: text }) };
}

/** Whether there is more to say of a value than that it is one. */
function isTyped({ schema, isJson }: ValueFacts): boolean {
  return isJson || schema.state === "known";
}
