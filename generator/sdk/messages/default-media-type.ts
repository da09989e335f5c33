/** The media type of a body, as a client takes it that is told nothing else. */
import { knownItems, knownValue } from "../../model/known.js";
import type { Operation } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { ownType } from "./content-kinds.js";
import { isJson, isRange } from "./media-types.js";

/**
 * The media type of a body whose caller names none: JSON where it is among several, or the only one there is. What may be of
 * any media type has that of its kind.
 */
export function defaultMediaType(
  { body }: Pick<Operation, "body">,
  find: FindSchema,
): string | undefined {
  const content = knownValue(body)?.content;
  const contents = content === undefined ? [] : knownItems(content);
  const exact = contents.map(({ mediaType }) => mediaType).filter((type) => !isRange(type));
  const json = exact.find(isJson);
  const [only, ...others] = contents;
  return json ?? (only !== undefined && others.length === 0 ? ownType(only, find) : undefined);
}
