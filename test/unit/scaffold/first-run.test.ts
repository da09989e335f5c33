/** The files of a first run, word for word. */
import { describe, expect, test } from "vitest";
import { manifest, operation, run } from "./handler-folder.js";

const library = manifest(
  {
    books: operation("list", "List Books", "GET /books"),
    me: `${operation("retrieve", "Who Am I", "GET /me")}  rename: not shown\n`,
    "me/saved-books": operation("save", "Save */ Books", "PUT /me/books"),
    drafts: "  publish: not shown\n",
  },
  "title: Library\n",
);
const token = "authentication:\n  schemes: { user-token: { type: http, scheme: bearer } }\n";
const secured = {
  ...library,
  "service.yaml": `${library["service.yaml"]}${token}  default: [{ user-token: none }]\n`,
};

describe("a first run", () => {
  test("writes a file for each group that has a route, what combines them, and a program that serves them", () => {
    const { files, diagnostics } = run(library);
    expect(diagnostics).toEqual([]);
    expect(Object.keys(files)).toEqual([
      ...["books.ts", "context.ts", "index.ts", "main.ts", "me.ts", "me/saved-books.ts"],
    ]);
    expect(files["me.ts"]).toBe(`import { notImplemented } from "library";
import type { MeHandlers } from "library/me";
import type { Context } from "./context.js";
import { savedBooks } from "./me/saved-books.js";

/** Handlers of the group \`me\`. */
export const me: MeHandlers<Context> = {
  /** Who Am I: \`GET /me\`. */
  async retrieve(request) {
    return notImplemented(request);
  },

  savedBooks,
};
`);
    expect(files["me/saved-books.ts"]).toContain('import type { Context } from "../context.js";');
    expect(files["me/saved-books.ts"]).toContain("  /** Save *\\/ Books: `PUT /me/books`. */\n");
    expect(files["index.ts"]).toBe(`import type { Handlers } from "library";
import { books } from "./books.js";
import type { Context } from "./context.js";
import { me } from "./me.js";

/** All handlers of Library. */
export const handlers: Handlers<Context> = {
  books,
  me,
};
`);
    expect(files["context.ts"]).toContain("export type Context = Record<never, never>;");
    expect(files["main.ts"]).toBe(`import { createServer } from "library";
import { serve } from "library/node";
import { createContext } from "./context.js";
import { handlers } from "./index.js";

const server = createServer(handlers, { context: createContext });
const { url } = await serve(server, { port: 3000 });
console.log("Listening at", url);
`);
  });

  test("gives members the words of the language, and the constants of their files an underscore", () => {
    const wanted = manifest({ delete: operation("delete", "Delete", "DELETE /everything") });
    const { files } = run(wanted);
    expect(files["delete.ts"]).toContain("export const delete_: DeleteHandlers<Context> = {\n");
    expect(files["delete.ts"]).toContain("  async delete(request) {\n");
    expect(files["index.ts"]).toContain('import { delete_ } from "./delete.js";\n');
    expect(files["index.ts"]).toContain("  delete: delete_,\n");
    expect(run(wanted, files).notes).toEqual([]);
  });

  test("writes hooks that know nobody where a route needs to know", () => {
    const { files } = run(secured);
    expect(files["authenticate.ts"]).toBe(`import type { ServiceAuthenticators } from "library";

/** Who a caller is, as the hooks below say it. */
export interface Identity {
  readonly id: string;
}

/**
 * Who calls: a hook for each scheme. Until it is written it knows nobody, which is answered
 * with 401.
 */
export const authenticate: ServiceAuthenticators<Identity> = {
  /** Judges a credential of the scheme \`user-token\`: \`(credential, { scopes }) => identity\`. */
  userToken() {
    return undefined;
  },
};
`);
    expect(files["context.ts"]).toContain("readonly identity: Identity | undefined;");
    expect(files["main.ts"]).toContain("{ authenticate, context: createContext }");
  });

  test("and again, changes nothing, whatever was deleted that only people need", () => {
    const { files } = run(secured);
    const { "main.ts": _, "context.ts": __, ...kept } = files;
    expect(run(secured, files)).toMatchObject({ notes: [], diagnostics: [] });
    expect(run(secured, kept)).toMatchObject({ notes: [], diagnostics: [] });
  });

  test("makes what was deleted of the handlers anew", () => {
    const { files } = run(secured);
    for (const path of ["books.ts", "me/saved-books.ts", "index.ts"]) {
      const { [path]: _, ...others } = files;
      const again = run(secured, others);
      expect(again.notes, path).toEqual([`${path}: `]);
      expect(again.files[path], path).toBe(files[path]);
    }
  });

  test("keeps clear of names that it needs itself", () => {
    const given = manifest({
      index: operation("list", "List", "GET /index"),
      context: operation("list", "List", "GET /context"),
      handlers: operation("list", "List", "GET /handlers"),
      "not-implemented": operation("list", "List", "GET /not"),
      "handlers/handlers": operation("list", "List", "GET /handlers/handlers"),
    });
    const { files } = run(given);
    expect(Object.keys(files)).toContain("index_.ts");
    expect(files["index.ts"]).toContain('import { context } from "./context_.js";');
    expect(files["index.ts"]).toContain('import { handlers as handlers_ } from "./handlers.js";');
    expect(files["index.ts"]).toContain("  handlers: handlers_,\n");
    expect(files["handlers.ts"]).toContain(
      'import { handlers as handlers_ } from "./handlers/handlers.js";',
    );
    expect(files["not-implemented.ts"]).toContain("return notImplemented_(request);");
    expect(run(given, files).notes).toEqual([]);
  });

  test("uses a context that is there, and writes nothing over anything", () => {
    const mine = {
      "context.ts": "export type Context = { readonly db: string };\n",
      "main.ts": "start();\n",
    };
    const { files } = run(library, mine);
    expect(files).toMatchObject(mine);
    expect(files["books.ts"]).toContain("BooksHandlers<Context>");
    const other = { "context.ts": "export const context = 1;\n" };
    expect(run(library, other).files["books.ts"]).toContain("const books: BooksHandlers = {");
  });
});
