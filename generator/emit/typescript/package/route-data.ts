/** What a server needs to know of an operation: the runtime's `Route` as plain data, without validators. */
import type { Requirements } from "../../../model/authentication.js";
import { isOpen, knownItems, knownValue } from "../../../model/known.js";
import type { Content, Header, Parameter, ParameterPlace } from "../../../model/message.js";
import type { ApiModel, Operation, Service } from "../../../model/model.js";
import { isNothingKnown, mayBeLeftOut, requirementsOf } from "../../../model/requirements.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { operationsOf } from "../../../model/walk.js";
import { valueFacts, type WithValue } from "../../../sdk/messages/parameter-values.js";
import { camelCase } from "../names.js";
import { limitsOf, ofSchema, pointerText } from "../../../sdk/operations/call-limits.js";
import { contentKind } from "../../../sdk/messages/content-kinds.js";
import { isEncodedText } from "../../../sdk/messages/encoded-text.js";
import { isCallable } from "../../../sdk/operations/facts.js";
import { formParts, type FormPartFacts } from "../../../sdk/messages/form-parts.js";
import { isAnyMedia } from "../../../sdk/messages/media-types.js";
import { formProperties } from "../../../sdk/messages/binary-content.js";
import { type FormContent, isForm } from "../../../sdk/messages/forms.js";
import {
  type DeepReader,
  deepReaderOf,
  formReader,
  type ObjectReader,
  type Reader,
  readerOf,
} from "../../../sdk/messages/readers.js";
import type { ReplyPlan } from "../../../sdk/operations/reply-plan.js";
import { servedReplies } from "../../../sdk/operations/served-replies.js";

/** One operation; the runtime's `Route` says what each member is. */
export interface RouteData {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly RouteParameterData[];
  readonly open?: readonly ParameterPlace[];
  readonly body?: RouteBodyData | "none";
  readonly replies?: readonly RouteReplyData[];
  readonly hasOtherReplies?: true;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly limits?: readonly object[];
  readonly rates?: readonly object[];
  readonly deprecated?: object;
}

/** One parameter. */
export interface RouteParameterData {
  readonly in: ParameterPlace;
  readonly name: string;
  readonly required?: true;
  readonly style?: string;
  readonly explode?: boolean;
  readonly json?: true;
  readonly value: Reader;
  readonly readers?: DeepReader["readers"];
}

/** The body of a request. */
export interface RouteBodyData {
  readonly required?: true;
  readonly content: readonly RouteContentData[];
  readonly open?: true;
}

/** One representation of it. */
export interface RouteContentData {
  readonly mediaType: string;
  readonly form?: ObjectReader;
  readonly parts?: readonly RoutePartData[];
  readonly json?: true;
  readonly text?: true;
}

/** How a property of a form is written, and what it stands for where the form's own reader does not go as deep. */
export type RoutePartData = FormPartFacts & Partial<DeepReader>;

/** One answer. */
export interface RouteReplyData {
  readonly status: string;
  readonly content?: readonly string[];
}

/** The places of parameters, in the order in which a request has them. */
export const parameterPlaces: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

/** An operation that has a method and a path, as data; undefined where it has none. */
export function routeData(
  operation: Operation,
  model: ApiModel,
  find: FindSchema,
): RouteData | undefined {
  const { service } = model;
  const method = knownValue(operation.method);
  const path = knownValue(operation.path);
  if (method === undefined || path === undefined) return undefined;
  const parameters = parametersOf(operation, service);
  const open = parameterPlaces.filter((place) => isOpen(operation.parameters[place]));
  const { replies, areOpen } = servedReplies(operation, service, find);
  const limits = limitsOf(operation, service, find).filter(({ by }) => by !== ofSchema);
  const rates = ratesOf(operation, service);
  return {
    id: operation.id,
    method,
    path: path.text,
    ...(parameters.length > 0 && {
      parameters: parameters.map((each) => parameterData(each, find)),
    }),
    ...(open.length > 0 && { open }),
    ...bodyData(operation, find),
    ...(replies !== undefined && {
      replies: replies.map(replyData),
    }),
    ...(replies !== undefined && areOpen && { hasOtherReplies: true }),
    ...securityData(requirementsOf(operation, service)),
    ...(limits.length > 0 && {
      limits: limits.map(({ of, maxItems, minItems, maximum, by }) => ({
        of: of.map(pointerText),
        ...(maxItems !== undefined && { maxItems }),
        ...(minItems !== undefined && { minItems }),
        ...(maximum !== undefined && { maximum }),
        by,
      })),
    }),
    ...(rates.length > 0 && { rates }),
    ...deprecationData(operation, model),
  };
}

/** While one of several alternatives is not shown, nobody is refused for want of the others. */
function securityData(requirements: Requirements): Pick<RouteData, "security"> {
  if (isNothingKnown(requirements)) return {};
  const security = knownItems(requirements).map(({ schemes }) =>
    Object.fromEntries(
      schemes.map(({ scheme, scopes }) => [camelCase(scheme), knownValue(scopes) ?? []]),
    ),
  );
  const isSaid = requirements.state === "none" || mayBeLeftOut(requirements);
  return { security: isOpen(requirements) && !isSaid ? [...security, {}] : security };
}

/** One answer as a route has it. */
export function replyData({ status, body: { contents, isOpen } }: ReplyPlan): RouteReplyData {
  return { status, ...(!isOpen && { content: contents.map(({ mediaType }) => mediaType) }) };
}

/** A parameter and where it stands. */
export interface PlacedParameter {
  readonly place: ParameterPlace;
  /** Whether it goes with every request, and is not the operation's own. */
  readonly isCommon: boolean;
  readonly parameter: Pick<Parameter, "name" | "required" | "style" | "explode" | "schema"> &
    WithValue;
}

/** The parameters of an operation, with the headers that go with every request. */
export function parametersOf(
  { parameters }: Pick<Operation, "parameters">,
  service: Service,
): readonly PlacedParameter[] {
  return parameterPlaces.flatMap((place) => [
    ...knownItems(parameters[place]).map((parameter) => ({ place, parameter, isCommon: false })),
    ...(place === "header" ? commonHeaders(service, knownItems(parameters.header)) : []),
  ]);
}

/** The headers that go with every request, without an operation's own; a header has one style (OpenAPI 3.1.1, section 4.8.21). */
export function commonHeaders(
  { headers }: Pick<Service, "headers">,
  own: readonly Pick<Header, "name">[],
): readonly PlacedParameter[] {
  const taken = new Set(own.map(({ name }) => name.toLowerCase()));
  return knownItems(headers)
    .filter(({ name }) => !taken.has(name.toLowerCase()))
    .map((header) => ({
      place: "header",
      isCommon: true,
      parameter: {
        ...header,
        style: { state: "known", value: "simple", at: header.at, sources: [] },
      },
    }));
}

function parameterData(
  { place, parameter }: PlacedParameter,
  find: FindSchema,
): RouteParameterData {
  const { schema, isJson } = valueFacts(parameter);
  const head = {
    in: place,
    name: parameter.name,
    ...((place === "path" || knownValue(parameter.required) === true) && {
      required: true as const,
    }),
  };
  if (isJson) {
    const style = place === "query" || place === "cookie" ? "form" : "simple";
    return { ...head, style, explode: false, json: true, value: "text" };
  }
  // A style is one of a schema, not of a text that stands in place of it.
  const style = parameter.schema === schema ? knownValue(parameter.style) : undefined;
  const explode = knownValue(parameter.explode);
  return {
    ...head,
    ...(style !== undefined && explode !== undefined && { style, explode }),
    ...(schema.state !== "known"
      ? { value: "text" }
      : style === "deepObject" && explode !== undefined
        ? deepReaderOf(schema.value, find)
        : { value: readerOf(schema.value, find) }),
  };
}

function bodyData({ body }: Operation, find: FindSchema): Pick<RouteData, "body"> {
  if (body.state === "notShown") return {};
  if (body.state === "none") return { body: "none" };
  const { content, required } = body.value;
  const contents = knownItems(content);
  return {
    body: {
      ...(knownValue(required) === true && { required: true }),
      content: contents.map((each) => contentData(each, find)),
      // Where none is listed, nothing is said of any.
      ...((isOpen(content) || contents.length === 0) && { open: true }),
    },
  };
}

function contentData(content: Content, find: FindSchema): RouteContentData {
  const { mediaType } = content;
  if (!isForm(content, find)) {
    const kind = isAnyMedia(mediaType) ? contentKind(content, find) : undefined;
    const isText = kind === "text" || isEncodedText(content.schema);
    return { mediaType, ...(kind === "json" && { json: true }), ...(isText && { text: true }) };
  }
  const parts = formParts(content, find).map((part) => partData(part, content, find));
  const form = formReader(content.schema.value, find);
  return { mediaType, form, ...(parts.length > 0 && { parts }) };
}

/** Servers read lists in whatever notation they come. */
function partData(part: FormPartFacts, { schema }: FormContent, find: FindSchema): RoutePartData {
  if (!("style" in part)) return part;
  const { name, style, explode } = part;
  const own = formProperties(schema.value, find).filter((each) => each.name === name);
  const [only] = own;
  const isDeep = style === "deepObject" && only !== undefined && own.length === 1;
  return { name, style, explode, ...(isDeep && deepReaderOf(only.schema, find)) };
}

/** How many requests a caller may make; the operation's own word goes before the service's. */
function ratesOf({ id, limits }: Operation, service: Service): readonly object[] {
  const own = knownValue(limits)?.rate;
  const isOwn = own !== undefined && own.state !== "notShown";
  return (knownValue(isOwn ? own : service.limits.rate) ?? []).map(
    ({ requests, seconds, per }) => ({
      requests,
      seconds,
      ...(per.state === "known" && { per: per.value }),
      // Equal numbers of two operations are still two counts.
      ...(isOwn && { operation: id }),
    }),
  );
}

function deprecationData(
  { deprecated }: Operation,
  model: ApiModel,
): Pick<RouteData, "deprecated"> {
  if (deprecated.state !== "known") return {};
  const since = knownValue(deprecated.value.since);
  const sunset = knownValue(deprecated.value.sunset);
  const id = knownValue(deprecated.value.replacement);
  const other = operationsOf(model).find((each) => each.id === id && isCallable(each));
  const replacement = other && knownValue(other.path)?.text;
  return {
    deprecated: {
      ...(since !== undefined && { since }),
      ...(sunset !== undefined && { sunset }),
      ...(replacement !== undefined && { replacement }),
    },
  };
}
