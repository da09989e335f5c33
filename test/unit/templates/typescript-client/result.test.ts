/** Throw or return, and the response itself: what a call gives besides its data. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import type { Call } from "../../../../templates/typescript-client/call.js";
import { type Client, createClient } from "../../../../templates/typescript-client/client.js";
import {
  ApiError,
  ConnectionError,
  InvalidArgumentError,
  ValidationError,
} from "../../../../templates/typescript-client/errors.js";
import { request } from "../../../../templates/typescript-client/request.js";
import { type LocalServer, serve } from "./local-server.js";

let server: LocalServer;
let client: Client;
beforeAll(async () => {
  server = await serve((incoming, response) => {
    const status = Number(incoming.url?.slice(1));
    response.writeHead(status, { "content-type": "application/json", "x-trace": "t1" });
    response.end(status === 204 ? undefined : JSON.stringify({ status }));
  });
  client = createClient({ baseUrl: server.url, maxRetries: 0 });
});
afterAll(() => server.close());

const get = (path: string): Call<unknown> => request(client, "GET", path);

describe("result", () => {
  test("of a success has data and response, and no error", async () => {
    const result = await get("/200").result();
    expect(result).toEqual({
      ok: true,
      data: { status: 200 },
      error: undefined,
      response: expect.any(Response),
    });
    expect(result.response?.headers.get("x-trace")).toBe("t1");
  });

  test("of a failure has the error that await throws, and the response", async () => {
    const result = await get("/404").result();
    expect(result).toMatchObject({ ok: false, data: undefined, error: { status: 404 } });
    expect(result.error).toBeInstanceOf(ApiError);
    expect(result.response?.status).toBe(404);
  });

  test("never rejects, whatever went wrong", async () => {
    const broken = createClient({
      baseUrl: server.url,
      maxRetries: 0,
      fetch: () => Promise.reject(new Error("reset")),
    });
    const { ok, error, response } = await request(broken, "GET", "/").result();
    expect({ ok, response }).toEqual({ ok: false, response: undefined });
    expect(error).toBeInstanceOf(ConnectionError);
    expect((await request(client, "GET", "no slash").result()).error).toBeInstanceOf(
      InvalidArgumentError,
    );
  });

  test("can be asked for again, and awaited too: one request was sent", async () => {
    const call = get("/200");
    expect(await call).toEqual((await call.result()).data);
    expect((await call.result()).response).toBe((await call.result()).response);
  });
});

describe("withResponse", () => {
  test("gives the data together with the response that they came in", async () => {
    const { data, response } = await get("/201").withResponse();
    expect(data).toEqual({ status: 201 });
    expect(response.status).toBe(201);
    expect(response.bodyUsed).toBe(true);
  });

  test("rejects as the call does", async () => {
    await expect(get("/500").withResponse()).rejects.toMatchObject({ status: 500 });
  });
});

describe("response", () => {
  test("is the response before its body is read", async () => {
    const response = await get("/200").response();
    expect(response.bodyUsed).toBe(false);
    expect(response.url).toBe(`${server.url}/200`);
    expect(await response.text()).toBe('{"status":200}');
  });

  test("of an empty answer has no body", async () => {
    expect((await get("/204").response()).body).toBeNull();
  });

  test("rejects as the call does, and nobody has to await that", async () => {
    const call = get("/404");
    await expect(call.response()).rejects.toMatchObject({ status: 404, body: { status: 404 } });
  });

  test("takes the body: the call has no data then, and says so", async () => {
    const call = get("/200");
    const response = await call.response();
    await expect(call).rejects.toThrow("GET /200: .response() has the answer");
    expect((await call.result()).error).toBeInstanceOf(InvalidArgumentError);
    expect(response.bodyUsed).toBe(false);
  });
});

describe("as", () => {
  const schema = z.object({ status: z.number().transform((status) => status + 1) });

  test("composes with all of them", async () => {
    expect(await get("/200").as(schema).result()).toMatchObject({
      ok: true,
      data: { status: 201 },
    });
    expect((await get("/200").as(schema).withResponse()).data).toEqual({ status: 201 });
    expect((await get("/200").as(schema).response()).bodyUsed).toBe(false);
    const refused = await get("/200").as(z.string()).result();
    expect(refused.error).toBeInstanceOf(ValidationError);
    expect(refused.response?.status).toBe(200);
    const failed = await get("/404").as(schema).result();
    expect(failed.error).toBeInstanceOf(ApiError);
  });
});
