// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const data: MockData = {
  schemas: {},
  operations: {
    "books.list": {
      replies: [],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "books.nested": {
      replies: [],
      paging: {
        strategy: "cursor",
        request: { cursor: "query.after" },
        response: { items: "/items", cursor: "/cursors/after", hasMore: "/more" },
        roots: ["/books"],
        defaultSize: 20,
      },
    },
    "books.several": {
      replies: [],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset", limit: "query.limit" },
        response: { items: "/items", total: "/total", next: "/next" },
        roots: ["/books", "/ten", "/nine"],
        defaultSize: 20,
      },
    },
    "books.by-link": {
      replies: [],
      paging: {
        strategy: "link",
        request: {},
        response: { items: "", next: "header:Link" },
        roots: [""],
        defaultSize: 20,
      },
    },
    "books.lend": { replies: [] },
    "books.whole": { replies: [] },
    "lamps.switch-off": { replies: [] },
    "lamps.toggle": { replies: [] },
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
