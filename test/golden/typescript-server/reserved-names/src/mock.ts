// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const data: MockData = {
  schemas: {
    call: {
      type: "object",
      properties: { name: { type: "string" }, call: { $ref: "#/schemas/call" } },
    },
  },
  operations: {
    "client.send": { replies: [] },
    "client.call": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/call" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "client.client": { replies: [] },
    "client.operation": { replies: [] },
    "client.encode-body": { replies: [] },
    "client.request-options": { replies: [] },
    "client.form": { replies: [] },
    "client.send-operation": { replies: [] },
    "client.open": { replies: [] },
    "client.init": { replies: [] },
    "client.path": { replies: [] },
    "client.raw-body": { replies: [] },
    "schemas.list": { replies: [] },
    "runtime.list": { replies: [] },
    "constructor.list": { replies: [] },
    "to-string.list": { replies: [] },
    "delete.delete": { replies: [] },
    "delete.then": { replies: [] },
    "delete.constructor": { replies: [] },
    "delete.to-string": { replies: [] },
    "delete.to-json": { replies: [] },
    "delete.schemas": { replies: [] },
    "delete.new": { replies: [] },
    "delete.await": { replies: [] },
    "delete.undefined": { replies: [] },
    "delete.type": { replies: [] },
    "delete.of": { replies: [] },
    "delete.async": { replies: [] },
    "delete.get": { replies: [] },
    "delete.set": { replies: [] },
    "delete.static": { replies: [] },
    "delete.name": { replies: [] },
    "delete.length": { replies: [] },
    "delete.symbol": { replies: [] },
    "delete.delete-group.import": { replies: [] },
    "delete.in.in": { replies: [] },
    "default.list": { replies: [] },
    "index.list": { replies: [] },
    "package.list": { replies: [] },
    "events.list": { replies: [] },
    "tanstack.list": { replies: [] },
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
