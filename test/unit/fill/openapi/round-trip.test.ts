/** OpenAPI → manifest → OpenAPI → manifest: what both can hold is the same after the second time, however it is written. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { jsonText } from "../../../../generator/emit/json-text.js";
import type { DescribedOpenapi } from "../../../../generator/fill/openapi/describe.js";
import type { ApiModel } from "../../../../generator/model/model.js";
import { operationsOf } from "../../../../generator/model/walk.js";
import { openapiDocument } from "../../../../generator/targets/openapi/document.js";
import { readTexts } from "../../resolve/manifest-text.js";
import { manifestOf } from "./manifest-of.js";
import { readDescription } from "./read-description.js";

const folder = join(import.meta.dirname, "corpus");

/** Facts that OpenAPI has no words for, or this version of it has none for; each is in the loss report of the target. */
const wordless: Readonly<Record<string, RegExp>> = {
  "20-security.yaml": /^service authentication schemes items odd /,
  "30-callbacks.yaml": /^service events/,
  "30-paths.yaml": /^operations PUT/,
  "30-security.yaml": /^service authentication schemes items api-key2/,
  "31-nested-pages.yaml": /pagination/,
  "31-pages.yaml": /pagination/,
  // OpenAPI has no words for pages and for reasons of deprecations; headers of the service are those of each operation.
  "31-extensions-of-sdks.yaml": /pagination|deprecated reason|^service headers|parameters header/,
  // OpenAPI 3.2 asks for a default there, and the manifest has no words for one.
  "32-default-mapping.yaml": /^schemas book discriminator/,
  "32-device-flow.yaml": /^service authentication schemes items device /,
  "32-methods.yaml": /^operations QUERY/,
  // OpenAPI 3.2 describes the fields of an event, and a manifest what its data is.
  "32-streams.yaml": /text\/event-stream/,
};

test.each(readdirSync(folder).sort())("%s", (file) => {
  const text = readFileSync(join(folder, file), "utf8");
  const first = modelOf(readDescription({ [file]: text }).api);
  const facts = factsOf(first);
  const allowed = wordless[file];
  for (const openapi of ["3.1", "3.2"] as const) {
    const made = jsonText(openapiDocument(first, { version: "1.0.0", openapi }));
    const second = modelOf(readDescription({ "openapi.json": made }).api);
    const missing = differences(facts, factsOf(second));
    expect(missing.filter((each) => allowed?.test(each) !== true)).toEqual([]);
  }
});

/** The model of what was read; a description may say things that a manifest is warned of. */
function modelOf(api: DescribedOpenapi): ApiModel {
  return readTexts(manifestOf(api)).model;
}

function factsOf(model: ApiModel): unknown {
  const { service, schemas } = model;
  const operations = operationsOf(model).filter(({ path }) => path.state === "known");
  return {
    service: bare(service),
    operations: Object.fromEntries(
      operations.map(({ id: _, name: __, ...facts }) => [
        `${"value" in facts.method ? facts.method.value : ""} ${textOf(facts.path)}`,
        bare(facts),
      ]),
    ),
    schemas: Object.fromEntries(schemas.map(({ name, schema }) => [name, bare(schema)])),
  };
}

function textOf(path: unknown): string {
  return JSON.stringify(bare(path));
}

/** Without places; lists of named things by their names, and facts that are not known left out. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) {
    const names = value.map((each: unknown) => (isNode(each) ? nameOf(each) : undefined));
    const isNamed = value.length > 0 && names.every((name) => name !== undefined);
    if (!isNamed) return value.map(bare);
    return Object.fromEntries(value.map((each: unknown, index) => [names[index], bare(each)]));
  }
  if (!isNode(value)) return value;
  if (value["state"] === "notShown") return undefined;
  if (value["state"] === "none") return "none";
  if (value["state"] === "known") return bare(value["value"]);
  const kept = Object.entries(value).filter(([key]) => !["at", "sources", "open"].includes(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, bare(each)]));
}

function nameOf(value: Readonly<Record<string, unknown>>): string | undefined {
  // A reference names what it leads to, and a value of an object is no thing with a name.
  const name = value["name"] ?? value["status"] ?? value["mediaType"] ?? value["property"];
  return typeof name === "string" && value["kind"] !== "reference" ? name : undefined;
}

/** Returns the facts that the first states and the second does not. */
function differences(
  first: unknown,
  second: unknown,
  place: readonly string[] = [],
): readonly string[] {
  if (first === undefined || JSON.stringify(first) === JSON.stringify(second)) return [];
  if (isNode(first) && first["kind"] === "notShown") return [];
  if (isNode(first) && isNode(second)) {
    return Object.entries(first).flatMap(([key, value]) =>
      differences(value, second[key], [...place, key]),
    );
  }
  if (Array.isArray(first) && Array.isArray(second) && first.length === second.length) {
    return first.flatMap((each: unknown, index) =>
      differences(each, second[index], [...place, String(index)]),
    );
  }
  return [`${place.join(" ")}: ${JSON.stringify(first)} / ${JSON.stringify(second)}`];
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
