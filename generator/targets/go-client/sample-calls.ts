/** Calls of samples as somebody writes them in Go. */
import { type Expression, anyValue, pointerOf } from "../../emit/go/expressions.js";
import { cell, id, list, std, str } from "../../emit/go/go-code.js";
import { fieldsOf } from "../../emit/go/record-types.js";
import { type GoTypes, own } from "../../emit/go/types.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { ContentPlan } from "../../sdk/messages/contents.js";
import type { NeededBody, SampleCall } from "../../sdk/samples/calls.js";
import {
  fileContent,
  isSampleObject,
  SampleFile,
  type SampleValue,
} from "../../sdk/samples/sample-value.js";
import { plainShape, recordOfShape } from "../../sdk/shapes/settled-shapes.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { Emission } from "./emission.js";
import { type Inputs, inputsOf } from "./inputs.js";
import { methodText, namesOf } from "./operation-docs.js";

/** The types of the package that calls use, by their names from outside. */
export function outside(names: Emission): GoTypes {
  return { ...names.types, from: importedName(names) };
}

/** The name of the package in programs: its own, unless they need that for something else. */
export function importedName({ package: name }: Pick<Emission, "package">): string {
  return namesOfPrograms.has(name) ? `${name}api` : name;
}

/** The imports and declarations of programs beside the package. */
const namesOfPrograms: ReadonlySet<string> = new Set([
  ...["context", "fmt", "log", "os", "strings", "time", "http", "errors"],
  ...["client", "answer", "stream", "item", "page", "err", "ctx", "failed"],
]);

/** A call of a method, or of one of its doors; undefined where the package cannot say it. */
export function callExpression(
  {
    plan,
    path,
    query,
    headers,
    cookies,
    body,
  }: Pick<SampleCall, "plan" | "path" | "query" | "headers" | "cookies" | "body">,
  names: Emission,
  {
    door,
    context = code`ctx`,
    options = [],
  }: {
    readonly door?: string | undefined;
    readonly context?: Code;
    readonly options?: readonly Code[];
  } = {},
): Code | undefined {
  const inputs = inputsOf(plan, names);
  const types = outside(names);
  const fields: GivenField[] = [];
  const values = inputs.path.map((each) => {
    const given = path[each.wire];
    if (given === undefined || given === null) return undefined;
    if (typeof given !== "object") return code`${str(String(given))}`;
    const made = each.field && pointerOf(given, each.field.shape, types);
    if (each.field === undefined || made === undefined) return undefined;
    fields.push({ name: each.field.name, value: made });
    return code`${str("")}`;
  });
  const doors: Code[] = [];
  for (const [place, given] of [
    ["query", query],
    ["header", headers],
    ["cookie", cookies],
  ] as const) {
    for (const [name, value] of Object.entries(given)) {
      const typed = inputs.parameters.find(
        ({ parameter }) => parameter.place === place && parameter.name === name,
      );
      if (typed !== undefined) {
        const made = pointerOf(value, typed.shape, types);
        if (made === undefined) return undefined;
        fields.push({ name: typed.name, value: made });
        continue;
      }
      if (typeof value === "object") return undefined;
      const option = { query: "WithQuery", header: "WithHeader", cookie: "WithCookie" }[place];
      doors.push(code`${own(option, types)}(${str(name)}, ${str(String(value))})`);
    }
  }
  if (body !== undefined) {
    const made = bodyExpression(body, inputs, plan, names);
    if (made === undefined) return undefined;
    if ("name" in made) fields.push(made);
    else doors.push(made.option);
  }
  if (values.includes(undefined)) return undefined;
  const params = paramsValue(fields, own(namesOf(plan, names).params, types));
  const given = [
    context,
    ...values.filter((each) => each !== undefined),
    params,
    ...doors,
    ...options,
  ];
  return code`${methodOf(plan, names, door)}(${list(given)})`;
}

/** A field of the parameters, and what it is given. */
interface GivenField {
  readonly name: string;
  readonly value: Code;
}

/** Several fields stand one below the other. */
function paramsValue(fields: readonly GivenField[], type: Code): Code {
  const [first, ...others] = fields;
  if (first === undefined) return code`nil`;
  // gofmt sets keys in columns only as long as they are short.
  const isList = others.length > 0 && fields.every(({ name }) => name.length <= 36);
  if (!isList) {
    return code`&${type}{${list(fields.map(({ name, value }) => code`${id(name)}: ${value}`))}}`;
  }
  return code`&${type}{
	${lines(fields.map(({ name, value }) => code`${id(name)}:${cell}${value},`))}
}`;
}

/** A method as its callers write it. */
export function methodOf(plan: CallableOperation, names: Emission, door?: string): Code {
  const parts = methodText(plan.id, names).split(".");
  const path = door === undefined ? parts : [...parts.slice(0, -1), door];
  const [first = "client", ...others] = path;
  return others.reduce((whole, each) => code`${whole}.${id(each)}`, code`${id(first)}`);
}

/** A body as a field of the parameters, or as an option where no field can hold it. */
export function bodyExpression(
  { kind, value, content }: NeededBody,
  inputs: Inputs,
  plan: CallableOperation,
  names: Emission,
): GivenField | { readonly option: Code } | undefined {
  const types = outside(names);
  const field = inputs.bodies.find(({ mediaType }) => mediaType === content.mediaType);
  const made = field && bodyValue(kind, value, content, plan, names);
  if (field !== undefined && made !== undefined) {
    return { name: field.name, value: made };
  }
  const any = kind === "JSON" ? anyValue(value) : undefined;
  return any && { option: code`${own("WithBody", types)}(${any})` };
}

function bodyValue(
  kind: NeededBody["kind"],
  value: SampleValue,
  content: ContentPlan,
  plan: CallableOperation,
  names: Emission,
): Expression {
  const types = outside(names);
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  switch (kind) {
    case "JSON":
      return shape && pointerOf(value, shape, types);
    case "form":
    case "multipart":
      return formValue(value, content, plan, names);
    case "text":
      return typeof value === "string" ? code`${own("Ptr", types)}(${str(value)})` : undefined;
    case "bytes":
      return value instanceof SampleFile ? reader() : undefined;
  }
}

function reader(): Code {
  return code`${std("NewReader", "strings")}(${str(fileContent)})`;
}

function formValue(
  value: SampleValue,
  content: ContentPlan,
  plan: CallableOperation,
  names: Emission,
): Expression {
  const types = outside(names);
  const shape = names.shapes.calls.get(plan.id)?.contents.get(content);
  const record = shape && recordOfShape(shape, names.types.named);
  if (record === undefined || content.codec !== "form" || !isSampleObject(value)) return undefined;
  const fields = new Map(fieldsOf(record, types).map((each) => [each.field.name.wire, each]));
  const made: Code[] = [];
  for (const [name, each] of Object.entries(value)) {
    const known = fields.get(name);
    const inside = known && (filesOf(each, types) ?? pointerOf(each, known.field.shape, types));
    const isList =
      known !== undefined && plainShape(known.field.shape, types.named).kind === "list";
    if (known === undefined || inside === undefined) return undefined;
    made.push(
      code`${id(known.name)}: ${each instanceof SampleFile && !isList ? code`&${inside}` : inside}`,
    );
  }
  const { prefix } = namesOf(plan, names);
  const name = `${prefix}${content.form.encoder === "multipart" ? "Multipart" : "Form"}`;
  return code`&${own(name, types)}{${list(made)}}`;
}

/** A file, or several. */
function filesOf(value: SampleValue, types: GoTypes): Expression {
  if (value instanceof SampleFile) return fileOf(value, types);
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const files = value.flatMap((each: SampleValue) =>
    each instanceof SampleFile ? [fileOf(each, types)] : [],
  );
  return files.length === value.length ? code`[]${own("File", types)}{${list(files)}}` : undefined;
}

function fileOf({ name, mediaType }: SampleFile, types: GoTypes): Code {
  const entries = [
    code`Content: ${reader()}`,
    ...(name === undefined ? [] : [code`Name: ${str(name)}`]),
    ...(mediaType === undefined ? [] : [code`Type: ${str(mediaType)}`]),
  ];
  return code`${own("File", types)}{${list(entries)}}`;
}
