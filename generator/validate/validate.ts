/** Checks the shape of each file; what is wrong is reported and taken out, so that the rest is still checked for its meaning. */
import type { z } from "zod";
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import type { SourceDocument } from "../source/document.js";
import { PathTree } from "../path-tree.js";
import type { PlainValue } from "../source/plain-value.js";
import { isOfShape } from "./acceptance.js";
import type { Fault, Path } from "./fault.js";
import { faultsIn } from "./faults.js";
import {
  groupShape,
  schemasShape,
  serviceShape,
  sharedShape,
  type TargetsValue,
} from "./file-shapes.js";
import type { Shape } from "./forms.js";
import type { Manifest, ManifestFile } from "./manifest.js";
import { beforePruning, nameProto, unnameProto, unnameProtoIn, valueAt, without } from "./prune.js";

/** How often faults are taken out and the rest is checked again: a fault may hide others further out. */
const rounds = 16;

/** One file that is right in shape, or what is left of it. */
interface Checked<T> {
  readonly file: ManifestFile<T> | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly lost: Manifest["lost"];
}

/** The options of the check beside the files. */
export interface ValidateRequest {
  /** The shape of `targets.yaml`, which the list of targets makes; left out = nobody asks for that file. */
  readonly targets?: Shape<TargetsValue> | undefined;
  /** Files and folders that are there and could not be read. */
  readonly unread?: readonly string[];
  /** Returns true of a file whose shape is known to be right; left out = of none. */
  readonly isRight?: (document: SourceDocument) => boolean;
}

/** Checks every file against the shape of its kind, which its place tells. */
export function validate(
  documents: readonly SourceDocument[],
  { targets: targetsShape, unread = [], isRight = () => false }: ValidateRequest = {},
): Reported<Manifest> {
  const checkAll = <T>(
    shape: z.ZodType<T>,
    all: readonly SourceDocument[],
    isOfKind: (file: string) => boolean,
  ): readonly Checked<T>[] =>
    all
      .filter(({ file }) => isOfKind(file))
      .map((document) => checkedOnce(shape, document, isRight(document)));
  const service = checkAll(serviceShape, documents, (file) => file === "service.yaml");
  const targets =
    targetsShape === undefined
      ? []
      : checkAll(targetsShape, documents, (file) => file === "targets.yaml");
  const groups = checkAll(groupShape, documents, (file) => file.startsWith("groups/"));
  const schemas = checkAll(schemasShape, documents, (file) => file.startsWith("schemas/"));
  const shared = checkAll(sharedShape, documents, (file) => file.startsWith("shared/"));
  const all = [...service, ...targets, ...groups, ...schemas, ...shared];
  return {
    value: {
      service: service[0]?.file,
      targets: targets[0]?.file,
      groups: groups.flatMap(({ file }) => file ?? []),
      schemas: schemas.flatMap(({ file }) => file ?? []),
      shared: shared.flatMap(({ file }) => file ?? []),
      lost: [...unread.map((file) => ({ file, path: [] })), ...all.flatMap(({ lost }) => lost)],
    },
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Right files, by their documents: what is watched has most of them again and again. */
const right = new WeakMap<SourceDocument, RightFile>();

/** A file that is right, and the shape of its kind. */
interface RightFile {
  readonly shape: z.ZodType;
  readonly file: ManifestFile<unknown>;
}

function checkedOnce<T>(
  shape: z.ZodType<T>,
  document: SourceDocument,
  isRight: boolean,
): Checked<T> {
  const known = right.get(document);
  const file = known?.shape === shape ? known.file : isRight ? rightFile(document) : undefined;
  if (file !== undefined && isOf<T>(file)) {
    right.set(document, { shape, file });
    return { file, diagnostics: [], lost: [] };
  }
  const checked = check(shape, document);
  // A file that could not be read has no value at all.
  if (checked.file !== undefined && checked.file.value === document.value) {
    right.set(document, { shape, file: checked.file });
  }
  return checked;
}

/** Nobody has to ask for the value of a file that is known to be right. */
function rightFile(document: SourceDocument): ManifestFile<unknown> {
  const { file } = document;
  return {
    ...{ file, id: idOf(file) },
    get value() {
      return document.value;
    },
  };
}

/** Tells the compiler that the value of a file that is known to be right has its shape's type. */
function isOf<T>(_file: ManifestFile<unknown>): _file is ManifestFile<T> {
  return true;
}

function idOf(file: string): string {
  return file.replace(/^.*\//, "").replace(/\.yaml$/, "");
}

function check<T>(shape: z.ZodType<T>, { file, value }: SourceDocument): Checked<T> {
  const id = idOf(file);
  const diagnostics: Diagnostic[] = [];
  const lost: Path[] = [];
  const gone = new PathTree();
  const finish = (rest: T | undefined): Checked<T> => ({
    file: rest === undefined ? undefined : { file, id, value: rest },
    diagnostics,
    lost: (rest === undefined ? [[]] : lost).map((path) => ({ file, path })),
  });
  let rest = value;
  for (let round = 0; round < rounds && rest !== undefined; round++) {
    // Most files are right, and of those nothing but that has to be found.
    if (isOfShape(shape, rest)) return finish(rest);
    const checkable = nameProto(rest);
    const found = faultsIn(issuesIn(shape, checkable), checkable)
      .map(unname)
      .map((fault) => ({ fault, inFile: { ...fault, path: beforePruning(fault.path, gone) } }))
      .filter(({ inFile }) => !isEmptied(inFile, gone));
    const faults = found.map(({ inFile }) => inFile);
    if (isChecked<T>(rest, faults)) return finish(rest);
    const reported = faults.filter((fault) => !isConsequence(fault, gone, value));
    diagnostics.push(...reported.map(placedIn(file)));
    for (const path of faults.map(prunedBy)) {
      lost.push(path);
      gone.add(path);
    }
    rest = without(rest, new PathTree(found.map(({ fault }) => prunedBy(fault))));
  }
  return finish(undefined);
}

/** Returns the place to remove so that a fault goes: where a key is missing, the map that misses it. */
function prunedBy({ path, part }: Fault): Path {
  return part === "missing" ? path.slice(0, -1) : path;
}

/**
 * Returns zod's issues. Its own messages are never made: nobody reads them, and to make them it asks a value for its
 * `constructor`, which may be a key of a map.
 */
export function issuesIn(shape: z.ZodType, value: unknown): readonly z.core.$ZodIssue[] {
  return shape.safeParse(value, { error: () => "" }).error?.issues ?? [];
}

/**
 * Tells the compiler that a value without faults has the shape's type; zod's own output is never used, since its maps drop
 * `__proto__`.
 */
function isChecked<T>(_value: unknown, faults: readonly Fault[]): _value is T {
  return faults.length === 0;
}

/** True if a list or map is empty only because all that was in it was faulty: it may stay so. */
function isEmptied({ onlyEmpty, path }: Fault, gone: PathTree): boolean {
  return onlyEmpty === true && gone.reaches(path);
}

/** True if a fault only follows from what was taken out before it, or was reported when the file was read. */
function isConsequence(fault: Fault, gone: PathTree, written: PlainValue | undefined): boolean {
  return (
    valueAt(written, fault.path) === null ||
    gone.reaches(fault.part === "missing" ? prunedBy(fault) : fault.path)
  );
}

function unname(fault: Fault): Fault {
  return { ...fault, path: unnameProto(fault.path), message: unnameProtoIn(fault.message) };
}

function placedIn(file: string): (fault: Fault) => Diagnostic {
  return ({ code, path, part, message, help }) =>
    diagnostic(code, { message, ...(help !== undefined && { help }), at: { file, path, part } });
}
