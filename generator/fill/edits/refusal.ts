/** Facts that the shape of the manifest refuses, such as a URL with spaces: found where they were told, and taken out. */
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { grouped } from "../../model/grouped.js";
import type { Told } from "../told.js";
import type { RefusedFact, Target } from "./proposal.js";
import type { Trimmed } from "./writable.js";

type Path = Target["at"]["path"];

/** Targets that change one by one. Each of thousands of faults looks at those of its file alone. */
export class ChangingTargets {
  readonly #all: (Target | undefined)[];
  readonly #byFile: ReadonlyMap<string, readonly number[]>;

  constructor(targets: readonly Target[]) {
    this.#all = [...targets];
    this.#byFile = grouped(targets.keys(), (index) => targets[index]?.at.file ?? "");
  }

  /** Puts others in the place of those of a file; a target goes where the function returns nothing. */
  change(file: string, changed: (target: Target) => Target | undefined): void {
    for (const index of this.#byFile.get(file) ?? []) {
      const target = this.#all[index];
      if (target !== undefined) this.#all[index] = changed(target);
    }
  }

  /** Those that are left, in their order. */
  left(): readonly Target[] {
    return this.#all.filter((each) => each !== undefined);
  }
}

/** Takes out what the diagnostics are about. What is not told is not refused: the caller looks whether anything was. */
export function withoutFaulty(targets: readonly Target[], faults: readonly Diagnostic[]): Trimmed {
  const changing = new ChangingTargets(targets);
  const refused: RefusedFact[] = [];
  for (const { at, message } of faults) {
    if (!("path" in at)) continue;
    const path = at.part === "missing" ? at.path.slice(0, -1) : at.path;
    changing.change(at.file, (target) => {
      const inner = pathInside(target, at.file, path);
      if (inner === undefined) return target;
      const { told, removed } = without(target.told, inner);
      refused.push({ at, toldAt: removed.at, why: message });
      return told === undefined ? undefined : { at: target.at, told };
    });
  }
  return { targets: changing.left(), refused };
}

/** The rest of a path that goes into a target; empty where the target itself is meant, or something around it. */
export function pathInside({ at }: Target, file: string, path: Path): Path | undefined {
  if (at.file !== file) return undefined;
  const common = Math.min(at.path.length, path.length);
  const isOnTheWay = at.path
    .slice(0, common)
    .every((step, index) => String(step) === String(path[index]));
  return isOnTheWay ? path.slice(common) : undefined;
}

/** Returns the facts without those at a path, or without the last part of it that is told. A list is a fact as a whole. */
export function without(
  told: Told,
  [step, ...rest]: Path,
): { readonly told: Told | undefined; readonly removed: Told } {
  const entry =
    told.kind === "map" && step !== undefined
      ? told.entries.find(({ key }) => key === String(step))
      : undefined;
  if (told.kind !== "map" || entry === undefined) return { told: undefined, removed: told };
  const inner = without(entry.value, rest);
  const entries = told.entries.flatMap((each) => {
    if (each !== entry) return [each];
    return inner.told === undefined ? [] : [{ key: each.key, value: inner.told }];
  });
  return { told: entries.length === 0 ? undefined : { ...told, entries }, removed: inner.removed };
}
