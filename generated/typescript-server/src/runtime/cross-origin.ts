// Made by endpoint-manifest (typescript-server) from its template cross-origin.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Responses to pages of other origins: CORS, as the Fetch standard defines it (section 3.2). */
import type { Context, Next } from "hono";

/** Seconds for which a browser may reuse a preflight; no browser keeps one for longer than a day. */
const maxAge = "600";

/**
 * Hono middleware that lets pages of every origin send requests with credentials, and read all headers of every response. For
 * requests with credentials browsers do not accept `*`, so the origin and the names are listed explicitly.
 */
export async function crossOrigin(hono: Context, next: Next): Promise<Response | undefined> {
  const { raw } = hono.req;
  const origin = raw.headers.get("origin");
  const wanted = raw.headers.get("access-control-request-method");
  if (origin !== null && wanted !== null && raw.method === "OPTIONS") {
    return hono.newResponse(null, 204, {
      ...allowance(origin),
      "access-control-allow-methods": wanted,
      "access-control-max-age": maxAge,
      ...asked(raw, "headers"),
      ...asked(raw, "private-network"),
      vary: ["origin", "access-control-request-method", "access-control-request-headers"].join(
        ", ",
      ),
    });
  }
  await next();
  hono.header("vary", "origin", { append: true });
  if (origin === null) return undefined;
  const names: string[] = [];
  hono.res.headers.forEach((_, name) => {
    if (!isKnown(name)) names.push(name);
  });
  const exposed = names.length > 0 && { "access-control-expose-headers": names.join(", ") };
  for (const [name, value] of Object.entries({ ...allowance(origin), ...exposed })) {
    hono.header(name, value);
  }
  return undefined;
}

function allowance(origin: string): Readonly<Record<string, string>> {
  return { "access-control-allow-origin": origin, "access-control-allow-credentials": "true" };
}

/** Allows what a preflight requests; nothing where it requests nothing. */
function asked({ headers }: Request, what: string): Readonly<Record<string, string>> {
  const names = headers.get(`access-control-request-${what}`);
  return names === null ? {} : { [`access-control-allow-${what}`]: names };
}

/**
 * Names that need not be exposed: those that pages may always read, those for browsers alone, and those that pages may never
 * read.
 */
function isKnown(name: string): boolean {
  return (
    name.startsWith("access-control-") ||
    /^(?:cache-control|content-language|content-length|content-type|expires|last-modified|pragma|set-cookie|vary)$/.test(
      name,
    )
  );
}
