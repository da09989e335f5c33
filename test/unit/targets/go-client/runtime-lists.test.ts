/** The emitter's list of the runtime matches its folder: its files, and its exported names. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  commonFiles,
  partFiles,
  toolFiles,
  wireFiles,
} from "../../../../generator/targets/go-client/runtime-files.js";
import { ownNames, runtimeNames } from "../../../../generator/targets/go-client/runtime-names.js";

const runtime = join(import.meta.dirname, "../../../../templates/go-client");

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".go") && !name.endsWith("_test.go"))
    .map((name) => name.replace(/\.go$/, ""));
}

test("every file of the runtime is copied: always, where facts ask for it, or by the command-line tool", () => {
  expect([...commonFiles, ...partFiles, ...toolFiles].toSorted()).toEqual(
    filesIn(runtime).toSorted(),
  );
  expect([...wireFiles].toSorted()).toEqual(filesIn(join(runtime, "internal/wire")).toSorted());
});

test("no exported name of the runtime is left for an emitted one", () => {
  const packaged = filesIn(runtime).filter((name) => !toolFiles.includes(name));
  const exported = packaged.flatMap((name) => {
    const text = readFileSync(join(runtime, `${name}.go`), "utf8");
    const single = [...text.matchAll(/^(?:func|type|var|const) ([A-Z]\w*)/gm)];
    const inBlocks = [...text.matchAll(/^(?:const|var) \(\n([\s\S]*?)^\)/gm)].flatMap(
      ([, block]) => [...(block ?? "").matchAll(/^\t([A-Z]\w*)/gm)],
    );
    return [...single, ...inBlocks].map(([, found]) => found ?? "");
  });
  expect([...runtimeNames].toSorted()).toEqual([...new Set(exported)].toSorted());
  for (const name of ownNames) expect(runtimeNames.has(name)).toBe(false);
});
