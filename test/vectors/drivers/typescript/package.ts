/** Exports of an emitted package that the driver needs, whatever its service is. */
import type { CredentialInFile, SignInInFile } from "../../call-shapes.js";

/** A client, of which nothing is known here. */
export type Client = object;

/** The class of an error. */
export type ErrorClass = abstract new (...given: never) => Error;

/** The emitted functions that make the credentials of one scheme. */
export interface Makers {
  readonly plain?: (...given: never) => unknown;
  readonly clientCredentials?: (options: never) => unknown;
  readonly refreshToken?: (options: never) => unknown;
  readonly authorizationRequest?: (options: never) => unknown;
  readonly exchangeCode?: (options: never) => unknown;
}

/** An emitted package, as its generated part hands it over. */
export interface Package {
  create(options: object): Client;
  request(client: Client, method: string, path: string, init: object): unknown;
  followRedirects(): unknown;
  logging(logger: object, options: object): unknown;
  deprecations(notify: (notice: object) => void): unknown;
  file(content: Uint8Array, name: string, type: string | undefined): unknown;
  receiver(options: object): { receive(delivery: object, ...events: string[]): Promise<unknown> };
  /** The typed public call of each operation, by its id. */
  readonly operations: Readonly<
    Record<
      string,
      (client: Client, path: Readonly<Record<string, unknown>>, init: object) => unknown
    >
  >;
  /** Names of the schemes as members of `auth`, by those of the manifest. */
  readonly members: Readonly<Record<string, string>>;
  readonly makers: Readonly<Record<string, Makers>>;
  /** The classes of errors by their names; a package has those that it needs. */
  readonly errors: Readonly<Record<string, ErrorClass | undefined>>;
}

/** A credential for a scheme. */
export function credentialOf(makers: Makers, given: CredentialInFile): unknown {
  if ("secret" in given) return given.secret;
  if ("secrets" in given) {
    const left = [...given.secrets];
    let current = left.shift();
    return ({ refused }: { readonly refused?: string }) => {
      if (refused !== undefined && refused === current) current = left.shift() ?? current;
      return current;
    };
  }
  if ("username" in given) return call(makers.plain, given.username, given.password);
  if ("clientCredentials" in given) return call(makers.clientCredentials, given.clientCredentials);
  const { accessToken, refreshToken, expiresInSeconds, ...endpoint } = given.refreshToken;
  const expiresAt =
    expiresInSeconds === undefined ? undefined : Date.now() + expiresInSeconds * 1000;
  return call(makers.refreshToken, {
    ...endpoint,
    tokens: { accessToken, refreshToken, expiresAt },
  });
}

/** Signs a user in, whose browser goes where it is sent and comes back at once. */
export async function signedIn(
  makers: Makers,
  { scheme: _, authorizationUrl, redirectUri, scopes, parameters, ...endpoint }: SignInInFile,
): Promise<object> {
  const { clientId } = endpoint;
  const options = { authorizationUrl, clientId, redirectUri, scopes, parameters };
  const request = await call(makers.authorizationRequest, options);
  const page = await fetch(String(Reflect.get(Object(request), "url")), { redirect: "manual" });
  const callbackUrl = page.headers.get("location") ?? redirectUri;
  const tokens = await call(makers.exchangeCode, { ...endpoint, request, callbackUrl });
  const { accessToken, refreshToken } = Object(tokens);
  return { accessToken, ...(refreshToken !== undefined && { refreshToken }) };
}

function call(make: unknown, ...given: readonly unknown[]): unknown {
  if (typeof make === "function") return make(...given);
  throw new Error("the scheme has no such credential");
}
