/** Diagnostics of the files of handlers that `scaffold` writes once and people own. */
import type { CatalogEntry } from "./catalog-entry.js";

export const scaffoldCodes = {
  "handlers-not-seen": {
    severity: "warning",
    title: "`scaffold` cannot edit handlers that are written this way",
    explanation:
      "`scaffold` adds stubs to object literals that are annotated with their type: a variable, `satisfies`, or the result " +
      "of a function. It leaves classes, spreads, computed names and results of calls alone, because it cannot tell what " +
      "they contain. Nothing is lost: `createServer` requires every handler, so the compiler reports the missing ones. Add " +
      "them by hand, or write the object as a literal.",
    wrong: "export const books: BooksHandlers<Context> = makeBooks(database);",
    right:
      "export const books: BooksHandlers<Context> = {\n  retrieve: (request) => find(database, request),\n};",
  },
  "handlers-syntax": {
    severity: "warning",
    title: "a file of handlers is not TypeScript",
    explanation:
      "`scaffold` finds the places for its stubs in the syntax tree of a file. It leaves a file alone that it cannot parse " +
      "or that is not UTF-8, and so the handlers of its group. Correct the file and run the command again.",
    wrong: "export const books: BooksHandlers<Context> = {\n  async retrieve(request) {\n};",
    right: "export const books: BooksHandlers<Context> = {\n  async retrieve(request) {},\n};",
  },
  "no-handlers-folder": {
    severity: "error",
    title: "`scaffold` has no folder to write to",
    explanation:
      "`scaffold` writes files that belong to you, so it has to know the folder: give `--out`, or set `handlers` in " +
      "targets.yaml, a path from the folder beside the manifest. With `handlers`, `check` also checks these files.",
    wrong: "$ npx endpoint-manifest scaffold",
    right: "$ npx endpoint-manifest scaffold --out src/handlers",
  },
  "no-server-target": {
    severity: "error",
    title: "`scaffold` needs the target `typescript-server`",
    explanation:
      "Handlers import the types of the server package, by its name in targets.yaml. Without the target `typescript-server` " +
      "there is no such package. Add it, and run `generate`.",
    wrong: "targets:\n  model-json: {}",
    right:
      "targets:\n  model-json: {}\n  typescript-server: { package: library-server, version: 1.0.0, license: MIT }",
  },
} satisfies Record<string, CatalogEntry>;
