/** Diagnostics of the shape of the manifest: which keys and values may stand where. */
import type { CatalogEntry } from "./catalog-entry.js";

export const shapeCodes = {
  "unknown-key": {
    severity: "error",
    title: "a form has a key that the manifest does not know",
    explanation:
      "Forms have fixed keys. A misspelled key would count as left out, and its fact as not known. So the generator refuses it and does not skip it.",
    wrong: "retrieve:\n  titel: Get Author",
    right: "retrieve:\n  title: Get Author",
  },
  "missing-key": {
    severity: "error",
    title: "a required key is missing",
    explanation:
      "You can leave out nearly every key, which means that the fact is not known. Some keys are required: the title and kind of a source, the strategy of a pager, the settings of a target.",
    wrong: "sources:\n  handbook: { title: Handbook }",
    right: "sources:\n  handbook: { title: Handbook, kind: document }",
  },
  "unexpected-value": {
    severity: "error",
    title: "a value has the wrong type for its key",
    explanation:
      "The message lists the allowed values. Quote a text that YAML reads as a number or as a boolean.",
    wrong: "query:\n  ids: { style: comma }",
    right: "query:\n  ids: { style: form, explode: false }",
  },
  "marker-typo": {
    severity: "error",
    title: "a text looks like a marker but is spelled differently",
    explanation:
      "The markers are exactly `not shown` (not known) and `none` (known to be absent). `Not Shown` or `None` would count as a text of the API, such as a title, so the generator refuses them wherever a marker may stand. Values inside schemas (`enum: [None]`) are never markers.",
    wrong: "title: Not-Shown",
    right: "title: not shown",
  },
  "none-not-allowed": {
    severity: "error",
    title: "`none` is not allowed here",
    explanation:
      "`none` says that a thing is known not to exist. Every operation has a method, a path, a title and responses, so these are known or `not shown`.",
    wrong: "method: none",
    right: "method: not shown",
  },
  "none-alone": {
    severity: "error",
    title: "`none` is the only alternative",
    explanation:
      "Among alternatives, `none` says that a call may also leave out its credentials. If no call needs credentials, write `none` without a list.",
    wrong: "authentication: [none]",
    right: "authentication: none",
  },
  "empty-slot": {
    severity: "error",
    title: "a fact is an empty list or map",
    explanation:
      "`[]` and `{}` could mean that there is nothing, or that nobody has looked. Write `none` for the first and `not shown` for the second. Inside schemas and examples, empty lists and maps are ordinary values.",
    wrong: "query: {}",
    right: "query: none",
  },
  "listed-twice": {
    severity: "error",
    title: "a list names the same thing twice",
    explanation: "The order of such a list has a meaning, so each name may be in it once.",
    wrong: "groups: [books, authors, books]",
    right: "groups: [books, authors]",
  },
  "bad-id": {
    severity: "error",
    title: "an id is not in kebab-case",
    explanation:
      "Ids of groups, operations, schemas and sources are stable names, from which every language makes its own. An id has lowercase letters and digits, in words joined by single hyphens, and begins with a letter.",
    wrong: "operations:\n  listBooks: not shown",
    right: "operations:\n  list-books: not shown",
  },
  "bad-name": {
    severity: "error",
    title: "a name is not allowed for its kind",
    explanation:
      "Names of parameters and properties may be any text that is not empty. Names of headers are tokens (RFC 9110, section 5.6.2).",
    wrong: "header:\n  X Request Id: not shown",
    right: "header:\n  X-Request-Id: not shown",
  },
  "bad-status": {
    severity: "error",
    title: "a key among responses is not a status",
    explanation:
      "List responses by status (`200`), range (`4XX`) or `default`, as in OpenAPI 3.1.1, section 4.8.16.2.",
    wrong: "responses:\n  ok: { description: Saved }",
    right: "responses:\n  200: { description: Saved }",
  },
  "bad-media-type": {
    severity: "error",
    title: "a key of `content` is not a media type",
    explanation:
      "List representations by media type, `type/subtype` with optional parameters (RFC 9110, section 8.3.1), or by a range such as `image/*`.",
    wrong: "content:\n  json: { schema: not shown }",
    right: "content:\n  application/json: { schema: not shown }",
  },
  "bad-path": {
    severity: "error",
    title: "a path is not valid",
    explanation:
      "A path begins with `/`, is relative to the base URL, and has neither query nor fragment. List query parameters under `parameters`.",
    wrong: "path: authors/{id}?market=SE",
    right: "path: /authors/{id}",
  },
  "bad-url": {
    severity: "error",
    title: "a URL is not absolute, or has parts that are not allowed",
    explanation:
      "The base URL is absolute (http or https), without query and fragment. It does not end with `/`, because paths begin with one.",
    wrong: "baseUrl: api.example.com/v1/",
    right: "baseUrl: https://api.example.com/v1",
  },
  "bad-date": {
    severity: "error",
    title: "a date is not an ISO 8601 date",
    explanation: "Write dates as year, month and day: `2026-02-01`.",
    wrong: "since: 1 February 2026",
    right: "since: 2026-02-01",
  },
  "bad-variable": {
    severity: "error",
    title: "a text is no name of an environment variable",
    explanation:
      "Names of environment variables consist of capital letters, digits and `_`, and do not begin with a digit (IEEE Std 1003.1-2024, section 8.1). Write the name alone, without `$`.",
    wrong: "environment: { secret: library-token }",
    right: "environment: { secret: LIBRARY_TOKEN }",
  },
  "bad-pointer": {
    severity: "error",
    title: "a pointer is not valid",
    explanation:
      "Places in responses are JSON Pointers (RFC 6901): each step begins with `/`. Parameters are named with their place: `query.limit`, `body.ids`.",
    wrong: "response: { items: books.items }",
    right: "response: { items: /books/items }",
  },
  "bad-reference": {
    severity: "error",
    title: "a `$ref` does not name a part of the right kind",
    explanation:
      "Refer to a schema as `#/schemas/<name>`, whatever file it stands in. Refer to the shared parts in shared/*.yaml as `#/parameters/<name>`, `#/headers/<name>` or `#/responses/<name>`. Each place takes one kind, and a reference cannot leave the manifest.",
    wrong: "$ref: 'book.yaml'",
    right: "$ref: '#/schemas/book'",
  },
  "bad-setting": {
    severity: "error",
    title: "a setting of a target is not valid",
    explanation:
      "Settings become parts of generated packages, so they follow the rules of package managers and compilers.",
    wrong: "package: Book Catalog",
    right: "package: book-catalog",
  },
} satisfies Record<string, CatalogEntry>;
