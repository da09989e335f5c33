/** The arguments of an operation: values of the path, and a property for each parameter. */
import { type DocTag, kdoc } from "../../emit/kotlin/kdoc.js";
import { call, id, parameter as declared, str } from "../../emit/kotlin/kotlin-code.js";
import { kotlinNames } from "../../emit/kotlin/names.js";
import { sentProperty } from "../../emit/kotlin/properties.js";
import { deprecated } from "../../emit/kotlin/schema-docs.js";
import { readType, runtime } from "../../emit/kotlin/types.js";
import { boundsText, shapeTexts } from "../../emit/schema-docs.js";
import { type Code, code } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters, pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { pathValueKind } from "../../sdk/shapes/path-values.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import type { Emission } from "./emission.js";
import { callProperties } from "./runtime-names.js";

/** A parameter that the block of a call has a property for. */
export interface NamedParameter {
  readonly parameter: ParameterPlan;
  readonly name: string;
  readonly shape: Shape;
}

/** A value of the path, which is a text, or more where `shape` says so. */
export interface PathValue {
  readonly parameter: ParameterPlan;
  readonly name: string;
  readonly shape?: Shape;
}

/** The parameters that have properties, under names that nothing added later takes. */
export function typedParameters(
  plan: CallableOperation,
  names: Emission,
): readonly NamedParameter[] {
  const shapes = names.shapes.calls.get(plan.id)?.parameters;
  const all = namedParameters(plan.request);
  const fields = identifiersOf(
    all.map(({ name }) => nameOf(name)),
    "field",
    kotlinNames,
    callProperties,
  );
  return all.flatMap((parameter, index) => {
    const shape = shapes?.get(parameter);
    return shape === undefined || !hasType(shape, names.types)
      ? []
      : [{ parameter, shape, name: fields[index] ?? "" }];
  });
}

/** The values of the path. */
export function pathValues(plan: CallableOperation, names: Emission): readonly PathValue[] {
  const all = pathParameters(plan.request);
  const shapes = names.shapes.calls.get(plan.id)?.parameters;
  const fields = identifiersOf(
    all.map(({ name }) => nameOf(name)),
    "variable",
    kotlinNames,
    ["options"],
  );
  return all.map((parameter, index) => {
    const shape = shapes?.get(parameter);
    const kind = pathValueKind(parameter, shape, names.types.named);
    const own = { parameter, name: fields[index] ?? "" };
    const isMore = (kind === "parts" || kind === "any") && shape !== undefined;
    return isMore && hasType(shape, names.types) ? { ...own, shape } : own;
  });
}

/** The parameters of a function: texts, or what is known of lists and objects. */
export function pathDeclarations(
  path: readonly PathValue[],
  isMore: boolean,
  names: Emission,
): readonly Code[] {
  return path.map(({ name, shape }) =>
    declared(
      name,
      isMore && shape !== undefined ? readType(shape, names.types).type : id("String"),
    ),
  );
}

/** Their tags. */
export function pathTags(path: readonly PathValue[]): readonly DocTag[] {
  return path.map(({ parameter: { name: wire, description, schema }, name }) => ({
    tag: "param",
    name,
    text: [description ?? `the path parameter \`${wire}\``, boundsText(schema)]
      .filter((each) => each !== "")
      .join(" "),
  }));
}

/** The properties of the block of a call. */
export function parameterProperties(plan: CallableOperation, names: Emission): readonly Code[] {
  return typedParameters(plan, names).map(({ parameter, name, shape }) => {
    const { place, name: wire, isDeprecated, schema } = parameter;
    const isOld = isDeprecated || schema.deprecated === true;
    const of = code`${runtime("Place", names.types)}.${id(place.toUpperCase())}`;
    return sentProperty(
      {
        docs: kdoc(parameterTexts(parameter, shape, names)),
        annotation: deprecated(isOld ? "Do not use it." : undefined),
        name,
        type: readType(shape, names.types).type,
      },
      call(id("put"), [of, str(wire), id("value")]),
    );
  });
}

function parameterTexts(
  parameter: ParameterPlan,
  shape: Shape,
  names: Emission,
): readonly string[] {
  const { place, name, description, schema, from, mustBeGiven, presence, isJson } = parameter;
  return [
    `The ${place} parameter \`${name}\`.`,
    description ?? "",
    from === "client" ? "Unless given, the client makes a key for the call." : "",
    boundsText(schema),
    ...shapeTexts(shape, names.types.named),
    mustBeGiven ? "Required." : "",
    presence === "not-shown" && from !== "client" ? "Not shown: whether it is required." : "",
    isJson ? "Sent as JSON." : "",
  ].filter((each) => each !== "");
}
