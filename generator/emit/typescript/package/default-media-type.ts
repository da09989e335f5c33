/** The media type of a body, as a client takes it that is told nothing else. */
import { knownItems, knownValue } from "../../../model/known.js";
import type { Operation } from "../../../model/model.js";
import { isJson, isRange } from "./media-types.js";

/** The media type of a body whose caller names none: JSON where it is among several, or the only one there is. */
export function defaultMediaType({ body }: Pick<Operation, "body">): string | undefined {
  const content = knownValue(body)?.content;
  const types = content === undefined ? [] : knownItems(content).map(({ mediaType }) => mediaType);
  const exact = types.filter((type) => !isRange(type));
  return exact.find(isJson) ?? (types.length === 1 ? exact[0] : undefined);
}
