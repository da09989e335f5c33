// Made by endpoint-manifest (typescript-client) from its template base-url.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** The base URL of a service: an absolute URL, or a path on the page's host. */
import { InvalidArgumentError } from "./errors.js";

/**
 * The base URL as text; a path is appended to it unchanged.
 *
 * @throws {InvalidArgumentError} also where it is a path and there is no web page.
 */
export function absoluteBaseUrl(baseUrl: string): string {
  const { location }: Page = globalThis;
  const url = location && /^\//.test(baseUrl) ? location.origin + baseUrl : baseUrl;
  if (/^https?:\/\/[^\s/\\?#@]+(\/[^\s\\?#]*)?$/i.test(url) && URL.canParse(url)) {
    return url.replace(/\/+$/, "");
  }
  // The message does not repeat the URL, because it may hold a secret.
  throw new InvalidArgumentError('baseUrl must be "https://host/path", or "/path" in a page');
}

/** A global that pages and their workers have, even in a script from a Blob, and that other platforms lack. */
interface Page {
  /** Every platform has this. */
  readonly fetch: unknown;
  readonly location?: { readonly origin: string };
}
