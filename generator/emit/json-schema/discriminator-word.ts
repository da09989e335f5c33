/** `discriminator` (OpenAPI 3.1.1, section 4.8.25), with references where its mapping has names. */
import type { Discriminator } from "../../model/schema.js";
import { jsonObject, type Word } from "./json-objects.js";
import type { JsonSchemaScope } from "./schema-scope.js";

/** The word, if there is anything to say. */
export function discriminatorWord(
  discriminator: Discriminator | undefined,
  { refer }: Pick<JsonSchemaScope, "refer">,
): Word {
  if (discriminator === undefined) return ["discriminator", undefined];
  const { propertyName, mapping } = discriminator;
  const targets = mapping.map(({ value, schema }) => [value, refer(schema)] as const);
  return [
    "discriminator",
    jsonObject([
      ["propertyName", propertyName],
      ["mapping", targets.length === 0 ? undefined : jsonObject(targets)],
    ]),
  ];
}
