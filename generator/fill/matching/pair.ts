/** Which operation of the manifest is which one of the source: a pair, and how sure it is. */
import type { Operation } from "../../model/model.js";
import type { DescribedOperation } from "../described-api.js";

/** A pair of operations. */
export interface Pair {
  readonly operation: Operation;
  readonly described: DescribedOperation;
  /** `exact`: method and path are known in both and are the same but for names of parameters, or the source has groups and name of the manifest; `mapped`: somebody said so; `accepted`: by score; `proposed`: for somebody to decide. */
  readonly how: "exact" | "mapped" | "accepted" | "proposed";
  /** From 0 to 1, in hundredths; 1 where it is not a guess. */
  readonly score: number;
  /** The next best one of the source, where there is any that is alike. */
  readonly runnerUp?: { readonly described: DescribedOperation; readonly score: number };
  /** The other operation of the manifest that is most alike the described one, where there is any. */
  readonly rival?: { readonly operation: Operation; readonly score: number };
}

/** The result of matching. */
export interface Matching {
  readonly pairs: readonly Pair[];
  /** Operations of the manifest for which the source has none. */
  readonly unmatched: readonly Operation[];
  /** Operations of the source that no pair has. */
  readonly left: readonly DescribedOperation[];
}
