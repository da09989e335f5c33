/** Diagnostics of the files of handlers that `scaffold` writes once and people own. */
import type { CatalogEntry } from "./catalog-entry.js";

export const scaffoldCodes = {
  "handlers-not-seen": {
    severity: "warning",
    title: "handlers are written in a way that cannot be edited",
    explanation:
      "`scaffold` adds stubs to object literals that are annotated with their type: a variable, `satisfies`, or what a " +
      "function returns. Classes, spreads, computed names and results of calls it leaves as they are, because it cannot " +
      "tell what is in them. Nothing is lost: `createServer` wants every handler, so the compiler says what is missing. " +
      "Add it by hand, or write the object as a literal.",
    wrong: "export const books: BooksHandlers<Context> = makeBooks(database);",
    right:
      "export const books: BooksHandlers<Context> = {\n  retrieve: (request) => find(database, request),\n};",
  },
  "handlers-syntax": {
    severity: "warning",
    title: "a file of handlers is no TypeScript",
    explanation:
      "`scaffold` finds the places for its stubs in the syntax tree of a file. A file that cannot be parsed, or that is " +
      "not UTF-8, is left as it is, and so are the handlers of its group. Mend it and run the command again.",
    wrong: "export const books: BooksHandlers<Context> = {\n  async retrieve(request) {\n};",
    right: "export const books: BooksHandlers<Context> = {\n  async retrieve(request) {},\n};",
  },
  "no-handlers-folder": {
    severity: "error",
    title: "no folder for handlers is named",
    explanation:
      "`scaffold` writes files that people own, so it wants to be told where: by `--out`, or once for all by `handlers` " +
      "in targets.yaml, a path from the folder beside the manifest. With the latter `check` looks after them, too.",
    wrong: "$ npx endpoint-manifest scaffold",
    right: "$ npx endpoint-manifest scaffold --out src/handlers",
  },
  "no-server-target": {
    severity: "error",
    title: "handlers are wanted of a server that is not made",
    explanation:
      "Handlers import the types of the package that the target `typescript-server` makes, by the name that " +
      "targets.yaml gives it. Without that target there is no such name.",
    wrong: "targets:\n  model-json: {}",
    right:
      "targets:\n  model-json: {}\n  typescript-server: { package: library-server, version: 1.0.0, license: MIT }",
  },
} satisfies Record<string, CatalogEntry>;
