/** The schemas of a very large description: entities that refer to each other in cycles, each with the types of its own. */
import { pick, type Resource } from "./resource.js";

/** Schemas by their names, as in the description. */
export type DescribedSchemas = Readonly<Record<string, object>>;

/** The name of a resource's schema, or of one that is named after it: `example.harbour.harbourTask`. */
export function schemaName({ id }: Resource, suffix = ""): string {
  const [owner = ""] = id.split("-");
  return `example.${owner}.${camelCase(id)}${suffix}`;
}

/** `harbour-task` as `harbourTask`. */
export function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A reference to a schema by its name. */
export function refTo(name: string): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

/** The entities that one refers to; they lead back to it after some steps. */
export function neighborsOf(resource: Resource, all: readonly Resource[]): readonly Resource[] {
  const places = [1, 7, 29, 53, 90, 131].map((step) => pick(all, resource.index * 5 + step));
  return [...new Set(places)];
}

/** The schemas that all others are made from. */
export const commonSchemas: DescribedSchemas = {
  "example.entity": discriminated(
    object("entity", "The base of everything that has an id.", {
      id: { type: "string", description: "The unique identifier for an entity. Read-only." },
    }),
    {},
  ),
  "example.pageLinks": object("Base of collections", undefined, {
    "@odata.nextLink": { type: "string", nullable: true },
    "@odata.count": { type: "integer", format: "int64", nullable: true },
  }),
  "example.fault": object("Fault", "Why a request has failed.", {
    error: {
      type: "object",
      required: ["code", "message"],
      properties: { code: { type: "string" }, message: { type: "string" } },
    },
  }),
};

/** The schemas of one resource: the entity, one that derives from it, a page, four complex types and three enumerations. */
export function describedSchemas(resource: Resource, all: readonly Resource[]): DescribedSchemas {
  const { noun } = resource;
  const name = (suffix = ""): string => schemaName(resource, suffix);
  const derived = name("Draft");
  const own = object(camelCase(resource.id), about(noun), entityFields(resource, all));
  const mapping = { [`#${derived}`]: `#/components/schemas/${derived}` };
  // Most have the discriminator in their own part. A manifest refuses the few that have it beside `allOf`.
  const entity =
    resource.index % 16 === 15
      ? discriminated(extended("example.entity", own), mapping)
      : extended("example.entity", discriminated(own, mapping));
  return {
    [name()]: entity,
    [derived]: extended(
      name(),
      object(`${noun} draft`, about(`draft of a ${noun}`), {
        basedOn: nullable(refTo(name()), `The ${noun} that this draft was made from.`),
        reviewers: list(
          refTo(schemaName(pick(neighborsOf(resource, all), 1))),
          "Those who have to look at the draft.",
        ),
      }),
    ),
    [name("CollectionResponse")]: extended("example.pageLinks", {
      type: "object",
      title: `Collection of ${noun}`,
      properties: { value: { type: "array", items: refTo(name()) } },
    }),
    ...Object.fromEntries(
      complexTypes.map((suffix, index) => [
        name(suffix),
        typed(
          object(
            `${noun} ${suffix}`,
            about(`${suffix.toLowerCase()} of a ${noun}`),
            complexFields(resource, index),
          ),
        ),
      ]),
    ),
    ...Object.fromEntries(
      enumerations.map((suffix, index) => [
        name(suffix),
        {
          title: `${noun} ${suffix}`,
          type: "string",
          enum: [
            "unknown",
            "none",
            `${camelCase(resource.id)}Only`,
            "active",
            "paused",
            "unknownFutureValue",
          ].slice(index % 2),
        },
      ]),
    ),
  };
}

const complexTypes = ["Settings", "Summary", "Policy", "Identity"];
const enumerations = ["State", "Kind", "Visibility"];

const scalars: readonly (readonly [name: string, type: string, schema: object])[] = [
  ["displayName", "name to show", { type: "string" }],
  [
    "createdDateTime",
    "date and time of creation",
    {
      type: "string",
      format: "date-time",
      pattern:
        "^[0-9]{4,}-(0[1-9]|1[012])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]([.][0-9]{1,12})?(Z|[+-][0-9][0-9]:[0-9][0-9])$",
    },
  ],
  [
    "count",
    "number of parts",
    { type: "integer", format: "int32", minimum: -2147483648, maximum: 2147483647 },
  ],
  ["isEnabled", "whether it is in use", { type: "boolean" }],
  ["tags", "words to find it by", { type: "array", items: { type: "string", nullable: true } }],
  [
    "externalId",
    "identifier in another system",
    {
      type: "string",
      format: "uuid",
      pattern: "^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$",
    },
  ],
  ["content", "bytes of the document", { type: "string", format: "base64url" }],
  [
    "duration",
    "time that it takes",
    {
      type: "string",
      format: "duration",
      pattern: "^-?P([0-9]+D)?(T([0-9]+H)?([0-9]+M)?([0-9]+([.][0-9]+)?S)?)?$",
    },
  ],
  ["mailAddress", "address to write to", { type: "string" }],
];

/** Scalars, complex types of its own, and entities that it leads to, by what their place gives. */
function entityFields(resource: Resource, all: readonly Resource[]): object {
  const { index, noun } = resource;
  const own = Array.from({ length: 6 + (index % 9) }, (_, at): readonly [string, object] => {
    const [name, what, schema] = pick(scalars, at + index);
    const round = at < scalars.length ? "" : "Backup";
    return [name + round, { ...schema, description: sentence(what, noun), nullable: at % 2 === 0 }];
  });
  const complex = complexTypes.map((suffix) => [
    suffix.toLowerCase(),
    nullable(refTo(schemaName(resource, suffix)), sentence(suffix.toLowerCase(), noun)),
  ]);
  const enums = enumerations.map((suffix) => [
    suffix.toLowerCase(),
    nullable(refTo(schemaName(resource, suffix)), sentence(suffix.toLowerCase(), noun)),
  ]);
  const ways = neighborsOf(resource, all).map((each, at) => {
    const target = refTo(schemaName(each));
    const text = sentence(`${each.noun} that belongs to it`, noun);
    const field = at % 3 === 0 ? nullable(target, text) : list(target, text);
    return [camelCase(each.id), { ...field, "x-ms-navigationProperty": true }];
  });
  return Object.fromEntries([...own, ...complex, ...enums, ...ways]);
}

function complexFields(resource: Resource, start: number): object {
  const { index, noun } = resource;
  const own = Array.from({ length: 3 + ((index + start) % 4) }, (_, at) => {
    const [name, what, schema] = pick(scalars, at + index + start);
    return [name, { ...schema, description: sentence(what, noun), nullable: true }];
  });
  return Object.fromEntries([
    ...own,
    ["kind", nullable(refTo(schemaName(resource, "Kind")), sentence("kind", noun))],
  ]);
}

/** As the generators of such descriptions write them: three sentences, one with a link. */
function sentence(what: string, noun: string): string {
  return (
    `The ${what} of the ${noun}. Supports $filter (eq, ne, in). ` +
    `For more about the ${noun}, see https://docs.example.com/${noun.replace(" ", "/")}.`
  );
}

function about(noun: string): string {
  return `Everything that is known of a ${noun}, with the parts that belong to it.`;
}

/** An object with the type of OData in it, which is the one required field. */
function object(title: string, description: string | undefined, properties: object): object {
  return {
    title,
    ...(description !== undefined && { description }),
    type: "object",
    properties,
  };
}

function typed(schema: object): object {
  const properties = "properties" in schema ? schema.properties : {};
  return {
    ...schema,
    required: ["@odata.type"],
    properties: { ...(properties as object), "@odata.type": { type: "string" } },
  };
}

function discriminated(schema: object, mapping: Readonly<Record<string, string>>): object {
  const own = "allOf" in schema ? schema : typed(schema);
  return {
    ...own,
    discriminator: {
      propertyName: "@odata.type",
      ...(Object.keys(mapping).length > 0 && { mapping }),
    },
  };
}

function extended(base: string, schema: object): object {
  return { allOf: [refTo(base), schema] };
}

function nullable(ref: object, description: string): object {
  return { anyOf: [ref, { type: "object", nullable: true }], description };
}

function list(ref: object, description: string): object {
  return { type: "array", items: ref, description };
}
