/** A package without what it can do without: no file of it, no word of it, and nothing that leads to what is not there. */
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import type { GeneratedFile } from "../../../../generator/emit/target.js";
import { typescriptClient } from "../../../../generator/targets/typescript-client/index.js";
import type { OptionalPart } from "../../../../generator/targets/typescript-client/settings.js";
import { modelOf } from "../../resolve/manifest-text.js";
import { printedFile } from "../../../printed-file.js";

const model = modelOf({
  "groups/books.yaml": `source: handbook
operations:
  find:
    method: GET
    path: /books
    responses: { 200: { content: { application/json: { schema: { $ref: '#/schemas/book' } } } } }
`,
  "schemas/book.yaml":
    "source: handbook\nschemas:\n  book: { type: object, properties: { title: { type: string } } }\n",
});

async function textsWithout(
  without: readonly OptionalPart[],
): Promise<ReadonlyMap<string, string>> {
  const settings = { package: "library", version: "1.0.0", license: "MIT", without: [...without] };
  const { value: files } = typescriptClient.emit(model, settings, []);
  const texts = files.map(async (file) => [file.path, await textOf(file)] as const);
  return new Map(await Promise.all(texts));
}

const templates = join(import.meta.dirname, "../../../../templates");

async function textOf(file: GeneratedFile): Promise<string> {
  if (file.kind === "copied") return readFileSync(join(templates, file.template), "utf8");
  return (await printedFile(file)) ?? "";
}

/** Files that a file of the package imports and that are not there. */
function dangling(texts: ReadonlyMap<string, string>): readonly string[] {
  return [...texts].flatMap(([path, text]) =>
    [...text.matchAll(/(?:from|import\()\s*"(\.[^"]+)\.js"/g)].flatMap(([, target = ""]) => {
      const file = `${posix.join(posix.dirname(path), target)}.ts`;
      return texts.has(file) ? [] : [`${path} → ${file}`];
    }),
  );
}

describe.each<[without: readonly OptionalPart[], gone: RegExp, kept: readonly string[]]>([
  [["validators"], /\/schemas"|## Validation|peerDependencies/, ["src/tanstack.ts"]],
  [["tanstack"], /tanstack|TanStack/, ["src/validators.ts"]],
  [["validators", "tanstack"], /\/schemas"|## Validation|tanstack|TanStack/, []],
])("without %j", (without, gone, kept) => {
  test("nothing is left of it, and the rest is there", async () => {
    const texts = await textsWithout(without);
    const all = await textsWithout([]);
    expect(dangling(all)).toEqual([]);
    expect(dangling(texts)).toEqual([]);
    expect(texts.get("package.json")).not.toMatch(gone);
    expect(texts.get("README.md")).not.toMatch(gone);
    expect(all.get("README.md")).toMatch(gone);
    expect([...texts.keys()]).toEqual(expect.arrayContaining([...kept]));
    expect(texts.size).toBeLessThan(all.size);
    expect(texts.get("src/groups/books.ts")).toBe(all.get("src/groups/books.ts"));
  });
});
