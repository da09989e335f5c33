// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData, MockReply } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const commonReplies: readonly MockReply[] = [
  {
    status: "401",
    content: [{ mediaType: "application/problem+json", schema: { $ref: "#/schemas/problem" } }],
  },
  {
    status: "429",
    content: [],
    headers: [{ name: "Retry-After", required: true, schema: { type: "integer" } }],
  },
  { status: "500", content: [] },
];

const data: MockData = {
  baseUrl: "https://api.example.com",
  errors: commonReplies,
  schemas: {
    book: {
      type: "object",
      properties: { id: { type: "string" }, title: { type: "string" } },
      required: ["id"],
    },
    problem: { type: "object", properties: { detail: { type: "string" } } },
  },
  operations: {
    "books.list": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: { type: "array", items: { $ref: "#/schemas/book" } },
            },
          ],
          headers: [
            { name: "X-Request-Id", schema: { type: "string" } },
            { name: "X-Total", schema: { type: "integer" } },
          ],
        },
        ...commonReplies,
      ],
    },
    "books.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        {
          status: "404",
          content: [
            { mediaType: "application/problem+json", schema: { $ref: "#/schemas/problem" } },
          ],
          headers: [{ name: "X-Request-Id", schema: { type: "string" } }],
        },
        { status: "410" },
        {
          status: "429",
          content: [],
          headers: [{ name: "Retry-After", required: true, schema: { type: "integer" } }],
        },
        { status: "500", content: [] },
      ],
    },
    "books.remove": {
      replies: [
        { status: "204", content: [] },
        {
          status: "404",
          content: [
            { mediaType: "application/problem+json", schema: { $ref: "#/schemas/problem" } },
          ],
          headers: [{ name: "X-Request-Id", schema: { type: "string" } }],
        },
        ...commonReplies,
      ],
    },
    "readers.list-loans": {
      replies: [
        {
          status: "404",
          content: [
            { mediaType: "application/problem+json", schema: { $ref: "#/schemas/problem" } },
          ],
          headers: [{ name: "X-Request-Id", schema: { type: "string" } }],
        },
        ...commonReplies,
      ],
    },
    "readers.list-current": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: {
                  loans: {
                    type: "array",
                    items: { type: "object", properties: { book: { $ref: "#/schemas/book" } } },
                  },
                },
                required: ["loans"],
              },
            },
          ],
          headers: [{ name: "X-Request-Id", schema: { type: "string" } }],
        },
        {
          status: "404",
          content: [
            { mediaType: "application/problem+json", schema: { $ref: "#/schemas/problem" } },
          ],
          headers: [{ name: "X-Request-Id", schema: { type: "string" } }],
        },
        ...commonReplies,
      ],
    },
    "readers.list-past": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: {
                  loans: {
                    type: "array",
                    items: { type: "object", properties: { book: { $ref: "#/schemas/book" } } },
                  },
                },
                required: ["loans"],
              },
            },
          ],
          headers: [{ name: "X-Request-Id", schema: { type: "string" } }],
        },
        {
          status: "404",
          content: [
            { mediaType: "application/problem+json", schema: { $ref: "#/schemas/problem" } },
          ],
          headers: [{ name: "X-Request-Id", schema: { type: "string" } }],
        },
        ...commonReplies,
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
