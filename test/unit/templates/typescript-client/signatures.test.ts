/** Which signatures a receiver believes, and which it refuses. */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  hmac,
  now,
  plain,
  receive,
  receiveAs,
  refusal,
  secret,
  text,
  timed,
  timedHeaders,
} from "./signed-deliveries.js";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: now * 1000 });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a signature", () => {
  test.each([
    ["hex", "SHA-1", "sha1"],
    ["hex", "SHA-256", "sha256"],
    ["base64", "SHA-384", "sha384"],
    ["base64url", "SHA-512", "sha512"],
    ["base64", "SHA-256", "sha256"],
  ] as const)("in %s of %s is believed", async (encoding, hash, name) => {
    const scheme = { ...plain, hash, encoding };
    const headers = { "x-signature": hmac(text, secret, name).digest(encoding) };
    expect(await receive(scheme, { headers, body: text })).toEqual(JSON.parse(text));
    const other = { "x-signature": hmac(text, "other", name).digest(encoding) };
    const refused = await refusal(receive(scheme, { headers: other, body: text }));
    expect(refused.reason).toBe("wrong");
  });

  test("is that of RFC 4231, section 4.3", async () => {
    const headers = {
      "X-Signature": "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    };
    const body = "what do ya want for nothing?";
    const delivery = { headers, body };
    expect(await receive(plain, delivery, { secret: "Jefe" }, "text/plain")).toBe(body);
  });

  test("may stand in capitals, with and without padding, and in either alphabet", async () => {
    const upper = { "x-signature": hmac(text).digest("hex").toUpperCase() };
    expect(await receive(plain, { headers: upper, body: text })).toBeDefined();
    const scheme = { ...plain, encoding: "base64" } as const;
    for (const each of ["base64", "base64url"] as const) {
      const headers = { "x-signature": hmac(text).digest(each) };
      expect(await receive(scheme, { headers, body: text })).toBeDefined();
    }
  });

  test.each([", ", " ", ","])("may be one of several with %j between them", async (between) => {
    const right = `v1,${hmac(text).digest("base64")}`;
    const wrong = `v1,${hmac("x").digest("base64")}`;
    const other = "v1a,AAAA";
    const scheme = { ...plain, encoding: "base64", prefix: "v1," } as const;
    const headers = { "x-signature": [other, wrong, right].join(between) };
    expect(await receive(scheme, { headers, body: text })).toBeDefined();
    const bad = { "x-signature": [wrong, other].join(between) };
    expect((await refusal(receive(scheme, { headers: bad, body: text }))).reason).toBe("wrong");
  });

  test("may be of any of several secrets, text or bytes", async () => {
    const bytes = new Uint8Array([0, 255, 128]);
    const headers = { "x-signature": hmac(text, bytes).digest("hex") };
    const delivery = { headers, body: text };
    expect(await receive(plain, delivery, { secret: ["old", bytes] })).toBeDefined();
    expect(await receive(plain, delivery, { secret: bytes })).toBeDefined();
    expect((await refusal(receive(plain, delivery, { secret: ["old"] }))).reason).toBe("wrong");
  });

  test("is missing or malformed, and that is said without the secret", async () => {
    const missing = await refusal(receive(timed, { headers: {}, body: text }));
    expect(missing).toMatchObject({ name: "SignatureError", reason: "missing" });
    expect(missing.message).toContain("X-Signature");
    for (const value of ["sha256=", "sha256=zz", "sha256=abc", "sha1=abcd", "=", "sha256"]) {
      const headers = { ...timedHeaders(text), "X-Signature": value };
      const malformed = await refusal(receive(timed, { headers, body: text }));
      expect(malformed.reason, value).toBe("malformed");
      expect(malformed.message).not.toContain(secret);
    }
    const base64 = { ...plain, encoding: "base64" } as const;
    const headers = { "x-signature": "a" };
    expect((await refusal(receive(base64, { headers, body: text }))).reason).toBe("malformed");
  });

  test("is not looked for without end", async () => {
    const wrong = Array.from({ length: 50 }, (_, index) => hmac(`${index}`).digest("hex"));
    const verify = vi.spyOn(crypto.subtle, "verify");
    const headers = { "x-signature": wrong.join(",") };
    expect((await refusal(receive(plain, { headers, body: text }))).reason).toBe("wrong");
    expect(verify).toHaveBeenCalledTimes(10);
    verify.mockRestore();
  });

  test("of whatever bytes is believed, and of any others not", async () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(bytes, bytes, fc.nat(199), async (body, key, at) => {
        fc.pre(key.length > 0 && body.length > 0);
        const headers = {
          "x-signature": hmac(body, key).digest("hex"),
          "content-type": "application/octet-stream",
        };
        const blob = await receiveAs({ signature: plain }, { headers, body }, { secret: key });
        if (!(blob instanceof Blob)) throw new Error("not a Blob");
        expect(new Uint8Array(await blob.arrayBuffer())).toEqual(body);
        const changed = Uint8Array.from(body);
        changed[at % body.length] = (changed[at % body.length] ?? 0) ^ 1;
        const delivery = { headers, body: changed };
        expect((await refusal(receive(plain, delivery, { secret: key }))).reason).toBe("wrong");
      }),
      { numRuns: 50 },
    );
  });
});

describe("the time of a delivery", () => {
  test.each([
    ["in seconds", now - 300],
    ["a little ahead", now + 300],
    ["in milliseconds", now * 1000 - 299_000],
    ["of RFC 3339", new Date(now * 1000).toISOString()],
  ])("may be %s", async (_form, time) => {
    const delivery = { headers: timedHeaders(text, time), body: text };
    expect(await receive(timed, delivery)).toBeDefined();
  });

  test.each([
    ["too old", now - 301],
    ["too old", 0],
    ["too new", now + 301],
    ["too new", (now + 301) * 1000],
    ["malformed", "yesterday"],
    ["malformed", "-5"],
    ["malformed", "1e9"],
    ["malformed", "99999999999999999999"],
  ])("is refused as %s: %s", async (reason, time) => {
    const delivery = { headers: timedHeaders(text, time), body: text };
    expect((await refusal(receive(timed, delivery))).reason).toBe(reason);
  });

  test("is signed: a later one under an old signature is refused", async () => {
    const headers = { ...timedHeaders(text, now - 1000), "X-Timestamp": String(now) };
    expect((await refusal(receive(timed, { headers, body: text }))).reason).toBe("wrong");
  });

  test("may be as far off as the caller says, and must where the manifest does not", async () => {
    const delivery = { headers: timedHeaders(text, now - 1000), body: text };
    expect(await receive(timed, delivery, { toleranceSeconds: Infinity })).toBeDefined();
    const late = await refusal(receive(timed, delivery, { toleranceSeconds: 999 }));
    expect(late.reason).toBe("too old");
    const { toleranceSeconds: _, ...open } = timed;
    for (const toleranceSeconds of [undefined, -1, NaN]) {
      expect(() => receive(open, delivery, { toleranceSeconds })).toThrow("toleranceSeconds");
    }
  });

  test("is missing", async () => {
    const { "X-Signature": signature = "" } = timedHeaders(text);
    const delivery = { headers: { "x-signature": signature }, body: text };
    expect(await refusal(receive(timed, delivery))).toMatchObject({
      reason: "missing",
      message: expect.stringContaining("X-Timestamp"),
    });
  });
});

test("an id is signed under the header that the caller names", async () => {
  const scheme = { ...timed, signs: "{id}.{timestamp}.{body}", prefix: "" };
  const signature = hmac(`msg_1.${now}.${text}`).digest("hex");
  const headers = { "x-signature": signature, "x-timestamp": `${now}`, "x-id": "msg_1" };
  expect(() => receive(scheme, { headers, body: text })).toThrow("idHeader");
  const options = { idHeader: "X-Id" };
  expect(await receive(scheme, { headers, body: text }, options)).toBeDefined();
  const other = { ...headers, "x-id": "msg_2" };
  expect((await refusal(receive(scheme, { headers: other, body: text }, options))).reason).toBe(
    "wrong",
  );
});
