/** `check`, run as a process: what it finds, how it says so, and that it changes nothing. */
import { writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => project.end());

describe("check", () => {
  test("names what is stale, missing, orphaned and edited by hand, with a diff and the command that mends it", async () => {
    await project.run(["generate"]);
    expect(await project.run(["check"])).toMatchObject({ code: 0, error: "" });

    project.replace("manifest/groups/orders.yaml", "  cancel: not shown\n", "");
    project.replace("manifest/groups/orders.yaml", "List Orders", "List All Orders");
    project.remove("generated/typescript-client/src/index.ts");
    project.replace("generated/typescript-client/src/client.ts", "class Shop", "class MyShop");
    project.replace("manifest/targets.yaml", "  model-json: {}\n", "");
    const before = project.output();
    const { code, out, error } = await project.run(["check"]);
    expect({ code, error }).toEqual({ code: 1, error: "" });
    expect(out).toMatch(/^missing +generated\/typescript-client\/src\/index\.ts$/m);
    expect(out).toMatch(/^stale +generated\/typescript-client\/src\/groups\/orders\.ts$/m);
    expect(out).toMatch(
      /^hand-edited +generated\/typescript-client\/src\/client\.ts \(generating overwrites the edits\)$/m,
    );
    expect(out).toMatch(/^orphaned +generated\/model-json\/model\.json$/m);
    expect(out).toContain("| - * List Orders");
    expect(out).toContain("| + * List All Orders");
    expect(out).toMatch(/\nTo mend it: npx endpoint-manifest generate\n$/);
    expect(project.output()).toEqual(before);

    expect((await project.run(["generate"])).out).toContain("generated/typescript-client");
    expect((await project.run(["check"])).code).toBe(0);
  });

  test("the command that mends it is in the words of the caller", async () => {
    const script = { npm_lifecycle_event: "check" };
    expect((await project.run(["check"], script)).out).toContain("To mend it: npm run generate\n");
    const elsewhere = await project.run(
      ["check", "--out", "my output", "--only", "model-json"],
      script,
    );
    expect(elsewhere.out).toContain("npm run generate -- --out 'my output' --only model-json\n");
  });

  test("line ends do not count", async () => {
    await project.run(["generate"]);
    for (const path of [
      "typescript-client/src/index.ts",
      "model-json/model.json",
      "endpoint-manifest.lock",
    ]) {
      const text = project.read(`generated/${path}`);
      writeFileSync(project.path(`generated/${path}`), text.replaceAll("\n", "\r\n"));
    }
    expect(await project.run(["check"])).toMatchObject({ code: 0, error: "" });
    expect(await project.run(["check"], { CI: "true" })).toMatchObject({ code: 0, error: "" });
  });

  test("a broken manifest is not a stale output: exit code 2", async () => {
    project.replace("manifest/service.yaml", "title: Shop", "title: Not-Shown");
    expect(await project.run(["check"])).toMatchObject({ code: 2, out: "" });
  });

  test("prints for programs and for GitHub", async () => {
    const json = await project.run(["check", "--format", "json"]);
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out)).toMatchObject({ current: false });
    const github = await project.run(["check", "--format", "github"]);
    expect(github.out).toMatch(/^::error file=generated\/[^:]+::/m);
    project.replace("manifest/service.yaml", "title: Shop", "title: None");
    const faults = await project.run(["check", "--format", "json"]);
    expect(JSON.parse(faults.error)).toMatchObject([
      { file: "manifest/service.yaml", line: 2, column: 8, code: "marker-typo" },
    ]);
  });
});
