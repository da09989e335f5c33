/** What a target is, and the files that it hands over: the contract between the emitters and the output stage. */
import type { ModelChanges } from "../changes/change.js";
import type { Reported } from "../diagnostics/diagnostic.js";
import type { ApiModel } from "../model/model.js";

/** One kind of output, made from the model and from its own settings in `targets.yaml`. */
export interface Target<Settings> {
  /** Name in `targets.yaml`, of the folder under `generated/`, and after `--target`. */
  readonly name: string;
  /** One line for `--help`. */
  readonly summary: string;
  /** Pure: the same model and settings give the same files in the same order. */
  emit(model: ApiModel, settings: Settings): Reported<readonly GeneratedFile[]>;
  /** Pure: the public types that narrowed because facts were filled in; left out where the output has no types. */
  narrowed?(changes: ModelChanges, model: ApiModel, settings: Settings): readonly NarrowedType[];
}

/** A type that says more than it did, or an operation that can be called at last. */
export interface NarrowedType {
  /** As a caller writes it: `client.authors.retrieve`, `RetrieveInit["query"]`, `Book`. */
  readonly name: string;
  /** In a few words: `result unknown`, `any names`; left out where there was nothing to narrow. */
  readonly was?: string;
  /** In a few words, or as the type is written: `RetrieveQuery`, `its 12 fields`. */
  readonly now: string;
  /** Whether a call that compiled before may not compile now. */
  readonly breaking: boolean;
}

/** A file of a target: built from the model, or copied from a template. */
export type GeneratedFile = BuiltFile | CopiedFile;

/** A file whose text depends on the model. */
export interface BuiltFile {
  readonly kind: "built";
  /** Path below `generated/<target>/`, with `/` on every platform. */
  readonly path: string;
  /** The whole text of the file, header included, lines ended by `\n`. */
  readonly print: () => string | Promise<string>;
  /**
   * Reads a printed text back and says how it differs from what was meant; none = it says exactly that.
   * Called for changed files before anything is written; a difference is a bug of the generator.
   */
  readonly readBack?: (text: string) => Promise<readonly string[]>;
}

/** A file of `templates/`, copied byte for byte under a header. */
export interface CopiedFile {
  readonly kind: "copied";
  /** Path below `generated/<target>/`, with `/` on every platform. */
  readonly path: string;
  /** Path below the package's `templates/` folder: `typescript-client/request.ts`. */
  readonly template: string;
  /** Text to stand before the copy, with its line end: a comment in the file's own language. */
  readonly header: string;
}
