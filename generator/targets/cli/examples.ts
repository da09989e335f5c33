/** Calls of samples as somebody types them. */
import { isTypeable, shellWord } from "../../emit/samples/shell-text.js";
import { oncePerModel } from "../../model/once.js";
import { operationsOf } from "../../model/walk.js";
import { pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";
import { readableJson } from "../../sdk/samples/request.js";
import { type SampleCall, sampleCalls } from "../../sdk/samples/calls.js";
import {
  isSampleObject,
  SampleFile,
  type SampleObject,
  type SampleValue,
} from "../../sdk/samples/sample-value.js";
import { optionNames } from "./command-names.js";
import type { Emission } from "./emission.js";

/** The words of a call of an operation, behind the name of the program; undefined where the command line cannot say it. */
export function exampleWords(plan: CallableOperation, names: Emission): string | undefined {
  const operation = operationById(names.model).get(plan.id);
  const [call] = operation === undefined ? [] : sampleCalls([operation], names.model);
  return call && wordsOfCall(call, names);
}

const operationById = oncePerModel(
  (model) => new Map(operationsOf(model).map((each) => [each.id, each])),
);

/** Beside a call: options that go with it, and the file that its body is read from. */
interface Beside {
  readonly further?: readonly string[];
  readonly file?: string;
}

/** The words of a call. */
export function wordsOfCall(
  { plan, path, query, headers, cookies, body }: Omit<SampleCall, "operation">,
  names: Emission,
  { further = [], file = "FILE" }: Beside = {},
): string | undefined {
  const own = names.commands.byId.get(plan.id);
  if (own === undefined) return undefined;
  const values = pathParameters(plan.request).map(({ name }) => pathWords(name, path[name]));
  const places = { query, header: headers, cookie: cookies } as const;
  const parts: (readonly string[] | undefined)[] = (["query", "header", "cookie"] as const).map(
    (place) => placeWords(plan, place, places[place], names),
  );
  parts.push(
    body === undefined ? [] : bodyWords(body.kind, body.value, body.content.mediaType, plan, file),
    further,
  );
  if (values.includes(undefined) || parts.includes(undefined)) return undefined;
  const texts = values.flatMap((each) => each?.texts ?? []);
  const named = values.flatMap((each) => each?.options ?? []);
  const words = [
    ...own.words,
    ...(texts.some((each) => each.startsWith("-")) ? ["--"] : []),
    ...texts.map(shellText),
  ];
  // Options stand before values that begin with a dash.
  const given = [...named, ...parts.flatMap((each) => each ?? [])];
  const text = (
    words.includes("--")
      ? [...own.words, ...given, ...words.slice(own.words.length)]
      : [...words, ...given]
  ).join(" ");
  return isTypeable(text) ? text : undefined;
}

/** A value of the path: a text at its position, or options where it is a list or an object. */
function pathWords(
  name: string,
  value: SampleValue | undefined,
): { readonly texts: readonly string[]; readonly options: readonly string[] } | undefined {
  const text = single(value);
  if (text !== undefined) return { texts: [text], options: [] };
  if (!Array.isArray(value)) {
    return isSampleObject(value)
      ? { texts: [], options: [`--path ${shellText(`${name}:=${JSON.stringify(value)}`)}`] }
      : undefined;
  }
  const items = value.map((each: SampleValue) => single(each));
  // One text alone would be that text where the place has JSON.
  const given =
    items.length > 1 && items.every((each) => each !== undefined)
      ? items.map((each) => `${name}=${each}`)
      : [`${name}:=${JSON.stringify(value)}`];
  return { texts: [], options: given.map((each) => `--path ${shellText(each)}`) };
}

function placeWords(
  plan: CallableOperation,
  place: "query" | "header" | "cookie",
  values: SampleObject,
  names: Emission,
): readonly string[] | undefined {
  const shapes = names.shapes.calls.get(plan.id)?.parameters;
  const { query, header, cookie } = plan.request.places;
  const own = [...query.own, ...header.own, ...cookie.own];
  const all = optionNames(own);
  const words: string[] = [];
  for (const [name, value] of Object.entries(values)) {
    const index = own.findIndex((each) => each.place === place && each.name === name);
    const parameter = own[index];
    const isTyped = parameter !== undefined && shapes?.get(parameter) !== undefined;
    if (!isTyped) {
      const text = single(value);
      if (text === undefined) return undefined;
      words.push(`--${place} ${shellText(`${name}=${text}`)}`);
      continue;
    }
    const text = valueText(value);
    if (text === undefined) return undefined;
    words.push(
      typeof value === "boolean"
        ? `--${all[index]}${value ? "" : "=false"}`
        : `--${all[index]} ${shellText(text)}`,
    );
  }
  return words;
}

/** A value behind an option: items of a list with commas between them, and an object as JSON. */
function valueText(value: SampleValue): string | undefined {
  const alone = single(value);
  if (alone !== undefined) return alone;
  if (!Array.isArray(value)) return isSampleObject(value) ? JSON.stringify(value) : undefined;
  const items = value.map((each: SampleValue) => single(each));
  return items.every((each) => each !== undefined)
    ? items.map((each) => each.replaceAll(/[\\,]/g, "\\$&")).join(",")
    : JSON.stringify(value);
}

function single(value: SampleValue | undefined): string | undefined {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}

function bodyWords(
  kind: string,
  value: SampleValue,
  mediaType: string,
  plan: CallableOperation,
  file: string,
): readonly string[] | undefined {
  const { body } = plan.request;
  const isUsual = body.kind === "known" && body.defaultType === mediaType;
  const type = isUsual || mediaType.includes("*") ? [] : [`--content-type ${shellText(mediaType)}`];
  switch (kind) {
    case "JSON":
      return [`--body ${shellWord(readableJson(value))}`, ...type];
    case "text":
      return typeof value === "string" && !/^(?:@|-$)/.test(value)
        ? [`--body ${shellText(value)}`, ...type]
        : undefined;
    case "bytes":
      return value instanceof SampleFile ? [`--body ${shellText(`@${file}`)}`, ...type] : undefined;
    default: {
      if (!isSampleObject(value)) return undefined;
      const fields = Object.entries(value).flatMap(([name, each]) => fieldWords(name, each));
      return fields.includes(undefined)
        ? undefined
        : [...fields.filter((each) => each !== undefined), ...type];
    }
  }
}

function fieldWords(name: string, value: SampleValue): readonly (string | undefined)[] {
  if (/[=@]/.test(name) || name.includes(":=")) return [undefined];
  if (value instanceof SampleFile) {
    const file = value.name ?? "FILE";
    const typed = value.mediaType === undefined ? "" : `;type=${value.mediaType}`;
    return [`--field ${shellText(`${name}@${file}${typed}`)}`];
  }
  const text = single(value);
  if (text !== undefined) return [`--field ${shellText(`${name}=${text}`)}`];
  if (Array.isArray(value) && value.some((each: SampleValue) => each instanceof SampleFile)) {
    return value.flatMap((each: SampleValue) => fieldWords(name, each));
  }
  return [`--field ${shellWord(`${name}:=${JSON.stringify(value)}`)}`];
}

/** One word, in quotes where a shell needs them. */
export function shellText(text: string): string {
  return /^[\w%+./:=@-]+$/.test(text) ? text : shellWord(text);
}
