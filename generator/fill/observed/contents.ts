/** Bodies of one media type each → the `content` of a body or an answer, open for others. */
import { type SourcePlace, type Told, toldMap } from "../told.js";
import type { Sample } from "./sample.js";
import { notShown, type Nullness, schemaOfSample } from "./sample-schema.js";

/** The observations of the bodies with one media type. */
export interface SeenContent {
  readonly at: SourcePlace;
  /** Undefined where none could be read. */
  sample: Sample | undefined;
  readonly nullness: Nullness;
}

/** Contents by media type, in the order in which they were seen; undefined where there are none. */
export function toldContents(
  contents: ReadonlyMap<string, SeenContent>,
  at: SourcePlace,
): Told | undefined {
  if (contents.size === 0) return undefined;
  return openBucket(
    [...contents].map(([mediaType, seen]) => [mediaType, toldContent(seen)] as const),
    at,
  );
}

/** True if answers of a status cannot have content (RFC 9110, sections 15.2, 15.3.5 and 15.3.6). */
export function isWithoutContent(status: number): boolean {
  return status < 200 || status === 204 || status === 205;
}

/** A map of names that may have more than it tells; undefined where it tells none. */
export function openBucket(
  entries: readonly (readonly [string, Told])[],
  at: SourcePlace,
): Told | undefined {
  const named = entries.filter(([name]) => name !== "(others)");
  if (named.length === 0) return undefined;
  return toldMap([...named, ["(others)", notShown(at)]], at);
}

function toldContent({ at, sample, nullness }: SeenContent): Told {
  if (sample === undefined) return notShown(at);
  // What stands at the root was there: only what is in it may be null.
  const root = schemaOfSample(sample, nullness, "root");
  return root.kind === "scalar" ? notShown(at) : toldMap([["schema", root]], at);
}
