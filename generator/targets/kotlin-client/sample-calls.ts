/** Calls of samples as somebody writes them in Kotlin. */
import {
  type Expression,
  jsonValue,
  kotlinValue,
  propertyStatements,
} from "../../emit/kotlin/expressions.js";
import {
  assigned,
  call,
  chain,
  id,
  pair,
  std,
  str,
  withBlock,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { NeededBody, SampleCall } from "../../sdk/samples/calls.js";
import {
  fileContent,
  isSampleObject,
  SampleFile,
  type SampleValue,
} from "../../sdk/samples/sample-value.js";
import { bodyProperties } from "./bodies.js";
import type { Emission } from "./emission.js";
import { formOf } from "./forms.js";
import { pathValues, typedParameters } from "./inputs.js";
import { functionParts } from "./spelling.js";

/** The parts of a call that a sample gives. */
type Given = Pick<SampleCall, "plan" | "path" | "query" | "headers" | "cookies" | "body">;

/** Everything that differs where a call is shown. */
export interface Showing {
  /** The name of the function, if it is not that of the operation's own. */
  readonly by?: string;
  /** Statements of its block behind those that the call needs. */
  readonly settings?: readonly Hole[];
  /** Calls behind it. */
  readonly behind?: readonly Hole[];
  /** True in a block whose receiver is the client. */
  readonly isWithin?: boolean;
}

/** The variables of programs that have a call in a block of the client. */
const variables: ReadonlySet<string> = new Set(["client", "answered", "outcome"]);

/** A call; undefined where the package cannot say it. */
export function callExpression(
  given: Given,
  names: Emission,
  { by, settings = [], behind = [], isWithin = false }: Showing = {},
): Code | undefined {
  const { plan, path, body } = given;
  const values = pathExpressions(plan, path, names);
  const parameters = parameterStatements(given, names);
  const bodies = body === undefined ? [] : bodyStatements(body, plan, names);
  if (values === undefined || parameters === undefined || bodies === undefined) return undefined;
  const [client = "client", ...others] = functionParts(plan.id, names);
  const groups = others.slice(0, -1);
  const name = id(by ?? others.at(-1) ?? "");
  const statements = [...parameters, ...bodies, ...settings];
  const isBare = values.length === 0 && statements.length > 0;
  const called = isBare ? code`${name}` : call(name, values);
  const sent = statements.length === 0 ? called : withBlock(called, statements);
  const [first = "", ...further] = groups;
  if (!isWithin) return chain(id(client), groups, [sent, ...behind]);
  // A variable of the program around the block hides a property of the client.
  return variables.has(first)
    ? chain(code`this`, groups, [sent, ...behind])
    : chain(id(first), further, [sent, ...behind]);
}

function pathExpressions(
  plan: CallableOperation,
  path: Given["path"],
  names: Emission,
): readonly Hole[] | undefined {
  const all = pathValues(plan, names);
  const isMore = all.some(({ parameter }) => typeof path[parameter.name] === "object");
  const made = all.map(({ parameter: { name }, shape }): Expression => {
    const value = path[name];
    if (value === undefined || value === null) return undefined;
    if (isMore && shape !== undefined) return kotlinValue(value, shape, names.types);
    return typeof value === "object" ? undefined : str(String(value));
  });
  const found = made.filter((each) => each !== undefined);
  return found.length === made.length ? found : undefined;
}

function parameterStatements(
  { plan, query, headers, cookies }: Given,
  names: Emission,
): readonly Code[] | undefined {
  const typed = typedParameters(plan, names);
  const statements: Code[] = [];
  for (const [place, given] of [
    ["query", query],
    ["header", headers],
    ["cookie", cookies],
  ] as const) {
    const pairs: Code[] = [];
    for (const [name, value] of Object.entries(given)) {
      const known = typed.find(
        ({ parameter }) => parameter.place === place && parameter.name === name,
      );
      if (known !== undefined) {
        const made = kotlinValue(value, known.shape, names.types);
        if (made === undefined) return undefined;
        statements.push(assigned(id(known.name), made));
        continue;
      }
      const text = untypedValue(value, declaredParameter(plan, place, name));
      if (text === undefined) return undefined;
      if (place === "query") pairs.push(pair(name, text));
      else statements.push(call(id(place), [str(name), text]));
    }
    if (pairs.length > 0) statements.push(call(id(place), pairs));
  }
  return statements;
}

function declaredParameter(
  { request }: CallableOperation,
  place: ParameterPlan["place"],
  name: string,
): ParameterPlan | undefined {
  return namedParameters(request).find((each) => each.place === place && each.name === name);
}

/** The value of a parameter without a property: the texts of a list each have the name in the query, or stand in one text. */
function untypedValue(value: SampleValue, parameter: ParameterPlan | undefined): Expression {
  if (!Array.isArray(value)) return typeof value === "object" ? undefined : str(String(value));
  const texts = value.filter((each) => typeof each !== "object").map(String);
  const isPlain = texts.length > 0 && texts.length === value.length;
  const { style, explode } = parameter?.style ?? {};
  if (!isPlain || parameter?.place !== "query" || style !== "form") return undefined;
  return explode === true ? call(id("listOf"), texts.map(str)) : str(texts.join(","));
}

function bodyStatements(
  body: NeededBody,
  plan: CallableOperation,
  names: Emission,
): readonly Code[] | undefined {
  const property = bodyProperties(plan, names).find(({ content }) => content === body.content);
  const made = property && bodyValue(body, plan, names);
  if (property !== undefined && made !== undefined) return [assigned(id(property.name), made)];
  const content = untypedBody(body, names);
  return content && [call(id("body"), [content])];
}

/** A body without a property: `Body.json(…)`. */
function untypedBody({ kind, value }: NeededBody, { types }: Emission): Code | undefined {
  const isFile = value instanceof SampleFile;
  const of = (by: string, given: Hole): Code =>
    call(code`${runtime("Body", types)}.${id(by)}`, [given]);
  if (kind === "text" && typeof value === "string") return of("text", str(value));
  if (kind === "bytes" && isFile) return of("bytes", bytes);
  const json = kind === "JSON" ? jsonValue(value, types) : undefined;
  return json && of("json", json);
}

function bodyValue(
  { kind, value, content }: NeededBody,
  plan: CallableOperation,
  names: Emission,
): Expression {
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  switch (kind) {
    case "JSON":
      return shape && kotlinValue(value, shape, names.types);
    case "form":
    case "multipart": {
      const form = formOf(plan, content, names);
      if (form === undefined || !isSampleObject(value)) return undefined;
      const set = propertyStatements(value, form.record, names.types, (each) =>
        filesOf(each, names),
      );
      return set && withBlock(std(form.className, names.types.models), set);
    }
    case "text":
      return typeof value === "string" ? str(value) : undefined;
    case "bytes":
      return value instanceof SampleFile ? bytes : undefined;
  }
}

/** The bytes of every file in a sample. */
const bytes: Code = code`${str(fileContent)}.toByteArray()`;

/** A file, or several. */
function filesOf(value: SampleValue, names: Emission): Expression {
  if (value instanceof SampleFile) return fileOf(value, names);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const files = value.flatMap((each: SampleValue) =>
    each instanceof SampleFile ? [fileOf(each, names)] : [],
  );
  return files.length === value.length ? call(id("listOf"), files) : undefined;
}

function fileOf({ name, mediaType }: SampleFile, { types }: Emission): Code {
  const made = call(runtime("FilePart", types), [str(name ?? ""), bytes]);
  return mediaType === undefined ? made : code`${made}.${call(id("type"), [str(mediaType)])}`;
}
