/** A collection of requests as people keep them: folders, variables, authentication, saved answers, and what nobody should read. */

/** Values that stand in it, and may stand nowhere else. */
export const secrets = {
  token: "eyJhbGciOiJIUzI1NiJ9.e30.abcdefghijk",
  key: "s3cr3tK3yV4lue99",
  mail: "jane.roe@mail.example",
  user: "janeroe",
  password: "hunter2hunter2",
};

const schema = "https://schema.getpostman.com/json/collection/v2.1.0/collection.json";

const json = [{ key: "Content-Type", value: "application/json" }];

/** A URL as Postman saves it. */
function url(path: string, more: object = {}): object {
  const raw = `{{baseUrl}}${path}`;
  const segments = path.split("?")[0]?.split("/").slice(1);
  return { raw, host: ["{{baseUrl}}"], path: segments, ...more };
}

/** A saved answer. */
function answer(name: string, code: number, body: unknown): object {
  return { name, code, header: json, body: JSON.stringify(body) };
}

const bookId = { variable: [{ key: "bookId", value: "1", description: "Id of the book" }] };

const books = {
  name: "Books",
  description: "Books of the shop.",
  item: [
    {
      name: "List Books",
      request: {
        method: "GET",
        description: "Lists books.",
        header: [
          { key: "X-Debug", value: "1", disabled: true },
          { key: "Accept", value: "application/json" },
        ],
        url: url("/books?limit=20&offset=0", {
          query: [
            { key: "limit", value: "20", description: "How many" },
            { key: "offset", value: "0", disabled: true },
          ],
        }),
      },
      response: [answer("The books.", 200, { items: [{ id: 1, title: "A" }], total: 3 })],
    },
    {
      name: "Get Book",
      request: { method: "GET", url: url("/books/:bookId", bookId) },
      response: [
        answer("One book", 200, { id: 1, title: "A", year: 2005, isbn: "x" }),
        answer("Not found", 404, { code: "not_found", message: `No book for ${secrets.mail}` }),
      ],
    },
    {
      name: "Create Book",
      request: {
        method: "POST",
        header: json,
        body: {
          mode: "raw",
          raw: `{"title": "{{title}}", "year": {{year}}, "by": "${secrets.mail}"}`,
        },
        url: "{{baseUrl}}/books",
      },
    },
    {
      name: "Upload Cover",
      request: {
        method: "PUT",
        auth: {
          type: "apikey",
          apikey: [
            { key: "key", value: "X-Api-Key" },
            { key: "value", value: secrets.key },
          ],
        },
        body: {
          mode: "formdata",
          formdata: [
            { key: "cover", type: "file", src: `/home/${secrets.user}/c.jpg` },
            { key: "alt", value: "text", type: "text" },
          ],
        },
        url: url("/books/:bookId/cover", bookId),
      },
    },
  ],
};

const authors = {
  name: "Authors",
  auth: { type: "noauth" },
  item: [
    { name: "Get Author", request: { method: "GET", url: url("/authors/12") } },
    {
      name: "Ask",
      request: {
        method: "POST",
        body: { mode: "graphql", graphql: { query: "{ a }" } },
        url: url("/graphql"),
      },
    },
  ],
};

const signIn = {
  name: "Sign In",
  request: {
    method: "POST",
    body: {
      mode: "urlencoded",
      urlencoded: [
        { key: "username", value: secrets.user },
        { key: "password", value: secrets.password },
      ],
    },
    url: "https://id.books.example/login",
  },
};

/** The collection (Postman Collection 2.1). */
export const collection: object = {
  info: { name: "Book Service", description: "All about books.", schema },
  auth: { type: "bearer", bearer: [{ key: "token", value: secrets.token }] },
  variable: [
    { key: "baseUrl", value: "https://api.books.example/v1" },
    { key: "apiKey", value: secrets.key },
  ],
  event: [{ listen: "prerequest", script: { exec: ["pm.environment.set('x', 1)"] } }],
  item: [books, authors, signIn],
};

/** A collection in an older form: what `info.schema` says of it, and its items. */
export function olderCollection(version: "1.0" | "2.0"): object {
  if (version === "1.0") return { id: "a", name: "Books", order: ["b"], requests: [{ id: "b" }] };
  return { ...collection, info: { name: "Books", schema: schema.replace("v2.1.0", "v2.0.0") } };
}
