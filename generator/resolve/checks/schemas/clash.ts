/** The facts of schemas that exclude each other: types only, so that each way to find them can share them. */
import type { FindSchema } from "../../../model/schema-members.js";
import type { Conjunct } from "../../../model/conjuncts.js";
import type { KindsOf } from "./kinds.js";

/** Two schemas of which no value can satisfy both. */
export interface Clash {
  /** The properties and items on the way down to the value that both speak of: `"owner"`, `item 1`. */
  readonly where: readonly string[];
  readonly sides: Sides;
}

/** Both that exclude each other, in the order in which they came in. */
export type Sides = readonly [Side, Side];

/** One of the two: what it asks for, and the keyword that says so, where it is one. */
export interface Side {
  readonly conjunct: Conjunct;
  readonly says: string;
  readonly key?: string;
}

/** The questions to the schemas of a model, across references. */
export interface Reading {
  readonly find: FindSchema;
  readonly kindsOf: KindsOf;
}
