/** `generate`, run as a process: what it prints and what it leaves on the disk. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => project.end());

describe("generate", () => {
  test("says per target what it created, updated, deleted and left", async () => {
    const first = await project.run(["generate"]);
    expect(first).toMatchObject({ code: 0, error: "" });
    expect(first.out).toContain("generated/model-json: 1 created\ngenerated/");
    expect(first.out).toMatch(/generated\/typescript-client: \d+ created/);

    expect((await project.run(["generate"])).out).toMatch(
      /^generated is current: \d+ files, 1 package built\n$/,
    );

    project.replace("manifest/groups/orders.yaml", "List Orders", "List All Orders");
    project.write("manifest/service.yaml", [
      ...project.read("manifest/service.yaml").trim().split("\n"),
      "headers: none",
    ]);
    const second = await project.run(["generate"]);
    expect(second.out).toContain("1 updated");
    expect(second.out).toContain("~ src/groups/orders.ts");

    project.replace("manifest/targets.yaml", "  model-json: {}\n", "");
    const third = await project.run(["generate"]);
    expect(third.out).toContain("generated/model-json: 1 deleted\n  - model.json");
    expect(project.has("generated/model-json")).toBe(false);
  });

  test("touches no file that stays as it is", async () => {
    await project.run(["generate"]);
    const before = project.output();
    await project.run(["generate"]);
    expect(project.output()).toEqual(before);
  });

  test("makes the targets that are asked for and leaves the others alone", async () => {
    await project.run(["generate", "--only", "model-json"]);
    expect([...project.output().keys()].sort()).toEqual([
      "endpoint-manifest.lock",
      join("model-json", "model.json"),
    ]);
    await project.run(["generate"]);
    const others = project.output();
    project.replace("manifest/groups/orders.yaml", "List Orders", "List All Orders");
    await project.run(["generate", "--only", "model-json"]);
    const client = (path: string): boolean => path.startsWith("typescript-client");
    const after = [...project.output()].filter(([path]) => client(path));
    expect(after).toEqual([...others].filter(([path]) => client(path)));
    const { code, out } = await project.run(["check"]);
    expect(code).toBe(1);
    expect(out).toContain("generated/typescript-client/src/groups/orders.ts");
    expect(out).not.toMatch(/^stale +generated.model-json/m);
    expect(out).not.toContain("hand-edited");
  });

  test.each([
    [["--only", "model-json,typescript-client"], 2],
    [["--only", "model-json", "typescript-client"], 2],
    [["--only", "model-json", "--only", "typescript-client, model-json"], 2],
    [["--target", "model-json"], 1],
  ])("%j makes %i targets", async (args, count) => {
    const { out } = await project.run(["generate", "--format", "json", ...args]);
    const { targets }: { readonly targets: readonly unknown[] } = JSON.parse(out);
    expect(targets).toHaveLength(count);
  });

  test("a name that targets.yaml does not have, or an empty one, is refused with a hint", async () => {
    const unknown = await project.run(["generate", "--only", "typescript-client,model-jason"]);
    expect(unknown.error).toContain("error unknown-target: ");
    expect(unknown).toMatchObject({ code: 2, out: "" });
    expect(unknown.error).toContain("did you mean `model-json`?");
    const empty = await project.run(["generate", "--only", "model-json,"]);
    expect(empty).toMatchObject({ code: 2, out: "" });
    expect(empty.error).toContain("It is empty.");
    expect(project.output().size).toBe(0);
  });

  test("tells all faults at once, and writes nothing", async () => {
    await project.run(["generate"]);
    const before = project.output();
    project.replace("manifest/groups/orders.yaml", "path: /orders", "path: /orders/{id");
    project.replace("manifest/groups/orders.yaml", "title: Orders", "titel: Orders");
    project.replace("manifest/service.yaml", "kind: document", "kind: hearsay");
    const { code, out, error } = await project.run(["generate"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    for (const [place, fault] of [
      ["manifest/groups/orders.yaml:2:1", "unknown-key"],
      ["manifest/groups/orders.yaml:7:11", "bad-path-template"],
      ["manifest/service.yaml:4:47", "unexpected-value"],
    ]) {
      expect(error).toContain(`${place} - error ${fault}: `);
    }
    expect(error).toContain("did you mean `title`?");
    expect(error).toMatch(/\n3 errors in 2 files\n$/);
    expect(project.output()).toEqual(before);
  });

  test("a warning is printed once and counted from then on, and changes no exit code", async () => {
    project.replace(
      "manifest/groups/orders.yaml",
      "path: /orders",
      "path: /orders\n    parameters: { query: { ids: { schema: { type: array } } } }",
    );
    for (const [command, said] of [
      ["generate", "warning style-missing"],
      ["generate", "1 warning as before"],
      ["check", "warning style-missing"],
    ] as const) {
      const { code, error } = await project.run([command]);
      expect(code).toBe(0);
      expect(error).toContain(said);
    }
    expect((await project.run(["generate", "--quiet"])).error).toBe("");
  });

  test("a file of somebody else in the way is left, and said", async () => {
    project.write("generated/model-json/model.json", ["{}"]);
    const { code, error } = await project.run(["generate"]);
    expect(code).toBe(2);
    expect(error).toContain("foreign-file");
    expect([...project.output().keys()]).toEqual([join("model-json", "model.json")]);
    expect(project.read("generated/model-json/model.json")).toBe("{}\n");
  });

  test("a folder where a file should be, a file where the folder should be", async () => {
    mkdirSync(project.path("generated/model-json/model.json/mine"), { recursive: true });
    project.write("generated/model-json/model.json/mine/note.txt", ["keep me"]);
    const first = await project.run(["generate"]);
    expect(first.code).toBe(2);
    expect(first.error).toContain("path-taken");
    expect(project.read("generated/model-json/model.json/mine/note.txt")).toBe("keep me\n");
    project.write("occupied", ["a file"]);
    const second = await project.run(["generate", "--out", "occupied"]);
    expect(second.code).toBe(2);
    expect(second.error).toMatch(/error [a-z-]+: /);
    expect(project.read("occupied")).toBe("a file\n");
  });

  test("a damaged lock or cache changes no byte of the result", async () => {
    await project.run(["generate"]);
    const lock = project.read("generated/endpoint-manifest.lock");
    const model = project.read("generated/model-json/model.json");
    project.write("generated/endpoint-manifest.lock", [
      "<<<<<<< ours",
      ...lock.split("\n").slice(3),
    ]);
    expect((await project.run(["generate"])).code).toBe(0);
    expect(project.read("generated/endpoint-manifest.lock")).toBe(lock);
    project.remove("generated/endpoint-manifest.lock");
    expect((await project.run(["generate"])).code).toBe(0);
    expect(project.read("generated/endpoint-manifest.lock")).toBe(lock);
    expect(project.read("generated/model-json/model.json")).toBe(model);
  });

  test("gives the same bytes from wherever it is run", async () => {
    await project.run(["generate"]);
    const folders = ["--manifest", project.path("manifest"), "--out", project.path("elsewhere")];
    await project.run(["generate", ...folders]);
    expect(project.read("elsewhere/model-json/model.json")).toBe(
      project.read("generated/model-json/model.json"),
    );
  });

  test("--profile tells the time of each stage and target, beside the result", async () => {
    const { out, error } = await project.run(["generate", "--profile"]);
    expect(out).toContain("created");
    for (const stage of [
      "read",
      "parse",
      "validate",
      "resolve",
      "emit model-json",
      "print typescript-client",
    ]) {
      expect(error).toMatch(new RegExp(`^${stage} +\\d+\\.\\d ms$`, "m"));
    }
  });
});
