/** The types of the sender of events, compiled: each line that must compile does, each that must not does not. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { expect, test } from "vitest";
import { renderPackage, writeFiles } from "../behaviour/emitted-client.js";

const root = fileURLToPath(new URL("../../", import.meta.url));

const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile).config,
  ts.sys,
  root,
);

test("what is sent has the types of the manifest, and what it does not show cannot be left out", async () => {
  const folder = await mkdtemp(join(tmpdir(), "event-types-"));
  try {
    const tree = await renderPackage(`${root}test/scenarios/behaviour`, "typescript-server");
    const files = [...tree.values()].map(({ path, text }) => [path, text] as const);
    await writeFiles(folder, Object.fromEntries(files));
    const program = ts.createProgram([`${root}test/types/emitted/sent-events.ts`], {
      ...options,
      paths: { "behaviour/events": [join(folder, "typescript-server/src/events.ts")] },
    });
    expect(
      ts.formatDiagnostics(ts.getPreEmitDiagnostics(program), {
        getCurrentDirectory: () => root,
        getCanonicalFileName: (name) => name,
        getNewLine: () => "\n",
      }),
    ).toBe("");
  } finally {
    await rm(folder, { recursive: true });
  }
});
