/** Sources of many parts: what `init --from` does for them grows with the source, not with its square. */
import { describe, expect, test } from "vitest";
import { manifestFrom } from "../mutated/source-runs.js";
import { stepsOf } from "../steps.js";
import { entry } from "./fill/har/capture.js";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const each = (count: number, value: (index: number) => unknown, name = "s"): object =>
  Object.fromEntries(numbers(count).map((index) => [`${name}${index}`, value(index)]));
const ref = (index: number): object => ({ $ref: `#/components/schemas/s${index}` });
const ok = (schema: object): object => ({
  200: { description: "It.", content: { "application/json": { schema } } },
});
const get = (rest: object = {}): object => ({ operationId: "get", responses: ok(ref(0)), ...rest });

function openapi({ paths, ...rest }: { readonly paths?: object; readonly [key: string]: unknown }) {
  const info = { title: "Library", version: "1" };
  return JSON.stringify({
    openapi: "3.1.0",
    info,
    paths: paths ?? { "/a": { get: get() } },
    ...rest,
  });
}

const schemas = (count: number, of: (index: number) => unknown): string =>
  openapi({ components: { schemas: each(count, of) } });
const text = { type: "string" };

const kinds: Readonly<Record<string, readonly [file: string, of: (count: number) => string]>> = {
  "a chain of references": [
    "openapi.json",
    (count) => schemas(count, (index) => (index + 1 < count ? ref(index + 1) : text)),
  ],
  "a chain of references, each beside a word": [
    "openapi.json",
    (count) =>
      schemas(count, (index) =>
        index + 1 < count ? { ...ref(index + 1), description: "It." } : text,
      ),
  ],
  "parameters that refer to each other": [
    "openapi.json",
    (count) =>
      openapi({
        paths: { "/a": { get: get({ parameters: [{ $ref: "#/components/parameters/p0" }] }) } },
        components: {
          schemas: { s0: text },
          parameters: each(
            count,
            (index) =>
              index + 1 < count
                ? { $ref: `#/components/parameters/p${index + 1}` }
                : { name: "q", in: "query", schema: text },
            "p",
          ),
        },
      }),
  ],
  "a circle of references": [
    "openapi.json",
    (count) => schemas(count, (index) => ref((index + 1) % count)),
  ],
  "references that lead nowhere": [
    "openapi.json",
    (count) => schemas(count, (index) => ref(index + count)),
  ],
  operations: [
    "openapi.json",
    (count) =>
      openapi({
        paths: each(count, (index) => ({ get: { ...get(), operationId: `get${index}` } }), "/p"),
        components: { schemas: { s0: text } },
      }),
  ],
  "operations with one id": [
    "openapi.json",
    (count) =>
      openapi({
        paths: each(count, () => ({ get: get() }), "/p"),
        components: { schemas: { s0: text } },
      }),
  ],
  tags: [
    "openapi.json",
    (count) =>
      openapi({
        tags: numbers(count).map((index) => ({ name: `t${index}`, description: "It." })),
        paths: each(count, (index) => ({ get: { ...get(), tags: [`t${index}`] } }), "/p"),
        components: { schemas: { s0: text } },
      }),
  ],
  "parameters of one operation": [
    "openapi.json",
    (count) =>
      openapi({
        paths: {
          "/a": {
            get: get({
              parameters: numbers(count).map((index) => ({
                ...{ name: `q${index}`, in: "query", schema: text },
              })),
            }),
          },
        },
        components: { schemas: { s0: text } },
      }),
  ],
  servers: [
    "openapi.json",
    (count) =>
      openapi({
        servers: numbers(count).map((index) => ({ url: `https://s${index}.example` })),
        components: { schemas: { s0: text } },
      }),
  ],
  examples: [
    "openapi.json",
    (count) => schemas(1, () => ({ ...text, examples: numbers(count).map(String) })),
  ],
  "values of an enum": [
    "openapi.json",
    (count) => schemas(1, () => ({ enum: numbers(count).map(String) })),
  ],
  "properties that are not known": [
    "openapi.json",
    (count) => schemas(1, () => ({ ...text, ...each(count, () => 1) })),
  ],
  "entries of a capture": [
    "capture.har",
    (count) =>
      JSON.stringify({
        log: {
          version: "1.2",
          creator: { name: "b", version: "1" },
          entries: numbers(count).map((index) =>
            entry(`/books/${index}`, { answer: { id: index } }),
          ),
        },
      }),
  ],
  "addresses of a capture": [
    "capture.har",
    (count) =>
      JSON.stringify({
        log: {
          version: "1.2",
          creator: { name: "b", version: "1" },
          entries: numbers(count).map((index) => entry(`/books-of-${index}-and/all`)),
        },
      }),
  ],
  "requests of a collection": [
    "collection.json",
    (count) =>
      JSON.stringify({
        info: {
          name: "Book Shop",
          schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
        },
        item: numbers(count).map((index) => ({
          name: `Get ${index}`,
          request: { method: "GET", url: `https://books.example/p${index}` },
        })),
      }),
  ],
};

/** Sources that have to pass a bound first: 200 references in a row, which a manifest refuses, and 1,000 faults, of which no more are told. */
const large: Readonly<Record<string, number>> = {
  "a chain of references": 300,
  "a chain of references, each beside a word": 300,
  "references that lead nowhere": 1200,
};

async function costOf([file, of]: readonly [string, (count: number) => string], count: number) {
  const written = of(count);
  const steps = await stepsOf(() => {
    manifestFrom(file, written);
    return Promise.resolve();
  });
  return { steps, written: written.length };
}

describe("twice as much takes no more than twice the work", () => {
  test.each(Object.entries(kinds))("%s", async (name, kind) => {
    const count = large[name] ?? 150;
    const none = await costOf(kind, 1);
    const few = await costOf(kind, count);
    const many = await costOf(kind, 2 * count);
    const growth = (many.written - none.written) / (few.written - none.written);
    expect((many.steps - none.steps) / (few.steps - none.steps)).toBeLessThan(1.2 * growth);
  });

  test("schemas that all require each other, of which there is no value", async () => {
    const all = (count: number): string =>
      schemas(count, () => ({
        ...{ type: "object", required: numbers(count).map((index) => `s${index}`) },
        properties: each(count, ref),
      }));
    const [few, many] = [
      await costOf(["openapi.json", all], 12),
      await costOf(["openapi.json", all], 24),
    ];
    // Each of them is a fault that shows when the ones before are mended: as often as there are schemas.
    expect(many.steps / few.steps).toBeLessThan(2.5 * (many.written / few.written));
    expect(manifestFrom("openapi.json", all(40)).files.size).toBeGreaterThan(0);
  });
});
