/** The options of `compare`, read and checked. */
import { defaults, type Options } from "./options.js";

/** Formats of `compare`. */
export const compareFormats = ["text", "json", "markdown"] as const;

/** Options of `compare`. */
export interface CompareOptions extends Pick<Options, "manifest"> {
  /** Folder of a package, file of declarations or `api.md`, as written. */
  readonly with: string;
  readonly format: (typeof compareFormats)[number];
  /** File of the page in Markdown to write, as written. */
  readonly output?: string;
  /** File of the codemod to write, as written. */
  readonly codemod?: string;
}

/** The defaults of the options of `compare`. */
export const compareDefaults: Omit<CompareOptions, "with"> = {
  manifest: defaults.manifest,
  format: "text",
};
