/** Items that samples send in streams. */
import type { StreamPlan } from "../../sdk/messages/carried-bodies.js";
import { literalValue, objectValue, type ValueTree } from "../../emit/typescript/value-tree.js";
import type { FindSchema } from "../../model/schema-members.js";
import { fittingValue } from "./fitting-values.js";

/** One item of a stream; `undefined` where none can be made up. */
export function sampleItem(stream: StreamPlan, find: FindSchema): ValueTree | undefined {
  const { item } = stream;
  const text = literalValue("…");
  if (stream.kind !== "events") {
    return item.kind === "notShown" ? text : fittingValue(item, "item", find);
  }
  const data = stream.data === "json" ? fittingValue(item, "item", find) : text;
  return data && objectValue([{ key: "data", value: data }]);
}
