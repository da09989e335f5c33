/** An edit of a text reads the file that it is in, and those alone of which something is printed. */
import { describe, expect, test } from "vitest";
import { printDiagnostics } from "../../generator/diagnostics/print.js";
import { build, type BuildRequest } from "../../generator/pipeline.js";
import { type ParseDocument, readDocument } from "../../generator/source/kept-documents.js";
import type { ManifestFile } from "../../generator/source/read.js";
import { readTemplate } from "../golden-tree.js";
import { edited, placedTexts } from "../mutated/manifest-texts.js";
import { revisionOnDisk } from "../revisions-on-disk.js";

/** TanStack's options have titles of all operations, in one file. */
const targets = `targets:
  typescript-client:
    package: music
    version: 1.0.0
    license: MIT
    without: [tanstack, validators]
`;

const files = edited(placedTexts("music-filled").texts, []).map((each): ManifestFile =>
  each.file === "targets.yaml" ? { file: each.file, bytes: Buffer.from(targets) } : each,
);

function changed(name: string, from: string, to: string): readonly ManifestFile[] {
  return files.map(({ file, bytes }) => {
    if (file !== name) return { file, bytes };
    const text = Buffer.from(bytes).toString();
    expect(text).toContain(from);
    return { file, bytes: Buffer.from(text.replace(from, to)) };
  });
}

/** A run of the client, and the files whose content was asked for. */
async function made(
  all: readonly ManifestFile[],
  before: Pick<BuildRequest, "last" | "standing"> = {},
) {
  const read = new Set<string>();
  const parse: ParseDocument = (source, spans) => {
    const { value, diagnostics } = readDocument(source, spans);
    return {
      diagnostics,
      value: {
        ...{ file: value.file, text: value.text },
        locate: (ref) => value.locate(ref),
        get value() {
          read.add(source.file);
          return value.value;
        },
      },
    };
  };
  const { value, diagnostics } = await build({
    ...{ folder: "manifest", name: "manifest", targets: ["typescript-client"], parse, ...before },
    ...{ templates: readTemplate, stage: (_, run) => run() },
    ...{ atRevision: revisionOnDisk, files: { value: all, diagnostics: [] } },
  });
  return { read, diagnostics, ...value };
}

const first = await made(files);

/** A run that knows what an earlier one wrote. */
function madeAfter(before: typeof first, all: readonly ManifestFile[]) {
  const { documents, tree, outlines, inParts, findings } = before;
  return made(all, {
    last: {
      ...{ sources: documents, outlines, inParts, findings, model: before.known() },
      hashAt: (_, path) => tree?.get(path)?.hash,
    },
    standing: (_, path) => tree?.get(path)?.bytes,
  });
}

function inFolder(folder: string, names: ReadonlySet<string>): readonly string[] {
  return [...names].filter((name) => name.startsWith(folder));
}

describe("an edit of a text", () => {
  test("of an operation reads no other group, and no schemas but those that its types need", async () => {
    const file = "groups/markets.yaml";
    const { read, tree } = await madeAfter(
      first,
      changed(file, "description: The `Link`", "description: This `Link`"),
    );
    expect(tree?.has("typescript-client/src/groups/markets.ts")).toBe(true);
    expect(inFolder("groups/", read)).toEqual([file]);
    expect(inFolder("schemas/", read).length).toBeLessThan(3);
    expect(inFolder("groups/", first.read).length).toBeGreaterThan(15);
    expect(inFolder("schemas/", first.read).length).toBeGreaterThan(15);
  });

  test("leaves what is known of the model as it is, but for what was looked up", async () => {
    const { names, decided, spans } = first.known() ?? {};
    const all = changed("schemas/market.yaml", "description: ", "description: All ");
    const next = (await madeAfter(first, all)).known();
    expect({ names: next?.names, spans: next?.spans }).toEqual({ names, spans });
    expect([...(next?.decided ?? [])]).toEqual(expect.arrayContaining([...(decided ?? [])]));
  });
});

test("an edit of a fact reads everything", async () => {
  const { read } = await madeAfter(
    first,
    changed("groups/markets.yaml", "method: GET", "method: POST"),
  );
  expect(read).toEqual(first.read);
});

test("findings are shown where they stand, without the files that have them", async () => {
  const line =
    "type: object, required: [one], properties: { one: { type: string }, two: { type: string }, three: { type: string } }";
  const repeated = ["a", "b", "c", "d", "e", "f"].map((name) => `      ${name}: { ${line} }\n`);
  const text = `source: team-assumptions\nschemas:\n  repeated:\n    type: object\n    properties:\n${repeated.join("")}`;
  const file = { file: "schemas/repeated.yaml", bytes: Buffer.from(text) };
  const before = await made([...files, file]);
  const after = await madeAfter(before, [
    ...changed("groups/markets.yaml", "description: Countries", "description: All countries"),
    file,
  ]);
  const shown = ({ diagnostics, locate }: typeof before): string =>
    printDiagnostics(diagnostics, { locate, format: "text", colour: false });
  expect(shown(before)).toContain("schemas/repeated.yaml:6:");
  expect(shown(after)).toBe(shown(before));
  expect(after.read).not.toContain("schemas/repeated.yaml");
});
