/** Credentials that are a text: where they are put, and what is refused. */
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  apiKey,
  cookieKey,
  headerKey,
  queryKey,
} from "../../../../templates/typescript-client/api-key.js";
import { base64Url } from "../../../../templates/typescript-client/base64.js";
import { basic } from "../../../../templates/typescript-client/basic.js";
import { authorization, bearer } from "../../../../templates/typescript-client/secret.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import type { OutgoingRequest } from "../../../../templates/typescript-client/outgoing-request.js";
import type { SecretNeed } from "../../../../templates/typescript-client/credential.js";
import type {
  Credential,
  CredentialContext,
} from "../../../../templates/typescript-client/credential.js";

const context: CredentialContext = {
  scopes: ["read"],
  fetch: () => Promise.reject(new Error("not used")),
  signal: new AbortController().signal,
};

function request(headers: Readonly<Record<string, string>> = {}, query = ""): OutgoingRequest {
  const url = `https://api.example.com/books${query}`;
  return { method: "GET", url, headers: new Headers(headers) };
}

/** Returns the request that is sent. */
async function applied(credential: Credential, to: OutgoingRequest = request()) {
  await credential.authenticate(to, context);
  return {
    url: to.url.replace("https://api.example.com/books", ""),
    ...Object.fromEntries(to.headers),
  };
}

describe("each kind stands in its place", () => {
  test.each<[string, Credential, object]>([
    ["a token", bearer("t"), { url: "", authorization: "Bearer t" }],
    ["a name and password", basic("a", "b:c"), { url: "", authorization: "Basic YTpiOmM=" }],
    ["another scheme", authorization("a=b", "Hawk"), { url: "", authorization: "Hawk a=b" }],
    ["a key in a header", headerKey("k", "X-Key"), { url: "", "x-key": "k" }],
    ["a key in the query", queryKey("k&=", "a key"), { url: "?a%20key=k%26%3D" }],
    ["a key in a cookie", cookieKey("k", "key"), { url: "", cookie: "key=k" }],
    ["a key in a place given", apiKey("k", "key", "query"), { url: "?key=k" }],
  ])("%s", async (_title, credential, wanted) => {
    expect(await applied(credential)).toEqual(wanted);
  });

  test("beside what is there already", async () => {
    expect(await applied(queryKey("k", "key"), request({}, "?a=b"))).toEqual({ url: "?a=b&key=k" });
    expect(await applied(cookieKey("k", "key"), request({ cookie: "a=b; mykey=c" }))).toEqual({
      url: "",
      cookie: "a=b; mykey=c; key=k",
    });
  });

  test.each<[string, Credential, Readonly<Record<string, string>>, string]>([
    ["a header authorization", bearer("t"), { authorization: "own" }, ""],
    ["a header", headerKey("t", "X-Key"), { "x-key": "own" }, ""],
    ["a parameter", queryKey("t", "key"), {}, "?key=own"],
    ["a cookie", cookieKey("t", "key"), { cookie: "a=b; key=own" }, ""],
  ])("%s of the caller's own stays", async (_title, credential, headers, query) => {
    expect(await applied(credential, request(headers, query))).toEqual({ url: query, ...headers });
  });

  test("names of headers that nobody would take for a key are told to logs", async () => {
    const to = request();
    await headerKey("k", "X-Odd").authenticate(to, context);
    expect(to.secretHeaders).toEqual(["x-odd"]);
  });
});

describe("a name and password", () => {
  test("are UTF-8 (RFC 7617, section 2.1)", async () => {
    expect(await applied(basic("test", "123£"))).toHaveProperty(
      "authorization",
      "Basic dGVzdDoxMjPCow==",
    );
  });

  test("come out as they went in", async () => {
    const text = fc.string({ unit: "grapheme" }).map((each) => each.replace(/\p{Cc}/gu, ""));
    await fc.assert(
      fc.asyncProperty(text, text, async (name, password) => {
        const username = name.replaceAll(":", "");
        const { authorization: sent = "" } = { ...(await applied(basic(username, password))) };
        const bytes = Buffer.from(String(sent).replace("Basic ", ""), "base64");
        expect(bytes.toString("utf8")).toBe(`${username}:${password}`);
      }),
    );
  });

  test.each([
    ["a:b", "c"],
    ["a\n", "c"],
    ["a", "c\0"],
  ])("are refused where the header could not say them: %j %j", (username, password) => {
    expect(() => basic(username, password)).toThrow(InvalidArgumentError);
  });
});

describe("what HTTP forbids is refused, and not shown", () => {
  test.each<[string, () => Credential]>([
    ["a token", () => bearer("s3cret\r\nx: y")],
    ["a key in a header", () => headerKey("s3cret\n", "X-Key")],
    ["a key in a cookie", () => cookieKey("s3cret; a=b", "key")],
    ["a key in the query", () => queryKey("s3cret\ud800", "key")],
    ["a name of a header", () => headerKey("s3cret", "X-Key\n")],
  ])("%s", async (_title, make) => {
    const call = Promise.resolve().then(() => applied(make()));
    await expect(call).rejects.toThrow();
    await expect(call).rejects.not.toThrow("s3cret");
  });

  test.each(["", " ", undefined, null, 7])("%j is no credential", (secret) => {
    expect(() => Reflect.apply(bearer, undefined, [secret])).toThrow(InvalidArgumentError);
  });

  test("neither is it from a function", async () => {
    await expect(applied(bearer(() => ""))).rejects.toThrow(InvalidArgumentError);
  });
});

describe("a function", () => {
  test("is asked for each request, with the scopes that it needs", async () => {
    const token = vi.fn<(need: SecretNeed) => Promise<string>>(({ scopes }) =>
      Promise.resolve(`for-${scopes.join()}`),
    );
    expect(await applied(bearer(token))).toHaveProperty("authorization", "Bearer for-read");
    expect(token).toHaveBeenCalledOnce();
  });

  test("is asked for another one when the service has refused what it gave", async () => {
    const asked: (string | undefined)[] = [];
    let current = "a";
    const credential = bearer(({ refused }) => {
      asked.push(refused);
      if (refused === current) current = "b";
      return current;
    });
    const first = request();
    await credential.authenticate(first, context);
    expect(await credential.renew?.(first, context)).toBe(true);
    expect(asked).toEqual([undefined, "a"]);
    expect(await applied(credential)).toHaveProperty("authorization", "Bearer b");
  });

  test("that has nothing else ends it, and so does a header of the caller's own", async () => {
    const token = vi.fn<() => string>(() => "a");
    const credential = bearer(token);
    const first = request();
    await credential.authenticate(first, context);
    expect(await credential.renew?.(first, context)).toBe(false);
    const own = request({ authorization: "own" });
    await credential.authenticate(own, context);
    expect(await credential.renew?.(own, context)).toBe(false);
    expect(token).toHaveBeenCalledTimes(2);
  });
});

test("base64url is that of Node", () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(base64Url(bytes)).toBe(Buffer.from(bytes).toString("base64url"));
    }),
  );
});
