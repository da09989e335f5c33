/** Requests of samples, as data: what goes over the wire, whichever language prints it. */
import { describe, expect, test } from "vitest";
import { samplerOf } from "../../../../generator/emit/samples/sampler.js";
import { schemaFinder } from "../../../../generator/model/schema-finder.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import type { NoSample, SampleRequest } from "../../../../generator/sdk/samples/request.js";
import { type SmallManifest, smallModel } from "../planned-operation.js";

/** Returns the requests of the only operation of a manifest. */
function made(manifest: SmallManifest): SampleRequest | NoSample {
  const model = smallModel(manifest);
  const [operation] = operationsOf(model);
  if (operation === undefined) throw new Error("there is no operation");
  return samplerOf({ model, find: schemaFinder(model) }, []).requestOf(operation);
}

/** Its request, which must be there. */
function request(manifest: SmallManifest): SampleRequest {
  const found = made(manifest);
  if ("reason" in found) throw new Error(found.reason);
  return found;
}

const text = { type: "string" };
const nowhere = { path: "none", query: "none", header: "none", cookie: "none" };

function sending(mediaType: string, schema: unknown, more: object = {}): SmallManifest {
  const content = { [mediaType]: { schema, ...more } };
  return { operation: { method: "POST", body: { required: true, content } } };
}

describe("the target", () => {
  test("has values of the path, and what must be in the query, by their styles", () => {
    const parameters = {
      ...nowhere,
      path: { shelf: { schema: text }, "book-id": { schema: { type: "integer", minimum: 7 } } },
      query: {
        ids: {
          required: true,
          schema: { type: "array", items: text, minItems: 2 },
          style: "form",
          explode: false,
        },
        page: { required: false, schema: { type: "integer" } },
      },
    };
    const path = "/shelves/{shelf}/books/{book-id}";
    const { target, call } = request({ operation: { path, parameters } });
    expect(target).toEqual(["/shelves/shelf/books/7?ids=id,id"]);
    expect(call).toMatchObject({
      path: { shelf: "shelf", "book-id": 7 },
      query: { ids: ["id", "id"] },
      headers: {},
      cookies: {},
      body: undefined,
    });
  });

  test("is not made up while something that it needs is not known", () => {
    const query = { filter: { required: true, schema: "not shown" } };
    expect(request({ operation: { parameters: { ...nowhere, query } } }).target).toEqual([
      "/books?filter=filter",
    ]);
    expect(made({ operation: { method: "not shown" } })).toEqual({
      reason: "Not shown: its method.",
    });
    const lists = {
      filter: {
        required: true,
        schema: { type: "array", items: "not shown" },
        style: "form",
        explode: true,
      },
    };
    expect(made({ operation: { parameters: { ...nowhere, query: lists } } })).toEqual({
      reason: 'No value can be made up for its query parameter "filter".',
    });
  });
});

describe("headers", () => {
  test("are those of every request, then the operation's own", () => {
    const header = { "X-Trace": { required: true, schema: text } };
    const { headers, commonHeaders } = request({
      operation: { parameters: { ...nowhere, header } },
      service: { headers: { "Accept-Language": { required: true, schema: { enum: ["sv"] } } } },
    });
    expect(headers).toEqual([
      { name: "Accept-Language", value: ["sv"] },
      { name: "X-Trace", value: ["X-Trace"] },
    ]);
    expect(commonHeaders).toEqual([{ name: "Accept-Language", text: "sv" }]);
  });

  test("have the key that clients make anew, and the call does not", () => {
    const header = { "Idempotency-Key": { required: true, schema: text } };
    const { headers, call } = request({
      operation: {
        method: "POST",
        parameters: { ...nowhere, header },
        idempotent: { header: "Idempotency-Key" },
      },
    });
    expect(headers.map(({ name }) => name)).toEqual(["Idempotency-Key"]);
    expect(call.headers).toEqual({});
  });
});

describe("a body", () => {
  test("of JSON is the least that its schema accepts", () => {
    const properties = { title: text, pages: { type: "integer" }, isbn: text };
    const schema = { type: "object", properties, required: ["title"] };
    expect(request(sending("application/json", schema))).toMatchObject({
      body: { kind: "json", value: { title: "title" } },
      headers: [{ name: "Content-Type", value: ["application/json"] }],
    });
  });

  test("of a form has names and texts, or what its styles make of them", () => {
    const properties = { title: text, tags: { type: "array", items: text } };
    const schema = { type: "object", properties, required: ["title", "tags"] };
    const encoding = { tags: { style: "form", explode: false } };
    expect(
      request(sending("application/x-www-form-urlencoded", schema, { encoding })).body,
    ).toEqual({
      kind: "form",
      fields: [{ name: "title", text: "title" }, { encoded: "tags=tag" }],
    });
  });

  test("of several parts has files, which say what they are where nobody else does", () => {
    const bytes = { type: "string", format: "binary" };
    const schema = {
      type: "object",
      properties: { note: text, cover: bytes, scan: bytes },
      required: ["note", "cover", "scan"],
    };
    const encoding = { cover: { contentType: "image/*" } };
    const found = request(sending("multipart/form-data", schema, { encoding }));
    expect(found.body).toEqual({
      kind: "multipart",
      parts: [
        { name: "note", text: "note" },
        { name: "cover", file: "cover.bin", type: "image/png" },
        { name: "scan", file: "scan.bin", type: "application/octet-stream" },
      ],
    });
    expect(found.headers).toEqual([]);
  });

  test("of bytes is a file, one of text the text", () => {
    expect(request(sending("image/jpeg", "not shown"))).toMatchObject({
      body: { kind: "file", file: "body.jpeg" },
      headers: [{ name: "Content-Type", value: ["image/jpeg"] }],
    });
    expect(request(sending("text/plain", text)).body).toEqual({ kind: "text", text: "text" });
  });

  test("is none while nobody knows what it is", () => {
    const operation = { method: "POST", body: { required: true, content: "not shown" } };
    expect(made({ operation })).toEqual({
      reason: "Not shown: its body, which it needs.",
    });
  });
});

describe("credentials", () => {
  const schemes = {
    "library-key": { type: "apiKey", in: "query", name: "key" },
    token: { type: "http", scheme: "bearer" },
  };

  test("are of the first alternative that can be sent, with names for what the caller has", () => {
    const authentication = { schemes, default: [{ "library-key": "none" }, { token: "none" }] };
    const { target, credentials } = request({ service: { authentication } });
    expect(target).toEqual(["/books", "?key=", { name: "LIBRARY_KEY" }]);
    expect(credentials.map(({ kind }) => kind)).toEqual(["query"]);
  });

  test("that are not known are the reason why there is no request", () => {
    const authentication = {
      schemes: { "library-key": { type: "apiKey", in: "not shown", name: "key" } },
      default: [{ "library-key": "none" }],
    };
    expect(made({ service: { authentication } })).toEqual({
      reason: "Not shown: the place of the key of `library-key`.",
    });
  });
});
