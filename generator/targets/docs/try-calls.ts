/** The calls that readers of the site can try: the request that samples show, as data for the panel of the theme. */
import type {
  TryBody,
  TryCall,
  TryCredential,
  TryParameter,
} from "#runtime/docs/theme/try/call.js";
import { samplerFor } from "../../emit/samples/samples.js";
import { ofGroup, type BuiltFile } from "../../emit/target.js";
import type { Group, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import { groupsBelow } from "../../model/walk.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import type { RequestPlan } from "../../sdk/operations/request.js";
import { groupHead, operationPlan, servicePlan } from "../../sdk/plan-of.js";
import { type BodyKind, sampleBody, shownContents } from "../../sdk/samples/bodies.js";
import type { SentCredential } from "../../sdk/samples/credentials.js";
import { readableJson, type SampleRequest } from "../../sdk/samples/request.js";
import type { SampleValue } from "../../sdk/samples/sample-value.js";
import { type ValueScope, valueScope } from "../../sdk/samples/values.js";
import { unreachable } from "../../unreachable.js";
import { headerText } from "./page.js";
import type { DocsScope } from "./places.js";

/** Where the mock answers, as samples have it too; readers can type another address. */
const mockUrl = "http://127.0.0.1:4010";

/** A file for each group that has operations which can be called. */
export function tryCallFiles(scope: DocsScope): readonly BuiltFile[] {
  const { model } = scope;
  return model.groups.flatMap((group): readonly BuiltFile[] => {
    const operations = groupsBelow([group])
      .flatMap((each) => each.operations)
      .filter((each) => operationPlan(each, model).kind === "callable");
    return operations.length === 0 ? [] : ofGroup(group, [callsFile(group, operations, scope)]);
  });
}

function callsFile(group: Group, operations: readonly Operation[], scope: DocsScope): BuiltFile {
  const { origin } = groupHead(group, scope.model);
  return {
    kind: "built",
    path: `.vitepress/calls/${group.id}.json`,
    print: async () => {
      const { requestOf } = await samplerFor(scope);
      const calls = operations.flatMap((each) => {
        const request = requestOf(each);
        // The page says why there is none.
        return "reason" in request ? [] : [tryCall(request, scope)];
      });
      return `${JSON.stringify({ "//": headerText([origin]), calls }, null, 2)}\n`;
    },
  };
}

function tryCall(request: SampleRequest, { model, operationPlaces }: DocsScope): TryCall {
  const { plan, method, baseUrl, credentials } = request;
  const { defaults } = servicePlan(model);
  const values = valueScope(model, "request");
  const accept = plan.answer.result.negotiation.header;
  const named = (each: { readonly name: string; readonly value: string } | undefined) =>
    each === undefined ? [] : [{ name: each.name, text: each.value }];
  const body = bodyOf(plan.request, values);
  const { parameters } = plan.request;
  return {
    anchor: operationPlaces.get(plan.id)?.anchor ?? "",
    id: plan.id,
    method,
    path: plan.request.path.text,
    baseUrls: [...new Set([mockUrl, baseUrl])],
    headers: [
      ...(accept === undefined ? [] : [{ name: "Accept", text: accept }]),
      ...named(defaults.headers),
    ],
    query: named(defaults.query),
    parameters: parameters.flatMap((each) => parameterOf(each, request, values.find)),
    ...(body !== undefined && { body }),
    credentials: credentials.map(credentialOf),
    cookies: parameters.flatMap(({ place, name }) => (place === "cookie" ? [name] : [])),
  };
}

function parameterOf(
  parameter: ParameterPlan,
  { call, commonHeaders }: SampleRequest,
  find: FindSchema,
): readonly TryParameter[] {
  const { place, name, presence, from, writing } = parameter;
  if (place === "cookie") return [];
  const given = { path: call.path, query: call.query, header: call.headers }[place][name];
  const common = commonHeaders.find((each) => each.name === name && from === "service");
  const { input, choices } = inputOf(parameter, find);
  return [
    {
      place,
      name,
      required: presence === "required",
      input,
      ...(choices !== undefined && { choices }),
      text: common?.text ?? (given === undefined ? "" : typedText(given, input)),
      ...(from === "client" && { isKey: true }),
      ...(writing !== undefined && { writing }),
    },
  ];
}

/** How a value is typed. */
function inputOf(
  { sendable, isJson }: ParameterPlan,
  find: FindSchema,
): Pick<TryParameter, "input" | "choices"> {
  const schema = dereferenced(sendable, find);
  if (isJson || schema === undefined) return { input: isJson ? "json" : "text" };
  switch (schema.kind) {
    case "boolean":
      return { input: "choice", choices: ["true", "false"] };
    case "enum":
      return schema.open ? { input: "text" } : choicesOf(schema);
    case "array":
      return { input: isSingle(schema.items, find) ? "list" : "json" };
    case "object":
    case "allOf":
      return { input: "json" };
    default:
      return { input: "text" };
  }
}

function choicesOf({
  values,
}: Extract<Schema, { readonly kind: "enum" }>): Pick<TryParameter, "input" | "choices"> {
  const texts = values.flatMap((each) =>
    each.kind === "string" || each.kind === "number" || each.kind === "boolean"
      ? [String(each.value)]
      : [],
  );
  return texts.length < values.length ? { input: "text" } : { input: "choice", choices: texts };
}

function isSingle(items: Schema, find: FindSchema): boolean {
  const kind = dereferenced(items, find)?.kind;
  return kind !== "array" && kind !== "object" && kind !== "allOf";
}

function typedText(value: SampleValue, input: TryParameter["input"]): string {
  if (input === "json") return readableJson(value);
  if (input === "list" && Array.isArray(value)) return value.map(String).join("\n");
  return typeof value === "object" ? readableJson(value) : String(value);
}

/** The body that a sample would send: JSON where it is one of several, or the only one there is. */
function bodyOf(request: RequestPlan, values: ValueScope): TryBody | undefined {
  const { body, sendsBody } = request;
  if (!sendsBody || body.kind === "none") return undefined;
  const required = body.kind === "known" && body.presence === "required";
  const contents = shownContents(request);
  const made = contents.map((content) => ({ content, sample: sampleBody(content, values) }));
  const { content, sample } =
    made.find((each) => each.sample?.kind === "JSON") ?? (made.length === 1 ? made : [])[0] ?? {};
  if (content === undefined || sample === undefined) {
    return { kind: "open", mediaType: "", required, text: "", parts: [], files: [] };
  }
  const form = content.codec === "form" ? content.form : undefined;
  const files = (form?.files ?? []).map(({ name }) => name);
  return {
    kind: kinds[sample.kind],
    mediaType: content.ownType ?? content.mediaType,
    required,
    text: bodyText(sample.kind, sample.value, files),
    parts: form?.parts ?? [],
    files,
  };
}

const kinds: Readonly<Record<BodyKind, TryBody["kind"]>> = {
  JSON: "json",
  text: "text",
  bytes: "file",
  form: "form",
  multipart: "multipart",
};

/** Files are chosen apart. */
function bodyText(kind: BodyKind, value: SampleValue, files: readonly string[]): string {
  switch (kind) {
    case "bytes":
      return "";
    case "text":
      return String(value);
    case "JSON":
      return readableJson(value);
    case "form":
    case "multipart":
      return readableJson(
        Object.fromEntries(Object.entries(value ?? {}).filter(([name]) => !files.includes(name))),
      );
    default:
      return unreachable(kind);
  }
}

function credentialOf(credential: SentCredential): TryCredential {
  const { kind } = credential;
  const scheme = credential.scheme.name;
  switch (kind) {
    case "authorization":
      return { kind, scheme, word: credential.word, variable: credential.secret.name };
    case "basic":
      return { kind, scheme, user: credential.user.name, password: credential.password.name };
    case "header":
    case "query":
      return { kind, scheme, name: credential.name, variable: credential.secret.name };
    case "cookie":
    case "certificate":
      return { kind, scheme };
    default:
      return unreachable(kind);
  }
}
