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
    "books.create": { replies: [] },
    "books.update": { replies: [] },
    "books.search": { replies: [] },
    "books.attach": { replies: [] },
    "books.search-by-anything": { replies: [] },
    "books.order": { replies: [] },
    "books.upload": { replies: [] },
    "books.describe": { replies: [] },
    "books.submit-form": { replies: [] },
    "books.submit-open-form": { replies: [] },
    "books.set-scan": { replies: [] },
    "books.set-thumbnail": { replies: [] },
    "books.annotate": { replies: [] },
    "books.set-cover": { replies: [] },
    "books.import": { replies: [] },
    "books.import-any": { replies: [] },
    "books.submit": { replies: [] },
    "books.maybe": { replies: [] },
    "books.touch": { replies: [] },
    "books.unknown": { replies: [] },
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
