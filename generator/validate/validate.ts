/** Checks the shape of each file; what is wrong is reported and taken out, so that the rest is still checked for its meaning. */
import type { z } from "zod";
import { type Diagnostic, diagnostic, type Reported } from "../diagnostics/diagnostic.js";
import type { SourceDocument } from "../source/document.js";
import type { PlainValue } from "../source/plain-value.js";
import { type Fault, faultsIn } from "./faults.js";
import { groupShape, schemasShape, serviceShape, targetsShape } from "./file-shapes.js";
import type { Manifest, ManifestFile } from "./manifest.js";
import { nameProto, type Path, unnameProto, valueAt, without } from "./prune.js";

/** How often faults are taken out and the rest is checked again: a fault may hide others further out. */
const rounds = 16;

/** One file that is right in shape, or what is left of it. */
interface Checked<T> {
  readonly file: ManifestFile<T> | undefined;
  readonly diagnostics: readonly Diagnostic[];
  readonly lost: Manifest["lost"];
}

/** Checks every file against the shape of its kind, which its place tells. */
export function validate(documents: readonly SourceDocument[]): Reported<Manifest> {
  const service = checkAll(serviceShape, documents, (file) => file === "service.yaml");
  const targets = checkAll(targetsShape, documents, (file) => file === "targets.yaml");
  const groups = checkAll(groupShape, documents, (file) => file.startsWith("groups/"));
  const schemas = checkAll(schemasShape, documents, (file) => file.startsWith("schemas/"));
  const all = [...service, ...targets, ...groups, ...schemas];
  return {
    value: {
      service: service[0]?.file,
      targets: targets[0]?.file,
      groups: groups.flatMap(({ file }) => file ?? []),
      schemas: schemas.flatMap(({ file }) => file ?? []),
      lost: all.flatMap(({ lost }) => lost),
    },
    diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
  };
}

function checkAll<T>(
  shape: z.ZodType<T>,
  documents: readonly SourceDocument[],
  isOfKind: (file: string) => boolean,
): readonly Checked<T>[] {
  return documents.filter(({ file }) => isOfKind(file)).map((document) => check(shape, document));
}

function check<T>(shape: z.ZodType<T>, { file, value }: SourceDocument): Checked<T> {
  const id = file.replace(/^.*\//, "").replace(/\.yaml$/, "");
  const diagnostics: Diagnostic[] = [];
  const lost: Path[] = [];
  const finish = (rest: T | undefined): Checked<T> => ({
    file: rest === undefined ? undefined : { file, id, value: rest },
    diagnostics,
    lost: (rest === undefined ? [[]] : lost).map((path) => ({ file, path })),
  });
  let rest = value;
  for (let round = 0; round < rounds && rest !== undefined; round++) {
    const checkable = nameProto(rest);
    const { error } = shape.safeParse(checkable);
    if (isChecked<T>(rest, error)) return finish(rest);
    const faults = faultsIn(error?.issues ?? [], checkable).map(unname);
    const before = [...lost];
    diagnostics.push(
      ...faults.filter((fault) => !isConsequence(fault, before, value)).map(placedIn(file)),
    );
    const faulty = faults.map(({ path, part }) => (part === "missing" ? path.slice(0, -1) : path));
    lost.push(...faulty);
    rest = faulty.some((path) => path.length === 0) ? undefined : faulty.reduceRight(without, rest);
  }
  return finish(undefined);
}

/** What zod found no fault in has the shape's type; zod's own output is never used, since its maps drop `__proto__`. */
function isChecked<T>(_value: unknown, error: z.ZodError | undefined): _value is T {
  return error === undefined;
}

/** Whether a fault only follows from what was taken out before it, or was reported when the file was read. */
function isConsequence(
  fault: Fault,
  lost: readonly Path[],
  written: PlainValue | undefined,
): boolean {
  return (
    valueAt(written, fault.path) === null ||
    lost.some((path) => fault.path.every((step, depth) => path[depth] === step)) ||
    lost.some((path) => isBelow(path, fault))
  );
}

/** Whether a path lies in the map that misses a key. */
function isBelow(path: Path, { part, path: [...parent] }: Fault): boolean {
  return part === "missing" && parent.slice(0, -1).every((step, depth) => path[depth] === step);
}

function unname(fault: Fault): Fault {
  return { ...fault, path: unnameProto(fault.path) };
}

function placedIn(file: string): (fault: Fault) => Diagnostic {
  return ({ code, path, part, ...rest }) => diagnostic(code, { ...rest, at: { file, path, part } });
}
