/** A machine for which the compiler has no program: nothing is written, and the way out is said. */
import { expect, test, vi } from "vitest";
import { planBuilds } from "../../../generator/commands/package-builds.js";
import { defaults } from "../../../generator/commands/options.js";
import { realDisk } from "../../../generator/output/disk.js";
import { build } from "../../../generator/pipeline.js";
import { readTemplate } from "../../golden-tree.js";

vi.mock("oxc-transform", () => {
  throw new Error("Cannot find native binding");
});

test("is told as `cannot-build`, with the option that does without", async () => {
  const { value } = await build({
    ...{ folder: "templates/starter", name: "manifest", templates: readTemplate },
    ...{ targets: ["typescript-client"], stage: (_name, run) => run() },
  });
  const output = { tree: value.tree ?? new Map(), kept: new Map() };
  const { value: builds, diagnostics } = await planBuilds(output, value, {
    ...{ options: { ...defaults, out: "nowhere" }, disk: realDisk },
  });
  expect(builds.builds).toBeUndefined();
  expect(diagnostics.map(({ code, help }) => [code, help])).toEqual([
    ["cannot-build", "install the dependencies anew, or run the command with --no-build"],
  ]);
});
