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
    content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/problem" } }],
    headers: [{ name: "WWW-Authenticate", required: true, schema: { type: "string" } }],
  },
  { status: "403" },
  { status: "5XX" },
];

const data: MockData = {
  errors: commonReplies,
  schemas: {
    book: { type: "object", properties: { title: { type: "string" } } },
    problem: {
      type: "object",
      properties: { status: { type: "integer" }, message: { type: "string" } },
      required: ["status", "message"],
    },
  },
  operations: {
    "books.retrieve": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
          headers: [{ name: "ETag", required: true, schema: { type: "string" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/problem" } }],
        },
        {
          status: "401",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/problem" } }],
          headers: [{ name: "WWW-Authenticate", required: true, schema: { type: "string" } }],
        },
        { status: "5XX" },
        { status: "4XX" },
      ],
    },
    "books.save": {
      replies: [{ status: "200", content: [] }, ...commonReplies, { status: "4XX" }],
    },
    "books.remove": {
      replies: [{ status: "204", content: [] }, { status: "default" }, ...commonReplies],
    },
    "books.borrow": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        { status: "202", content: [] },
        ...commonReplies,
      ],
    },
    "books.any-success": {
      replies: [
        {
          status: "2XX",
          content: [
            {
              mediaType: "application/json",
              schema: { type: "array", items: { $ref: "#/schemas/book" } },
            },
          ],
        },
        { status: "4XX" },
        { status: "default" },
        ...commonReplies,
      ],
    },
    "books.read": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "text/plain", schema: { type: "string" } },
            { mediaType: "application/epub+zip" },
            { mediaType: "application/vnd.library.book+json", schema: { $ref: "#/schemas/book" } },
          ],
        },
        ...commonReplies,
        { status: "4XX" },
      ],
    },
    "books.described-only": { replies: [{ status: "200" }, ...commonReplies, { status: "4XX" }] },
    "books.failures-only": { replies: [{ status: "404" }, ...commonReplies] },
    "books.lend": {
      replies: [
        { status: "204", content: [] },
        { status: "304", content: [] },
        { status: "401", content: [{ mediaType: "text/plain", schema: { type: "string" } }] },
        {
          status: "408",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/problem" } }],
        },
        {
          status: "409",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: { borrower: { type: "string" } },
                required: ["borrower"],
              },
            },
          ],
        },
        {
          status: "422",
          content: [
            { mediaType: "application/problem+json", schema: { $ref: "#/schemas/problem" } },
          ],
        },
        { status: "451" },
        { status: "499", content: [] },
        { status: "500" },
        {
          status: "default",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/problem" } }],
        },
        { status: "403" },
        { status: "5XX" },
      ],
    },
    "books.extend": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/problem" } }],
        },
        { status: "408", content: [{ mediaType: "text/plain", schema: { type: "string" } }] },
        {
          status: "409",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: { borrower: { type: "string" } },
                required: ["borrower"],
              },
            },
          ],
        },
        ...commonReplies,
        { status: "4XX" },
      ],
    },
    "books.common-only": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        ...commonReplies,
        { status: "4XX" },
      ],
    },
    "books.not-found": {
      replies: [{ status: "404", content: [] }, ...commonReplies, { status: "4XX" }],
    },
    "books.none-of-them": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        { status: "4XX" },
      ],
    },
    "books.unknown": { replies: [...commonReplies] },
    "books.relocate": {
      replies: [
        {
          status: "201",
          headers: [{ name: "Location", required: true, schema: { type: "string" } }],
        },
        ...commonReplies,
        { status: "4XX" },
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
