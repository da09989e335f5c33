/** Answers that samples give: of the manifest's own statuses, with its examples. */
import { isBinary } from "../messages/binary-content.js";
import { isAnyMedia, isRange, isText } from "../messages/media-types.js";
import type { CarriedContent } from "../messages/carried-bodies.js";
import type { ReplyPlan } from "../operations/reply-plan.js";
import { servedReplies } from "../operations/served-replies.js";
import type { Operation, Service } from "../../model/model.js";
import { SampleFile, type SampleObject, type SampleValue } from "./sample-value.js";
import { isInherited, sampleValue, type ValueScope } from "./values.js";
import { isSuccessStatus } from "../../model/successes.js";

/** An answer of a handler. */
export interface SampleReply {
  readonly status: number;
  /** Its `status`, and where it has them its `headers`, `contentType` and `body`. */
  readonly value: SampleObject;
  /** True if the manifest shows its body, and shows that there is one. */
  readonly hasKnownBody: boolean;
  /** True if any body would do. */
  readonly isOpen: boolean;
}

/** A successful answer of an operation; `undefined` where none can be made up. */
export function sampleReply(
  operation: Operation,
  service: Service,
  values: ValueScope,
): SampleReply | undefined {
  const { replies = [], areOpen } = servedReplies(operation, service, values.find);
  const listed = new Set(replies.map(({ status }) => status));
  const successes = replies.filter(({ status }) => isSuccessStatus(status));
  const found = (successes.length > 0 ? successes : replies.filter(isDefault))
    .flatMap((each) => replyOf(each, listed, values) ?? [])
    .at(0);
  if (found !== undefined || !areOpen) return found;
  return openReply(200);
}

/** One answer of a status that the manifest lists by itself; `undefined` where it does not, or none can be made up. */
export function replyOfStatus(
  status: number,
  operation: Operation,
  service: Service,
  values: ValueScope,
): SampleObject | undefined {
  const { replies = [] } = servedReplies(operation, service, values.find);
  const reply = replies.find((each) => each.status === String(status));
  return reply && replyOf(reply, new Set(), values)?.value;
}

function isDefault({ status }: ReplyPlan): boolean {
  return status === "default";
}

function replyOf(
  reply: ReplyPlan,
  listed: ReadonlySet<string>,
  values: ValueScope,
): SampleReply | undefined {
  const { contents, isOpen } = reply.body;
  const status = statusOf(reply.status, listed);
  if (isOpen) return openReply(status);
  const headers = neededHeaders(reply, values);
  if (headers === undefined) return undefined;
  const head = { status, ...(Object.keys(headers).length > 0 && { headers }) };
  if (contents.length === 0) {
    return { status, value: head, hasKnownBody: false, isOpen: false };
  }
  for (const each of contents) {
    const body = bodyOf(each, values);
    if (body === undefined) continue;
    // What any media type may have is JSON here.
    const contentType = isAnyMedia(each.mediaType) ? "application/json" : each.mediaType;
    const value = { ...head, ...(contents.length > 1 && { contentType }), body };
    return { status, value, hasKnownBody: each.schema.kind !== "notShown", isOpen: false };
  }
  return undefined;
}

/** Returns the status; for a range, the first one that is not listed by itself. */
function statusOf(status: string, listed: ReadonlySet<string>): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  const first = status === "default" ? 200 : Number(status.charAt(0)) * 100;
  const all = Array.from({ length: 100 }, (_, index) => first + index);
  return all.find((each) => !listed.has(String(each))) ?? first;
}

/** While a body is not shown, any will do. */
function openReply(status: number): SampleReply {
  return { status, value: { status, body: greeting }, hasKnownBody: false, isOpen: true };
}

const greeting: SampleObject = { message: "Hello" };

/** The headers that an answer cannot do without; `undefined` where one of them cannot be made up. */
function neededHeaders({ headers }: ReplyPlan, values: ValueScope): SampleObject | undefined {
  const entries: [string, SampleValue][] = [];
  for (const { name, schema, isRequired } of headers.known) {
    if (!isRequired) continue;
    const value = schema.kind === "notShown" ? name : sampleValue(schema, name, values);
    if (value === undefined || isInherited(name)) return undefined;
    entries.push([name, value]);
  }
  return Object.fromEntries(entries);
}

/** A body of a representation; `undefined` where none can be made up. */
export function bodyOf(content: CarriedContent, values: ValueScope): SampleValue | undefined {
  const { mediaType, schema, kind, stream } = content;
  const isValue = kind === "json";
  if ((isRange(mediaType) && !isValue) || stream !== undefined) return undefined;
  const known = schema.kind === "notShown" ? undefined : schema;
  const value = known && sampleValue(known, "body", values);
  if (isValue) {
    return known === undefined ? greeting : value;
  }
  if (isText(mediaType)) {
    return typeof value === "string" ? value : "Hello";
  }
  return known === undefined || isBinary(known) ? new SampleFile({ mediaType }) : undefined;
}
