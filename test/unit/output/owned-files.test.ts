/** Files that people own: what is read of them, what stands in the way of writing, and what a failure leaves behind. */
import { describe, expect, test } from "vitest";
import type { Disk } from "../../../generator/output/disk.js";
import {
  type OwnedChange,
  ownedObstacles,
  writeOwnedFiles,
} from "../../../generator/output/owned-files.js";
import { readOwnedFolder } from "../../../generator/output/owned-folder.js";
import { ownedPatch, ownedReport } from "../../../generator/output/owned-report.js";
import { isTemporary } from "../../../generator/output/temporary.js";
import {
  interfered,
  Killed,
  killedAt,
  type MemoryDisk,
  memoryDisk,
  systemError,
} from "./memory-disk.js";

const changes: readonly OwnedChange[] = [
  { path: "a.ts", before: "old\r\n", text: "new\r\n" },
  { path: "me/b.ts", before: undefined, text: "made\n" },
];

function diskWith(files: Readonly<Record<string, string>> = {}): MemoryDisk {
  const disk = memoryDisk();
  for (const [path, text] of Object.entries({ "src/a.ts": "old\r\n", ...files })) {
    disk.put(path, text);
  }
  return disk;
}

/** Writes, and gives back the codes of what was reported. */
function write(disk: Disk, all: readonly OwnedChange[] = changes): readonly string[] {
  const { value: folder } = readOwnedFolder("src", disk);
  return writeOwnedFiles(all, folder, disk).map(({ code }) => code);
}

describe("reading", () => {
  test("gives TypeScript byte for byte, sorted, and leaves out tests, declarations and other people's folders", () => {
    const disk = diskWith({
      "src/me/b.ts": "\uFEFFb\r\n",
      "src/c.mts": "c",
      ...{ "src/a.test.ts": "", "src/a.d.ts": "", "src/a.js": "", "src/node_modules/x.ts": "" },
      ...{ "src/.git/x.ts": "", "elsewhere/x.ts": "" },
    });
    disk.put("src/latin.ts", new Uint8Array([0xe9]));
    disk.putLink("src/link.ts");
    const { value, diagnostics } = readOwnedFolder("src", disk);
    expect(diagnostics).toEqual([]);
    expect([...value.files]).toEqual([
      ["a.ts", "old\r\n"],
      ["c.mts", "c"],
      ["latin.ts", undefined],
      ["me/b.ts", "\uFEFFb\r\n"],
    ]);
  });

  test("takes a folder that is not there for an empty one, and reports what cannot be read", () => {
    expect(readOwnedFolder("src", memoryDisk())).toMatchObject({ diagnostics: [] });
    expect(readOwnedFolder("src/a.ts", diskWith()).diagnostics).toMatchObject([
      { code: "path-taken" },
    ]);
    const disk: Disk = {
      ...diskWith(),
      read: () => {
        throw systemError("EACCES", "open");
      },
    };
    expect(readOwnedFolder("src", disk).diagnostics).toMatchObject([{ code: "output-unreadable" }]);
  });
});

describe("writing", () => {
  test("changes what was read, makes the folders of what is new, and removes what a killed run left", () => {
    const disk = diskWith({ "src/.endpoint-manifest-0123456789abcdef.tmp": "half" });
    expect(write(disk)).toEqual([]);
    expect(disk.files()).toEqual({ "src/a.ts": "new\r\n", "src/me/b.ts": "made\n" });
  });

  test("refuses a file that changed since, that came since, or that is read-only", () => {
    const changed = diskWith({ "src/a.ts": "edited\r\n" });
    expect(write(changed)).toEqual(["changed-meanwhile"]);
    expect(changed.files()).toEqual({ "src/a.ts": "edited\r\n" });
    // Other line ends are another text, too.
    expect(write(diskWith({ "src/a.ts": "old\n" }))).toEqual(["changed-meanwhile"]);
    expect(write(diskWith({ "src/me/b.ts": "theirs" }))).toEqual(["changed-meanwhile"]);
    const disk = diskWith();
    const readOnly: Disk = {
      ...disk,
      look: (path) => {
        const entry = disk.look(path);
        return entry?.kind === "file" ? { ...entry, mode: 0o444 } : entry;
      },
    };
    expect(write(readOnly)).toEqual(["cannot-write"]);
    expect(disk.files()).toEqual({ "src/a.ts": "old\r\n" });
  });

  test("that fails before the first rename leaves everything as it was", () => {
    for (let step = 1; step <= 4; step++) {
      const disk = diskWith();
      const full = interfered(disk, ({ number, name }) => {
        if (number >= step && name === "write") throw systemError("ENOSPC", "write");
      });
      const codes = write(full);
      if (codes.length === 0) expect(step).toBeGreaterThan(3);
      else {
        expect(codes).toEqual(["disk-full"]);
        expect(disk.files()).toEqual({ "src/a.ts": "old\r\n" });
        expect(disk.folders()).toEqual(["src"]);
      }
    }
  });

  test("that is killed at any step leaves each file old or new, and the next run does the rest", () => {
    for (let step = 1; step < 20; step++) {
      const disk = diskWith();
      try {
        write(killedAt(disk, step));
        expect(step).toBeGreaterThan(4);
        return;
      } catch (error) {
        expect(error).toBeInstanceOf(Killed);
      }
      const files = Object.entries(disk.files()).filter(
        ([path]) => !isTemporary(path.slice(path.lastIndexOf("/") + 1)),
      );
      for (const [path, text] of files) {
        expect(["src/a.ts old\r\n", "src/a.ts new\r\n", "src/me/b.ts made\n"]).toContain(
          `${path} ${text}`,
        );
      }
      const left = new Map(files);
      const rest = changes
        .map((each) => ({ ...each, before: left.get(`src/${each.path}`) }))
        .filter(({ before, text }) => before !== text);
      expect(write(disk, rest)).toEqual([]);
      expect(disk.files()).toEqual({ "src/a.ts": "new\r\n", "src/me/b.ts": "made\n" });
    }
    throw new Error("it never ended");
  });
});

describe("what stands in the way", () => {
  function obstacles(disk: MemoryDisk, path: string): readonly string[] {
    const { value } = readOwnedFolder("src", disk);
    const wanted = [{ path, before: undefined, text: "" }];
    return ownedObstacles(wanted, value).map(({ code, message }) => `${code}: ${message}`);
  }

  test("are links, files in the place of folders, folders in the place of files", () => {
    const disk = diskWith({ "src/full.ts/x.txt": "" });
    disk.putLink("src/link.ts");
    disk.putLink("src/linked");
    expect(obstacles(disk, "link.ts")).toEqual([
      expect.stringMatching(/^path-taken: src\/link\.ts/),
    ]);
    expect(obstacles(disk, "linked/a.ts")).toEqual([
      expect.stringMatching(/^path-taken: src\/linked is a symbolic link/),
    ]);
    expect(obstacles(disk, "a.ts/b.ts")).toEqual([
      expect.stringMatching(/^path-taken: src\/a\.ts/),
    ]);
    expect(obstacles(disk, "full.ts")).toEqual([
      expect.stringMatching(/^path-taken: src\/full\.ts has to be a file/),
    ]);
    expect(obstacles(disk, "free/b.ts")).toEqual([]);
  });

  test("are names that differ in case only, and names that some systems cannot store", () => {
    expect(obstacles(diskWith({ "src/Books.ts": "" }), "books.ts")).toEqual([
      "path-taken: src/books.ts has to be written, and src/Books.ts is the same file on some systems",
    ]);
    expect(obstacles(diskWith(), "aux.ts")).toEqual([expect.stringMatching(/^unportable-name/)]);
  });

  test("is no empty folder: it makes way", () => {
    const disk = diskWith();
    disk.putFolder("src/me/b.ts");
    expect(obstacles(disk, "me/b.ts")).toEqual([]);
    expect(write(disk)).toEqual([]);
    expect(disk.files()["src/me/b.ts"]).toBe("made\n");
  });
});

test("as a patch and as a report, changes show their lines and keep CRLF out of sight", async () => {
  const noted = changes.map((each) => ({ ...each, notes: [] }));
  const all = { out: "src", changes: noted, unchanged: 2 };
  expect(await ownedPatch(all)).toBe(
    [
      ...["--- a/src/a.ts", "+++ b/src/a.ts", "@@ -1,1 +1,1 @@", "-old\r", "+new\r"],
      ...["--- /dev/null", "+++ b/src/me/b.ts", "@@ -0,0 +1,1 @@", "+made", ""],
    ].join("\n"),
  );
  expect(await ownedReport(all, "mend it")).toMatchObject({
    current: false,
    findings: [
      { path: "src/a.ts", state: "stale", excerpt: { lines: ["@@ -1,1 +1,1 @@", "-old", "+new"] } },
      { path: "src/me/b.ts", state: "missing" },
    ],
  });
});
