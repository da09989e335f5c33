/** The changes between two states of the known facts: types only, in no language's words. */

/** One fact that is not what it was. */
export interface FactChange {
  readonly kind: ChangeKind;
  readonly subject: Subject;
  /**
   * The way from the subject to the fact, in keys of the model and names: `["parameters", "query", "market", "schema"]`.
   * Empty for the subject itself.
   */
  readonly slot: readonly string[];
  /** Where it stands below the manifest's folder, as outputs write it: `groups/authors.yaml#operations.retrieve.method`. */
  readonly place: string;
  /** The earlier value in a few words: `not shown`. */
  readonly was: string;
  /** The value now: `GET`, `none`, `schema book`, `limit, offset`. */
  readonly now: string;
}

/**
 * `filled` = not shown before, known (or known to be absent) now; `withdrawn` = the other way round;
 * `added` and `removed` = something that has a name came to, or went from, a list that was complete.
 */
export type ChangeKind = "filled" | "changed" | "withdrawn" | "added" | "removed";

/** The subject of a fact. */
export interface Subject {
  readonly kind: "service" | "group" | "operation" | "schema" | "parameter" | "header" | "response";
  /** Id of the group or operation, name of the schema or of what is shared; empty for the service. */
  readonly name: string;
}

/** Everything that changed since an earlier state, and what of that state says whom it concerns. */
export interface ModelChanges {
  /** In the order of the model. */
  readonly facts: readonly FactChange[];
  readonly earlier: EarlierState;
}

/** The usable parts of the earlier state. */
export interface EarlierState {
  /** Ids of the operations whose method and path were known. */
  readonly callable: ReadonlySet<string>;
  /** Names of the schemas that those operations referred to, also through other schemas. */
  readonly reached: ReadonlySet<string>;
}
