/** The values of a path: texts as arguments of a method, and fields of the parameters for lists and objects. */
import { cell, doc, id, list, str } from "../../emit/go/go-code.js";
import { goNames } from "../../emit/go/names.js";
import { boundsText, shapeTexts } from "../../emit/schema-docs.js";
import { pointerType } from "../../emit/go/types.js";
import { type Code, code } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { pathValueKind } from "../../sdk/shapes/path-values.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { wire, wireValue } from "./wire-values.js";
import type { Emission } from "./emission.js";

/** A value of the path as an argument of the method. */
export interface PathValue {
  /** Its name in the path. */
  readonly wire: string;
  readonly name: string;
  /** The field that gives more than a text can say; left out where nothing more is known. */
  readonly field?: PathField;
}

/** A field of the parameters for a list, an object or any JSON in the path. */
export interface PathField {
  readonly parameter: ParameterPlan;
  readonly name: string;
  readonly shape: Shape;
}

/** The parameters and calls of a method beside the values of the path. */
const localNames = [
  ...["ctx", "params", "options", "r", "s", "w", "first", "err"],
  ...["send", "newRequest", "itemsOf", "pagesOf", "walkFrom", "walkAt"],
  ...["eventStream", "textEventStream", "lineStream", "sequenceStream"],
];

/**
 * Every value of the path is a text, whatever is known of it: what is filled in must not change a call that is right. A list or an
 * object has a field beside it, as a fact that came later; its name says its place, so that it takes no other parameter's.
 */
export function pathValues(
  { id: of, request }: CallableOperation,
  taken: readonly string[],
  names: Emission,
): readonly PathValue[] {
  const all = pathParameters(request);
  const locals = identifiersOf(
    all.map(({ name }) => nameOf(name)),
    "variable",
    goNames,
    localNames,
  );
  const fields = identifiersOf(
    all.map(({ name }) => ({ words: ["path", ...nameOf(name).words], wire: name })),
    "field",
    goNames,
    ["Body", ...taken],
  );
  const shapes = names.shapes.calls.get(of)?.parameters;
  return all.map((parameter, index) => {
    const shape = shapes?.get(parameter);
    const value = { wire: parameter.name, name: locals[index] ?? "" };
    const kind = pathValueKind(parameter, shape, names.types.named);
    // While it is not shown, nobody knows what type a field would have.
    return shape !== undefined && (kind === "parts" || kind === "any")
      ? { ...value, field: { parameter, shape, name: fields[index] ?? "" } }
      : value;
  });
}

/** The field of a value of the path, in place of the argument. */
export function pathField(
  { name, parameter, shape }: PathField,
  argument: string,
  names: Emission,
): Code {
  const texts = [
    parameter.description ?? "",
    boundsText(parameter.schema),
    ...shapeTexts(shape, names.types.named),
    `The path parameter "${parameter.name}" as more than a text. Set it in place of the argument ${argument}, which is empty then.`,
  ].filter((each) => each !== "");
  return code`${doc(texts)}
${id(name)}${cell}${pointerType(shape, names.types)}`;
}

/** A value as the runtime fills it in. */
export function pathArgument({ wire: of, name, field }: PathValue, names: Emission): Code {
  if (field === undefined) return code`${wire(names, "Text")}(${id(name)})`;
  const value = wireValue(field.shape, code`params.${id(field.name)}`, names);
  return code`r.pathValue(${list([str(of), id(name), value])})`;
}
