// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const data: MockData = {
  schemas: {
    reader: {
      type: "object",
      properties: {
        id: { $ref: "#/schemas/reader-id", readOnly: true },
        name: { type: "string", examples: ["Ada"] },
        nickname: { type: "string" },
        created: { $ref: "#/schemas/moment" },
        shelf: { $ref: "#/schemas/shelf" },
        rank: { $ref: "#/schemas/rank" },
        friends: { type: "array", items: { $ref: "#/schemas/reader" } },
      },
      required: ["id", "name"],
    },
    moment: { type: "string", format: "date-time", readOnly: true },
    "reader-id": {
      type: "string",
      format: "uuid",
      examples: ["1f0c2b1e-0000-4000-8000-000000000001"],
    },
    shelf: {
      type: "object",
      properties: { owner: { $ref: "#/schemas/reader" } },
      required: ["owner"],
    },
    rank: { enum: ["guest", "member"] },
    loan: {
      type: "object",
      properties: { book: { type: "string" }, until: { type: "string", format: "date" } },
      required: ["book"],
    },
  },
  operations: {
    "readers.create": {
      replies: [
        {
          status: "201",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/reader" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "readers.update": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/reader" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "readers.lend": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: { loans: { type: "array", items: { $ref: "#/schemas/loan" } } },
                required: ["loans"],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "readers.list-loans": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: { type: "array", items: { $ref: "#/schemas/loan" } },
            },
          ],
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
