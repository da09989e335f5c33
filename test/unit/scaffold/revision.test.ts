/** The effect of a run on files that people have written in, word for word. */
import { describe, expect, test } from "vitest";
import { type Files, manifest, operation, run } from "./handler-folder.js";

const list = operation("list", "List Books", "GET /books");
const retrieve = operation("retrieve", "Get Book", "GET /books/{id}");
const save = operation("save", "Save Book", "PUT /books/{id}");
const all = manifest({ books: list + retrieve + save });

/** The folder with this in place of the file of books. */
function folderWith(books: string): Files {
  return { ...run(all).files, "books.ts": books };
}

/** That file after a run, which another one leaves as it is. */
function revised(books: string, given = all, packageName = "library"): string {
  const { files, diagnostics } = run(given, folderWith(books), packageName);
  expect(diagnostics).toEqual([]);
  expect(run(given, files, packageName).notes).toEqual([]);
  return files["books.ts"] ?? "";
}

const head = `import type { BooksHandlers } from "library/books";
import type { Context } from "./context.js";
`;

describe("stubs are added", () => {
  test("in the manifest's order, with the import that they need", () => {
    const before = `${head}
export const books: BooksHandlers<Context> = {
  list: () => ({ status: 200, body: [] }), // all of them

  // Writes.
  save: async (request) => store(request),
};
`;
    expect(revised(before)).toBe(`import type { BooksHandlers } from "library/books";
import type { Context } from "./context.js";
import { notImplemented } from "library";

export const books: BooksHandlers<Context> = {
  list: () => ({ status: 200, body: [] }), // all of them

  /** Get Book: \`GET /books/{id}\`. */
  async retrieve(request) {
    return notImplemented(request);
  },

  // Writes.
  save: async (request) => store(request),
};
`);
  });

  test("before all others, and at the end where a person has another order", () => {
    const first = revised(`${head}
export const books: BooksHandlers<Context> = {
  // The one that matters.
  retrieve,
  save,
};
`);
    expect(first).toContain(`Context> = {
  /** List Books: \`GET /books\`. */
  async list(request) {
    return notImplemented(request);
  },

  // The one that matters.
  retrieve,
  save,
};`);
    const last = revised(`${head}
export const books: BooksHandlers<Context> = {
  save,
  list,
};
`);
    expect(last).toContain(`Context> = {
  save,
  list,

  /** Get Book: \`GET /books/{id}\`. */`);
  });

  test("in the file's own style", () => {
    const before = [
      "import type { BooksHandlers } from 'library/books'",
      "import type { Context } from './context'",
      "",
      "export const books: BooksHandlers<Context> = {",
      "\tlist (request) {",
      "\t\treturn everything(request)",
      "\t} // no comma",
      "}",
      "",
    ].join("\r\n");
    expect(revised(before)).toBe(
      [
        "import type { BooksHandlers } from 'library/books'",
        "import type { Context } from './context'",
        "import { notImplemented } from 'library'",
        "",
        "export const books: BooksHandlers<Context> = {",
        "\tlist (request) {",
        "\t\treturn everything(request)",
        "\t}, // no comma",
        "",
        "\t/** Get Book: `GET /books/{id}`. */",
        "\tasync retrieve(request) {",
        "\t\treturn notImplemented(request)",
        "\t},",
        "",
        "\t/** Save Book: `PUT /books/{id}`. */",
        "\tasync save(request) {",
        "\t\treturn notImplemented(request)",
        "\t}",
        "}",
        "",
      ].join("\r\n"),
    );
  });

  test.each([
    ["{}", "{\n  /** List"],
    ["{ list }", "{ list,\n\n  /** Get"],
    ["{ list, }", "{ list,\n\n  /** Get"],
    ["{\n  // nothing yet\n}", "{\n  /** List"],
    ["{ list, /* the rest */ retrieve, save }", "{ list, /* the rest */ retrieve, save }"],
  ])("into %j", (literal, wanted) => {
    const text = revised(`${head}\nexport const books: BooksHandlers<Context> = ${literal};\n`);
    expect(text).toContain(`Context> = ${wanted}`);
    expect(text).toMatch(/\};?\n$/);
  });

  test("wherever an object is annotated", () => {
    for (const [before, after] of [
      ["export const books = ({ list, retrieve }) satisfies BooksHandlers<Context>;", "retrieve,"],
      ["function make(): BooksHandlers<Context> {\n  return { list, retrieve };\n}", "retrieve,"],
      ["const make = (db: Db): BooksHandlers<Context> => ({\n  list,\n  retrieve,\n});", "},\n});"],
      ["export default { list, retrieve } satisfies BooksHandlers;", "retrieve,"],
    ] as const) {
      const text = revised(`${head}\n${before}\n`);
      expect(text).toContain("async save(request) {");
      expect(text).toContain(after);
    }
  });

  test("with the name that a file gives to what they import", () => {
    const own = `import { notImplemented as later } from "library";\n`;
    expect(revised(`${own}${head}export const books: BooksHandlers = {};\n`)).toContain(
      "return later(request);",
    );
    const taken = "const notImplemented = 1;\n";
    const text = revised(`${head}${taken}export const books: BooksHandlers = {};\n`);
    expect(text).toContain('import { notImplemented as notImplemented_ } from "library";');
    expect(text).toContain("return notImplemented_(request);");
  });
});

describe("a rename is followed", () => {
  const fetch = operation("fetch", "Get Book", "GET /books/{id}", ", formerly: [retrieve]");
  const given = manifest({ books: list + fetch });

  test.each([
    [
      "async retrieve({ path }) { return one(path.id); }",
      "async fetch({ path }) { return one(path.id); }",
    ],
    ["retrieve: one", "fetch: one"],
    ["retrieve", "fetch: retrieve"],
    ['"retrieve": one', '"fetch": one'],
    ["['retrieve']: one", "['fetch']: one"],
  ])("of %s", (before, after) => {
    const text = (member: string): string =>
      `${head}\nexport const books: BooksHandlers<Context> = {\n  list,\n  // one\n  ${member},\n};\n`;
    expect(revised(text(before), given)).toBe(text(after));
  });
});

describe("a handler without an operation is marked", () => {
  const gone = manifest({ books: list });
  const before = `${head}
export const books: BooksHandlers<Context> = {
  list,
  /** Mine. */
  async save(request) {
    return mine(request);
  },
};
`;
  const marked = before.replace(
    "  async save",
    "  // endpoint-manifest: the manifest has no `books.save`. Take from here what you need, then delete it.\n  async save",
  );

  test("and the mark goes when the operation is back", () => {
    expect(revised(before, gone)).toBe(marked);
    expect(revised(marked, gone)).toBe(marked);
    expect(revised(marked, manifest({ books: list + save }))).toBe(before);
  });

  test("but a mark that a person changed is that person's", () => {
    const changed = marked.replace("then delete it.", "then delete it. Ask Ann first!");
    expect(revised(changed, gone)).toBe(changed);
    expect(revised(changed, manifest({ books: list + save }))).toBe(changed);
  });

  test("with what is missing, where its route is no longer shown", () => {
    const given = manifest({ books: `${list}  save: { title: Save, method: PUT }\n` });
    const text = revised(before, given);
    expect(text).toContain(
      "  // endpoint-manifest: `books.save` has no route: the manifest does not show its path " +
        "(manifest/groups/books.yaml#operations.save). Fill it in, or delete this.\n  async save",
    );
    expect(revised(text, gone)).toBe(marked);
    expect(revised(text, manifest({ books: list + save }))).toBe(before);
  });

  test("within a line where it stands in one", () => {
    const line = (members: string): string =>
      `${head}export const books: BooksHandlers = { ${members} };\n`;
    const text = revised(line("list, save"), gone);
    expect(text).toContain(
      "{ list, /* endpoint-manifest: the manifest has no `books.save`. Take from here what you need, then delete it. */ save }",
    );
    expect(revised(text, manifest({ books: list + save }))).toBe(line("list, save"));
  });

  test("with its new place where another operation has its route, and so is that one's stub", () => {
    const { files } = run(manifest({ books: list + save }));
    const given = manifest({
      books: list,
      shelf: operation("put", "Put Book", "PUT /books/{id}"),
    });
    const moved = run(given, files);
    expect(moved.files["books.ts"]).toContain(
      "  // endpoint-manifest: `books.save` is `shelf.put` (shelf.ts) now. Move its body there, then delete it here.\n  async save",
    );
    expect(moved.files["shelf.ts"]).toContain(
      "  // endpoint-manifest: `shelf.put` was `books.save` (books.ts). Move the body from there to here.\n  async put",
    );
    expect(run(given, moved.files).notes).toEqual([]);
    const books = moved.files["books.ts"] ?? "";
    const done = {
      ...moved.files,
      "books.ts": `${books.slice(0, books.indexOf("  /** Save"))}};\n`,
    };
    const after = run(given, done);
    expect(after.notes).toEqual(["shelf.ts: put unmarked"]);
    expect(after.files["shelf.ts"]).not.toContain("endpoint-manifest");
  });

  test("also where the whole group went, in its file and in the object around", () => {
    const { files } = run(manifest({ books: list, shelf: operation("put", "Put", "PUT /shelf") }));
    const { files: after, notes } = run(manifest({ books: list }), files);
    expect(notes).toEqual(["index.ts: shelf marked", "shelf.ts: put marked"]);
    expect(after["index.ts"]).toContain("the manifest has no `shelf`.");
    expect(after["shelf.ts"]).toContain("the manifest has no `shelf.put`.");
    const unrouted = manifest({ books: list, shelf: "  put: { title: Put, method: PUT }\n" });
    const { files: still } = run(unrouted, after);
    expect(still["index.ts"]).toContain("`shelf` has no route: nothing in it has a method and");
    expect(still["shelf.ts"]).toContain("`shelf.put` has no route");
  });
});

describe("groups", () => {
  const given = manifest({
    books: list,
    "books/notes": operation("add", "Add Note", "POST /notes"),
    me: operation("retrieve", "Me", "GET /me"),
  });

  test("are added to the object around them, in files of their own", () => {
    const { files } = run(manifest({ books: list }));
    const { files: after, notes } = run(given, files);
    expect(notes).toEqual([
      ...["books.ts: notes added", "books/notes.ts: ", "index.ts: me added", "me.ts: "],
    ]);
    expect(after["books.ts"]).toContain('import { notes } from "./books/notes.js";\n');
    expect(after["books.ts"]).toMatch(/ {2}\},\n\n {2}notes,\n\};\n$/);
    expect(after["index.ts"]).toContain("  books,\n  me,\n");
  });

  test("are added within a line to those in one, and take the style of their neighbours", () => {
    const { files } = run(manifest({ books: list }));
    const index = `import type { Handlers } from 'library'
import type { App } from '../app.ts'
import { books } from './books.ts'
export const handlers: Handlers<App> = { books }
`;
    const { files: after } = run(given, { ...files, "index.ts": index });
    expect(after["index.ts"]).toBe(`import type { Handlers } from 'library'
import type { App } from '../app.ts'
import { books } from './books.ts'
import { me } from './me.ts'
export const handlers: Handlers<App> = { books, me }
`);
    expect(after["me.ts"]).toContain("import type { App } from '../app.ts'\n");
    expect(after["books/notes.ts"]).toContain("import type { App } from '../../app.ts'\n");
  });

  test("are found in other files, and in the object around them", () => {
    const files: Files = {
      "all.ts": `import type { Handlers } from "library";
import { music } from "./elsewhere/music.js";
export const handlers: Handlers = {
  books: music,
  me: {
    retrieve: () => new Response(),
  },
};
`,
      "elsewhere/music.ts": `import type { BooksHandlers } from "library/books";
import type { NotesHandlers } from "library/books/notes";
const notes: NotesHandlers = {};
export const music: BooksHandlers = {
  notes,
};
`,
    };
    const given2 = manifest({
      books: list,
      "books/notes": operation("add", "Add Note", "POST /notes"),
      me: operation("retrieve", "Me", "GET /me") + operation("remove", "Go", "DELETE /me"),
    });
    const { notes, files: after } = run(given2, files);
    expect(notes).toEqual(["all.ts: remove added", "elsewhere/music.ts: list added; add added"]);
    expect(after["all.ts"]).toContain("  },\n};\n");
  });
});

describe("imports", () => {
  test("take the package's new name, wherever it stands", () => {
    const { files } = run(all);
    const mine = { ...files, "mine.ts": "export { ProblemError } from 'library';\n" };
    const { files: after, notes } = run(all, mine, "@example/library");
    expect(notes).toHaveLength(4);
    for (const text of Object.values(after)) expect(text).not.toMatch(/["']library/);
    expect(after["mine.ts"]).toBe("export { ProblemError } from '@example/library';\n");
    expect(run(all, after, "@example/library").notes).toEqual([]);
  });

  test("that were lost are put back", () => {
    const lost =
      "export const books: BooksHandlers<Context> = {\n  list,\n  retrieve,\n  save,\n};\n";
    expect(revised(lost)).toBe(`import type { BooksHandlers } from "library/books";
import type { Context } from "./context.js";

${lost}`);
  });

  test("and annotations follow a file that a person has renamed with its group", () => {
    const { files } = run(manifest({ books: list }));
    const { "books.ts": books = "", "index.ts": index = "", ...others } = files;
    const renamed = {
      ...others,
      "volumes.ts": books,
      "index.ts": index.replace("./books", "./volumes"),
    };
    const given = manifest({ volumes: list });
    const { files: after } = run(given, renamed);
    expect(after["volumes.ts"]).toBe(
      books
        .replaceAll("BooksHandlers", "VolumesHandlers")
        .replace("library/books", "library/volumes"),
    );
    expect(after["index.ts"]).toContain("  volumes: books,\n");
  });
});

describe("hooks", () => {
  const scheme = (name: string): string => `${name}: { type: http, scheme: bearer }`;
  const secured = (...names: readonly string[]) =>
    manifest(
      { books: list },
      `authentication:\n  schemes: { ${names.map(scheme).join(", ")} }\n` +
        `  default: [${names.map((name) => `{ ${name}: none }`).join(", ")}]\n`,
    );

  test("are added for new schemes, and marked for those that went", () => {
    const { files } = run(secured("user"));
    const { files: after, notes } = run(secured("app"), files);
    expect(notes).toEqual(["authenticate.ts: user marked; app added"]);
    expect(after["authenticate.ts"]).toContain("the manifest has no `authenticate.user`.");
  });

  test("come when the schemes are known, unless a person has another way", () => {
    const { files } = run(manifest({ books: list }));
    expect(run(secured("user"), files).notes).toEqual(["authenticate.ts: "]);
    const main = `${files["main.ts"] ?? ""}// authenticate: elsewhere\n`;
    expect(run(secured("user"), { ...files, "main.ts": main }).notes).toEqual([]);
  });
});
