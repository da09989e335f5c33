// Made by endpoint-manifest (typescript-server) from its template credentials.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** Credentials of a request, each read from the place that its scheme defines. */
import type { Scheme } from "./route.js";

/** A bearer token (RFC 6750, section 2.1), as it stands after `Bearer`. */
export type BearerCredential = string;

/** A user's name and password (RFC 7617). */
export interface BasicCredential {
  readonly username: string;
  readonly password: string;
}

/** A key in a header, in the query or in a cookie; never empty. A key in the query is decoded, one in a cookie is not. */
export type ApiKeyCredential = string;

/** For any other scheme of the `authorization` header: the text after the scheme's name (RFC 9110, section 11.4). */
export type HttpCredential = string;

/** The credential where the manifest does not show its place, or it is not part of a request: nothing. */
export type OtherCredential = undefined;

/** A credential of any scheme. */
export type Credential =
  BearerCredential | BasicCredential | ApiKeyCredential | HttpCredential | OtherCredential;

/** A credential, if the request has one; `malformed` = it has one that cannot be read. */
export type FoundCredential =
  | { readonly state: "found"; readonly credential: Credential }
  | { readonly state: "absent" | "malformed" };

/** Reads the credential of a scheme from a request. */
export type ReadCredential = (scheme: Scheme, request: Request) => FoundCredential;

const absent: FoundCredential = { state: "absent" };
const malformed: FoundCredential = { state: "malformed" };

/** Reads the credential of a scheme. It never throws, whatever the request holds. */
export function readCredential(scheme: Scheme, request: Request): FoundCredential {
  switch (scheme.type) {
    case "bearer":
      // Only their service can tell tokens apart: some have characters that RFC 6750 does not allow, but none has a space.
      return authorizationOf("bearer", request, (text) =>
        /^[!-~]+$/.test(text) ? text : undefined,
      );
    case "basic":
      return authorizationOf("basic", request, basicCredential);
    case "http":
      return authorizationOf(scheme.scheme, request, (text) => text || undefined);
    case "apiKey":
      return keyOf(scheme, request);
    case "other":
      return { state: "found", credential: undefined };
    default:
      return unreachable(scheme);
  }
}

/** The name of a scheme, then spaces, then its value (RFC 9110, section 11.4). */
const authorizationForm: RegExp = /^([\w!#$%&'*+.^`|~-]+)(?: +(.*))?$/s;

/** The `authorization` header in its parts; `undefined` where it is absent or malformed. */
export function authorizationParts(
  request: Request,
): { readonly scheme: string; readonly text: string } | undefined {
  const [, scheme, text = ""] =
    authorizationForm.exec(request.headers.get("authorization") ?? "") ?? [];
  // Scheme names are case-insensitive (RFC 9110, section 11.1).
  return scheme === undefined ? undefined : { scheme: scheme.toLowerCase(), text };
}

function authorizationOf(
  scheme: string,
  request: Request,
  read: (text: string) => Credential,
): FoundCredential {
  const header = request.headers.get("authorization");
  const end = scheme.length;
  if (header?.slice(0, end).toLowerCase() !== scheme.toLowerCase()) return absent;
  // A longer token would be the name of another scheme.
  if (header.length > end && header.charCodeAt(end) !== space) return absent;
  let start = end;
  while (header.charCodeAt(start) === space) start++;
  const credential = read(header.slice(start));
  return credential === undefined ? malformed : { state: "found", credential };
}

const space = 0x20;

/** Name and password in Base64 of UTF-8, a colon between them (RFC 7617, sections 2 and 2.1). */
function basicCredential(text: string): BasicCredential | undefined {
  const decoded = decodedText(text);
  const colon = decoded?.indexOf(":") ?? -1;
  if (decoded === undefined || colon < 0 || /\p{Cc}/u.test(decoded)) return undefined;
  return { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

function decodedText(base64: string): string | undefined {
  // `atob` would ignore spaces.
  if (!/^[\w+/]+={0,2}$/.test(base64)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function keyOf(
  { in: place, name }: Extract<Scheme, { type: "apiKey" }>,
  request: Request,
): FoundCredential {
  const [key, ...others] = new Set(keysIn[place](name, request));
  if (key === undefined || (key === "" && others.length === 0)) return absent;
  // With several values, it is unclear which one is meant.
  return others.length > 0 ? malformed : { state: "found", credential: key };
}

/** The values of a name, by their place. */
const keysIn: Readonly<
  Record<"header" | "query" | "cookie", (name: string, request: Request) => readonly string[]>
> = {
  header: (name, { headers }) => {
    // `Headers` throws for an invalid name, which no request can have.
    const text = /^[\w!#$%&'*+.^`|~-]+$/.test(name) ? headers.get(name) : null;
    return text === null ? [] : [text];
  },
  query: (name, { url }) => {
    const [, query = ""] = /^[^?#]*\?([^#]*)/.exec(url) ?? [];
    return new URLSearchParams(query).getAll(name);
  },
  // RFC 6265, section 5.4.
  cookie: (name, { headers }) =>
    (headers.get("cookie") ?? "").split(";").flatMap((pair) => {
      const [, key = "", value = ""] = /^([^=]*)=(.*)$/s.exec(pair.trim()) ?? [];
      return key.trim() === name ? [value.trim()] : [];
    }),
};

function unreachable(rest: never): never {
  throw new TypeError(`not handled: ${JSON.stringify(rest)}`);
}
