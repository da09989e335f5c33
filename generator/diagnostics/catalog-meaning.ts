/** Diagnostics of the meaning of the manifest: references, names, and facts that contradict each other. */
import type { CatalogEntry } from "./catalog-entry.js";

export const meaningCodes = {
  "no-targets": {
    severity: "error",
    title: "no target is configured",
    explanation:
      "targets.yaml lists the outputs and their settings. Without it there is nothing to generate.",
    wrong: "# no targets.yaml",
    right: "# targets.yaml\ntargets:\n  model-json: {}",
  },
  "unknown-target": {
    severity: "error",
    title: "`--only` names a target that targets.yaml does not have",
    explanation:
      "`--only` selects among the outputs of targets.yaml, each of which has its settings there.",
    wrong: "endpoint-manifest generate --only typescript",
    right: "endpoint-manifest generate --only typescript-client",
  },
  "unknown-group": {
    severity: "error",
    title: "`--group` names a group that the manifest does not have",
    explanation:
      "`generate --group` makes the files of some groups of service.yaml again, and those of the whole API. A group below another one has a dot in its id: `me.saved-books`.",
    wrong: "endpoint-manifest generate --group book",
    right: "endpoint-manifest generate --group books",
  },
  "missing-file": {
    severity: "error",
    title: "the file of a listed group or resource is missing",
    explanation:
      "`groups` and `resources` in service.yaml give the order; each group is a file groups/<id>.yaml and each resource a file schemas/<id>.yaml.",
    wrong: "# service.yaml, without groups/authors.yaml\ngroups: [books, authors]",
    right: "groups: [books]",
  },
  "device-name": {
    severity: "error",
    title: "a file has a name that Windows reserves for a device",
    explanation:
      "On Windows, `con`, `prn`, `aux`, `nul`, `com1` and similar names are devices, with any ending. Nobody could check out the file there, nor the generated files named after it.",
    wrong: "# with groups/aux.yaml\ngroups: [aux]",
    right: "# with groups/auxiliary.yaml\ngroups: [auxiliary]",
  },
  "names-differ-in-case": {
    severity: "error",
    title: "two names differ only in case, where case does not count",
    explanation:
      "Windows and macOS do not tell books.yaml from Books.yaml: one of two such files would be lost, and a file listed in another case is found on some machines only. Header names have no case anywhere (RFC 9110, section 5.1).",
    wrong: "# with groups/Books.yaml\ngroups: [books]",
    right: "# with groups/books.yaml\ngroups: [books]",
  },
  "unlisted-group": {
    severity: "error",
    title: "a file in groups/ is not listed in service.yaml",
    explanation:
      "service.yaml lists all groups, because their order is a choice. Add the group to the list, or delete its file.",
    wrong: "# with groups/books.yaml and groups/authors.yaml\ngroups: [books]",
    right: "groups: [books, authors]",
  },
  "missing-resource": {
    severity: "error",
    title: "the file of a resource does not declare its schema",
    explanation:
      "schemas/<id>.yaml declares the schema <id>, beside any others. Write `not shown` for it while nothing is known of it.",
    wrong: "# schemas/book.yaml\nschemas:\n  boook: not shown",
    right: "schemas:\n  book: not shown",
  },
  "repeated-schema": {
    severity: "error",
    title: "two files declare a schema with the same name",
    explanation: "References name schemas without their file, so names are unique over all files.",
    wrong: "# schemas/book.yaml and schemas/reader.yaml\nschemas:\n  image: { type: object }",
    right: "# schemas/book.yaml only\nschemas:\n  image: { type: object }",
  },
  "repeated-shared": {
    severity: "error",
    title: "two files declare a parameter, header or response with the same name",
    explanation:
      "Files in shared/*.yaml declare what several operations share. References leave out the file, so each name is unique among parameters, headers or responses of all files.",
    wrong:
      "# shared/errors.yaml and shared/common.yaml\nresponses:\n  not-found: { content: none }",
    right: "# shared/errors.yaml only\nresponses:\n  not-found: { content: none }",
  },
  "unknown-shared": {
    severity: "error",
    title: "a `$ref` names a parameter, header or response that does not exist",
    explanation:
      "Files in shared/*.yaml declare what several operations share, under `parameters`, `headers` and `responses`. Each name is unique among those of its kind.",
    wrong: "404: { $ref: '#/responses/not-fuond' }",
    right: "404: { $ref: '#/responses/not-found' }",
  },
  "shared-parameter-elsewhere": {
    severity: "error",
    title: "a shared parameter is used in the wrong place or under the wrong name",
    explanation:
      "A shared parameter has one place (`in`) and one name on the wire (`name`), so that every output can say it once. An operation refers to it from the same place, under the same name.",
    wrong:
      "# shared: limit: { name: limit, in: query }\nheader:\n  limit: { $ref: '#/parameters/limit' }",
    right:
      "# shared: limit: { name: limit, in: query }\nquery:\n  limit: { $ref: '#/parameters/limit' }",
  },
  "unused-shared": {
    severity: "warning",
    title: "nothing refers to a shared parameter, header or response",
    explanation:
      "A shared part holds only where something refers to it. Either nobody needs it any more, or a reference to it is missing.",
    wrong: "responses:\n  not-found: { content: none } # and no operation answers it",
    right: "404: { $ref: '#/responses/not-found' }",
  },
  "missing-source": {
    severity: "error",
    title: "a file does not say where its facts come from",
    explanation:
      "Every fact has a source: the nearest `source:` above it, which may be that of the file. Outputs show it, and readers judge a fact by it.",
    wrong: "title: Books",
    right: "source: handbook\ntitle: Books",
  },
  "unknown-source": {
    severity: "error",
    title: "a source is not declared in service.yaml",
    explanation: "`sources` in service.yaml declares each source once: title, kind, date and URL.",
    wrong: "source: handbok",
    right: "source: handbook",
  },
  "unknown-schema": {
    severity: "error",
    title: "a `$ref` or a discriminator names a schema that does not exist",
    explanation: "Files in schemas/*.yaml declare the schemas. Each name is unique over all files.",
    wrong: "$ref: '#/schemas/bok'",
    right: "$ref: '#/schemas/book'",
  },
  "unknown-scheme": {
    severity: "error",
    title: "an authentication scheme is not declared",
    explanation:
      "`authentication.schemes` in service.yaml declares the schemes, and operations name them. As long as the schemes are not shown, no operation can require one.",
    wrong: "authentication: [{ oauth2: none }]",
    right: "authentication: [{ oauth: none }]",
  },
  "unknown-scope": {
    severity: "error",
    title: "a scope is not declared by its scheme",
    explanation:
      "The scheme lists its scopes. Add `(others): not shown` to the list if there may be more.",
    wrong: "authentication: [{ oauth: [library-modfy] }]",
    right: "authentication: [{ oauth: [library-modify] }]",
  },
  "variable-out-of-place": {
    severity: "error",
    title: "an environment variable is named for a part that the scheme does not have",
    explanation:
      "A key or a token is the `secret` of its scheme. HTTP Basic has a `name` and a `password`, an application of OAuth 2 also a `clientId` and a `clientSecret`, and mutual TLS a `certificate` and a `privateKey`.",
    wrong: "basic: { type: http, scheme: basic, environment: { secret: LIBRARY_PASSWORD } }",
    right: "basic: { type: http, scheme: basic, environment: { password: LIBRARY_PASSWORD } }",
  },
  "unknown-operation": {
    severity: "error",
    title: "a replacement or a transition names an operation that does not exist",
    explanation:
      "The whole id of an operation is its group, its sub-groups and its name, joined by dots.",
    wrong: "deprecated: { replacement: saved-books.save }",
    right: "deprecated: { replacement: me.saved-books.save }",
  },
  "unknown-pagination": {
    severity: "error",
    title: "an operation uses a way to page that is not declared",
    explanation:
      "`pagination` in service.yaml declares each way to page once. Operations use it by name.",
    wrong: "pagination: { uses: ofset }",
    right: "pagination: { uses: offset }",
  },
  "page-out-of-place": {
    severity: "error",
    title: "a page is expected where responses of the operation cannot have one",
    explanation:
      "A pager gives the places of the items and of the way to the next page in a response; `root` is the key that all of them stand under. The schemas of the responses must allow such a value there, unless they are not shown or open.",
    wrong:
      "# the answer is { books: { items: [...] } }, and has no other properties\npagination: { uses: offset }",
    right: "pagination: { uses: offset, root: /books }",
  },
  "unknown-parameter": {
    severity: "error",
    title: "an operation refers to a parameter that it does not have",
    explanation:
      "Pagers, limits and idempotency keys refer to parameters of the operation. Each parameter must exist, unless the parameters are not shown or open.",
    wrong: "parameters: { query: { start: not shown } }\npagination: { uses: offset }",
    right: "parameters: { query: { offset: not shown } }\npagination: { uses: offset }",
  },
  "unknown-state": {
    severity: "error",
    title: "a state is not among the declared values",
    explanation:
      "`values` lists the states. `initial` and both ends of each transition must be one of them, or `any`.",
    wrong: "values: [free, lent]\ninitial: lost",
    right: "values: [free, lent]\ninitial: free",
  },
  "bad-path-template": {
    severity: "error",
    title: "the braces of a path do not enclose names",
    explanation:
      "`{name}` stands for a parameter (OpenAPI 3.1.1, section 4.8.8.2). Percent-encode a brace that is part of the path itself.",
    wrong: "path: /authors/{id",
    right: "path: /authors/{id}",
  },
  "repeated-path-parameter": {
    severity: "error",
    title: "a path has two parameters with the same name",
    explanation: "Each parameter of a path is filled in once, so each needs a name of its own.",
    wrong: "path: /readers/{id}/loans/{id}",
    right: "path: /readers/{reader_id}/loans/{loan_id}",
  },
  "undeclared-path-parameter": {
    severity: "error",
    title: "a path has a parameter that is not declared",
    explanation:
      "A list of parameters is complete unless it says otherwise, so it must have every parameter of the path. `name: not shown` is enough.",
    wrong: "path: /authors/{id}\nparameters: { path: none }",
    right: "path: /authors/{id}\nparameters: { path: { id: not shown } }",
  },
  "unused-path-parameter": {
    severity: "error",
    title: "a declared path parameter is not in the path",
    explanation: "No request would have it. Most often one of the two names has a typing error.",
    wrong: "path: /authors/{id}\nparameters: { path: { author_id: not shown } }",
    right: "path: /authors/{id}\nparameters: { path: { id: not shown } }",
  },
  "shared-route": {
    severity: "error",
    title: "two operations have the same method and path",
    explanation:
      "No server could tell them apart. Names of parameters make no difference: `/authors/{id}` and `/authors/{author_id}` are one path.",
    wrong: "one: { method: GET, path: /a/{id} }\ntwo: { method: GET, path: /a/{key} }",
    right: "one: { method: GET, path: /a/{id} }\ntwo: { method: GET, path: /b/{key} }",
  },
  "optional-path-parameter": {
    severity: "error",
    title: "a path parameter is declared optional",
    explanation:
      "A path without one of its parameters is another path (OpenAPI 3.1.1, section 4.8.12.2). You can leave `required` out for path parameters.",
    wrong: "path:\n  id: { required: false }",
    right: "path:\n  id: not shown",
  },
  "style-out-of-place": {
    severity: "error",
    title: "a parameter has a style that its place does not allow",
    explanation:
      "Path parameters may have the style `simple`, `label` or `matrix`; query parameters `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`; headers `simple`; cookies `form` (OpenAPI 3.1.1, section 4.8.12.4).",
    wrong: "header:\n  X-Ids: { style: form }",
    right: "header:\n  X-Ids: { style: simple }",
  },
  "arrays-out-of-place": {
    severity: "error",
    title: "`arrays` is set for a style other than `deepObject`",
    explanation:
      "`arrays` says how the style `deepObject` writes lists: `a[]=1` (`brackets`, which most servers read), `a[0]=1` (`indices`) or `a=1&a=2` (`repeat`). For other styles, `style` and `explode` say it.",
    wrong: "tags: { style: form, explode: true, arrays: indices }",
    right: "tags: { style: deepObject, explode: true, arrays: indices }",
  },
  "style-missing": {
    severity: "warning",
    title: "a parameter takes several values, and its style is not known",
    explanation:
      "`ids=1,2`, `ids=1&ids=2` and `ids[]=1` are different requests. Until you fill in the style, clients refuse arrays: they do not guess.",
    wrong: "ids: { schema: { type: array, items: { type: string } } }",
    right: "ids: { style: form, explode: false, schema: { type: array, items: { type: string } } }",
  },
  "colliding-names": {
    severity: "error",
    title: "two ids would have the same name in some language",
    explanation:
      "Each language joins the words of an id in its own way, and some ignore case. Ids in one scope must differ even without their hyphens.",
    wrong: "operations:\n  list-books: not shown\n  listbooks: not shown",
    right: "operations:\n  list-books: not shown\n  list-all-books: not shown",
  },
  "former-name-taken": {
    severity: "error",
    title: "a former name belongs to something else now",
    explanation:
      "`formerly` keeps an alias under the old name. An alias is impossible if another operation or sub-group of the group has that name.",
    wrong: "list: not shown\nquery: { formerly: [list] }",
    right: "list: not shown\nquery: { formerly: [find] }",
  },
  "sunset-before-deprecation": {
    severity: "error",
    title: "an operation ends before it is deprecated",
    explanation:
      "The sunset (RFC 8594) must not be earlier than the deprecation (RFC 9745, section 4).",
    wrong: "deprecated: { since: 2026-06-01, sunset: 2026-02-01 }",
    right: "deprecated: { since: 2026-02-01, sunset: 2026-06-01 }",
  },
  "own-replacement": {
    severity: "error",
    title: "an operation is its own replacement",
    explanation:
      "The replacement is where callers should go instead, so it must be another operation.",
    wrong: "# in books.list\ndeprecated: { replacement: books.list }",
    right: "deprecated: { replacement: books.search }",
  },
} satisfies Record<string, CatalogEntry>;
