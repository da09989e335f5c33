/** Filling small texts: what is told is written as YAML here, since it has the manifest's own form. */
import { parse } from "yaml";
import {
  type FillOptions,
  fillManifest,
  type Proposal,
} from "../../../../generator/fill/edits/fill-manifest.js";
import type { FillSource } from "../../../../generator/fill/edits/manifest-draft.js";
import type { Target } from "../../../../generator/fill/edits/proposal.js";
import {
  type SourcePlace,
  type Told,
  toldList,
  toldMap,
  toldScalar,
} from "../../../../generator/fill/told.js";
import { parseDocument, type SourceDocument } from "../../../../generator/source/document.js";

/** A source of the tests. */
export const letters: FillSource = {
  id: "letters",
  title: "Letters",
  kind: "document",
  url: "none",
};

/** A value as a source tells it. */
export function toldOf(value: unknown, path: SourcePlace["path"] = []): Told {
  const at: SourcePlace = { file: "letters.json", path };
  if (Array.isArray(value))
    return toldList(
      value.map((each, index) => toldOf(each, [...path, index])),
      at,
    );
  if (value instanceof Map) {
    return toldMap(
      [...value].map(([key, each]) => [String(key), toldOf(each, [...path, String(key)])] as const),
      at,
    );
  }
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
      return toldScalar(value, at);
    default:
      return toldScalar(null, at);
  }
}

/** The facts of a source, in YAML. */
export function toldIn(yaml: string): Told {
  return toldOf(parse(yaml, { mapAsMap: true }));
}

/** A target in YAML. */
export function target(file: string, path: readonly string[], yaml: string): Target {
  return { at: { file, path, part: "value" }, told: toldIn(yaml) };
}

/** Reads texts; throws where one has a fault. */
export function documentsOf(texts: Readonly<Record<string, string>>): readonly SourceDocument[] {
  return Object.entries(texts).map(([file, text]) => {
    const { value, diagnostics } = parseDocument({ file, text });
    if (diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics, null, 2));
    return value;
  });
}

/** Fills the targets in. */
export function filled(
  texts: Readonly<Record<string, string>>,
  targets: readonly Target[],
  options: Partial<FillOptions> = {},
): Proposal {
  return fillManifest(documentsOf(texts), targets, { source: letters, ...options });
}

const file = "groups/books.yaml";

/** A group with one operation, filled in: the new text of the group. */
export function filledGroup(text: string, told: string, options?: Partial<FillOptions>): string {
  const { files } = filled({ [file]: text }, [target(file, ["operations", "list"], told)], options);
  return files.find((each) => each.file === file)?.after ?? text;
}

/** The facts that differ, each as `path: known | told`. */
export function conflictsIn(text: string, told: string): readonly string[] {
  const { conflicts } = filled({ [file]: text }, [target(file, ["operations", "list"], told)]);
  return conflicts.map(
    ({ at, known, told: said }) =>
      `${at.path.slice(2).join(".")}: ${known ?? "-"} | ${said ?? "-"}`,
  );
}
