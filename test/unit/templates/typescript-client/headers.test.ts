/** Headers and cookies of a call, as a server receives them. */
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { bearer } from "../../../../templates/typescript-client/secret.js";
import { BaseClient, createClient } from "../../../../templates/typescript-client/client.js";
import { putCookies } from "../../../../templates/typescript-client/cookies.js";
import { withIdempotencyKey } from "../../../../templates/typescript-client/idempotency-key.js";
import { InvalidArgumentError } from "../../../../templates/typescript-client/errors.js";
import { putHeaders } from "../../../../templates/typescript-client/headers.js";
import { jsonBody } from "../../../../templates/typescript-client/json-body.js";
import type { Operation } from "../../../../templates/typescript-client/operation.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { requires } from "../../../../templates/typescript-client/security.js";
import { form, simple } from "../../../../templates/typescript-client/styles.js";
import { type EchoServer, type ReceivedRequest, serveEcho } from "./local-server.js";

const operation: Operation = {
  id: "artists.list",
  cookies: putCookies,
  method: "GET",
  path: "/artists",
  parameters: [
    { in: "header", name: "x-ids", style: simple, explode: false },
    { in: "header", name: "x-map", style: simple, explode: true },
    { in: "cookie", name: "ids", style: form, explode: true },
    { in: "cookie", name: "text", style: form, explode: false },
  ],
};

let server: EchoServer;
beforeAll(async () => {
  server = await serveEcho();
});
afterAll(() => server.close());

async function sent(init: SendInit, headers?: Record<string, string>): Promise<ReceivedRequest> {
  await send(createClient({ baseUrl: server.url, headers }), operation, [], init);
  return server.last();
}

describe("headers", () => {
  test("take single values of every kind", async () => {
    const { headers } = await sent({
      headers: {
        "X-Text": "a, b; c=é",
        "x-number": 1.5,
        "x-flag": false,
        "x-big": 9n,
        "x-empty": "",
      },
    });
    expect(headers).toMatchObject({
      "x-text": "a, b; c=\u00e9",
      "x-number": "1.5",
      "x-flag": "false",
      "x-big": "9",
      "x-empty": "",
    });
  });

  test("take arrays and objects where their style is shown", async () => {
    const { headers } = await sent({
      headers: { "x-ids": ["a b", 2, true], "x-map": { R: 100, G: undefined, B: "50%" } },
    });
    expect(headers).toMatchObject({ "x-ids": "a b,2,true", "x-map": "R=100,B=50%" });
  });

  test("pass a single value of a styled parameter unchanged", async () => {
    expect((await sent({ headers: { "x-ids": "a,b" } })).headers["x-ids"]).toBe("a,b");
  });

  test("are not sent for an empty array", async () => {
    expect((await sent({ headers: { "x-ids": [] } })).headers).not.toHaveProperty("x-ids");
  });

  test("refuse a comma inside an item", async () => {
    await expect(sent({ headers: { "x-ids": ["a,b"] } })).rejects.toThrow(
      'artists.list: header parameter "x-ids" cannot carry a comma inside an item',
    );
  });

  test.each<[string, unknown]>([
    ["x-key", "s3cret\r\nx-admin: 1"],
    ["x-key", "s3cret\n"],
    ["x-key", "\rs3cret"],
    ["x-key", "s3cret\0"],
    ["x-key", "s3cret\u2028"],
    ["x-key", "s3cret👩"],
    ["x key", "s3cret"],
    ["x\nkey", "s3cret"],
    ["", "s3cret"],
    ["x:key", "s3cret"],
    ["x:key", undefined],
  ])("refuse %j: %j, and do not repeat the value", async (name, value) => {
    const error: unknown = await sent({ headers: { [name]: value } }).catch((fault) => fault);
    expect(error).toEqual(
      new InvalidArgumentError(`artists.list: header "${name}" has a character HTTP forbids`),
    );
  });

  test.each<[unknown, string]>([
    [null, "null"],
    [["a"], "several: no style is shown"],
    [Number.NaN, "NaN"],
  ])("refuse the value %j", async (value, reason) => {
    await expect(sent({ headers: { "x-a": value } })).rejects.toThrow(
      `artists.list: header parameter "x-a" cannot be ${reason}`,
    );
  });

  test("refuse a Headers object, of which nothing would be sent", async () => {
    await expect(sent({ headers: new Headers({ a: "b" }) })).rejects.toThrow(
      "artists.list: header must be a plain object",
    );
  });

  test("of the caller's own replace those of the call and of the client, in any case", async () => {
    const { headers } = await sent(
      {
        headers: { "x-typed": "call", "X-Both": "call", "x-gone": "call" },
        extraHeaders: {
          traceparent: "00-1-2-01",
          "x-both": "own",
          "X-Client": "own",
          "X-Gone": undefined,
        },
      },
      { "x-client": "client", "x-kept": "client" },
    );
    expect(headers).toMatchObject({
      "x-typed": "call",
      "x-both": "own",
      "x-client": "own",
      "x-kept": "client",
      traceparent: "00-1-2-01",
    });
    expect(headers).not.toHaveProperty("x-gone");
  });

  test("of the caller's own stand where the client would put its own", async () => {
    const fetch = vi.fn(async () => new Response(null, { status: 204 }));
    const post: Operation = {
      id: "artists.create",
      method: "POST",
      path: "/artists",
      body: jsonBody,
      headers: withIdempotencyKey("idempotency-key", { accept: "application/json" }),
      security: requires({ oauth: [bearer] }),
    };
    const client = new BaseClient(
      { baseUrl: server.url, fetch, auth: { oauth: "token" } },
      () => 0,
    );
    const own = {
      authorization: "Own",
      accept: "application/problem+json",
      "Idempotency-Key": "own",
      "content-type": "application/vnd.own+json",
    };
    await send(client, post, [], { body: {}, extraHeaders: own });
    const given = z
      .object({ headers: z.instanceof(Headers) })
      .parse(Object(fetch.mock.calls[0])[1]);
    expect(Object.fromEntries(given.headers)).toEqual({
      authorization: "Own",
      accept: "application/problem+json",
      "idempotency-key": "own",
      "content-type": "application/vnd.own+json",
    });
  });

  test("of the caller's own are held to what all headers are", async () => {
    for (const [name, value] of [
      ["x-a", "a\r\nb: c"],
      ["x a", "b"],
    ] as const) {
      await expect(sent({ extraHeaders: { [name]: value } })).rejects.toThrow(InvalidArgumentError);
    }
  });

  test("whatever is taken is one header: no value begins another", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string({ unit: "binary" }), (name, value) => {
        const headers = new Headers();
        try {
          putHeaders(headers, operation, { [name]: value });
        } catch (error) {
          expect(error).toBeInstanceOf(InvalidArgumentError);
          return;
        }
        expect([...headers]).toEqual([[name.toLowerCase(), value.replace(/^[\t ]+|[\t ]+$/g, "")]]);
      }),
      {
        examples: [
          ["x-a", "a\r\nb: c"],
          ["__proto__", " a\t"],
          ["x-a", "é"],
        ],
      },
    );
  });
});

describe("cookies", () => {
  test("make one header, in their order", async () => {
    const { headers } = await sent({
      cookies: { session: "abc==", n: 1, gone: undefined, quoted: '"x"', last: true },
    });
    expect(headers.cookie).toBe('session=abc==; n=1; quoted="x"; last=true');
  });

  test("are added to a cookie header", async () => {
    const init: SendInit = { cookies: { b: 2 } };
    expect((await sent(init, { Cookie: "a=1" })).headers.cookie).toBe("a=1; b=2");
  });

  test("none is no header", async () => {
    expect((await sent({ cookies: { a: undefined } })).headers).not.toHaveProperty("cookie");
  });

  test("take arrays and objects where their style is shown, each pair a cookie of its own", async () => {
    const { headers } = await sent({ cookies: { ids: ["a", "b;c"], text: { R: 1, G: 2 } } });
    expect(headers.cookie).toBe("ids=a; ids=b%3Bc; text=R,1,G,2");
  });

  test.each(["a;b", "a,b", "a b", "a\nb", 'a"b', '"a', "a\\b", "é"])(
    "refuse the value %j, without repeating it",
    async (value) => {
      await expect(sent({ cookies: { id: value } })).rejects.toThrow(
        new InvalidArgumentError(
          'artists.list: cookie parameter "id" has a character HTTP forbids',
        ),
      );
    },
  );

  test.each(["", "a b", "a;b", "a=b"])("refuse the name %j", async (name) => {
    const attempt = sent({ cookies: { [name]: "c" } });
    await expect(attempt).rejects.toThrow(InvalidArgumentError);
  });
});
