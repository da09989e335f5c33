/**
 * A fault of the disk, or a kill, at each call of the file system that a command makes: what stands afterwards is the old state or
 * the new one, file by file; the message says where, what and the way out; nothing is left over; and the next run gives, byte for
 * byte, what an unbroken one gives. A few calls of each command here, each call in the matrices (`TRIES=1`); `DISK_FAULTS=all` also tries
 * faults that stay once they came.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { runCommandLine } from "../../generator/commands/command-line.js";
import { isTemporary } from "../../generator/output/temporary.js";
import { someOf } from "../left-to-matrices.js";
import { systemError } from "../unit/output/memory-disk.js";
import { during, type FileCall } from "./file-calls.js";
import { silentTerminal } from "./interleaved-run.js";
import { type Outcome, Project } from "./project.js";

vi.mock("node:fs", async (importOriginal) => {
  const { toldCalls } = await import("./file-calls.js");
  return toldCalls(await importOriginal<object>());
});

type Files = ReadonlyMap<string, string>;

let project: Project;
beforeEach(() => {
  // Files look old enough to be known by their times, in each run: else the number of its calls depends on how fast it was.
  const { now } = Date;
  vi.spyOn(Date, "now").mockImplementation(() => now() + 60_000);
  project = new Project();
  project.write("manifest/targets.yaml", [
    "targets:",
    "  model-json: {}",
    "  openapi: { version: 1.0.0 }",
    "  typescript-server: { package: shop-server, version: 1.0.0, license: MIT, handlers: handlers }",
  ]);
  project.write("shop.yaml", [
    "openapi: 3.0.3",
    "info: { title: Shop, version: 1.0.0 }",
    "paths:",
    "  /orders: { get: { operationId: list, summary: List, responses: { '200': { description: All. } } } }",
    "  /orders/{id}:",
    "    delete: { operationId: cancel, summary: Cancel, responses: { '204': { description: Gone. } } }",
  ]);
  mkdirSync(project.path("node_modules"));
});
afterEach(() => {
  vi.restoreAllMocks();
  project.end();
});

async function run(args: readonly string[]): Promise<Outcome> {
  const { terminal, printed } = silentTerminal();
  const code = await runCommandLine(args, terminal);
  return { code, out: printed.out, error: printed.error };
}

const at = (path: string): string => project.path(path);
const manifest = (): readonly string[] => ["--manifest", at("manifest")];

/** A command, and what it is run on. */
interface Command {
  readonly prepare: () => Promise<void>;
  readonly args: () => readonly string[];
  /** It writes where nothing stands: a second run is refused, and what a kill leaves is its user's to take away. */
  readonly once?: true;
}

const generated = ["generate", "--only", "model-json", "openapi"];

const commands: Readonly<Record<string, Command>> = {
  "generate, the first time": {
    prepare: () => Promise.resolve(),
    args: () => [...generated, ...manifest(), "--out", at("generated")],
  },
  "generate, after an edit": {
    prepare: async () => {
      await run(["generate", ...manifest(), "--only", "openapi", "--out", at("generated")]);
      project.replace("manifest/groups/orders.yaml", "List Orders", "List All");
      project.replace("manifest/targets.yaml", "  openapi: { version: 1.0.0 }\n", "");
    },
    args: () => ["generate", "--only", "model-json", ...manifest(), "--out", at("generated")],
  },
  "check, of what is current": {
    prepare: async () => {
      await run([...generated, ...manifest(), "--out", at("generated")]);
      rmSync(at("node_modules/.cache"), { recursive: true });
    },
    args: () => [
      "check",
      "--only",
      "model-json",
      "openapi",
      ...manifest(),
      "--out",
      at("generated"),
    ],
  },
  "coverage, with a baseline and a badge": {
    prepare: () => Promise.resolve(),
    args: () => [
      ...["coverage", ...manifest(), "--baseline", at("coverage.json"), "--badge", at("badge.svg")],
    ],
  },
  fill: {
    prepare: () => Promise.resolve(),
    args: () => ["fill", ...manifest(), "--from", at("shop.yaml")],
  },
  scaffold: {
    prepare: () => Promise.resolve(),
    args: () => ["scaffold", ...manifest(), "--out", at("handlers")],
  },
  init: {
    prepare: () => Promise.resolve(),
    args: () => ["init", "--manifest", at("starter")],
    once: true,
  },
  "init --from": {
    prepare: () => Promise.resolve(),
    args: () => ["init", "--manifest", at("starter"), "--from", at("shop.yaml")],
    once: true,
  },
};

/** Every file of the project but what the cache remembers, which may always be as it was or not there. */
function filesNow(): Files {
  const names = readdirSync(project.folder, { recursive: true, withFileTypes: true });
  const paths = names
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.folder.length + 1))
    .filter((path) => !path.startsWith("node_modules/.cache/"));
  return new Map(paths.toSorted().map((path) => [path, readFileSync(at(path), "utf8")]));
}

function restore(files: Files): void {
  for (const name of readdirSync(project.folder)) rmSync(at(name), { recursive: true });
  mkdirSync(at("node_modules"));
  for (const [path, text] of files) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), text);
  }
}

/** The end of a killed process: no system error, so that nobody takes it for one. */
class Killed extends Error {}

interface Fault {
  readonly name: string;
  /** Throws in place of a call. */
  readonly strike: (call: FileCall) => void;
  /** Which calls can have it. */
  readonly strikes: (call: FileCall) => boolean;
}

const changing = /^(?:write|rename|mkdir|unlink|rmdir)/;
const fails = (code: string, strikes: Fault["strikes"] = () => true): Fault => ({
  name: code,
  strikes,
  strike: ({ name }) => {
    throw systemError(code, name.replace(/(?:File)?Sync$/, ""));
  },
});
const faults: readonly Fault[] = [
  fails("ENOSPC", ({ name }) => /^(?:write|mkdir|rename)/.test(name)),
  fails("EACCES"),
  fails("EIO"),
  fails("EMFILE", ({ name }) => /^(?:write|read)/.test(name)),
  fails("EROFS", ({ name }) => changing.test(name)),
  fails("EXDEV", ({ name }) => name.startsWith("rename")),
  {
    name: "ENOSPC in the midst of a file",
    strikes: ({ name }) => name.startsWith("write"),
    strike: ({ name, path }) => {
      writeFileSync(path, "ha", { flag: "wx" });
      throw systemError("ENOSPC", name);
    },
  },
];

/** The calls that a command makes, in their order. */
async function callsOf(args: readonly string[]): Promise<readonly FileCall[]> {
  const calls: FileCall[] = [];
  await during(
    project.folder,
    (_, call) => calls.push(call),
    () => run(args),
  );
  return calls;
}

/** Runs a command that a fault strikes at a call, and at those after it that it strikes as well where it stays. */
async function struck(
  args: readonly string[],
  fault: Fault,
  { number, stays }: { readonly number: number; readonly stays: boolean },
): Promise<Outcome> {
  return during(
    project.folder,
    (each, call) => {
      if (each === number || (stays && each > number && fault.strikes(call))) fault.strike(call);
    },
    () => run(args),
  );
}

const shown = ({ name, path }: FileCall): string => `${name} ${path.slice(project.folder.length)}`;

function isLeftOver(path: string): boolean {
  return isTemporary(path.slice(path.lastIndexOf("/") + 1));
}

/** The lock knows old and new files while a run goes on, so that its own text may be a third one. */
function isLock(path: string): boolean {
  return path.endsWith("endpoint-manifest.lock");
}

/** Returns the faulty files: those that are neither old nor new. */
function neither(before: Files, after: Files): readonly string[] {
  return [...filesNow()].flatMap(([path, text]) =>
    isLeftOver(path) || isLock(path) || [before.get(path), after.get(path)].includes(text)
      ? []
      : [`${path} is neither old nor new`],
  );
}

/** Returns the files that the next run leaves and an unbroken one does not. */
async function unhealed(args: readonly string[], wanted: Files): Promise<readonly string[]> {
  const { code, error } = await run(args);
  const now = filesNow();
  const paths = [...new Set([...now.keys(), ...wanted.keys()])];
  const differing = paths.filter((path) => now.get(path) !== wanted.get(path));
  return [
    ...(code === 0 ? [] : [`the next run ends with ${code}: ${error}`]),
    ...differing.map((path) => `${path} is not healed`),
  ];
}

describe.each(Object.entries(commands))("%s", (_, { prepare, args, once }) => {
  let [before, after]: [Files, Files] = [new Map(), new Map()];
  let calls: readonly FileCall[] = [];
  beforeEach(async () => {
    await prepare();
    before = filesNow();
    restore(before);
    calls = await callsOf(args());
    after = filesNow();
    expect(calls.length).toBeGreaterThan(3);
  });

  test("is whole again after a fault at any call", async () => {
    const wrong: string[] = [];
    const cases = calls.flatMap((call, number) =>
      faults
        .filter(({ strikes }) => strikes(call))
        .flatMap((fault) =>
          (process.env["DISK_FAULTS"] === "all" ? [false, true] : [false]).map((stays) => ({
            ...{ call, number, fault, stays },
          })),
        ),
    );
    for (const { call, number, fault, stays } of someOf(cases, 6)) {
      restore(before);
      const { code, error } = await struck(args(), fault, { number, stays });
      const complaints = [...neither(before, after)];
      if (code !== 0 && code !== 2) complaints.push(`exit code ${code}: ${error}`);
      if (code === 2 && !/ - error [a-z-]+: .*\S[\s\S]*\n {2}help: \S/.test(error)) {
        complaints.push(`no way out is said: ${error}`);
      }
      const isAboutLeftOver = call.name === "unlinkSync" || stays;
      const left = [...filesNow().keys()].filter(isLeftOver);
      if (left.length > 0 && !isAboutLeftOver) complaints.push(`left over: ${left.join(", ")}`);
      if (once === undefined || code !== 0) complaints.push(...(await unhealed(args(), after)));
      const what = `${fault.name} at ${shown(call)}${stays ? " and from then on" : ""}`;
      wrong.push(...complaints.map((each) => `${what}: ${each}`));
    }
    expect(wrong).toEqual([]);
  });

  test("is whole again after a kill at any call", async () => {
    const wrong: string[] = [];
    for (const number of someOf([...calls.keys()], 4)) {
      restore(before);
      const kill = (each: number, { name, path }: FileCall): void => {
        if (each < number) return;
        if (each === number && name.startsWith("write")) writeFileSync(path, "ha", { flag: "wx" });
        throw new Killed();
      };
      await during(project.folder, kill, () => run(args()));
      const complaints = once === undefined ? [...neither(before, after)] : [...beside(before)];
      if (once === undefined) complaints.push(...(await unhealed(args(), after)));
      const call = calls[number];
      const what = `killed at ${call === undefined ? number : shown(call)}`;
      wrong.push(...complaints.map((each) => `${what}: ${each}`));
    }
    expect(wrong).toEqual([]);
  });
});

/** Files of before that are not as they were. */
function beside(before: Files): readonly string[] {
  const now = filesNow();
  return [...before].flatMap(([path, text]) => (now.get(path) === text ? [] : [`${path} changed`]));
}
