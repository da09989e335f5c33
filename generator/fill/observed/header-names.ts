/** Which headers belong to an API: neither those of transport, caches and browsers, nor those that tools add on the way. */
import { isCredentialName } from "./private-names.js";

/** Headers that any request or answer may have, whatever the API (RFC 9110, RFC 9111, Fetch). */
const standard: ReadonlySet<string> = new Set([
  ...["accept", "accept-charset", "accept-encoding", "accept-language", "accept-ranges", "age"],
  ...["allow", "alt-svc", "cache-control", "connection", "cookie", "date", "dnt", "dpr", "etag"],
  ...["expect", "expires", "forwarded", "from", "host", "keep-alive", "last-modified", "location"],
  ...["max-forwards", "origin", "pragma", "priority", "range", "referer", "referrer", "server"],
  ...["save-data", "set-cookie", "te", "trailer", "transfer-encoding", "upgrade", "user-agent"],
  ...["upgrade-insecure-requests", "vary", "via", "viewport-width", "warning", "width"],
  ...["downlink", "ect", "rtt", "device-memory", "x-requested-with", "x-real-ip", "x-client-data"],
  ...["traceparent", "tracestate", "baggage", "sentry-trace", "newrelic", "x-request-start"],
  ...["x-amzn-trace-id", "x-cloud-trace-context", "postman-token", "purpose", "x-purpose"],
]);

const standardFamily =
  /^(?::|sec-|access-control-|content-|if-|proxy-|x-forwarded-|x-b3-|x-datadog-|x-newrelic-|x-envoy-|cf-|cdn-|fastly-|ads-|x-firefox-|http2-)/;

/** The role of a header in a description of an API. */
export type HeaderSort = "own" | "standard" | "credential";

/** Returns the role of a request header in an API, by its name. */
export function headerSort(name: string): HeaderSort {
  const plain = name.trim().toLowerCase();
  if (plain === "authorization" || plain === "proxy-authorization") return "credential";
  if (standard.has(plain) || standardFamily.test(plain)) return "standard";
  return isCredentialName(plain) ? "credential" : "own";
}

/** True if a text is the name of a header (RFC 9110, section 5.1). */
export function isHeaderName(name: string): boolean {
  return /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name);
}
