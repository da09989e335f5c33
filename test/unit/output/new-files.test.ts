/** New files in a folder of their own: all or none, and nothing that stands there is touched. */
import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.js";
import type { Disk } from "../../../generator/output/disk.js";
import { writeNewFiles } from "../../../generator/output/new-files.js";
import { interfered, type MemoryDisk, memoryDisk, systemError } from "./memory-disk.js";

const files = [
  { path: "one.yaml", copyOf: "/templates/one.yaml" },
  { path: "inner/two.yaml", copyOf: "/templates/two.yaml" },
  { path: "inner/three.yaml", copyOf: "/templates/three.yaml" },
];
const folder = "/project/deep/manifest";

/** A disk with the templates, and an empty project. */
function prepared(): MemoryDisk {
  const disk = memoryDisk();
  disk.put("/templates/one.yaml", "one: 1\r\n");
  disk.put("/templates/two.yaml", "two: 2\n");
  disk.put("/templates/three.yaml", "three: 3\n");
  disk.putFolder("/project");
  return disk;
}

/** All that stands in the project. */
function project(disk: MemoryDisk): readonly (string | readonly [string, string])[] {
  return [
    ...disk.folders().filter((path) => path.startsWith("/project/")),
    ...Object.entries(disk.files()).filter(([path]) => path.startsWith("/project/")),
  ];
}

function write(disk: Disk): readonly Diagnostic[] {
  return writeNewFiles(folder, files, disk && { disk });
}

const written = [
  `${folder}/inner`,
  [`${folder}/inner/three.yaml`, "three: 3\n"],
  [`${folder}/inner/two.yaml`, "two: 2\n"],
  [`${folder}/one.yaml`, "one: 1\n"],
];

describe("where nothing stands", () => {
  test("writes all, with the folders above, and lines that end in LF", () => {
    const disk = prepared();
    expect(write(disk)).toEqual([]);
    expect(project(disk)).toEqual(["/project/deep", folder, ...written]);
  });

  test("a folder that is empty, or has names of other tools, is as good as none", () => {
    const disk = prepared();
    disk.put(`${folder}/.gitkeep`, "");
    disk.putFolder(`${folder}/.git`);
    const before = project(disk);
    expect(write(disk)).toEqual([]);
    expect(new Set(project(disk))).toEqual(new Set([...before, ...written]));
  });
});

describe("where something stands", () => {
  test.each([
    [["notes.txt"], "notes.txt"],
    [["one.yaml", "b.txt"], "b.txt and one.yaml"],
    [["a", "b", "c"], "a, b, and c"],
    [["e", "d", "c", "b", "a"], "a, b, c, and 2 more"],
  ])("%j: says so, and writes nothing", (names, told) => {
    const disk = prepared();
    for (const name of names) disk.put(`${folder}/${name}`, "mine");
    const before = project(disk);
    expect(write(disk)).toEqual([
      {
        code: "folder-not-empty",
        severity: "error",
        message: `${folder} is not empty: it holds ${told}`,
        at: { file: folder, onDisk: true },
        help: "name a folder that is not there yet with --manifest",
      },
    ]);
    expect(project(disk)).toEqual(before);
  });

  test("a file in the place of the folder, or of one above it, stays", () => {
    for (const path of [folder, "/project/deep"]) {
      const disk = prepared();
      disk.put(path, "mine");
      const before = project(disk);
      expect(write(disk)).toMatchObject([{ code: "path-taken" }]);
      expect(project(disk)).toEqual(before);
    }
  });

  test("a file that appears meanwhile stays, and what was made before it goes", () => {
    const disk = prepared();
    const appearing = interfered(disk, ({ name, paths: [path = ""] }) => {
      if (name === "write" && path.endsWith("two.yaml")) disk.put(path, "mine");
    });
    expect(write(appearing)).toMatchObject([
      { code: "path-taken", message: expect.stringContaining(`${folder}/inner/two.yaml`) },
    ]);
    expect(project(disk)).toEqual([
      "/project/deep",
      folder,
      `${folder}/inner`,
      [`${folder}/inner/two.yaml`, "mine"],
    ]);
  });
});

describe("what the system refuses", () => {
  const changes = 6;

  test.each(["EACCES", "ENOSPC"])("%s at any change leaves everything as it was", (code) => {
    for (let at = 1; at <= changes; at++) {
      const disk = prepared();
      const before = project(disk);
      const faulty = interfered(disk, ({ number, name, paths: [path = ""] }) => {
        if (number !== at) return;
        // A full disk takes the beginning of a file.
        if (name === "write") disk.put(path, "on");
        throw systemError(code, name);
      });
      expect(write(faulty)).toHaveLength(1);
      expect(project(disk)).toEqual(before);
    }
    const disk = prepared();
    expect(write(disk)).toEqual([]);
    // Else the loop above would leave changes out.
    expect(disk.changes()).toBe(changes);
  });

  test("the way out names the option of the manifest's folder", () => {
    const faulty = interfered(prepared(), () => {
      throw systemError("EROFS", "mkdir");
    });
    expect(write(faulty)).toMatchObject([
      {
        code: "cannot-write",
        message: expect.stringContaining("read-only"),
        help: expect.stringContaining("with --manifest;"),
      },
    ]);
  });

  test("a template that is not there is a bug of ours, before anything is made", () => {
    const disk = prepared();
    disk.removeFile("/templates/three.yaml");
    expect(() => write(disk)).toThrow("ENOENT");
    expect(project(disk)).toEqual([]);
  });
});
