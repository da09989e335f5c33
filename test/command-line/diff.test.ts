/** `diff`, run as a process in a real repository of git. */
import { execFileSync } from "node:child_process";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project } from "./project.js";

let project: Project;

function git(...args: readonly string[]): void {
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...args], { cwd: project.folder, stdio: "ignore" });
}

function commit(): void {
  git("add", ".");
  git("commit", "-m", "state");
}

beforeEach(() => {
  project = new Project();
  git("init", "--initial-branch=main");
  commit();
});

afterEach(() => project.end());

const path = "manifest/groups/orders.yaml";

/** Returns the content of the folder, so that a test can check that nothing was written. */
function state(): string {
  return execFileSync("git", ["status", "--porcelain"], { cwd: project.folder, encoding: "utf8" });
}

describe("diff", () => {
  test("of what did not change says so", async () => {
    expect(await project.run(["diff", "main"])).toEqual({
      ...{ code: 0, error: "", out: "main → manifest: nothing changed\n" },
    });
  });

  test("tells what the working tree has new, and writes nothing", async () => {
    project.replace(
      path,
      "cancel: not shown",
      "cancel: { method: POST, path: '/orders/{id}/cancel' }",
    );
    const before = state();
    const { code, out, error } = await project.run(["diff", "HEAD"]);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain(
      "HEAD → manifest: 2 places filled in; 9 of 57 facts known, 3 more than before; code of implementers may have to be adapted\n",
    );
    expect(out).toContain("    + method: not shown → POST\n");
    expect(out).toContain("\nTypes that say more\n  + client.orders.cancel can be called now\n");
    expect(out).toMatch(/\n {2}typescript-client: 1 created|\n {2}typescript-client: \d+ updated/);
    expect(out).toContain("typescript-client shop: 1.0.0 → 1.1.0 (more is known, or new)");
    expect(state()).toBe(before);
    expect(project.has("generated")).toBe(false);
  });

  test("compares two revisions, from wherever it is run, whatever the working tree says", async () => {
    project.replace(path, "path: /orders", "path: /all-orders");
    commit();
    project.write("manifest/service.yaml", ["broken: ["]);
    const there = await project.run(["diff", "HEAD~1", "HEAD"]);
    expect(there.out).toContain("! orders.list: /orders → /all-orders");
    project.write("below/a.txt", []);
    const below = await project.run(
      ["diff", "HEAD~1", "HEAD", "--manifest", "../manifest"],
      {},
      undefined,
      "below",
    );
    expect(below).toEqual(there);
    const inside = await project.run(
      ["diff", "HEAD~1", "HEAD", "--manifest", "."],
      {},
      undefined,
      "manifest",
    );
    expect(inside.out).toContain("! orders.list: /orders → /all-orders");
  });

  test("finds a manifest that stood elsewhere, or is not on disk any more", async () => {
    git("mv", "manifest", "api");
    commit();
    const moved = await project.run(["diff", "HEAD~1:manifest", "api"]);
    expect(moved).toEqual({ code: 0, error: "", out: "HEAD~1:manifest → api: nothing changed\n" });
    const gone = await project.run(["diff", "HEAD~1", "HEAD:api"]);
    expect(gone.out).toContain("nothing changed");
  });

  test("compares two folders without git", async () => {
    const other = new Project();
    other.replace(path, "title: List Orders", "title: All Orders");
    const { code, out } = await other.run(["diff", project.path("manifest"), "manifest"]);
    other.end();
    expect(code).toBe(0);
    expect(out).toContain("    ~ title: List Orders → All Orders\n");
  });

  test("--fail-on ends with 1: on what breaks the contract, or also on types that narrow", async () => {
    const filled =
      "path: /orders\n    responses: { 200: { content: { application/json: { schema: { type: string } } } } }";
    project.replace(path, "path: /orders", filled);
    const codes = async () => [
      (await project.run(["diff", "main"])).code,
      (await project.run(["diff", "main", "--fail-on", "contract"])).code,
      (await project.run(["diff", "main", "--fail-on", "breaking"])).code,
    ];
    expect(await codes()).toEqual([0, 0, 1]);
    project.replace(path, "method: GET", "method: QUERY");
    expect(await codes()).toEqual([0, 1, 1]);
  });

  test("prints an entry of a changelog, and a document", async () => {
    project.replace(path, "list:", "find:\n    formerly: [list]");
    const markdown = await project.run(["diff", "main", "--format", "markdown"]);
    expect(markdown.out).toMatch(
      /^## 1\.1\.0\n\nSince `main`: 1 place changed; \d+ of \d+ facts known; this /,
    );
    const json = await project.run(["diff", "main", "--format", "json"]);
    expect(JSON.parse(json.out)).toMatchObject({
      ...{ old: "main", new: "manifest", callers: "fine", implementers: "types" },
      impacts: [
        { rule: "operation-renamed", subject: "orders.find", words: "orders.list → orders.find" },
      ],
      versions: [
        { target: "typescript-client", was: "1.0.0", suggested: "1.1.0", isEnough: false },
      ],
    });
  });

  test.each([
    ["a revision that is not there", ["diff", "nowhere"], 'git knows no revision "nowhere"'],
    ["a folder that it has not", ["diff", "main:api"], 'revision "main" has no manifest in "api"'],
    [
      "an option of git's",
      ["diff", "--", "--upload-pack=x"],
      'git knows no revision "--upload-pack=x"',
    ],
    ["nothing", ["diff"], "missing required argument 'old'"],
    ["an empty name", ["diff", ""], "It is empty."],
    ["another format", ["diff", "main", "--format", "github"], "text, json, markdown"],
  ])("%s is a mistake: exit code 2", async (_, args, said) => {
    const { code, out, error } = await project.run(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain(said);
  });

  test("without a repository, or without git, says so", async () => {
    const bare = new Project();
    const ceiling = { GIT_CEILING_DIRECTORIES: bare.path("..") };
    const none = await bare.run(["diff", "main"], ceiling);
    expect(none).toMatchObject({ code: 2, out: "" });
    expect(none.error).toContain('"main" is no folder, and there is no git repository here');
    const missing = await bare.run(["diff", "main"], { PATH: bare.path("nothing") });
    expect(missing).toMatchObject({
      code: 2,
      error: '"main" is no folder, and git is not installed\n',
    });
    bare.end();
  });

  test("a fault in a manifest is told with its side: exit code 2", async () => {
    project.replace(path, "title: List Orders", "title: None");
    commit();
    project.replace(path, "title: None", "title: List Orders");
    const { code, out, error } = await project.run(["diff", "HEAD"]);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(error).toContain("HEAD:manifest/groups/orders.yaml:5:12 - error marker-typo");
  });

  test("a link in a revision is not followed", async () => {
    execFileSync("ln", ["-s", "../../secret.yaml", project.path("manifest/groups/links.yaml")]);
    commit();
    const { code, error } = await project.run(["diff", "HEAD~1", "HEAD"]);
    expect(code).toBe(2);
    expect(error).toContain('"groups/links.yaml" of revision "HEAD" is no file');
  });

  test("helps with examples, in 80 columns", async () => {
    const { code, out } = await project.run(["diff", "--help"]);
    expect(code).toBe(0);
    expect(out).toContain("Examples:\n  endpoint-manifest diff main\n");
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});
