/** Descriptions of small manifests, as plain values, for tests. */
import {
  entryOf,
  type JsonObject,
  plainJson,
} from "../../../../generator/sdk/json-schema/json-objects.js";
import type { JsonValue } from "../../../../generator/model/schema.js";
import { openapiDocument } from "../../../../generator/targets/openapi/document.js";
import { lossesOf } from "../../../../generator/targets/openapi/losses.js";
import type { Settings } from "../../../../generator/targets/openapi/settings.js";
import { type ManifestTexts, modelOf, service } from "../../resolve/manifest-text.js";

/** Facts for `service.yaml`, for `books.list`, and for `schemas/book.yaml`, as YAML. */
export interface Facts {
  readonly service?: string;
  readonly operation?: string;
  readonly operations?: string;
  readonly schemas?: string;
}

/** The manifest that says it. */
export function textsOf(facts: Facts): ManifestTexts {
  const operations = facts.operations ?? `list: ${facts.operation ?? "not shown"}`;
  return {
    "service.yaml": service + (facts.service ?? ""),
    "groups/books.yaml": `source: handbook\noperations:\n  ${operations.trim().replaceAll("\n", "\n  ")}\n`,
    ...(facts.schemas !== undefined && {
      "schemas/book.yaml": `source: handbook\nschemas: ${facts.schemas}\n`,
    }),
  };
}

/** The description of a manifest. */
export function described(facts: Facts, openapi: Settings["openapi"] = "3.1"): JsonObject {
  return openapiDocument(modelOf(textsOf(facts)), { version: "1.0.0", openapi });
}

/** The value at a place of it; undefined where there is none. */
export function partOf(value: JsonValue, way: readonly (string | number)[]): unknown {
  let found: JsonValue | undefined = value;
  for (const step of way) {
    if (found?.kind === "object") found = entryOf(found, String(step));
    else if (found?.kind === "array" && typeof step === "number") found = found.items[step];
    else return undefined;
  }
  return found && plainJson(found);
}

/** Names and reasons of what is lost. */
export function lost(facts: Facts, openapi: Settings["openapi"] = "3.1"): readonly string[] {
  return lossesOf(modelOf(textsOf(facts)), openapi === "3.2").map(({ operation, what, notShown }) =>
    [operation, what, ...notShown.map((each) => `(${each})`)].filter(Boolean).join(" "),
  );
}
