/** Bodies of requests: `requestBody` (OpenAPI 3.1.1, section 4.8.13), in 2.0 parameters in `body` and `formData`. */
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap, toldList, toldScalar } from "../told.js";
import { contentAt } from "./contents.js";
import { fieldsOf, itemsIn, textIn } from "./fields.js";
import { marksOf } from "./marks.js";
import type { ListedParameters } from "./parameter-lists.js";
import type { Reading } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { isSingleValue } from "./single-values.js";
import { collectionWriting, hasKnownKeysOnly, valueSchema } from "./swagger-parameters.js";
import { fits, flag, flagOr, lost, none, notShown, prose, withEntries } from "./values.js";

/** A body of OpenAPI 3; it need not be sent unless it says so. */
export function bodyAt(node: SourceNode, reading: Reading): Told | undefined {
  return reading.once(node, "body", (target) => {
    const { report } = reading;
    const fields = fieldsOf(target, report);
    const marks = marksOf(fields, report);
    const description = prose(fields.take("description"), report);
    const requirement = fields.take("required");
    const content = fields.take("content");
    const isWhole = fields.close();
    const implied = isWhole ? toldScalar(false, target.at) : undefined;
    const required = flagOr(requirement, implied, report);
    const isListed = content !== undefined && !marks.has("content");
    const told = isListed ? contentAt(content, reading, marks.isOpen("content")) : undefined;
    return toldMap(
      [
        ["description", marks.has("description") ? undefined : description],
        ["required", marks.has("required") ? undefined : required],
        ["content", told ?? notShown(target.at)],
      ],
      target.at,
    );
  });
}

/** Media types that a body may have, as a list of the description says. */
export interface MediaTypes {
  readonly types: readonly string[];
  /** True if something in the list could not be read, so that there may be more. */
  readonly isOpen: boolean;
  readonly at: SourcePlace;
}

/** Where a list of media types stands, and whether all fields around it are known, so that it is not there at all where it is not. */
interface MediaTypesOwner extends Pick<SourceNode, "at"> {
  readonly isWhole: boolean;
}

/** Reads `consumes` or `produces`; without any, any media type may come. */
export function mediaTypesOf(
  list: SourceNode | undefined,
  owner: MediaTypesOwner,
  { report }: Pick<Reading, "report">,
): MediaTypes {
  const items = itemsIn(list, report);
  const types = items.flatMap((each): readonly string[] => {
    const text = each.text();
    if (text !== undefined && fits("mediaType", text)) return [text];
    report.add(each.at, "media type", "It is not a media type.");
    return [];
  });
  const isRead =
    list === undefined ? owner.isWhole : list.kind === "list" && types.length === items.length;
  return { types: [...new Set(types)], isOpen: !isRead, at: list?.at ?? owner.at };
}

/** The content that one schema is of, whatever its media type. */
export function contentOf(
  schema: Told,
  { types, isOpen, at }: MediaTypes,
  { report }: Pick<Reading, "report">,
): Told {
  const all = types.length > 0 || isOpen ? types : ["*/*"];
  if (all.length === 0)
    report.add(schema.at, "schema", "It is not known of which media types it is.");
  const told = all.map((type) => [type, toldMap([["schema", schema]], schema.at)] as const);
  return toldMap([...told, ...(isOpen ? [["(others)", notShown(at)] as const] : [])], at);
}

/** A body of 2.0, of the parameters that are in it; none where there are none, and nothing in their list is unclear. */
export function swaggerBody(
  { all: parameters, isComplete }: ListedParameters,
  consumes: MediaTypes,
  at: SourcePlace,
  reading: Reading,
): Told | undefined {
  const isCertain = parameters.every((each) => each.isCertain);
  const placed = (place: string): readonly SourceNode[] =>
    parameters.flatMap(({ node }) => (node.get("in")?.text() === place ? [node] : []));
  const [body] = placed("body");
  const form = placed("formData");
  if (body === undefined && form.length === 0) return isComplete ? none(at) : undefined;
  if (!isCertain || (form.length > 0 && !isComplete)) {
    for (const { listed } of parameters) lost(listed, reading.report, unclear);
    return notShown(at);
  }
  if (body === undefined) return formBody(form, consumes, at, reading);
  for (const each of form) lost(each, reading.report, "There is a body beside it.");
  const { report } = reading;
  const fields = fieldsOf(body, report, ["in"]);
  textIn(fields.take("name"), report);
  const description = prose(fields.take("description"), report);
  const requirement = fields.take("required");
  const schema = fields.take("schema");
  const isWhole = fields.close();
  const required = flagOr(requirement, isWhole ? toldScalar(false, body.at) : undefined, report);
  const all = [
    ["description", description],
    ["required", required],
    ["content", schema && contentOf(schemaAt(schema, reading), consumes, reading)],
  ] as const;
  return all.every(([, each]) => each === undefined) ? notShown(body.at) : toldMap(all, body.at);
}

const unclear = "Something beside it cannot be read that may be a part of the body, too.";

/** The fields of a form are the properties of an object. */
function formBody(
  fields: readonly SourceNode[],
  { types, isOpen, at: typesAt }: MediaTypes,
  at: SourcePlace,
  reading: Reading,
): Told {
  const { report } = reading;
  const named = fields.flatMap((field) => {
    const name = field.get("name")?.text();
    if (name !== undefined) return [{ name, field }];
    report.add(field.at, "parameter", "A parameter has a name.");
    return [];
  });
  const properties = named.map(({ name, field }) => {
    const description = prose(field.get("description"), report);
    const schema = valueSchema(field, reading);
    if (description === undefined) return [name, schema] as const;
    if (schema.kind !== "map") report.add(description.at, "description", "Nothing else is known.");
    return [name, withEntries(schema, [["description", description]])] as const;
  });
  const needed = named.flatMap(({ name, field }) => {
    const word = field.get("required");
    const told = flag(word, report);
    const isRead = word === undefined ? hasKnownKeysOnly(field) : told !== undefined;
    return [{ name, told, isRead }];
  });
  const required = needed.flatMap(({ name, told }) =>
    told?.kind === "scalar" && told.value === true ? [toldScalar(name, told.at)] : [],
  );
  const isComplete = named.length === fields.length;
  const isOptional = isComplete && needed.every(({ isRead }) => isRead);
  const writings = named.map(({ name, field }) => ({
    name,
    field,
    writing: collectionWriting(field, "query", reading),
  }));
  const encoding = writings.flatMap(({ name, field, writing }) =>
    writing === undefined ? [] : [[name, toldMap(Object.entries(writing), field.at)] as const],
  );
  const isWritten =
    isComplete &&
    writings.every(({ field, writing }) => writing !== undefined || !mayBeList(field));
  const allEncodings = isWritten ? encoding : [...encoding, ["(others)", notShown(at)] as const];
  const schema = toldMap(
    [
      ["type", toldScalar("object", at)],
      ["properties", toldMap(properties, at)],
      ["required", required.length > 0 ? toldList(required, at) : undefined],
    ],
    at,
  );
  const forms = types.filter((type) => /^(?:multipart\/|application\/x-www-form-url)/i.test(type));
  const all = forms.length > 0 ? forms : formTypes(fields);
  for (const { field } of all.length === 0 ? named : []) {
    lost(field, report, "It is not said in which media type the form is sent.");
  }
  const representation = toldMap(
    [
      ["schema", schema],
      ["encoding", allEncodings.length > 0 ? toldMap(allEncodings, at) : none(at)],
    ],
    at,
  );
  const listed = all.map((type) => [type, representation] as const);
  const content = isOpen ? [...listed, ["(others)", notShown(typesAt)] as const] : listed;
  const isKnown = required.length > 0 || isOptional;
  if (!isKnown && content.length === 0) return notShown(at);
  return toldMap(
    [
      ["required", isKnown ? toldScalar(required.length > 0, at) : undefined],
      ["content", content.length > 0 ? toldMap(content, typesAt) : undefined],
    ],
    at,
  );
}

/** A field whose type is not understood may be a list. */
function mayBeList(field: SourceNode): boolean {
  const type = field.get("type");
  return type === undefined ? !hasKnownKeysOnly(field) : !isSingleValue(field);
}

/** A file needs a form of several parts (OpenAPI 2.0, "Parameter Object", `type`). */
function formTypes(fields: readonly SourceNode[]): readonly string[] {
  const hasFile = fields.some((field) => field.get("type")?.text() === "file");
  return hasFile ? ["multipart/form-data"] : [];
}
