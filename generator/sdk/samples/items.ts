/** Items that samples send in streams. */
import type { StreamPlan } from "../messages/carried-bodies.js";
import type { SampleValue } from "./sample-value.js";
import type { FindSchema } from "../../model/schema-members.js";
import { fittingValue } from "./answer-values.js";

/** One item of a stream; `undefined` where none can be made up. */
export function sampleItem(stream: StreamPlan, find: FindSchema): SampleValue | undefined {
  const { item } = stream;
  const text = "…";
  if (stream.kind !== "events") {
    return item.kind === "notShown" ? text : fittingValue(item, "item", find);
  }
  const data = stream.data === "json" ? fittingValue(item, "item", find) : text;
  return data === undefined ? undefined : { data };
}
