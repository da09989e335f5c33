/** Which entries of a capture are calls of an API, and why the others are not. */
import { isJson } from "../observed/media-type.js";
import type { Exchange } from "./exchange.js";

/** Why an entry says nothing of an API. */
export type Unfit = (typeof reasons)[keyof typeof reasons];

const reasons = {
  scheme: "not http or https",
  socket: "a web socket",
  unanswered: "no answer came (status 0)",
  status: "a status that HTTP does not have",
  preflight: "the browser's own question whether it may ask (CORS)",
  redirect: "an answer that leads elsewhere, or to a copy in the cache",
  page: "a part of a web page: a document, picture, font, script or style",
  method: "a method that is told of no operation",
} as const;

const methods: ReadonlySet<string> = new Set([
  ...["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "QUERY"],
]);

const partsOfPages: ReadonlySet<string> = new Set([
  ...["document", "image", "font", "stylesheet", "script", "media", "manifest"],
  ...["ping", "beacon", "cspviolationreport", "favicon", "imageset", "subdocument"],
]);

const typesOfPages =
  /^(?:image|font|audio|video)\/|^text\/(?:html|css|javascript|ecmascript|vtt)$|^application\/(?:javascript|x-javascript|ecmascript|xhtml\+xml|wasm|font-.*|x-font-.*|vnd\.ms-fontobject|manifest\+json|x-shockwave-flash)$/;

/** Why an entry is left out; undefined where it may be a call of an API. */
export function unfitness(exchange: Exchange): Unfit | undefined {
  const { method, url, status, resourceType, answer } = exchange;
  if (url.protocol === "ws:" || url.protocol === "wss:" || resourceType === "websocket") {
    return reasons.socket;
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") return reasons.scheme;
  if (method === "OPTIONS" || resourceType === "preflight") return reasons.preflight;
  if (status === 0) return reasons.unanswered;
  if (!Number.isInteger(status) || status < 100 || status > 599) return reasons.status;
  if (status === 101) return reasons.socket;
  if (status >= 300 && status < 400) return reasons.redirect;
  const type = answer?.mediaType;
  if (type !== undefined && typesOfPages.test(type)) return reasons.page;
  const isPart = resourceType !== undefined && partsOfPages.has(resourceType);
  if (isPart && (type === undefined || !isJson(type))) return reasons.page;
  return methods.has(method) ? undefined : reasons.method;
}

/** True if an entry was answered with JSON. */
export function isJsonAnswer({ answer }: Exchange): boolean {
  return answer?.mediaType !== undefined && isJson(answer.mediaType);
}
