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
      properties: { id: { type: "string" }, kind: { type: "string" }, title: { type: "string" } },
      required: ["id", "kind"],
    },
    novel: {
      allOf: [
        { $ref: "#/schemas/book" },
        {
          type: "object",
          properties: { kind: { const: "novel" }, chapters: { type: "integer" } },
          required: ["chapters"],
        },
      ],
    },
  },
  operations: {
    "books.order": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/novel" } }],
        },
        { status: "202", content: [] },
        { status: "204", content: [] },
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
