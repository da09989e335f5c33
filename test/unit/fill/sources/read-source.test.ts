/** Files of sources on the disk: what is read, and where references may lead. */
import {
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { diskTexts } from "../../../../generator/fill/sources/read-source.js";
import { openSources } from "../../../../generator/fill/sources/open-sources.js";

let folder: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "source-")));
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

/** Opens files, follows `start`, and gives what it leads to and the faults. */
function follow(file: string, roots: readonly string[] = []) {
  const { value, diagnostics } = openSources([join(folder, file)], {
    roots: roots.map((root) => join(folder, root)),
  });
  const [source] = value.sources;
  const target = source?.root.get("start")?.follow();
  const faults = [...new Set([...diagnostics, ...(source?.diagnostics() ?? [])])];
  return {
    value: target?.value,
    file: target?.at.file.replace(`${folder}/`, ""),
    codes: faults.map(({ code }) => code),
    faults,
  };
}

const startsAt = (reference: string) => `openapi: 3.1.0\nstart: { $ref: '${reference}' }\n`;

describe("files", () => {
  test("may have a byte order mark, which counts in the number of a byte", () => {
    write({ "a.json": '\ufeff{"openapi": "3.0.0"}', "b.json": '\ufeff{"openapi": 3.0.0}' });
    expect(follow("a.json").codes).toEqual([]);
    expect(follow("b.json").faults[0]?.message).toContain("(byte 16)");
  });

  test("that are addresses are not fetched", () => {
    const { diagnostics } = openSources(["https://books.example/openapi.yaml"], { roots: [] });
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      [
        "source-unreadable",
        '"https://books.example/openapi.yaml" is an address, and nothing is fetched',
      ],
    ]);
  });

  test("may not be looked for in a folder that is not there", () => {
    write({ "a.yaml": startsAt("#/x") + "x: 1" });
    expect(follow("a.yaml", ["nope"]).faults.map(({ code, help }) => [code, help])).toEqual([
      ["source-unreadable", "mend the path behind `--allow-ref`"],
    ]);
  });

  test("whose names hold U+0000 are not there", () => {
    write({ "a.yaml": startsAt("b%00.yaml") });
    const { codes, faults } = follow("a.yaml");
    expect(codes).toEqual(["reference-dangling"]);
    expect(faults[0]?.message).toContain("a character that no name of a file can");
  });

  test("that are not UTF-8 are refused at the byte", () => {
    write({ "a.yaml": Buffer.from("openapi: 3.0.0\ntitle: Bront\xeb\n", "latin1") });
    const { value, diagnostics } = openSources([join(folder, "a.yaml")], { roots: [] });
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["source-not-utf8", "byte 28 of the file (0xEB) is not UTF-8"],
    ]);
    const [place] = diagnostics.map(({ at }) => value.placed(at));
    expect([place?.displayPath, place?.span?.start.line, place?.span?.start.column]).toEqual([
      join(folder, "a.yaml"),
      2,
      13,
    ]);
  });

  test("above 64 MiB, folders, and what is not there", () => {
    write({ "large.json": "", "folder/a.yaml": "" });
    truncateSync(join(folder, "large.json"), 64 * 1024 * 1024 + 1);
    expect(follow("large.json").codes).toEqual(["source-too-large"]);
    expect(follow("folder").codes).toEqual(["source-unreadable"]);
    expect(follow("none.yaml").codes).toEqual(["source-unreadable"]);
    expect(follow("a\0b").codes).toEqual(["source-unreadable"]);
  });
});

describe("references to files", () => {
  test("are followed below the folder of the first file, and below folders that are allowed", () => {
    write({
      "api/openapi.yaml": startsAt("parts/../parts/book.yaml"),
      "api/parts/book.yaml": "1",
      "api/up.yaml": startsAt("../shared/book.yaml"),
      "shared/book.yaml": "2",
      "shared-not/book.yaml": "3",
      "api/similar.yaml": startsAt("../shared-not/book.yaml"),
    });
    expect(follow("api/openapi.yaml")).toMatchObject({ value: 1, file: "api/parts/book.yaml" });
    expect(follow("api/up.yaml")).toMatchObject({ value: undefined, codes: ["reference-outside"] });
    expect(follow("api/up.yaml", ["shared"])).toMatchObject({ value: 2, codes: [] });
    expect(follow("api/similar.yaml", ["shared"]).codes).toEqual(["reference-outside"]);
  });

  test.each([
    "/etc/hostname",
    "file:///etc/hostname",
    "../../../../../../etc/hostname",
    "%2e%2e/x.yaml",
    "..",
    "../none.yaml",
  ])("%s leads out of it, whether or not it is there", (reference) => {
    write({ "openapi.yaml": startsAt(reference) });
    expect(follow("openapi.yaml").codes).toEqual(["reference-outside"]);
  });

  test("absolute paths into it are followed", () => {
    write({ "openapi.yaml": startsAt(`${folder}/book.yaml`), "book.yaml": "1" });
    expect(follow("openapi.yaml").value).toBe(1);
    write({ "openapi.yaml": startsAt(`file://${folder}/book.yaml`) });
    expect(follow("openapi.yaml").value).toBe(1);
  });

  test("links that leave the folder are refused, links inside of it are one file with their target", () => {
    write({
      "api/openapi.yaml": startsAt("out.yaml"),
      "api/deep.yaml": startsAt("folder/secret.yaml"),
      "api/in.yaml": startsAt("link.yaml"),
      "api/book.yaml": "{ $ref: 'link.yaml' }",
      "secret.yaml": "1",
    });
    symlinkSync(join(folder, "secret.yaml"), join(folder, "api/out.yaml"));
    symlinkSync(folder, join(folder, "api/folder"));
    symlinkSync("book.yaml", join(folder, "api/link.yaml"));
    expect(follow("api/openapi.yaml").codes).toEqual(["reference-outside"]);
    expect(follow("api/deep.yaml").codes).toEqual(["reference-outside"]);
    expect(follow("api/in.yaml").codes).toEqual(["reference-endless"]);
  });

  test("the first file may be a link, and its folder may be reached by one", () => {
    write({
      "real/openapi.yaml": startsAt("book.yaml"),
      "real/book.yaml": "1",
      "none.yaml": startsAt("no.yaml"),
    });
    symlinkSync(join(folder, "real"), join(folder, "linked"));
    expect(follow("linked/openapi.yaml")).toMatchObject({ value: 1, file: "linked/book.yaml" });
    symlinkSync(folder, join(folder, "real/again"));
    expect(follow("real/again/none.yaml").codes).toEqual(["reference-dangling"]);
  });

  test("a file that is there and cannot be read is told at the reference", () => {
    write({ "openapi.yaml": startsAt("parts"), "parts/book.yaml": "1" });
    const { faults } = follow("openapi.yaml");
    expect(faults.map(({ code, at }) => [code, at.file, "start" in at && at.start.line])).toEqual([
      ["source-unreadable", join(folder, "openapi.yaml"), 2],
    ]);
  });

  test("more than so many files, or so much text, is refused", () => {
    write({ "a.yaml": "1", "b.yaml": "2", "c.yaml": "3" });
    const codes = (limits: { files: number; bytes: number }) => {
      const texts = diskTexts(join(folder, "openapi.yaml"), [], limits);
      return ["a", "b", "c"].map((name) => {
        const read = texts.referred(join(folder, `${name}.yaml`));
        return "code" in read ? read.code : "read";
      });
    };
    expect(codes({ files: 2, bytes: 1000 })).toEqual(["read", "read", "source-too-large"]);
    expect(codes({ files: 10, bytes: 1 })).toEqual([
      "read",
      "source-too-large",
      "source-too-large",
    ]);
  });
});
