// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const data: MockData = {
  baseUrl: "https://api.example.com/v1",
  schemas: {},
  operations: {
    "books.list": {
      replies: [
        { status: "200", content: [{ mediaType: "application/json" }] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "files.upload": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
    },
    "files.download": {
      replies: [
        { status: "200", content: [{ mediaType: "application/json" }] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "files.stream": {
      replies: [
        { status: "200", content: [{ mediaType: "application/json" }] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "files.remove": {
      replies: [{ status: "204", content: [] }, { status: "4XX" }, { status: "5XX" }],
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
