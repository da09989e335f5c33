/** Tokens: got, kept, and renewed once for all who wait. */
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { serveTokens, type TokenServer } from "../../../behaviour/token-server.js";
import {
  type ClientCredentialsOptions,
  clientCredentials,
} from "../../../../templates/typescript-client/client-credentials.js";
import type { OutgoingRequest } from "../../../../templates/typescript-client/outgoing-request.js";
import { refreshToken } from "../../../../templates/typescript-client/refresh-token.js";
import type { Credential } from "../../../../templates/typescript-client/credential.js";
import { TokenError } from "../../../../templates/typescript-client/token-error.js";

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

describe("of the application", () => {
  test("one token serves all calls until it is over, whoever waits for it", async () => {
    server.delay = 20;
    const credential = application({ scopes: ["read", "write"] });
    const all = await Promise.all(Array.from({ length: 50 }, () => applied(credential)));
    expect(new Set(all).size).toBe(1);
    expect(await applied(credential)).toBe(all[0]);
    expect(server.requests.map(({ grant }) => grant)).toEqual([
      { grant_type: "client_credentials", scope: "read write" },
    ]);
  });

  test.each([
    ["me", "s3cret"],
    ["a b:c", "ü%+"],
  ])(
    "%j shows itself with its secret %j, each written as in a form",
    async (clientId, clientSecret) => {
      await applied(application({ clientId, clientSecret }));
      const [request] = server.requests;
      const [, text = ""] = /^Basic (.*)$/.exec(request?.headers.authorization ?? "") ?? [];
      const written = Buffer.from(text, "base64").toString().split(":");
      expect(written.map((each) => new URLSearchParams(`x=${each}`).get("x"))).toEqual([
        clientId,
        clientSecret,
      ]);
      expect(request?.grant).not.toHaveProperty("client_id");
    },
  );

  test("does so in the body, where it is told to, and sends what else it is given", async () => {
    const parameters = { audience: "books" };
    await applied(application({ clientAuthentication: "body", parameters }));
    expect(server.requests[0]?.headers).not.toHaveProperty("authorization");
    expect(server.requests[0]?.grant).toEqual({
      audience: "books",
      client_id: "me",
      client_secret: "s3cret",
      grant_type: "client_credentials",
    });
  });

  test("a token is not used in its last seconds, and one without an end always", async () => {
    const isNew = async (expiresAt: number | undefined) => {
      server.requests.length = 0;
      await applied(application({ tokens: { accessToken: "kept", expiresAt } }));
      return server.requests.length === 1;
    };
    expect(await isNew(Date.now() + 29_000)).toBe(true);
    expect(await isNew(Date.now() + 31_000)).toBe(false);
    expect(await isNew(undefined)).toBe(false);
  });

  test("a token of seconds is used for most of them", async () => {
    server.lifetime = 20;
    const credential = application();
    await applied(credential);
    await applied(credential);
    expect(server.requests).toHaveLength(1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16_000 });
    await applied(credential);
    vi.useRealTimers();
    expect(server.requests).toHaveLength(2);
  });

  test("one that is over at once serves the call that got it", async () => {
    server.lifetime = 0;
    const credential = application();
    expect(await applied(credential)).not.toBe(await applied(credential));
    expect(server.requests).toHaveLength(2);
  });
});

describe("what the service has refused", () => {
  test("is renewed once, also where many calls had it", async () => {
    const credential = application();
    const requests = Array.from({ length: 20 }, newRequest);
    await Promise.all(requests.map((each) => applied(credential, each)));
    server.delay = 20;
    const renewals = requests.map((each) => credential.renew?.(each, context));
    expect(new Set(await Promise.all(renewals))).toEqual(new Set([true]));
    expect(server.requests).toHaveLength(2);
  });

  test("is not renewed where another call has done so since", async () => {
    const credential = application();
    const [early, late] = [newRequest(), newRequest()];
    await Promise.all([applied(credential, early), applied(credential, late)]);
    await credential.renew?.(early, context);
    expect(await credential.renew?.(late, context)).toBe(true);
    expect(server.requests).toHaveLength(2);
  });

  test("is not sent again while it is renewed", async () => {
    const credential = application();
    const refused = newRequest();
    const old = await applied(credential, refused);
    server.delay = 20;
    const renewal = credential.renew?.(refused, context);
    expect(await applied(credential)).not.toBe(old);
    await renewal;
    expect(server.requests).toHaveLength(2);
  });

  test("is nothing of ours where the caller had a header of its own", async () => {
    const credential = application();
    const own = newRequest();
    own.headers.set("authorization", "own");
    expect(await applied(credential, own)).toBe("own");
    expect(await credential.renew?.(own, context)).toBe(false);
    expect(server.requests).toEqual([]);
  });
});

describe("new tokens", () => {
  test("are kept before they are used", async () => {
    const log: string[] = [];
    const credential = application({
      onTokens: async ({ accessToken }) => {
        await Promise.resolve();
        log.push(`Bearer ${accessToken}`);
      },
    });
    log.push(`${await applied(credential)}`);
    expect(log).toHaveLength(2);
    expect(log[0]).toBe(log[1]);
  });

  test("that could not be kept end the calls that wait, and serve later ones", async () => {
    const onTokens = vi.fn<() => void>().mockImplementationOnce(() => {
      throw new Error("the disk is full");
    });
    const credential = application({ onTokens });
    const calls = await Promise.allSettled([applied(credential), applied(credential)]);
    expect(calls.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await applied(credential);
    expect(server.requests).toHaveLength(1);
  });
});

describe("of a user", () => {
  test("without a refresh token they are sent as they are", async () => {
    const tokens = { accessToken: "kept", expiresAt: 0 };
    const credential = refreshToken({ tokenUrl: `${server.url}/token`, clientId: "me", tokens });
    const request = newRequest();
    expect(await applied(credential, request)).toBe("Bearer kept");
    expect(await credential.renew?.(request, context)).toBe(false);
    expect(server.requests).toEqual([]);
  });

  test("a refresh that is refused says why, and tells no secret", async () => {
    const tokens = { accessToken: "kept", refreshToken: "s3cret-spent", expiresAt: 0 };
    const credential = refreshToken({ tokenUrl: `${server.url}/token`, clientId: "me", tokens });
    const error: unknown = await applied(credential).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(TokenError);
    expect(error).toMatchObject({
      name: "TokenError",
      status: 400,
      code: "invalid_grant",
      description: "The grant is spent.",
      message: `POST ${server.url}/token answered 400: invalid_grant: The grant is spent.`,
    });
    // Those who cannot keep a secret say who they are.
    expect(server.requests[0]?.grant).toEqual({
      client_id: "me",
      grant_type: "refresh_token",
      refresh_token: "s3cret-spent",
    });
  });
});
