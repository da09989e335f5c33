// Made by endpoint-manifest (typescript-server) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { MockData, MockReply } from "./runtime/mock-data.js";
import { type MockServerOptions, mockServer as serverOf } from "./runtime/mock-server.js";
import { type MockOptions, mockHandlers as handlersOf } from "./runtime/mock.js";
import type { Server } from "./runtime/server.js";
import { type Handlers, service } from "./server.js";

const commonReplies: readonly MockReply[] = [{ status: "404" }, { status: "4XX" }];

const data: MockData = {
  errors: commonReplies,
  schemas: {
    ship: {
      type: "object",
      properties: {
        name: { type: "string", minLength: 1 },
        tonnage: {},
        cargo: { $ref: "#/schemas/cargo" },
        flag: { $ref: "#/schemas/flag" },
        papers: { type: "string", contentMediaType: "application/json", contentSchema: {} },
        log: {
          type: "string",
          contentMediaType: "application/json",
          contentSchema: { type: "object" },
        },
      },
      required: ["name", "cargo"],
      patternProperties: { "^x-": {}, "^is-": { type: "boolean" } },
      propertyNames: {},
      dependentSchemas: {
        tonnage: {},
        flag: { type: "object", properties: { port: { type: "string" } }, required: ["port"] },
      },
    },
    flag: { anyOf: [{ enum: ["red", "green"] }, { type: "string" }] },
    cargo: { type: "array", prefixItems: [{ type: "string" }, {}], contains: {} },
    berth: {
      allOf: [
        {
          type: "object",
          properties: {
            number: { type: "integer" },
            state: { $ref: "#/schemas/berth-state" },
            ships: {
              type: "array",
              items: { $ref: "#/schemas/ship" },
              contains: { type: "object" },
            },
            depths: { type: "array" },
            buoys: {
              type: "object",
              additionalProperties: { type: "integer" },
              propertyNames: { pattern: "^[a-z]+$" },
            },
            lamps: { type: "object" },
          },
          required: ["number", "state"],
        },
        {},
        { anyOf: [{ allOf: [{}, {}] }, {}] },
      ],
    },
    "berth-state": { enum: ["free", "taken"] },
    "seen-berth": {
      type: "object",
      properties: {
        number: { type: "integer" },
        colour: { anyOf: [{ const: "red" }, { type: "string" }] },
      },
    },
  },
  operations: {
    "berths.moor": {
      replies: [
        {
          status: "201",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/berth" } }],
          headers: [
            { name: "Location", required: true, schema: { type: "string" } },
            { name: "X-Depth" },
          ],
        },
        { status: "202" },
        {
          status: "409",
          content: [{ mediaType: "text/plain", schema: { type: "string" } }],
          headers: [{ name: "X-Until" }],
        },
        { status: "5XX" },
        ...commonReplies,
      ],
    },
    "berths.list": {
      replies: [
        {
          status: "200",
          content: [
            {
              mediaType: "application/json",
              schema: {
                type: "object",
                properties: {
                  berths: { type: "array", items: { $ref: "#/schemas/berth" } },
                  total: {},
                },
                required: ["berths"],
              },
            },
          ],
        },
        ...commonReplies,
        { status: "5XX" },
      ],
      paging: {
        strategy: "offset",
        request: { offset: "query.offset" },
        response: { items: "/berths" },
        roots: [""],
        defaultSize: 10,
      },
    },
    "berths.inspect": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/seen-berth" } }],
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
