// Made by endpoint-manifest (docs) from its template theme/try/typed.ts. Not to be edited: fill the manifest in and run generate.

/** Values that a reader has typed into a panel. */
import { InvalidArgumentError } from "#runtime/typescript-client/errors.js";

/** Values that a reader has typed. */
export interface Typed {
  readonly baseUrl: string;
  /** Texts of the parameters, in their order; an empty one that is not required is left out. */
  readonly parameters: readonly string[];
  /** Texts of credentials by their variables. */
  readonly secrets: Readonly<Record<string, string>>;
  readonly body: string;
  /** The media type of a body of which none is known. */
  readonly mediaType: string;
  /** Files by their properties; that of a body that is a file as a whole under an empty name. */
  readonly files: ReadonlyMap<string, File>;
}

/** JSON that was typed. */
export function jsonOf(text: string, subject: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidArgumentError(`${subject} must be JSON`);
  }
}
