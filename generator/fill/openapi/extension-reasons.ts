/** Why extensions that many descriptions have are not taken over. */

const inLanguages = "Every output has all operations and schemas.";
const ofDocs = "It is for pages of a site of docs, which are made of the facts.";
const ofValues = "Values and schemas are called as the description has them.";
const retries = "Retries are options of a client and of a call.";

const byHand = "Write the reason of a deprecation into the manifest.";

const byName: ReadonlyMap<string, string> = new Map([
  ...[
    "x-speakeasy-ignore",
    "x-fern-ignore",
    "x-internal",
    "x-fern-audiences",
    "x-stainless-skip",
  ].map((name) => [name, inLanguages] as const),
  ...["x-logo", "x-tagGroups", "x-displayName", "x-badges", "x-traitTag", "x-summary"].map(
    (name) => [name, ofDocs] as const,
  ),
  ...["x-codeSamples", "x-code-samples", "x-fern-examples", "x-stainless-snippets"].map(
    (name) => [name, "Samples are made of the facts."] as const,
  ),
  ...["x-enum-varnames", "x-enumNames", "x-speakeasy-enums", "x-fern-enum", "x-ms-enum"].map(
    (name) => [name, ofValues] as const,
  ),
  ["x-enum-descriptions", "A value of an enum has no text of its own."],
  ["x-enumDescriptions", "A value of an enum has no text of its own."],
  ["x-speakeasy-name-override", ofValues],
  ["x-fern-type-name", ofValues],
  ["x-fern-parameter-name", ofValues],
  ["x-fern-property-name", ofValues],
  ["x-stainless-param", ofValues],
  ["x-stainless-naming", ofValues],
  ["x-stainless-renameMap", ofValues],
  ["x-speakeasy-retries", retries],
  ["x-fern-retries", retries],
  ["x-speakeasy-deprecation-message", byHand],
  ["x-stainless-deprecation-message", byHand],
  ["x-codegen-request-body-name", "Each client has its own name for the body of a request."],
  ["x-stainless-pagination-property", "The configuration says how its schemes page."],
  ["x-speakeasy-entity", "There is no output for Terraform."],
  ["x-speakeasy-mcp", "There is no output for MCP servers."],
  ["x-nullable", "In this version of OpenAPI `null` is a type, or `nullable`."],
]);

/** Why an extension is lost. */
export function extensionReason(name: string): string {
  return byName.get(name) ?? "Extensions are not understood.";
}
