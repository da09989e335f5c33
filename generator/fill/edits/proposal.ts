/** The effect of a fill on the manifest: facts to write, facts that are known already, facts that differ. */
import type { SourceRef } from "../../source-ref.js";
import type { SourcePlace, Told } from "../told.js";

/** A form or a file of the manifest, and what a source tells of it. */
export interface Target {
  /** Where it stands; `part` is `missing` for something that is added. */
  readonly at: SourceRef;
  readonly told: Told;
}

/** One fact that a source would fill in. */
export interface FilledFact {
  /** `part` is `missing` where there was not even a marker. */
  readonly at: SourceRef;
  readonly told: Told;
  /** The manifest's earlier value, as it writes it, where somebody preferred the source. */
  readonly replaced?: string;
  /** Set where the source says that there is no such thing, and it was taken out. */
  readonly isGone?: true;
}

/** A fact of which only the source was the source, and that it says no more: neither so nor otherwise. */
export interface UnsaidFact {
  readonly at: SourceRef;
  /** As the manifest says it. */
  readonly known: string;
  /** The place around it that the source still has. */
  readonly toldAt: SourcePlace;
}

/** A fact that the manifest knows, and of which the source says something else. The manifest is not changed. */
export interface Conflict {
  readonly at: SourceRef;
  /** As the manifest says it, in one line of YAML unless it is a text; undefined where a complete list, or a known schema, leaves it out. */
  readonly known: string | undefined;
  /** Who says it there. */
  readonly knownSources: readonly string[];
  /** As the source says it; undefined where its complete list leaves it out. */
  readonly told: string | undefined;
  readonly toldAt: SourcePlace;
  /** Set where the one who says it in the manifest is the source itself, and nobody else: it said so before. */
  readonly isOwn?: true;
}

/** A fact that a manifest cannot hold, such as a number that loses digits: it is left out, and the rest is filled in. */
export interface RefusedFact {
  readonly at: SourceRef;
  readonly toldAt: SourcePlace;
  /** A sentence without a full stop. */
  readonly why: string;
}

/** A new text of a file; text outside of what is filled in stays byte for byte. */
export interface EditedFile {
  /** Path below the manifest's folder. */
  readonly file: string;
  /** Undefined where the file is new. */
  readonly before: string | undefined;
  readonly after: string;
}
