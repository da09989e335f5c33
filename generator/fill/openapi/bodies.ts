/** Bodies of requests: `requestBody` (OpenAPI 3.1.1, section 4.8.13), in 2.0 parameters in `body` and `formData`. */
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldMap, toldList, toldScalar } from "../told.js";
import { contentAt } from "./contents.js";
import { fieldsOf, itemsIn, textIn } from "./fields.js";
import { marksOf } from "./marks.js";
import type { ListedParameter } from "./parameter-lists.js";
import type { Reading } from "./reading.js";
import { schemaAt } from "./schemas.js";
import { collectionWriting, valueSchema } from "./swagger-parameters.js";
import { fits, flag, lost, none, notShown, prose, withEntries } from "./values.js";

/** A body of OpenAPI 3; it need not be sent unless it says so. */
export function bodyAt(node: SourceNode, reading: Reading): Told | undefined {
  return reading.once(node, "body", (target) => {
    const { report } = reading;
    const fields = fieldsOf(target, report);
    const marks = marksOf(fields, report);
    const description = prose(fields.take("description"), report);
    const required = flag(fields.take("required"), report) ?? toldScalar(false, target.at);
    const content = fields.take("content");
    fields.close();
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
  readonly at: SourcePlace;
}

/** Reads `consumes` or `produces`; without any, any media type may come. */
export function mediaTypesOf(
  list: SourceNode | undefined,
  owner: SourceNode,
  { report }: Pick<Reading, "report">,
): MediaTypes {
  const types = itemsIn(list, report).flatMap((each): readonly string[] => {
    const text = each.text();
    if (text !== undefined && fits("mediaType", text)) return [text];
    report.add(each.at, "media type", "It is not a media type.");
    return [];
  });
  return { types: [...new Set(types)], at: list?.at ?? owner.at };
}

/** The content that one schema is of, whatever its media type. */
export function contentOf(schema: Told, { types, at }: MediaTypes): Told {
  const all = types.length > 0 ? types : ["*/*"];
  return toldMap(
    all.map((type) => [type, toldMap([["schema", schema]], schema.at)] as const),
    at,
  );
}

/** A body of 2.0, of the parameters that are in it; none where there are none. */
export function swaggerBody(
  parameters: readonly ListedParameter[],
  consumes: MediaTypes,
  at: SourcePlace,
  reading: Reading,
): Told | undefined {
  const placed = (place: string): readonly SourceNode[] =>
    parameters.flatMap(({ node }) => (node.get("in")?.text() === place ? [node] : []));
  const [body] = placed("body");
  const form = placed("formData");
  if (body === undefined) return form.length > 0 ? formBody(form, consumes, at, reading) : none(at);
  for (const each of form) lost(each, reading.report, "There is a body beside it.");
  const { report } = reading;
  const fields = fieldsOf(body, report, ["in"]);
  textIn(fields.take("name"), report);
  const description = prose(fields.take("description"), report);
  const required = flag(fields.take("required"), report) ?? toldScalar(false, body.at);
  const schema = fields.take("schema");
  fields.close();
  return toldMap(
    [
      ["description", description],
      ["required", required],
      ["content", schema && contentOf(schemaAt(schema, reading), consumes)],
    ],
    body.at,
  );
}

/** The fields of a form are the properties of an object. */
function formBody(
  fields: readonly SourceNode[],
  { types, at: typesAt }: MediaTypes,
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
  const required = named.flatMap(({ name, field }) => {
    const told = flag(field.get("required"), report);
    return told?.kind === "scalar" && told.value === true ? [toldScalar(name, told.at)] : [];
  });
  const encoding = named.flatMap(({ name, field }) => {
    const writing = collectionWriting(field, "query", reading);
    return writing === undefined
      ? []
      : [[name, toldMap(Object.entries(writing), field.at)] as const];
  });
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
      ["encoding", encoding.length > 0 ? toldMap(encoding, at) : none(at)],
    ],
    at,
  );
  return toldMap(
    [
      ["required", toldScalar(required.length > 0, at)],
      [
        "content",
        all.length > 0
          ? toldMap(
              all.map((type) => [type, representation] as const),
              typesAt,
            )
          : undefined,
      ],
    ],
    at,
  );
}

/** A file needs a form of several parts (OpenAPI 2.0, "Parameter Object", `type`). */
function formTypes(fields: readonly SourceNode[]): readonly string[] {
  const hasFile = fields.some((field) => field.get("type")?.text() === "file");
  return hasFile ? ["multipart/form-data"] : [];
}
