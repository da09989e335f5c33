/** The files that somebody named, open for the readers of their kinds. */
import { posix } from "node:path";
import {
  type Diagnostic,
  diagnostic,
  type Location,
  type Reported,
} from "../../diagnostics/diagnostic.js";
import type { Placed } from "../../diagnostics/place.js";
import { foreignText } from "./foreign-kinds.js";
import { callFaults } from "../api-md/call-faults.js";
import { configurationFaults } from "./configuration-checks.js";
import { isKind, kindOf, type SourceKind } from "./kinds.js";
import { operationFaults } from "./operation-checks.js";
import { shapeFaults } from "./shape-checks.js";
import { diskTexts, type ReadText, type SourceTexts } from "./read-source.js";
import { aimOf, partsOf } from "./references.js";
import type { Source } from "./source.js";
import type { SourceCursor } from "./source-cursor.js";
import { SourceGraph } from "./source-graph.js";
import { isSourceSpan } from "./source-node.js";
import { unreachable } from "../../unreachable.js";
import { isSourceList, isSourceMap, type SourceValue } from "./source-value.js";

/** The opened sources, and a way to print the faults of any of them. */
export interface OpenedSources {
  readonly sources: readonly Source[];
  /** The place of a diagnostic that has to do with a file that was read; undefined for all others. */
  placed(location: Location): Placed | undefined;
}

/**
 * Opens files from the disk. `roots` are the folders, beside that of the first file, that references may lead into.
 * Faults of references come later, as the readers follow them: `Source.diagnostics()`.
 */
export function openSources(
  files: readonly string[],
  { roots }: { readonly roots: readonly string[] },
): Reported<OpenedSources> {
  return openFrom(diskTexts(files[0] ?? ".", roots), files);
}

/** Opens texts that are in memory, by paths such as `openapi.yaml` and `schemas/book.yaml`; the named ones are sources. */
export function openTexts(
  texts: Readonly<Record<string, string>>,
  files: readonly string[],
): Reported<OpenedSources> {
  const read = (file: string): ReadText | undefined => {
    const text = Object.hasOwn(texts, file) ? texts[file] : undefined;
    return text === undefined ? undefined : { file, text, markBytes: 0, identity: file };
  };
  const missing = (file: string) => ({
    message: `the file ${JSON.stringify(file)} cannot be read: it does not exist`,
    help: "mend the reference, or fetch the file",
  });
  const fromMemory: SourceTexts = {
    roots: [],
    named: (file) =>
      read(file) ??
      diagnostic("source-unreadable", { ...missing(file), at: { file, onDisk: true } }),
    referred: (file) => read(file) ?? { code: "reference-dangling", ...missing(file) },
  };
  return openFrom(fromMemory, files);
}

/** A named file, read. */
interface Named {
  readonly text: ReadText;
  readonly graph: SourceGraph;
  readonly root: SourceCursor | undefined;
}

function openFrom(texts: SourceTexts, files: readonly string[]): Reported<OpenedSources> {
  const diagnostics: Diagnostic[] = [...texts.roots];
  const named: Named[] = [];
  for (const file of new Set(files)) {
    const text = texts.named(file);
    if ("severity" in text) {
      diagnostics.push(text);
      continue;
    }
    const graph = new SourceGraph(texts);
    named.push({ text, graph, root: graph.open(text) });
  }
  const parts = partsAmong(named);
  const sources: Source[] = [];
  for (const each of named) {
    if (parts.has(each.text.file)) continue;
    const opened = openOne(each);
    diagnostics.push(...opened.diagnostics);
    if (opened.value !== undefined) sources.push(opened.value);
  }
  const placed = (location: Location): Placed | undefined => {
    for (const { graph, text } of named) {
      const found = placedIn(graph, text, location);
      if (found !== undefined) return found;
    }
    // A file that is not UTF-8 has places, but no text to show.
    return isSourceSpan(location) ? { displayPath: location.file, span: location } : undefined;
  };
  return { value: { sources, placed }, diagnostics };
}

function openOne({ text, graph, root }: Named): Reported<Source | undefined> {
  const kind = root && kindOf(root);
  if (root === undefined || kind === undefined) {
    return { value: undefined, diagnostics: foreign(text) ?? graph.diagnostics };
  }
  if (!isKind(kind)) {
    const isUnknown = kind.code === "source-kind";
    return { value: undefined, diagnostics: (isUnknown ? foreign(text) : undefined) ?? [kind] };
  }
  const found = faultsOf(kind, root);
  const source: Source = {
    file: text.file,
    kind,
    root,
    diagnostics: () => graph.diagnostics,
    span: (at) => graph.file(at.file)?.span(at.path) ?? root.span(),
    placed: (location) => placedIn(graph, text, location),
  };
  return { value: source, diagnostics: [...graph.diagnostics, ...found] };
}

/** Faults that are seen before a reader looks for anything. */
function faultsOf({ format }: SourceKind, root: SourceCursor): readonly Diagnostic[] {
  switch (format) {
    case "openapi":
      return [...shapeFaults(root), ...operationFaults(root)];
    case "api-md":
      return callFaults(root);
    case "stainless":
      return configurationFaults(root);
    case "har":
    case "postman":
      return [];
    default:
      return unreachable(format);
  }
}

/** A text in some other language has no faults of syntax. */
function foreign({ file, text }: ReadText): readonly Diagnostic[] | undefined {
  const kind = foreignText(text);
  if (kind === undefined) return undefined;
  const at = { file, onDisk: true };
  return [
    diagnostic("source-kind", { at, message: `the file looks like ${kind.what}`, help: kind.help }),
  ];
}

function placedIn(graph: SourceGraph, named: ReadText, location: Location): Placed | undefined {
  if (!("onDisk" in location) || !location.onDisk) return undefined;
  const text = location.file === named.file ? named.text : graph.textOf(location.file);
  if (text === undefined) return undefined;
  if (!isSourceSpan(location)) {
    // What concerns a file as a whole stands in its first line.
    const start = { line: 1, column: 1, offset: 0 };
    return { displayPath: location.file, span: { file: location.file, start, end: start } };
  }
  return { displayPath: location.file, span: location, text };
}

/** Named files that are no source of their own, because another named one leads to them. */
function partsAmong(named: readonly Named[]): ReadonlySet<string> {
  const unknown = named.filter(({ root }) => root !== undefined && !isKind(kindOf(root)));
  if (unknown.length === 0 || unknown.length === named.length) return new Set();
  const reached = new Set<string>();
  const pending = named.filter((each) => !unknown.includes(each));
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const file of filesReferredTo(next)) {
      const part = unknown.find(({ text }) => posix.normalize(text.file) === posix.normalize(file));
      if (part === undefined || reached.has(part.text.file)) continue;
      reached.add(part.text.file);
      pending.push(part);
    }
  }
  return reached;
}

function filesReferredTo({ root, text }: Named): ReadonlySet<string> {
  const files = new Set<string>();
  const pending: SourceValue[] = root === undefined ? [] : [root.value];
  const seen = new Set<SourceValue>();
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!isSourceMap(next) && !isSourceList(next)) continue;
    // Aliases of YAML make one value stand in several places.
    if (seen.has(next)) continue;
    seen.add(next);
    for (const each of next.values()) pending.push(each);
    const reference = isSourceMap(next) ? next.get("$ref") : undefined;
    if (typeof reference !== "string") continue;
    const aim = aimOf(partsOf(reference).resource, text.file);
    if (aim.kind === "file") files.add(aim.file);
  }
  return files;
}
