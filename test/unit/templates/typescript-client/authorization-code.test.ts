/** Signing in: the request for a user's consent, and the exchange of the code that comes back. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  type AuthorizationOptions,
  authorizationRequest,
  exchangeCode,
} from "../../../../templates/typescript-client/authorization-code.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import {
  AuthorizationError,
  TokenError,
} from "../../../../templates/typescript-client/token-error.js";
import { serveTokens, type TokenServer } from "../../../behaviour/token-server.js";

let server: TokenServer;
beforeAll(async () => {
  server = await serveTokens();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const redirectUri = "http://127.0.0.1:1/callback?app=1";

function asked(options: Partial<AuthorizationOptions> = {}) {
  const authorizationUrl = `${server.url}/authorize?tenant=7`;
  return authorizationRequest({ authorizationUrl, clientId: "me", redirectUri, ...options });
}

/** Signs the user in; gives where they come back to. */
async function signedIn(url: string): Promise<string> {
  const { headers } = await fetch(url, { redirect: "manual" });
  return headers.get("location") ?? "";
}

/** As an exchange takes them. */
function endpoint() {
  return { tokenUrl: `${server.url}/token`, clientId: "me" };
}

describe("the request", () => {
  test("has what RFC 6749 and RFC 7636 ask for, beside what the URL and the caller have", async () => {
    const parameters = { prompt: "login", state: "mine" };
    const { url, state, codeVerifier = "" } = await asked({ scopes: ["a", "b:c"], parameters });
    expect(codeVerifier).toMatch(/^[\w-]{43}$/);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      tenant: "7",
      prompt: "login",
      response_type: "code",
      client_id: "me",
      redirect_uri: redirectUri,
      scope: "a b:c",
      state,
      code_challenge: createHash("sha256").update(codeVerifier).digest("base64url"),
      code_challenge_method: "S256",
    });
  });

  test("is another each time, and can be kept as JSON", async () => {
    const [one, other] = [await asked(), await asked()];
    expect(one.state).not.toBe(other.state);
    expect(one.codeVerifier).not.toBe(other.codeVerifier);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  test("has no proof key where the server does not understand it", async () => {
    const { url, codeVerifier } = await asked({ pkce: false });
    expect(codeVerifier).toBeUndefined();
    expect(url).not.toContain("challenge");
  });

  test("is not made for a server without encryption", async () => {
    const authorizationUrl = "http://accounts.example.com/authorize";
    await expect(asked({ authorizationUrl })).rejects.toThrow(InvalidArgumentError);
  });
});

describe("the exchange", () => {
  test("gives tokens for the code, once", async () => {
    const request = await asked();
    const callbackUrl = await signedIn(request.url);
    const tokens = await exchangeCode({ ...endpoint(), request, callbackUrl });
    expect(server.isValid(tokens.accessToken)).toBe(true);
    expect(tokens.refreshToken).toMatch(/^refresh-/);
    await expect(exchangeCode({ ...endpoint(), request, callbackUrl })).rejects.toThrow(TokenError);
  });

  test("takes the path alone, as servers know it, and a fetch of the caller's", async () => {
    const request = await asked();
    const { pathname, search } = new URL(await signedIn(request.url));
    const seen: string[] = [];
    await exchangeCode({
      ...endpoint(),
      request,
      callbackUrl: pathname + search,
      fetch: (url, init) => {
        seen.push(url);
        return fetch(url, init);
      },
    });
    expect(seen).toEqual([`${server.url}/token`]);
  });

  test("without the proof key gets nothing", async () => {
    const request = await asked();
    const callbackUrl = await signedIn(request.url);
    const { codeVerifier: _stolen, ...others } = request;
    const exchange = exchangeCode({ ...endpoint(), request: others, callbackUrl });
    await expect(exchange).rejects.toMatchObject({ code: "invalid_grant" });
  });

  test.each<[string, string, object]>([
    ["of another request", "?code=a&state=other", { code: undefined }],
    ["without a state", "?code=a", { code: undefined }],
    [
      "of a user who refused",
      "?error=access_denied&error_description=No&state=$",
      {
        code: "access_denied",
        description: "No",
        message: "no authorization: the answer has no code: access_denied: No",
      },
    ],
    ["without a code", "?state=$", { code: undefined }],
  ])("an answer %s asks the server nothing", async (_title, query, wanted) => {
    const request = await asked();
    const callbackUrl = redirectUri.replace(/\?.*/, query.replace("$", request.state));
    const exchange = exchangeCode({ ...endpoint(), request, callbackUrl });
    await expect(exchange).rejects.toThrow(AuthorizationError);
    await expect(exchange).rejects.toMatchObject(wanted);
    expect(server.requests).toEqual([]);
  });
});
