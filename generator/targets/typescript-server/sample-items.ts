/** Items that samples send in streams. */
import { dataOf, isJsonData, itemOf, streamKind } from "../../sdk/messages/streams.js";
import { literalValue, objectValue, type ValueTree } from "../../emit/typescript/value-tree.js";
import { knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { FindSchema } from "../../model/schema-members.js";
import { fittingValue } from "./fitting-values.js";

/** One item of a stream; `undefined` where none can be made up. */
export function sampleItem(
  { mediaType, schema }: Content,
  find: FindSchema,
): ValueTree | undefined {
  const known = knownValue(schema);
  const item = known && itemOf(known, find);
  if (streamKind(mediaType) !== "events")
    return item ? fittingValue(item, "item", find) : literalValue("…");
  const data =
    item !== undefined && isJsonData(item, find)
      ? fittingValue(dataOf(item, find), "item", find)
      : literalValue("…");
  return data && objectValue([{ key: "data", value: data }]);
}
