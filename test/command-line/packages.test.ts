/** `generate`, from an empty folder to a call: packages that can be imported as they stand, and sources for a bundler. */
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project, root } from "./project.js";

let project: Project;

beforeEach(() => {
  project = new Project({});
});

afterEach(() => project.end());

const call = [
  'import { LibraryClient } from "library-client";',
  'import { retrieve } from "library-client/books";',
  "const fetch = async (url) => Response.json({ url: String(url) });",
  'const client = new LibraryClient({ baseUrl: "https://library.example", fetch });',
  'const book = await client.books.retrieve("9780000000002");',
  "console.log(JSON.stringify({ book, kind: typeof retrieve }));",
];

/** Installs a package as `npm install ./generated/…` does. */
function install(name: string, folder: string): void {
  link(name, project.path(folder));
}

/** Installs packages as `npm install` does that this repository has installed, too. */
function installFromHere(...names: readonly string[]): void {
  for (const name of names) link(name, join(root, "node_modules", name));
}

function link(name: string, folder: string): void {
  const place = project.path(`node_modules/${name}`);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(folder, place, "dir");
}

function node(...args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: project.folder, encoding: "utf8" });
}

/** Returns the faults that the compiler of TypeScript finds in a file of the project, under the strictest settings. */
function faultsOfTypes(file: string, types: readonly string[] = []): string {
  const kind = { module: "nodenext", target: "es2022", lib: ["es2022", "dom", "dom.iterable"] };
  const strict = { strict: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };
  const compilerOptions = { ...kind, ...strict, types, noEmit: true };
  project.write("tsconfig.json", [JSON.stringify({ compilerOptions, files: [file] })]);
  try {
    return node(join(root, "node_modules/typescript/bin/tsc"), "--project", "tsconfig.json");
  } catch (error) {
    return String(error instanceof Error && "stdout" in error ? error.stdout : error);
  }
}

describe("a package", () => {
  test("can be imported after init and generate, with its types, and without any other step", async () => {
    await project.run(["init"]);
    const { code, out } = await project.run(["generate"]);
    expect(code).toBe(0);
    expect(out).toMatch(/generated\/typescript-client\/dist: built, \d+ files\n/);
    expect(out).toContain("npm install ./generated/typescript-client");
    install("library-client", "generated/typescript-client");
    project.write("package.json", ['{ "type": "module" }']);
    project.write("call.js", call);
    expect(JSON.parse(node("call.js"))).toEqual({
      book: { url: "https://library.example/books/9780000000002" },
      kind: "function",
    });
    project.write("typed.ts", [
      'import { LibraryClient } from "library-client";',
      'const client = new LibraryClient({ baseUrl: "https://library.example" });',
      'export const title: string = (await client.books.retrieve("9780000000002")).title;',
      "// @ts-expect-error An id is a text.",
      "client.books.retrieve({});",
    ]);
    expect(faultsOfTypes("typed.ts")).toBe("");
  });

  test("is built again where its build is gone or is another one, and check asks nothing of it", async () => {
    await project.run(["init"]);
    mkdirSync(project.path("node_modules"));
    await project.run(["generate"]);
    expect((await project.run(["generate"])).out).toMatch(
      /^generated is current: \d+ files, 2 packages built\n$/,
    );
    const path = "generated/typescript-client/dist/index.js";
    const built = project.read(path);
    for (const spoil of [
      () => project.write(path, ["// an older one"]),
      () => project.remove("generated/typescript-client/dist"),
      () => project.remove(path),
    ]) {
      spoil();
      expect(await project.run(["check"])).toMatchObject({ code: 0 });
      expect((await project.run(["generate"])).out).toContain("typescript-client/dist: built");
      expect(project.read(path)).toBe(built);
    }
    project.remove("generated/typescript-client/dist");
    expect(await project.run(["check"], { CI: "true" })).toMatchObject({ code: 0 });
  });

  test("is left unbuilt where that is asked for, and says how it is built", async () => {
    await project.run(["init"]);
    const { code, out } = await project.run(["generate", "--no-build"]);
    expect(code).toBe(0);
    expect(project.has("generated/typescript-client/dist")).toBe(false);
    expect(out).toContain("npm run build --prefix generated/typescript-client");
    await project.run(["generate"]);
    expect(project.has("generated/typescript-client/dist/index.d.ts")).toBe(true);
  });

  test("loses of its build what is not made any more, and nothing that somebody else put there", async () => {
    await project.run(["init"]);
    await project.run(["generate"]);
    const dist = "generated/typescript-client/dist";
    project.write(`${dist}/mine.js`, ["export {};"]);
    project.replace(
      "manifest/targets.yaml",
      "package: library-client",
      "without: [tanstack]\n    package: library-client",
    );
    expect(project.has(`${dist}/tanstack.js`)).toBe(true);
    await project.run(["generate"]);
    expect(project.has(`${dist}/tanstack.js`)).toBe(false);
    expect(project.has(`${dist}/mine.js`)).toBe(true);
    project.replace("manifest/targets.yaml", / {2}typescript-client:\n(?: {4}.*\n)+/, "");
    await project.run(["generate"]);
    expect(
      [...project.output().keys()].filter((each) => each.startsWith("typescript-client")),
    ).toEqual([join("typescript-client", "dist", "mine.js")]);
  });
});

/** Lines of a project that has the client as files of its own. */
const sources = [
  "targets:",
  "  typescript-client: { as: sources, to: src/api, className: Library }",
];

describe("sources in a folder of the user's choice", () => {
  beforeEach(async () => {
    await project.run(["init"]);
    project.write("manifest/targets.yaml", sources);
    project.write("src/api/notes.md", ["mine"]);
    project.write("src/main.ts", [
      'import { Library } from "./api/index.js";',
      "const fetch = async (url: unknown) => Response.json({ url: String(url) });",
      'const client = new Library({ baseUrl: "https://library.example", fetch });',
      'console.log(JSON.stringify(await client.books.retrieve("9780000000002")));',
    ]);
    project.write("package.json", ['{ "type": "module" }']);
  });

  test("are TypeScript alone, and a bundler and a compiler take them", async () => {
    const { code, out } = await project.run(["generate"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^src\/api: \d+ created\n/);
    expect(out).toContain('import { Library } from "./src/api/index.js"');
    expect(project.has("generated")).toBe(false);
    expect(project.has("src/api/package.json")).toBe(false);
    expect(project.has("src/api/groups/books.ts")).toBe(true);
    installFromHere("zod");
    expect(faultsOfTypes("src/main.ts")).toBe("");
    await build({
      entryPoints: [project.path("src/main.ts")],
      ...{ outfile: project.path("out.mjs"), bundle: true, format: "esm", logLevel: "error" },
    });
    expect(JSON.parse(node("out.mjs"))).toEqual({
      url: "https://library.example/books/9780000000002",
    });
  });

  test("are checked, told when somebody edited them, and stay apart from what else stands there", async () => {
    mkdirSync(project.path("node_modules"));
    await project.run(["generate"]);
    expect((await project.run(["generate"])).out).toMatch(/^src\/api is current: \d+ files\n$/);
    expect(await project.run(["check"])).toMatchObject({ code: 0, error: "" });
    project.write("src/api/index.ts", ["export {};"]);
    const { code, out } = await project.run(["check"]);
    expect(code).toBe(1);
    expect(out).toMatch(/^hand-edited {2}src\/api\/index\.ts \(generating overwrites the edits\)/);
    expect((await project.run(["generate"])).out).toContain(
      "~ index.ts (edits by hand were overwritten)",
    );
    expect(await project.run(["check"])).toMatchObject({ code: 0, error: "" });
    project.replace("manifest/targets.yaml", "as: sources,", "as: sources, without: [tanstack],");
    await project.run(["generate"]);
    expect(project.has("src/api/tanstack.ts")).toBe(false);
    expect(project.read("src/api/notes.md")).toBe("mine\n");
  });

  test("are not written over a file of somebody else", async () => {
    project.write("src/api/client.ts", ["export const mine = true;"]);
    const { code, error } = await project.run(["generate"]);
    expect(code).toBe(2);
    expect(error).toContain("error foreign-file: src/api/client.ts has to be generated");
    expect(project.has("src/api/index.ts")).toBe(false);
  });

  test("leave the folder that they had before, and the model is compared wherever it stands", async () => {
    project.write("manifest/targets.yaml", [
      "targets:",
      "  model-json: {}",
      "  openapi: { version: 1.0.0 }",
    ]);
    await project.run(["generate"]);
    project.write("manifest/targets.yaml", [
      ...[
        "targets:",
        "  model-json: { to: api/model }",
        "  openapi: { version: 1.0.0, to: api/openapi }",
      ],
    ]);
    await project.run(["generate"]);
    expect([...project.output().keys()]).toEqual([]);
    expect(project.has("api/openapi/openapi.yaml")).toBe(true);
    project.replace(
      "manifest/groups/books.yaml",
      /(\n {2}retrieve:\n {4}title:) .*/,
      "$1 Get One Book",
    );
    expect((await project.run(["generate"])).out).toContain("Since the last run: 1 place changed");
  });

  test.each([
    ["../elsewhere", "bad-setting: expected a folder below the project's, such as `src/api`"],
    ["/tmp/api", "did you mean `tmp/api`?"],
    ["src/../..", "bad-setting"],
    [
      "manifest",
      "output-overlap: `typescript-client` cannot go to manifest: that is the folder of the manifest",
    ],
    ["manifest/api", "output-overlap"],
    ["generated", "output-overlap"],
    ["generated/docs", "that is the folder of `docs`, or lies in it, or holds it"],
    ["Src/Docs/api", "that is the folder of `docs`"],
  ])("cannot go to %s", async (to, said) => {
    project.write("manifest/targets.yaml", [
      ...[
        "targets:",
        "  docs: { to: src/docs }",
        `  typescript-client: { as: sources, to: ${to} }`,
      ],
    ]);
    const { code, error } = await project.run(["generate"]);
    expect(code).toBe(2);
    expect(error).toContain(said);
    expect(error).toMatch(/manifest\/targets\.yaml:3:\d+ - error /);
  });
});

describe("a server as sources", () => {
  const server = (more = "") => [
    "targets:",
    `  typescript-server: { as: sources, to: src/server, handlers: src/handlers${more} }`,
  ];

  beforeEach(async () => {
    await project.run(["init"]);
    project.write("manifest/targets.yaml", server());
    project.write("package.json", ['{ "type": "module" }']);
  });

  test("is TypeScript alone; handlers import its files, compile, and answer", async () => {
    const { code, out } = await project.run(["generate"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^src\/server: \d+ created\n/);
    expect(out).toContain("npm install hono @hono/node-server zod");
    expect(project.has("generated")).toBe(false);
    expect(project.has("src/server/package.json")).toBe(false);
    expect(project.has("src/server/README.md")).toBe(false);

    const scaffolded = await project.run(["scaffold"]);
    expect(scaffolded).toMatchObject({ code: 0, error: "" });
    expect(scaffolded.out).toContain("npx tsx src/handlers/main.ts");
    expect(project.read("src/handlers/main.ts")).toContain('from "../server/runtime/node.js";');
    expect(project.read("src/handlers/books.ts")).toContain('from "../server/groups/books.js";');
    expect(await project.run(["check"])).toMatchObject({ code: 0, error: "" });
    expect((await project.run(["scaffold"])).out).toBe("src/handlers: 2 unchanged\n");

    installFromHere("hono", "@hono/node-server", "zod", "@types/node", "undici-types");
    expect(faultsOfTypes("src/handlers/main.ts", ["node"])).toBe("");
    project.write("src/once.ts", [
      'import { createServer } from "./server/index.js";',
      'import { handlers } from "./handlers/index.js";',
      "const server = createServer(handlers, { context: () => ({}) });",
      'const found = await server.fetch(new Request("http://localhost/books/9780000000002"));',
      "console.log(found.status);",
    ]);
    await build({
      entryPoints: [project.path("src/once.ts")],
      ...{ outfile: project.path("out.mjs"), bundle: true, format: "esm", logLevel: "error" },
      platform: "node",
    });
    expect(node("out.mjs")).toBe("501\n");
  });

  test("has its own mock where that is asked for", async () => {
    project.write("manifest/targets.yaml", server(", mock: true"));
    await project.run(["generate"]);
    installFromHere("hono", "@hono/node-server", "zod", "@types/node", "undici-types");
    project.write("src/mocked.ts", [
      'import { mockServer } from "./server/mock.js";',
      "const server = mockServer({ seed: 7 });",
      'const found = await server.fetch(new Request("http://localhost/books/9780000000002"));',
      "const body: unknown = await found.json();",
      "console.log(JSON.stringify({ status: found.status, body }));",
    ]);
    expect(faultsOfTypes("src/mocked.ts", ["node"])).toBe("");
  });

  test("that becomes a package: the handlers follow", async () => {
    await project.run(["generate"]);
    await project.run(["scaffold"]);
    project.write("manifest/targets.yaml", [
      ...["targets:", "  typescript-server:", "    package: library-server"],
      ...["    version: 0.1.0", "    license: MIT", "    handlers: src/handlers"],
    ]);
    const { code, out } = await project.run(["check"]);
    expect(code).toBe(1);
    expect(out).toContain("npx endpoint-manifest scaffold");
    await project.run(["scaffold"]);
    expect(project.read("src/handlers/main.ts")).toContain('from "library-server/node";');
    expect(project.read("src/handlers/books.ts")).toContain('from "library-server/books";');
  });
});
