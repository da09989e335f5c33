// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const data: MockData = {
  schemas: {
    book: { type: "object", properties: { title: { type: "string" } }, required: ["title"] },
    author: { type: "object", properties: { name: { type: "string" } }, required: ["name"] },
    page: {
      type: "object",
      properties: { total: { type: "integer" }, next: { type: ["string", "null"] } },
      required: ["total", "next"],
    },
    "book-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: { items: { type: "array", items: { $ref: "#/schemas/book" } } },
          required: ["items"],
        },
      ],
    },
    "author-page": {
      allOf: [
        { $ref: "#/schemas/page" },
        {
          type: "object",
          properties: {
            items: {
              type: "array",
              items: { oneOf: [{ $ref: "#/schemas/author" }, { type: "null" }] },
            },
          },
          required: ["items"],
        },
      ],
    },
    "search-result": {
      type: "object",
      properties: {
        books: { $ref: "#/schemas/book-page" },
        authors: { anyOf: [{ $ref: "#/schemas/author-page" }, { type: "null" }] },
        "more/less": { type: "object", properties: { others: {} } },
      },
    },
    cursors: {
      type: "object",
      properties: {
        more: { type: "boolean" },
        cursors: { type: ["object", "null"], properties: { after: { type: ["string", "null"] } } },
      },
    },
  },
  operations: {
    "books.list": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book-page" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next" },
        roots: [""],
      },
    },
    "books.browse": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: { message: { type: "string" }, books: { $ref: "#/schemas/book-page" } },
                required: ["books"],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next" },
        roots: ["/books"],
      },
    },
    "books.search": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/search-result" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next" },
        roots: ["/books", "/authors", "/more~1less/others"],
      },
    },
    "books.find": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: {
                  count: { type: "integer" },
                  resources: {
                    type: "array",
                    items: {
                      type: "object",
                      properties: { book: { $ref: "#/schemas/book" }, score: { type: "number" } },
                      required: ["book"],
                    },
                  },
                },
                required: ["resources"],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "offset",
        request: { offset: "body.start" },
        response: { items: "/resources", total: "/count" },
        roots: [""],
        first: 1,
      },
    },
    "books.recent": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                allOf: [
                  { $ref: "#/schemas/cursors" },
                  {
                    type: "object",
                    properties: { items: { type: "array", items: { $ref: "#/schemas/book" } } },
                    required: ["items"],
                  },
                ],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "cursor",
        request: { limit: "query.limit", cursor: "query.after" },
        response: { items: "/items", cursor: "/cursors/after", hasMore: "/more" },
        roots: [""],
      },
    },
    "shelves.list": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: ["object", "null"],
                properties: { data: { type: "array", items: { enum: ["history", "travel"] } } },
                required: ["data"],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "page",
        request: { limit: "query.limit", page: "query.page" },
        response: { items: "/data", total: "/meta/total", hasMore: "/meta/more" },
        roots: [""],
        first: 1,
      },
    },
    "shelves.by-token": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { type: "array", items: { type: "string" } } },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "cursor",
        request: { cursor: "header.X-Page-Token" },
        response: { items: "", cursor: "header:X-Next-Page-Token", hasMore: "header:X-Has-More" },
        roots: [""],
      },
    },
    "shelves.by-link": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: { type: "object", properties: { items: {} } },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "link",
        request: {},
        response: { items: "/items", next: "/links/next" },
        roots: [""],
      },
    },
    "shelves.by-linked-pages": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: {
                  data: { type: "array", items: { type: "string" } },
                  total: { type: "integer" },
                  next: { type: ["string", "null"] },
                },
                required: ["data"],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
      paging: {
        strategy: "link",
        request: { limit: "query.limit", page: "query.page" },
        response: { items: "/data", total: "/total", next: "/next" },
        roots: [""],
        first: 1,
      },
    },
    "shelves.by-link-header": {
      replies: [],
      paging: {
        strategy: "link",
        request: {},
        response: { items: "", total: "header:X-Total-Count", next: "header:Link" },
        roots: [""],
      },
    },
    "shelves.list-paging": { replies: [] },
    "unfollowed.half-known": { replies: [] },
    "unfollowed.no-cursor": { replies: [] },
    "unfollowed.no-first-page": { replies: [] },
    "unfollowed.in-path": { replies: [] },
    "unfollowed.without-body": { replies: [] },
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
