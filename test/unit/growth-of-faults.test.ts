/** Files full of faults: what it takes to find, place and print them grows with the file, not with its square. */
import { describe, expect, test } from "vitest";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { load } from "../../generator/pipeline.js";
import { stepsOf } from "../steps.js";

type Texts = Readonly<Record<string, string>>;

const head = "source: handbook\n";
const service = `${head}sources: { handbook: { title: Handbook, kind: document } }\ngroups: [books]\n`;

/** So many lines, each made of its number. */
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${line(index)}\n`).join("");

const inService =
  (line: (index: number) => string, above = "") =>
  (count: number) => ({
    "service.yaml": service + above + lines(count, line),
  });
const inGroup =
  (line: (index: number) => string, above = "operations:\n") =>
  (count: number) => ({
    "service.yaml": service,
    "groups/books.yaml": head + above + lines(count, line),
  });
const inSchemas = (line: (index: number) => string) => (count: number) => ({
  "service.yaml": service,
  "groups/books.yaml": `${head}operations: { list: not shown }\n`,
  "schemas/all.yaml": `${head}schemas:\n${lines(count, line)}`,
});

const properties = "{ a: { type: string }, b: { type: integer }, c: { type: boolean } }";

const kinds: Readonly<Record<string, (count: number) => Texts>> = {
  "unknown keys": inService((index) => `key-${index}: 1`),
  "unknown keys in flow style": (count) => ({
    "service.yaml": `${service}limits: { ${lines(count, (index) => `key-${index}: 1,`)} }\n`,
  }),
  "keys that are no ids": inGroup((index) => `  List_${index}: not shown`),
  "values of another type": inGroup((index) => `  list-${index}: 5`),
  "markers misspelt": inGroup((index) => `  list-${index}: { title: Not-Shown }`),
  "empty slots": inGroup((index) => `  list-${index}: { responses: {} }`),
  "empty values": inGroup((index) => `  list-${index}:`),
  "keys without values": (count) => ({
    "service.yaml": `${service}limits: { ${lines(count, (index) => `a ${index},`)} }\n`,
  }),
  "keys that stand twice": inGroup(() => "  list: not shown"),
  "wrong entries of a list": inService((index) => `  - ${index}`, "clients:\n"),
  "wrong entries of a list, and right ones twice": inService(
    (index) => (index % 2 === 0 ? `  - ${index}` : "  - cli"),
    "clients:\n",
  ),
  "an entry that is there many times": inService(() => "  - cli", "clients:\n"),
  "statuses that are none": inService((index) => `  ${index + 600}: not shown`, "errors:\n"),
  "wrong schemas": inSchemas((index) => `  s${index}: { type: strng, minimum: x }`),
  "references to schemas that are not there": inSchemas(
    (index) => `  s${index}: { $ref: '#/schemas/missing-${index}' }`,
  ),
  "references to something lost": inSchemas((index) =>
    index % 2 === 0 ? `  s${index}: 5` : `  s${index}: { $ref: '#/schemas/s${index - 1}' }`,
  ),
  "references to shared parts that are not there": inGroup(
    (index) => `  list-${index}: { responses: { 200: { $ref: '#/responses/missing-${index}' } } }`,
  ),
  "pagers that are not there": inGroup(
    (index) => `  list-${index}: { pagination: { uses: pager-${index} } }`,
  ),
  "sources that are not there": inGroup((index) => `  list-${index}: { source: them-${index} }`),
  "schemes that are not there": inGroup(
    (index) => `  list-${index}: { authentication: [{ key-${index}: none }] }`,
  ),
  "one route many times": inGroup((index) => `  list-${index}: { method: GET, path: /books }`),
  "groups that are not there": (count) => ({
    "service.yaml": service.replace("[books]", `[books, ${lines(count, (index) => `g${index},`)}]`),
    "groups/books.yaml": `${head}operations: { list: not shown }\n`,
  }),
  "names that collide": inGroup((index) => `  a${index}: not shown\n  a-${index}: not shown`),
  "anchors and aliases": inGroup((index) => `  list-${index}: &a${index} *a${index - 1}`),
  "texts that need quotes": inGroup((index) => `  list-${index}: { title: a: b }`),
  "numbers oddly written": inGroup((index) => `  list-${index}: { title: 0${index} }`),
  "comments that cut a text": inGroup((index) => `  list-${index}: { title: see #${index}\n  }`),
  "forbidden characters": inGroup((index) => `  list-${index}: { title: "\u0000" }`),
  "defaults that are refused": inSchemas(
    (index) => `  s${index}: { type: string, maxLength: 1, default: long }`,
  ),
  "contradictory schemas": inSchemas(
    (index) => `  s${index}: { type: string, minLength: 9, maxLength: 1 }`,
  ),
  "one shape many times": inSchemas(
    (index) =>
      `  s${index}: { type: object, properties: { it: { type: object, properties: ${properties} } } }`,
  ),
};

const encoder = new TextEncoder();

async function cost(texts: Texts): Promise<{ steps: number; faults: number }> {
  const targets = { "targets.yaml": "targets: { model-json: {} }\n" };
  const files = Object.entries({ ...targets, ...texts }).map(([file, text]) => ({
    file,
    bytes: encoder.encode(text),
  }));
  let faults = 0;
  const steps = await stepsOf(async () => {
    const { value, diagnostics } = load({
      ...{ folder: "", name: "manifest", targets: [], files: { value: files, diagnostics: [] } },
      stage: (_name, run) => run(),
    });
    faults = diagnostics.length;
    printDiagnostics(diagnostics, { format: "json", colour: false, locate: value.locate });
  });
  return { steps, faults };
}

describe("twice as many faults take no more than twice the work", () => {
  test.each(Object.entries(kinds))("%s", async (_, textsOf) => {
    const none = await cost(textsOf(1));
    const few = await cost(textsOf(600));
    const many = await cost(textsOf(1200));
    expect(few.faults).toBeGreaterThan(0);
    expect((many.steps - none.steps) / (few.steps - none.steps)).toBeLessThan(2.3);
  });
});
