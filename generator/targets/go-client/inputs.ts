/** The arguments of an operation: values of the path, and a struct of parameters and bodies. */
import { cell, doc, id, list, str, structOf } from "../../emit/go/go-code.js";
import { goNames } from "../../emit/go/names.js";
import { boundsText, shapeTexts } from "../../emit/schema-docs.js";
import { pointerType } from "../../emit/go/types.js";
import { type Code, code, joined, lines } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { listText } from "../../sdk/words/counts.js";
import { unreachable } from "../../unreachable.js";
import { type BodyField, bodyFields } from "./bodies.js";
import { methodLink, namesOf } from "./operation-docs.js";
import { type PathValue, pathArgument, pathField, pathValues } from "./path-values.js";
import { wireValue } from "./wire-values.js";
import type { Emission } from "./emission.js";

/** A parameter that a call may be given by its name. */
interface NamedParameter {
  readonly parameter: ParameterPlan;
  readonly name: string;
  readonly shape: Shape;
}

/** The arguments of one operation. */
export interface Inputs {
  readonly path: readonly PathValue[];
  readonly parameters: readonly NamedParameter[];
  readonly bodies: readonly BodyField[];
  /** Names of parameters that have no field, since nothing is shown of their values. */
  readonly untyped: readonly ParameterPlan[];
}

/** Finds it. */
export function inputsOf(plan: CallableOperation, names: Emission): Inputs {
  const { request } = plan;
  const shapes = names.shapes.calls.get(plan.id);
  const own = namedParameters(request);
  const fields = identifiersOf(
    own.map(({ name }) => nameOf(name)),
    "field",
    goNames,
    ["Body"],
  );
  const parameters = own.flatMap((parameter, index): readonly NamedParameter[] => {
    const shape = shapes?.parameters.get(parameter);
    return shape === undefined ? [] : [{ parameter, name: fields[index] ?? "", shape }];
  });
  const typed = new Set(parameters.map((each) => each.parameter));
  const path = pathValues(plan, fields, names);
  const ofPath = path.flatMap(({ field }) => (field === undefined ? [] : [field.name]));
  return {
    ...{ path, parameters },
    bodies: bodyFields(plan, names, [...fields, ...ofPath]),
    untyped: own.filter((each) => !typed.has(each)),
  };
}

/** The struct of parameters, which every operation has from the first day, so that no signature changes. */
export function paramsType(plan: CallableOperation, inputs: Inputs, names: Emission): Code {
  const own = namesOf(plan, names);
  const fields = [
    ...inputs.path.flatMap(({ name, field }) =>
      field === undefined ? [] : [pathField(field, name, names)],
    ),
    ...inputs.parameters.map((each) => parameterField(each, names)),
    ...inputs.bodies.map(
      (each) => code`${doc(each.texts)}
${id(each.name)}${cell}${each.type}`,
    ),
  ];
  const method = methodLink(plan, names);
  const what = inputs.bodies.length === 0 ? "the parameters" : "the parameters and the body";
  const doors = doorTexts(plan, inputs);
  // It is there for parameters that the service gets later.
  const empty = doors.length === 0 ? [`${method} takes none. Pass nil.`] : [];
  const docs = [
    `${own.params} has ${what} of ${method}.`,
    ...doors,
    ...(fields.length === 0 ? empty : []),
  ];
  return code`${doc(docs)}
type ${id(own.params)} ${structOf(fields)}`;
}

/** By which options a call carries what has no field. */
function doorTexts({ request }: CallableOperation, { untyped, bodies }: Inputs): readonly string[] {
  const options = (["query", "header", "cookie"] as const).flatMap((place) => {
    const names = untyped.filter((each) => each.place === place).map(({ name }) => `"${name}"`);
    const { known } = request.places[place];
    const others = known === "not-shown" ? [`${place} parameters`] : [];
    const said = [...names, ...(known === "open" ? [`other ${place} parameters`] : others)];
    return said.length === 0 ? [] : [`[${optionNames[place]}] for ${listText(said)}`];
  });
  const isOpen =
    request.body.kind === "not-shown" || (request.body.kind === "known" && bodies.length === 0);
  if (request.sendsBody && isOpen) options.push("[WithBody] for the body");
  return options.length === 0
    ? []
    : [`Options of a call send what is not shown here: ${options.join(", ")}.`];
}

const optionNames = { query: "WithQuery", header: "WithHeader", cookie: "WithCookie" } as const;

function parameterField({ parameter, name, shape }: NamedParameter, names: Emission): Code {
  const { description, schema, from, mustBeGiven, presence, isJson, isDeprecated } = parameter;
  const texts = [
    description ?? "",
    from === "client" ? "If it is nil, the client makes a key for the call." : "",
    boundsText(schema),
    ...shapeTexts(shape, names.types.named),
    mustBeGiven ? "Required." : "",
    presence === "not-shown" && from !== "client" ? "Not shown: whether it is required." : "",
    isJson ? "Sent as JSON." : "",
  ].filter((each) => each !== "");
  const isOld = isDeprecated || schema.deprecated === true;
  return code`${doc(texts, isOld ? "Do not use it." : undefined)}
${id(name)}${cell}${pointerType(shape, names.types)}`;
}

/** The statements that put what a caller gives into a request. */
export function requestStatements(
  plan: CallableOperation,
  inputs: Inputs,
  names: Emission,
): readonly Code[] {
  const { path, parameters, bodies } = inputs;
  const hasFields = path.some(({ field }) => field !== undefined);
  const given = [
    ...parameters.map(({ parameter, name, shape }) => {
      const value = wireValue(shape, code`params.${id(name)}`, names);
      return code`r.${id(parameterMethod(parameter))}(${str(parameter.name)}, ${value})`;
    }),
    ...bodyStatements(bodies),
  ];
  return [
    ...(hasFields
      ? [
          code`if params == nil {
	params = &${id(namesOf(plan, names).params)}{}
}`,
        ]
      : []),
    ...(path.length === 0
      ? []
      : [code`r.path(${list(path.map((each) => pathArgument(each, names)))})`]),
    ...givenStatements({ path, parameters, bodies }, given),
  ];
}

/** Those that need parameters; one that has fields of the path has made them above. */
function givenStatements(
  { path, parameters, bodies }: Pick<Inputs, "path" | "parameters" | "bodies">,
  given: readonly Code[],
): readonly Code[] {
  const [body, ...others] = bodies;
  if (given.length === 0 || path.some(({ field }) => field !== undefined)) return given;
  if (body !== undefined && others.length === 0 && parameters.length === 0) {
    return [
      code`if params != nil && params.${id(body.name)} != nil {
	${lines(body.statements)}
}`,
    ];
  }
  return [
    code`if params != nil {
	${lines(given)}
}`,
  ];
}

function parameterMethod({ place }: ParameterPlan): string {
  switch (place) {
    case "query":
    case "header":
    case "cookie":
      return place;
    case "path":
      return "path";
    default:
      return unreachable(place);
  }
}

/** The first body that is given is sent. */
function bodyStatements(bodies: readonly BodyField[]): readonly Code[] {
  const [only, ...others] = bodies;
  if (only === undefined) return [];
  if (others.length === 0) {
    return [
      code`if params.${id(only.name)} != nil {
	${lines(only.statements)}
}`,
    ];
  }
  const cases = bodies.map(
    (each) => code`case params.${id(each.name)} != nil:
	${lines(each.statements)}`,
  );
  return [lines([code`switch {`, ...cases, code`}`])];
}

/** Arguments of a method in its declaration: `id string, params *XParams`. */
export function declaredInputs(plan: CallableOperation, { path }: Inputs, names: Emission): Code {
  const params = code`params *${id(namesOf(plan, names).params)}`;
  return list([...path.map(({ name }) => code`${id(name)} string`), params]);
}

/** The same where it is called. */
export function passedInputs({ path }: Inputs): Code {
  return joined([...path.map(({ name }) => id(name)), id("params")], code`, `);
}
