/** Samples of manifests that are made for the purpose: what no scenario has in a request, and texts that mean something elsewhere. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileGroup, operationsWith } from "./hostile-requests.js";
import { sentAll } from "./made-service.js";
import { writtenDown } from "./sample-checks.js";
import { codeOf } from "./sample-senders.js";
import type { Sampled } from "./sample-service.js";

test("no text breaks out of a sample, and each is sent as it is", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(hostileGroup, { minLength: 30, maxLength: 30 }), async (given) => {
      const groups = given.map(operationsWith).map((each, index) => [`g${index}`, each] as const);
      const service = await sentAll({ groups: Object.fromEntries(groups) });
      // Most texts can be said everywhere.
      expect(service.samples.length).toBeGreaterThan(100);
      expect(shareOf(writtenDown(service.samples), service.samples)).toBeGreaterThan(0.5);
      const byCurl = service.samples.filter(({ texts }) => codeOf(texts, "curl") !== undefined);
      expect(shareOf(byCurl, service.samples)).toBeGreaterThan(0.8);
    }),
    { numRuns: 1, endOnFailure: true },
  );
});

const none = { path: "none", query: "none", header: "none", cookie: "none" };
const needs = (schema: object): object => ({ required: true, schema });
const sends = (mediaType: string, schema: object, more: object = {}): object => ({
  required: true,
  content: { [mediaType]: { schema, ...more } },
});

test("credentials, versions and headers of every request stand where they belong", async () => {
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
  const service = await sentAll({
    service: {
      baseUrl: "https://api.example.com/v1",
      authentication: { schemes, default: "none" },
      headers: common,
      versioning: { identifier: "2026-01", negotiation },
    },
    groups,
  });
  expect([...service.reasons.keys()]).toEqual(["signed.unplaced"]);
});

test("values keep to what schemas say, in every place and every kind of body", async () => {
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
  const service = await sentAll({
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
  });
  expect(service.reasons.size).toBe(0);
});

function shareOf(some: readonly Sampled[], all: readonly Sampled[]): number {
  return some.length / all.length;
}
