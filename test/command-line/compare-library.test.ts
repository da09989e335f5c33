/**
 * An SDK that has lost its generator comes home, run as processes: its configuration and its description make the manifest, and
 * the package that customers have is compared with the client that the manifest gives.
 */
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { both, libraryFolder, libraryProject } from "./library-project.js";
import type { Project } from "./project.js";

let project: Project;

afterEach(() => project.end());

/** A project that `init` has made, with the published package beside it. */
async function comeHome(): Promise<Project> {
  const made = libraryProject(["openapi.yaml", "stainless.yml", "published"]);
  expect(await made.run(["init", ...both])).toMatchObject({ code: 0, error: "" });
  return made;
}

test("names of the configuration are those of the package, and pages stay pages", async () => {
  project = await comeHome();
  const args = ["--output", "moving.md", "--codemod", "move.mjs"];
  const { code, out, error } = await project.run(["compare", "--with", "published", ...args]);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  await expect(out).toMatchFileSnapshot(join(libraryFolder, "compare.txt"));
  await expect(project.read("moving.md")).toMatchFileSnapshot(join(libraryFolder, "moving.txt"));
  const [, data = ""] = /^const moves = (\{$[\s\S]*?^\});$/m.exec(project.read("move.mjs")) ?? [];
  await expect(`${data}\n`).toMatchFileSnapshot(join(libraryFolder, "codemod.txt"));
});

test("its `api.md` alone gives the same names", async () => {
  project = await comeHome();
  const args = ["--with", "published/api.md"];
  const { code, out, error } = await project.run(["compare", ...args]);
  expect({ code, error }).toEqual({ code: 0, error: "" });
  await expect(out).toMatchFileSnapshot(join(libraryFolder, "compare-listing.txt"));
});

test("a second run says the same, and changes nothing", async () => {
  project = await comeHome();
  const args = ["compare", "--with", "published", "--format", "json"];
  const first = await project.run(args);
  expect(first).toMatchObject({ code: 0, error: "" });
  const pages = JSON.parse(first.out).calls.filter(
    (each: { losesPages: boolean }) => each.losesPages,
  );
  expect(pages).toEqual([]);
  expect(await project.run(args)).toEqual(first);
});
