// Made by endpoint-manifest (typescript-server) from its template check-reply.ts.
// Not to be edited: fill the manifest in and run `generate`.

/**
 * Checks the responses of handlers against the manifest. It is for development, since it takes time and replaces a wrong response
 * with an error.
 */
import { ValidationError } from "../typescript-client/errors.js";
import { bareType, isJson } from "../typescript-client/media-type.js";
import type { StandardIssue } from "../typescript-client/standard-schema.js";
import type { Validator } from "../typescript-client/validator.js";
import { itemWriter } from "./item-stream.js";
import { declaredReply, isBytes } from "./reply-content.js";
import type { Route, RouteReply } from "./route.js";
import { isBodiless } from "./statuses.js";

/** A response that is about to be written. */
export interface CheckedReply {
  readonly status: number;
  /** `undefined` where it has no body. */
  readonly mediaType: string | undefined;
  /** Left out where the body is already in a `Response`, which is not read. */
  readonly body?: unknown;
}

/** Throws a `ValidationError` where the manifest does not allow a response. */
export type ReplyCheck = (reply: CheckedReply) => void;

/**
 * Makes the check of a route's responses; `undefined` where the manifest shows none. Facts that it does not show are not checked.
 */
export function replyCheck(route: Route): ReplyCheck | undefined {
  const { id, replies, hasOtherReplies } = route;
  if (replies === undefined) return undefined;
  return (reply) => {
    const declared = declaredReply(route, reply.status);
    if (!declared && hasOtherReplies) return;
    const issues = declared
      ? contentIssues(route, declared, reply)
      : [
          at(
            "status",
            `${reply.status} is none of ${replies.map(({ status }) => status).join(", ")}`,
          ),
        ];
    if (issues.length > 0) {
      throw new ValidationError(`${id} answers what the manifest does not allow`, issues);
    }
  };
}

function contentIssues(
  { rules }: Route,
  { status, content }: RouteReply,
  { mediaType, ...reply }: CheckedReply,
): readonly StandardIssue[] {
  if (content === undefined) return [];
  if (mediaType === undefined) {
    const isMissing = content.length > 0 && !isBodiless(reply.status);
    return isMissing ? [at("body", "is missing")] : [];
  }
  if (content.length === 0) return [at("body", "is not allowed")];
  const listed = content.find((each) => isOf(mediaType, each));
  if (listed === undefined) {
    return [at("contentType", `${mediaType} is none of ${content.join(", ")}`)];
  }
  const validator = ownOf(ownOf(rules?.replies, status), listed);
  const issues = validator && "body" in reply ? bodyIssues(validator, mediaType, reply.body) : [];
  return issues.map(({ message, path = [] }) => ({ message, path: ["body", ...path] }));
}

function bodyIssues(
  validator: Validator<unknown>,
  mediaType: string,
  body: unknown,
): readonly StandardIssue[] {
  const isRead = isJson(mediaType) ? !isBytes(Object(body)) : typeof body === "string";
  if (!isRead || itemWriter(mediaType)) return [];
  if (!validator.safeParse(body).issues) return [];
  // The sent value counts: JSON turns a `Date` into text and leaves undefined properties out.
  const sent: unknown = isJson(mediaType) ? JSON.parse(JSON.stringify(body) ?? "null") : body;
  return validator.safeParse(sent).issues ?? [];
}

/** True if a media type is one of those listed, which may be a range. */
function isOf(mediaType: string, listed: string): boolean {
  const type = bareType(mediaType);
  const wanted = bareType(listed);
  return (
    wanted === "*/*" ||
    type === wanted ||
    (wanted.endsWith("/*") && type.startsWith(wanted.slice(0, -1)))
  );
}

/** Own members only: no media type or status may match an inherited member. */
function ownOf<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

function at(name: string, message: string): StandardIssue {
  return { message, path: [name] };
}
