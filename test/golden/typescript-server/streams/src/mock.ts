// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const data: MockData = {
  schemas: {
    loan: {
      type: "object",
      properties: { book: { type: "string" }, returned: { type: "boolean" } },
      required: ["book"],
      additionalProperties: false,
    },
  },
  operations: {
    "loans.watch": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "text/event-stream", schema: { $ref: "#/schemas/loan" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.watch-fields": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "text/event-stream",
              schema: {
                type: "array",
                items: {
                  type: "object",
                  properties: {
                    event: { type: "string" },
                    data: {
                      type: "string",
                      contentMediaType: "application/json",
                      contentSchema: { $ref: "#/schemas/loan" },
                    },
                  },
                },
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.watch-text": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "text/event-stream", schema: { type: "string" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.watch-either": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "text/event-stream",
              schema: { oneOf: [{ $ref: "#/schemas/loan" }, { const: "[DONE]" }] },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.watch-unknown": {
      replies: [
        { status: "200", content: [{ mediaType: "text/event-stream" }] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.export": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/x-ndjson", schema: { $ref: "#/schemas/loan" } }],
        },
        {
          status: "404",
          content: [{ mediaType: "application/x-ndjson", schema: { $ref: "#/schemas/loan" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.export-list": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/jsonl",
              schema: { type: "array", items: { $ref: "#/schemas/loan" } },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.export-inline": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/jsonl",
              schema: {
                type: "object",
                properties: { due: { type: "string" } },
                required: ["due"],
              },
            },
          ],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.export-sequence": {
      replies: [
        { status: "200", content: [{ mediaType: "application/json-seq" }] },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "loans.answer": {
      replies: [
        {
          status: "200",
          content: [
            { mediaType: "application/json", schema: { $ref: "#/schemas/loan" } },
            { mediaType: "text/event-stream", schema: { $ref: "#/schemas/loan" } },
          ],
        },
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
