/** The changelog of the docs, made in a real repository of git. */
import { execFileSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
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

const orders = "manifest/groups/orders.yaml";
const page = "generated/docs/changelog.md";

beforeEach(() => {
  project = new Project();
  mkdirSync(project.path("node_modules"));
  project.write(".gitignore", ["node_modules"]);
  // Targets of that time have no say: one that is gone since.
  project.write("manifest/targets.yaml", ["targets: { no-more: {} }"]);
  git("init", "--initial-branch=main");
  commit();
  git("tag", "v1.0.0");
  project.write("manifest/targets.yaml", [
    "targets:",
    "  docs: { changelog: { releases: [{ revision: v1.0.0, title: The first }] } }",
    "  model-json: {}",
  ]);
});

afterEach(() => project.end());

function fillCancel(): void {
  project.replace(orders, "cancel: not shown", "cancel: { method: POST, path: /orders/cancel }");
}

test("tells what the manifest has new since a tag, and nothing while there is nothing", async () => {
  expect((await project.run(["generate"])).code).toBe(0);
  expect(project.read(page)).not.toContain("Unreleased");
  expect(project.read(page)).toContain("</a>The first\n\nThis changelog begins here.\n");
  fillCancel();
  expect((await project.run(["generate"])).code).toBe(0);
  expect(project.read(page)).toContain(
    "- [cancel](groups/orders.md#cancel) – POST /orders/cancel\n\n### ",
  );
  expect(project.read(page)).toContain(
    "- [cancel](groups/orders.md#cancel) – method: POST; path: /orders/cancel\n",
  );
  commit();
  expect((await project.run(["check"])).code).toBe(0);
});

test("is out of date when the tag moves, though no file of the manifest changed", async () => {
  fillCancel();
  expect((await project.run(["generate"])).code).toBe(0);
  const unchanged = await project.run(["check"]);
  expect(unchanged.code).toBe(0);
  commit();
  git("tag", "--force", "v1.0.0");
  expect((await project.run(["check"])).code).toBe(1);
  expect((await project.run(["generate"])).code).toBe(0);
  expect(project.read(page)).not.toContain("Unreleased");
  expect((await project.run(["check"])).code).toBe(0);
});

test("in a shallow clone says what to fetch, and writes nothing", async () => {
  fillCancel();
  commit();
  const source = project.folder;
  execFileSync("git", ["clone", "--depth=1", "--no-tags", `file://${source}`, "clone"], {
    cwd: source,
    stdio: "ignore",
  });
  const { code, error } = await project.run(["generate"], {}, undefined, "clone");
  expect(code).toBe(2);
  expect(error).toContain("manifest/targets.yaml:2:47 - error unknown-revision:");
  expect(error).toContain("the clone is shallow: run `git fetch --unshallow --tags`");
  expect(error).toContain("`fetch-depth: 0`");
  expect(project.has(join("clone", "generated"))).toBe(false);
});

test("without git says so", async () => {
  project.remove(".git");
  const { code, error } = await project.run(["generate"], { GIT_CEILING_DIRECTORIES: "/" });
  expect(code).toBe(2);
  expect(error).toContain(
    'the manifest at "v1.0.0" cannot be read: there is no git repository here',
  );
});
