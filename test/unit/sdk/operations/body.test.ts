/** The body of a request as data: what may be sent, as what, and what it takes to write it. */
import { describe, expect, test } from "vitest";
import { plannedAsCall } from "../planned-operation.js";

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data";
const object = { type: "object", properties: { a: { type: "string" } } };
const shown = { schema: object };
const bytes = { schema: { type: "string", format: "binary" } };

/** The request of `POST /books` with a body, or with what is said in place of one. */
function request(body: unknown, method = "POST") {
  return plannedAsCall({ operation: { method, body } }).request;
}

/** The body with these representations. */
function bodyWith(content: unknown) {
  const { body } = request({ content });
  if (body.kind !== "known") throw new Error(`the body is ${body.kind}`);
  return body;
}

test("what is not shown, what is not there, and what a method's calls do not have", () => {
  expect(request("not shown")).toMatchObject({ body: { kind: "not-shown" }, sendsBody: true });
  expect(request("none")).toMatchObject({ body: { kind: "none" }, sendsBody: false });
  expect(request("not shown", "GET")).toMatchObject({ sendsBody: false });
  expect(request({ content: { [json]: shown } }, "GET").sendsBody).toBe(false);
});

describe("the encoder is the smallest one that writes all that may be sent", () => {
  test.each<[string, unknown]>([
    ["json", { [json]: shown }],
    ["json", { [json]: shown, "application/merge-patch+json": shown }],
    // Of which nothing is known but that it is JSON: a string may be given as it is.
    ["any", { [json]: "not shown" }],
    ["raw", { "text/plain": { schema: { type: "string" } } }],
    ["raw", { "image/png": bytes, "text/plain": { schema: { type: "string" } } }],
    ["any", { [json]: shown, "image/png": bytes }],
    ["any", { "*/*": { schema: { type: "string" } } }],
    ["form", { [form]: shown }],
    ["multipart", { [multipart]: shown }],
    ["by-type", { [form]: shown, [json]: shown }],
    ["by-type", { [form]: shown, "(others)": "not shown" }],
    // A form whose properties are not known is given as it is.
    ["raw", { [form]: "not shown" }],
    ["any", { [json]: shown, "(others)": "not shown" }],
    ["any", "not shown"],
  ])("%s for %j", (encoder, content) => {
    expect(bodyWith(content).encoder).toBe(encoder);
  });
});

test.each<[string, string, unknown]>([
  ["value", json, shown],
  ["value", json, "not shown"],
  ["text", "text/csv", { schema: { type: "string" } }],
  ["bytes", "image/png", bytes],
  // A media type alone may stand for the text of bytes in some encoding.
  ["raw", "image/png", "not shown"],
  ["text", "image/png", { schema: { type: "string", contentEncoding: "base64" } }],
  ["value", "*/*", { schema: { type: "string" } }],
  ["form", form, shown],
  ["form", multipart, shown],
  ["raw", multipart, "not shown"],
])("a program has a %s for %s of %j", (codec, mediaType, content) => {
  expect(bodyWith({ [mediaType]: content }).contents[0]?.codec).toBe(codec);
});

describe("media types", () => {
  test("of a body that names none: JSON among several, or the only one", () => {
    expect(bodyWith({ [form]: shown, [json]: shown }).defaultType).toBe(json);
    expect(bodyWith({ "image/png": bytes }).defaultType).toBe("image/png");
    expect(bodyWith({ "image/*": bytes }).defaultType).toBeUndefined();
    expect(bodyWith({ "image/png": bytes, "image/gif": bytes }).defaultType).toBeUndefined();
  });

  test("that a caller may name: those listed, or any", () => {
    expect(bodyWith({ [json]: shown, [form]: shown }).types).toEqual([json, form]);
    expect(bodyWith({ [json]: shown, "(others)": "not shown" }).types).toEqual([]);
    expect(bodyWith({ [json]: shown, "image/*": bytes }).types).toEqual([]);
  });
});

test("a form says what can be sent of it, and how its parts are written", () => {
  const properties = {
    cover: { type: "string", format: "binary" },
    scan: { type: "string" },
    tags: { type: "array", items: { type: "string" } },
    note: { type: ["string", "null"] },
  };
  const { contents } = bodyWith({
    [multipart]: {
      schema: { type: "object", properties },
      encoding: { scan: { contentType: "image/png" }, tags: { style: "form", explode: false } },
    },
  });
  expect(contents).toMatchObject([
    {
      codec: "form",
      form: {
        encoder: "multipart",
        bareType: multipart,
        parts: [
          { name: "scan", contentType: "image/png" },
          { name: "tags", style: "form", explode: false },
        ],
        files: [
          { name: "cover", given: "bytes" },
          { name: "scan", given: "either" },
        ],
      },
    },
  ]);
});

describe("a property of a form of several parts goes as a file", () => {
  const file = { type: "string", format: "binary" };
  const text = { type: "string" };
  const filesOf = (schema: object, type?: string, mediaType = multipart) => {
    const encoding = { part: { contentType: type } };
    const content = { schema, ...(type !== undefined && { encoding }) };
    const [only] = bodyWith({ [mediaType]: content }).contents;
    return only?.codec === "form" ? only.form.files.map(({ given }) => given) : undefined;
  };
  const withPart = (part: object) => ({ type: "object", properties: { part } });

  test.each<[string, object, string | undefined, readonly string[]]>([
    ["that is bytes", file, undefined, ["bytes"]],
    ["of which each item is bytes", { type: "array", items: file }, undefined, ["bytes"]],
    ["that is bytes or null", { anyOf: [file, { type: "null" }] }, undefined, ["bytes"]],
    ["whose encoding alone says that it is bytes", text, "image/png", ["either"]],
    ["of text in base64", { ...text, contentEncoding: "base64" }, "image/png", ["text"]],
    ["but not any other text", text, "text/csv", []],
    ["nor what has bytes in it", withPart(file), undefined, []],
  ])("%s", (_, part, type, files) => {
    expect(filesOf(withPart(part), type)).toEqual(files);
  });

  test("or as either where alternatives differ", () => {
    expect(filesOf({ oneOf: [withPart(file), withPart(text)] })).toEqual(["either"]);
  });

  test("and never in one line", () => {
    expect(filesOf(withPart(file), undefined, form)).toEqual([]);
  });
});

describe("what must be given", () => {
  const needed = { required: true };

  test("a parameter that the service needs, unless clients make it or send it with every request", () => {
    const { parameters } = plannedAsCall({
      operation: {
        idempotent: { header: "Key" },
        parameters: { header: { Key: needed, Own: needed, Other: { required: false } } },
      },
      service: { headers: { "X-Client": needed } },
    }).request;
    expect(parameters.filter((each) => each.mustBeGiven).map(({ name }) => name)).toEqual(["Own"]);
  });

  test("beside the path: such a parameter, or a body", () => {
    const content = { [json]: shown };
    expect(request({ content, required: true }).needsInit).toBe(true);
    expect(request({ content, required: true }, "GET").needsInit).toBe(false);
    expect(request({ content }).needsInit).toBe(false);
    const query = { q: needed };
    expect(plannedAsCall({ operation: { parameters: { query } } }).request.needsInit).toBe(true);
    const path = "/books/{id}";
    expect(plannedAsCall({ operation: { path } }).request.needsInit).toBe(false);
  });
});

test.each([
  ["not shown", { kind: "service" }],
  [{ url: "https://files.example.com" }, { kind: "own", url: "https://files.example.com" }],
  [{ url: "not shown" }, { kind: "own-not-shown" }],
])("with a base URL of %j it is sent below %j", (baseUrl, planned) => {
  expect(plannedAsCall({ operation: { baseUrl } }).request.baseUrl).toEqual(planned);
});
