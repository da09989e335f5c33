/** How much of what the manifest has a place for is known: counted from the model, as plain data. */
import { countsOfSlots } from "../model/fact-counts.js";
import { grouped } from "../model/grouped.js";
import type { ApiModel, Source } from "../model/model.js";
import { type SlotKind, slotKinds } from "../model/slot.js";
import { type Slot, slotsOf } from "../model/slots.js";
import { operationsOf } from "../model/walk.js";
import type { SourceRef } from "../source-ref.js";

/** How many facts are known. */
export interface Counts {
  /** Facts with a value, and facts that are known to be absent. */
  readonly known: number;
  /** Those of {@link Counts.known} that are known to be absent: the manifest says `none`. */
  readonly none: number;
  readonly notShown: number;
  /** Known facts out of 100, rounded down to a tenth: 100 means all. */
  readonly percent: number;
}

/** The facts of one group. */
export interface GroupCoverage extends Counts {
  /** Id of an outermost group, with those in it; `(service)`, `(shared)` and `(schemas)` for what belongs to none. */
  readonly group: string;
}

/** The facts of one kind. */
export interface KindCoverage extends Counts {
  readonly kind: SlotKind;
  /** The kind in people's words. */
  readonly label: string;
}

/** The facts that one source gave. */
export interface SourceCoverage extends Pick<Source, "id" | "title" | "kind"> {
  /** Known facts that it says, alone or with others. */
  readonly facts: number;
}

/** A fact that is not shown. */
export interface UnknownFact {
  readonly kind: SlotKind;
  readonly group: string;
  /** Id of the operation that it belongs to, if any. */
  readonly operation: string | undefined;
  /** Where to fill it in. */
  readonly at: SourceRef;
}

/** How much is known of an API. */
export interface Coverage {
  readonly title: string | undefined;
  /** Folder of the manifest as outputs name it. */
  readonly folder: string;
  /** How many outermost groups there are. */
  readonly groups: number;
  /** An operation can be called when its method and path are known. */
  readonly operations: {
    readonly total: number;
    readonly callable: number;
    readonly deprecated: number;
  };
  readonly facts: Counts;
  /** In the order of the manifest; none without a fact. */
  readonly byGroup: readonly GroupCoverage[];
  /** In the order of the table of kinds; none without a fact. */
  readonly byKind: readonly KindCoverage[];
  /** In the order of the manifest. */
  readonly sources: readonly SourceCoverage[];
  /** In the order of the manifest. */
  readonly unknown: readonly UnknownFact[];
}

/** Which facts to count; left out = all. Groups and operations are counted whatever it says. */
export interface CoverageFilter {
  readonly group?: string | undefined;
  readonly kind?: string | undefined;
}

/** Ids of the kinds that a {@link CoverageFilter} may name. */
export const coverageKinds: readonly string[] = slotKinds.map(({ kind }) => kind);

/** Counts the facts of a model. */
export function coverageOf(model: ApiModel, filter: CoverageFilter = {}): Coverage {
  const { group, kind } = filter;
  const chosen = slotsOf(model).filter(
    (slot) => (group ?? slot.group) === slot.group && (kind ?? slot.kind) === slot.kind,
  );
  return coverageOfSlots(model, chosen);
}

/** Counts all facts of a model, and says no more of it. */
export function countsOfFacts(model: ApiModel): Counts {
  return countsOf(slotsOf(model));
}

/** Counts some of the facts of a model: its slots, or those of them that are asked for. */
export function coverageOfSlots(model: ApiModel, slots: readonly Slot[]): Coverage {
  const operations = operationsOf(model);
  const callable = operations.filter(
    ({ method, path }) => method.state === "known" && path.state === "known",
  );
  const { title } = model.service;
  return {
    title: title.state === "known" ? title.value : undefined,
    folder: model.folder,
    groups: model.groups.length,
    operations: {
      total: operations.length,
      callable: callable.length,
      deprecated: operations.filter(({ deprecated }) => deprecated.state === "known").length,
    },
    facts: countsOf(slots),
    byGroup: groupCoverages(slots),
    byKind: kindCoverages(slots),
    sources: sourceCoverages(model.sources, slots),
    unknown: slots.filter(({ state }) => state === "notShown").map(unknownFact),
  };
}

/** How many more facts have to be known to reach a percentage; 0 = it is reached. */
export function missingFor(percent: number, { known, notShown }: Counts): number {
  // 56.3 % of 1000 is 563, and floating-point numbers make it a little more.
  const wanted = Math.ceil(((known + notShown) * percent) / 100 - 1e-9);
  return Math.max(0, wanted - known);
}

function countsOf(slots: readonly Slot[]): Counts {
  const { known, all } = countsOfSlots(slots);
  const none = slots.filter(({ state }) => state === "none").length;
  // Where there is nothing to know, nothing is missing.
  const percent = all === 0 ? 100 : Math.floor((known * 1000) / all) / 10;
  return { known, none, notShown: all - known, percent };
}

function groupCoverages(slots: readonly Slot[]): readonly GroupCoverage[] {
  const byGroup = grouped(slots, ({ group }) => group);
  return [...byGroup].map(([group, own]) => ({ group, ...countsOf(own) }));
}

function kindCoverages(slots: readonly Slot[]): readonly KindCoverage[] {
  const byKind = grouped(slots, ({ kind }) => kind);
  return slotKinds.flatMap(({ kind, label }) => {
    const own = byKind.get(kind);
    return own === undefined ? [] : [{ kind, label, ...countsOf(own) }];
  });
}

function sourceCoverages(
  sources: readonly Source[],
  slots: readonly Slot[],
): readonly SourceCoverage[] {
  return sources.map(({ id, title, kind }) => ({
    id,
    title,
    kind,
    facts: slots.filter((slot) => slot.sources.includes(id)).length,
  }));
}

function unknownFact({ kind, group, operation, at }: Slot): UnknownFact {
  return { kind, group, operation, at };
}
