// Made by endpoint-manifest (typescript-server) from its template body-kinds.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The media types that a body may have, and the form in which a handler gets each. */
import { bareType, isJson } from "../typescript-client/media-type.js";
import { ProblemError } from "./problem.js";
import type { RouteBody, RouteContent } from "./route.js";

/** The form of a body for a handler: a value, text, a record of texts and files, or bytes as they arrive. */
export type BodyKind = "json" | "text" | "urlencoded" | "multipart" | "stream";

/** The facts about a body that follow from its media type. */
export interface ChosenContent {
  readonly kind: BodyKind;
  /** The media type as the manifest lists it, where it does so by name; otherwise as the request states it. */
  readonly mediaType: string | undefined;
  /** The content's entry in the manifest. */
  readonly content: RouteContent | undefined;
}

/** The form in which a handler gets bodies of a media type, or of a range. */
export function kindOfBody(mediaType: string): BodyKind {
  const type = bareType(mediaType);
  if (isJson(type)) return "json";
  if (type.startsWith("text/")) return "text";
  if (type === "application/x-www-form-urlencoded") return "urlencoded";
  return type === "multipart/form-data" ? "multipart" : "stream";
}

/** The same for a content of the manifest, for a body that states a media type. */
function kindOfContent(
  { mediaType, json = false, text = false }: RouteContent,
  said: string,
): BodyKind {
  const kind = kindOfBody(mediaType);
  if (kind !== "stream") return kind;
  return json || (text && isJson(said)) ? "json" : text ? "text" : kind;
}

/**
 * The content that a `content-type` selects: the most specific one listed (RFC 9110, section 12.5.1), whatever its parameters.
 * `undefined` where none fits.
 */
export function contentFor(
  body: RouteBody | undefined,
  contentType: string,
): ChosenContent | undefined {
  // Most requests spell it as the manifest does.
  const exact = body?.content.find(({ mediaType }) => mediaType === contentType);
  if (exact)
    return { kind: kindOfContent(exact, contentType), mediaType: contentType, content: exact };
  const said = bareType(contentType);
  // A body without a media type is bytes (RFC 9110, section 8.3).
  const type = said === "" ? "application/octet-stream" : said;
  const [main = ""] = type.split("/");
  for (const wanted of [type, ...(isJson(type) ? [`${main}/*+json`] : []), `${main}/*`, "*/*"]) {
    const content = body?.content.find((each) => bareType(each.mediaType) === wanted);
    if (!content) continue;
    const mediaType = wanted === type ? content.mediaType : type;
    return { kind: kindOfContent(content, type), mediaType, content };
  }
  if (body && !body.open) return undefined;
  return { kind: kindOfBody(type), mediaType: said === "" ? undefined : said, content: undefined };
}

/** The problem of a body of another media type: 415, with the allowed ones (RFC 9110, section 15.5.16). */
export function unsupportedType(content: readonly RouteContent[], method: string): ProblemError {
  const types = content.map(({ mediaType }) => mediaType);
  const names = headersOfTypes.get(method) ?? [];
  return new ProblemError(
    { status: 415, detail: `The body must be ${types.join(" or ")}` },
    Object.fromEntries(["accept", ...names].map((name) => [name, types.join(", ")])),
  );
}

/** Headers that list media types for one method (RFC 5789, section 3.1; Linked Data Platform 1.0, section 7.1). */
const headersOfTypes: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ new Map([
  ["PATCH", ["accept-patch"]],
  ["POST", ["accept-post"]],
]);

/** The problem of a compressed body: 415, with the allowed codings (RFC 9110, section 12.5.3). */
export function unsupportedCoding(): ProblemError {
  return new ProblemError(
    { status: 415, detail: "The body must not have a content coding" },
    { "accept-encoding": "identity" },
  );
}
