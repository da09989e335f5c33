// Made by endpoint-manifest (typescript-server) from its template reply-content.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A response's body in the manifest, by its status. */
import { type TypePicker, typePicker } from "./negotiation.js";
import type { AnyReply, BinaryReply } from "./reply.js";
import type { Route, RouteReply } from "./route.js";

/** True if a handler's reply is a finished response, even one of another realm or of another library. */
export function isResponse(reply: AnyReply): reply is Response {
  // Nearly no reply is one.
  if (isLiteral(reply)) return false;
  return reply instanceof Response || Object.prototype.toString.call(reply) === "[object Response]";
}

function isLiteral(value: object): boolean {
  return Object.getPrototypeOf(value) === Object.prototype;
}

/** The response of a route for a status: its own entry, its range, or `default`. */
export function declaredReply({ replies = [] }: Route, status: number): RouteReply | undefined {
  const range = `${Math.floor(status / 100)}XX`;
  return (
    replies.find((each) => each.status === String(status)) ??
    replies.find((each) => each.status.toUpperCase() === range) ??
    replies.find((each) => each.status === "default")
  );
}

/** The media types of an operation's successful responses. */
export interface SuccessTypes {
  /** The media types that the manifest lists. */
  readonly types: readonly string[];
  /** True if it may also respond without a body, or with something that is not shown. */
  readonly isOpen: boolean;
}

/** The media types of a route's successful responses. */
export function successTypes({ replies = [], hasOtherReplies = false }: Route): SuccessTypes {
  // A 304 refers to another response.
  const carriedOut = replies.filter(({ status }) => /^[23]/.test(status) && status !== "304");
  const successes =
    carriedOut.length > 0 ? carriedOut : replies.filter(({ status }) => status === "default");
  const types = new Set(successes.flatMap(({ content = [] }) => content));
  const isOpen = types.size === 0 || successes.some(({ content = [] }) => content.length === 0);
  return { types: [...types], isOpen: isOpen || hasOtherReplies };
}

/** The media types that are listed for one status. */
export interface ListedTypes {
  readonly types: readonly string[];
  /** Set where there is only one type, and it is not a range. */
  readonly only: string | undefined;
  readonly pick: TypePicker;
}

/** The types that a route lists for a status; `undefined` = not shown. Each status is looked up once. */
export type ContentOf = (status: number) => ListedTypes | undefined;

/** Makes the lookup for a route. */
export function contentOf(route: Route): ContentOf {
  const known = new Map<number, ListedTypes | undefined>();
  return (status) => {
    const found = known.get(status);
    if (found !== undefined || known.has(status)) return found;
    const types = declaredReply(route, status)?.content;
    const made = types && listedTypes(types);
    known.set(status, made);
    return made;
  };
}

function listedTypes(types: readonly string[]): ListedTypes {
  const [first = "*"] = types;
  const isOnly = types.length === 1 && !first.includes("*");
  return { types, only: isOnly ? first : undefined, pick: typePicker(types) };
}

/** The media type of a body that states none: the listed one or, of several, the preferred one; else that of the value itself. */
export function typeOfReply(
  body: unknown,
  content: ListedTypes | undefined,
  request: Request,
): string {
  if (content === undefined) return typeOfBody(body);
  if (content.only !== undefined) return content.only;
  const { types, pick } = content;
  const liked = types.length > 1 ? pick(request.headers.get("accept")) : undefined;
  const type = liked ?? types[0];
  return type === undefined || type.includes("*") ? typeOfBody(body) : type;
}

function typeOfBody(body: unknown): string {
  if (typeof body === "string") return "text/plain";
  if (typeof body !== "object" || body === null || !isBytes(body)) return "application/json";
  return (body instanceof Blob && body.type) || "application/octet-stream";
}

/** True if a body is sent unchanged. */
export function isBytes(body: object): body is BinaryReply | ArrayBufferView {
  // Nearly no body is.
  if (isLiteral(body)) return false;
  return (
    body instanceof ReadableStream ||
    body instanceof Blob ||
    body instanceof ArrayBuffer ||
    ArrayBuffer.isView(body)
  );
}
