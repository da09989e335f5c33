/** The facts of an operation that a server needs: the runtime's `Route` as plain data, without validators. */
import type { ParameterPlace } from "../../model/message.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { operationsOf } from "../../model/walk.js";
import { formProperties } from "../messages/binary-content.js";
import type { ContentPlan } from "../messages/contents.js";
import { isTextOfBytes } from "../messages/encoded-text.js";
import type { FormPartFacts } from "../messages/form-parts.js";
import { isAnyMedia } from "../messages/media-types.js";
import {
  type DeepReader,
  deepReaderOf,
  formReader,
  type ObjectReader,
  type Reader,
  readerOf,
} from "../messages/readers.js";
import type { BodyPlan } from "../operations/body.js";
import { ofSchema, pointerText } from "../operations/call-limits.js";
import { type ParameterPlan, parameterPlaces } from "../operations/parameters.js";
import type { ReplyPlan } from "../operations/reply-plan.js";
import type { DeprecationPlan } from "../operations/calling.js";
import { refusing, type SecurityPlan } from "../operations/security.js";
import { servedReplies } from "../operations/served-replies.js";
import { callPlan, operationPlan } from "../plan-of.js";

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

/** The parts that make routes. */
export interface RouteScope {
  readonly find: FindSchema;
  /** Returns the member for a scheme in `authenticate`. */
  readonly memberOf: (scheme: string) => string;
}

/** An operation that has a method and a path, as data; undefined where it has none. */
export function routeData(
  operation: Operation,
  model: ApiModel,
  { find, memberOf }: RouteScope,
): RouteData | undefined {
  const plan = callPlan(operation, model);
  if (plan === undefined) return undefined;
  const { rates, deprecated } = plan;
  const { service } = model;
  const { method, path, parameters, places, body } = plan.request;
  const open = parameterPlaces.filter((place) =>
    ["open", "not-shown"].includes(places[place].known),
  );
  const { replies, areOpen } = servedReplies(operation, service, find);
  const limits = plan.limits.filter(({ by }) => by !== ofSchema);
  return {
    id: operation.id,
    method,
    path: path.text,
    ...(parameters.length > 0 && {
      parameters: parameters.map((each) => parameterData(each, find)),
    }),
    ...(open.length > 0 && { open }),
    ...bodyData(body, find),
    ...(replies !== undefined && {
      replies: replies.map(replyData),
    }),
    ...(replies !== undefined && areOpen && { hasOtherReplies: true }),
    ...securityData(plan.security, memberOf),
    ...(limits.length > 0 && {
      limits: limits.map(({ of, maxItems, minItems, maximum, by }) => ({
        of: of.map(pointerText),
        ...(maxItems !== undefined && { maxItems }),
        ...(minItems !== undefined && { minItems }),
        ...(maximum !== undefined && { maximum }),
        by,
      })),
    }),
    ...(rates.length > 0 && {
      rates: rates.map(({ isOwn, ...rate }) => ({
        ...rate,
        ...(isOwn && { operation: operation.id }),
      })),
    }),
    ...(deprecated && { deprecated: deprecationData(deprecated) }),
  };
}

/** The operations that have no route, in no runtime's types: what each misses, and where that is to be filled in. */
export function notRoutedOperations(model: ApiModel) {
  return operationsOf(model).flatMap((each) => {
    const plan = operationPlan(each, model);
    if (plan.kind === "callable") return [];
    const { id, missing, place } = plan;
    return [{ id, missing, place }];
  });
}

/** While one of several alternatives is not shown, nobody is refused for want of the others. */
function securityData(
  security: SecurityPlan,
  memberOf: RouteScope["memberOf"],
): Pick<RouteData, "security"> {
  if (security.kind === "not-shown") return {};
  const alternatives = refusing(security).map((each) =>
    Object.fromEntries(each.map(({ scheme, scopes }) => [memberOf(scheme), scopes])),
  );
  return { security: alternatives };
}

/** Returns the values of the headers of a deprecation (RFC 9745, RFC 8594). */
function deprecationData({ since, sunset, replacementPath }: DeprecationPlan): object {
  return {
    ...(since !== undefined && { since }),
    ...(sunset !== undefined && { sunset }),
    ...(replacementPath !== undefined && { replacement: replacementPath }),
  };
}

/** One answer as a route has it. */
export function replyData({ status, body: { contents, isOpen } }: ReplyPlan): RouteReplyData {
  return { status, ...(!isOpen && { content: contents.map(({ mediaType }) => mediaType) }) };
}

function parameterData(
  { place, name, presence, schema, isJson, style }: ParameterPlan,
  find: FindSchema,
): RouteParameterData {
  const head = { in: place, name, ...(presence === "required" && { required: true as const }) };
  if (isJson) {
    const plain = place === "query" || place === "cookie" ? "form" : "simple";
    return { ...head, style: plain, explode: false, json: true, value: "text" };
  }
  const isDeep = style?.style === "deepObject";
  return {
    ...head,
    ...style,
    ...(isDeep ? deepReaderOf(schema, find) : { value: readerOf(schema, find) }),
  };
}

function bodyData(body: BodyPlan, find: FindSchema): Pick<RouteData, "body"> {
  if (body.kind === "not-shown") return {};
  if (body.kind === "none") return { body: "none" };
  const { contents, presence } = body;
  return {
    body: {
      ...(presence === "required" && { required: true }),
      content: contents.map((each) => contentData(each, find)),
      // Where none is listed, nothing is said of any.
      ...((body.isOpen || contents.length === 0) && { open: true }),
    },
  };
}

function contentData(content: ContentPlan, find: FindSchema): RouteContentData {
  const { mediaType, schema } = content;
  if (content.codec !== "form") {
    const kind = isAnyMedia(mediaType) ? content.kind : undefined;
    const isText = kind === "text" || isTextOfBytes(schema);
    return { mediaType, ...(kind === "json" && { json: true }), ...(isText && { text: true }) };
  }
  const parts = content.form.parts.map((part) => partData(part, schema, find));
  return { mediaType, form: formReader(schema, find), ...(parts.length > 0 && { parts }) };
}

/** Servers read lists in whatever notation they come. */
function partData(part: FormPartFacts, schema: Schema, find: FindSchema): RoutePartData {
  if (!("style" in part)) return part;
  const { name, style, explode } = part;
  const own = formProperties(schema, find).filter((each) => each.name === name);
  const [only] = own;
  const isDeep = style === "deepObject" && only !== undefined && own.length === 1;
  return { name, style, explode, ...(isDeep && deepReaderOf(only.schema, find)) };
}
