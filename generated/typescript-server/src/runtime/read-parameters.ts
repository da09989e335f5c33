// Made by endpoint-manifest (typescript-server) from its template read-parameters.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Reads the parameters of a request: in its path, query, headers and cookies. */
import { readDeep } from "./deep-objects.js";
import { parseJson } from "./json-text.js";
import { cookiesOf, type NamedTexts, pairsOf, single, trimmed, withNames } from "./named-texts.js";
import {
  type NamedPlan,
  ownsHeader,
  type ParameterPlan,
  type PlannedParameter,
} from "./parameter-plan.js";
import { type Decode, type NamedPlace, writtenAlone, writtenAmong } from "./parameter-styles.js";
import { formDecode, percentDecode } from "./percent-decoding.js";
import type { RequestFault } from "./problem.js";
import { type Reading, readPlain, readText, readWritten, UnreadableError } from "./readers.js";
import { isFull, type RequestReading } from "./request-bounds.js";
import { shortened } from "./request-faults.js";

// Every request passes here, so nothing is allocated that is not passed on.

/** Values by name, as far as they could be read. */
export type Values = Record<string, unknown>;

/** The parameters of the path, from its texts in the order of the template. */
export function readPath(
  { path }: ParameterPlan,
  texts: readonly string[],
  reading: RequestReading,
): Values {
  const values: Values = {};
  let index = 0;
  for (const parameter of path) put(values, parameter, readPathText, texts[index++], reading);
  return values;
}

/** The parameters of the query. Where others are passed on, these too, as text. */
export function readQuery(plan: NamedPlan, url: string, reading: RequestReading): Values {
  const values: Values = {};
  const query = queryOf(url);
  // A query that nobody reads has no faults.
  if (plan.parameters.length === 0 && (query === "" || !plan.isOpen)) return values;
  const texts = query === "" ? noTexts : attempt({ in: "query" }, reading, readPairs, query);
  if (!texts) return values;
  const source: NamedSource = {
    plan,
    texts,
    plain: texts,
    decode: formDecode,
    plainly: formDecode,
  };
  for (const parameter of plan.parameters) put(values, parameter, readNamed, source, reading);
  if (!plan.isOpen) return values;
  for (const [name, all] of texts) {
    if (isFull(reading)) break;
    if (plan.owns(name)) continue;
    const read = attempt({ in: "query", name: shortened(name) }, reading, readOther, all);
    if (read !== undefined) setOwn(values, name, read);
  }
  return values;
}

/** The listed headers, under the names of the manifest. Values are not encoded (OpenAPI 3.1.1, appendix D). */
export function readHeaders(plan: NamedPlan, request: Request, reading: RequestReading): Values {
  const values: Values = {};
  for (const parameter of plan.parameters) put(values, parameter, readHeader, request, reading);
  return values;
}

/** Adds all other headers, under lower-case names. */
export function addOtherHeaders(values: Values, plan: NamedPlan, headers: Headers): void {
  if (!plan.isOpen) return;
  headers.forEach((text, name) => {
    if (!ownsHeader(plan, name)) setOwn(values, name, text);
  });
}

/** The listed cookies. A value is taken unchanged, because RFC 6265 has no escape, unless it has a style. */
export function readCookies(plan: NamedPlan, request: Request, reading: RequestReading): Values {
  const values: Values = {};
  if (plan.parameters.length === 0) return values;
  const plain = cookiesOf(request.headers.get("cookie") ?? "");
  const isStyled = plan.parameters.some(({ style }) => style !== undefined);
  const texts = isStyled ? withNames(plain, decodedOrNot) : plain;
  const source: NamedSource = { plan, texts, plain, decode: percentDecode, plainly: asItIs };
  for (const parameter of plan.parameters) put(values, parameter, readNamed, source, reading);
  return values;
}

/** Adds all other cookies. */
export function addOtherCookies(values: Values, plan: NamedPlan, headers: Headers): void {
  if (!plan.isOpen) return;
  for (const [name, texts] of cookiesOf(headers.get("cookie") ?? "")) {
    if (!plan.owns(name)) setOwn(values, name, texts.length === 1 ? texts[0] : texts);
  }
}

const noTexts: NamedTexts = /* @__PURE__ */ new Map();

/** The text between `?` and `#`. */
function queryOf(url: string): string {
  const start = url.indexOf("?");
  if (start < 0) return "";
  const end = url.indexOf("#");
  return end < 0 ? url.slice(start + 1) : url.slice(start + 1, Math.max(start + 1, end));
}

function readPairs(query: string, { bounds }: RequestReading): NamedTexts {
  return pairsOf(query, formDecode, bounds.maxFields);
}

const readPathText: ReadParameter<string | undefined> = (parameter, text, reading) =>
  readAlone(parameter, text, percentDecode, reading);

// Items may be separated by spaces (RFC 9110, section 5.6.1), for example where several lines become one.
const readHeader: ReadParameter<Request> = (parameter, { headers }, reading) =>
  readAlone(parameter, headers.get(parameter.name) ?? undefined, trimmed, reading);

/** Reads one parameter; `undefined` = it is absent. */
type ReadParameter<Source> = (
  parameter: PlannedParameter,
  source: Source,
  reading: RequestReading,
) => Reading | undefined;

function readAlone(
  parameter: PlannedParameter,
  text: string | undefined,
  decode: Decode,
  reading: RequestReading,
): Reading | undefined {
  if (text === undefined) return undefined;
  const { name, style, explode, value, isPlain } = parameter;
  if (isPlain || style === undefined) return readOne(parameter, decode(text), reading);
  if (style === "deepObject") {
    return readDeep(parameter, { texts: new Map([[name, [text]]]), decode });
  }
  return readWritten(value, writtenAlone({ name, style, explode }, text, decode));
}

/** Texts under names, and how they are encoded. */
interface NamedSource extends Omit<NamedPlace, "takes"> {
  readonly plan: NamedPlan;
  /** The texts for parameters without a known style. */
  readonly plain: NamedTexts;
  readonly plainly: Decode;
}

function readNamed(
  parameter: PlannedParameter,
  source: NamedSource,
  reading: RequestReading,
): Reading | undefined {
  const { name, style, explode, value, isPlain } = parameter;
  const { plan, texts, plain, decode, plainly } = source;
  if (style === undefined) return readPlain(value, plain.get(name)?.map(plainly));
  if (isPlain) {
    const text = single(texts, name);
    return text === undefined ? undefined : readOne(parameter, decode(text), reading);
  }
  if (style === "deepObject") return readDeep(parameter, source);
  const takes: NamedPlace["takes"] = (other, reader) => plan.takes(parameter, other, reader);
  return readWritten(value, writtenAmong({ name, style, explode }, { texts, decode, takes }));
}

function readOne(
  { isJson, value }: PlannedParameter,
  text: string,
  reading: RequestReading,
): Reading {
  return isJson ? { value: parseJson(text, reading), fits: true } : readText(value, text);
}

function readOther(texts: readonly string[]): unknown {
  const [text = ""] = texts;
  return texts.length === 1 ? formDecode(text) : texts.map(formDecode);
}

/** Sets the value of a parameter, or records its fault. */
function put<Source>(
  values: Values,
  parameter: PlannedParameter,
  read: ReadParameter<Source>,
  source: Source,
  reading: RequestReading,
): void {
  const { in: place, name } = parameter;
  try {
    const found = read(parameter, source, reading);
    if (found) setOwn(values, name, found.value);
    else if (parameter.required) {
      reading.faults.push({ in: place, name, pointer: "", detail: "is missing" });
    }
  } catch (error) {
    reading.faults.push({ in: place, name, pointer: "", detail: detailOf(error) });
  }
}

/** The result of some work; where it cannot read, a fault is recorded. */
function attempt<Source, Result>(
  place: Pick<RequestFault, "in" | "name">,
  reading: RequestReading,
  work: (source: Source, reading: RequestReading) => Result,
  source: Source,
): Result | undefined {
  try {
    return work(source, reading);
  } catch (error) {
    reading.faults.push({ ...place, pointer: "", detail: detailOf(error) });
    return undefined;
  }
}

function detailOf(error: unknown): string {
  if (error instanceof UnreadableError) return error.message;
  throw error;
}

/** Sets an own property of the record, whatever its name. */
function setOwn(values: Values, name: string, value: unknown): void {
  if (name !== "__proto__") values[name] = value;
  else {
    const facts = { value, enumerable: true, configurable: true, writable: true };
    Object.defineProperty(values, name, facts);
  }
}

function asItIs(text: string): string {
  return text;
}

/** A cookie that others have set must not be refused for its name. */
function decodedOrNot(name: string): string {
  try {
    return percentDecode(name);
  } catch {
    return name;
  }
}
