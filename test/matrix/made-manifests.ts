/** Manifests that are made for their samples: what no scenario has in a request. */
import type { SmallManifest } from "../behaviour/emitted-client.js";

const none = { path: "none", query: "none", header: "none", cookie: "none" };
const needs = (schema: object): object => ({ required: true, schema });
const sends = (mediaType: string, schema: object, more: object = {}): object => ({
  required: true,
  content: { [mediaType]: { schema, ...more } },
});

/** Credentials, versions and headers of every request. */
export function signedRequests(): SmallManifest {
  const schemes = {
    basic: { type: "http", scheme: "basic" },
    digest: { type: "http", scheme: "Digest" },
    "header-key": { type: "apiKey", name: "X-Key", in: "header" },
    "query-key": { type: "apiKey", name: "key[]", in: "query" },
    "cookie-key": { type: "apiKey", name: "session", in: "cookie" },
    "other-cookie": { type: "apiKey", name: "other", in: "cookie" },
    bearer: { type: "http", scheme: "bearer" },
    open: { type: "apiKey", in: "header" },
  };
  const operation = (path: string, authentication: unknown, more: object = {}): object => ({
    method: "GET",
    path,
    parameters: none,
    authentication,
    ...more,
  });
  const all = Object.keys(schemes).filter((each) => each !== "open");
  const groups = {
    signed: {
      operations: {
        ...Object.fromEntries(
          all.map((each) => [each, operation(`/${each}`, [{ [each]: "none" }])]),
        ),
        both: operation("/both", [
          { "cookie-key": "none", "other-cookie": "none", "query-key": "none" },
        ]),
        either: operation("/either", [{ open: "none" }, { bearer: "none" }]),
        free: operation("/free", "none"),
        given: operation("/given", [{ "header-key": "none" }], {
          parameters: { ...none, header: { "x-key": needs({ type: "string" }) } },
        }),
        cookies: operation("/cookies", [{ "cookie-key": "none" }], {
          parameters: {
            ...none,
            query: { q: needs({ type: "string" }) },
            cookie: { theme: needs({ type: "string" }), size: needs({ type: "integer" }) },
          },
        }),
        unplaced: operation("/unplaced", [{ open: "none" }]),
      },
    },
  };
  const common = {
    "X-Tenant": { ...needs({ type: "string", examples: ["north"] }), explode: false },
  };
  const negotiation = { in: "query", name: "api-version", value: "2026-01" };
  return {
    service: {
      baseUrl: "https://api.example.com/v1",
      authentication: { schemes, default: "none" },
      headers: common,
      versioning: { identifier: "2026-01", negotiation },
    },
    groups,
  };
}

/** Values in every place and every kind of body. */
export function requestsOfValues(): SmallManifest {
  const text = { type: "string", pattern: "^[A-Z]{3}-[0-9]{4}$" };
  const made = {
    type: "object",
    required: ["code", "count", "list", "at", "long"],
    properties: {
      code: text,
      count: { type: "integer", minimum: 3, multipleOf: 5 },
      list: { type: "array", items: text, minItems: 2, uniqueItems: true },
      at: { type: "string", format: "ipv4" },
      long: { type: "string", minLength: 20, maxLength: 22 },
    },
  };
  const filter = { type: "object", required: ["a"], properties: { a: { type: "string" } } };
  const file = { type: "string", format: "binary" };
  const image = {
    type: "object",
    required: ["picture", "facts", "many"],
    properties: {
      picture: file,
      facts: filter,
      many: { type: "array", items: { type: "string" }, minItems: 2 },
    },
  };
  const operation = (method: string, path: string, more: object): object => ({
    method,
    path,
    parameters: none,
    ...more,
  });
  return {
    groups: {
      things: {
        operations: {
          head: operation("HEAD", "/head", {}),
          options: operation("OPTIONS", "/options", {}),
          patch: operation("PATCH", "/patch", {
            body: sends("application/merge-patch+json", made),
          }),
          remove: operation("DELETE", "/remove/{code}", {
            parameters: { ...none, path: { code: { schema: text } } },
          }),
          find: operation("QUERY", "/find", { body: sends("application/json", filter) }),
          list: operation("GET", "/list", {
            parameters: {
              ...none,
              query: {
                filter: { ...needs(filter), style: "deepObject", explode: true },
                list: {
                  ...needs({ type: "array", items: text, minItems: 2 }),
                  style: "pipeDelimited",
                  explode: false,
                },
                free: {
                  ...needs({ enum: ["a/b?c"] }),
                  style: "form",
                  explode: false,
                  allowReserved: true,
                },
              },
            },
          }),
          lend: operation("POST", "/lend", {
            idempotent: { header: "Idempotency-Key" },
            parameters: {
              ...none,
              header: { "Idempotency-Key": needs({ type: "string", format: "uuid" }) },
            },
          }),
          order: operation("POST", "/order", {
            body: sends(
              "application/x-www-form-urlencoded",
              {
                ...filter,
                required: ["filter", "query"],
                properties: { filter, query: { enum: ["a&b=c"] } },
              },
              { encoding: { filter: { style: "deepObject", explode: true } } },
            ),
          }),
          picture: operation("POST", "/picture", {
            body: sends("multipart/form-data", image, {
              encoding: { picture: { contentType: "image/*" } },
            }),
          }),
          scan: operation("PUT", "/scan", {
            body: { required: true, content: { "image/jpeg": { schema: {} } } },
          }),
        },
      },
    },
  };
}
