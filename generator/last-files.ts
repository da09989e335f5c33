/** Which files of the last run stay as they are: those that are made of nothing that an edit changed. */
import type { Diagnostic } from "./diagnostics/diagnostic.js";
import type { Emitted, GeneratedFile } from "./emit/target.js";
import type { KnownModel } from "./known-model.js";
import { type MadeOf, madeOfGroup } from "./model/made-of.js";
import type { ApiModel } from "./model/model.js";
import type { LastFiles } from "./output/render-parts.js";
import type { RenderedPart } from "./output/rendered-file.js";
import { planOutline, type PlanOutline, shapesOutline, tablesOutline } from "./sdk/outline.js";
import { parseDocument, type SourceDocument } from "./source/document.js";
import { type EarlierText, type Edit, editBetween } from "./validate/edits.js";

/** A run of the same program, with the same settings and revisions, that had no errors. */
export interface LastRun {
  /** The files of its manifest. */
  readonly sources: readonly EarlierText[];
  /** The findings of its checks of meaning. */
  readonly findings: readonly Diagnostic[];
  /** The hash of a file that it wrote; paths begin with the name of the target's folder. */
  readonly hashAt: (target: string, path: string) => string | undefined;
  /** The files that it made in parts. */
  readonly inParts: readonly FileInParts[];
  /** Left out = nobody knows, and an edit of facts makes all files. */
  readonly outlines?: Outlines | undefined;
  /** Left out = a file of its manifest had a fault, and the whole of the next one is read. */
  readonly model?: KnownModel | undefined;
}

/** A file that a run made in parts. */
export interface FileInParts {
  readonly target: string;
  readonly path: string;
  readonly parts: readonly RenderedPart[];
}

/** Hashes of what is decided of a whole API. */
export interface Outlines {
  readonly plan: PlanOutline;
  /** Undefined = no target is made of shapes. */
  readonly shapes: PlanOutline | undefined;
  /** Those of their tables, by the names of targets that say which they have. */
  readonly targets: ReadonlyMap<string, string>;
}

/** The files of a run beside those of the last one. */
export interface FilesOfRun {
  /** Returns the last files of a target, by its name; undefined = nothing is known of the last run. */
  readonly lastOf: (target: string, emitted: Emitted) => LastFiles | undefined;
  /** The outlines of this run, once its targets were asked for; undefined = nobody knows. */
  readonly outlines: () => Outlines | undefined;
}

/** Returns true of a file that is as it was in the last run: it had no fault. */
export function unchangedSince(
  last: LastRun | undefined,
): (source: Pick<SourceDocument, "file" | "text">) => boolean {
  const before = new Map(last?.sources.map((each) => [each.file, each]));
  return ({ file, text }) => {
    const was = before.get(file);
    return was !== undefined && (was.text ?? text) === text;
  };
}

/** The edit since the last run, and the results of that run that still hold. */
export interface Since {
  /** Undefined = nobody knows. */
  readonly edit: Edit | undefined;
  /** The results of the facts, if no file has a fault; undefined = they have to be made. */
  readonly before: Before | undefined;
}

/** The results of the last run, whose manifest has the same facts. */
export interface Before {
  readonly findings: LastRun["findings"];
  /** The names in the files that are as they were. */
  readonly names: KnownModel["names"];
  readonly decided: KnownModel["decided"];
}

/** Compares a manifest with that of the last run, if there is one. */
export function since(last: LastRun | undefined, documents: readonly SourceDocument[]): Since {
  const edit = last && editBetween(last.sources, documents, saidIn);
  // Texts for people decide nothing, so that what was found of the facts is so again.
  if (last === undefined || edit?.kind !== "texts") return { edit, before: undefined };
  const { findings, model } = last;
  const names = [...(model?.names ?? [])].filter(([file]) => !edit.files.has(file));
  return {
    edit,
    before: { findings, names: new Map(names), decided: model?.decided ?? new Map() },
  };
}

/** Tells which files stay, by an edit since the last run. */
export function filesOfRun(
  last: LastRun | undefined,
  edit: Edit | undefined,
  model: ApiModel,
): FilesOfRun {
  const keeping =
    (mayDiffer: (parts: MadeOf | undefined) => boolean) =>
    (target: string): LastFiles | undefined =>
      last && {
        mayDiffer: (file) =>
          file.kind === "parted" || (file.kind === "built" && mayDiffer(partsOf(file, model))),
        staysAs: ({ madeOf, hash }, was) =>
          !mayDiffer(madeOf) || (was.hash !== undefined && hash?.() === was.hash),
        hashAt: (path) => last.hashAt(target, path),
        partsAt: (path) =>
          last.inParts.find((each) => each.target === target && each.path === path)?.parts,
      };
  const keepingNone = (target: string): LastFiles | undefined => {
    const none = keeping(() => true)(target);
    return none && { ...none, mayDiffer: () => true };
  };
  if (edit?.kind === "texts") {
    return {
      lastOf: keeping((parts) => parts?.texts(edit) ?? true),
      outlines: () => last?.outlines && withoutParts(last.outlines, edit.files),
    };
  }
  const plan = planOutline(model);
  const targets = new Map<string, string>();
  const withShapes = new Set<string>();
  let shapes: PlanOutline | undefined;
  const before = last?.outlines;
  const changedIn = (now: PlanOutline, was: PlanOutline | undefined) =>
    was && edit && changedParts(edit, was, now);
  const ofPlan = changedIn(plan, before?.plan);
  return {
    lastOf: (target, { tables, value: made }) => {
      const others = tables?.others ?? [];
      const isSaid = tables !== undefined && others.every((each) => targets.has(each));
      if (!isSaid) return keepingNone(target);
      const ofOthers = others.map((each) => targets.get(each));
      const values = [tables.values, made.map(({ path }) => path), ofOthers];
      const hash = tablesOutline({ ...tables, values }, model);
      targets.set(target, hash);
      const haveShapes = tables.haveShapes || others.some((each) => withShapes.has(each));
      if (haveShapes) withShapes.add(target);
      if (haveShapes) shapes ??= shapesOutline(model);
      if (before?.targets.get(target) !== hash || ofPlan === undefined) return keepingNone(target);
      const ofShapes = haveShapes && shapes ? changedIn(shapes, before.shapes) : noFiles;
      if (ofShapes === undefined) return keepingNone(target);
      const files = new Set([...ofPlan, ...ofShapes]);
      return keeping(
        (parts) =>
          parts?.facts?.({ files, inSchemas: files, inTitles: files, ofGroups: files }) ?? true,
      )(target);
    },
    outlines: () => ({ plan, shapes, targets }),
  };
}

const noFiles: ReadonlySet<string> = new Set();

function saidIn(source: Pick<SourceDocument, "file" | "text">): SourceDocument["value"] {
  const { value, diagnostics } = parseDocument(source);
  return diagnostics.length === 0 ? value.value : undefined;
}

function partsOf(
  { madeOf, group }: Extract<GeneratedFile, { readonly kind: "built" }>,
  model: ApiModel,
): MadeOf | undefined {
  const ofGroup = group === undefined ? undefined : madeOfGroup(group, model);
  return madeOf && ofGroup ? { ...ofGroup, ...madeOf } : (madeOf ?? ofGroup);
}

/** Whatever is decided stays where texts change, but parts of the plan have texts, too. */
function withoutParts({ plan, shapes, targets }: Outlines, files: ReadonlySet<string>): Outlines {
  const without = ({ shared, parts }: PlanOutline): PlanOutline => ({
    shared,
    parts: new Map([...parts].filter(([file]) => !files.has(file))),
  });
  return { plan: without(plan), shapes: shapes && without(shapes), targets };
}

/** The files of the manifest that an edit changed, and those of which another part of the plan came out; undefined = all of them. */
function changedParts(
  { files }: Edit,
  before: PlanOutline,
  { shared, parts }: PlanOutline,
): ReadonlySet<string> | undefined {
  if (shared !== before.shared) return undefined;
  const all = [...new Set([...before.parts.keys(), ...parts.keys()])];
  const others = all.filter((file) => before.parts.get(file) !== parts.get(file));
  return new Set([...files, ...others]);
}
