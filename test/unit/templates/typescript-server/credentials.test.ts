/** The credential of each scheme, as it is read of a request. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type FoundCredential,
  readCredential,
} from "../../../../templates/typescript-server/credentials.js";
import type { Scheme } from "../../../../templates/typescript-server/route.js";

function read(scheme: Scheme, headers: Record<string, string>, query = ""): FoundCredential {
  return readCredential(scheme, new Request(`http://library.example/books${query}`, { headers }));
}

const found = (credential: unknown) => ({ state: "found", credential });
const absent = { state: "absent" };
const malformed = { state: "malformed" };

describe("a bearer token", () => {
  const readToken = (authorization: string) => read({ type: "bearer" }, { authorization });

  test.each([
    ["Bearer abc", "abc"],
    ["bearer   a.b-c_d~e+f/g==", "a.b-c_d~e+f/g=="],
    ["BEARER 1|abc", "1|abc"],
  ])("is what stands behind the scheme: %s", (text, token) => {
    expect(readToken(text)).toEqual(found(token));
  });

  test.each(["Bearer", "Bearer a b", "Bearer a, Bearer b", "Bearer é", "Bearer \ta"])(
    "is malformed in %j",
    (text) => {
      expect(readToken(text)).toEqual(malformed);
    },
  );

  test.each(["", "Basic YTpi", "Bearerabc", "Bearer\tabc", "abc", "(Bearer) abc"])(
    "is absent in %j",
    (text) => {
      expect(readToken(text)).toEqual(absent);
    },
  );

  test("is read quickly from whatever length", () => {
    // Work that grows by the square of it would not end here.
    expect(readToken(`Bearer${" ".repeat(1_000_000)}a${" ".repeat(1_000_000)}b`)).toEqual(
      malformed,
    );
    expect(readToken("B".repeat(2_000_000))).toEqual(absent);
  });
});

describe("name and password", () => {
  const readText = (text: string) => read({ type: "basic" }, { authorization: `Basic ${text}` });
  const encoded = (text: string | Uint8Array) => Buffer.from(text).toString("base64");

  test("are text in UTF-8, whatever it is, and only the first colon parts them", () => {
    const text = fc.string({ unit: "grapheme" }).filter((each) => !/\p{Cc}/u.test(each));
    fc.assert(
      fc.property(text, text, (username, password) => {
        fc.pre(!username.includes(":"));
        expect(readText(encoded(`${username}:${password}`))).toEqual(found({ username, password }));
      }),
    );
    expect(readText("QWxhZGRpbjpvcGVuIHNlc2FtZQ==")).toEqual(
      found({ username: "Aladdin", password: "open sesame" }),
    );
  });

  test.each([
    ["no Base64", "%%%"],
    ["spaces in Base64", "YT pi"],
    ["a length that Base64 has not", "YTpiY"],
    ["no colon", encoded("reader")],
    ["bytes that are no UTF-8", encoded(new Uint8Array([0x61, 0x3a, 0xff]))],
    ["a line break", encoded("a:b\nc")],
    ["nothing", ""],
  ])("are malformed with %s", (_fault, text) => {
    expect(readText(text)).toEqual(malformed);
  });
});

describe("a key", () => {
  const inHeader: Scheme = { type: "apiKey", in: "header", name: "X-Key" };
  const inQuery: Scheme = { type: "apiKey", in: "query", name: "the key" };
  const inCookie: Scheme = { type: "apiKey", in: "cookie", name: "session" };

  test("stands in a header, in any case", () => {
    expect(read(inHeader, { "x-KEY": "k 1" })).toEqual(found("k 1"));
    expect(read(inHeader, { "x-key": "" })).toEqual(absent);
    expect(read(inHeader, {})).toEqual(absent);
  });

  test("stands in no header whose name none can have", () => {
    expect(read({ ...inHeader, name: "é key" }, {})).toEqual(absent);
  });

  test("stands in the query, decoded", () => {
    expect(read(inQuery, {}, "?a=1&the%20key=k%2B%C3%A9#x")).toEqual(found("k+é"));
    expect(read(inQuery, {}, "?the+key=%zz%ff")).toEqual(found("%zz\ufffd"));
    expect(read(inQuery, {}, "#?the+key=1")).toEqual(absent);
    expect(read(inQuery, {}, "?the+key=")).toEqual(absent);
  });

  test("stands in a cookie, as it is", () => {
    expect(read(inCookie, { cookie: "a=session; session=k%20=1;b" })).toEqual(found("k%20=1"));
    expect(read(inCookie, { cookie: "xsession=1; Session=2; session" })).toEqual(absent);
  });

  test("is malformed where there are several", () => {
    expect(read(inQuery, {}, "?the+key=1&the+key=2")).toEqual(malformed);
    expect(read(inQuery, {}, "?the+key=1&the+key=1")).toEqual(found("1"));
    expect(read(inCookie, { cookie: "session=1; session=2" })).toEqual(malformed);
  });
});

test("another scheme of the header is handed on as it is", () => {
  const digest: Scheme = { type: "http", scheme: "Digest" };
  const authorization = 'digest username="a", realm="b"';
  expect(read(digest, { authorization })).toEqual(found('username="a", realm="b"'));
  expect(read(digest, { authorization: "Digest" })).toEqual(malformed);
  expect(read(digest, { authorization: "Bearer a" })).toEqual(absent);
});

test("what is not shown is left to the hook", () => {
  expect(read({ type: "other" }, {})).toEqual(found(undefined));
});

test("no request makes it throw", () => {
  const schemes: readonly Scheme[] = [
    { type: "bearer" },
    { type: "basic" },
    { type: "http", scheme: "Digest" },
    ...(["header", "query", "cookie"] as const).map((place): Scheme => ({
      type: "apiKey",
      in: place,
      name: "__proto__",
    })),
  ];
  // Characters that a header can hold at all (RFC 9110, section 5.5).
  const value = fc.string({ unit: fc.constantFrom(..."Bb earsic:=;, \t%\"'\\é0+/_~") });
  fc.assert(
    fc.property(value, value, fc.string(), (authorization, cookie, query) => {
      const headers = { authorization, cookie, ["__proto__"]: "x" };
      for (const scheme of schemes) {
        const { state } = read(scheme, headers, `?${query}`);
        expect(["found", "absent", "malformed"]).toContain(state);
      }
    }),
    { numRuns: 1000 },
  );
});
