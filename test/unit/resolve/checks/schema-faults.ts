/** Named schemas → what the checks say of them, for tests. */
import type { Diagnostic } from "../../../../generator/diagnostics/diagnostic.js";
import { readTexts } from "../manifest-text.js";

/** The diagnostics of a manifest with these schemas. */
export function diagnosticsOf(schemas: object): readonly Diagnostic[] {
  return readTexts({ "schemas/all.yaml": JSON.stringify({ source: "handbook", schemas }) })
    .diagnostics;
}

/** `code: message` of each. */
export function faultsOf(schemas: object): readonly string[] {
  return diagnosticsOf(schemas).map(({ code, message }) => `${code}: ${message}`);
}

/** A reference to a named schema. */
export function ref(name: string): { readonly $ref: string } {
  return { $ref: `#/schemas/${name}` };
}
