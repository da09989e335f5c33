/** `generate --group`, run as a process: which files it makes, which it leaves, and that `check` is not fooled by them. */
import { mkdirSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

const group = (title: string, path: string): readonly string[] => [
  "source: handbook",
  `title: ${title}`,
  "operations:",
  "  list:",
  `    title: List ${title}`,
  "    method: GET",
  `    path: ${path}`,
  "    responses: { '200': { content: { application/json: { schema: { $ref: '#/schemas/thing' } } } } }",
];

const library: Readonly<Record<string, readonly string[]>> = {
  "manifest/service.yaml": [
    "source: handbook",
    "title: Library",
    "groups: [books, loans]",
    "sources: { handbook: { title: Handbook, kind: document } }",
  ],
  "manifest/groups/books.yaml": group("Books", "/books"),
  "manifest/groups/loans.yaml": [
    ...group("Loans", "/loans"),
    "subgroups:",
    "  fines:",
    "    title: Fines",
    "    operations: { list: { title: List Fines, method: GET, path: /fines } }",
  ],
  "manifest/schemas/things.yaml": [
    "source: handbook",
    "schemas:",
    "  thing: { type: object, description: Anything., properties: { name: { type: string } } }",
  ],
  "manifest/targets.yaml": [
    "targets:",
    "  docs: {}",
    "  go-client: { module: example.com/library, version: 1.0.0 }",
    "  openapi: { version: 1.0.0 }",
    "  typescript-client: { package: library, version: 1.0.0, license: MIT }",
    "  python-client: { package: library, version: 1.0.0, to: sdk/python }",
  ],
};

const ofBooks = [
  "docs/groups/books.md",
  "go-client/books.go",
  "typescript-client/src/groups/books.ts",
];
const ofLoans = [
  "docs/groups/loans.md",
  "go-client/loans.go",
  "typescript-client/src/groups/loans.ts",
  "typescript-client/src/groups/loans/fines.ts",
];
const [pythonBooks, pythonLoans] = ["books", "loans"].map(
  (name) => `sdk/python/src/library/groups/${name}.py`,
);

let project: Project;

beforeEach(() => {
  project = new Project(library);
  mkdirSync(project.path("node_modules"));
});

afterEach(() => project.end());

/** Edits both groups, and what all files are made of. */
function edit(): void {
  project.replace("manifest/groups/books.yaml", "List Books", "List All Books");
  project.replace("manifest/groups/loans.yaml", "List Loans", "List All Loans");
  project.replace("manifest/groups/loans.yaml", "List Fines", "List All Fines");
  project.replace("manifest/service.yaml", "title: Library", "title: The Library");
}

/** The paths and texts of all files, whenever they were written. */
function texts(): Readonly<Record<string, string>> {
  const inOutput = [...project.output()].map(([path, text]) => [path, text.replace(/^\S+ /, "")]);
  return {
    ...Object.fromEntries(inOutput),
    python: [pythonBooks, pythonLoans].map((path = "") => project.read(path)).join(),
  };
}

describe("generate --group", () => {
  test("makes the files of a group and those of the whole API, and leaves those of other groups", async () => {
    expect((await project.run(["generate", "--group", "books"])).code).toBe(0);
    const everything = texts();
    expect((await project.run(["check"])).code).toBe(0);

    edit();
    const { code, out } = await project.run(["generate", "--group", "books"]);
    expect(code).toBe(0);
    for (const path of ofBooks)
      expect(project.read(`generated/${path}`)).toContain("List All Books");
    expect(project.read(pythonBooks ?? "")).toContain("List All Books");
    for (const path of ofLoans) expect(texts()[path]).toBe(everything[path]);
    expect(project.read(pythonLoans ?? "")).not.toContain("List All Loans");
    expect(project.read("generated/openapi/openapi.json")).toContain("List All Loans");
    expect(out).toMatch(/^generated\/docs: .*, 2 left$/m);
    expect(out).toMatch(/`generate` without --group makes them\.\n$/);
  });

  test("check then names just the files that are old, and generate makes what a run from nothing makes", async () => {
    await project.run(["generate"]);
    edit();
    await project.run(["generate", "--group", "books"]);
    for (const environment of [{}, { CI: "true" }]) {
      const { code, out } = await project.run(["check"], environment);
      const stale = Array.from(out.matchAll(/^stale +(\S+)$/gm), ([, path = ""]) => path);
      expect(code).toBe(1);
      const old = [...ofLoans.map((path) => `generated/${path}`), pythonLoans];
      expect(stale.filter((path) => !path.endsWith(".lock")).sort()).toEqual(old.sort());
    }
    expect((await project.run(["generate"])).code).toBe(0);
    const after = texts();
    expect((await project.run(["check"], { CI: "true" })).code).toBe(0);
    project.remove("generated");
    project.remove("sdk");
    project.remove("node_modules");
    await project.run(["generate"]);
    expect(texts()).toEqual(after);
  });

  test("files that are missing are made, and files of a group that is gone go", async () => {
    await project.run(["generate"]);
    project.remove("generated/go-client/loans.go");
    expect((await project.run(["generate", "--group", "books"])).out).toContain("+ loans.go");
    project.replace("manifest/service.yaml", "groups: [books, loans]", "groups: [books]");
    project.remove("manifest/groups/loans.yaml");
    const { out } = await project.run(["generate", "--group", "books"]);
    expect(out).toContain("- loans.go");
    expect((await project.run(["check"])).code).toBe(0);
  });

  test("a file of another group that was edited by hand stays, and counts as edited", async () => {
    await project.run(["generate"]);
    project.replace("generated/go-client/loans.go", "package library", "package library // mine");
    await project.run(["generate", "--group", "books"]);
    const { out } = await project.run(["check"]);
    expect(out).toMatch(/^hand-edited +generated\/go-client\/loans\.go /m);
    expect((await project.run(["generate"])).code).toBe(0);
    expect(project.read("generated/go-client/loans.go")).not.toContain("mine");
  });

  test("a group below another one stands for that; several are made; --only goes with it", async () => {
    await project.run(["generate"]);
    edit();
    await project.run(["generate", "--group", "loans.fines", "--only", "go-client"]);
    expect(project.read("generated/go-client/loans.go")).toContain("List All Loans");
    expect(project.read("generated/go-client/books.go")).not.toContain("List All Books");
    expect(project.read("generated/docs/groups/loans.md")).not.toContain("List All Loans");
    await project.run(["generate", "--group", "loans,books"]);
    expect((await project.run(["check"])).code).toBe(0);
  });

  test("the build of a package is that of the files that stand there", async () => {
    await project.run(["generate"]);
    edit();
    await project.run(["generate", "--group", "books"]);
    const declared = (name: string): string =>
      project.read(`generated/typescript-client/dist/groups/${name}.d.ts`);
    expect(declared("books")).toContain("List All Books");
    expect(declared("loans")).toContain("List Loans");
    expect(project.has("generated/typescript-client/dist/groups/loans/fines.js")).toBe(true);
  });

  test("a group that there is not is refused with a hint, and nothing is written", async () => {
    const { code, out, error } = await project.run(["generate", "--group", "boks"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain("error unknown-group: ");
    expect(error).toContain("did you mean `books`?");
    const unlike = await project.run(["generate", "--group", "x"]);
    expect(unlike.error).toContain("there are: books, loans, loans.fines");
    expect(project.output().size).toBe(0);
  });

  test("programs are told how many files were left", async () => {
    await project.run(["generate"]);
    const { out } = await project.run(["generate", "--group", "books", "--format", "json"]);
    // The output is current, as a whole: nothing had to be left.
    expect(out).not.toContain("left");
    edit();
    const edited = await project.run(["generate", "--group", "books", "--format", "json"]);
    const { targets }: { readonly targets: readonly { target: string; left?: number }[] } =
      JSON.parse(edited.out);
    expect(targets.map(({ target, left }) => [target, left])).toEqual([
      ["docs", 2],
      ["go-client", 1],
      ["openapi", undefined],
      ["python-client", 1],
      ["typescript-client", 2],
    ]);
  });
});
