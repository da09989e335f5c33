/** Redirects: followed where no credential can leak, by fetch itself or by hand. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { encodeBody } from "../../../../templates/typescript-client/body.js";
import { createClient } from "../../../../templates/typescript-client/client.js";
import { ApiError, ConnectionError } from "../../../../templates/typescript-client/errors.js";
import { followRedirects } from "../../../../templates/typescript-client/follow-redirects.js";
import type { SendInit } from "../../../../templates/typescript-client/options.js";
import { redirectMode } from "../../../../templates/typescript-client/headers.js";
import { send } from "../../../../templates/typescript-client/request.js";
import { type EchoServer, type LocalServer, serve, serveEcho } from "./local-server.js";

/** Redirects `/to/<status>/<rest>` to the target of the test. */
let first: LocalServer;
let other: EchoServer;
let target: string;
const received: string[] = [];
beforeAll(async () => {
  other = await serveEcho();
  first = await serve((request, response) => {
    const { method, url = "", headers } = request;
    received.push(`${method} ${url} ${headers["x-api-key"] ?? headers.authorization ?? "-"}`);
    const status = Number(/^\/to\/(\d+)/.exec(url)?.[1] ?? 204);
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      if (body !== "") received.push(body);
      response.writeHead(status, status === 204 ? {} : { location: target }).end();
    });
  });
});
afterAll(async () => {
  await first.close();
  await other.close();
});
beforeEach(() => {
  received.length = 0;
  other.received.length = 0;
});

const secrets = { authorization: "Bearer s3cret", accept: "text/x" };

function sent(
  status: number,
  {
    method = "GET",
    headers,
    body,
    isFollowing = false,
  }: SendInit & {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly isFollowing?: boolean;
  },
): Promise<unknown> {
  const client = createClient({
    baseUrl: first.url,
    maxRetries: 0,
    headers,
    ...(isFollowing && { fetch: followRedirects() }),
  });
  const path = `/to/${status}`;
  const canHaveBody = method !== "GET" && method !== "HEAD";
  return send(
    client,
    { id: "x", method, path, ...(canHaveBody && { body: encodeBody }) },
    [],
    body === undefined ? {} : { body },
  );
}

describe("fetch follows where it takes the credentials away itself", () => {
  test.each([301, 302, 303, 307, 308])("%i to another origin", async (status) => {
    target = `${other.url}/x`;
    await sent(status, { headers: secrets });
    const { headers } = other.last();
    expect(headers.accept).toBe("text/x");
    expect(JSON.stringify(headers)).not.toContain("s3cret");
  });

  test("to the same origin they go along", async () => {
    target = "/there";
    await sent(307, { headers: secrets });
    expect(received).toEqual(["GET /to/307 Bearer s3cret", "GET /there Bearer s3cret"]);
  });

  test.each([
    [{}, "follow"],
    [{ Accept: "a", "Content-Type": "b", Range: "c", Authorization: "d" }, "follow"],
    [{ Cookie: "a" }, "manual"],
    [{ "X-Api-Key": "a" }, "manual"],
    [{ "Proxy-Authorization": "a" }, "manual"],
    [{ "X-Accept": "a" }, "manual"],
    [{ "Accept-Key": "a" }, "manual"],
    [{ "Content-Token": "a" }, "manual"],
    [{ "Range-Key": "a" }, "manual"],
    [{ "Accept-Language": "a", "Accept-Encoding": "b", "Content-Language": "c" }, "follow"],
  ])("headers %j: %s", (headers, mode) => {
    expect(redirectMode(new Headers(headers))).toBe(mode);
  });
});

describe("with a header that fetch would take along", () => {
  const headers = { "x-api-key": "s3cret" };

  test("a redirect is an answer like others: nothing goes anywhere", async () => {
    target = `${other.url}/x`;
    const error: unknown = await sent(302, { headers }).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 302 });
    expect(error instanceof ApiError && error.headers.get("location")).toBe(target);
    expect(other.received).toEqual([]);
  });

  test("followRedirects takes it along to the same origin, and to no other", async () => {
    target = "/there";
    await sent(307, { headers, isFollowing: true });
    expect(received).toEqual(["GET /to/307 s3cret", "GET /there s3cret"]);
    target = `${other.url}/x`;
    await sent(307, {
      headers: { ...headers, ...secrets, cookie: "sid=s3cret" },
      isFollowing: true,
    });
    expect(other.last().headers.accept).toBe("text/x");
    expect(JSON.stringify(other.last().headers)).not.toContain("s3cret");
  });

  test.each([
    [301, "POST", "GET", ""],
    [302, "POST", "GET", ""],
    [303, "PUT", "GET", ""],
    [303, "HEAD", "HEAD", ""],
    [301, "PUT", "PUT", '{"a":1}'],
    [307, "POST", "POST", '{"a":1}'],
    [308, "POST", "POST", '{"a":1}'],
  ])(
    "followRedirects: %i of a %s goes on as %s with body %j",
    async (status, method, next, body) => {
      target = `${other.url}/x`;
      await sent(status, {
        method,
        headers,
        isFollowing: true,
        ...(method !== "HEAD" && { body: { a: 1 } }),
      });
      expect(other.last().method).toBe(next);
      expect(other.last().body.toString()).toBe(body);
      expect(other.last().headers["content-type"]).toBe(
        body === "" ? undefined : "application/json",
      );
    },
  );
});

describe("followRedirects", () => {
  test("takes headers along by their whole names", async () => {
    target = `${other.url}/x`;
    const headers = { "accept-key": "s3cret", "content-token": "s3cret", "accept-language": "sv" };
    await sent(307, { headers, isFollowing: true });
    expect(other.last().headers["accept-language"]).toBe("sv");
    expect(JSON.stringify(other.last().headers)).not.toContain("s3cret");
  });

  test.each([
    "data:application/json,{}",
    "file:///etc/passwd",
    "blob:x",
    "about:blank",
    "ftp://x/",
  ])("goes nowhere but to http and https: %s", async (location) => {
    const asked: string[] = [];
    const follow = followRedirects(async (url) => {
      asked.push(url);
      return new Response(null, { status: 302, headers: { location } });
    });
    await expect(follow("https://example.org/a", {})).rejects.toThrow("is not followed");
    expect(asked).toEqual(["https://example.org/a"]);
  });

  test("ends a loop", async () => {
    target = "/to/302";
    await expect(sent(302, { isFollowing: true })).rejects.toThrow("more than 20 redirects");
    expect(received).toHaveLength(21);
  });

  test("cannot send a stream twice, and says so", async () => {
    target = "/there";
    const error: unknown = await sent(307, {
      method: "PUT",
      isFollowing: true,
      body: new Blob(["a"]).stream(),
    }).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toHaveProperty(
      "message",
      expect.stringContaining("a stream cannot be sent twice"),
    );
  });

  test("leaves an answer alone that leads nowhere", async () => {
    target = "";
    await expect(sent(304, { isFollowing: true })).rejects.toMatchObject({ status: 304 });
  });
});
