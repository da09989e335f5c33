// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const data: MockData = {
  schemas: {
    book: {
      type: "object",
      properties: {
        id: { type: "string", pattern: "^[0-9]{13}$", readOnly: true },
        title: { type: "string", minLength: 1, maxLength: 200, examples: ["Emma", "Persuasion"] },
        subtitle: { type: ["string", "null"], default: null },
        pages: { type: "integer", format: "int32", minimum: 1, exclusiveMaximum: 100000 },
        price: { $ref: "#/schemas/money" },
        weight: { type: "number", maximum: 99.5, exclusiveMinimum: 0, multipleOf: 0.5 },
        available: { type: "boolean", default: true },
        binding: { enum: ["hard", "soft", 3, null, false], default: "soft" },
        kind: { const: "book" },
        cover: { type: "string", contentEncoding: "base64", contentMediaType: "image/jpeg" },
        note: {
          type: "string",
          contentMediaType: "application/json",
          contentSchema: { $ref: "#/schemas/note" },
        },
        extras: {},
        anything: {},
        nothing: false,
      },
      required: ["id", "title"],
    },
    money: {
      type: "object",
      properties: { amount: { type: "integer" }, currency: { type: "string" } },
      required: ["amount", "currency"],
      additionalProperties: false,
      minProperties: 2,
      maxProperties: 2,
    },
    note: {
      type: "object",
      properties: {
        text: { type: "string" },
        replyTo: { $ref: "#/schemas/note" },
        replies: { type: "array", items: { $ref: "#/schemas/note" } },
      },
    },
  },
  operations: {
    "books.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
  },
};

/** Handlers for all operations, with the manifest's examples or made-up values. */
export function mockHandlers(options?: MockOptions): Handlers<unknown> {
  return handlersOf<Handlers<unknown>>(service, data, options);
}

/**
 * Makes a server of these handlers. It accepts any credential, and requests from web pages.
 */
export function mockServer(options?: MockServerOptions): Server {
  return serverOf(service, data, options);
}

export type { MockCredentials, MockServerOptions } from "./runtime/mock-server.js";
export type { MockOptions } from "./runtime/mock.js";
