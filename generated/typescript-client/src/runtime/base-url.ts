// Made by endpoint-manifest (typescript-client) from its template base-url.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Where a service is: at an absolute URL, or at a path on the host of the page. */
import { InvalidArgumentError } from "./errors.js";

/**
 * A base URL as text to which a path is added as it is.
 *
 * @throws {InvalidArgumentError} also where it is a path, and there is no page of a web site.
 */
export function absoluteBaseUrl(baseUrl: string): string {
  const { location }: Page = globalThis;
  const url = location && /^\//.test(baseUrl) ? location.origin + baseUrl : baseUrl;
  if (/^https?:\/\/[^\s/\\?#@]+(\/[^\s\\?#]*)?$/i.test(url) && URL.canParse(url)) {
    return url.replace(/\/+$/, "");
  }
  // What it says is not repeated: it may be a secret.
  throw new InvalidArgumentError('baseUrl must be "https://host/path", or "/path" in a page');
}

/** What a page and its workers have, also one whose script is a Blob, and other platforms do not. */
interface Page {
  /** What every platform has. */
  readonly fetch: unknown;
  readonly location?: { readonly origin: string };
}
