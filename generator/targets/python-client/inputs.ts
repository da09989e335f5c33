/** The arguments of an operation: values of the path by their places, all else by name, as one `TypedDict`. */
import { type DocSection, docstring, sentence } from "../../emit/python/docstrings.js";
import { builtin, generic, id, std } from "../../emit/python/python-code.js";
import { pythonNames } from "../../emit/python/names.js";
import { alone, givenType, inBrackets, runtime, runtimeType } from "../../emit/python/types.js";
import { group } from "../../emit/python/width.js";
import { boundsText, shapeTexts } from "../../emit/schema-docs.js";
import { type Code, code, type Hole, lines, nothing } from "../../emit/text/code.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { pathValueKind } from "../../sdk/shapes/path-values.js";
import { type Argument, parameterArguments, reservedArguments } from "./arguments.js";
import { bodyArgument, takesType } from "./bodies.js";
import type { Emission } from "./emission.js";
import { namesOf } from "./operation-docs.js";

/** A value of the path. */
export interface PathValue {
  readonly name: string;
  readonly type: Code;
  readonly texts: readonly string[];
}

/** The arguments of one operation. */
export interface Inputs {
  readonly path: readonly PathValue[];
  readonly given: readonly Argument[];
  /** The type of all that is given by name. */
  readonly type: Hole;
  /** Its declaration; nothing where options are all there is. */
  readonly declaration: Code;
}

/** Finds all of it. */
export function inputsOf(plan: CallableOperation, names: Emission): Inputs {
  const given = [
    ...parameterArguments(plan).map((each) => parameterArgument(each, plan, names)),
    ...bodyArgument(plan, names),
    ...acceptArgument(plan),
  ];
  const taken = new Set(given.map(({ name }) => name));
  const base = baseOptions(plan, given);
  const own_ = namesOf(plan, names).parameters;
  const [only, ...others] = base;
  const isPlain = given.length === 0 && others.length === 0 && only !== undefined;
  return {
    path: pathValues(plan, names, taken),
    given,
    type: isPlain ? stdOptions(only) : id(own_),
    declaration: isPlain ? nothing : parametersClass(own_, plan, base, given),
  };
}

function parameterArgument(
  { parameter, name }: { readonly parameter: ParameterPlan; readonly name: string },
  plan: CallableOperation,
  names: Emission,
): Argument {
  const { description, schema, from, mustBeGiven, isJson, isDeprecated } = parameter;
  const shape = names.shapes.calls.get(plan.id)?.parameters.get(parameter);
  const texts = [
    description ?? "",
    from === "client" ? "A call that gives none gets a key of its own." : "",
    boundsText(schema),
    ...(shape === undefined ? [] : shapeTexts(shape, names.types.named)),
    isJson ? "It is sent as JSON." : "",
    isDeprecated || schema.deprecated === true ? "Deprecated." : "",
  ];
  return {
    name,
    type: shape === undefined ? [builtin("object")] : givenType(shape, names.types),
    isNeeded: mustBeGiven,
    texts: texts.filter((each) => each !== ""),
    parameter,
  };
}

/** Which representation a call asks for, where it may choose. */
function acceptArgument({ answer }: CallableOperation): readonly Argument[] {
  const { choice } = answer.result.negotiation;
  if (choice === undefined) return [];
  const types = choice.representations.map(({ mediaType }) => `\`${mediaType}\``);
  const usual = choice.preferred === undefined ? "any of them" : `\`${choice.preferred}\``;
  const text = `The media type to request: ${types.join(", ")}; ${usual} unless given.`;
  return [{ name: "accept", type: [builtin("str")], isNeeded: false, texts: [text] }];
}

/** The options that a call takes beside what is its own. */
function baseOptions(plan: CallableOperation, given: readonly Argument[]): readonly string[] {
  const { body, sendsBody } = plan.request;
  if (sendsBody && body.kind === "not-shown") return ["AnyRequestOptions"];
  const hasBody = given.some(({ name }) => name === "body");
  return ["RequestOptions", ...(hasBody && takesType(plan) ? ["BodyOptions"] : [])];
}

function stdOptions(name: string): Hole {
  return runtimeType(name, "options");
}

/** Its arguments have texts where the docstring of the method has not the whole of them. */
function parametersClass(
  name: string,
  plan: CallableOperation,
  base: readonly string[],
  given: readonly Argument[],
): Code {
  const bases = [...base.map((each) => runtime(each, "options")), code`total=${id("False")}`];
  const members = given.map(
    (each) => code`${id(each.name)}: ${argumentType(each)}
${docstring(each.texts.every((text) => text === firstParagraph(text)) ? [] : each.texts)}`,
  );
  return code`class ${id(name)}(${group("call", bases)}):
    ${docstring([`Arguments of \`${plan.id}\`.`])}
    ${
      members.length === 0
        ? nothing
        : code`
${lines(members)}`
    }`;
}

function argumentType({ type, isNeeded }: Argument): Code {
  if (isNeeded) return generic(std("Required", "typing"), [inBrackets(type)]);
  return alone([...type, runtimeType("Omit", "values")]);
}

/** Identifiers are taken whatever else is: what is filled in of a value must not change a call that is right. */
function pathValues(
  { id: of, request }: CallableOperation,
  names: Emission,
  taken: ReadonlySet<string>,
): readonly PathValue[] {
  const parameters = pathParameters(request);
  const wanted = parameters.map(({ name }) => nameOf(name));
  const locals = identifiersOf(wanted, "variable", pythonNames, [
    ...reservedArguments,
    ...taken,
    "given",
  ]);
  const shapes = names.shapes.calls.get(of)?.parameters;
  const single = runtimeType("PathValue", "values");
  return parameters.map((parameter, index) => {
    const shape = shapes?.get(parameter);
    const kind = pathValueKind(parameter, shape, names.types.named);
    return {
      name: locals[index] ?? "",
      type:
        kind === "text"
          ? code`${single}`
          : kind === "parts" && shape !== undefined
            ? alone([...givenType(shape, names.types), single])
            : code`${builtin("object")}`,
      texts: [parameter.description ?? "", boundsText(parameter.schema)].filter(
        (each) => each !== "",
      ),
    };
  });
}

/** How a docstring lists the arguments. */
export function argumentsSection({ path, given }: Inputs, hasAs: boolean): DocSection {
  const ofAs = {
    name: "as_",
    text: "Makes the result from the data, such as `Model.model_validate`.",
  };
  const options = {
    name: "**given",
    text: "Options of this call, such as `timeout`: see `RequestOptions`.",
  };
  return {
    title: "Args",
    entries: [
      ...path.map((each) => ({
        name: each.name,
        text: shortText(each.texts, "A part of the path."),
      })),
      ...given.map((each) => ({ name: each.name, text: shortText(each.texts, wireText(each)) })),
      ...(hasAs ? [ofAs] : []),
      options,
    ],
  };
}

/** The first paragraph of each text. */
function shortText(texts: readonly string[], otherwise: string): string {
  const said = texts.map((each) => sentence(firstParagraph(each)));
  return said.length === 0 ? otherwise : said.join(" ");
}

function firstParagraph(text: string): string {
  return text.split(/\n\s*\n/, 1)[0] ?? "";
}

/** Where a value goes of which nothing else is said. */
function wireText({ name, parameter, isNeeded }: Argument): string {
  if (parameter === undefined) return "The body.";
  const { place, name: wire, presence } = parameter;
  const what = {
    query: "query parameter",
    header: "header",
    cookie: "cookie",
    path: "path parameter",
  }[place];
  const named = name === wire ? `A ${what}` : `The ${what} \`${wire}\``;
  const open = presence === "not-shown" && !isNeeded ? "; not shown whether it is required" : "";
  return `${named}${open}.`;
}

/** The arguments for the values of the path: `(id, other)`. */
export function pathTuple({ path }: Inputs): Code {
  const [only, ...others] = path;
  if (only === undefined) return code`()`;
  if (others.length === 0) return code`(${id(only.name)},)`;
  return code`(${group(
    "items",
    path.map(({ name }) => id(name)),
  )})`;
}
