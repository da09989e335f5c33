/**
 * Schemas that refer to each other many times: whatever is made of them is made in steps that grow with the description, and
 * not with the ways through it. Steps are calls of the generator's functions, which the engine counts: the same on every machine.
 */
import { describe, expect, test } from "vitest";
import { impactsOf } from "../../generator/diff/impacts.js";
import { mockDescription } from "../../generator/mock/description.js";
import { mockService } from "../../generator/mock/service.js";
import type { ApiModel } from "../../generator/model/model.js";
import { build, load } from "../../generator/pipeline.js";
import { mockHandlers } from "../../templates/typescript-server/mock.js";
import { completeServer } from "../../templates/typescript-server/server.js";
import { stepsOf } from "../steps.js";
import { readTemplate } from "../golden-tree.js";

type Written = Readonly<Record<string, unknown>>;

const ref = (index: number): Written => ({ $ref: `#/schemas/s${index}` });
const object = (properties: Written, required: readonly string[] = []): Written => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
});
const end = object({ name: { type: "string" } }, ["name"]);
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const named = (indexes: readonly number[], value: (index: number) => unknown): Written =>
  Object.fromEntries(indexes.map((index) => [`p${index}`, value(index)]));

/** Of so many schemas the one with an index. */
type Kin = (index: number, count: number) => Written;

/** Each is made of the next one, twice: through a chain of n there are 2 ^ n ways. */
const chained =
  (link: (next: number) => Written): Kin =>
  (index, count) =>
    index === count - 1 ? end : link(index + 1);

const mutual =
  (property: (other: number) => unknown): Kin =>
  (index, count) =>
    object(
      named(
        numbers(count).filter((each) => each !== index),
        property,
      ),
    );

const kin: Readonly<Record<string, Kin>> = {
  "all others as optional properties": mutual(ref),
  "all others or null": mutual((other) => ({ oneOf: [ref(other), { type: "null" }] })),
  "lists of all others": mutual((other) => ({ type: "array", items: ref(other) })),
  "the next one twice, required": chained((next) =>
    object({ a: ref(next), b: ref(next) }, ["a", "b"]),
  ),
  "the next one twice, optional": chained((next) => object({ a: ref(next), b: ref(next) })),
  "lists of at least two of the next one": chained((next) =>
    object({ a: { type: "array", items: ref(next), minItems: 2 } }, ["a"]),
  ),
  "tuples of two of the next one": chained((next) => ({
    type: "array",
    prefixItems: [ref(next), ref(next)],
    minItems: 2,
  })),
  "maps of at least two of the next one": chained((next) => ({
    type: "object",
    additionalProperties: ref(next),
    minProperties: 2,
  })),
  "a union of the next one in two ways": chained((next) => ({
    anyOf: [ref(next), object({ x: ref(next) }), ref(next)],
  })),
  "all of the next one, twice": chained((next) => ({
    allOf: [ref(next), ref(next), object({ [`q${next}`]: { type: "string" } })],
  })),
  "all of all further ones": (index, count) => ({
    allOf: [
      ...numbers(count)
        .slice(index + 1)
        .map(ref),
      object({ [`q${index}`]: { type: "string" } }),
    ],
  }),
  "a condition on the next one": chained((next) => ({
    if: ref(next),
    then: ref(next),
    else: ref(next),
  })),
  "a form with files in a union": chained((next) => ({
    anyOf: [ref(next), object({ file: { type: "string", format: "binary" } }), ref(next)],
  })),
};

const encoder = new TextEncoder();

/** A manifest whose operations send, answer, list and stream the first of so many schemas. */
function modelFiles(of: Kin, count: number): readonly { file: string; bytes: Uint8Array }[] {
  const json = (schema: Written) => ({ "application/json": { schema } });
  const form = { schema: ref(0) };
  const body = {
    required: true,
    content: {
      ...json(ref(0)),
      "application/x-www-form-urlencoded": form,
      "multipart/form-data": form,
    },
  };
  const ok = (content: unknown) => ({ 200: { description: "It.", headers: "none", content } });
  const operation = (title: string, method: string, path: string, rest: Written) => ({
    title,
    method,
    path,
    parameters: { path: "none", query: "none", header: "none", cookie: "none" },
    body: "none",
    ...rest,
  });
  const files = {
    "service.yaml": {
      source: "us",
      title: "Library",
      baseUrl: "https://library.example",
      groups: ["things"],
      resources: "none",
      sources: { us: { title: "Us", kind: "document", date: "not shown", url: "none" } },
    },
    "groups/things.yaml": {
      source: "us",
      title: "Things",
      operations: {
        get: operation("Get", "GET", "/thing", { responses: ok(json(ref(0))) }),
        make: operation("Make", "POST", "/thing", { body, responses: ok("none") }),
        watch: operation("Watch", "GET", "/events", {
          responses: ok({ "text/event-stream": { schema: ref(0) } }),
        }),
      },
    },
    "schemas/all.yaml": {
      source: "us",
      schemas: Object.fromEntries(numbers(count).map((index) => [`s${index}`, of(index, count)])),
    },
    "targets.yaml": {
      targets: {
        docs: {},
        http: {},
        "model-json": {},
        openapi: { version: "1.0.0", license: "MIT" },
        "typescript-client": { package: "things", version: "1.0.0", license: "MIT" },
        "typescript-server": { package: "things-server", version: "1.0.0", license: "MIT" },
      },
    },
  };
  return Object.entries(files).map(([file, value]) => ({
    file,
    bytes: encoder.encode(JSON.stringify(value, undefined, 1)),
  }));
}

/** All that a description costs. */
interface Cost {
  /** Bytes of the manifest. */
  readonly written: number;
  /** Bytes of all that is made of it. */
  readonly made: number;
  /** Calls of functions. */
  readonly steps: number;
}

async function costOf(of: Kin, count: number): Promise<Cost> {
  const files = { value: modelFiles(of, count), diagnostics: [] };
  const request = { folder: "", name: "manifest", targets: [], files, stage: run };
  const model = load(request).value.model;
  let made = 0;
  const steps = await stepsOf(async () => {
    const built = await build({ ...request, templates: readTemplate });
    expect(built.diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    made = [...(built.value.tree?.values() ?? [])].reduce((sum, { text }) => sum + text.length, 0);
    impactsOf(model, { ...model });
    await answers(model);
  });
  return { written: files.value.reduce((sum, { bytes }) => sum + bytes.length, 0), made, steps };
}

/** Asks a mock for each of its answers. */
async function answers(model: ApiModel): Promise<void> {
  const { service, data, load: loadRules } = mockService(JSON.stringify(mockDescription(model)));
  await loadRules();
  const server = completeServer(service, mockHandlers(service, data), {
    report: false,
    validateReplies: false,
  });
  for (const body of ["{}", '{"name":"a"}', '{"name":1}', "[]", "1"]) {
    const headers = { "content-type": "application/json" };
    const request = new Request("http://localhost/thing", { method: "POST", headers, body });
    const response = await server.fetch(request);
    expect([200, 400]).toContain(response.status);
    await response.arrayBuffer();
  }
  for (const path of ["/thing", "/events"]) {
    for (const prefer of ["", "dynamic=true"]) {
      const request = new Request(`http://localhost${path}`, { headers: { prefer } });
      const response = await server.fetch(request);
      // Of what cannot be small there is no value.
      expect([200, 500]).toContain(response.status);
      await response.arrayBuffer();
    }
  }
}

function run<T>(_name: string, work: () => T): T {
  return work();
}

/** Their values are trees with all of those leaves: what is too large is given up, and that at once. */
const large: readonly string[] = [
  "the next one twice, required",
  "lists of at least two of the next one",
  "tuples of two of the next one",
  "maps of at least two of the next one",
];

describe("twice as many schemas cost no more than what there is more to say", () => {
  test.each(Object.entries(kin))("%s", async (name, of) => {
    const count = large.includes(name) ? 12 : 6;
    const few = await costOf(of, count);
    const many = await costOf(of, 2 * count);
    const growth = many.written / few.written;
    expect(many.made / few.made).toBeLessThan(growth);
    expect(many.steps / few.steps).toBeLessThan(2 * growth);
  });
});
