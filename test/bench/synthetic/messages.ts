/** The requests and responses of synthetic operations, as the manifest writes them: parameters, bodies, responses. */
import { refTo } from "./fields.js";
import type { Resource } from "./resource.js";

/** Parameters of a bucket, responses by status: facts by name. */
export type Facts = Readonly<Record<string | number, unknown>>;

/** The query of a list: what a page is, and what it is filtered by. */
export function listQuery({ id, noun }: Resource): Facts {
  return {
    limit: pageSize(50),
    cursor: optional("Cursor of the page; the first one where it is left out.", { type: "string" }),
    status: several(`Leaves out every ${noun} that stands elsewhere.`, refTo(`${id}-status`)),
    created_after: optional("Leaves out what is older.", { type: "string", format: "date-time" }),
    sort: optional("What comes first.", { enum: ["name", "-name", "created_at", "-created_at"] }),
  };
}

/** How many items a page holds. */
export function pageSize(maximum: number): unknown {
  const schema = { type: "integer", minimum: 1, maximum, default: 20 };
  return optional("How many items a page holds at most.", schema);
}

/** A parameter with a single value. */
export function optional(description: string, schema: unknown): Facts {
  return { description, required: false, schema };
}

/** A parameter with several values. */
export function several(description: string, items: unknown): Facts {
  return { ...optional(description, { type: "array", items }), style: "form", explode: false };
}

/** A JSON body. */
export function jsonBody(schema: unknown, required = true): Facts {
  return { required, content: { "application/json": { schema } } };
}

/** A success with a JSON body. */
export function answers(description: string, schema: unknown, status = 200): Facts {
  return { [status]: { description, headers: "none", content: json(schema) } };
}

/** A success with a body of another media type. */
export function answersText(description: string, mediaType: string): Facts {
  const content = { [mediaType]: { schema: { type: "string" } } };
  return { 200: { description, headers: "none", content } };
}

/** A success with a header that says where the new thing is. */
export function answersCreated(schema: unknown): Facts {
  const location = { required: true, explode: false, schema: { type: "string", format: "uri" } };
  const created = { description: "It is made.", headers: { Location: location } };
  return { 201: { ...created, content: json(schema) } };
}

/** A success without a body. */
export function answersNothing(description: string): Facts {
  return { 204: { description, headers: "none", content: "none" } };
}

/** An error that the operation itself knows. */
export function fails(status: number, description: string): Facts {
  return { [status]: { description, headers: "none", content: json(refTo("error-body")) } };
}

function json(schema: unknown): Facts {
  return { "application/json": { schema } };
}
