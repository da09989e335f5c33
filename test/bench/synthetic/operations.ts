/** The operations of one synthetic resource: twenty kinds, as real services have them, some of them half known. */
import { refTo } from "./fields.js";
import {
  answers,
  answersCreated,
  answersNothing,
  answersText,
  type Facts,
  fails,
  jsonBody,
  listQuery,
  optional,
  pageSize,
  several,
} from "./messages.js";
import type { Resource } from "./resource.js";

/** An operation: its id within the group, and its facts as the manifest writes them. */
export type NamedOperation = readonly [id: string, facts: Facts];

/** How many operations a resource has. */
export const operationsPerResource = 20;

/** The operations of a resource, those of its subgroup `lines` with that before their ids. */
export function operationsOf(resource: Resource): readonly NamedOperation[] {
  const { id } = resource;
  const [all, one] = [`/${id}s`, `/${id}s/{id}`];
  const [whole, line, input] = [refTo(id), refTo(`${id}-line`), jsonBody(refTo(`${id}-input`))];
  const page = answers("A page.", refTo(`${id}-page`));
  const now = answers("As it is now.", whole);
  const invalid = fails(422, "Not every field has a value that makes sense.");
  const operation = operationFor(resource);
  return [
    operation("list", "GET", all, { query: listQuery(resource), responses: page }),
    operation("create", "POST", all, {
      body: input,
      responses: { ...answersCreated(whole), ...invalid },
    }),
    operation("retrieve", "GET", one, { responses: now }),
    operation("update", "PATCH", one, { body: input, responses: { ...now, ...invalid } }),
    operation("replace", "PUT", one, { body: input, responses: { ...now, ...invalid } }),
    operation("remove", "DELETE", one, { responses: answersNothing("It is gone.") }),
    operation("bulk-retrieve", "GET", `${all}/by-ids`, {
      query: { ids: { ...several("Which ones.", refTo("identifier")), required: true } },
      responses: answers("In the order asked.", { type: "array", items: whole }),
    }),
    operation("search", "POST", `${all}/search`, {
      body: jsonBody({
        type: "object",
        required: ["text"],
        properties: { text: { type: "string" }, status: refTo(`${id}-status`) },
        additionalProperties: "not shown",
      }),
      responses: page,
    }),
    operation("archive", "POST", `${one}/archive`, {
      body: jsonBody({ type: "object", properties: { reason: { type: "string" } } }, false),
      responses: { ...now, ...answersNothing("It was archived before.") },
    }),
    operation("restore", "POST", `${one}/restore`, { responses: now }),
    operation("list-events", "GET", `${one}/events`, {
      query: { limit: pageSize(200), after: optional("Cursor of the page.", { type: "string" }) },
      responses: answers("The latest first.", { type: "array", items: refTo(`${id}-event`) }),
    }),
    operation("set-picture", "PUT", `${one}/picture`, {
      body: { required: true, content: { "image/png": "not shown" } },
      responses: answersNothing("It is set."),
    }),
    operation("export", "GET", `${all}/export`, {
      query: listQuery(resource),
      responses: answersText("A table.", "text/csv"),
    }),
    operation("lines.list", "GET", `${one}/lines`, {
      responses: answers("In their order.", { type: "array", items: line }),
    }),
    operation("lines.add", "POST", `${one}/lines`, {
      body: jsonBody(line),
      responses: { ...answersCreated(line), ...invalid },
    }),
    // The rest is half known: without a query, a body, answers, a path, or all of it.
    operation("count", "GET", `${all}/count`, {
      query: "not shown",
      responses: answers("How many there are.", { type: "integer", minimum: 0 }),
    }),
    operation("notify", "POST", `${one}/notify`, {
      body: "not shown",
      responses: { 202: { description: "Under way." }, "(others)": "not shown" },
    }),
    operation("merge", "POST", `${all}/merge`, { body: input, responses: "not shown" }),
    ["approve", { title: `Approve a ${resource.noun}`, method: "POST" }],
    ["lines.remove", { title: `Remove a line of a ${resource.noun}` }],
  ];
}

/** The request and the responses of an operation, without its path. */
interface Messages {
  readonly query?: Facts | "not shown";
  readonly body?: Facts | "not shown";
  readonly responses: Facts | "not shown";
}

function operationFor({ noun }: Resource) {
  return (
    id: string,
    method: string,
    path: string,
    { query, body, responses }: Messages,
  ): NamedOperation => [
    id,
    {
      title: `${words(id)}: ${noun}`,
      summary: `What \`${words(id)}\` does with a ${noun}, said in the length of a usual summary.`,
      method,
      path,
      deprecated: id === "replace",
      parameters: {
        path: path.includes("{id}")
          ? { id: { description: `Identifier of the ${noun}.`, schema: refTo("identifier") } }
          : "none",
        query: query ?? "none",
        header: "none",
        cookie: "none",
      },
      body: body ?? "none",
      responses:
        path.includes("{id}") && typeof responses === "object"
          ? { ...responses, ...fails(404, `There is no such ${noun}.`) }
          : responses,
    },
  ];
}

function words(id: string): string {
  return id.replace(/[.-]/g, " ");
}
