/** Parameters, headers and responses with names: said once, and referred to wherever they are used. */
import type { SourceRef } from "../source-ref.js";
import type { SourceIds } from "./known.js";
import type { Header, Parameter, ParameterPlace, Response } from "./message.js";

/** Everything that is said once and referred to, in the order of the files and of what is written in them. */
export interface Shared {
  readonly parameters: readonly SharedParameter[];
  readonly headers: readonly SharedHeader[];
  readonly responses: readonly SharedResponse[];
}

/** The members of every shared part. */
interface SharedThing {
  /** In kebab-case; unique among things of its kind. */
  readonly name: string;
  /** Names that it had before. */
  readonly formerly: readonly string[];
  readonly at: SourceRef;
  readonly sources: SourceIds;
}

/** The facts of a parameter, in any use. */
export type ParameterFacts = Omit<Parameter, "name" | "at" | "sources" | "shared">;

/** The facts of a header, in any use. */
export type HeaderFacts = Omit<Header, "name" | "at" | "shared">;

/** The facts of a response, in any use and under any status. */
export type ResponseFacts = Omit<Response, "status" | "at" | "sources" | "absent" | "shared">;

/** A parameter of several operations: one place, and one name on the wire. */
export interface SharedParameter extends SharedThing, ParameterFacts {
  readonly place: ParameterPlace;
  /** Its name on the wire. */
  readonly wireName: string;
}

/** A header of several answers; its name on the wire is said where it is used. */
export interface SharedHeader extends SharedThing, HeaderFacts {}

/** An answer of several operations; its status is said where it is used. */
export interface SharedResponse extends SharedThing, ResponseFacts {}
