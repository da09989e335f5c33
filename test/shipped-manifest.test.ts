/** The manifest of this repository, whatever it says by now, and the same with more facts filled in: it gives sound outputs. */
import { cpSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { hasErrors } from "../generator/diagnostics/diagnostic.js";
import { provideHono, provideNodeTypes } from "./behaviour/emitted-client.js";
import { Project, root } from "./command-line/project.js";
import { compile } from "./consumers/compiler.js";
import { factsToFillIn, writeFacts } from "./facts-to-fill-in.js";
import { runs } from "./left-to-matrices.js";
import { loadFolder } from "./model-lookup.js";

const shipped = join(root, "manifest");

test("what is committed in `generated/` is current", async () => {
  const project = new Project({});
  onTestFinished(() => project.end());
  const places = ["--manifest", shipped, "--out", join(root, "generated")];
  const { code, out, error } = await project.run(["check", ...places], { CI: "true" });
  expect({ code, error }, out).toEqual({ code: 0, error: "" });
});

test("it gives packages that compile", async () => {
  await expectSound(projectWith(shipped));
});

test("so it does with 50 facts more, whichever they are", async () => {
  const { single, calls } = factsToFillIn(loadFolder(shipped).value.model);
  const some = Math.min(34, single.length);
  const few = Math.min(8, calls.length);
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...single], { minLength: some, maxLength: some }),
      fc.shuffledSubarray([...calls], { minLength: few, maxLength: few }),
      async (filledIn, newCalls) => {
        const project = projectWith(shipped);
        writeFacts(project.path("manifest"), [...filledIn, ...newCalls.flat()]);
        await expectSound(project);
      },
    ),
    { numRuns: runs(4) },
  );
});

/** A project with a copy of a manifest, taken away when the test has ended. */
function projectWith(manifest: string): Project {
  const project = new Project({});
  onTestFinished(() => project.end());
  cpSync(manifest, project.path("manifest"), { recursive: true });
  return project;
}

/** The manifest is read without a fault, its outputs are made and are current, and both packages compile. */
async function expectSound(project: Project): Promise<void> {
  const { diagnostics } = loadFolder(project.path("manifest"));
  expect(hasErrors(diagnostics), JSON.stringify(diagnostics, null, 2)).toBe(false);
  const generated = await project.run(["generate"]);
  expect(generated.code, generated.error).toBe(0);
  const checked = await project.run(["check"], { CI: "true" });
  expect(checked.code, checked.out).toBe(0);
  const client = project.path("generated/typescript-client");
  const server = project.path("generated/typescript-server");
  await provideHono(server);
  await provideNodeTypes(server);
  const how = { version: "7.0", resolution: "nodenext", include: ["src"] } as const;
  expect(await compile({ ...how, folder: client })).toBe("");
  expect(await compile({ ...how, folder: server, settings: { types: ["node"] } })).toBe("");
}
