/** Credentials of an emitted client over real HTTP: which call gets which, where they stand, and where they never go. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type LocalServer, serve } from "../unit/templates/typescript-client/local-server.js";
import {
  construct,
  type EmittedPackage,
  emitClient,
  invoke,
  manifestFiles,
  memberOf,
} from "./emitted-client.js";
import { serveTokens, type TokenServer } from "./token-server.js";

/** An operation that needs something. */
function needing(path: string, authentication: unknown): object {
  return { title: path, method: "GET", path, authentication };
}

const small = manifestFiles({
  service: {
    authentication: {
      schemes: {
        oauth: {
          type: "oauth2",
          flows: { clientCredentials: { tokenUrl: "not shown", refreshUrl: "none", pkce: "none" } },
          scopes: { read: "Read.", write: "not shown" },
        },
        "odd-key": { type: "apiKey", name: "X-Odd", in: "header" },
        "query-key": { type: "apiKey", name: "key", in: "query" },
        cookie: { type: "apiKey", name: "id", in: "cookie" },
        basic: { type: "http", scheme: "Basic", bearerFormat: "none" },
        bearer: { type: "http", scheme: "bearer", bearerFormat: "none" },
      },
      default: [{ "odd-key": "none" }],
    },
  },
  groups: {
    books: {
      operations: {
        free: needing("/free", "none"),
        usual: needing("/usual", "not shown"),
        both: needing("/both", [{ "odd-key": "none", "query-key": "none" }, { basic: "none" }]),
        cookie: needing("/cookie", [{ cookie: "none" }]),
        query: needing("/query", [{ "query-key": "none" }]),
        token: needing("/token", [{ bearer: "none" }]),
        secret: needing("/secret", [{ oauth: ["read", "write"] }]),
      },
    },
  },
});

/** The received path, and headers that could hold a credential. */
interface Seen {
  readonly url: string;
  readonly authorization?: string | undefined;
  readonly odd?: string | undefined;
  readonly cookie?: string | undefined;
}

let tokens: TokenServer;
let api: LocalServer;
let other: LocalServer;
const seen: Seen[] = [];
const seenByOther: Seen[] = [];
/** Where the service sends a request on to. */
let redirect: string | undefined;
let isStrict = false;

beforeAll(async () => {
  tokens = await serveTokens();
  const seenOf = (url = "", headers: NodeJS.Dict<string | string[]>): Seen => ({
    url,
    authorization: headers["authorization"]?.toString(),
    odd: headers["x-odd"]?.toString(),
    cookie: headers["cookie"]?.toString(),
  });
  other = await serve(({ url, headers }, response) => {
    seenByOther.push(seenOf(url, headers));
    response.writeHead(204).end();
  });
  api = await serve(({ url, headers }, response) => {
    seen.push(seenOf(url, headers));
    if (redirect !== undefined) response.writeHead(307, { location: redirect }).end();
    else if (isStrict && !tokens.isValid(headers.authorization)) response.writeHead(401).end("no");
    else response.writeHead(204).end();
  });
});
afterAll(async () => {
  await Promise.all([api.close(), other.close(), tokens.close()]);
});
beforeEach(() => {
  tokens.reset();
  seen.length = 0;
  seenByOther.length = 0;
  redirect = undefined;
  isStrict = false;
});

describe("a small service", () => {
  let emitted: EmittedPackage;
  let module: unknown;
  let auth: unknown;
  beforeAll(async () => {
    emitted = await emitClient(small);
    module = await emitted.load();
    auth = await emitted.load("auth");
  });
  afterAll(() => emitted.remove());

  function clientWith(credentials: object, options: object = {}): unknown {
    return construct(module, "TestClient", {
      baseUrl: api.url,
      auth: credentials,
      maxRetries: 0,
      ...options,
    });
  }

  function keys(): object {
    return {
      oddKey: invoke(auth, "oddKey", "s3cret-odd"),
      queryKey: invoke(auth, "queryKey", "s3cret-query"),
      cookie: invoke(auth, "cookie", "s3cret-cookie"),
    };
  }

  test("gets what each operation needs, and no other credential", async () => {
    const client = clientWith(keys());
    for (const name of ["free", "usual", "both", "cookie"]) await invoke(client, `books.${name}`);
    const none = { authorization: undefined, odd: undefined, cookie: undefined };
    expect(seen).toEqual([
      { ...none, url: "/free" },
      { ...none, url: "/usual", odd: "s3cret-odd" },
      { ...none, url: "/both?key=s3cret-query", odd: "s3cret-odd" },
      { ...none, url: "/cookie", cookie: "id=s3cret-cookie" },
    ]);
  });

  test("gets the other alternative where the client has that one", async () => {
    await invoke(clientWith({ basic: invoke(auth, "basic", "a", "b") }), "books.both");
    expect(seen[0]).toMatchObject({ url: "/both", authorization: "Basic YTpi" });
  });

  test("gets a token, also of a function that is asked for each request", async () => {
    await invoke(clientWith({ bearer: invoke(auth, "bearer", "t0") }), "books.token");
    let count = 0;
    const counting = clientWith({ bearer: invoke(auth, "bearer", async () => `t${++count}`) });
    for (let call = 0; call < 2; call++) await invoke(counting, "books.token");
    expect(seen.map(({ authorization }) => authorization)).toEqual([
      "Bearer t0",
      "Bearer t1",
      "Bearer t2",
    ]);
  });

  test.each<[string, string, string, Partial<Seen>]>([
    ["a token", "bearer", "token", { authorization: "Bearer s3cret" }],
    ["a token of OAuth 2", "oauth", "secret", { authorization: "Bearer s3cret" }],
    ["a key in a header", "oddKey", "usual", { odd: "s3cret" }],
    ["a key in the query", "queryKey", "query", { url: "/query?key=s3cret" }],
    ["a key in a cookie", "cookie", "cookie", { cookie: "id=s3cret" }],
  ])("takes %s itself, or a function that gives it", async (_kind, scheme, name, wanted) => {
    for (const secret of ["s3cret", () => "s3cret", async () => "s3cret"]) {
      seen.length = 0;
      await invoke(clientWith({ [scheme]: secret }), `books.${name}`);
      expect(seen).toEqual([expect.objectContaining(wanted)]);
    }
  });

  test("a function is asked again after an answer 401, and learns what was refused", async () => {
    isStrict = true;
    const asked: unknown[] = [];
    const oauth = async (need: { refused?: string; scopes: readonly string[] }) => {
      asked.push([need.refused, need.scopes]);
      return need.refused === undefined ? `stale${asked.length}` : `newer${asked.length}`;
    };
    const lines: string[] = [];
    const log = (text: string): void => void lines.push(text);
    const logger = { debug: log, info: log, warn: log, error: log };
    const hooks = invoke(module, "logging", logger, { level: "debug" });
    const call = invoke(clientWith({ oauth }, { hooks }), "books.secret");
    await expect(call).rejects.toHaveProperty("status", 401);
    const scopes = ["read", "write"];
    expect(asked).toEqual([
      [undefined, scopes],
      ["stale1", scopes],
      [undefined, scopes],
    ]);
    expect(seen.map(({ authorization }) => authorization)).toEqual([
      "Bearer stale1",
      "Bearer stale3",
    ]);
    expect(lines.join("\n")).toContain('"authorization":"***"');
    expect(lines.join("\n")).not.toMatch(/stale|newer/);
  });

  test.each([
    ["a name and password", { basic: () => "s3cret" }, "both", "auth.basic takes a credential"],
    ["a text that is empty", { bearer: "" }, "token", "must be a text that is not empty"],
    ["a function that gives nothing", { oauth: () => undefined }, "secret", "must be a text"],
  ])(
    "what cannot be sent ends the call, and nothing is sent: %s",
    async (_what, given, name, message) => {
      await expect(invoke(clientWith(given), `books.${name}`)).rejects.toThrow(message);
      expect(seen).toEqual([]);
    },
  );

  test("gets nothing from a client that has nothing, which hooks may yet authenticate", async () => {
    await invoke(construct(module, "TestClient", { baseUrl: api.url }), "books.both");
    expect(seen[0]).toMatchObject({ url: "/both", authorization: undefined });
  });

  test("is not asked where the client has another credential only", async () => {
    const call = invoke(clientWith(keys()), "books.secret");
    await expect(call).rejects.toThrow("books.secret needs auth: oauth");
    await expect(call).rejects.toHaveProperty("name", "InvalidArgumentError");
    expect(seen).toEqual([]);
  });

  test("credentials can be added to a client, and taken away", async () => {
    const client = clientWith(keys());
    const basic = invoke(auth, "basic", "a", "b");
    const changed = invoke(module, "withOptions", client, { auth: { oddKey: undefined, basic } });
    await invoke(changed, "books.both");
    expect(seen[0]).toMatchObject({ url: "/both", authorization: "Basic YTpi" });
  });

  describe.each([
    ["by the platform, which is left to it where it is safe", () => ({}), 1],
    ["by hand", () => ({ fetch: invoke(module, "followRedirects") }), 2],
  ])("a redirect to another origin, followed %s,", (_how, options, followed) => {
    test.each(["usual", "both", "cookie", "query"])("takes nothing along: %s", async (name) => {
      redirect = `${other.url}/there`;
      await Promise.resolve(invoke(clientWith(keys(), options()), `books.${name}`)).catch(() => {});
      const client = clientWith({ basic: invoke(auth, "basic", "s3cret", "b") }, options());
      await Promise.resolve(invoke(client, "books.both")).catch(() => {});
      expect(seen).toHaveLength(2);
      const nothing = { authorization: undefined, odd: undefined, cookie: undefined };
      expect(seenByOther.length).toBeGreaterThanOrEqual(followed);
      expect(seenByOther).toEqual(seenByOther.map(() => ({ ...nothing, url: "/there" })));
    });
  });

  test("errors and logs tell no credential", async () => {
    const lines: string[] = [];
    const log = (text: string): void => void lines.push(text);
    const logger = { debug: log, info: log, warn: log, error: log };
    isStrict = true;
    const client = clientWith(keys(), {
      hooks: invoke(module, "logging", logger, { level: "debug" }),
    });
    for (const name of ["usual", "both", "cookie"]) {
      const error: unknown = await Promise.resolve(invoke(client, `books.${name}`)).catch(
        (fault: unknown) => fault,
      );
      expect(error).toHaveProperty("name", "ApiError");
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("s3cret");
    }
    expect(lines.join("\n")).toContain('"x-odd":"***"');
    expect(lines.join("\n")).not.toContain("s3cret");
  });

  test("what the manifest does not show is given by the caller: the URL of the tokens", async () => {
    isStrict = true;
    const oauth = invoke(auth, "oauthClientCredentials", {
      tokenUrl: `${tokens.url}/token`,
      clientId: "me",
      clientSecret: "s3cret",
      scopes: ["read"],
    });
    await invoke(clientWith({ oauth }), "books.secret");
    expect(tokens.requests).toHaveLength(1);
  });

  test("scopes of operations are there to be asked for", () => {
    expect(memberOf(auth, "oauthOperationScopes")).toEqual({ "books.secret": ["read", "write"] });
  });
});
