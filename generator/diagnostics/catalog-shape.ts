/** Diagnostics of the shape of the manifest: which keys and values may stand where. */
import type { CatalogEntry } from "./catalog-entry.js";

export const shapeCodes = {
  "unknown-key": {
    severity: "error",
    title: "a key that the manifest does not know stands in a form",
    explanation:
      "Forms have fixed keys. A key with a typing error would be read as one that is left out, and so as a fact that is not known; that is why it is refused rather than skipped.",
    wrong: "retrieve:\n  titel: Get Author",
    right: "retrieve:\n  title: Get Author",
  },
  "missing-key": {
    severity: "error",
    title: "a key that must be there is left out",
    explanation:
      "Nearly everything may be left out, because leaving out means that a fact is not known. A few keys make no sense without a value: the title and kind of a source, the strategy of a pager, the settings of a target.",
    wrong: "sources:\n  handbook: { title: Handbook }",
    right: "sources:\n  handbook: { title: Handbook, kind: document }",
  },
  "unexpected-value": {
    severity: "error",
    title: "a value is not of the kind that its place takes",
    explanation:
      "The message lists what may stand there. A text that YAML reads as a number or as true or false needs quotes.",
    wrong: "query:\n  ids: { style: comma }",
    right: "query:\n  ids: { style: form, explode: false }",
  },
  "marker-typo": {
    severity: "error",
    title: "a text that looks like a marker but is not spelled like one",
    explanation:
      "`not shown` (not known) and `none` (known to be absent) are written exactly so. `Not Shown` or `None` would be taken for a text of the API, such as a title, so they are refused wherever a marker may stand. Values inside schemas (`enum: [None]`) are never markers.",
    wrong: "title: Not-Shown",
    right: "title: not shown",
  },
  "none-not-allowed": {
    severity: "error",
    title: "`none` stands where a thing cannot be absent",
    explanation:
      "`none` says that a thing is known not to exist. Every operation has a method, a path, a title and responses, so these are known or `not shown`.",
    wrong: "method: none",
    right: "method: not shown",
  },
  "none-alone": {
    severity: "error",
    title: "a list of alternatives holds nothing but `none`",
    explanation:
      "Among alternatives, `none` says that a call may also leave its credentials out. Where no call needs any, there are no alternatives, and one word says so.",
    wrong: "authentication: [none]",
    right: "authentication: none",
  },
  "empty-slot": {
    severity: "error",
    title: "an empty list or map stands where a fact is expected",
    explanation:
      "`[]` and `{}` could mean that there is nothing or that nobody has looked. Write `none` for the first and `not shown` for the second. Inside schemas and examples, empty lists and maps are values like any other.",
    wrong: "query: {}",
    right: "query: none",
  },
  "listed-twice": {
    severity: "error",
    title: "a list names the same thing twice",
    explanation: "The order of such a list means something, so a name has one place in it.",
    wrong: "groups: [books, authors, books]",
    right: "groups: [books, authors]",
  },
  "bad-id": {
    severity: "error",
    title: "an id is not in kebab-case",
    explanation:
      "Ids of groups, operations, schemas and sources are the stable names from which every language makes its own: small letters and digits in words joined by single hyphens, beginning with a letter.",
    wrong: "operations:\n  listBooks: not shown",
    right: "operations:\n  list-books: not shown",
  },
  "bad-name": {
    severity: "error",
    title: "a name cannot be a name of that kind",
    explanation:
      "Names of parameters and properties may be any text that is not empty; names of headers are tokens (RFC 9110, section 5.6.2).",
    wrong: "header:\n  X Request Id: not shown",
    right: "header:\n  X-Request-Id: not shown",
  },
  "bad-status": {
    severity: "error",
    title: "a key among responses is not a status",
    explanation:
      "Responses are listed by status (`200`), range (`4XX`) or `default`, as in OpenAPI 3.1.1, section 4.8.16.2.",
    wrong: "responses:\n  ok: { description: Saved }",
    right: "responses:\n  200: { description: Saved }",
  },
  "bad-media-type": {
    severity: "error",
    title: "a key of `content` is not a media type",
    explanation:
      "Representations are listed by media type, `type/subtype` with optional parameters (RFC 9110, section 8.3.1), or by a range such as `image/*`.",
    wrong: "content:\n  json: { schema: not shown }",
    right: "content:\n  application/json: { schema: not shown }",
  },
  "bad-path": {
    severity: "error",
    title: "a path is not one",
    explanation:
      "A path begins with `/`, is relative to the base URL, and has neither query nor fragment: parameters of the query are listed under `parameters`.",
    wrong: "path: authors/{id}?market=SE",
    right: "path: /authors/{id}",
  },
  "bad-url": {
    severity: "error",
    title: "a URL is not absolute, or has parts that it must not have",
    explanation:
      "The base URL is absolute (http or https), without query, fragment and without `/` at its end, because paths begin with one.",
    wrong: "baseUrl: api.example.com/v1/",
    right: "baseUrl: https://api.example.com/v1",
  },
  "bad-date": {
    severity: "error",
    title: "a date is not an ISO 8601 date",
    explanation: "Dates are written as year, month and day: `2026-02-01`.",
    wrong: "since: 1 February 2026",
    right: "since: 2026-02-01",
  },
  "bad-pointer": {
    severity: "error",
    title: "a pointer does not point",
    explanation:
      "Places in answers are JSON Pointers (RFC 6901): each step begins with `/`. Parameters are named with their place: `query.limit`, `body.ids`.",
    wrong: "response: { items: books.items }",
    right: "response: { items: /books/items }",
  },
  "bad-reference": {
    severity: "error",
    title: "a `$ref` does not name what its place asks for",
    explanation:
      "Whatever file it stands in, a schema is referred to as `#/schemas/<name>`; a parameter, a header or a response that is declared in shared/*.yaml as `#/parameters/<name>`, `#/headers/<name>` or `#/responses/<name>`. Each place takes one of its own kind, and nothing outside the manifest can be referred to.",
    wrong: "$ref: 'book.yaml'",
    right: "$ref: '#/schemas/book'",
  },
  "bad-setting": {
    severity: "error",
    title: "a setting of a target is not of its form",
    explanation:
      "Settings become parts of generated packages, where package managers and compilers hold them to their own rules.",
    wrong: "package: Book Catalog",
    right: "package: book-catalog",
  },
} satisfies Record<string, CatalogEntry>;
