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
      properties: { id: { type: "integer" }, title: { type: "string" } },
      required: ["id"],
    },
    fault: {
      type: "object",
      properties: { code: { type: "integer" }, message: { type: "string" } },
      required: ["message"],
    },
    label: {
      type: "object",
      properties: { text: { type: "string" }, colour: { type: "string" } },
      required: ["text"],
      additionalProperties: true,
    },
    "shelf-page": {
      type: "object",
      properties: {
        items: { type: "array", items: { type: "string" } },
        total: { type: "integer" },
      },
      required: ["items", "total"],
    },
  },
  operations: {
    "books.retrieve": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "text/plain", schema: { $ref: "#/schemas/book" } },
            { mediaType: "application/json", schema: { $ref: "#/schemas/book" } },
            { mediaType: "text/json", schema: { $ref: "#/schemas/book" } },
            { mediaType: "application/xml", schema: { $ref: "#/schemas/book" } },
          ],
        },
        {
          status: "400",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/fault" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.find": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/xml",
              schema: { type: "array", items: { $ref: "#/schemas/book" } },
            },
            {
              mediaType: "application/json",
              schema: { type: "array", items: { $ref: "#/schemas/book" }, examples: [[{ id: 1 }]] },
            },
          ],
        },
        { status: "400", content: [{ mediaType: "application/json", schema: {} }] },
      ],
    },
    "books.export": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: { type: "array", items: { $ref: "#/schemas/book" } },
            },
            { mediaType: "text/csv", schema: { type: "string" } },
            { mediaType: "application/pdf" },
          ],
        },
        {
          status: "202",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: { progress: { type: "number" } },
                required: ["progress"],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.picture": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "image/png" },
            { mediaType: "image/*" },
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: { alt: { type: "string" } },
                required: ["alt"],
              },
            },
          ],
        },
        { status: "204", content: [] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.any-media": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.any-media-text": {
      replies: [
        { status: "200", content: [{ mediaType: "text/plain", schema: { type: "string" } }] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.any-media-bytes": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/octet-stream", schema: { type: "string", format: "binary" } },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.any-media-unknown": {
      replies: [
        { status: "200", content: [{ mediaType: "*/*" }] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.any-application": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { type: "integer" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.any-or-json": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/book" } },
            { mediaType: "application/json", schema: { $ref: "#/schemas/book" } },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.put-any": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "books.put-any-text": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "books.put-any-bytes": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "books.put-any-unknown": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "books.default-only": {
      replies: [
        {
          status: "default",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
      ],
    },
    "books.default-beside-failure": {
      replies: [
        {
          status: "404",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/fault" } }],
        },
        { status: "default", content: [{ mediaType: "text/plain", schema: { type: "string" } }] },
      ],
    },
    "books.scan": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "books.scan-alone": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "books.label": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/label" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.note": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "shelves.list": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/shelf-page" } },
            { mediaType: "application/xml", schema: { $ref: "#/schemas/shelf-page" } },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total" },
        roots: [""],
      },
    },
  },
};

/** Handlers for all operations, with the manifest's examples or made-up values. */
export function mockHandlers(options?: MockOptions): Handlers<unknown> {
  return handlersOf<Handlers<unknown>>(service, data, options);
}

/** A server of these handlers that takes any credential, and answers pages. */
export function mockServer(options?: MockServerOptions): Server {
  return serverOf(service, data, options);
}

export type { MockCredentials, MockServerOptions } from "./runtime/mock-server.js";
export type { MockOptions } from "./runtime/mock.js";
