/** Diagnostics of what `fill` reads: the files of others, and the references in them. */
import type { CatalogEntry } from "./catalog-entry.js";

export const fillCodes = {
  "source-unreadable": {
    severity: "error",
    title: "a file to read from cannot be read",
    explanation:
      "A file that `--from`, `--map` or a reference names does not exist, is a folder or a device, or cannot be opened with " +
      "your permissions. A reference to a file that does not exist is `reference-dangling`.",
    wrong: "$ npx endpoint-manifest fill --from opanapi.yaml",
    right: "$ npx endpoint-manifest fill --from openapi.yaml",
  },
  "source-not-utf8": {
    severity: "error",
    title: "a file to read from is not UTF-8",
    explanation:
      "Descriptions, captures and collections are read as UTF-8, with or without a byte order mark. Other encodings, such " +
      "as UTF-16 and Windows-1252, are not guessed: a wrong guess would change names and texts.",
    wrong: "title: Bront\\xEB        # saved as Windows-1252",
    right: "title: Brontë           # saved as UTF-8",
  },
  "source-too-large": {
    severity: "error",
    title: "a file is larger than any description needs",
    explanation:
      "A file may have up to 64 MiB and three million values (in YAML: words and signs). References may lead to up to 2,000 " +
      "files with 256 MiB together. A larger capture mostly holds bodies of pictures and scripts: export only the requests " +
      "to the API (most browsers have a filter beside the list of requests), or leave out the bodies of other hosts.",
    wrong: "everything.har           (200 MiB)",
    right: "books.har                (the requests to one host)",
  },
  "source-syntax": {
    severity: "error",
    title: "a file is neither JSON nor YAML",
    explanation:
      "The text of the file breaks the rules of its format at the place shown, so nothing in it can be trusted. A file is " +
      "read as JSON (RFC 8259) if its name ends in `.json` or `.har`, or if it begins with a brace. Any other file is read " +
      "as YAML 1.2. Anchors, aliases and merge keys of YAML are read; tags of other tools are not.",
    wrong: '{ "openapi": "3.1.0", }',
    right: '{ "openapi": "3.1.0" }',
  },
  "source-duplicate-key": {
    severity: "error",
    title: "a key is used twice in one map of a source",
    explanation:
      "Some readers take the first value, some the last, and some refuse the file. `fill` does not guess which one is " +
      "meant, so it reads nothing. Delete the wrong one. Keys are compared as texts: `200` and `'200'` are one key.",
    wrong: '{ "summary": "List books", "summary": "Search books" }',
    right: '{ "summary": "Search books" }',
  },
  "source-too-deep": {
    severity: "error",
    title: "a file is nested deeper than any description",
    explanation:
      "Maps and lists may be nested up to 256 levels deep. Deeper nesting is a mistake of the tool that wrote the file, or " +
      "an attempt to exhaust its reader.",
    wrong: "[[[[[[[[…]]]]]]]]",
    right: "schema: { $ref: '#/components/schemas/Tree' }",
  },
  "source-bomb": {
    severity: "error",
    title: "YAML aliases make a small file huge",
    explanation:
      "An alias stands for everything that its anchor marks. Aliases of lists of aliases soon stand for billions of values; " +
      "up to a million are read. An alias inside its own anchor never ends. Descriptions refer with `$ref` instead.",
    wrong: "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]        # and so on",
    right: "items: { $ref: '#/components/schemas/Book' }",
  },
  "source-kind": {
    severity: "error",
    title: "a file is of a kind that `fill` does not read",
    explanation:
      "The content of a file tells its kind: `openapi` or `swagger` at the root is an OpenAPI description, `log` with " +
      "`entries` is a HAR capture, `info` with Postman's schema and `item` is a collection, `resources` with " +
      "`methods` is a Stainless configuration. Do not name a part of a " +
      "description with `--from`: name the file that has `openapi` in it, and its references lead to the others.",
    wrong: "$ npx endpoint-manifest fill --from asyncapi.yaml",
    right: "$ npx endpoint-manifest fill --from openapi.yaml",
  },
  "source-version": {
    severity: "error",
    title: "a file is of a version that `fill` does not read",
    explanation:
      "`fill` reads OpenAPI 2.0 (`swagger: '2.0'`), 3.0, 3.1 and 3.2, HAR 1.1 and 1.2, and Postman collections 2.1. In " +
      "other versions the same words mean other things, so `fill` reads nothing from them. Postman exports older " +
      "collections as 2.1, and converters exist from older descriptions to OpenAPI 3.",
    wrong: "swagger: '1.2'",
    right: "swagger: '2.0'",
  },
  "source-shape": {
    severity: "error",
    title: "a part of a source does not follow its format",
    explanation:
      "The kind of the file is known, but a part of it is missing or breaks the format: `paths` is a list, or an entry of a " +
      "capture has no request. `fill` does not guess what was meant.",
    wrong: '{ "log": { "entries": [{ "response": { "status": 200 } }] } }',
    right:
      '{ "log": { "entries": [{ "request": { "method": "GET", "url": "…" }, "response": { "status": 200 } }] } }',
  },
  "source-unknown": {
    severity: "error",
    title: "`fill --update` cannot tell which source of the manifest to update",
    explanation:
      "`fill --update` replaces the facts of one source by what that source says now. It finds the source by its id under " +
      "`sources` in `service.yaml`, by its title, by its address, or by --source. If none of these fits, it replaces " +
      "nothing, because it could replace the facts of another source. Name the id with --source. Without --update, the file " +
      "is filled in as a new source.",
    wrong:
      "$ npx endpoint-manifest fill --update --from library-2.yaml    # another title than before",
    right: "$ npx endpoint-manifest fill --update --from library-2.yaml --source library-api",
  },
  "source-observed": {
    severity: "error",
    title: "`--update` cannot follow a capture",
    explanation:
      "A description says how an API is now, so a newer one replaces an older one. A capture shows what happened once: a " +
      "newer capture may lack it, and it stays true. Leave out --update, and `fill` adds the newer capture beside the older " +
      "one.",
    wrong: "$ npx endpoint-manifest fill --update --from capture.har",
    right: "$ npx endpoint-manifest fill --from capture.har",
  },
  "source-operation-twice": {
    severity: "error",
    title: "two operations of a source have one operationId",
    explanation:
      "An operationId names one operation of the whole description (OpenAPI 3.1, section 4.8.10). Links, map files and " +
      "names could mean either of the two, so `fill` ignores the id for both. With `--strict` it reads nothing. Give one of " +
      "them another id.",
    wrong: "/books: { get: { operationId: list } }\n/authors: { get: { operationId: list } }",
    right:
      "/books: { get: { operationId: list-books } }\n/authors: { get: { operationId: list-authors } }",
  },
  "source-path-ambiguous": {
    severity: "error",
    title: "two paths of a source differ only in the names of their parameters",
    explanation:
      "`/books/{id}` and `/books/{isbn}` are the same path: no server can tell requests to them apart (OpenAPI 3.1, section " +
      "4.8.8). If both have the same method, `fill` reads the first one. With `--strict` it reads nothing. Delete one of " +
      "them, or merge the two.",
    wrong: "/books/{id}: { get: … }\n/books/{isbn}: { get: … }",
    right: "/books/{id}: { get: … }",
  },
  "source-call-line": {
    severity: "error",
    title: "a line of an SDK's `api.md` cannot be read",
    explanation:
      "A line of an SDK's `api.md` has a call, and the call's method and path in the `title` of its link or code. In this line " +
      "one of them is missing or something else, so `fill` leaves the line out. With `--strict` it reads nothing. A call " +
      "without any title is no fault: the SDK does it by itself.",
    wrong: '- <code title="/books">client.books.list() -> Book</code>',
    right: '- <code title="get /books">client.books.list() -> Book</code>',
  },
  "source-call-twice": {
    severity: "error",
    title: "an SDK's `api.md` has one call with two methods or paths",
    explanation:
      "A call of an SDK sends one method to one path. If two lines disagree, `fill` reads the first one. With `--strict` it " +
      "reads nothing. Delete the line that is not true of the SDK; often two versions of the file were merged.",
    wrong:
      '- <code title="get /books">client.books.list()</code>\n- <code title="get /v2/books">client.books.list()</code>',
    right: '- <code title="get /v2/books">client.books.list()</code>',
  },
  "configuration-endpoint": {
    severity: "error",
    title: "an endpoint of a configuration is not a method and a path",
    explanation:
      "A Stainless configuration names an operation by a method of HTTP and a path, such as `get /books/{id}`. Without " +
      "them nobody knows which operation of the description has the name. `fill` and `init` leave out this name, and the " +
      "operation gets one of its description. With `--strict`, nothing is read.",
    wrong: "methods: { list: books }",
    right: "methods: { list: get /books }",
  },
  "configuration-dangling": {
    severity: "error",
    title: "a configuration names a method or a scheme that it does not have",
    explanation:
      "`to` of an alias is the name of a method of the same resource. `paginated` is `true`, `false`, or the `name` of a " +
      "scheme under `pagination`. The alias, or the way to page, is left out. With `--strict`, nothing is read.",
    wrong: "list: { endpoint: get /books, paginated: offset_pag }",
    right: "list: { endpoint: get /books, paginated: offset_page }",
  },
  "no-client-target": {
    severity: "error",
    title: "`compare` needs the target `typescript-client`",
    explanation:
      "`compare` says how customers move to the TypeScript client that is made of the manifest. Without the target " +
      "`typescript-client` in targets.yaml there is no such client, and no name for its package. Add it.",
    wrong: "targets:\n  model-json: {}",
    right:
      "targets:\n  typescript-client: { package: library-client, version: 1.0.0, license: MIT }",
  },
  "sdk-unreadable": {
    severity: "error",
    title: "`compare` cannot read the SDK",
    explanation:
      "`compare --with` reads the folder of an installed package (its `types` in `package.json`, and the `api.md` beside it), " +
      "a file of declarations (`.d.ts`), or an `api.md`. A codemod needs declarations, because an `api.md` does not say what " +
      "calls take. In declarations, the client is an exported class, its members are groups of calls, and calls give promises.",
    wrong: "$ npx endpoint-manifest compare --with acme-sdk",
    right: "$ npx endpoint-manifest compare --with node_modules/acme-sdk",
  },
  "reference-dangling": {
    severity: "error",
    title: "a reference of a source leads nowhere",
    explanation:
      "The file or the key that a `$ref` names does not exist. In a JSON Pointer, `/` in a key is written `~1`, and `~` is " +
      "written `~0` (RFC 6901). Correct the reference, or add the missing file. Until then, the referenced part stays " +
      "unknown and the rest is read. With `--strict`, nothing is read.",
    wrong: "$ref: '#/components/schemas/Bok'",
    right: "$ref: '#/components/schemas/Book'",
  },
  "reference-endless": {
    severity: "error",
    title: "references of a source form a circle",
    explanation:
      "Each `$ref` leads to another one, and the last leads back to the first, so there is never a value. A schema may " +
      "refer to itself from one of its properties.",
    wrong:
      "Book: { $ref: '#/components/schemas/Novel' }\nNovel: { $ref: '#/components/schemas/Book' }",
    right: "Book: { type: object }\nNovel: { $ref: '#/components/schemas/Book' }",
  },
  "reference-outside": {
    severity: "error",
    title: "a reference of a source leads out of its folder",
    explanation:
      "A description of somebody else's must not make `fill` read any file of your machine. So `fill` follows references " +
      "only below the folder of the first file, and treats symbolic links the same way. Allow another folder with " +
      "`--allow-ref DIR`.",
    wrong: "$ref: '../../shared/book.yaml'",
    right: "$ npx endpoint-manifest fill --from openapi.yaml --allow-ref ../../shared",
  },
  "reference-network": {
    severity: "error",
    title: "a reference of a source leads to the network",
    explanation:
      "`fill` fetches nothing: it reads the same tomorrow as today, and no description makes it call a host. Save the file " +
      "beside the description and let the reference lead there, or bundle the description into one file with a tool of your " +
      "choice.",
    wrong: "$ref: 'https://books.example/schemas.yaml#/Book'",
    right: "$ref: 'schemas.yaml#/Book'",
  },
  "map-shape": {
    severity: "error",
    title: "a map file has something other than pairs",
    explanation:
      "A map file has two keys, `operations` and `schemas`. Below each, a line has a name of the manifest and its name in " +
      "the source, or `none` if the source has no such thing. Names that you leave out are matched as usual.",
    wrong: "operations:\n  - books.retrieve: getBook",
    right: "operations:\n  books.retrieve: getBook\n  books.archive: none",
  },
  "map-unknown": {
    severity: "error",
    title: "a map file names something that does not exist",
    explanation:
      "The left side is the id of an operation of the manifest (`books.retrieve`) or the name of one of its schemas. The " +
      "right side is a name in the source: an operationId, a method with a path (`GET /books/{id}`), or the name of a " +
      "schema.",
    wrong: "operations:\n  books.retreive: GET /books/{id}",
    right: "operations:\n  books.retrieve: GET /books/{id}",
  },
  "map-ambiguous": {
    severity: "error",
    title: "a line of a map file has several meanings",
    explanation:
      "Each operation and each schema has at most one partner. Two lines must not name the same partner. If several " +
      "operations of the source have the name, write method and path instead, exactly as the source does.",
    wrong: "operations:\n  books.retrieve: getBook\n  books.find: getBook",
    right: "operations:\n  books.retrieve: getBook\n  books.find: findBooks",
  },
} satisfies Record<string, CatalogEntry>;

/** The name of a diagnostic of what `fill` reads. */
export type FillCode = keyof typeof fillCodes;
