/** The knowledge of one thing, and how sure it is: the type that keeps "not shown" from being mistaken for anything else. */
import type { SourceRef } from "../source-ref.js";

/** Ids of the sources that say a thing, as `service.yaml` declares them; the nearest above it in the manifest. */
export type SourceIds = readonly string[];

/** A value that the manifest gives. */
export interface Known<T> {
  readonly state: "known";
  readonly value: T;
  readonly at: SourceRef;
  readonly sources: SourceIds;
}

/** Known to be absent: the manifest says `none` (or, for deprecation, `false`). */
export interface KnownAbsent {
  readonly state: "none";
  readonly at: SourceRef;
  readonly sources: SourceIds;
}

/** Not known: the manifest says `not shown`, or nothing. `at` is where to fill it in. */
export interface NotShown {
  readonly state: "notShown";
  readonly at: SourceRef;
}

/** A thing that may be known, known to be absent, or not known. */
export type Fact<T> = Known<T> | KnownAbsent | NotShown;

/** A fact that cannot be absent, such as a method: it is known or it is not. */
export type Certain<T> = Known<T> | NotShown;

/** A list of named things that may be complete or not. */
export interface Listing<T> {
  readonly items: readonly T[];
  /** True if there may be more than `items`: `(others): not shown`, or everything was merely observed. */
  readonly open: boolean;
}

/** A slot that holds several named things: parameters of one place, responses, errors. */
export type Bucket<T> = Fact<Listing<T>>;

/** The cases of a fact. All three are required, so that none is forgotten. */
export interface FactCases<T, R> {
  readonly known: (value: T, fact: Known<T>) => R;
  readonly none: (fact: KnownAbsent) => R;
  readonly notShown: (fact: NotShown) => R;
}

/** Reads a fact, every side of it. */
export function whenFact<T, R>(fact: Fact<T>, cases: FactCases<T, R>): R {
  switch (fact.state) {
    case "known":
      return cases.known(fact.value, fact);
    case "none":
      return cases.none(fact);
    case "notShown":
      return cases.notShown(fact);
  }
}

/** The known value, or undefined where it is absent or not known: for places where both read the same. */
export function knownValue<T>(fact: Fact<T>): T | undefined {
  return fact.state === "known" ? fact.value : undefined;
}

/** The things that a bucket is known to hold; none when it is absent or not known. */
export function knownItems<T>(bucket: Bucket<T>): readonly T[] {
  return bucket.state === "known" ? bucket.value.items : [];
}

/** True if a bucket may hold more than {@link knownItems}. */
export function isOpen<T>(bucket: Bucket<T>): boolean {
  return bucket.state === "notShown" || (bucket.state === "known" && bucket.value.open);
}
