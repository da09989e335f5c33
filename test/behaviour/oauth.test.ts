/** OAuth 2 in the client of the filled service, over real HTTP: how tokens come and go. */
import { join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { scenariosFolder } from "../golden-tree.js";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import { construct, type EmittedPackage, emitClient, invoke, memberOf } from "./emitted-client.js";
import { serveTokens, type TokenServer } from "./token-server.js";

let tokens: TokenServer;
let api: LocalServer;
/** Targets of the requests that came. */
const seen: string[] = [];
let emitted: EmittedPackage;
let module: unknown;
let auth: unknown;
beforeAll(async () => {
  tokens = await serveTokens();
  api = await serve(({ url = "", headers }, response) => {
    seen.push(url);
    response.writeHead(tokens.isValid(headers.authorization) ? 204 : 401).end();
  });
  emitted = await emitClient(join(scenariosFolder, "music-filled"));
  module = await emitted.load();
  auth = await emitted.load("auth");
});
afterAll(async () => {
  await Promise.all([api.close(), tokens.close(), emitted.remove()]);
});
beforeEach(() => {
  tokens.reset();
  seen.length = 0;
});

function clientWith(oauth: unknown, options: object = {}): unknown {
  return construct(module, "MusicFilled", {
    baseUrl: api.url,
    auth: { oauth },
    maxRetries: 0,
    ...options,
  });
}

function application(options: object = {}): unknown {
  return invoke(auth, "oauthClientCredentials", {
    tokenUrl: `${tokens.url}/token`,
    clientId: "me",
    clientSecret: "s3cret",
    ...options,
  });
}

test("serves an application: one token for all calls, another when it is refused", async () => {
  const client = clientWith(application());
  const call = () => invoke(client, "markets.list");
  await Promise.all(Array.from({ length: 10 }, call));
  expect(tokens.requests).toHaveLength(1);
  expect(seen).toHaveLength(10);
  tokens.revoke();
  tokens.delay = 10;
  await Promise.all(Array.from({ length: 10 }, call));
  // Each was refused once and sent once more; the token was renewed once for all of them.
  expect(seen).toHaveLength(30);
  expect(tokens.requests).toHaveLength(2);
});

test("is asked no third time with what it refuses", async () => {
  const client = clientWith(invoke(auth, "oauth", () => "stale"));
  await expect(invoke(client, "markets.list")).rejects.toMatchObject({ status: 401 });
  expect(seen).toHaveLength(1);
  let count = 0;
  const fresh = clientWith(invoke(auth, "oauth", () => `unknown-${++count}`));
  await expect(invoke(fresh, "markets.list")).rejects.toMatchObject({ status: 401 });
  expect(seen).toHaveLength(3);
});

test("serves a user from signing in to the next refresh, with a proof key", async () => {
  const request = await invoke(auth, "oauthAuthorizationRequest", {
    authorizationUrl: `${tokens.url}/authorize`,
    clientId: "me",
    redirectUri: "http://127.0.0.1:1/callback",
    scopes: ["library-read"],
  });
  const answer = await fetch(String(memberOf(request, "url")), { redirect: "manual" });
  tokens.lifetime = 1;
  const endpoint = { tokenUrl: `${tokens.url}/token`, clientId: "me" };
  const first = await invoke(auth, "oauthExchangeCode", {
    ...endpoint,
    request,
    callbackUrl: answer.headers.get("location"),
  });
  const kept: unknown[] = [];
  const oauth = invoke(auth, "oauthRefreshToken", {
    ...endpoint,
    // As they come from where they were kept.
    tokens: JSON.parse(JSON.stringify(first)),
    onTokens: (next: unknown) => void kept.push(next),
  });
  const client = clientWith(oauth);
  tokens.lifetime = 3600;
  const calls = [
    invoke(client, "me.retrieve"),
    invoke(client, "me.savedAlbums.list"),
    invoke(client, "player.getState"),
  ];
  await Promise.all(calls);
  // Nearly over, and so renewed before its first use, by a refresh token that serves once.
  expect(tokens.requests.map(({ grant }) => grant["grant_type"])).toEqual([
    "authorization_code",
    "refresh_token",
  ]);
  tokens.revoke();
  await invoke(client, "me.retrieve");
  expect(kept).toHaveLength(2);
  expect(kept[1]).not.toEqual(kept[0]);
  expect(tokens.requests.at(-1)?.grant["refresh_token"]).toBe(memberOf(kept[0], "refreshToken"));
});

test("a call that gives up takes no token from those who wait for the same", async () => {
  tokens.delay = 50;
  const client = clientWith(application());
  const controller = new AbortController();
  const first = invoke(client, "markets.list", { signal: controller.signal });
  const second = invoke(client, "markets.list");
  setTimeout(() => controller.abort(), 10);
  await expect(first).rejects.toHaveProperty("name", "AbortError");
  await second;
  expect(tokens.requests).toHaveLength(1);
  expect(seen).toHaveLength(1);
});

test("a user whose tokens are over for good is told so", async () => {
  const oauth = invoke(auth, "oauthRefreshToken", {
    tokenUrl: `${tokens.url}/token`,
    clientId: "me",
    tokens: { accessToken: "over", refreshToken: "s3cret-spent" },
  });
  const result = await invoke(invoke(clientWith(oauth), "me.retrieve"), "result");
  expect(memberOf(result, "error")).toMatchObject({ name: "TokenError", code: "invalid_grant" });
  expect(seen).toHaveLength(1);
});

test("an authorization server that is down for a moment is asked again, as the service would be", async () => {
  tokens.failures.push({ status: 503, headers: { "retry-after": "0" } });
  await invoke(clientWith(application(), { maxRetries: 1 }), "markets.list");
  expect(tokens.requests).toHaveLength(2);
  expect(seen).toHaveLength(1);
});

test("an upload of text is repeated with the new token", async () => {
  const client = clientWith(application());
  await invoke(client, "playlists.images.update", "p", { body: "/9j/" });
  tokens.revoke();
  await invoke(client, "playlists.images.update", "p", { body: "/9j/" });
  expect(seen).toHaveLength(3);
});

test("tokens come through the client's own fetch", async () => {
  const urls: string[] = [];
  const client = clientWith(application(), {
    fetch: (url: string, init: RequestInit) => {
      urls.push(url);
      return fetch(url, init);
    },
  });
  await invoke(client, "markets.list");
  expect(urls).toEqual([`${tokens.url}/token`, `${api.url}/markets`]);
});

test("a bundle has the flow that it uses, and no other", async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { oauthClientCredentials } from "music-filled/auth"; console.log(oauthClientCredentials);`,
      resolveDir: emitted.project,
    },
    bundle: true,
    write: false,
    format: "esm",
    minify: true,
    logLevel: "silent",
  });
  const text = outputFiles[0]?.text ?? "";
  expect(text).toContain("client_credentials");
  for (const absent of ['"refresh_token"', "code_challenge", "library-read", "cookie"]) {
    expect(text).not.toContain(absent);
  }
});
