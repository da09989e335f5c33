/** Requests for tokens: what an authorization server may do wrong, and where none is asked. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { serveTokens, type TokenServer } from "../../../behaviour/token-server.js";
import {
  type ClientCredentialsOptions,
  clientCredentials,
} from "../../../../templates/typescript-client/client-credentials.js";
import {
  ApiError,
  ConnectionError,
  DecodeError,
  InvalidArgumentError,
  TimeoutError,
} from "../../../../templates/typescript-client/errors.js";
import { followRedirects } from "../../../../templates/typescript-client/follow-redirects.js";
import type { OutgoingRequest } from "../../../../templates/typescript-client/outgoing-request.js";
import type { Credential } from "../../../../templates/typescript-client/credential.js";
import { TokenError } from "../../../../templates/typescript-client/token-error.js";
import type { Tokens } from "../../../../templates/typescript-client/tokens.js";
import { serveEcho } from "./local-server.js";

let server: TokenServer;
beforeAll(async () => {
  server = await serveTokens();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const fetchOf = (url: string, init: RequestInit): Promise<Response> => fetch(url, init);
const context = { scopes: [], fetch: fetchOf, signal: new AbortController().signal };

function newRequest(): OutgoingRequest {
  return { method: "GET", url: "https://api.example.com/", headers: new Headers() };
}

/** The header that a request gets. */
async function applied(credential: Credential, request = newRequest()): Promise<string | null> {
  await credential.authenticate(request, context);
  return request.headers.get("authorization");
}

function application(options: Partial<ClientCredentialsOptions> = {}): Credential {
  const tokenUrl = `${server.url}/token`;
  return clientCredentials({ tokenUrl, clientId: "me", clientSecret: "s3cret", ...options });
}

describe("an authorization server that", () => {
  const failures: readonly [string, number, string, new (...given: never[]) => Error, string][] = [
    ["refuses without a word", 401, "", TokenError, "answered 401"],
    [
      "repeats a secret",
      400,
      '{"error":"invalid_client","error_description":"s3cret is wrong"}',
      TokenError,
      "*** is wrong",
    ],
    ["refuses with a page", 403, "<html>", TokenError, "answered 403"],
    ["has too much to do", 429, "{}", ApiError, "answered 429"],
    ["is down", 503, "", ApiError, "answered 503"],
    ["says success with a page", 200, "<html>s3cret", DecodeError, "no JSON object"],
    ["says success with null", 200, "null", DecodeError, "no JSON object"],
    ["gives no token", 200, '{"access_token":""}', DecodeError, "no access_token"],
    ["breaks off", 200, '{"access_token":"s3cret', DecodeError, "no JSON object"],
    [
      "gives another kind of token",
      200,
      '{"access_token":"s3cret","token_type":"mac"}',
      DecodeError,
      "a token_type",
    ],
    [
      "gives a token with a line break",
      200,
      '{"access_token":"s3cret\\n"}',
      InvalidArgumentError,
      "forbids",
    ],
  ];

  test.each(failures)("%s", async (_title, status, body, Class, message) => {
    server.failures.push({ status, body });
    const error: unknown = await applied(application()).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Class);
    expect(error).toHaveProperty("message", expect.stringContaining(message));
    expect(JSON.stringify(error, [...Object.getOwnPropertyNames(error)])).not.toContain("s3cret");
  });

  test.each<[string, object, Partial<Tokens>]>([
    [
      "writes the number as a text",
      { expires_in: "3600" },
      { expiresAt: expect.closeTo(Date.now() + 3_600_000, -5) },
    ],
    ["writes nonsense", { expires_in: "soon", refresh_token: 7, scope: 8 }, {}],
    ["leaves the type out", {}, {}],
    ["names the scopes", { scope: "a b", token_type: "BEARER" }, { scopes: ["a", "b"] }],
  ])("%s is understood", async (_title, answer, wanted) => {
    const body = JSON.stringify({ access_token: "t", ...answer });
    server.failures.push({ status: 200, body, headers: { "content-type": "text/plain" } });
    const kept: Tokens[] = [];
    expect(await applied(application({ onTokens: (tokens) => void kept.push(tokens) }))).toBe(
      "Bearer t",
    );
    expect(kept).toEqual([{ accessToken: "t", ...wanted }]);
  });

  test("hangs ends in time", async () => {
    server.delay = 500;
    const error: unknown = await applied(application({ timeoutMs: 20 })).catch(
      (fault: unknown) => fault,
    );
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toHaveProperty("message", expect.stringContaining("within 20 ms"));
  });

  test("cannot be reached is a matter of the connection", async () => {
    const tokenUrl = "http://127.0.0.1:1/token";
    await expect(applied(application({ tokenUrl }))).rejects.toThrow(ConnectionError);
  });

  test.each([301, 302, 307, 308])(
    "redirects with %i to another origin leads nowhere",
    async (status) => {
      const other = await serveEcho();
      const failure = { status, headers: { location: `${other.url}/token` } };
      server.failures.push(failure, failure);
      await expect(applied(application())).rejects.toThrow(ApiError);
      const following = { ...context, fetch: followRedirects() };
      await Promise.resolve(
        application({ clientAuthentication: "body" }).authenticate(newRequest(), following),
      ).catch(() => {});
      const seen = other.received.map(
        ({ headers, body }) => JSON.stringify(headers) + body.toString(),
      );
      await other.close();
      expect(seen.join()).not.toMatch(/s3cret|authorization/);
    },
  );
});

test.each([
  "http://accounts.example.com/token",
  "http://127.0.0.1.example.com/token",
  "ftp://localhost/token",
  "/token",
  "",
])("the URL %j is refused before anything is asked", (tokenUrl) => {
  expect(() => application({ tokenUrl })).toThrow(InvalidArgumentError);
});

test.each(["https://a.example/token", "http://localhost:1/token", "http://[::1]/token"])(
  "the URL %j is fine",
  (tokenUrl) => {
    expect(() => application({ tokenUrl })).not.toThrow();
  },
);
