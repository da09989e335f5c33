/** Fills the facts of a source into the texts of a manifest: edits by range, facts that differ, facts that cannot be held. */
import { type Diagnostic, hasErrors } from "../../diagnostics/diagnostic.js";
import { jsonText } from "../../emit/json-text.js";
import type { JsonValue } from "../../model/schema.js";
import { parseDocument, type SourceDocument } from "../../source/document.js";
import { validate } from "../../validate/validate.js";
import { jsonValue } from "../../resolve/json-values.js";
import type { Judge, Update } from "./judge.js";
import { inKnownOrder } from "./kept-order.js";
import {
  type Additions,
  type Draft,
  draftOf,
  type FillSource,
  mergeTargets,
  observersIn,
  spellsOut,
} from "./manifest-draft.js";
import { newFileText } from "./new-file.js";
import type {
  Conflict,
  EditedFile,
  FilledFact,
  RefusedFact,
  Target,
  UnsaidFact,
} from "./proposal.js";
import { withoutFaulty } from "./refusal.js";
import { splice } from "./splice.js";
import { faultsOfMeaning, withoutUntenable } from "./untenable.js";
import { writableTargets } from "./writable.js";

/** How a manifest is filled in. */
export interface FillOptions {
  /** Who tells; declared in `service.yaml` as soon as anything is filled in. */
  readonly source: FillSource;
  /** True if the source is taken where the manifest says something else; left out, it never is. */
  readonly prefer?: (conflict: Conflict) => boolean;
  /** Set where facts follow the source that nobody but the source has said; left out, they are conflicts. */
  readonly update?: Update;
  /** The additions of targets that add operations, groups and schemas. */
  readonly additions?: Additions;
}

/** The effect of a fill. */
export interface Proposal {
  /** Files whose text changes, and new ones. */
  readonly files: readonly EditedFile[];
  /** In the order of the targets; a bucket that is now complete counts as a fact at its `(others)`. */
  readonly filled: readonly FilledFact[];
  readonly conflicts: readonly Conflict[];
  /** The facts that only the source has said and that it says no more; empty where it is no update. */
  readonly unsaid: readonly UnsaidFact[];
  readonly refused: readonly RefusedFact[];
  /** All documents of the manifest as they are then, for another source to be filled in. */
  readonly documents: readonly SourceDocument[];
}

/** How often refused facts are taken out and the rest is tried again: each round takes out what the one before has uncovered. */
const rounds = 100;

/**
 * Fills in what targets tell. The documents are free of errors. Throws where the edited text would not say what is meant, or
 * where a second fill would change it again: both are our bugs, and nothing is to be written then.
 */
export function fillManifest(
  documents: readonly SourceDocument[],
  targets: readonly Target[],
  options: FillOptions,
): Proposal {
  const draft = draftOf(documents);
  const writable = writableTargets(targets);
  const refused: RefusedFact[] = [...writable.refused];
  let left = writable.targets;
  for (let round = 0; round < rounds; round++) {
    const judge = judgeOf(draft, options);
    const merged = mergeTargets(draft, left, options, judge);
    const edits = editedFiles(documents, { draft, merged });
    const faults = newFaults(documents, edits);
    const after = afterEdits(documents, edits);
    const isSame = edits.length === 0;
    const untenable = isSame || faults.length > 0 ? [] : newContradictions(documents, after);
    if (faults.length === 0 && untenable.length === 0) {
      refuseChange(merged, left, options);
      return {
        files: edits.map(({ file, before, document }) => ({ file, before, after: document.text })),
        filled: judge.filled,
        conflicts: judge.conflicts,
        unsaid: judge.unsaid,
        refused,
        documents: after,
      };
    }
    const rest =
      faults.length > 0 ? withoutFaulty(left, faults) : withoutUntenable(left, untenable);
    if (rest.refused.length === 0) throw ourFault([...faults, ...untenable]);
    refused.push(...rest.refused);
    left = rest.targets;
  }
  throw new Error("what is told cannot be brought into the shape of a manifest");
}

function judgeOf(draft: Draft, options: FillOptions): Judge {
  const { source, prefer = () => false, update, additions } = options;
  return {
    sourceId: source.id,
    observers: observersIn(draft, source),
    filled: [],
    conflicts: [],
    unsaid: [],
    prefer,
    update,
    spellsOut: additions === undefined || spellsOut(draft),
  };
}

/** A file with a new text, read again. */
interface Edit {
  readonly file: string;
  readonly before: string | undefined;
  readonly document: SourceDocument;
}

function editedFiles(
  documents: readonly SourceDocument[],
  { draft, merged }: { readonly draft: Draft; readonly merged: Draft },
): readonly Edit[] {
  return [...merged].flatMap(([file, wanted]): readonly Edit[] => {
    const known = draft.get(file);
    if (known === wanted) return [];
    const value = known === undefined ? wanted : inKnownOrder(known, wanted);
    if (known && jsonText(known) === jsonText(value)) return [];
    const before = documents.find((document) => document.file === file)?.text;
    const after = textFor(file, { before, known, value }, documents);
    return [{ file, before, document: readBack({ file, before, after, value }) }];
  });
}

function textFor(
  file: string,
  {
    before,
    known,
    value,
  }: {
    readonly before: string | undefined;
    readonly known: JsonValue | undefined;
    readonly value: JsonValue;
  },
  documents: readonly SourceDocument[],
): string {
  if (before !== undefined && known !== undefined) return splice(before, known, value);
  if (value.kind !== "object") throw new Error(`${file} is to be a map`);
  const folder = file.replace(/[^/]*$/, "");
  const isBeside = (each: SourceDocument) => each.file.replace(/[^/]*$/, "") === folder;
  const beside = documents.toSorted((a, b) => Number(isBeside(b)) - Number(isBeside(a)));
  return newFileText(file, value, beside);
}

/** Reads an edited text. It has to say exactly what was meant, without a new remark of the manifest's reader. */
function readBack({
  file,
  before,
  after,
  value,
}: {
  readonly file: string;
  readonly before: string | undefined;
  readonly after: string;
  readonly value: JsonValue;
}): SourceDocument {
  const { value: document, diagnostics } = parseDocument({ file, text: after });
  const remarks =
    before === undefined ? 0 : parseDocument({ file, text: before }).diagnostics.length;
  if (diagnostics.length > remarks) throw ourFault(diagnostics);
  const said = document.value && jsonText(jsonValue(document.value));
  if (said !== jsonText(value)) throw new Error(`${file}: the edited text says something else`);
  return document;
}

/** Faults of shape that were not there before. */
function newFaults(
  documents: readonly SourceDocument[],
  edits: readonly Edit[],
): readonly Diagnostic[] {
  const before = documents.filter(({ file }) => edits.some((edit) => edit.file === file));
  const known = new Set(validate(before).diagnostics.map(identity));
  const after = validate(edits.map(({ document }) => document)).diagnostics;
  return after.filter((each) => hasErrors([each]) && !known.has(identity(each)));
}

/** Faults of meaning that were not there before; what files say without the service's is not looked at. */
function newContradictions(
  documents: readonly SourceDocument[],
  after: readonly SourceDocument[],
): readonly Diagnostic[] {
  if (!documents.some(({ file }) => file === "service.yaml")) return [];
  const faults = faultsOfMeaning(validate(after).value);
  if (faults.length === 0) return [];
  const known = new Set(faultsOfMeaning(validate(documents).value).map(identity));
  return faults.filter((each) => !known.has(identity(each)));
}

function identity({ code, at, message }: Diagnostic): string {
  return JSON.stringify([code, at, message]);
}

/** The same targets may not change the manifest a second time. */
function refuseChange(merged: Draft, targets: readonly Target[], options: FillOptions): void {
  const again = mergeTargets(merged, targets, options, judgeOf(merged, options));
  for (const [file, value] of again) {
    const known = merged.get(file);
    if (known === value || (known && jsonText(known) === jsonText(value))) continue;
    throw new Error(`${file}: a second fill would change it again`);
  }
}

function afterEdits(
  documents: readonly SourceDocument[],
  edits: readonly Edit[],
): readonly SourceDocument[] {
  const kept = documents.map(
    (document) => edits.find(({ file }) => file === document.file)?.document ?? document,
  );
  return [
    ...kept,
    ...edits.filter(({ before }) => before === undefined).map(({ document }) => document),
  ];
}

function ourFault(diagnostics: readonly Diagnostic[]): Error {
  const told = diagnostics.map(({ code, message, at }) => `${code} in ${at.file}: ${message}`);
  return new Error(`the edited manifest has faults:\n${told.join("\n")}`);
}
