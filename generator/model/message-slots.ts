/** The slots of what goes over the wire: parameters, headers, bodies and responses. */
import { type Bucket, type Certain, type Fact, knownItems } from "./known.js";
import type {
  Body,
  Content,
  Header,
  ParameterPlace,
  Parameters,
  PartEncoding,
  Response,
} from "./message.js";
import type { Schema } from "./schema.js";
import type { FindSchema } from "./schema-members.js";
import { isSingleValue, schemaFactSlots } from "./schema-slots.js";
import type { HeaderFacts, ParameterFacts, ResponseFacts, Shared } from "./shared.js";
import { bucketSlots, type FactSlot, formSlots, type SlotKind, slotOf } from "./slot.js";

const places: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];

/** The four buckets, and each parameter in them. */
export function parametersSlots(parameters: Parameters, find: FindSchema): readonly FactSlot[] {
  return places.flatMap((place) =>
    bucketSlots(`${place}-parameters`, parameters[place], (parameter) =>
      parameter.shared === undefined ? parameterSlots(parameter, place, find) : [],
    ),
  );
}

/** A shared part counts once, however many operations use it. */
export function sharedSlots(
  { parameters, headers, responses }: Shared,
  find: FindSchema,
): readonly FactSlot[] {
  return [
    ...parameters.flatMap((each) => parameterSlots(each, each.place, find)),
    ...headers.flatMap((each) => headerSlots("responses", each, find)),
    ...responses.flatMap((each) => responseSlots("responses", each, find)),
  ];
}

/**
 * A parameter. Its value has a schema, or a media type in place of one. No slots: whether it is required in a path (its
 * place says so), and `deprecated`, `allowReserved` and `arrays`, which are said only where they are set.
 */
function parameterSlots(
  { description, required, style, explode, schema, content }: ParameterFacts,
  place: ParameterPlace,
  find: FindSchema,
): readonly FactSlot[] {
  const kind: SlotKind = `${place}-parameters`;
  const isText = knownItems(content).length > 0;
  return [
    slotOf("description", description),
    ...(place === "path" ? [] : [slotOf(kind, required)]),
    ...(isText
      ? contentSlots(kind, content)
      : [...schemaFactSlots(kind, schema), ...writingSlots(kind, [style, explode], schema, find)]),
  ];
}

/** How a value is written matters unless it is known to be a single one. */
function writingSlots(
  kind: SlotKind,
  facts: readonly Fact<unknown>[],
  schema: Certain<Schema>,
  find: FindSchema,
): readonly FactSlot[] {
  return isSingleValue(schema, find) ? [] : facts.map((fact) => slotOf(kind, fact));
}

/** Headers that go with every request, or with an answer. */
export function headersSlots(
  kind: SlotKind,
  headers: Bucket<Header>,
  find: FindSchema,
): readonly FactSlot[] {
  return bucketSlots(kind, headers, (header) =>
    header.shared === undefined ? headerSlots(kind, header, find) : [],
  );
}

function headerSlots(
  kind: SlotKind,
  { description, required, explode, schema }: HeaderFacts,
  find: FindSchema,
): readonly FactSlot[] {
  return [
    slotOf("description", description),
    slotOf(kind, required),
    ...schemaFactSlots(kind, schema),
    ...writingSlots(kind, [explode], schema, find),
  ];
}

/** The body of a request. */
export function bodySlots(body: Fact<Body>): readonly FactSlot[] {
  return formSlots("body", body, ({ description, required, content }) => [
    [slotOf("description", description)],
    [slotOf("body", required)],
    contentSlots("body", content),
  ]);
}

/** Returns the slots of a payload; that it has a body is no slot. */
export function payloadSlots(payload: Fact<Body>): readonly FactSlot[] {
  return formSlots("events", payload, ({ description, content }) => [
    [slotOf("description", description)],
    contentSlots("events", content),
  ]);
}

/** Answers by status; one that is never given has nothing to tell. */
export function responsesSlots(
  kind: SlotKind,
  responses: Bucket<Response>,
  find: FindSchema,
): readonly FactSlot[] {
  return bucketSlots(kind, responses, (response) =>
    response.absent || response.shared !== undefined ? [] : responseSlots(kind, response, find),
  );
}

function responseSlots(
  kind: SlotKind,
  { description, headers, content }: ResponseFacts,
  find: FindSchema,
): readonly FactSlot[] {
  return [
    slotOf("description", description),
    ...headersSlots(kind, headers, find),
    ...contentSlots(kind, content),
  ];
}

function contentSlots(kind: SlotKind, content: Bucket<Content>): readonly FactSlot[] {
  return bucketSlots(kind, content, ({ mediaType, schema, encoding }) => [
    ...schemaFactSlots(kind, schema),
    ...(isForm(mediaType) ? bucketSlots(kind, encoding, (part) => partSlots(kind, part)) : []),
  ]);
}

/** Only forms have parts to be written (OpenAPI 3.1.1, section 4.8.14.1). */
function isForm(mediaType: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded\b)/i.test(mediaType);
}

/** A part has a style or a content type, which then need not be said (OpenAPI 3.1.1, section 4.8.15). */
function partSlots(
  kind: SlotKind,
  { contentType, style, explode }: PartEncoding,
): readonly FactSlot[] {
  const hasStyle = contentType.state === "notShown" && style.state === "known";
  return (hasStyle ? [style, explode] : [contentType]).map((fact) => slotOf(kind, fact));
}
