/** One answer, as data: its status, its headers and its body. */
import { type Bucket, isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Header, Response } from "../../model/message.js";
import type { Service } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";
import { shown } from "./facts.js";
import { type CarriedBody, carriedBody } from "../messages/carried-bodies.js";
import { schemaOf } from "../messages/value-plan.js";
import { commonReplies } from "./replies.js";

/** One answer. */
export interface ReplyPlan {
  /** A status (`200`), a range (`4XX`), or `default`: every status that nothing else names. */
  readonly status: string;
  /** Who says it: the operation, or the service of all its operations. */
  readonly from: "operation" | "service";
  /** Name of the shared response that it is. */
  readonly shared?: string;
  readonly description?: string;
  readonly headers: ReplyHeaders;
  readonly body: CarriedBody;
}

/** The headers of an answer. */
export interface ReplyHeaders {
  readonly known: readonly ReplyHeader[];
  readonly isOpen: boolean;
}

/** One header of an answer. */
export interface ReplyHeader {
  readonly name: string;
  readonly description?: string;
  readonly isRequired: boolean;
  /** Has the kind `notShown` while it is not shown. */
  readonly schema: Schema;
}

/** One answer, as data. */
export function replyPlan(
  { status, shared, description, headers, content }: Response,
  from: ReplyPlan["from"],
  find: FindSchema,
): ReplyPlan {
  return {
    status,
    from,
    ...(shared !== undefined && { shared }),
    ...shown({ description }),
    headers: replyHeaders(headers),
    body: carriedBody(content, find, shared),
  };
}

const common = new WeakMap<Pick<Service, "errors">, readonly ReplyPlan[]>();

/** The answers that any operation may give; made once for a service, for all its operations. */
export function commonReplyPlans(
  service: Pick<Service, "errors">,
  find: FindSchema,
): readonly ReplyPlan[] {
  const plans =
    common.get(service) ?? commonReplies(service).map((each) => replyPlan(each, "service", find));
  common.set(service, plans);
  return plans;
}

/** The headers of an answer, as data. */
export function replyHeaders(headers: Bucket<Header>): ReplyHeaders {
  const known = knownItems(headers).map(({ name, description, required, schema }) => ({
    name,
    ...shown({ description }),
    isRequired: knownValue(required) === true,
    schema: schemaOf(schema),
  }));
  return { known, isOpen: isOpen(headers) };
}

/** True if an answer stands for every status that nothing else names. */
export function isDefault({ status }: Pick<ReplyPlan, "status">): boolean {
  return status === "default";
}
