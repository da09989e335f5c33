/** A manifest that says what was read of a description, as texts, to see whether it is a valid one. */
import { withSchemaIds, schemaIds } from "../../../../generator/fill/openapi/schema-ids.js";
import type { DescribedOpenapi } from "../../../../generator/fill/openapi/describe.js";
import type { Told } from "../../../../generator/fill/told.js";
import type { ManifestTexts } from "../../resolve/manifest-text.js";
import { plain } from "./read-description.js";

/** The texts. JSON is YAML, too. Assumed facts are among them. */
export function manifestOf(described: DescribedOpenapi): ManifestTexts {
  const api = withSchemaIds(described, schemaIds(described.schemas));
  const { id, title } = api.source;
  const entries = (told: Told | undefined): object => ({ ...Object(plain(told)) });
  const operations = api.operations.map(({ facts, assumed }, index) => [
    `operation-${index + 1}`,
    { ...entries(facts), ...entries(assumed) },
  ]);
  const schemas = api.schemas.map(({ name, schema }) => [name, plain(schema)]);
  return {
    "service.yaml": JSON.stringify({
      source: id,
      sources: { [id]: { title, kind: "document" } },
      groups: ["books"],
      ...entries(api.service),
      ...entries(api.assumed),
    }),
    "groups/books.yaml": JSON.stringify({
      source: id,
      operations: { known: "not shown", ...Object.fromEntries(operations) },
    }),
    ...(schemas.length > 0 && {
      "schemas/book.yaml": JSON.stringify({ source: id, schemas: Object.fromEntries(schemas) }),
    }),
  };
}
