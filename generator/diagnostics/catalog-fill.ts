/** Diagnostics of what `fill` reads: the files of others, and the references in them. */
import type { CatalogEntry } from "./catalog-entry.js";

export const fillCodes = {
  "source-unreadable": {
    severity: "error",
    title: "a file to read from cannot be read",
    explanation:
      "A file that was named with `--from` or `--map`, or that a reference leads to, is not there, is a folder or a device, or the " +
      "system does not let us read it. A reference to a file that is not there is `reference-dangling`.",
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
    title: "there is more to read than any description needs",
    explanation:
      "A file may have 64 MiB and three million values (in YAML, words and signs), and references may lead to 2,000 files with " +
      "256 MiB together. A capture that is larger mostly holds bodies of pictures and scripts: export the requests to the API " +
      "alone (most browsers have a filter beside the list of requests), or without the bodies of other hosts.",
    wrong: "everything.har           (200 MiB)",
    right: "books.har                (the requests to one host)",
  },
  "source-syntax": {
    severity: "error",
    title: "a file is neither JSON nor YAML",
    explanation:
      "The text of the file breaks the rules of its format at the place that is shown, so nothing in it can be trusted. " +
      "A file whose name ends in `.json` or `.har`, or that begins with a brace, is read as JSON (RFC 8259), anything else as " +
      "YAML 1.2; anchors, aliases and merge keys of YAML are understood, tags of other tools are not.",
    wrong: '{ "openapi": "3.1.0", }',
    right: '{ "openapi": "3.1.0" }',
  },
  "source-duplicate-key": {
    severity: "error",
    title: "a key stands twice in one map of a source",
    explanation:
      "Some readers take the first, some the last, some refuse the file. Which of the two is meant is not to be guessed, so " +
      "nothing is read. Delete the one that is not meant. Keys are compared as texts: `200` and `'200'` are one key.",
    wrong: '{ "summary": "List books", "summary": "Search books" }',
    right: '{ "summary": "Search books" }',
  },
  "source-too-deep": {
    severity: "error",
    title: "a file is nested deeper than any description",
    explanation:
      "Maps and lists may stand in each other 256 levels deep. More is a mistake of the tool that wrote the file, or " +
      "meant to exhaust whoever reads it.",
    wrong: "[[[[[[[[…]]]]]]]]",
    right: "schema: { $ref: '#/components/schemas/Tree' }",
  },
  "source-bomb": {
    severity: "error",
    title: "aliases of YAML make a small file huge",
    explanation:
      "An alias stands for all that its anchor marks. Aliases of lists of aliases soon stand for billions of values; a " +
      "million is read. An alias inside of what its own anchor marks has no end at all. Descriptions refer with `$ref`.",
    wrong: "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]        # and so on",
    right: "items: { $ref: '#/components/schemas/Book' }",
  },
  "source-kind": {
    severity: "error",
    title: "a file is of no kind that is read",
    explanation:
      "What a file is, is told by its content: `openapi` or `swagger` at the root is a description in OpenAPI, `log` with " +
      "`entries` a HAR capture, `info` with the schema of Postman and `item` a collection. A part of a description that " +
      "only references lead to is not named with `--from`: name the file with `openapi` in it, and the others are found.",
    wrong: "$ npx endpoint-manifest fill --from asyncapi.yaml",
    right: "$ npx endpoint-manifest fill --from openapi.yaml",
  },
  "source-version": {
    severity: "error",
    title: "a file is of a version that is not read",
    explanation:
      "OpenAPI is read in 2.0 (`swagger: '2.0'`), 3.0, 3.1 and 3.2, HAR in 1.1 and 1.2, Postman collections in 2.1. In other " +
      "versions the same words mean other things, so nothing is read from them. Postman exports older collections as 2.1, " +
      "and there are converters from older descriptions to OpenAPI 3.",
    wrong: "swagger: '1.2'",
    right: "swagger: '2.0'",
  },
  "source-shape": {
    severity: "error",
    title: "a part of a source is not what its format wants there",
    explanation:
      "The file is of a kind that is read, but a part of it is missing or is something else than the format says: `paths` " +
      "is a list, an entry of a capture has no request. What was meant is not guessed.",
    wrong: '{ "log": { "entries": [{ "response": { "status": 200 } }] } }',
    right:
      '{ "log": { "entries": [{ "request": { "method": "GET", "url": "…" }, "response": { "status": 200 } }] } }',
  },
  "source-unknown": {
    severity: "error",
    title: "nobody can tell which source of the manifest is read again",
    explanation:
      "`fill --update` replaces what one source of the manifest has said by what it says now. Which one that is, is told by " +
      "its id among the `sources` of `service.yaml`, by its title, by its address, or by --source. Where none of these fits, " +
      "nothing is replaced: the facts of another source would be. Name the id with --source; without --update the file is " +
      "filled in as a source of its own.",
    wrong:
      "$ npx endpoint-manifest fill --update --from library-2.yaml    # another title than before",
    right: "$ npx endpoint-manifest fill --update --from library-2.yaml --source library-api",
  },
  "source-observed": {
    severity: "error",
    title: "a capture is to be followed with --update",
    explanation:
      "A description says how an API is now, so that a newer one takes the place of an older one. A capture shows what was " +
      "seen once: what a newer one does not show, or shows otherwise, was seen all the same, and is no less true. Without " +
      "--update it is filled in beside the older one.",
    wrong: "$ npx endpoint-manifest fill --update --from capture.har",
    right: "$ npx endpoint-manifest fill --from capture.har",
  },
  "source-operation-twice": {
    severity: "error",
    title: "two operations of a source have one operationId",
    explanation:
      "An operationId names one operation of the whole description (OpenAPI 3.1, section 4.8.10). With two, links, maps of " +
      "pairs and names made from it would mean either, so neither counts as having it; with `--strict` nothing is read. Give " +
      "one of them another id.",
    wrong: "/books: { get: { operationId: list } }\n/authors: { get: { operationId: list } }",
    right:
      "/books: { get: { operationId: list-books } }\n/authors: { get: { operationId: list-authors } }",
  },
  "source-path-ambiguous": {
    severity: "error",
    title: "two paths of a source differ only in the names of their parameters",
    explanation:
      "`/books/{id}` and `/books/{isbn}` are the same path: no server can tell a request to one from a request to the other " +
      "(OpenAPI 3.1, section 4.8.8). Where both have the same method it is open which one is meant: the first one is read, and with " +
      "`--strict` nothing is. Delete or merge one.",
    wrong: "/books/{id}: { get: … }\n/books/{isbn}: { get: … }",
    right: "/books/{id}: { get: … }",
  },
  "reference-dangling": {
    severity: "error",
    title: "a reference of a source leads nowhere",
    explanation:
      "There is nothing at the place that a `$ref` names: no such file, or no such key in it. In a pointer `/` in a key is " +
      "written `~1` and `~` is `~0` (RFC 6901). Mend the reference, or fetch the file that is missing. Until " +
      "then what it stands for is not known, and the rest is read; with `--strict` nothing is.",
    wrong: "$ref: '#/components/schemas/Bok'",
    right: "$ref: '#/components/schemas/Book'",
  },
  "reference-endless": {
    severity: "error",
    title: "references of a source lead in a circle",
    explanation:
      "A `$ref` leads to another one, that to the next, and so back to the first: there is never a value. That a schema " +
      "refers to itself from one of its properties is no fault.",
    wrong:
      "Book: { $ref: '#/components/schemas/Novel' }\nNovel: { $ref: '#/components/schemas/Book' }",
    right: "Book: { type: object }\nNovel: { $ref: '#/components/schemas/Book' }",
  },
  "reference-outside": {
    severity: "error",
    title: "a reference of a source leads out of its folder",
    explanation:
      "A description of somebody else's must not make us read any file of the machine, so references are followed only " +
      "below the folder of the first file, links of the file system included. Where that is meant, allow another folder " +
      "with `--allow-ref DIR`.",
    wrong: "$ref: '../../shared/book.yaml'",
    right: "$ npx endpoint-manifest fill --from openapi.yaml --allow-ref ../../shared",
  },
  "reference-network": {
    severity: "error",
    title: "a reference of a source leads to the network",
    explanation:
      "Nothing is fetched: what is read has to be the same tomorrow, and nobody's description makes us call a host. Save the " +
      "file beside the description, and let the reference lead there; or bundle the description into one file with the " +
      "tool of your choice.",
    wrong: "$ref: 'https://books.example/schemas.yaml#/Book'",
    right: "$ref: 'schemas.yaml#/Book'",
  },
  "map-shape": {
    severity: "error",
    title: "a map file says something else than pairs",
    explanation:
      "A map file has two keys, `operations` and `schemas`. Below each one stands, line by line, a name of the manifest and what it is " +
      "called in the source, or `none` where the source has no such thing. Whatever is left out is left to the matching.",
    wrong: "operations:\n  - books.retrieve: getBook",
    right: "operations:\n  books.retrieve: getBook\n  books.archive: none",
  },
  "map-unknown": {
    severity: "error",
    title: "a map file names something that is not there",
    explanation:
      "On the left stands the id of an operation of the manifest (`books.retrieve`) or the name of one of its schemas; on the right, " +
      "as the source has it, an operationId, a method with a path (`GET /books/{id}`), or the name of a schema.",
    wrong: "operations:\n  books.retreive: GET /books/{id}",
    right: "operations:\n  books.retrieve: GET /books/{id}",
  },
  "map-ambiguous": {
    severity: "error",
    title: "a map file leaves open what is what",
    explanation:
      "Each operation and each schema has one partner at most. A line is of no use where two lines name the same partner, or where " +
      "several operations of the source go by the name: then write method and path, exactly as the source does.",
    wrong: "operations:\n  books.retrieve: getBook\n  books.find: getBook",
    right: "operations:\n  books.retrieve: getBook\n  books.find: findBooks",
  },
} satisfies Record<string, CatalogEntry>;

/** The name of a diagnostic of what `fill` reads. */
export type FillCode = keyof typeof fillCodes;
