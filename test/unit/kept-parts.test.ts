/** A run after an edit takes the parts of large files that it does not change from where they stand. */
import { expect, test } from "vitest";
import { build, type BuildRequest, type Build } from "../../generator/pipeline.js";
import { readTemplate } from "../golden-tree.js";
import { editableTexts } from "../mutated/edited-texts.js";
import { revisionOnDisk } from "../revisions-on-disk.js";

const files = editableTexts("music-filled").files.map(({ file, text }) => ({ file, text }));

type Texts = typeof files;

async function make(texts: Texts, request: Partial<BuildRequest> = {}): Promise<Build> {
  const value = texts.map(({ file, text }) => ({ file, bytes: Buffer.from(text) }));
  const { value: made } = await build({
    ...{ folder: "manifest", name: "manifest", templates: readTemplate },
    ...{ targets: ["docs", "model-json", "openapi"], atRevision: revisionOnDisk },
    ...{ stage: (_name, run) => run(), files: { value, diagnostics: [] }, ...request },
  });
  return made;
}

/** The manifest with another text in a file; the one that was there stands once. */
function edited(file: string, from: string, to: string): Texts {
  return files.map((each) =>
    each.file === file ? { ...each, text: each.text.replace(from, to) } : each,
  );
}

test.each([
  {
    ...{ what: "a text", from: "title: Get Album\n", to: "title: Find Album\n" },
    taken: [
      ...["model-json/model.json", "openapi/openapi.json", "openapi/openapi.yaml"],
      "docs/schemas.md",
    ],
  },
  {
    ...{ what: "a fact", from: "path: /albums/{id}\n", to: "path: /records/{id}\n" },
    // The page says of each schema which calls use it.
    taken: ["model-json/model.json", "openapi/openapi.yaml"],
  },
])("after an edit of $what", async ({ from, to, taken }) => {
  const before = await make(files);
  const later = edited("groups/albums.yaml", from, to);
  expect(later).not.toEqual(files);
  // Capital letters show which parts come from the last run.
  const standing = (_: string | undefined, path: string): Uint8Array =>
    Buffer.from((before.tree?.get(path)?.text ?? "").toUpperCase());
  const last = {
    sources: before.documents,
    hashAt: (_: string, path: string) => before.tree?.get(path)?.hash,
    ...{ findings: before.findings, outlines: before.outlines, inParts: before.inParts },
  };
  const after = await make(later, { last, standing });
  const fromNothing = await make(later);
  const paths = before.inParts.map(({ path }) => path);
  expect(paths).toEqual([
    ...["model-json/model.json", "openapi/openapi.json", "openapi/openapi.yaml"],
    "docs/schemas.md",
  ]);
  for (const path of paths) {
    const [made, wanted] = [after, fromNothing].map((each) => each.tree?.get(path)?.text ?? "");
    expect(made?.toUpperCase(), path).toBe(wanted?.toUpperCase());
  }
  const yaml = after.tree?.get("openapi/openapi.yaml");
  expect(await yaml?.readBack?.(yaml.text)).toEqual([]);
  for (const path of taken) {
    const lines = after.tree?.get(path)?.text.split("\n") ?? [];
    const isTaken = (line: string): boolean => line === line.toUpperCase();
    expect(lines.filter(isTaken).length, path).toBeGreaterThan(lines.length / 2);
    expect(lines.every(isTaken), path).toBe(false);
  }
});
