/** The emitter's lists of copied files match the folders of the templates. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  bridgeFiles,
  clientFiles,
  engineFiles,
  packageFiles,
  wireFiles,
} from "../../../../generator/targets/cli/runtime-files.js";

const templates = join(import.meta.dirname, "../../../../templates");

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(templates, folder))
    .filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"))
    .map((name) => name.replace(/\.go$/, ""));
}

test("every file of the engine is copied", () => {
  expect([...engineFiles].toSorted()).toEqual(filesIn("cli/engine").toSorted());
  expect([...bridgeFiles].toSorted()).toEqual(filesIn("cli/client").toSorted());
  expect([...wireFiles].toSorted()).toEqual(filesIn("go-client/internal/wire").toSorted());
});

test.each(Object.entries(packageFiles))(
  "every file of the package %s is copied",
  (folder, names) => {
    expect([...names].toSorted()).toEqual(filesIn(`cli/${folder}`).toSorted());
  },
);

test("every package is copied", () => {
  const folders = readdirSync(join(templates, "cli"), { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map(({ name }) => name);
  expect([...Object.keys(packageFiles), "client", "engine"].toSorted()).toEqual(folders.toSorted());
});

test("the copied files of the client are there", () => {
  const there = new Set(filesIn("go-client"));
  expect(clientFiles.filter((name) => !there.has(name))).toEqual([]);
});
