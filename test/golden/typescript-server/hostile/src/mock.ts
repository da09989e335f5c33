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
      properties: {
        ["__proto__"]: { type: "string", default: "*/" },
        constructor: { type: "string" },
        toString: { type: "string" },
        then: { type: "string" },
        "*/": { type: "string" },
        "`${process.exit()}`": { type: "string" },
        "</script>": { type: "string" },
        "a\nb\u2028c": { type: "string" },
        "\u202etxt.exe": { type: "string" },
        'it\'s "quoted" \u005c': { type: "string" },
        "👩‍🎤": { type: "string" },
        "1st": { type: "integer" },
        "-1": { type: "integer" },
        "1e3": { type: "integer" },
        new: { type: "boolean" },
        "": { type: "boolean" },
        "[Symbol.iterator]": { type: "boolean" },
        "#private": { type: "boolean" },
        choice: {
          enum: [
            "*/",
            "`${1}`",
            "</script>",
            "line\nbreak",
            "\u2028",
            "'",
            '"',
            "'\"",
            "\u005c",
            "not shown",
            "none",
            "None",
            "",
            -0.5,
            1e-7,
            { ["__proto__"]: 1, constructor: [] },
            [],
            null,
          ],
          default: { ["__proto__"]: 1, constructor: [] },
        },
        nested: { const: { ["__proto__"]: { a: "*/" }, b: [{}] } },
      },
      required: ["__proto__", "*/", "constructor"],
    },
  },
  operations: {
    "books.send": {
      replies: [
        {
          status: "200",
          content: [{ mediaType: "application/json", schema: { $ref: "#/schemas/book" } }],
        },
        { status: "4XX" },
        { status: "5XX" },
      ],
    },
    "books.call": { replies: [] },
    "books.delete": { replies: [] },
    "books.then": { replies: [] },
    "books.constructor": { replies: [] },
    "books.to-string": { replies: [] },
    "books.schemas": { replies: [] },
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
