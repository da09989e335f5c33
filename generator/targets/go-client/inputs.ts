/** What calls of an operation take: values of the path, and a struct of parameters and bodies. */
import { cell, doc, id, list, str, structOf } from "../../emit/go/go-code.js";
import { goNames } from "../../emit/go/names.js";
import { boundsText, shapeTexts } from "../../emit/go/schema-docs.js";
import { goType, pointerType } from "../../emit/go/types.js";
import { type Code, code, joined, lines } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { plainShape } from "../../sdk/shapes/settled-shapes.js";
import type { Shape } from "../../sdk/shapes/shape.js";
import { listText } from "../../sdk/words/counts.js";
import { unreachable } from "../../unreachable.js";
import { type BodyField, bodyFields } from "./bodies.js";
import { methodLink, namesOf } from "./operation-docs.js";
import { wire, wireValue } from "./wire-values.js";
import type { Emission } from "./emission.js";

/** A value of the path as a parameter of the method. */
export interface PathValue {
  /** Its name in the path. */
  readonly wire: string;
  readonly name: string;
  readonly type: Code;
  readonly value: Code;
}

/** A parameter that a call may be given by its name. */
interface NamedParameter {
  readonly parameter: ParameterPlan;
  readonly name: string;
  readonly shape: Shape;
}

/** What one operation's calls take. */
export interface Inputs {
  readonly path: readonly PathValue[];
  readonly parameters: readonly NamedParameter[];
  readonly bodies: readonly BodyField[];
  /** Names of parameters that have no field, since nothing is shown of their values. */
  readonly untyped: readonly ParameterPlan[];
}

/** What a method has and calls beside the values of the path. */
const localNames = [
  ...["ctx", "params", "options", "r", "s", "w", "first", "err"],
  ...["send", "newRequest", "itemsOf", "pagesOf", "walkFrom", "walkAt"],
  ...["eventStream", "textEventStream", "lineStream", "sequenceStream"],
];

/** Finds it. */
export function inputsOf(plan: CallableOperation, names: Emission): Inputs {
  const { request } = plan;
  const shapes = names.shapes.calls.get(plan.id);
  const own = [
    ...request.places.query.own,
    ...request.places.header.own,
    ...request.places.cookie.own,
  ];
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
  return {
    path: pathValues(plan, names),
    parameters,
    bodies: bodyFields(plan, names, [...fields]),
    untyped: own.filter((each) => !typed.has(each)),
  };
}

/** Single values are texts whatever they are: what is filled in of them must not change a call that is right. */
function pathValues({ id: of, request }: CallableOperation, names: Emission): readonly PathValue[] {
  const { pathInput } = request;
  const taken =
    pathInput.kind === "none"
      ? []
      : pathInput.kind === "one"
        ? [pathInput.parameter]
        : pathInput.parameters;
  const locals = identifiersOf(
    taken.map(({ name }) => nameOf(name)),
    "variable",
    goNames,
    localNames,
  );
  const shapes = names.shapes.calls.get(of)?.parameters;
  return taken.map((parameter, index) => {
    const name = locals[index] ?? "";
    const shape = shapes?.get(parameter);
    const plain = shape && plainShape(shape, names.types.named);
    const isWhole =
      plain !== undefined &&
      (plain.kind === "list" ||
        plain.kind === "map" ||
        plain.kind === "tuple" ||
        isRecord(plain, names));
    const wire_ = parameter.name;
    // A style is for more than texts; without a schema any value may be one.
    if (parameter.writing !== undefined && (plain === undefined || plain.kind === "raw")) {
      return {
        wire: wire_,
        name,
        type: code`any`,
        value: code`${wire(names, "Any")}(${id(name)})`,
      };
    }
    return isWhole
      ? {
          wire: wire_,
          name,
          type: goType(plain, names.types),
          value: wireValue(plain, code`${id(name)}`, names),
        }
      : { wire: wire_, name, type: code`string`, value: code`${wire(names, "Text")}(${id(name)})` };
  });
}

function isRecord(shape: Shape, { types }: Emission): boolean {
  if (shape.kind !== "named") return false;
  const target = types.named.get(shape.id);
  return target?.kind === "record" || target?.kind === "union";
}

/** The struct of parameters, which every operation has from the first day, so that no signature changes. */
export function paramsType(plan: CallableOperation, inputs: Inputs, names: Emission): Code {
  const own = namesOf(plan, names);
  const fields = [
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
export function requestStatements(inputs: Inputs, names: Emission): readonly Code[] {
  const { path, parameters, bodies } = inputs;
  const given = [
    ...parameters.map(({ parameter, name, shape }) => {
      const value = wireValue(shape, code`params.${id(name)}`, names);
      return code`r.${id(parameterMethod(parameter))}(${str(parameter.name)}, ${value})`;
    }),
    ...bodyStatements(bodies),
  ];
  return [
    ...(path.length === 0 ? [] : [code`r.path(${list(path.map(({ value }) => value))})`]),
    ...(given.length === 0
      ? []
      : [
          code`if params != nil {
	${lines(given)}
}`,
        ]),
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
  return list([...path.map(({ name, type }) => code`${id(name)} ${type}`), params]);
}

/** The same where it is called. */
export function passedInputs({ path }: Inputs): Code {
  return joined([...path.map(({ name }) => id(name)), id("params")], code`, `);
}
