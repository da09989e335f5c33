/** Parameters of every place, style and shape: what the client writes, the server reads. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, test } from "vitest";
import { loadFolder } from "../model-lookup.js";
import { converse } from "./conversation.js";
import { manifestFiles, writeFiles } from "./emitted-client.js";
import { messagesOf } from "./messages/messages.js";
import { holdRoundTrips } from "./round-trip.js";

const shapes = {
  text: { type: "string" },
  number: { type: "number" },
  flag: { type: "boolean" },
  texts: { type: "array", items: { type: "string" } },
  integers: { type: "array", items: { type: "integer" } },
  record: { type: "object", additionalProperties: { type: "number" } },
  object: {
    type: "object",
    properties: { a: { type: "string" }, n: { type: "integer" }, is: { type: "boolean" } },
    additionalProperties: false,
  },
};

const nested = {
  type: "object",
  properties: {
    all: { type: "array", items: { type: "object", properties: { é: { type: "number" } } } },
    not: { type: ["string", "null"] },
  },
};

/** The styles of each place (OpenAPI 3.1.1, section 4.8.12.2). */
const styles = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

const operations = Object.fromEntries(
  Object.entries(styles).flatMap(([place, each]) =>
    each.flatMap((style) =>
      [false, true].flatMap((explode) =>
        Object.entries(shapes)
          .filter(([shape]) => style !== "deepObject" || (explode && /record|object/.test(shape)))
          .map(([shape, schema]) => {
            const name =
              `${place}-${style}-${explode ? "exploded" : "whole"}-${shape}`.toLowerCase();
            // A path cannot be without any value.
            const bounds = place === "path" ? { minItems: 1, minProperties: 1 } : {};
            const parameter = { style, explode, schema: { ...schema, ...bounds } };
            const none = { path: "none", query: "none", header: "none", cookie: "none" };
            const path = `/${name}${place === "path" ? "/{Color}" : ""}`;
            return [
              name,
              { method: "GET", path, parameters: { ...none, [place]: { Color: parameter } } },
            ] as const;
          }),
      ),
    ),
  ),
);

/** Side by side in one request, exploded objects among them; and where no style is shown. */
const together = {
  method: "GET",
  path: "/together/{Matrix}/{plain}/x{label}",
  parameters: {
    path: {
      Matrix: { style: "matrix", explode: true, schema: { ...shapes.texts, minItems: 1 } },
      plain: { schema: shapes.text },
      label: { style: "label", explode: false, schema: { ...shapes.integers, minItems: 1 } },
    },
    query: {
      ids: { style: "form", explode: false, schema: shapes.texts },
      tags: { style: "form", explode: true, schema: shapes.texts },
      words: { style: "spaceDelimited", explode: false, schema: shapes.texts },
      sizes: { style: "deepObject", explode: true, schema: shapes.record },
      filter: { style: "form", explode: true, schema: shapes.object },
      fields: { style: "form", explode: false, allowReserved: true, schema: shapes.text },
      limit: { required: true, schema: shapes.number },
      word: { schema: shapes.text },
      ["__proto__"]: { schema: shapes.text },
    },
    header: {
      "X-Ids": { style: "simple", explode: false, schema: shapes.texts },
      "X-Word": { required: true, schema: shapes.text },
    },
    cookie: {
      seen: { style: "form", explode: true, schema: shapes.integers },
      theme: { schema: shapes.text },
    },
  },
};

/** Text of JSON in place of a style. */
const json = {
  method: "GET",
  path: "/json/{Path}",
  parameters: Object.fromEntries(
    ["path", "query", "header", "cookie"].map((place) => [
      place,
      place === "path"
        ? { Path: { content: { "application/json": { schema: nested } } } }
        : {
            [`${place}-nested`]: { content: { "application/json": { schema: nested } } },
            [`${place}-list`]: {
              required: true,
              content: { "application/problem+json": { schema: { ...shapes.texts, minItems: 1 } } },
            },
            [`${place}-text`]: { content: { "application/json": { schema: shapes.text } } },
            [`${place}-any`]: {
              content: {
                "application/json": { schema: { type: ["string", "boolean", "number"] } },
              },
            },
          },
    ]),
  ),
};

const tree = {
  type: "object",
  minProperties: 1,
  properties: {
    n: { type: "integer" },
    words: { type: "array", minItems: 1, items: { type: "string" } },
    within: {
      type: "object",
      minProperties: 1,
      additionalProperties: { type: "array", minItems: 1, items: { type: "boolean" } },
    },
    items: {
      type: "array",
      minItems: 1,
      items: { type: "object", required: ["n"], properties: { n: { type: "number" } } },
    },
    more: { $ref: "#/schemas/tree" },
  },
  additionalProperties: false,
};

/** Style `deepObject` with all that OpenAPI leaves open, each in every notation of lists. */
const deep = Object.fromEntries(
  ["brackets", "indices", "repeat", undefined].map((arrays) => [
    `deep-${arrays ?? "unsaid"}`,
    {
      method: "POST",
      path: `/deep/${arrays ?? "unsaid"}`,
      parameters: {
        path: "none",
        query: Object.fromEntries(
          Object.entries({
            expand: { type: "array", items: { type: "string" } },
            rows: {
              type: "array",
              items: { type: "array", minItems: 1, items: { type: "number" } },
            },
            created: { anyOf: [{ type: "integer" }, shapes.object] },
            tree: { $ref: "#/schemas/tree" },
          }).map(([name, schema]) => [
            name,
            { style: "deepObject", explode: true, ...(arrays && { arrays }), schema },
          ]),
        ),
        header: "none",
        cookie: "none",
      },
      body: {
        required: true,
        content: Object.fromEntries(
          ["application/x-www-form-urlencoded", "multipart/form-data"].map((mediaType) => [
            mediaType,
            {
              schema: {
                type: "object",
                required: ["name"],
                properties: {
                  name: { type: "string" },
                  tree: { $ref: "#/schemas/tree" },
                  expand: { type: "array", minItems: 1, items: { type: "string" } },
                },
                additionalProperties: false,
              },
              encoding: Object.fromEntries(
                ["tree", "expand"].map((name) => [
                  name,
                  { style: "deepObject", explode: true, ...(arrays && { arrays }) },
                ]),
              ),
            },
          ]),
        ),
      },
    },
  ]),
);

/** Reserved characters, with and without a style. */
const reserved = {
  method: "GET",
  path: "/reserved/{Path}",
  parameters: {
    path: { Path: { allowReserved: true, schema: shapes.text } },
    query: {
      plain: { required: true, allowReserved: true, schema: shapes.text },
      texts: { style: "form", explode: false, allowReserved: true, schema: shapes.texts },
      many: { style: "form", explode: true, allowReserved: true, schema: shapes.texts },
    },
    header: "none",
    cookie: "none",
  },
};

const unknown = { method: "GET", path: "/unknown/{id}", parameters: "not shown" };

const folder = await mkdtemp(join(tmpdir(), "parameters-"));
await writeFiles(
  folder,
  manifestFiles({
    schemas: { tree },
    groups: {
      colors: { operations: { ...operations, ...deep, together, json, reserved, unknown } },
    },
  }),
);
const messages = messagesOf((await loadFolder(folder)).value.model);
const service = await converse(folder);
afterAll(async () => {
  await service.end();
  await rm(folder, { recursive: true });
});

test.each(messages)("$id", async (message) => {
  await holdRoundTrips(service, message, 10);
});
