/** The calls of an SDK that customers have, as its package declares or lists them. */
import type { ParameterPlace } from "../model/message.js";

/** A published SDK. */
export interface OldSdk {
  /** Its package, or the name of its file. */
  readonly name: string;
  /** Its class of clients, where a declaration has one. */
  readonly className: string | undefined;
  /** True if calls are written as in TypeScript: what their arguments are can be compared then. */
  readonly isTypescript: boolean;
  /** In the order in which the package has them. */
  readonly calls: readonly OldCall[];
}

/** One call. */
export interface OldCall {
  /** Names behind the client, as customers write them: `me`, `savedBooks`, `list`. */
  readonly chain: readonly string[];
  /** The same as an id of a manifest: `me.saved-books.list`. */
  readonly id: string;
  /** Its method in capitals and its path, where the package says them. */
  readonly route: { readonly method: string; readonly path: string } | undefined;
  /** In their order; undefined where nothing says what they are. */
  readonly arguments: readonly OldArgument[] | undefined;
  /** True if it is known to give pages, which its callers go through one after the other. */
  readonly isPaged: boolean;
}

/** One argument. */
export type OldArgument =
  /** A value of the path. */
  | { readonly kind: "value"; readonly name: string }
  /** A body as it is, such as a list or a file. */
  | { readonly kind: "body"; readonly name: string; readonly optional: boolean }
  /** An object of values for several places. */
  | {
      readonly kind: "values";
      readonly name: string;
      readonly optional: boolean;
      /** The place for all that it has; undefined where it is mixed, or nothing says so. */
      readonly place: "query" | "body" | undefined;
      /** Undefined where nothing says what it has. */
      readonly members: readonly OldMember[] | undefined;
    }
  /** How the call is made: its time limit, further headers. */
  | { readonly kind: "options"; readonly name: string };

/** One member of an object of values, under its name on the wire. */
export interface OldMember {
  readonly name: string;
  /** The place that its comment names; undefined where there is none. */
  readonly place: ParameterPlace | "body" | undefined;
}
