/** `check --changed` in a repository of git: what it looks at, and what it says of files that are not staged. */
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Project, root } from "./project.js";

const orders = "manifest/groups/orders.yaml";
const nothing =
  "nothing to check: neither the manifest nor an output has changed since the last commit\n";

let project: Project;

/** An identity, so that a machine without one can commit; nothing of its own settings counts. */
const settings = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  ...{ GIT_AUTHOR_NAME: "Ann", GIT_AUTHOR_EMAIL: "ann@example.org" },
  ...{ GIT_COMMITTER_NAME: "Ann", GIT_COMMITTER_EMAIL: "ann@example.org" },
};

function git(...args: readonly string[]): string {
  const env = { PATH: process.env["PATH"], ...settings };
  return execFileSync("git", args, { cwd: project.folder, env, stdio: "pipe" }).toString();
}

function commitAll(): void {
  git("add", "--all");
  git("commit", "--quiet", "--no-verify", "--message", "All");
}

/** Commits with the hooks that there are; the text of an error is why it was refused. */
function committed(...args: readonly string[]): string {
  try {
    git("commit", "--message", "Change", ...args);
    return "yes";
  } catch (error) {
    return String(error);
  }
}

const changed = (...more: readonly string[]) => project.run(["check", "--changed", ...more]);

beforeEach(async () => {
  project = new Project();
  mkdirSync(project.path("node_modules"));
  project.write(".gitignore", ["node_modules", "dist"]);
  project.replace(
    "manifest/targets.yaml",
    "  model-json: {}",
    "  model-json: {}\n  openapi: { version: 1.0.0, to: sdk/api }",
  );
  await project.run(["generate"]);
  git("init", "--quiet");
  commitAll();
});

afterEach(() => project.end());

const readsYaml = (script: string): boolean => script === "generator/source/document.ts";

describe("check --changed", () => {
  test("looks at nothing where nothing changed that it is about", async () => {
    expect(await changed()).toEqual({ code: 0, out: nothing, error: "" });
    project.write("src/app.ts", ["export {};"]);
    project.write("README.md", ["# Shop"]);
    expect(await changed()).toEqual({ code: 0, out: nothing, error: "" });
    expect(await changed("--quiet")).toEqual({ code: 0, out: "", error: "" });
    expect(JSON.parse((await changed("--format", "json")).out)).toMatchObject({ current: true });
    project.remove("src");
    project.remove("README.md");
    expect((await project.loaded(["check", "--changed"])).filter(readsYaml)).toEqual([]);
  });

  test("finds what a change of the manifest made old, staged or not", async () => {
    project.replace(orders, "List Orders", "List All Orders");
    for (const stage of [() => undefined, () => git("add", orders)]) {
      stage();
      const { code, out } = await changed();
      expect(code).toBe(1);
      expect(out).toMatch(/^stale +generated\/typescript-client\/src\/groups\/orders\.ts$/m);
      expect(out).toMatch(/^stale +sdk\/api\/openapi\.json$/m);
    }
  });

  test("looks at the outputs in whose folders files changed", async () => {
    project.replace("generated/model-json/model.json", "List Orders", "My Orders");
    const { code, out } = await changed();
    expect(code).toBe(1);
    expect(out).toMatch(/^hand-edited +generated\/model-json\/model\.json /m);
    expect(out).toMatch(/; 0 unchanged\nTo mend it: .* --only model-json\n$/);
    git("restore", ".");
    project.replace("sdk/api/openapi.json", "List Orders", "My Orders");
    expect((await changed()).out).toMatch(/^hand-edited +sdk\/api\/openapi\.json /m);
    expect(await changed("--only", "model-json")).toEqual({ code: 0, out: nothing, error: "" });
    git("restore", ".");
    project.remove("generated/model-json/model.json");
    expect((await changed()).out).toMatch(/^missing +generated\/model-json\/model\.json$/m);
  });

  test.each(["generated/endpoint-manifest.lock", "package-lock.json"])(
    "looks at all where %s changed",
    async (path) => {
      project.write(path, [...(project.has(path) ? project.read(path).split("\n") : []), "{}"]);
      expect((await changed()).out).not.toBe(nothing);
    },
  );

  test("a commit of the manifest without its outputs is refused, with the command that stages them", async () => {
    project.replace(orders, "  cancel: not shown", "  cancel: not shown\n  refund: not shown");
    await project.run(["generate"]);
    expect((await changed()).code).toBe(0);
    git("add", "manifest");
    const { code, out } = await changed();
    expect(code).toBe(1);
    expect(out).toMatch(/^unstaged +generated\/model-json\/model\.json \(current, but not so/m);
    expect(out).toMatch(/^unstaged +sdk\/api\/endpoint-manifest\.lock /m);
    expect(out).not.toContain("dist/");
    expect(out).toMatch(/\nTo mend it: git add generated sdk\/api\n$/);
    git("add", "generated", "sdk");
    expect(await changed()).toMatchObject({ code: 0, error: "" });
  });

  test("files of a build that git does not ignore are nobody's to stage", async () => {
    project.write(".gitignore", ["node_modules"]);
    project.replace(orders, "List Orders", "List All Orders");
    await project.run(["generate"]);
    git("add", ".gitignore", "manifest");
    const { out } = await changed();
    expect(out).toContain("unstaged");
    expect(out).not.toContain("dist/");
  });

  test("where the manifest is staged in part, nothing is said of what is staged", async () => {
    project.replace(orders, "List Orders", "List All Orders");
    git("add", "manifest");
    project.replace(orders, "List All Orders", "List Every Order");
    await project.run(["generate"]);
    expect(await changed()).toMatchObject({ code: 0, error: "" });
  });

  test("on a build server, without git and before the first commit it looks at all", async () => {
    const server = await project.run(["check", "--changed"], { CI: "true" });
    expect(server).toMatchObject({ code: 0, error: "" });
    expect(server.out).toMatch(/^generated and sdk\/api are current: \d+ files\n$/);
    const loaded = await project.loaded(["check", "--changed"], { CI: "true" });
    expect(loaded.filter(readsYaml)).toHaveLength(1);
    const without = await project.run(["check", "--changed"], { PATH: "/nowhere" });
    expect(without.error).toBe("--changed checks everything: git is not installed\n");
    expect(without.out).toMatch(/current: \d+ files\n$/);
    project.remove(".git");
    const outside = await project.run(["check", "--changed"], {
      GIT_CEILING_DIRECTORIES: project.path(".."),
    });
    expect(outside.error).toBe("--changed checks everything: there is no git repository here\n");
    git("init", "--quiet");
    expect((await changed()).out).toMatch(/current: \d+ files\n$/);
  });

  test("a project in a folder of the repository, and a manifest in the folder of the process", async () => {
    project.remove(".git");
    const home = project;
    mkdirSync(home.path("packages/shop"), { recursive: true });
    for (const name of readdirSync(home.folder)) {
      if (["manifest", "generated", "sdk"].includes(name)) home.move(name, `packages/shop/${name}`);
    }
    git("init", "--quiet");
    commitAll();
    const below = (args: readonly string[]) => home.run(args, {}, undefined, "packages/shop");
    expect((await below(["check", "--changed"])).out).toBe(nothing);
    home.write("package-lock.json", ["{}"]);
    expect((await below(["check", "--changed"])).out).toMatch(/are current: /);
    home.remove("package-lock.json");
    home.replace(`packages/shop/${orders}`, "List Orders", "List All Orders");
    expect((await below(["check", "--changed"])).code).toBe(1);
    const above = ["check", "--changed", "--manifest", "packages/shop/manifest"];
    const { out } = await home.run([...above, "--out", "packages/shop/generated"]);
    expect(out).toMatch(/^stale +packages\/shop\/generated\/model-json\/model\.json$/m);
  });

  test("the hook of the guide lets a commit pass whose outputs are in it, and no other", async () => {
    const guide = readFileSync(join(root, "docs/guides/ci-and-monorepos.md"), "utf8");
    const [, text = ""] = /```sh hook=\.git\/hooks\/pre-commit\n(.*?)```/s.exec(guide) ?? [];
    const command = `#!/bin/sh\nexec '${process.execPath}' '${root}/dist/main.js' "$@"`;
    for (const [path, lines] of [
      ["node_modules/.bin/endpoint-manifest", command],
      [".git/hooks/pre-commit", text],
    ] as const) {
      project.write(path, [lines]);
      chmodSync(project.path(path), 0o755);
    }
    project.replace(orders, "List Orders", "List All Orders");
    expect(committed("--all")).toContain("stale");
    await project.run(["generate"]);
    expect(committed("--all")).toBe("yes");
  });

  test("as a hook it sees the index of the commit, also of a part of the files, from wherever it runs", async () => {
    project.write("tools/hook.sh", [
      "#!/bin/sh",
      `cd tools && exec '${process.execPath}' '${root}/dist/main.js' check --changed --manifest ../manifest --out ../generated`,
    ]);
    chmodSync(project.path("tools/hook.sh"), 0o755);
    git("config", "core.hooksPath", "tools");
    project.move("tools/hook.sh", "tools/pre-commit");
    commitAll();
    project.replace(orders, "List Orders", "List All Orders");
    expect(committed("--all")).toContain("To mend it");
    await project.run(["generate"]);
    expect(committed("manifest")).toContain("unstaged");
    expect(committed("--all")).toBe("yes");
  });
});
