/** The schemas of a synthetic service: those that all resources share, and those of one resource. */
import { commonFields, type Field, furtherFields, refTo } from "./fields.js";
import type { Resource } from "./resource.js";

/** Schemas by their ids, as in the manifest. */
export type Schemas = Readonly<Record<string, unknown>>;

/** The schemas that every resource refers to. */
export const sharedSchemas: Schemas = {
  identifier: {
    description: "Identifier of anything.",
    type: "string",
    pattern: "^[0-9a-f]{16}$",
    examples: ["9f2c41d07be6a835"],
  },
  money: object("An amount of money.", [
    ["value", { description: "In the smallest unit of the currency.", type: "integer" }],
    ["currency", refTo("currency")],
  ]),
  currency: {
    description: "A currency (ISO 4217); further ones may come.",
    anyOf: [{ enum: ["EUR", "NOK", "SEK", "USD"] }, { type: "string" }],
  },
  "postal-address": object(
    "Where something is sent to.",
    [
      ["street", { type: "string" }],
      ["city", { type: "string" }],
      ["postal_code", { type: "string" }],
      ["country", { description: "ISO 3166-1 code.", type: "string" }],
      ["note", { description: "For the one who delivers.", type: ["string", "null"] }],
    ],
    4,
  ),
  person: object("Somebody to talk to.", [
    ["given_name", { type: "string" }],
    ["family_name", { type: "string" }],
    ["phone", { description: "In the form of E.164.", type: ["string", "null"] }],
  ]),
  picture: object("A picture in one size.", [
    ["url", { type: "string", format: "uri" }],
    ["pixels", { type: "integer", minimum: 1 }],
  ]),
  dimensions: object(
    "How large something is, in centimetres.",
    [
      ["length", { type: "number" }],
      ["width", { type: "number" }],
      ["height", { type: "number" }],
    ],
    2,
  ),
  page: object("Where a page lies in its list.", [
    ["total", { description: "How many items there are.", type: "integer", minimum: 0 }],
    ["cursor", { description: "Cursor of the next page.", type: ["string", "null"] }],
  ]),
  "error-body": object("Why a request has failed.", [
    ["code", { description: "The cause, for programs.", type: "string" }],
    ["message", { description: "The cause, for people.", type: "string" }],
    ["details", "not shown"],
  ]),
};

/** The schemas of one resource: objects of 5 to 20 fields, an enum, an allOf, a union, a page, a recursion. */
export function schemasOf(resource: Resource): Schemas {
  const { id, noun, index } = resource;
  const summary = 1 + (index % 6);
  const rest = 5 + (index % 11);
  const own = furtherFields(resource, summary + rest, index);
  return {
    [id]: {
      description: `A ${noun} with all that is known of it.`,
      allOf: [
        refTo(`${id}-summary`),
        object(undefined, [ownField(resource), ...own.slice(summary)], 2),
      ],
    },
    [`${id}-summary`]: object(
      `A ${noun} as lists show it.`,
      [...commonFields(resource), ...own.slice(0, summary)],
      4,
    ),
    [`${id}-input`]: object(
      `What a ${noun} is made from.`,
      [
        ["name", { description: `Name of the ${noun}.`, type: "string" }],
        ...furtherFields(resource, 4 + (index % 9), index + 11),
      ],
      1,
    ),
    [`${id}-status`]: {
      description: `Where a ${noun} stands.`,
      enum: ["draft", "open", "closed", `${id}-only`],
    },
    [`${id}-page`]: {
      description: `A page of ${noun}s.`,
      allOf: [
        refTo("page"),
        object(undefined, [["items", { type: "array", items: refTo(`${id}-summary`) }]]),
      ],
    },
    [`${id}-line`]: object(
      `A line of a ${noun}, with those below it.`,
      [
        ["number", { type: "integer", minimum: 1 }],
        ["text", { description: `What of the ${noun} it is about.`, type: "string" }],
        ["amount", refTo("money")],
        ["below", { type: "array", items: refTo(`${id}-line`) }],
      ],
      2,
    ),
    [`${id}-moved`]: event(resource, "moved", [["to", refTo("postal-address")]]),
    [`${id}-closed`]: event(resource, "closed", [["reason", { type: ["string", "null"] }]]),
    [`${id}-event`]: {
      description: `Something that has happened to a ${noun}.`,
      oneOf: [refTo(`${id}-moved`), refTo(`${id}-closed`)],
      discriminator: {
        propertyName: "type",
        mapping: {
          [`${id}.moved`]: `#/schemas/${id}-moved`,
          [`${id}.closed`]: `#/schemas/${id}-closed`,
        },
      },
    },
  };
}

/** A field that no other resource has, so that no two shapes are the same. */
function ownField({ id, noun }: Resource): Field {
  return [
    `${id.replace("-", "_")}_number`,
    { description: `Number of the ${noun}.`, type: "integer" },
  ];
}

function event({ id, noun }: Resource, name: string, fields: readonly Field[]): unknown {
  return object(`A ${noun} has been ${name}.`, [
    ["type", { const: `${id}.${name}` }],
    ["at", { type: "string", format: "date-time" }],
    ...fields,
  ]);
}

/** An object whose first fields are required; all of them where nothing else is said. */
function object(
  description: string | undefined,
  fields: readonly Field[],
  required: number = fields.length,
): unknown {
  return {
    ...(description !== undefined && { description }),
    type: "object",
    ...(required > 0 && { required: fields.slice(0, required).map(([name]) => name) }),
    properties: Object.fromEntries(fields),
  };
}
