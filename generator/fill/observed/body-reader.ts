/** Texts of bodies → what is seen in them, by media type. */
import type { SourcePlace } from "../told.js";
import type { SeenContent } from "./contents.js";
import { isJson } from "./media-type.js";
import { addSample, newSample, type SampleRules } from "./sample.js";

/** Contents of one body or one status, as they come in. */
export type SeenContents = Map<string, SeenContent>;

/** The contents of a media type, to add to. */
export function contentIn(contents: SeenContents, mediaType: string, at: SourcePlace): SeenContent {
  const known = contents.get(mediaType);
  if (known !== undefined) return known;
  const nullness = isJson(mediaType) ? "may-be-null" : "as-seen";
  const content: SeenContent = { at, sample: undefined, nullness };
  contents.set(mediaType, content);
  return content;
}

/** Adds a body in JSON. Whether it could be read. */
export function addJson(
  content: SeenContent,
  text: string,
  at: SourcePlace,
  rules: SampleRules,
): boolean {
  const read = parsedJson(text);
  if (read === undefined) return false;
  content.sample ??= newSample(content.at);
  addSample(content.sample, read.value, at, rules);
  return true;
}

/** The value of a text in JSON; undefined where it is none, or not all of it. */
export function parsedJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
  } catch {
    return undefined;
  }
}
