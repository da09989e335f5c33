/**
 * A manifest for each diagnostic, and the exact text that the person who made the fault reads.
 * `npm run test:update` writes `expected.txt` anew; it is to be read as that person would read it.
 */
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fillCodes } from "../generator/diagnostics/catalog-fill.js";
import { catalog, isCode } from "../generator/diagnostics/catalog.js";
import type { Diagnostic } from "../generator/diagnostics/diagnostic.js";
import { printDiagnostics } from "../generator/diagnostics/print.js";
import { build } from "../generator/pipeline.js";
import { revisionOnDisk } from "./revisions-on-disk.js";
import { readTemplate } from "./golden-tree.js";

const folder = join(import.meta.dirname, "invalid");

/** Folders that show several faults together. */
const several = ["many", "names-of-objects"];

/** Diagnostics that no folder in a repository can show everywhere, and the test that does. */
const shownElsewhere: Readonly<Record<string, string>> = {
  // A folder that is not there, permissions, and 16 MiB.
  "folder-missing": "unit/source/read.test.ts",
  "file-unreadable": "unit/source/read.test.ts",
  "file-too-large": "unit/source/read.test.ts",
  // A fault of the command line.
  "unknown-target": "command-line/generate.test.ts",
  "unknown-group": "command-line/groups.test.ts",
  // Names that no repository should hold.
  "device-name": "unit/source/file-names.test.ts",
  "unportable-name": "unit/output/render.test.ts",
  // Files in the output folder.
  "cannot-build": "unit/commands/package-builds.test.ts",
  "cannot-write": "unit/output/apply.test.ts",
  "changed-meanwhile": "unit/output/apply.test.ts",
  "disk-full": "unit/output/apply.test.ts",
  "edited-orphan": "unit/output/plan.test.ts",
  "folder-not-empty": "unit/output/new-files.test.ts",
  "foreign-file": "unit/output/plan.test.ts",
  "lock-damaged": "unit/output/plan.test.ts",
  "output-unreadable": "unit/output/lock.test.ts",
  "path-taken": "unit/output/plan.test.ts",
  "stray-file": "unit/output/plan.test.ts",
  // Files of handlers.
  "handlers-not-seen": "unit/scaffold/left-alone.test.ts",
  "handlers-syntax": "unit/scaffold/left-alone.test.ts",
  "no-handlers-folder": "matrix/scaffold-command.test.ts",
  "no-server-target": "matrix/scaffold-command.test.ts",
};

const folders = readdirSync(folder).sort();

test("every diagnostic has a folder, or a test that shows it", () => {
  const shown = [...folders.filter(isCode), ...Object.keys(shownElsewhere)];
  // Faults of sources have folders of their own.
  const wanted = Object.keys(catalog).filter((code) => !Object.hasOwn(fillCodes, code));
  expect(shown.sort()).toEqual(wanted.sort());
  expect(folders.filter((name) => !isCode(name))).toEqual(several);
});

test.each(Object.entries(shownElsewhere))("%s is shown by %s", async (code, file) => {
  const text = await readFile(join(import.meta.dirname, file), "utf8");
  expect(text.includes(code)).toBe(true);
});

test.each(folders)("%s", async (name) => {
  const manifest = join(folder, name, "manifest");
  const { value, diagnostics } = await build({
    folder: manifest,
    name: "manifest",
    templates: readTemplate,
    targets: [],
    atRevision: revisionOnDisk,
    stage: (_name, run) => run(),
  });
  const { locate } = value;
  const text = printDiagnostics(diagnostics, { format: "text", colour: false, locate });
  await expect(text.replaceAll(manifest, "manifest")).toMatchFileSnapshot(
    join(folder, name, "expected.txt"),
  );
  if (isCode(name)) expect(codesOf(diagnostics)).toContain(name);
  else expect(codesOf(diagnostics).length).toBeGreaterThan(1);
  // Where there is an error nothing can be written.
  const isFaulty = diagnostics.some(({ severity }) => severity === "error");
  expect(value.tree === undefined).toBe(isFaulty);
});

test("no folder expects something that nothing checks", () => {
  expect(folders.filter((name) => !existsSync(join(folder, name, "manifest")))).toEqual([]);
});

function codesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return [...new Set(diagnostics.map(({ code }) => code))];
}
