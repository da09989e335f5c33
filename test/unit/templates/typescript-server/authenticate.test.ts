/** Who a caller is taken for, and how one is refused, by HTTP where a header says it. */
import fc from "fast-check";
import { afterEach, describe, expect, test } from "vitest";
import {
  type Authenticator,
  type Authenticators,
  forbidden,
  identifier,
  missingAuthenticators,
} from "../../../../templates/typescript-server/authenticate.js";
import type { BasicCredential } from "../../../../templates/typescript-server/credentials.js";
import { ProblemError } from "../../../../templates/typescript-server/problem.js";
import type { Requirement, Route, Service } from "../../../../templates/typescript-server/route.js";
import type { LocalServer } from "../typescript-client/local-server.js";
import { serveProblems } from "./problem-server.js";

interface Reader {
  readonly name: string;
}

const schemes: Service["schemes"] = {
  oauth: { type: "bearer" },
  password: { type: "basic" },
  key: { type: "apiKey", in: "header", name: "X-Key" },
  certificate: { type: "other" },
  digest: { type: "http", scheme: "Digest" },
};

const ann = { name: "Ann" };

/** Hooks that a package of its own declares, each with the credential that it is given. */
type LibraryAuthenticators = {
  readonly oauth: Authenticator<Reader, string>;
  readonly password: Authenticator<Reader, BasicCredential>;
  readonly key: Authenticator<Reader, string>;
  readonly certificate?: Authenticator<Reader, undefined>;
};

const hooks: LibraryAuthenticators = {
  oauth: (token, { scopes }) => {
    if (token !== "ann") return undefined;
    return scopes.includes("write") ? forbidden : ann;
  },
  password: async ({ username, password }) => username === "ann" && password === "é:1" && ann,
  key: (key) => (key === "k" ? { name: "an application" } : null),
};

const route = (...security: Requirement[]): Route => ({
  id: "books.list",
  method: "GET",
  path: "/books",
  security,
});

/** The outcome of one request: who it is, or the status and the challenge. */
async function outcome(
  security: readonly Requirement[],
  headers: Record<string, string>,
  given: Authenticators<Reader> = hooks,
): Promise<unknown> {
  const request = new Request("http://library.example/books", { headers });
  try {
    return await identifier({ route: route(...security), schemes }, given)?.(request);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [error.problem.status, error.headers["www-authenticate"]];
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const basic = (text: string) => ({
  authorization: `Basic ${Buffer.from(text).toString("base64")}`,
});

describe("one scheme", () => {
  test("lets pass whom its hook knows", async () => {
    expect(await outcome([{ oauth: ["read"] }], bearer("ann"))).toBe(ann);
    expect(await outcome([{ password: [] }], basic("ann:é:1"))).toBe(ann);
    expect(await outcome([{ key: [] }], { "x-key": "k" })).toEqual({ name: "an application" });
  });

  test("says what it wants where there is no credential, and nothing of an error", async () => {
    expect(await outcome([{ oauth: ["read", "lend"] }], {})).toEqual([
      401,
      'Bearer realm="oauth", scope="read lend"',
    ]);
    expect(await outcome([{ password: [] }], bearer("ann"))).toEqual([
      401,
      'Basic realm="password", charset="UTF-8"',
    ]);
    expect(await outcome([{ key: [] }], {})).toEqual([
      401,
      'ApiKey realm="key", in="header", name="X-Key"',
    ]);
    expect(await outcome([{ digest: [] }], {})).toEqual([401, "Digest"]);
  });

  test("says that a token is no good, also one that cannot be read", async () => {
    const refused = [401, 'Bearer realm="oauth", error="invalid_token"'];
    expect(await outcome([{ oauth: [] }], bearer("bob"))).toEqual(refused);
    expect(await outcome([{ oauth: [] }], bearer("a b"))).toEqual(refused);
    expect(await outcome([{ oauth: [] }], bearer(""))).toEqual(refused);
  });

  test("says which scopes a token lacks", async () => {
    expect(await outcome([{ oauth: ["write"] }], bearer("ann"))).toEqual([
      403,
      'Bearer realm="oauth", error="insufficient_scope", scope="write"',
    ]);
  });

  test("is refused without a challenge where HTTP has none for it", async () => {
    expect(await outcome([{ certificate: [] }], {}, {})).toEqual([401, undefined]);
    const no = { certificate: () => forbidden, password: () => forbidden };
    expect(await outcome([{ certificate: [] }], {}, no)).toEqual([403, undefined]);
    expect(await outcome([{ password: [] }], basic("a:b"), no)).toEqual([403, undefined]);
  });

  test("takes nobody for whom its hook says null or false", async () => {
    for (const verdict of [null, false, undefined] as const) {
      const given = { oauth: () => verdict };
      expect(await outcome([{ oauth: [] }], bearer("ann"), given)).toMatchObject({ 0: 401 });
    }
  });

  test("that is no matter of headers has its hook look at the request", async () => {
    const certificate: Authenticator<Reader, undefined> = (credential, { request }) => {
      expect(credential).toBeUndefined();
      return request.headers.has("x-certificate") ? ann : undefined;
    };
    expect(await outcome([{ certificate: [] }], { "x-certificate": "1" }, { certificate })).toBe(
      ann,
    );
    expect(await outcome([{ certificate: [] }], {}, { certificate })).toMatchObject({ 0: 401 });
  });
});

describe("a hook", () => {
  test("is told of the operation, its scopes, the request and its end", async () => {
    const { signal } = new AbortController();
    const request = new Request("http://library.example/books", { headers: bearer("ann") });
    const operation = route({ oauth: ["read"] });
    let told: unknown;
    const oauth: Authenticator<Reader, string> = (token, details) => {
      const { scopes, operation: of, request: raw, signal: end, identity } = details;
      told = { token, scopes, operation: of, request: raw, signal: end, identity };
      return ann;
    };
    await identifier({ route: operation, schemes }, { oauth })?.(request, { signal });
    expect(told).toEqual({
      token: "ann",
      scopes: ["read"],
      operation,
      request,
      signal,
      identity: undefined,
    });
  });

  test("keeps its `this`", async () => {
    class Directory {
      readonly readers = new Map([["ann", ann]]);
      oauth(token: string): Reader | undefined {
        return this.readers.get(token);
      }
    }
    const directory = new Directory();
    const given: Authenticators<Reader> = {
      ...hooks,
      oauth: (token) => directory.oauth(`${token}`),
    };
    expect(await outcome([{ oauth: [] }], bearer("ann"), given)).toBe(ann);
    const { oauth } = directory;
    const byMethod = Object.assign(Object.create({ oauth }), { readers: directory.readers });
    expect(await outcome([{ oauth: [] }], bearer("ann"), byMethod)).toBe(ann);
  });

  test("that throws is an error of the server", async () => {
    const oauth = () => {
      throw new Error("no database");
    };
    await expect(outcome([{ oauth: [] }], bearer("ann"), { oauth })).rejects.toThrow("no database");
    const late = async () => Promise.reject(new Error("no database"));
    await expect(outcome([{ oauth: [] }], bearer("ann"), { oauth: late })).rejects.toThrow(
      "no database",
    );
  });

  test("is none that every object has", async () => {
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
      const security = [Object.fromEntries([[name, []]])];
      expect(await outcome(security, bearer("ann"), {})).toMatchObject({ 0: 401 });
    }
  });
});

describe("alternatives", () => {
  test("are tried in order until one is met", async () => {
    const security = [{ oauth: ["write"] }, { oauth: ["read"] }, { key: [] }];
    expect(await outcome(security, bearer("ann"))).toBe(ann);
    expect(await outcome(security, { ...bearer("bob"), "x-key": "k" })).toEqual({
      name: "an application",
    });
  });

  test("refuse with all of their challenges, each once", async () => {
    const security = [{ oauth: [] }, { oauth: [] }, { password: [] }];
    expect(await outcome(security, {})).toEqual([
      401,
      'Bearer realm="oauth", Basic realm="password", charset="UTF-8"',
    ]);
  });

  test("refuse with 403 where one of them knows the caller", async () => {
    expect(await outcome([{ key: [] }, { oauth: ["write"] }], bearer("ann"))).toEqual([
      403,
      'Bearer realm="oauth", error="insufficient_scope", scope="write"',
    ]);
  });

  test("that need nothing come last, wherever they stand", async () => {
    for (const security of [
      [{}, { oauth: [] }],
      [{ oauth: [] }, {}],
    ]) {
      expect(await outcome(security, bearer("ann"))).toBe(ann);
      expect(await outcome(security, {})).toBeUndefined();
      expect(await outcome(security, { authorization: "Basic YTpi" })).toBeUndefined();
    }
  });

  test("that need nothing are for requests without credentials: one that is not valid is refused", async () => {
    expect(await outcome([{}, { oauth: [] }], bearer("bob"))).toEqual([
      401,
      'Bearer realm="oauth", error="invalid_token"',
    ]);
    expect(await outcome([{ oauth: ["write"] }, {}], bearer("ann"))).toMatchObject({ 0: 403 });
    expect(await outcome([{ password: [] }, {}], { authorization: "Basic ?" })).toMatchObject({
      0: 401,
    });
    // True if there was one nobody can tell.
    expect(
      await outcome([{ certificate: [] }, {}], {}, { certificate: () => false }),
    ).toBeUndefined();
  });

  test("of several schemes need all of them, and the last hook says who it is", async () => {
    const both = { ...bearer("ann"), "x-key": "k" };
    const security = [{ key: [], oauth: [] }];
    const named: Authenticators<Reader> = {
      key: () => ({ name: "the catalogue" }),
      oauth: (_token, { identity }) => ({ name: `Ann by ${identity?.name}` }),
    };
    expect(await outcome(security, both, named)).toEqual({ name: "Ann by the catalogue" });
    let asked = 0;
    const counted = {
      key: () => {
        asked++;
        return ann;
      },
      oauth: hooks.oauth,
    };
    expect(await outcome(security, { "x-key": "k" }, counted)).toEqual([
      401,
      'ApiKey realm="key", in="header", name="X-Key", Bearer realm="oauth"',
    ]);
    expect(asked).toBe(0);
    expect(await outcome(security, { ...both, ...bearer("bob") }, counted)).toMatchObject({
      0: 401,
    });
    expect(asked).toBe(1);
  });

  test("are none where nothing is needed, or that is not shown", async () => {
    const { security: _, ...open } = route();
    for (const each of [open, route(), route({})]) {
      expect(identifier({ route: each, schemes }, {})).toBeUndefined();
    }
  });
});

describe("hooks that are missing", () => {
  test("are named, each once, of those that a route needs", () => {
    const service: Service = {
      title: "Library",
      notRouted: [],
      schemes,
      routes: {
        books: { list: route({ oauth: [] }, { password: [] }), id: { get: route({ oauth: [] }) } },
        me: { list: route({ toString: [] }, {}), key: route({ key: ["a"] }) },
      },
    };
    expect(missingAuthenticators(service, { password: hooks.password })).toEqual([
      "oauth",
      "toString",
      "key",
    ]);
    expect(missingAuthenticators(service, { ...hooks, toString: hooks.oauth })).toEqual([]);
  });

  test("meet no alternative", async () => {
    expect(await outcome([{ oauth: [] }], bearer("ann"), {})).toMatchObject({ 0: 401 });
    expect(await outcome([{ oauth: [] }, { key: [] }], { "x-key": "k" })).toBeDefined();
  });
});

test("a name or a scope that no header can hold is left out of a challenge", async () => {
  const odd = 'a "é\n\\';
  const security = [Object.fromEntries([[odd, ['x"\r\nset-cookie: a']]])];
  const request = new Request("http://library.example/books");
  const given = { [odd]: { type: "bearer" } } as const;
  const identify = identifier({ route: route(...security), schemes: given }, {});
  expect(() => identify?.(request)).toThrow(
    expect.objectContaining({ headers: { "www-authenticate": 'Bearer realm="a \\"\\\\"' } }),
  );
});

describe("over HTTP", () => {
  const servers: LocalServer[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.close();
  });

  async function start(): Promise<string> {
    const operation = route({ oauth: ["read"] }, { password: [] }, { key: [] });
    const identify = identifier({ route: operation, schemes }, hooks);
    const server = await serveProblems(async (request) => Response.json(await identify?.(request)));
    servers.push(server);
    return server.url;
  }

  test("a problem comes with its challenges", async () => {
    const url = await start();
    const refused = await fetch(url, { headers: bearer("bob") });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("content-type")).toBe("application/problem+json");
    expect(refused.headers.get("www-authenticate")).toBe(
      'Bearer realm="oauth", error="invalid_token", scope="read", ' +
        'Basic realm="password", charset="UTF-8", ApiKey realm="key", in="header", name="X-Key"',
    );
    expect(await refused.json()).toEqual({
      status: 401,
      title: "Unauthorized",
      detail:
        "The request has no valid credential. The credential of oauth is not valid. " +
        'The header "authorization" does not begin with "Basic ". There is no header "X-Key".',
    });
    expect(await (await fetch(url, { headers: bearer("ann") })).json()).toEqual(ann);
  });

  test("random credentials neither crash it nor pass", async () => {
    const url = await start();
    const text = fc.string({ unit: fc.constantFrom(..."annkBer sic:=;,\t%\"'\\é+/_~\x7f") });
    const scheme = fc.constantFrom(
      "Bearer",
      "bearer ",
      "Basic",
      "BASIC  ",
      "Digest",
      "",
      "Bea rer",
    );
    const isKnown = (value: string): boolean => /^(?:ann|k)$/.test(value.trim());
    await fc.assert(
      fc.asyncProperty(scheme, text, text, fc.boolean(), async (name, value, key, isEncoded) => {
        fc.pre(!isKnown(value) && !isKnown(key) && !/\x7f/.test(value + key));
        const carried = isEncoded ? Buffer.from(value).toString("base64") : value;
        const headers = { authorization: `${name} ${carried}`, "x-key": key };
        const { status } = await fetch(url, { headers });
        expect(status).toBe(401);
      }),
      { numRuns: 300 },
    );
  });
});
