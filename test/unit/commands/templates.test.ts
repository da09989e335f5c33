/** Nothing is remembered of a run that read other templates than those of its key. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { folder } = vi.hoisted(() => ({ folder: { path: "" } }));

vi.mock("../../../generator/commands/program-files.js", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  get program() {
    return folder.path;
  },
  get packedTemplates() {
    return `${folder.path}/templates.pack`;
  },
}));

beforeEach(() => {
  folder.path = mkdtempSync(join(tmpdir(), "program-"));
  mkdirSync(join(folder.path, "cache"));
  put("one");
  vi.resetModules();
});

afterEach(() => rmSync(folder.path, { recursive: true }));

/** Packs a template with this text. */
function put(text: string): void {
  const index = JSON.stringify([["go/call.go", 0, text.length]]);
  writeFileSync(join(folder.path, "templates.pack"), `${index}\n${text}`);
}

/** The modules anew, which know nothing of the test before. */
async function program() {
  const state = await import("../../../generator/commands/program-state.js");
  const { template } = await import("../../../generator/commands/templates.js");
  const textOf = (path: string): string => Buffer.from(template(path)).toString();
  expect(state.programState(state.knownInputs("manifest", undefined))).toMatch(/^[0-9a-f]{64}$/);
  return { textOf, isSame: state.isSameProgram };
}

test("templates are those of the program while nobody changes them", async () => {
  const { textOf, isSame } = await program();
  expect([isSame(), textOf("go/call.go"), isSame()]).toEqual([true, "one", true]);
  expect(() => textOf("go/other.go")).toThrow('no template "go/other.go"');
});

test("templates that stood there for a moment are others", async () => {
  const { textOf, isSame } = await program();
  put("two");
  expect(textOf("go/call.go")).toBe("two");
  put("one");
  expect(isSame()).toBe(false);
});

test("templates that were changed after they were read are others", async () => {
  const { textOf, isSame } = await program();
  expect(textOf("go/call.go")).toBe("one");
  put("two");
  expect(isSame()).toBe(false);
});
