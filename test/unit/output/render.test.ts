import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { GeneratedFile } from "../../../generator/emit/target.js";
import { hashOf } from "../../../generator/output/content.js";
import { type ReadTemplate, renderOutput, renderTree } from "../../../generator/output/render.js";

let folder: string;
const templates: ReadTemplate = (template) => readFileSync(join(folder, template));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "render-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function built(path: string, text = "text\n"): GeneratedFile {
  return { kind: "built", path, print: () => text };
}

function render(...files: readonly GeneratedFile[]): ReturnType<typeof renderTree> {
  return renderTree([{ target: "client", files }], templates);
}

describe("rendering", () => {
  test("prints built files and copies templates under their header, sorted by path", async () => {
    mkdirSync(join(folder, "client"));
    writeFileSync(join(folder, "client/request.ts"), "export const a = 'ä';\n");
    const { value, diagnostics } = await renderTree(
      [
        {
          target: "client",
          files: [
            { kind: "built", path: "src/z.ts", print: () => Promise.resolve("z\n") },
            { kind: "copied", path: "src/a.ts", template: "client/request.ts", header: "// h\n" },
          ],
        },
        { target: "api", files: [built("B.json"), built("a.json")] },
      ],
      templates,
    );
    expect([...value].map(([path, file]) => [path, file.path, file.text])).toEqual([
      ["api/B.json", "api/B.json", "text\n"],
      ["api/a.json", "api/a.json", "text\n"],
      ["client/src/a.ts", "client/src/a.ts", "// h\nexport const a = 'ä';\n"],
      ["client/src/z.ts", "client/src/z.ts", "z\n"],
    ]);
    expect(diagnostics).toEqual([]);
  });

  test("ends lines by LF, also where templates were checked out with CRLF", async () => {
    writeFileSync(join(folder, "a.ts"), "\uFEFFone\r\ntwo\r\n");
    const copied = { kind: "copied", path: "a.ts", template: "a.ts", header: "// h\r\n" } as const;
    const { value } = await render(copied, built("b.ts", "x\r\ny\rz\n"));
    expect(value.get("client/a.ts")?.text).toBe("// h\n\uFEFFone\ntwo\n");
    expect(value.get("client/b.ts")?.text).toBe("x\ny\rz\n");
  });

  test("shows signs that are not seen as escapes, which mean the same in JSON", async () => {
    const signs =
      "\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff";
    const text = `a${signs}b\u{e0001} \u{1f469}\u200d\u{1f3a4} \u05d0`;
    const names = ["a.json", "a.md", "a.http", "a.txt", "a.svg"];
    const { value } = await render(...names.map((name) => built(name, `"${text}"\n`)));
    for (const name of names) {
      const written = value.get(`client/${name}`)?.text ?? "";
      expect(written).toBe(
        `"a${signs.replace(/./g, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, "0")}`)}b\\udb40\\udc01 \u{1f469}\u200d\u{1f3a4} \u05d0"\n`,
      );
      expect(JSON.parse(written)).toBe(text);
    }
  });

  test("hands the read-back of a built file on", async () => {
    const readBack = (): Promise<readonly string[]> => Promise.resolve(["other"]);
    const { value } = await render({ ...built("a.ts"), kind: "built", print: () => "", readBack });
    expect(value.get("client/a.ts")?.readBack).toBe(readBack);
  });

  test("keeps the bytes of a file, and makes its text of them", async () => {
    const { value } = await render(built("a.md", "\u00e4\u20ac \u{1f3a4}\n"));
    const file = value.get("client/a.md");
    expect(file?.bytes).toEqual(Buffer.from("\u00e4\u20ac \u{1f3a4}\n"));
    expect(file?.text).toBe("\u00e4\u20ac \u{1f3a4}\n");
    expect(file?.hash).toBe(hashOf("\u00e4\u20ac \u{1f3a4}\n"));
  });

  test("says which file a printer failed on", async () => {
    const broken = {
      kind: "built",
      path: "a.ts",
      print: () => Promise.reject(new Error("no syntax")),
    } as const;
    await expect(render(broken)).rejects.toThrow(/client\/a\.ts.*no syntax/);
  });

  test.each(["missing.ts", "../outside.ts"])("throws without the template %s", async (template) => {
    await expect(render({ kind: "copied", path: "a.ts", template, header: "" })).rejects.toThrow();
  });

  test("throws on a template that is no UTF-8, which could not be copied byte for byte", async () => {
    writeFileSync(join(folder, "a.ts"), Buffer.from([0x61, 0xff]));
    await expect(
      render({ kind: "copied", path: "a.ts", template: "a.ts", header: "" }),
    ).rejects.toThrow();
  });
});

describe("the read-back of files that will be written", () => {
  /** Tells, in order, what is done with files that are printed as their own paths. */
  function told(...paths: readonly string[]): {
    readonly calls: readonly string[];
    readonly files: readonly GeneratedFile[];
  } {
    const calls: string[] = [];
    const files = paths.map((path): GeneratedFile => {
      const readBack = (text: string): Promise<readonly string[]> => {
        calls.push(`read ${text} back`);
        return Promise.resolve(text.includes("broken") ? ["`a` is not exported"] : []);
      };
      const print = (): string => {
        calls.push(`print ${path}`);
        return path;
      };
      return { kind: "built", path, print, readBack, forget: () => calls.push(`forget ${path}`) };
    });
    return { calls, files };
  }

  test("comes right after each is printed, and before the next is", async () => {
    const { calls, files } = told("a.ts", "b.ts", "same.ts");
    const isWritten = (path: string, hash: string): boolean =>
      path !== "client/same.ts" || hash !== hashOf("same.ts");
    const { value } = await renderOutput({ target: "client", files }, templates, { isWritten });
    expect(calls).toEqual([
      ...["print a.ts", "read a.ts back", "forget a.ts"],
      ...["print b.ts", "read b.ts back", "forget b.ts"],
      ...["print same.ts", "forget same.ts"],
    ]);
    expect(value.tree.get("client/a.ts")?.readBack).toBeUndefined();
    expect(await value.tree.get("client/same.ts")?.readBack?.("other")).toEqual([]);
    expect(calls.at(-1)).toBe("read other back");
  });

  test("is not made where nothing is written", async () => {
    const { calls, files } = told("a.ts");
    await renderOutput({ target: "client", files }, templates, {});
    expect(calls).toEqual(["print a.ts", "forget a.ts"]);
  });

  test("keeps what differs, so that the gate finds it", async () => {
    const { files } = told("broken.ts");
    const isWritten = (): boolean => true;
    const { value } = await renderOutput({ target: "client", files }, templates, { isWritten });
    const file = value.tree.get("client/broken.ts");
    expect(file?.text).toBe("broken.ts");
    expect(await file?.readBack?.("broken.ts")).toEqual(["`a` is not exported"]);
  });
});

describe("paths of the output", () => {
  test.each([
    ["", "is empty"],
    ["/etc/passwd", "is absolute"],
    ["../a.ts", 'segment "..'],
    ["a/../../b.ts", 'segment "..'],
    ["./a.ts", 'segment "."'],
    ["a//b.ts", "empty segment"],
    ["a/", "empty segment"],
    ["a\\b.ts", "character"],
    ["C:a.ts", "character"],
    ["a\0b", "character"],
    ["a\nb", "character"],
    ["a?.ts", "character"],
    ["\ud800.ts", "character"],
    ["a./b.ts", "dot or a space"],
    ["a.ts ", "dot or a space"],
    [".endpoint-manifest-0123456789abcdef.tmp", "temporary"],
  ])("refuses %j: a bug of ours", async (path, reason) => {
    await expect(render(built(path))).rejects.toThrow(reason);
  });

  test.each(["a/b", "..", "", "C:"])("refuses the target %j", async (target) => {
    await expect(renderTree([{ target, files: [built("a.ts")] }], templates)).rejects.toThrow(
      "name of a target",
    );
  });

  test.each([
    ["a.ts", "a.ts"],
    ["a.ts", "A.ts"],
    ["src/Å.ts", "src/A\u030a.ts"],
    ["K.ts", "\u212a.ts"],
  ])("refuses %s beside %s, which are one file somewhere", async (first, second) => {
    await expect(render(built(first), built(second))).rejects.toThrow("two files");
  });

  test.each([
    ["a", "a/b.ts"],
    ["A", "a/b/c.ts"],
  ])("refuses the file %s beside %s", async (file, inside) => {
    await expect(render(built(file), built(inside))).rejects.toThrow("needs a folder");
  });

  test.each(["aux.ts", "src/CON", "nul.tar.gz", "com1.json", "LPT9/a.ts", `${"x".repeat(253)}.ts`])(
    "reports %s: the name of a group can lead to it",
    async (path) => {
      const { diagnostics } = await render(built(path));
      expect(diagnostics.map(({ code, at }) => ({ code, at }))).toEqual([
        { code: "unportable-name", at: { file: `client/${path}`, onDisk: true } },
      ]);
    },
  );

  test("takes names that only look like devices", async () => {
    const { diagnostics } = await render(
      built("auxiliary.ts"),
      built("console.ts"),
      built("com.ts"),
    );
    expect(diagnostics).toEqual([]);
  });
});
