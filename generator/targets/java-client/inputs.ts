/** The arguments of an operation: values of the path, and a wither for each parameter and each body. */
import {
  block,
  call,
  type ChainedCall,
  id,
  ofMade,
  ofVariable,
  parameter as declared,
  signature,
  str,
} from "../../emit/java/java-code.js";
import { type DocTag, javadoc } from "../../emit/java/javadoc.js";
import { javaNames } from "../../emit/java/names.js";
import { givenType } from "../../emit/java/types.js";
import { boundsText, shapeTexts } from "../../emit/schema-docs.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters, pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { hasType } from "../../sdk/shapes/class-shapes.js";
import { pathValueKind } from "../../sdk/shapes/path-values.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import type { Emission } from "./emission.js";
import { callMembers } from "./runtime-names.js";

/** A parameter that calls have a wither for. */
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

/** The parameters that have withers, under names that nothing added later takes. */
export function typedParameters(
  plan: CallableOperation,
  names: Emission,
): readonly NamedParameter[] {
  const shapes = names.shapes.calls.get(plan.id)?.parameters;
  const all = namedParameters(plan.request);
  const fields = identifiersOf(
    all.map(({ name }) => nameOf(name)),
    "field",
    javaNames,
    callMembers,
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
    javaNames,
    ["core"],
  );
  return all.map((parameter, index) => {
    const shape = shapes?.get(parameter);
    const kind = pathValueKind(parameter, shape, names.types.named);
    const own = { parameter, name: fields[index] ?? "" };
    const isMore = (kind === "parts" || kind === "any") && shape !== undefined;
    return isMore && hasType(shape, names.types) ? { ...own, shape } : own;
  });
}

/** The parameters of a method: texts, or what is known of lists and objects. */
export function pathDeclarations(
  path: readonly PathValue[],
  isMore: boolean,
  names: Emission,
): readonly Code[] {
  return path.map(({ name, shape }) =>
    declared(isMore && shape !== undefined ? givenType(shape, names.types) : id("String"), name),
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

/** The withers of a call class. */
export function parameterWithers(
  plan: CallableOperation,
  call_: string,
  names: Emission,
): readonly Code[] {
  return typedParameters(plan, names).map(({ parameter, name, shape }) => {
    const { place, name: wire, isDeprecated, schema } = parameter;
    const isOld = isDeprecated || schema.deprecated === true;
    const put = changed([{ name: place, given: [str(wire), code`value`] }]);
    return lines([
      javadoc(parameterTexts(parameter, shape, names), [
        { tag: "param", name: "value", text: "the value" },
        { tag: "return", text: "a call that sends it" },
        ...(isOld ? [{ tag: "deprecated", text: "Do not use it." } as const] : []),
      ]),
      isOld ? code`@Deprecated` : code``,
      block(
        signature({ before: code`public`, type: id(call_), name: id(name) }, [
          declared(givenType(shape, names.types), "value"),
        ]),
        [put],
      ),
    ]);
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

/** `core.request(RetrieveCall.OPERATION).path(id)` */
export function requestValue(path: readonly PathValue[], call_: string): Code {
  const given = path.map(({ name }) => id(name));
  return ofVariable("core", [
    { name: "request", given: [code`${id(call_)}.OPERATION`] },
    ...(path.length === 0 ? [] : [{ name: "path", given }]),
  ]);
}

/** `return with(request().query("name", value));` */
export function changed(calls: readonly ChainedCall[]): Code {
  return code`return ${call(id("with"), [ofMade(code`request()`, calls)])};`;
}
