/** A receiver takes some requests for a delivery, and reads them. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Delivery } from "../../../../templates/typescript-client/deliveries.js";
import type { SignatureScheme } from "../../../../templates/typescript-client/signatures.js";
import {
  receiverOf,
  signedHeaders,
  type Webhook,
} from "../../../../templates/typescript-client/webhooks.js";
import {
  hmac,
  now,
  plain,
  plainHeaders,
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

describe("a delivery", () => {
  test("is a Request of Fetch", async () => {
    const init = { method: "POST", headers: timedHeaders(text), body: text };
    const request = new Request("https://example.org/hook", init);
    request.headers.set("content-type", "application/json; charset=utf-8");
    expect(await receive(timed, request)).toEqual(JSON.parse(text));
  });

  test.each<[string, Delivery["body"]]>([
    ["text", text],
    ["bytes", new TextEncoder().encode(text)],
    ["a Buffer", Buffer.from(text)],
    ["part of a buffer", Buffer.from(`xx${text}x`).subarray(2, -1)],
    ["an ArrayBuffer", new TextEncoder().encode(text).buffer],
    ["a stream", new Response(text).body],
  ])("has its body as %s", async (_form, body) => {
    expect(await receive(timed, { headers: timedHeaders(text), body })).toEqual(JSON.parse(text));
  });

  test("has its headers as Node has them, pseudo-headers and lists among them", async () => {
    const { "X-Signature": right = "" } = plainHeaders(text);
    const headers = { ":path": "/", "x-signature": ["00", right], "x-other": undefined };
    expect(await receive(plain, { headers, body: text })).toBeDefined();
  });

  test("cannot be received from a body that was read before, or was parsed", async () => {
    const request = new Request("https://example.org", {
      method: "POST",
      headers: plainHeaders(text),
      body: text,
    });
    await request.text();
    expect(await refusal(receive(plain, request))).toMatchObject({
      name: "PayloadError",
      reason: "unreadable",
    });
    const body: unknown = JSON.parse(text);
    const parsed = Object.assign({ headers: plainHeaders(text) }, { body });
    // @ts-expect-error: what a parser made of the body is no body.
    await expect(receive(plain, parsed)).rejects.toThrow("the very bytes");
  });

  test("is read no further than it may go", async () => {
    let pulled = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled++;
        controller.enqueue(new Uint8Array(1000));
      },
      cancel: () => {
        cancelled = true;
      },
    });
    const options = { maxBytes: 5000 };
    const delivery = { headers: plainHeaders(text), body: endless };
    const refused = await refusal(receive(plain, delivery, options));
    expect(refused).toMatchObject({ name: "PayloadError", reason: "too large" });
    expect(pulled).toBeLessThan(10);
    expect(cancelled).toBe(true);
    const long = { headers: plainHeaders(text), body: "x".repeat(5001) };
    expect((await refusal(receive(plain, long, options))).reason).toBe("too large");
  });

  test("is not read at all where its headers are not in order", async () => {
    const body = new Response(text).body;
    await refusal(receive(plain, { headers: {}, body }));
    expect(body?.locked).toBe(false);
  });

  test("of broken JSON is refused, once it is known to be genuine", async () => {
    for (const body of ["{", new Uint8Array([0x22, 0xff, 0x22])]) {
      const delivery = { headers: plainHeaders(body), body };
      expect((await refusal(receive(plain, delivery))).reason).toBe("undecodable");
    }
    const forged = { headers: plainHeaders("x"), body: "{" };
    expect((await refusal(receive(plain, forged))).reason).toBe("wrong");
  });

  test("is what the manifest says, whatever its content type", async () => {
    const headers = { ...plainHeaders(text), "Content-Type": "text/plain" };
    expect(await receive(plain, { headers, body: text })).toEqual(JSON.parse(text));
  });

  test("is decoded by its content type where the manifest shows none", async () => {
    const signed = plainHeaders(text);
    const as = (type: string): Promise<unknown> =>
      receiveAs({ signature: plain }, { headers: { ...signed, "Content-Type": type }, body: text });
    expect(await as("application/vnd.event+json")).toEqual(JSON.parse(text));
    expect(await as("text/plain; charset=utf-8")).toBe(text);
    expect(await as("application/x-www-form-urlencoded")).toBeInstanceOf(Blob);
    expect((await refusal(as("text/plain; charset=nonsense"))).reason).toBe("undecodable");
    expect(await receive(plain, { headers: plainHeaders(""), body: "" })).toBeUndefined();
    expect(await receive(plain, { headers: plainHeaders(""), body: null })).toBeUndefined();
  });
});

describe("events", () => {
  const lent: Webhook = { signature: { ...plain, header: "X-Lent" } };
  const webhooks = { returned: { signature: plain }, found: { signature: plain }, lent };
  interface Several {
    returned: string;
    found: string;
    lent: string;
  }
  const events = receiverOf<Several, keyof Several>(webhooks, { secret });
  const typed = { "content-type": "text/plain" };

  test("that are signed in several ways are told by their headers", async () => {
    const signature = hmac(text).digest("hex");
    const delivery = { headers: { ...typed, "X-Lent": signature }, body: text };
    expect(await events.receive(delivery)).toBe(text);
    expect(await events.receive(delivery, "lent")).toBe(text);
    expect(await events.receive(delivery, "returned", "lent")).toBe(text);
    expect((await refusal(events.receive(delivery, "returned"))).reason).toBe("missing");
  });

  test("of one way to sign are verified once", async () => {
    const verify = vi.spyOn(crypto.subtle, "verify");
    await refusal(events.receive({ headers: plainHeaders("x"), body: text }, "returned", "found"));
    expect(verify).toHaveBeenCalledTimes(1);
    verify.mockRestore();
  });

  test("that are none are an error", async () => {
    const delivery = { headers: plainHeaders(text), body: text };
    // @ts-expect-error: there is no such event.
    await expect(events.receive(delivery, "toString")).rejects.toThrow('"toString"');
  });
});

test.each([[""], [[]], [["a", ""]], [new Uint8Array()]])(
  "an empty secret is refused at once: %j",
  (empty) => {
    expect(() => receive(plain, { headers: {}, body: "" }, { secret: empty })).toThrow("secret");
  },
);

test("a receiver shows no secret to who prints it", () => {
  const events = receiverOf({ returned: { signature: plain } }, { secret });
  expect(JSON.stringify(events) + String(events)).not.toContain(secret);
});

test("headers that the runtime signs are believed", async () => {
  const scheme: SignatureScheme = {
    ...timed,
    encoding: "base64url",
    signs: "{id}\n{timestamp}{body}",
  };
  const webhooks = { returned: { signature: scheme, contentType: "application/json" } };
  const options = { secret, id: "1", idHeader: "X-Id" };
  const headers = await signedHeaders(webhooks, "returned", text, options);
  expect(headers).toEqual({
    "Content-Type": "application/json",
    "X-Signature": `sha256=${hmac(`1\n${now}${text}`).digest("base64url")}`,
    "X-Timestamp": String(now),
    "X-Id": "1",
  });
  expect(await receive(scheme, { headers, body: text }, options)).toEqual(JSON.parse(text));
  const plainly = await signedHeaders(
    { returned: { signature: plain } },
    "returned",
    text,
    options,
  );
  expect(plainly).toEqual(plainHeaders(text));
});
