/** From an operation to its least request: what it cannot do without, written by the rules of the client's own runtime. */
import { putCookies } from "#runtime/typescript-client/cookies.js";
import { InvalidArgumentError } from "#runtime/typescript-client/errors.js";
import { putHeaders } from "#runtime/typescript-client/headers.js";
import type { Operation as RuntimeOperation } from "#runtime/typescript-client/operation.js";
import { writeParameters } from "#runtime/typescript-client/parameters.js";
import { fillPath, queryText } from "#runtime/typescript-client/path.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { ClientDefaults } from "../operations/client-defaults.js";
import type { ParameterPlan } from "../operations/parameters.js";
import type { RequestPlan } from "../operations/request.js";
import { operationPlan } from "../plan-of.js";
import { bodyKind, shownContents } from "./bodies.js";
import { type SampleCall, Unmade, valuesOf, valuesOfCall } from "./calls.js";
import { signed, type Unsigned } from "./credential-putting.js";
import { type CredentialMap, credentialsOf, type SentCredential } from "./credentials.js";
import type { SampleObject } from "./sample-value.js";
import type { NoSample, SampleContent, SampleHeader, SampleRequest } from "./request.js";
import { contentOf } from "./request-content.js";
import { runtimeOperation } from "./runtime-operation.js";
import type { ValueScope } from "./values.js";

/** The parts that make requests. */
export interface RequestScope {
  readonly model: ApiModel;
  /** Where requests go to that the manifest shows no base URL for. */
  readonly baseUrl: string;
  readonly defaults: ClientDefaults;
  readonly credentials: CredentialMap;
  readonly values: ValueScope;
}

/** The request of an operation, or why there is none. */
export function requestOf(operation: Operation, scope: RequestScope): SampleRequest | NoSample {
  const plan = operationPlan(operation, scope.model);
  if (plan.kind === "not-shown") {
    return { reason: `Not shown: ${plan.missing.map((each) => `its ${each}`).join(" and ")}.` };
  }
  const { request, security } = plan;
  if (request.baseUrl.kind === "own-not-shown") {
    return { reason: "Not shown: the base URL of its own." };
  }
  const credentials = credentialsOf(security, scope.credentials);
  if (typeof credentials === "string") return { reason: credentials };
  const call = valuesOfCall(plan, scope.values);
  if (call instanceof Unmade) return unmade(call.missing, request);
  const common = valuesOf(request.parameters.filter(isNeededOfService), scope.values);
  if (common instanceof Unmade) return unmade(common.missing, request);
  try {
    return written({ operation, plan, ...call }, common, credentials, scope);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    return { reason: `A required value cannot be sent: ${error.message}.` };
  }
}

function unmade(what: string, request: RequestPlan): NoSample {
  const isShown = shownContents(request).some((each) => bodyKind(each) !== undefined);
  return what === "body" && !isShown
    ? { reason: "Not shown: its body, which it needs." }
    : { reason: `No value can be made up for its ${what}.` };
}

/** True if a header goes with every request of the service, and has to. */
function isNeededOfService({ from, presence }: ParameterPlan): boolean {
  return from === "service" && presence === "required";
}

function written(
  call: SampleCall,
  common: SampleObject,
  credentials: readonly SentCredential[],
  { defaults, baseUrl }: RequestScope,
): SampleRequest {
  const { plan, body } = call;
  const { method, baseUrl: own } = plan.request;
  const serviceUrl = defaults.baseUrl ?? baseUrl;
  const runtime = runtimeOperation(plan);
  const commonTexts = headerTexts(common, runtime);
  const version = defaults.headers;
  const given = overriding([
    ...(version === undefined ? [] : [{ name: version.name, text: version.value }]),
    ...commonTexts,
    ...headerTexts({ ...call.headers, ...keyHeader(plan.request) }, runtime),
  ]);
  const cookies = cookieText(call.cookies, runtime);
  const content = body && contentOf(body, runtime);
  const request = {
    target: [targetOf(call, runtime, defaults)],
    headers: given.map(({ name, text }) => ({ name, value: [text] })),
    cookies: cookies === "" ? [] : [cookies],
  };
  const { sent, ...rest } = signed(request, credentials);
  return {
    plan,
    method,
    baseUrl: own.kind === "own" ? own.url : serviceUrl,
    serviceUrl,
    target: rest.target,
    headers: withOwn(rest, {
      accept: plan.answer.result.negotiation.header,
      contentType: content && contentType(content, plan.request),
    }),
    body: content,
    credentials: sent,
    isOpenToAll: plan.security.alternatives.some((each) => each.length === 0),
    call,
    commonHeaders: commonTexts,
  };
}

/** The key that a client makes anew for each call, where the service does not do without. */
function keyHeader({ parameters }: RequestPlan): SampleObject {
  const needed = parameters.find(
    ({ from, presence }) => from === "client" && presence === "required",
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
function contentType({ kind }: SampleContent, { body }: RequestPlan): string | undefined {
  switch (kind) {
    case "multipart":
      return undefined;
    case "form":
      return "application/x-www-form-urlencoded";
    default:
      return body.kind === "known" ? body.defaultType : undefined;
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
