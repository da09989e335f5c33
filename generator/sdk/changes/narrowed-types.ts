/** The places of a plan that say more than before, as data: places for which a caller's code has types, in no language. */
import type { ParameterPlace } from "../../model/message.js";

/** A type that says more than it did, or an operation that can be called at last. */
export interface NarrowedType {
  /** As a caller writes it: `client.authors.retrieve`, `RetrieveInit["query"]`, `Book`. */
  readonly name: string;
  /** In a few words: `result unknown`, `any names`; left out where there was nothing to narrow. */
  readonly was?: string;
  /** In a few words, or as the type is written: `RetrieveQuery`, `its 12 fields`. */
  readonly now: string;
  /** True if a call that compiled before may not compile now. */
  readonly breaking: boolean;
}

/** A place of the plan that a caller's code has a type for. Operations stand in it by their ids. */
export type NarrowedPlace =
  /** A call: its type is what it gives. */
  | { readonly kind: "call"; readonly operation: string }
  | { readonly kind: "body"; readonly operation: string }
  /** The parameters of one place as an object; `others` = what it may have beside those that are listed. */
  | {
      readonly kind: "parameters" | "others";
      readonly operation: string;
      readonly in: MemberPlace;
    }
  | {
      readonly kind: "parameter";
      readonly operation: string;
      readonly in: ParameterPlace;
      readonly name: string;
    }
  /** One of the operation's answers, as a whole. */
  | { readonly kind: "answer"; readonly operation: string; readonly status: string }
  /** A named schema, or one property of it; `slot` = the way from it to the fact, empty where that is the schema itself. */
  | {
      readonly kind: "schema";
      readonly name: string;
      readonly property?: string;
      readonly slot: readonly string[];
    }
  /** An answer that any operation may give. */
  | { readonly kind: "common-answer"; readonly status: string }
  | { readonly kind: "payload"; readonly event: string };

/** A place whose parameters a call has by name, whatever the path has. */
export type MemberPlace = Exclude<ParameterPlace, "path">;

/** A place as a language has it. */
export interface SpelledPlace {
  readonly name: string;
  /** Gives its type as callers write it, or in a few words; nothing where any value is taken still. */
  readonly type?: () => string | undefined;
}

/**
 * The one thing that a language has to say of all this: what callers write for a place, and which type it has. A place may have
 * several names, such as one for what is sent and one for what is answered; none = the language has no such place.
 */
export type SpellPlace = (place: NarrowedPlace) => readonly SpelledPlace[];

/** A place that says more than before, and what is said of it. */
export interface Narrowing {
  readonly place: NarrowedPlace;
  readonly was?: string;
  /** In a few words; left out = the type that the place has now, and nothing where any value is taken still. */
  readonly now?: string;
  /** The words in its place where the language has no such place. */
  readonly otherwise?: Narrowing;
}
