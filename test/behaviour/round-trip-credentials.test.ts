/** Credentials of every scheme: what the client proves, the hooks are given; what they refuse, the caller is told. */
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { converse } from "./conversation.js";
import { invoke, manifestFiles, memberOf } from "./emitted-client.js";

const tokenUrl = "https://a.example/token";
const schemes = {
  oauth: {
    type: "oauth2",
    flows: { clientCredentials: { tokenUrl, refreshUrl: "none", pkce: "none" } },
    scopes: { "books:read": "See books.", "books:write": "Change books." },
  },
  key: { type: "apiKey", in: "header", name: "X-Key" },
  "query-key": { type: "apiKey", in: "query", name: "api key" },
  "token-cookie": { type: "apiKey", in: "cookie", name: "token" },
  basic: { type: "http", scheme: "basic", bearerFormat: "none" },
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  digest: { type: "http", scheme: "Digest", bearerFormat: "none" },
  openid: { type: "openIdConnect", openIdConnectUrl: "https://a.example/openid" },
  session: { type: "apiKey", in: "cookie", name: "not shown" },
  somewhere: { type: "apiKey", in: "not shown", name: "k" },
  unnamed: { type: "http", scheme: "not shown", bearerFormat: "not shown" },
};

function operation(name: string, authentication: unknown): readonly [string, object] {
  const path = `/${name}/{id}`;
  return [name, { method: "GET", path, parameters: { query: "none" }, authentication }];
}

const operations = Object.fromEntries([
  ...Object.keys(schemes).map((name) => operation(name, [{ [name]: "none" }])),
  operation("read", [{ oauth: ["books:read"] }]),
  operation("write", [{ oauth: ["books:read", "books:write"] }]),
  operation("both", [{ key: "none", basic: "none" }]),
  operation("either", [{ key: "none" }, { bearer: "none" }]),
  operation("free", "none"),
  operation("optional", [{ bearer: "none" }, "none"]),
  operation("optional-both", ["none", { key: "none", basic: "none" }]),
  operation("open", [{ key: "none" }, "not shown"]),
  operation("own", ["not shown"]),
]);

/** The arguments of hooks. */
const given = new Map<string, unknown>();

/** The verdict of hooks on a credential. */
type Judge = (credential: unknown, scopes: readonly string[]) => unknown;
let judge: Judge = () => "reader";

let forbidden: unknown;
const service = await converse(
  manifestFiles({
    service: { authentication: { schemes, default: [{ key: "none" }] } },
    groups: { books: { operations } },
  }),
  {
    server: async (load) => {
      const module = await load();
      forbidden = memberOf(module, "forbidden");
      const hook = (name: string) => (credential: unknown, details: unknown) => {
        given.set(name, credential);
        return judge(credential, Object(memberOf(details, "scopes")));
      };
      const names = Object.keys(Object(memberOf(module, "service.schemes")));
      return {
        authenticate: Object.fromEntries(names.map((name) => [name, hook(name)])),
        context: (source: unknown) => memberOf(source, "identity"),
      };
    },
  },
);
const auth: unknown = await service.emitted.load("auth");
afterAll(() => service.end());
beforeEach(() => {
  given.clear();
  judge = () => "reader";
});

/** Calls an operation with credentials, each made by the function of its scheme. */
function calledBy(operation: string, credentials: Readonly<Record<string, readonly unknown[]>>) {
  const made = Object.entries(credentials).map(([name, secrets]) => [
    name,
    invoke(auth, name, ...secrets),
  ]);
  const client = service.as({ auth: Object.fromEntries(made) });
  return client.exchange(`books.${operation}`, { path: { id: "1" } }, { status: 204 });
}

const challenges = {
  oauth: 'Bearer realm="oauth"',
  key: 'ApiKey realm="key", in="header", name="X-Key"',
  queryKey: 'ApiKey realm="queryKey", in="query", name="api key"',
  tokenCookie: 'ApiKey realm="tokenCookie", in="cookie", name="token"',
  basic: 'Basic realm="basic", charset="UTF-8"',
  bearer: 'Bearer realm="bearer"',
  digest: "Digest",
  openid: 'Bearer realm="openid"',
};

describe.each([
  ["oauth", "oauth", ["a.b-c"], "a.b-c"],
  ["key", "key", ["k 1"], "k 1"],
  ["query-key", "queryKey", ["k&1=2 +é"], "k&1=2 +é"],
  ["token-cookie", "tokenCookie", ["k=1"], "k=1"],
  ["basic", "basic", ["Åsa", "p:ä ss"], { username: "Åsa", password: "p:ä ss" }],
  ["bearer", "bearer", ["a/b+c=="], "a/b+c=="],
  ["digest", "digest", ['username="a", uri="/x"'], 'username="a", uri="/x"'],
  ["openid", "openid", ["x"], "x"],
] as const)("scheme %s", (operation, scheme, secrets, credential) => {
  test("who proves it is known to the handler", async () => {
    const { seen, got } = await calledBy(operation, { [scheme]: secrets });
    expect(got.error).toBeUndefined();
    expect(given).toEqual(new Map([[scheme, credential]]));
    expect(seen).toMatchObject({ operation: `books.${operation}`, context: "reader" });
  });

  test("who does not is told how", async () => {
    const { seen, got } = await calledBy(operation, {});
    expect([seen, given.size]).toEqual([undefined, 0]);
    expect(got.error).toMatchObject({ status: 401, body: { title: "Unauthorized" } });
    expect(got.response?.headers.get("www-authenticate")).toBe(challenges[scheme]);
  });

  test("what the hook refuses is 401, what it forbids is 403", async () => {
    judge = () => undefined;
    const refused = await calledBy(operation, { [scheme]: secrets });
    expect([refused.seen, refused.got.error]).toMatchObject([undefined, { status: 401 }]);
    judge = () => forbidden;
    const barred = await calledBy(operation, { [scheme]: secrets });
    expect([barred.seen, barred.got.error]).toMatchObject([undefined, { status: 403 }]);
  });
});

test.each([
  ["session", ["s", "sid"], "cookie", "sid=s"],
  ["somewhere", ["s", "header"], "k", "s"],
  ["unnamed", ["s", "Hawk"], "authorization", "Hawk s"],
])("what is half known of %s is left to the hook", async (scheme, secrets, header, text) => {
  const { seen } = await calledBy(scheme, { [scheme]: secrets });
  expect(given).toEqual(new Map([[scheme, undefined]]));
  expect(seen?.headers).toMatchObject({ [header]: text });
  judge = () => false;
  expect((await calledBy(scheme, {})).got.error).toMatchObject({ status: 401 });
});

test("any token, key or password is the same at the other end", async () => {
  const visible = fc.string({
    unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    minLength: 1,
  });
  const text = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((each) => !/\p{Cc}/u.test(each) && each.trim() !== "");
  await fc.assert(
    fc.asyncProperty(visible, text, text, async (token, name, password) => {
      const username = name.replaceAll(":", "");
      await calledBy("bearer", { bearer: [token] });
      expect(given.get("bearer")).toBe(token);
      await calledBy("key", { key: [token] });
      expect(given.get("key")).toBe(token);
      await calledBy("query-key", { queryKey: [password] });
      expect(given.get("queryKey")).toBe(password);
      await calledBy("basic", { basic: [username, password] });
      expect(given.get("basic")).toEqual({ username, password });
    }),
    { numRuns: 25 },
  );
});

describe("scopes", () => {
  const mayRead: Judge = (_, scopes) =>
    scopes.every((scope) => scope === "books:read") ? "reader" : forbidden;

  test("that an operation needs are told to its hook", async () => {
    judge = mayRead;
    expect((await calledBy("read", { oauth: ["t"] })).seen?.context).toBe("reader");
    const { seen, got } = await calledBy("write", { oauth: ["t"] });
    expect([seen, got.error]).toMatchObject([undefined, { status: 403 }]);
    expect(got.response?.headers.get("www-authenticate")).toBe(
      'Bearer realm="oauth", error="insufficient_scope", scope="books:read books:write"',
    );
  });

  test("are told to the function that gets a token, and a refused one is renewed", async () => {
    const needs: unknown[] = [];
    let token = "old";
    const secret = ({ refused, scopes }: { refused?: string; scopes: readonly string[] }) => {
      needs.push([refused, scopes]);
      if (refused !== undefined) token = "new";
      return token;
    };
    judge = (credential) => credential === "new" && "reader";
    const { seen } = await calledBy("write", { oauth: [secret] });
    expect(seen?.context).toBe("reader");
    const scopes = ["books:read", "books:write"];
    expect(needs).toEqual([
      [undefined, scopes],
      ["old", scopes],
      [undefined, scopes],
    ]);
  });
});

describe("several schemes", () => {
  test("that are needed together are all asked", async () => {
    const { seen } = await calledBy("both", { key: ["k"], basic: ["u", "p"] });
    expect(seen?.context).toBe("reader");
    expect([...given.keys()]).toEqual(["key", "basic"]);
  });

  test("of which one is enough are tried in turn", async () => {
    judge = (credential) => credential === "b" && "reader";
    expect((await calledBy("either", { bearer: ["b"] })).seen?.context).toBe("reader");
    expect([...given.keys()]).toEqual(["bearer"]);
    const { got } = await calledBy("either", { bearer: ["wrong"] });
    expect(got.response?.headers.get("www-authenticate")).toBe(
      `${challenges.key}, Bearer realm="bearer", error="invalid_token"`,
    );
  });

  test("may be left out: who has one is known, who has none is not", async () => {
    expect((await calledBy("optional", { bearer: ["b"] })).seen?.context).toBe("reader");
    const { seen, got } = await calledBy("optional", {});
    expect([seen?.context, memberOf(seen?.headers, "authorization"), got.error]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    // A credential of another scheme is none of this operation's, and stays at home.
    const other = await calledBy("optional", { key: ["k"] });
    expect([other.seen?.context, memberOf(other.seen?.headers, "x-key")]).toEqual([
      undefined,
      undefined,
    ]);
    const half = await calledBy("optionalBoth", { key: ["k"] });
    expect([half.seen?.context, memberOf(half.seen?.headers, "x-key")]).toEqual([
      undefined,
      undefined,
    ]);
  });

  test("may be left out, and one that is refused is renewed all the same", async () => {
    let token = "old";
    const secret = ({ refused }: { refused?: string }) => {
      if (refused !== undefined) token = "new";
      return token;
    };
    judge = (credential) => credential === "new" && "reader";
    expect((await calledBy("optional", { bearer: [secret] })).seen?.context).toBe("reader");
    const { got } = await calledBy("optional", { bearer: ["wrong"] });
    expect(got.error).toMatchObject({ status: 401 });
  });

  test("of which one is not shown refuse nobody who has none of the others", async () => {
    expect((await calledBy("open", { key: ["k"] })).seen?.context).toBe("reader");
    const { seen, got } = await calledBy("open", { bearer: ["b"] });
    expect([seen?.context, got.error]).toEqual([undefined, undefined]);
  });

  test("by default are not those of an operation that has its own, which are not shown", async () => {
    const { seen } = await calledBy("own", { key: ["k"] });
    expect([seen?.context, memberOf(seen?.headers, "x-key")]).toEqual([undefined, undefined]);
    expect(given.size).toBe(0);
  });

  test("nobody is asked where none is needed", async () => {
    const { seen } = await calledBy("free", { key: ["k"] });
    expect(seen).toMatchObject({ operation: "books.free", context: undefined });
    expect(given.size).toBe(0);
  });
});
