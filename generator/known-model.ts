/** Facts of a model that are kept for the next run. After an edit of texts, that run need not read most of the manifest. */
import type { Diagnostic, Location, Reported } from "./diagnostics/diagnostic.js";
import { type Decided, decidedOf } from "./model/decided.js";
import { replacementsOf } from "./model/made-of.js";
import type { ApiModel } from "./model/model.js";
import { type NamesInFile, namesInFiles } from "./model/late-parts.js";
import type { SourceDocument } from "./source/document.js";
import { type KnownSpans, placeKey } from "./source/known-spans.js";
import type { Span } from "./source-ref.js";

/** The known facts of a model. */
export interface KnownModel {
  /** The names in files of groups and of schemas. */
  readonly names: ReadonlyMap<string, NamesInFile>;
  /** The results of facts alone. */
  readonly decided: Decided;
  /** Where the findings of its checks stand, by the files. */
  readonly spans: ReadonlyMap<string, KnownSpans>;
}

/** Returns a function that collects the facts of a model without faults. It keeps nothing else of the manifest in memory. */
export function knownModel(
  { value: model, diagnostics: findings }: Reported<ApiModel>,
  documents: readonly SourceDocument[],
): () => KnownModel {
  return () => {
    // Which files stay is asked after each edit.
    replacementsOf(model);
    return {
      names: namesInFiles(model),
      decided: decidedOf(model),
      spans: spansOf(findings, documents),
    };
  };
}

/** Looks up where findings stand, by the files. */
export function spansOf(
  findings: readonly Diagnostic[],
  documents: readonly SourceDocument[],
): KnownModel["spans"] {
  const byFile = new Map(documents.map((each) => [each.file, each]));
  const spans = new Map<string, Map<string, Span>>();
  const add = (at: Location): void => {
    if (!("path" in at)) return;
    const document = byFile.get(at.file);
    if (document === undefined) return;
    const known = spans.get(at.file) ?? new Map<string, Span>();
    spans.set(at.file, known.set(placeKey(at), document.locate(at)));
  };
  for (const { at, related = [] } of findings)
    for (const each of [{ at }, ...related]) add(each.at);
  return spans;
}

/** A {@link KnownModel} as JSON: its maps are lists. */
export interface WrittenModel {
  readonly names: Entries<NamesInFile>;
  readonly decided: Entries<string>;
  readonly spans: Entries<Entries<Span>>;
}

type Entries<Value> = readonly (readonly [key: string, value: Value])[];

/** Returns what was written. */
export function readModel({ names, decided, spans }: WrittenModel): KnownModel {
  const ofFiles = spans.map(([file, places]) => [file, new Map(places)] as const);
  return { names: new Map(names), decided: new Map(decided), spans: new Map(ofFiles) };
}

/** Returns it as JSON has it. */
export function writtenModel({ names, decided, spans }: KnownModel): WrittenModel {
  const ofFiles = [...spans].map(([file, places]) => [file, [...places]] as const);
  return { names: [...names], decided: [...decided], spans: ofFiles };
}
