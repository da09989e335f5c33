/** Random descriptions of whole services, in OpenAPI 3.0 and 3.1. */
import fc from "fast-check";
import { objects, references, schemaNames, schemas } from "./schemas.js";

const schemaOf = (arbitrary: fc.Arbitrary<object>): fc.Arbitrary<object> =>
  fc.record({ schema: arbitrary }, { requiredKeys: [] });

const media = fc.oneof(
  schemaOf(fc.oneof(references(), schemas)),
  fc.record({
    schema: references(),
    examples: fc.constant({ first: { value: { id: 1 } }, second: { value: "x" } }),
  }),
  fc.constant({}),
);

/** Contents as they come: one of JSON, the same in several representations, wildcards, bytes, streams. */
const contents: fc.Arbitrary<object> = fc.oneof(
  { weight: 4, arbitrary: media.map((json) => ({ "application/json": json })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        media,
        fc.subarray(
          [
            "application/json",
            "application/xml",
            "text/plain",
            "text/json",
            "*/*",
            "application/hal+json",
          ],
          { minLength: 1 },
        ),
      )
      .map(([same, types]) => Object.fromEntries(types.map((type) => [type, same]))),
  },
  { weight: 1, arbitrary: media.map((any) => ({ "*/*": any })) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { "image/png": { schema: { type: "string", format: "binary" } } },
      { "text/csv": {} },
      { "text/event-stream": { schema: { type: "string" } } },
      { "application/json; charset=utf-8": { schema: { type: "array", items: {} } } },
      {},
    ),
  },
);

const forms: fc.Arbitrary<object> = fc
  .tuple(
    fc.constantFrom("multipart/form-data", "application/x-www-form-urlencoded"),
    objects,
    fc.option(
      fc.constantFrom<object>(
        { items: { style: "deepObject", explode: true } },
        { name: { contentType: "application/json" } },
        { size: { style: "form", explode: false } },
      ),
    ),
  )
  .map(([type, schema, encoding]) => ({ [type]: { schema, ...(encoding && { encoding }) } }));

const headers = fc.dictionary(
  fc.constantFrom("X-Rate-Limit", "Location", "ETag", "x-odd header"),
  schemaOf(schemas),
  { maxKeys: 2 },
);

const responses: fc.Arbitrary<object> = fc.dictionary(
  fc.constantFrom("200", "201", "204", "400", "404", "4XX", "500", "default"),
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record(
        { description: fc.constantFrom("An answer.", ""), content: contents, headers },
        { requiredKeys: ["description"] },
      ),
    },
    { weight: 1, arbitrary: fc.constant({ $ref: "#/components/responses/Wrong" }) },
  ),
  { minKeys: 1, maxKeys: 4 },
);

const parameters = fc.array(
  fc.oneof(
    { weight: 1, arbitrary: fc.constant({ $ref: "#/components/parameters/Limit" }) },
    {
      weight: 5,
      arbitrary: fc
        .tuple(
          fc.constantFrom("ids", "filter", "sort", "x-trace", "Limit", "page", "a[b]", "class"),
          fc.constantFrom("query", "query", "query", "header", "cookie"),
          fc.oneof(
            fc.record(
              {
                schema: schemas,
                style: fc.constantFrom("form", "deepObject", "spaceDelimited", "pipeDelimited"),
                explode: fc.boolean(),
                required: fc.boolean(),
                allowReserved: fc.boolean(),
                deprecated: fc.boolean(),
              },
              { requiredKeys: ["schema"] },
            ),
            fc.record({ content: schemaOf(schemas).map((json) => ({ "application/json": json })) }),
          ),
        )
        .map(([name, place, how]) => ({ name, in: place, ...how })),
    },
  ),
  { maxLength: 3 },
);

const securities = fc.constantFrom<readonly object[]>(
  [{ key: [] }],
  [{ key: [] }, {}],
  [{ oauth: ["read"] }, { basic: [] }],
  [{ oauth: [], key: [] }],
  [],
  [{}],
  [{ nobody: [] }],
);

const operations = fc.record(
  {
    operationId: fc.constantFrom("listBooks", "list_books", "get", "delete", "Create Book", "x"),
    summary: fc.constantFrom("Does something", "  ", "*/ ends"),
    tags: fc.subarray(["Books", "readers", "Books & more", "client"], { maxLength: 2 }),
    deprecated: fc.boolean(),
    parameters,
    responses,
    security: securities,
    servers: fc.constantFrom([{ url: "https://files.example.com" }], [{ url: "/other" }]),
  },
  { requiredKeys: ["responses"] },
);

const writes = fc
  .tuple(
    operations,
    fc.option(
      fc.oneof(
        fc.record(
          { content: fc.oneof(contents, forms), required: fc.boolean() },
          { requiredKeys: ["content"] },
        ),
        fc.constant({ $ref: "#/components/requestBodies/Missing" }),
      ),
    ),
  )
  .map(([operation, requestBody]) => ({ ...operation, ...(requestBody && { requestBody }) }));

const pathParameter = (name: string): object => ({
  name,
  in: "path",
  required: true,
  schema: { type: "string" },
});

const pathItems = fc.record(
  { get: operations, post: writes, put: writes, patch: writes, delete: operations },
  { requiredKeys: [] },
);

/** Gives operations ids of their own, but for one of them, which may be that of another path. */
function withOwnIds(item: object, index: number): object {
  return Object.fromEntries(
    Object.entries(item).map(([method, operation]: [string, { operationId?: string }]) => [
      method,
      operation.operationId === undefined || method === "patch"
        ? operation
        : { ...operation, operationId: `${operation.operationId}${index || ""}_${method}` },
    ]),
  );
}

const paths = fc
  .tuple(pathItems, pathItems, pathItems, pathItems)
  .map((items) => items.map(withOwnIds))
  .map(([all, one, inner, other]) => ({
    "/books": all,
    "/books/{book_id}": { ...one, parameters: [pathParameter("book_id")] },
    "/books/{book_id}/pages/{page-no}.html": {
      ...inner,
      parameters: [pathParameter("book_id"), pathParameter("page-no")],
    },
    "/client/{id}": other,
  }));

const named = fc.tuple(
  ...schemaNames.map((name) => fc.oneof(objects, schemas).map((schema) => [name, schema] as const)),
);

/** A description as plain data: valid by the letter in most places, and in a few of them not. */
export const descriptions: fc.Arbitrary<object> = fc
  .record(
    {
      openapi: fc.constantFrom("3.0.3", "3.1.0"),
      info: fc.constant({ title: "Library of random books", version: "1.0.0" }),
      servers: fc.constantFrom([{ url: "https://api.example.com/v1" }], [{ url: "/api" }], []),
      security: securities,
      paths,
      named,
      wrong: fc.record({ description: fc.constant("Wrong."), content: contents }),
      limit: schemas,
    },
    { requiredKeys: ["openapi", "info", "paths", "named", "wrong", "limit"] },
  )
  .map(({ named: declared, wrong, limit, ...description }) => ({
    ...description,
    components: {
      schemas: Object.fromEntries(declared),
      responses: { Wrong: wrong },
      parameters: { Limit: { name: "limit", in: "query", schema: limit } },
      securitySchemes: {
        key: { type: "apiKey", in: "header", name: "X-Key" },
        basic: { type: "http", scheme: "basic" },
        oauth: {
          type: "oauth2",
          flows: {
            clientCredentials: { tokenUrl: "https://example.com/token", scopes: { read: "Read." } },
          },
        },
      },
    },
  }));
