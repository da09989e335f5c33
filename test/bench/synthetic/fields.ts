/** The fields that synthetic schemas are put together from: each kind of schema that real services have, in their mixture. */
import { pick, type Resource } from "./resource.js";

/** A field of an object: its name on the wire, and its schema as in the manifest. */
export type Field = readonly [name: string, schema: unknown];

/** A reference to a named schema. */
export function refTo(id: string): { readonly $ref: string } {
  return { $ref: `#/schemas/${id}` };
}

/** Fields that every object has, so that code can be written against any of them. */
export function commonFields({ id, noun }: Resource): readonly Field[] {
  return [
    ["id", { ...refTo("identifier"), description: `Identifier of the ${noun}.`, readOnly: true }],
    ["name", { description: `Name of the ${noun}.`, type: "string", examples: [`A ${noun}`] }],
    ["status", refTo(`${id}-status`)],
    [
      "created_at",
      {
        description: `When the ${noun} was made.`,
        type: "string",
        format: "date-time",
        readOnly: true,
      },
    ],
  ];
}

/** So many fields, others for each resource; `start` takes them from another place of the list. */
export function furtherFields(resource: Resource, count: number, start: number): readonly Field[] {
  const all = fieldsOf(resource);
  return Array.from({ length: count }, (_, index) => pick(all, start + index * stride));
}

/** Without a common divisor with the length of the list, so that no field is taken twice. */
const stride = 7;

function fieldsOf({ id, noun, index }: Resource): readonly Field[] {
  return [
    ["description", { description: `What the ${noun} is about.`, type: ["string", "null"] }],
    ["amount", refTo("money")],
    ["quantity", { description: "How many pieces.", type: "integer", minimum: 0, examples: [12] }],
    ["weight_kg", { description: "Weight in kilograms.", type: "number", minimum: 0 }],
    [
      "is_active",
      { description: `Whether the ${noun} is in use.`, type: "boolean", default: true },
    ],
    ["tags", { description: "Words to find it by.", type: "array", items: { type: "string" } }],
    ["address", refTo("postal-address")],
    ["contact", { oneOf: [refTo("person"), { type: "null" }] }],
    ["lines", { description: "Its lines.", type: "array", items: refTo(`${id}-line`) }],
    ["kind", { description: "What kind it is.", enum: ["standard", "express", `kind-${index}`] }],
    ["currency", refTo("currency")],
    ["email", { description: "Where to write to.", type: "string", format: "email" }],
    ["starts_on", { description: "First day.", type: "string", format: "date" }],
    ["ends_on", { description: "Last day; null while open.", type: ["string", "null"] }],
    [
      "labels",
      { description: "Labels by name.", type: "object", additionalProperties: { type: "string" } },
    ],
    [
      "attributes",
      { description: "Whatever else is known.", type: "object", additionalProperties: "not shown" },
    ],
    ["rating", { description: "Mean of all ratings.", type: "number", minimum: 0, maximum: 5 }],
    [
      "reference",
      { description: "Number on paper.", type: "string", pattern: "^[A-Z]{2}-[0-9]{6}$" },
    ],
    ["legacy_code", { description: "Number in the old system.", type: "string", deprecated: true }],
    [
      "position",
      {
        description: "Latitude and longitude.",
        type: "array",
        prefixItems: [{ type: "number" }, { type: "number" }],
        items: false,
      },
    ],
    ["parent_id", { ...refTo("identifier"), description: `The ${noun} above it.` }],
    [
      "updated_at",
      {
        description: "When it was last changed.",
        type: "string",
        format: "date-time",
        readOnly: true,
      },
    ],
    [
      "access_code",
      { description: "Set, and never shown again.", type: "string", writeOnly: true, minLength: 8 },
    ],
    [
      "priority",
      {
        description: "The higher the sooner.",
        type: "integer",
        minimum: 1,
        maximum: 9,
        default: 5,
      },
    ],
    [
      "pictures",
      {
        description: "Pictures, the largest first.",
        type: "array",
        items: refTo("picture"),
        maxItems: 20,
      },
    ],
    ["class", { description: "Class of service.", enum: ["a", "b", "c", "d"] }],
    ["origin", "not shown"],
    ["size", refTo("dimensions")],
    [
      "history",
      { description: "What has happened to it.", type: "array", items: refTo(`${id}-event`) },
    ],
  ];
}
