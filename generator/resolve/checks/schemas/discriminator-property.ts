/** The property of a discriminator: all that it tells apart must have it (OpenAPI 3.1.1, section 4.8.25). */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import { didYouMean } from "../../../diagnostics/suggest.js";
import type { Schema } from "../../../model/schema.js";
import {
  type Alternative,
  alternativeOf,
  type Discriminated,
  discriminatorPlace,
  membersOf,
} from "./alternatives.js";
import type { Reading } from "./clash.js";

/** Checks that the property is declared and required, as far as that is known. */
export function checkDiscriminatorProperty(
  discriminated: Discriminated,
  reading: Reading,
): readonly Diagnostic[] {
  const alternatives = membersOf(discriminated).flatMap(
    (member) => alternativeOf(member, discriminated, reading) ?? [],
  );
  const lacking = alternatives.filter(({ property, open }) => property.length === 0 && !open);
  if (lacking.length > 0 && lacking.length === alternatives.length) {
    return [nowhere(discriminated, lacking)];
  }
  // Of heirs only what they share is at hand, and each may require what that does not.
  const isUnion = discriminated.owner.kind !== "object";
  const optional = alternatives.filter(
    ({ property, required, open }) => isUnion && property.length > 0 && !required && !open,
  );
  return [
    ...lacking.map(({ schema }) => missing(schema, "declare", discriminated)),
    ...optional.map(({ schema }) => missing(schema, "require", discriminated)),
  ];
}

/** Nobody has it: the name is wrong rather than each of them. */
function nowhere(discriminated: Discriminated, alternatives: readonly Alternative[]): Diagnostic {
  const { propertyName } = discriminated.discriminator;
  const meant = didYouMean(propertyName, [...new Set(alternatives.flatMap(({ names }) => names))]);
  const isUnion = discriminated.owner.kind !== "object";
  return diagnostic("discriminator-property", {
    at: discriminatorPlace(discriminated, "propertyName"),
    message: `${isUnion ? "no alternative declares" : "the schema does not declare"} the property ${JSON.stringify(propertyName)}`,
    help: meant === undefined ? "declare and require it" : `did you mean \`${meant}\`?`,
  });
}

function missing(
  schema: Schema,
  lack: "declare" | "require",
  discriminated: Discriminated,
): Diagnostic {
  const name = JSON.stringify(discriminated.discriminator.propertyName);
  const who = schema.kind === "reference" ? `\`${schema.name}\`` : "this alternative";
  const keys = lack === "declare" ? "`properties` and `required`" : "`required`";
  return diagnostic("discriminator-property", {
    at: schema.at,
    message: `${who} does not ${lack} the property ${name}, which tells the alternatives apart`,
    help: `add ${name} to its ${keys}`,
    related: [
      {
        message: "it is told apart by this property",
        at: discriminatorPlace(discriminated, "propertyName"),
      },
    ],
  });
}
