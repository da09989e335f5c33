/** From an operation to its least request: what it cannot do without, written by the rules of the client's own runtime. */
import { putCookies } from "#runtime/typescript-client/cookies.js";
import { InvalidArgumentError } from "#runtime/typescript-client/errors.js";
import { putHeaders } from "#runtime/typescript-client/headers.js";
import type { Operation as RuntimeOperation } from "#runtime/typescript-client/operation.js";
import { writeParameters } from "#runtime/typescript-client/parameters.js";
import { fillPath, queryText } from "#runtime/typescript-client/path.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { ApiModel, Operation, Service } from "../../model/model.js";
import { mayBeLeftOut, requirementsOf } from "../../model/requirements.js";
import type { FindSchema } from "../../model/schema-members.js";
import type { ClientDefaults } from "../operations/client-defaults.js";
import { defaultMediaType } from "../messages/default-media-type.js";
import { missingForCall } from "../operations/facts.js";
import { resultPlan } from "../operations/result.js";
import { bodyKind, shownContents } from "./bodies.js";
import { parameterValue, type SampleCall, sampleCallOf, Unmade } from "./calls.js";
import { signed, type Unsigned } from "./credential-putting.js";
import { type CredentialMap, credentialsOf, type SentCredential } from "./credentials.js";
import type { SampleObject, SampleValue } from "./sample-value.js";
import type { NoSample, SampleContent, SampleHeader, SampleRequest } from "./request.js";
import { contentOf } from "./request-content.js";
import { runtimeOperation } from "./runtime-operation.js";
import type { ValueScope } from "./values.js";

/** What requests are made with. */
export interface RequestScope {
  readonly model: ApiModel;
  readonly find: FindSchema;
  /** Where requests go to that the manifest shows no base URL for. */
  readonly baseUrl: string;
  readonly defaults: ClientDefaults;
  readonly credentials: CredentialMap;
  readonly values: ValueScope;
}

/** The request of an operation, or why there is none. */
export function requestOf(operation: Operation, scope: RequestScope): SampleRequest | NoSample {
  const missing = missingForCall(operation);
  if (missing.length > 0) {
    return { reason: `Not shown: ${missing.map((each) => `its ${each}`).join(" and ")}.` };
  }
  if (knownValue(operation.baseUrl)?.url.state === "notShown") {
    return { reason: "Not shown: the base URL of its own." };
  }
  const credentials = credentialsOf(operation, scope.model.service, scope.credentials);
  if (typeof credentials === "string") return { reason: credentials };
  const { values } = scope;
  const call = sampleCallOf(operation, values);
  if (call instanceof Unmade) return unmade(call.missing, operation, scope.find);
  const common = commonHeaders(operation, scope.model.service, values);
  if (common instanceof Unmade) return unmade(common.missing, operation, scope.find);
  try {
    return written(call, common, credentials, scope);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    return { reason: `What it needs cannot be sent: ${error.message}.` };
  }
}

function unmade(what: string, operation: Operation, find: FindSchema): NoSample {
  const isShown = shownContents(operation).some((each) => bodyKind(each, find) !== undefined);
  return what === "body" && !isShown
    ? { reason: "Not shown: what its body is, which it needs." }
    : { reason: `No value can be made up for its ${what}.` };
}

/** Headers that go with every request, which an operation says nothing else of. */
function commonHeaders(
  { parameters }: Operation,
  { headers }: Service,
  values: ValueScope,
): SampleObject | Unmade {
  const own = new Set(knownItems(parameters.header).map(({ name }) => name.toLowerCase()));
  const entries: [string, SampleValue][] = [];
  for (const header of knownItems(headers)) {
    const { name, required } = header;
    if (knownValue(required) !== true || own.has(name.toLowerCase())) continue;
    const value = parameterValue(name, header, values);
    if (value === undefined) return new Unmade(`header "${name}"`);
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

function written(
  call: SampleCall,
  common: SampleObject,
  credentials: readonly SentCredential[],
  { model, find, defaults, baseUrl }: RequestScope,
): SampleRequest {
  const { operation, body } = call;
  const own = knownValue(operation.baseUrl);
  const serviceUrl = defaults.baseUrl ?? baseUrl;
  const runtime = runtimeOperation(operation, model.service, find);
  const commonTexts = headerTexts(common, runtime);
  const version = defaults.headers;
  const given = overriding([
    ...(version === undefined ? [] : [{ name: version.name, text: version.value }]),
    ...commonTexts,
    ...headerTexts({ ...call.headers, ...keyHeader(operation) }, runtime),
  ]);
  const cookies = cookieText(call.cookies, runtime);
  const content = body && contentOf(body, runtime, find);
  const request = {
    target: [targetOf(call, runtime, defaults)],
    headers: given.map(({ name, text }) => ({ name, value: [text] })),
    cookies: cookies === "" ? [] : [cookies],
  };
  const { sent, ...rest } = signed(request, credentials);
  return {
    operation,
    method: knownValue(operation.method) ?? "GET",
    baseUrl: (own && knownValue(own.url)) ?? serviceUrl,
    serviceUrl,
    target: rest.target,
    headers: withOwn(rest, {
      accept: resultPlan(operation, find).negotiation.header,
      contentType: content && contentType(content, operation, find),
    }),
    body: content,
    credentials: sent,
    isOpenToAll: mayBeLeftOut(requirementsOf(operation, model.service)),
    call,
    commonHeaders: commonTexts,
  };
}

/** The key that a client makes anew for each call, where the service does not do without. */
function keyHeader({ idempotent, parameters }: Operation): SampleObject {
  const header = knownValue(idempotent)?.header?.toLowerCase();
  const needed = knownItems(parameters.header).find(
    ({ name, required }) => name.toLowerCase() === header && knownValue(required) === true,
  );
  return needed === undefined ? {} : { [needed.name]: madeUpKey };
}

/** A UUID (RFC 9562), of which the next call wants another one. */
const madeUpKey = "9f2c41d0-7be6-4a83-9c51-3d0e8f7a6b25";

/** Path and query. */
function targetOf(
  { path, query: given }: SampleCall,
  runtime: RuntimeOperation,
  { query: version }: ClientDefaults,
): string {
  const target = fillPath(runtime, path);
  const query = queryText(runtime, {
    ...(version && { [version.name]: version.value }),
    ...given,
  });
  return query === "" ? target : `${target}${target.includes("?") ? "&" : "?"}${query}`;
}

/** With the headers that follow from what is sent and what is wanted: `Accept` first, `Content-Type` last. */
function withOwn(
  { headers, cookies }: Unsigned,
  { accept, contentType: type }: OwnHeaders,
): readonly SampleHeader[] {
  const said = new Set(headers.map(({ name }) => name.toLowerCase()));
  const needsAccept = accept !== undefined && !said.has("accept");
  const needsType = type !== undefined && !said.has("content-type");
  return [
    ...(needsAccept ? [{ name: "Accept", value: [accept] }] : []),
    ...headers,
    ...(cookies.length === 0 ? [] : [{ name: "Cookie", value: cookies }]),
    ...(needsType ? [{ name: "Content-Type", value: [type] }] : []),
  ];
}

/** Headers that nobody has to give; undefined = there is none. */
interface OwnHeaders {
  readonly accept: string | undefined;
  readonly contentType: string | undefined;
}

/** The media type of a body; none where it depends on how the body is written. */
function contentType(
  { kind }: SampleContent,
  operation: Operation,
  find: FindSchema,
): string | undefined {
  switch (kind) {
    case "multipart":
      return undefined;
    case "form":
      return "application/x-www-form-urlencoded";
    default:
      return defaultMediaType(operation, find);
  }
}

/** A name and the text behind it. */
interface Text {
  readonly name: string;
  readonly text: string;
}

function headerTexts(record: SampleObject, runtime: RuntimeOperation): readonly Text[] {
  if (Object.keys(record).length === 0) return [];
  // Refuses what HTTP forbids.
  putHeaders(new Headers(), runtime, record);
  return writeParameters(runtime, "header", record, (text) => text).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, text: text.trim() }],
  );
}

function cookieText(record: SampleObject, runtime: RuntimeOperation): string {
  if (Object.keys(record).length === 0) return "";
  const headers = new Headers();
  putCookies(headers, runtime, record);
  return headers.get("cookie") ?? "";
}

/** Later ones replace earlier ones of the same name in any case. */
function overriding(headers: readonly Text[]): readonly Text[] {
  return [...new Map(headers.map((each) => [each.name.toLowerCase(), each])).values()];
}
