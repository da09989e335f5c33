/** Calls of samples as somebody writes them in Java. */
import {
  javaValue,
  jsonValue,
  propertyCalls,
  type Expression,
} from "../../emit/java/expressions.js";
import { type ChainedCall, ofType, ofVariable, std, str } from "../../emit/java/java-code.js";
import { runtime } from "../../emit/java/types.js";
import { type Code, code, type Hole } from "../../emit/text/code.js";
import type { NeededBody, SampleCall } from "../../sdk/samples/calls.js";
import {
  fileContent,
  isSampleObject,
  SampleFile,
  type SampleValue,
} from "../../sdk/samples/sample-value.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { bodyWithers } from "./bodies.js";
import type { Emission } from "./emission.js";
import { formOf } from "./forms.js";
import { pathValues, typedParameters } from "./inputs.js";
import { methodParts } from "./spelling.js";

/** The parts of a call that a sample gives. */
type Given = Pick<SampleCall, "plan" | "path" | "query" | "headers" | "cookies" | "body">;

/** A call, with calls behind it; undefined where the package cannot say it. */
export function callExpression(
  given: Given,
  names: Emission,
  behind: readonly ChainedCall[],
): Code | undefined {
  const { plan, path, body } = given;
  const values = pathExpressions(plan, path, names);
  const withers = parameterCalls(given, names);
  const bodies = body === undefined ? [] : bodyCalls(body, plan, names);
  if (values === undefined || withers === undefined || bodies === undefined) return undefined;
  const [client = "client", ...others] = methodParts(plan.id, names);
  const way = others.map((name, index) =>
    index === others.length - 1 ? { name, given: values } : { name },
  );
  return ofVariable(client, [...way, ...withers, ...bodies, ...behind]);
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
    if (isMore && shape !== undefined) return javaValue(value, shape, names.types);
    return typeof value === "object" ? undefined : str(String(value));
  });
  const found = made.filter((each) => each !== undefined);
  return found.length === made.length ? found : undefined;
}

function parameterCalls(
  { plan, query, headers, cookies }: Given,
  names: Emission,
): readonly ChainedCall[] | undefined {
  const typed = typedParameters(plan, names);
  const calls: ChainedCall[] = [];
  for (const [place, given] of [
    ["query", query],
    ["header", headers],
    ["cookie", cookies],
  ] as const) {
    for (const [name, value] of Object.entries(given)) {
      const known = typed.find(
        ({ parameter }) => parameter.place === place && parameter.name === name,
      );
      if (known !== undefined) {
        const made = javaValue(value, known.shape, names.types);
        if (made === undefined) return undefined;
        calls.push({ name: known.name, given: [made] });
        continue;
      }
      const texts = untypedTexts(value, declaredParameter(plan, place, name));
      if (texts === undefined) return undefined;
      calls.push({ name: place, given: [name, ...texts].map(str) });
    }
  }
  return calls;
}

function declaredParameter(
  { request }: CallableOperation,
  place: ParameterPlan["place"],
  name: string,
): ParameterPlan | undefined {
  return namedParameters(request).find((each) => each.place === place && each.name === name);
}

/** The texts of a parameter without a wither: those of a list each have the name in the query, or stand in one text. */
function untypedTexts(
  value: SampleValue,
  parameter: ParameterPlan | undefined,
): readonly string[] | undefined {
  if (!Array.isArray(value)) return typeof value === "object" ? undefined : [String(value)];
  const texts = value.filter((each) => typeof each !== "object").map(String);
  const isPlain = texts.length > 0 && texts.length === value.length;
  const { style, explode } = parameter?.style ?? {};
  if (!isPlain || parameter?.place !== "query" || style !== "form") return undefined;
  return explode === true ? texts : [texts.join(",")];
}

function bodyCalls(
  body: NeededBody,
  plan: CallableOperation,
  names: Emission,
): readonly ChainedCall[] | undefined {
  const wither = bodyWithers(plan, names).find(({ content }) => content === body.content);
  const made = wither && bodyValue(body, plan, names);
  if (wither !== undefined && made !== undefined) return [{ name: wither.name, given: [made] }];
  const content = untypedContent(body, names);
  return content && [{ name: "body", given: [ofType(runtime("Body", names.types), [content])] }];
}

/** The content of a body without a wither: `json(…)`. */
function untypedContent({ kind, value }: NeededBody, names: Emission): ChainedCall | undefined {
  const isFile = value instanceof SampleFile;
  if (kind === "text" && typeof value === "string") return { name: "text", given: [str(value)] };
  if (kind === "bytes" && isFile) return { name: "bytes", given: [bytes] };
  const json = kind === "JSON" ? jsonValue(value, names.types) : undefined;
  return json && { name: "json", given: [json] };
}

function bodyValue(
  { kind, value, content }: NeededBody,
  plan: CallableOperation,
  names: Emission,
): Expression {
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  switch (kind) {
    case "JSON":
      return shape && javaValue(value, shape, names.types);
    case "form":
    case "multipart": {
      const form = formOf(plan, content, names);
      if (form === undefined || !isSampleObject(value)) return undefined;
      const calls = propertyCalls(value, form.record, names.types, (each) => filesOf(each, names));
      if (calls === undefined) return undefined;
      return ofType(std(form.className, names.types.models), [
        { name: "builder" },
        ...calls,
        { name: "build" },
      ]);
    }
    case "text":
      return typeof value === "string" ? str(value) : undefined;
    case "bytes":
      return value instanceof SampleFile ? bytes : undefined;
  }
}

/** The bytes of every file in a sample. */
const bytes: Code = code`${str(fileContent)}.getBytes(${std("StandardCharsets", "java.nio.charset")}.UTF_8)`;

/** A file, or several. */
function filesOf(value: SampleValue, names: Emission): Expression {
  if (value instanceof SampleFile) return fileOf(value, names);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const files = value.flatMap((each: SampleValue) =>
    each instanceof SampleFile ? [fileOf(each, names)] : [],
  );
  return files.length === value.length
    ? ofType(std("List", "java.util"), [{ name: "of", given: files }])
    : undefined;
}

function fileOf({ name, mediaType }: SampleFile, { types }: Emission): Code {
  return ofType(runtime("FilePart", types), [
    { name: "of", given: [str(name ?? ""), bytes] },
    ...(mediaType === undefined ? [] : [{ name: "type", given: [str(mediaType)] }]),
  ]);
}
