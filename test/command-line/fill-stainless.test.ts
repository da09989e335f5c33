/** `init --from` and `fill --from` of a description with the configuration that names its operations, run as processes. */
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { manifestText } from "./book-project.js";
import { both, libraryFolder as folder, libraryProject } from "./library-project.js";
import type { Project } from "./project.js";

let project: Project;

afterEach(() => project.end());

test("init takes names and order of the configuration, and the rest of the description", async () => {
  project = libraryProject();
  const { code, out, error } = await project.run(["init", ...both]);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  await expect(out).toMatchFileSnapshot(join(folder, "init.txt"));
  await expect(manifestText(project)).toMatchFileSnapshot(join(folder, "manifest.txt"));
  expect(await project.run(["generate"])).toMatchObject({ code: 0, error: "" });
  expect(await project.run(["check"])).toMatchObject({ code: 0, error: "" });
  const client = project.read("generated/typescript-client/README.md");
  expect(client).toContain('from "@library/sdk"');
  expect(client).toContain("client.me.savedLoans.list");
});

test("init takes the targets java and kotlin of the configuration over", async () => {
  project = libraryProject();
  await project.run(["init", ...both]);
  const targets = project.read("manifest/targets.yaml");
  for (const language of ["java", "kotlin"]) {
    expect(targets).toContain(`
  ${language}-client:
    client: Library
    groupId: com.library.api
    artifactId: library-${language}
    package: com.library.api
    version: 0.1.0 #`);
  }
  expect(await project.run(["generate"])).toMatchObject({ code: 0, error: "" });
  for (const language of ["java", "kotlin"]) {
    expect(project.read(`generated/${language}-client/pom.xml`)).toContain(
      `<groupId>com.library.api</groupId>\n  <artifactId>library-${language}</artifactId>`,
    );
  }
});

test("an artifact whose group is not shown is told of, and left out", async () => {
  project = libraryProject();
  project.replace("stainless.yml", "kotlin: { reverse_domain: com.library.api }", "kotlin: {}");
  const { out } = await project.run(["init", ...both]);
  expect(out).toMatch(
    /stainless\.yml:\d+:\d+: targets\.kotlin: An artifact needs `reverse_domain`/,
  );
  expect(project.read("manifest/targets.yaml")).not.toContain("\n  kotlin-client:");
});

test("what both say is filled in a second time without a change, in any order", async () => {
  project = libraryProject();
  await project.run(["init", ...both]);
  const before = manifestText(project);
  for (const args of [
    both,
    [...both].reverse().map((each, index, all) => all[index ^ 1] ?? each),
  ]) {
    const { code, out } = await project.run(["fill", ...args]);
    expect(code).toBe(0);
    expect(out).toMatch(/^manifest: 0 facts from stainless\.yml/);
    expect(out).toContain("\nmanifest: 0 facts from openapi.yaml");
    expect(manifestText(project)).toBe(before);
  }
  // Where the two differ, both are shown.
  const { out } = await project.run(["fill", ...both]);
  expect(out).toContain(
    "operations.add.deprecated: { reason: Use the import. } (sdk-configuration)\n",
  );
  expect(out).toContain("false (--prefer deprecated takes it)");
});

test("the description alone finds the schemas that the configuration renamed", async () => {
  project = libraryProject();
  await project.run(["init", ...both]);
  const before = manifestText(project);
  const { code, out } = await project.run(["fill", "--from", "openapi.yaml"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^manifest: 0 facts from openapi\.yaml/);
  expect(out).not.toContain("#/schemas/");
  expect(manifestText(project)).toBe(before);
});

test("fill names the operations of a manifest that has their names alone", async () => {
  project = libraryProject();
  project.write("manifest/service.yaml", [
    "source: handbook",
    "title: Library",
    "groups: [me, books]",
    "sources: { handbook: { title: Handbook, kind: document } }",
  ]);
  project.write("manifest/groups/me.yaml", [
    "source: handbook",
    "title: Me",
    "subgroups: { saved-loans: { title: Saved, operations: { list: not shown } } }",
  ]);
  project.write("manifest/groups/books.yaml", [
    "source: handbook",
    "title: Books",
    "operations: { list: not shown, retrieve: not shown, add: not shown }",
  ]);
  project.write("manifest/targets.yaml", ["targets: { model-json: {} }"]);
  const { code, out } = await project.run(["fill", ...both]);
  expect(code).toBe(0);
  expect(out).toContain(
    "operations: 4 exact, 0 mapped, 0 accepted, 0 proposed, 0 without a partner",
  );
  expect(project.read("manifest/groups/me.yaml")).toContain("path: /me/loans");
  expect(project.read("manifest/groups/books.yaml")).toContain("uses: cursor-page");
});

test("a configuration alone makes a manifest of names, methods and paths", async () => {
  project = libraryProject();
  const { code, out } = await project.run(["init", "--from", "stainless.yml"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^manifest: 6 operations of stainless\.yml, in 5 files\n/);
  expect(project.read("manifest/groups/me.yaml")).toContain("path: /me/loans");
  expect(await project.run(["generate"])).toMatchObject({ code: 0, error: "" });
});

test("a fault of the configuration is told with its place, and leaves out its part", async () => {
  project = libraryProject();
  project.replace("stainless.yml", "get /books/{isbn}", "get books/{isbn}");
  const { code, error } = await project.run(["init", ...both]);
  expect(code).toBe(0);
  expect(error).toContain("stainless.yml:55:17 - warning configuration-endpoint");
  expect(error).toContain("help: begin its path with a slash: `get /books`");
  expect(project.read("manifest/groups/books.yaml")).toContain("path: /books/{isbn}\n");
  const strict = await project.run(["init", "--strict", "--manifest", "other", ...both]);
  expect(strict.code).toBe(2);
  expect(project.has("other")).toBe(false);
});
