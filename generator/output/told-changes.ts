/** The report on facts that changed since the last run, and on the types that narrowed by them. */
import type { ChangeKind, FactChange } from "../changes/change.js";
import type { NarrowedType } from "../sdk/changes/narrowed-types.js";

/** Everything that is told. */
export interface ToldChanges {
  /** In the order of the model, each once. */
  readonly facts: readonly ToldFact[];
  /** In the order of the targets; first what may break a caller. */
  readonly types: readonly ToldType[];
  /** How many facts are known now, as `coverage` counts them. */
  readonly known: KnownCounts;
}

/** Facts that are known, and those that are not. */
export interface KnownCounts {
  readonly known: number;
  readonly notShown: number;
}

/** One fact that is not what it was. */
export interface ToldFact {
  readonly kind: ChangeKind;
  /** As the user would write the file: `manifest/groups/authors.yaml#operations.retrieve.method`. */
  readonly place: string;
  /** Id of the operation that it is about. */
  readonly operation?: string;
  readonly was: string;
  readonly now: string;
}

/** One type of an output that narrowed. */
export interface ToldType extends NarrowedType {
  readonly target: string;
}

/** Brings together what is told; undefined where nothing changed. `folder` is the manifest's, as the user wrote it. */
export function toldChanges(
  changes: readonly FactChange[],
  types: readonly ToldType[],
  { folder, known }: { readonly folder: string; readonly known: KnownCounts },
): ToldChanges | undefined {
  if (changes.length === 0) return undefined;
  const facts = changes.map((change) => toldFact(change, folder));
  // A marker above several slots fills each of them in, at one place.
  const distinct = new Map(facts.map((fact) => [JSON.stringify(fact), fact]));
  const [breaking, others] = [true, false].map((is) =>
    types.filter((each) => each.breaking === is),
  );
  return {
    facts: [...distinct.values()],
    types: [...(breaking ?? []), ...(others ?? [])],
    known: { known: known.known, notShown: known.notShown },
  };
}

function toldFact({ kind, place, subject, was, now }: FactChange, folder: string): ToldFact {
  const shown = folder.replace(/[\\/]+$/, "");
  return {
    kind,
    place: shown === "" || shown === "." ? place : `${shown}/${place}`,
    ...(subject.kind === "operation" && { operation: subject.name }),
    was,
    now,
  };
}
