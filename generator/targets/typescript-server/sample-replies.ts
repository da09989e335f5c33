/** Answers that samples give: of the manifest's own statuses, with its examples. */
import { isBinary } from "../../sdk/messages/binary-content.js";
import { isAnyMedia, isRange, isText } from "../../sdk/messages/media-types.js";
import type { CarriedContent } from "../../sdk/messages/carried-bodies.js";
import type { ReplyPlan } from "../../sdk/operations/reply-plan.js";
import { servedReplies } from "../../sdk/operations/served-replies.js";
import { isInherited } from "../../emit/typescript/package/sample-values.js";
import {
  arrayValue,
  callOf,
  type Entry,
  literalValue,
  name as nameValue,
  objectValue,
  type ObjectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { fittingValue } from "./fitting-values.js";
import { isSuccessStatus } from "../../model/successes.js";

/** An answer of a handler. */
export interface SampleReply {
  readonly status: number;
  /** `{ status: 200, body: … }`. */
  readonly value: ObjectValue;
  /** Whether the manifest shows its body, and shows that there is one. */
  readonly hasKnownBody: boolean;
  /** Whether any body would do. */
  readonly isOpen: boolean;
}

/** A successful answer of an operation; `undefined` where none can be made up. */
export function sampleReply(
  operation: Operation,
  service: Service,
  find: FindSchema,
): SampleReply | undefined {
  const { replies = [], areOpen } = servedReplies(operation, service, find);
  const listed = new Set(replies.map(({ status }) => status));
  const successes = replies.filter(({ status }) => isSuccessStatus(status));
  const found = (successes.length > 0 ? successes : replies.filter(isDefault))
    .flatMap((each) => replyOf(each, listed, find) ?? [])
    .at(0);
  if (found !== undefined || !areOpen) return found;
  return openReply(200);
}

/** One answer of a status that the manifest lists by itself; `undefined` where it does not, or none can be made up. */
export function replyOfStatus(
  status: number,
  operation: Operation,
  service: Service,
  find: FindSchema,
): ObjectValue | undefined {
  const { replies = [] } = servedReplies(operation, service, find);
  const reply = replies.find((each) => each.status === String(status));
  return reply && replyOf(reply, new Set(), find)?.value;
}

function isDefault({ status }: ReplyPlan): boolean {
  return status === "default";
}

function replyOf(
  reply: ReplyPlan,
  listed: ReadonlySet<string>,
  find: FindSchema,
): SampleReply | undefined {
  const { contents, isOpen } = reply.body;
  const status = statusOf(reply.status, listed);
  if (isOpen) return openReply(status);
  const head = [{ key: "status", value: literalValue(status) }];
  const headers = headersEntry(reply, find);
  if (headers === undefined) return undefined;
  if (contents.length === 0) {
    return {
      status,
      value: objectValue([...head, ...headers]),
      hasKnownBody: false,
      isOpen: false,
    };
  }
  for (const each of contents) {
    const body = bodyOf(each, find);
    if (body === undefined) continue;
    // What any media type may have is JSON here.
    const mediaType = isAnyMedia(each.mediaType) ? "application/json" : each.mediaType;
    const type = { key: "contentType", value: literalValue(mediaType) };
    const named = contents.length > 1 ? [type] : [];
    const value = objectValue([...head, ...headers, ...named, { key: "body", value: body }]);
    return { status, value, hasKnownBody: each.schema.kind !== "notShown", isOpen: false };
  }
  return undefined;
}

/** Of a range the first status that is not listed by itself. */
function statusOf(status: string, listed: ReadonlySet<string>): number {
  if (/^\d{3}$/.test(status)) return Number(status);
  const first = status === "default" ? 200 : Number(status.charAt(0)) * 100;
  const all = Array.from({ length: 100 }, (_, index) => first + index);
  return all.find((each) => !listed.has(String(each))) ?? first;
}

/** While a body is not shown, any will do. */
function openReply(status: number): SampleReply {
  const value = objectValue([
    { key: "status", value: literalValue(status) },
    { key: "body", value: greeting },
  ]);
  return { status, value, hasKnownBody: false, isOpen: true };
}

const greeting: ObjectValue = objectValue([{ key: "message", value: literalValue("Hello") }]);

/** The headers that an answer cannot do without; `undefined` where one of them cannot be made up. */
function headersEntry({ headers }: ReplyPlan, find: FindSchema): readonly Entry[] | undefined {
  const needed = headers.known.filter(({ isRequired }) => isRequired);
  const entries = needed.flatMap(({ name, schema }): readonly Entry[] => {
    const value =
      schema.kind === "notShown" ? literalValue(name) : fittingValue(schema, name, find);
    return value === undefined || isInherited(name) ? [] : [{ key: name, value }];
  });
  if (entries.length < needed.length) return undefined;
  return entries.length === 0 ? [] : [{ key: "headers", value: objectValue(entries) }];
}

/** A body of a representation; `undefined` where none can be made up. */
export function bodyOf(content: CarriedContent, find: FindSchema): ValueTree | undefined {
  const { mediaType, schema, kind, stream } = content;
  const isValue = kind === "json";
  if ((isRange(mediaType) && !isValue) || stream !== undefined) return undefined;
  const known = schema.kind === "notShown" ? undefined : schema;
  const value = known && fittingValue(known, "body", find);
  if (isValue) {
    return known === undefined ? greeting : value;
  }
  if (isText(mediaType)) {
    const isOwnText = value?.kind === "literal" && typeof value.value === "string";
    return isOwnText ? value : literalValue("Hello");
  }
  return known === undefined || isBinary(known) ? bytesOf(mediaType) : undefined;
}

function bytesOf(mediaType: string): ValueTree {
  const type = objectValue([{ key: "type", value: literalValue(mediaType) }]);
  return callOf(nameValue("Blob"), [arrayValue([literalValue("…")]), type], { isNew: true });
}
