/** Files of a manifest: what is read, and what is said of everything else in the folder. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  decodeManifest,
  lookAtManifest,
  manifestFiles,
  readManifest,
  stateOf,
} from "../../../generator/source/read.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "manifest-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

function faults(): readonly string[] {
  return readManifest(folder).diagnostics.map(({ at, code }) => `${at.file} ${code}`);
}

describe("readManifest", () => {
  test("reads the files of a manifest, sorted by code point", () => {
    write({
      "service.yaml": "title: x",
      "targets.yaml": "a: 1",
      "groups/b.yaml": "b",
      "groups/Z.yaml": "Z",
      "groups/a-b.yaml": "a-b",
      "groups/\u{1f600}.yaml": "astral",
      "groups/\uff01.yaml": "basic",
      "schemas/album.yaml": "s",
      "README.md": "",
      "manifest.schema.json": "{}",
      ".hidden": "",
    });
    const { value, diagnostics } = readManifest(folder);
    expect(diagnostics).toEqual([]);
    expect(value).toEqual([
      { file: "groups/Z.yaml", text: "Z" },
      { file: "groups/a-b.yaml", text: "a-b" },
      { file: "groups/b.yaml", text: "b" },
      { file: "groups/\uff01.yaml", text: "basic" },
      { file: "groups/\u{1f600}.yaml", text: "astral" },
      { file: "schemas/album.yaml", text: "s" },
      { file: "service.yaml", text: "title: x" },
      { file: "targets.yaml", text: "a: 1" },
    ]);
  });

  test("a folder that does not exist", () => {
    const { value, diagnostics } = readManifest(join(folder, "nowhere"));
    expect(value).toEqual([]);
    expect(diagnostics).toMatchObject([{ code: "folder-missing", at: { onDisk: true } }]);
  });

  test("a file instead of a folder", () => {
    write({ file: "" });
    expect(readManifest(join(folder, "file")).diagnostics).toMatchObject([
      { code: "not-a-folder" },
    ]);
  });

  test("an empty folder has no service.yaml", () => {
    expect(faults()).toEqual(["service.yaml file-missing"]);
  });

  test("other extensions are refused, with the name to take", () => {
    write({ "service.yml": "", "groups/a.yml": "", "groups/b.YAML": "" });
    const { diagnostics } = readManifest(folder);
    expect(diagnostics.map(({ at, code }) => `${at.file} ${code}`)).toEqual([
      "service.yml wrong-extension",
      "groups/a.yml wrong-extension",
      "groups/b.YAML wrong-extension",
    ]);
    expect(diagnostics[1]?.help).toBe('rename it to "groups/a.yaml"');
  });

  test("whatever else lies there is remarked upon, and not read", () => {
    write({
      "service.yaml": "",
      "servce.yaml": "",
      "groups/a.json": "",
      "groups/deep/a.yaml": "",
      "groups/README.md": "",
      "group/a.yaml": "",
    });
    const { value, diagnostics } = readManifest(folder);
    expect(value.map(({ file }) => file)).toEqual(["service.yaml"]);
    expect(diagnostics.map(({ at, code, help }) => [at.file, code, help])).toEqual([
      ["group", "unexpected-file", 'did you mean "groups"?'],
      ["servce.yaml", "unexpected-file", 'did you mean "service.yaml"?'],
      ["groups/a.json", "unexpected-file", "move it elsewhere, or delete it"],
      ["groups/deep", "unexpected-file", "move it elsewhere, or delete it"],
    ]);
  });

  test("folders and files in each other's place", () => {
    write({ "service.yaml/x": "", groups: "" });
    expect(faults()).toEqual(["groups not-a-folder", "service.yaml not-a-file"]);
  });

  test("links are followed; those that lead nowhere or in a circle are reported", () => {
    write({ "service.yaml": "", "groups/a.yaml": "a", ".elsewhere/b.yaml": "b" });
    symlinkSync(join(folder, ".elsewhere/b.yaml"), join(folder, "groups/b.yaml"));
    symlinkSync(join(folder, "groups/d.yaml"), join(folder, "groups/c.yaml"));
    symlinkSync(join(folder, "groups/c.yaml"), join(folder, "groups/d.yaml"));
    symlinkSync(join(folder, "gone"), join(folder, "groups/e.yaml"));
    symlinkSync(folder, join(folder, "schemas"));
    const { value, diagnostics } = readManifest(folder);
    expect(value.map(({ file }) => file)).toContain("groups/b.yaml");
    expect(diagnostics.filter(({ severity }) => severity === "error")).toMatchObject([
      { at: { file: "groups/c.yaml" }, code: "file-unreadable" },
      { at: { file: "groups/d.yaml" }, code: "file-unreadable" },
      { at: { file: "groups/e.yaml" }, code: "file-unreadable" },
    ]);
    expect(diagnostics.find(({ at }) => at.file === "groups/c.yaml")?.message).toContain("circle");
  });

  test("a file of more than 16 MiB is not read", () => {
    write({ "service.yaml": "" });
    truncateSync(join(folder, "service.yaml"), 16 * 1024 * 1024 + 1);
    expect(faults()).toEqual(["service.yaml file-too-large"]);
  });

  test("bytes are handed out as they are", () => {
    const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61, 0x0d, 0x0a);
    write({ "service.yaml": bytes });
    const [file] = manifestFiles(folder).value;
    expect(file?.file).toBe("service.yaml");
    expect(Uint8Array.from(file?.bytes ?? [])).toEqual(bytes);
  });
});

describe("decodeManifest", () => {
  function decoded(...bytes: number[]) {
    const files = [{ file: "a.yaml", bytes: Uint8Array.from(bytes) }];
    return decodeManifest({ value: files, diagnostics: [] });
  }

  test("takes a byte order mark off", () => {
    expect(decoded(0xef, 0xbb, 0xbf, 0x61).value).toEqual([{ file: "a.yaml", text: "a" }]);
  });

  test.each([
    [[0x61, 0x0a, 0x62, 0xe9, 0x63], 4, "E9", 2, 2],
    [[0xef, 0xbb, 0xbf, 0x61, 0xff], 5, "FF", 1, 2],
    [[0xc3, 0xa9, 0xc3, 0x28], 3, "C3", 1, 2],
    [[0x61, 0xe2, 0x82], 2, "E2", 1, 2],
    [[0xed, 0xa0, 0x80], 1, "ED", 1, 1],
    [[0xc0, 0x80], 1, "C0", 1, 1],
  ])("%j is not UTF-8", (bytes, at, byte, line, column) => {
    const { value, diagnostics } = decoded(...bytes);
    expect(value).toEqual([]);
    expect(diagnostics).toMatchObject([
      {
        code: "not-utf8",
        message: `byte ${at} of the file (0x${byte}) is not UTF-8`,
        at: { file: "a.yaml", start: { line, column } },
      },
    ]);
  });

  test("says of UTF-16 that it is that", () => {
    const [fault] = decoded(0xff, 0xfe, 0x61, 0x00).diagnostics;
    expect(fault?.message).toBe("the file is UTF-16, not UTF-8");
  });
});

describe("a look at a manifest", () => {
  const anew = (_: string, read: () => string | undefined): string | undefined => read();

  test.each([
    ["of files", {}],
    ["that has something else beside them", { "notes.txt": "", "groups/a.yml": "" }],
    ["without a service", { "service.yaml": undefined }],
  ])("tells the state of one %s, as it is when all is read", (_, others) => {
    write({ "service.yaml": "title: x", "groups/a.yaml": "a" });
    for (const [file, content] of Object.entries(others)) {
      if (content === undefined) rmSync(join(folder, file));
      else write({ [file]: content });
    }
    expect(lookAtManifest(folder, anew).state()).toBe(stateOf(manifestFiles(folder)));
  });

  test("has no state where a file cannot be read, and reports it when it is read", () => {
    write({ "service.yaml": "title: x", "groups/a.yaml/b.yaml": "b" });
    const look = lookAtManifest(folder, anew);
    expect(look.state()).toBeUndefined();
    expect(look.read()).toEqual(manifestFiles(folder));
    expect(look.read().diagnostics.map(({ code }) => code)).toEqual(["not-a-file"]);
  });

  test("reads what is not known, and that once", () => {
    write({ "service.yaml": "title: x", "groups/a.yaml": "a" });
    const state = stateOf(manifestFiles(folder));
    const hashes = new Map<string, string | undefined>();
    lookAtManifest(folder, (path, read) => {
      hashes.set(path, read());
      return hashes.get(path);
    }).state();
    hashes.delete(join(folder, "groups/a.yaml"));
    const asked: string[] = [];
    const look = lookAtManifest(folder, (path, read) => {
      const known = hashes.get(path);
      if (known === undefined) asked.push(path);
      return known ?? read();
    });
    expect(look.state()).toBe(state);
    expect(asked).toEqual([join(folder, "groups/a.yaml")]);
    write({ "service.yaml": "title: y", "groups/a.yaml": "b" });
    const texts = decodeManifest(look.read()).value.map(({ text }) => text);
    expect(texts).toEqual(["a", "title: y"]);
  });
});
