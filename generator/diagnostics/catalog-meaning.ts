/** Diagnostics of the meaning of the manifest: references, names, and facts that contradict each other. */
import type { CatalogEntry } from "./catalog-entry.js";

export const meaningCodes = {
  "no-targets": {
    severity: "error",
    title: "nothing says what to make",
    explanation:
      "targets.yaml lists the outputs and their settings. Without it there is nothing to generate.",
    wrong: "# no targets.yaml",
    right: "# targets.yaml\ntargets:\n  model-json: {}",
  },
  "unknown-target": {
    severity: "error",
    title: "a target is asked for that targets.yaml does not have",
    explanation:
      "`--target` chooses among the outputs of targets.yaml, each of which has its settings there.",
    wrong: "endpoint-manifest generate --target typescript",
    right: "endpoint-manifest generate --target typescript-client",
  },
  "missing-file": {
    severity: "error",
    title: "a group or resource is listed, and its file is not there",
    explanation:
      "`groups` and `resources` in service.yaml give the order; each group is a file groups/<id>.yaml and each resource a file schemas/<id>.yaml.",
    wrong: "# service.yaml, without groups/authors.yaml\ngroups: [books, authors]",
    right: "groups: [books]",
  },
  "device-name": {
    severity: "error",
    title: "a file has a name that Windows gives to a device",
    explanation:
      "`con`, `prn`, `aux`, `nul`, `com1` and their kin name devices there, with any ending. The file could not be checked out, nor could the files that are made of it and have its name.",
    wrong: "# with groups/aux.yaml\ngroups: [aux]",
    right: "# with groups/auxiliary.yaml\ngroups: [auxiliary]",
  },
  "names-differ-in-case": {
    severity: "error",
    title: "two names differ in case only, where case does not count",
    explanation:
      "Windows and macOS do not tell books.yaml from Books.yaml: one of two such files would be lost there, and a file whose name is listed in another case is found on some machines only. Names of headers have no case anywhere (RFC 9110, section 5.1).",
    wrong: "# with groups/Books.yaml\ngroups: [books]",
    right: "# with groups/books.yaml\ngroups: [books]",
  },
  "unlisted-group": {
    severity: "error",
    title: "a file in groups/ is not listed in service.yaml",
    explanation:
      "The order of groups is a choice, so service.yaml lists them all. A file that it does not list is either forgotten there or left over.",
    wrong: "# with groups/books.yaml and groups/authors.yaml\ngroups: [books]",
    right: "groups: [books, authors]",
  },
  "missing-resource": {
    severity: "error",
    title: "the file of a resource does not declare its schema",
    explanation:
      "schemas/<id>.yaml declares the schema <id>, beside any others. While nothing is known of it, it is `not shown`.",
    wrong: "# schemas/book.yaml\nschemas:\n  boook: not shown",
    right: "schemas:\n  book: not shown",
  },
  "repeated-schema": {
    severity: "error",
    title: "two files declare a schema of one name",
    explanation: "References name schemas without their file, so names are unique over all files.",
    wrong: "# schemas/book.yaml and schemas/reader.yaml\nschemas:\n  image: { type: object }",
    right: "# schemas/book.yaml only\nschemas:\n  image: { type: object }",
  },
  "repeated-shared": {
    severity: "error",
    title: "two files declare a parameter, a header or a response of one name",
    explanation:
      "What several operations share stands in shared/*.yaml. References name it without its file, so names of one kind are unique over all files.",
    wrong:
      "# shared/errors.yaml and shared/common.yaml\nresponses:\n  not-found: { content: none }",
    right: "# shared/errors.yaml only\nresponses:\n  not-found: { content: none }",
  },
  "unknown-shared": {
    severity: "error",
    title: "a `$ref` names a parameter, a header or a response that is not there",
    explanation:
      "What several operations share is declared in shared/*.yaml under `parameters`, `headers` and `responses`, each under a name that is unique among those of its kind.",
    wrong: "404: { $ref: '#/responses/not-fuond' }",
    right: "404: { $ref: '#/responses/not-found' }",
  },
  "shared-parameter-elsewhere": {
    severity: "error",
    title: "a shared parameter is used in another place or under another name than its own",
    explanation:
      "A shared parameter has one place (`in`) and one name on the wire (`name`), so that every output can say it once. Where an operation uses it, bucket and name are the same.",
    wrong:
      "# shared: limit: { name: limit, in: query }\nheader:\n  limit: { $ref: '#/parameters/limit' }",
    right:
      "# shared: limit: { name: limit, in: query }\nquery:\n  limit: { $ref: '#/parameters/limit' }",
  },
  "unused-shared": {
    severity: "warning",
    title: "nothing refers to a shared parameter, header or response",
    explanation:
      "What stands in shared/*.yaml holds where something refers to it, and nowhere else. One that nothing refers to is a leftover, or the reference to it is missing.",
    wrong: "responses:\n  not-found: { content: none } # and no operation answers it",
    right: "404: { $ref: '#/responses/not-found' }",
  },
  "missing-source": {
    severity: "error",
    title: "a file does not say where its facts come from",
    explanation:
      "Every fact has a source: the nearest `source:` above it, in the end that of the file. Outputs show it, and readers judge a fact by it.",
    wrong: "title: Books",
    right: "source: handbook\ntitle: Books",
  },
  "unknown-source": {
    severity: "error",
    title: "a source is named that service.yaml does not declare",
    explanation: "`sources` in service.yaml declares each source once: title, kind, date and URL.",
    wrong: "source: handbok",
    right: "source: handbook",
  },
  "unknown-schema": {
    severity: "error",
    title: "a `$ref` or a discriminator names a schema that is not there",
    explanation:
      "Schemas are declared in schemas/*.yaml, each under a name that is unique over all files.",
    wrong: "$ref: '#/schemas/bok'",
    right: "$ref: '#/schemas/book'",
  },
  "unknown-scheme": {
    severity: "error",
    title: "an authentication scheme is named that is not declared",
    explanation:
      "`authentication.schemes` in service.yaml declares the schemes; operations name them. While the schemes are not shown, operations cannot need one.",
    wrong: "authentication: [{ oauth2: none }]",
    right: "authentication: [{ oauth: none }]",
  },
  "unknown-scope": {
    severity: "error",
    title: "a scope is named that its scheme does not declare",
    explanation:
      "The scheme lists its scopes. Where there may be more than are listed, `(others): not shown` says so.",
    wrong: "authentication: [{ oauth: [library-modfy] }]",
    right: "authentication: [{ oauth: [library-modify] }]",
  },
  "unknown-operation": {
    severity: "error",
    title: "a replacement or transition names an operation that is not there",
    explanation:
      "Operations are named by their whole id: group, sub-groups and name, joined by dots.",
    wrong: "deprecated: { replacement: saved-books.save }",
    right: "deprecated: { replacement: me.saved-books.save }",
  },
  "unknown-pagination": {
    severity: "error",
    title: "an operation pages in a way that is not declared",
    explanation:
      "`pagination` in service.yaml names each way to page once; operations use it by name.",
    wrong: "pagination: { uses: ofset }",
    right: "pagination: { uses: offset }",
  },
  "page-out-of-place": {
    severity: "error",
    title: "a pager looks for a page where the answers of an operation can have none",
    explanation:
      "A pager says where in an answer the items stand and what leads to the next page; `root` says under which key all of it does. The schemas of the operation's answers allow such a value there, unless they are not shown or open.",
    wrong:
      "# the answer is { books: { items: [...] } }, and has no other properties\npagination: { uses: offset }",
    right: "pagination: { uses: offset, root: /books }",
  },
  "unknown-parameter": {
    severity: "error",
    title:
      "an operation pages by, limits or is made idempotent by a parameter that it does not have",
    explanation:
      "A pager says which parameters carry the position, a limit what it counts, an idempotent operation which header carries its key. The operation has them, unless its parameters are not shown or open.",
    wrong: "parameters: { query: { start: not shown } }\npagination: { uses: offset }",
    right: "parameters: { query: { offset: not shown } }\npagination: { uses: offset }",
  },
  "unknown-state": {
    severity: "error",
    title: "a state is named that is not among the values",
    explanation:
      "`values` lists the states; `initial` and the ends of transitions are among them, or `any`.",
    wrong: "values: [free, lent]\ninitial: lost",
    right: "values: [free, lent]\ninitial: free",
  },
  "bad-path-template": {
    severity: "error",
    title: "the braces of a path do not enclose names",
    explanation:
      "`{name}` stands for a parameter (OpenAPI 3.1.1, section 4.8.8.2). Braces that are part of the path itself are percent-encoded.",
    wrong: "path: /authors/{id",
    right: "path: /authors/{id}",
  },
  "repeated-path-parameter": {
    severity: "error",
    title: "a path has two parameters of one name",
    explanation: "Each parameter of a path is filled in once, so each has a name of its own.",
    wrong: "path: /readers/{id}/loans/{id}",
    right: "path: /readers/{reader_id}/loans/{loan_id}",
  },
  "undeclared-path-parameter": {
    severity: "error",
    title: "a path has a parameter that is not declared",
    explanation:
      "A list of parameters is complete unless it says otherwise, so a parameter of the path must be in it. `name: not shown` is enough.",
    wrong: "path: /authors/{id}\nparameters: { path: none }",
    right: "path: /authors/{id}\nparameters: { path: { id: not shown } }",
  },
  "unused-path-parameter": {
    severity: "error",
    title: "a path parameter is declared that the path does not have",
    explanation: "It would never be sent. Most often one of the two names has a typing error.",
    wrong: "path: /authors/{id}\nparameters: { path: { author_id: not shown } }",
    right: "path: /authors/{id}\nparameters: { path: { id: not shown } }",
  },
  "shared-route": {
    severity: "error",
    title: "two operations have one method and path",
    explanation:
      "A server could not tell them apart. Names of parameters make no difference: `/authors/{id}` and `/authors/{author_id}` are one path.",
    wrong: "one: { method: GET, path: /a/{id} }\ntwo: { method: GET, path: /a/{key} }",
    right: "one: { method: GET, path: /a/{id} }\ntwo: { method: GET, path: /b/{key} }",
  },
  "optional-path-parameter": {
    severity: "error",
    title: "a parameter of the path is said to be optional",
    explanation:
      "A path without one of its parameters is another path (OpenAPI 3.1.1, section 4.8.12.2). `required` need not be said for them.",
    wrong: "path:\n  id: { required: false }",
    right: "path:\n  id: not shown",
  },
  "style-out-of-place": {
    severity: "error",
    title: "a parameter has a style that its place does not know",
    explanation:
      "Path parameters are written `simple`, `label` or `matrix`; those of the query `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`; headers `simple`; cookies `form` (OpenAPI 3.1.1, section 4.8.12.4).",
    wrong: "header:\n  X-Ids: { style: form }",
    right: "header:\n  X-Ids: { style: simple }",
  },
  "arrays-out-of-place": {
    severity: "error",
    title: "it is said how lists are written in style `deepObject`, of another style",
    explanation:
      "In style `deepObject` lists are written `a[]=1` (`brackets`, which most servers read), `a[0]=1` (`indices`) or `a=1&a=2` (`repeat`). In other styles `style` and `explode` say all of it.",
    wrong: "tags: { style: form, explode: true, arrays: indices }",
    right: "tags: { style: deepObject, explode: true, arrays: indices }",
  },
  "style-missing": {
    severity: "warning",
    title: "a parameter takes several values, and how they are written is not known",
    explanation:
      "`ids=1,2`, `ids=1&ids=2` and `ids[]=1` are different requests. While the style is not known, clients refuse an array rather than guess.",
    wrong: "ids: { schema: { type: array, items: { type: string } } }",
    right: "ids: { style: form, explode: false, schema: { type: array, items: { type: string } } }",
  },
  "colliding-names": {
    severity: "error",
    title: "two ids would become one name in some language",
    explanation:
      "Languages join the words of an id in their own way, and some do not tell capitals from small letters. Without hyphens, ids in one scope must still differ.",
    wrong: "operations:\n  list-books: not shown\n  listbooks: not shown",
    right: "operations:\n  list-books: not shown\n  list-all-books: not shown",
  },
  "former-name-taken": {
    severity: "error",
    title: "a former name belongs to something else now",
    explanation:
      "`formerly` leaves an alias under the old name. Where the group has another operation or sub-group of that name, there is no place for one.",
    wrong: "list: not shown\nquery: { formerly: [list] }",
    right: "list: not shown\nquery: { formerly: [find] }",
  },
  "sunset-before-deprecation": {
    severity: "error",
    title: "an operation ends before it is deprecated",
    explanation: "The sunset (RFC 8594) is not earlier than the deprecation (RFC 9745, section 4).",
    wrong: "deprecated: { since: 2026-06-01, sunset: 2026-02-01 }",
    right: "deprecated: { since: 2026-02-01, sunset: 2026-06-01 }",
  },
  "own-replacement": {
    severity: "error",
    title: "an operation is said to be replaced by itself",
    explanation: "Callers are sent to the replacement, so it is another operation.",
    wrong: "# in books.list\ndeprecated: { replacement: books.list }",
    right: "deprecated: { replacement: books.search }",
  },
} satisfies Record<string, CatalogEntry>;
