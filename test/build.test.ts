/** The build of the program: `generator/build.mjs`, copied into projects of a few modules. */
import { execFile } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-"));
  const modules = process.platform === "win32" ? "junction" : "dir";
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), modules);
  for (const name of [
    "generator/build.mjs",
    "package.json",
    "package-lock.json",
    "tsconfig.json",
  ]) {
    cpSync(join(root, name), join(folder, name));
  }
  write("generator/shared.ts", 'export const shared: string = "shared";');
  write("generator/lazy.ts", 'import { shared } from "./shared.js"; console.log("lazy", shared);');
  write("templates/part.ts", 'export const part: string = "part";');
  write(
    "generator/main.ts",
    `import { part } from "#runtime/part.js";
    import { shared } from "./shared.js";
    console.log("main", shared, part);
    if (process.argv[2] === "lazy") await import("./lazy.js");`,
  );
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\n`);
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

function node(...args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, args, { cwd: folder }, (_, out, error) =>
      resolve({ code: child.exitCode, out, error }),
    );
  });
}

const build = (): Promise<Ended> => node("generator/build.mjs");
const done: Ended = { code: 0, out: "", error: "" };

/** The built files, each with its file number and time: whatever was written has others. */
function built(): ReadonlyMap<string, string> {
  return new Map(
    readdirSync(join(folder, "dist"))
      .toSorted()
      .map((name) => {
        const { ino, mtimeMs } = statSync(join(folder, "dist", name));
        return [name, `${ino} ${mtimeMs}`];
      }),
  );
}

test("bundles what is loaded together, and leaves apart what is loaded when it is needed", async () => {
  expect(await build()).toEqual(done);
  expect((await node("dist/main.js")).out).toBe("main shared part\n");
  expect((await node("dist/main.js", "lazy")).out).toBe("main shared part\nlazy shared\n");
  expect(readFileSync(join(folder, "dist/main.js"), "utf8")).not.toContain('"lazy",');
});

test("does nothing while nothing has changed, and writes what an edit changes", async () => {
  await build();
  const first = built();
  expect(await build()).toEqual(done);
  expect(built()).toEqual(first);
  write("templates/part.ts", 'export const part: string = "other";');
  expect(await build()).toEqual(done);
  expect((await node("dist/main.js")).out).toBe("main shared other\n");
  const isChunk = (name: string): boolean => name.startsWith("chunk-");
  const chunk = [...first.keys()].find(isChunk) ?? "";
  expect(built().get(chunk)).toBe(first.get(chunk));
});

test("brings packages with their licences, but for those that are dependencies", async () => {
  write(
    "generator/lazy.ts",
    `import { Command } from "commander";
    import picocolors from "picocolors";
    import { format } from "prettier";
    console.log("lazy", typeof format, typeof picocolors.bold, new Command("x").name());`,
  );
  expect(await build()).toEqual(done);
  expect((await node("dist/main.js", "lazy")).out).toContain("lazy function function x\n");
  const scripts = [...built().keys()].filter((name) => name.endsWith(".js"));
  const text = scripts.map((name) => readFileSync(join(folder, "dist", name), "utf8")).join("\n");
  expect(text).toContain("/node_modules/commander/");
  expect(text).not.toContain("/node_modules/prettier/");
  const licences = readFileSync(join(folder, "dist/licences.txt"), "utf8").split("\n---\n");
  expect(licences.map((each) => each.trim().split(" ")[0])).toEqual(["commander", "picocolors"]);
  expect(licences.join()).toContain("Permission is hereby granted");
});

test("packs the templates, each with its bytes, and anew when one comes, goes or changes", async () => {
  const packed = (): readonly (readonly [path: string, text: string])[] => {
    const pack = readFileSync(join(folder, "dist/templates.pack"));
    const first = pack.indexOf("\n");
    const all = pack.subarray(first + 1);
    const index: readonly (readonly [path: string, start: number, end: number])[] = JSON.parse(
      pack.toString("utf8", 0, first),
    );
    expect(index.at(-1)?.[2]).toBe(all.length);
    return index.map(([path, start, end]) => [path, all.toString("utf8", start, end)]);
  };
  write("templates/go-client/call.go", "// ä");
  write("templates/go-client/call_test.go", "package call");
  await build();
  const part = ["part.ts", 'export const part: string = "part";\n'];
  expect(packed()).toEqual([["go-client/call.go", "// ä\n"], part]);
  write("templates/go-client/_more.go", "");
  expect(await build()).toEqual(done);
  expect(packed()).toEqual([["go-client/_more.go", "\n"], ["go-client/call.go", "// ä\n"], part]);
  write("templates/go-client/call.go", "// new");
  rmSync(join(folder, "templates/go-client/_more.go"));
  await build();
  expect(packed()).toEqual([["go-client/call.go", "// new\n"], part]);
});

test("leaves nothing of what it or another made before, and mends what was changed", async () => {
  await build();
  write("dist/commands/old.js", "");
  write("dist/main.js", "");
  write("generator/shared.ts", 'export const shared: string = "new";');
  expect(await build()).toEqual(done);
  expect((await node("dist/main.js", "lazy")).out).toBe("main new part\nlazy new\n");
  expect([...built().keys()]).not.toContain("commands");
});

test("keeps no record of what was read while another text stood there for a moment", async () => {
  await build();
  const source = join(folder, "generator/shared.ts");
  const saved = `${source}.saved`;
  renameSync(source, saved);
  write("generator/shared.ts", 'export const shared: string = "moment";');
  // The bundler has read all, and nothing is written yet.
  write(
    "undo.mjs",
    `import fs from "node:fs";
    import { syncBuiltinESMExports } from "node:module";
    const { existsSync } = fs;
    fs.existsSync = (path) => {
      if (existsSync(${JSON.stringify(saved)})) fs.renameSync(${JSON.stringify(saved)}, ${JSON.stringify(source)});
      return existsSync(path);
    };
    syncBuiltinESMExports();`,
  );
  await node("--import", "./undo.mjs", "generator/build.mjs");
  expect((await node("dist/main.js")).out).toBe("main moment part\n");
  expect(await build()).toEqual(done);
  expect((await node("dist/main.js")).out).toBe("main shared part\n");
});

test("begins anew where its record is empty, as after a power cut", async () => {
  await build();
  write("generator/shared.ts", 'export const shared: string = "new";');
  writeFileSync(join(folder, "dist/.build.json"), "");
  expect(await build()).toEqual(done);
  expect((await node("dist/main.js", "lazy")).out).toBe("main new part\nlazy new\n");
});

test("leaves what a program of the last build may still load, and nothing older", async () => {
  const chunks: (readonly string[])[] = [];
  for (const text of ["one", "two", "three"]) {
    write("generator/shared.ts", `export const shared: string = "${text}";`);
    await build();
    chunks.push([...built().keys()].filter((name) => name.startsWith("chunk-")));
  }
  expect(chunks.map(({ length }) => length)).toEqual([1, 2, 2]);
  const [[first = ""] = [], , third = []] = chunks;
  expect(third).not.toContain(first);
});

test("says what is wrong, and leaves the program as it was", async () => {
  await build();
  const before = built();
  write("generator/shared.ts", "export const shared: string = ;");
  const { code, error } = await build();
  expect(code).toBe(1);
  expect(error).toContain("generator/shared.ts:1:");
  expect(built()).toEqual(before);
});

test("builds at once, and programs that start meanwhile, do one another no harm", async () => {
  await build();
  write("generator/shared.ts", 'export const shared: string = "new";');
  const builds = Array.from({ length: 4 }, build);
  const programs = Array.from({ length: 8 }, () => node("dist/main.js"));
  expect(await Promise.all(builds)).toEqual([done, done, done, done]);
  for (const { code, out } of await Promise.all(programs)) {
    expect({ code, out }).toEqual({
      code: 0,
      out: expect.stringMatching(/^main (?:shared|new) part\n$/),
    });
  }
  expect((await node("dist/main.js", "lazy")).out).toBe("main new part\nlazy new\n");
});
