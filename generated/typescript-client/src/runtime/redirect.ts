// Made by endpoint-manifest (typescript-client) from its template redirect.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** How redirects are followed, so that no credential crosses to another origin. */

/**
 * Headers that may go along with a redirect: those that say nothing of who calls, and that which `fetch` itself takes away at
 * another origin (Fetch standard, section 4.4; of `cookie` it says nothing, and workerd takes it along, with a
 * compatibility date before September 2025 even this one). With any other header a redirect is not followed, and ends as an
 * `ApiError`.
 */
const harmless = /^(accept|content|range|authorization$)/;

/** The mode of redirects that is safe with these headers. */
export function redirectMode(headers: Headers): "follow" | "manual" {
  let mode: "follow" | "manual" = "follow";
  headers.forEach((_, name) => {
    if (!harmless.test(name)) mode = "manual";
  });
  return mode;
}
