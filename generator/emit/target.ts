/** A target, and the files that it hands over: the contract between the emitters and the output stage. */
import type { Compilation } from "../compile/compiled-files.js";
import type { Reported } from "../diagnostics/diagnostic.js";
import type { ApiModel } from "../model/model.js";
import type { MadeOf } from "../model/made-of.js";
import { outermostOf } from "../model/walk.js";
import type { Tables } from "../sdk/outline.js";
import type { SpellPlace } from "../sdk/changes/narrowed-types.js";
import type { Placement, Shape } from "../validate/forms.js";
import type { SampleLanguage } from "./samples/language.js";

/**
 * One kind of output, made from the model and from its own settings in `targets.yaml`. All that the rest of the generator
 * knows of a target stands here: the shape of `targets.yaml`, `diff`, changelogs and the docs are derived from it.
 */
export interface Target<Settings extends Placement> {
  /** Name in `targets.yaml`, of the folder under `generated/`, and after `--only`. */
  readonly name: string;
  /** Its output in one line: editors show it beside the name in `targets.yaml`. */
  readonly summary: string;
  /** The shape of its settings in `targets.yaml`. */
  readonly settings: Shape<Settings>;
  /** Those whose code has to be adapted when the output changes; left out = nobody. */
  readonly audience?: Audience;
  /** Pure: what is released under a version; left out where the output has none. */
  release?(settings: Settings): Release | undefined;
  /** Pure: what is compiled, where the output is a package; left out = nothing ever is. */
  compilation?(settings: Settings): Compilation | undefined;
  /** Pure: what its user does with a new output in a folder: commands, each with what it does; left out = as npm packages are used. */
  firstSteps?(
    settings: Settings,
    folder: string,
  ): readonly (readonly [command: string, does: string])[];
  /** Pure: the name that callers import first, such as that of the client's class; left out where there is none. */
  entryName?(settings: Settings): string;
  /** Pure: the language that shows calls by this output in the docs; left out where nothing can be called by it. */
  sampleLanguage?(settings: Settings): SampleLanguage;
  /** True if its files show others', so that it is made after them; left out = they do not. */
  readonly showsOthers?: boolean;
  /** Pure: the revisions whose manifests the output is compared with; left out = none. */
  revisions?(settings: Settings): readonly WantedRevision[];
  /**
   * Pure: the same arguments give the same files in the same order. `others` are all outputs that are made of the manifest, this
   * one among them. `past` has the model at each revision that the target asks for; left out = it asks for none.
   */
  emit(model: ApiModel, settings: Settings, others: readonly Output[], past?: PastModels): Emitted;
  /** Pure: what callers write for places of the plan, of which it is said which narrowed; left out where it has no types. */
  spelledPlaces?(model: ApiModel, settings: Settings): SpellPlace;
}

/** The files of a target. */
export interface Emitted extends Reported<readonly GeneratedFile[]> {
  /**
   * Everything that files of groups and of schemas are made of beside these themselves and the plan: names, and what is decided over
   * all operations. Left out = nobody says, and an edit of facts makes all files.
   */
  readonly tables?: Tables;
}

/** A revision that a setting names. */
export interface WantedRevision {
  /** The text of the setting, such as `v1.2.0`. */
  readonly revision: string;
  /** The way to the setting below that of the target. */
  readonly path: readonly (string | number)[];
}

/** Models of the manifest as it stood, by the revisions of {@link WantedRevision}. */
export type PastModels = ReadonlyMap<string, ApiModel>;

/** Who writes code against an output: those who call the service, or those who build it. */
export type Audience = "callers" | "implementers";

/** The released part of an output. */
export interface Release {
  /** A version as Semantic Versioning 2.0.0 has it. */
  readonly version: string;
  /** Name of the package; left out where it is none. */
  readonly package?: string;
}

/** The facts that one output may know of another: that it is made, its place, and how samples show its calls. */
export interface Output extends Pick<Target<never>, "name" | "audience"> {
  readonly release: Release | undefined;
  /** The folder that `targets.yaml` gives it (`to`), below the project's; undefined = its own below the output folder. */
  readonly to: string | undefined;
  readonly sampleLanguage: SampleLanguage | undefined;
}

/** A file of a target: built from the model, as a whole or in parts, or copied from a template. */
export type GeneratedFile = BuiltFile | PartedFile | CopiedFile;

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
  /**
   * Drops what `print` made and `readBack` needs; whichever is called after that makes it anew. Called for each file before the
   * next one is printed. Left out = nothing is kept.
   */
  readonly forget?: () => void;
  /**
   * Pure: the parts of the manifest that it is made of. Where an edit changes others alone, it stays as the last run made it, and is
   * neither printed nor written. Left out, and of facts where these are left out = it is made of its group, or of everything where it has
   * none.
   */
  readonly madeOf?: MadeOf;
  /** Id of the outermost group whose file it is; left out = it belongs to the whole API. See {@link ofGroup}. */
  readonly group?: string;
}

/** A large file of the whole API. An edit prints the parts that it changes; the others are those of the last run. */
export interface PartedFile extends Pick<BuiltFile, "path"> {
  readonly kind: "parted";
  /** The whole text, in the order of the parts. */
  readonly parts: () => readonly FilePart[];
  /** The same as of a file that is built whole. `text` is that of all parts but those that stay, which are told by their names. */
  readonly readBack?: (text: string, staying: ReadonlySet<string>) => Promise<readonly string[]>;
}

/** A part of a file. */
export interface FilePart {
  /** The text, lines ended by `\n`. */
  readonly print: () => string | Promise<string>;
  /** Left out = it is printed by each run. */
  readonly stays?: StayingPart;
}

/** How a part is known again. */
export interface StayingPart {
  /** Its name, which no other part of the file has. */
  readonly name: string;
  /** It stays where an edit changes others than these. */
  readonly madeOf: MadeOf;
  /** Returns a hash of all that it is printed from. It also stays where this is the same; left out = only by `madeOf`. */
  readonly hash?: () => string;
}

/** Says of files that they are those of a group, or of one below it, by its id: `generate --group` makes them alone. */
export function ofGroup(
  { id }: { readonly id: string },
  files: readonly BuiltFile[],
): readonly BuiltFile[] {
  const group = outermostOf(id);
  return files.map((file) => ({ ...file, group }));
}

/** The same files, each with the parts of the manifest that it is made of; see {@link BuiltFile.madeOf}. Copies are made of none. */
export function ofParts<File extends GeneratedFile>(
  parts: MadeOf,
  files: readonly File[],
): readonly File[] {
  return files.map((file) => (file.kind === "built" ? { ...file, madeOf: parts } : file));
}

/** A file of `templates/`, copied under a header: byte for byte, but for names that only the settings know. */
export interface CopiedFile {
  readonly kind: "copied";
  /** Path below `generated/<target>/`, with `/` on every platform. */
  readonly path: string;
  /** Path below the package's `templates/` folder: `typescript-client/request.ts`. */
  readonly template: string;
  /** Text to stand before the copy, with its line end: a comment in the file's own language. */
  readonly header: string;
  /** Texts of the template that stand for what the settings say, and what takes their places; left out = none. */
  readonly inPlaceOf?: readonly (readonly [placeholder: string, text: string])[];
}
