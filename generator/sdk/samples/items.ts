/** Items that samples send in streams. */
import type { StreamPlan } from "../messages/carried-bodies.js";
import type { SampleValue } from "./sample-value.js";
import { sampleValue, type ValueScope } from "./values.js";

/** One item of a stream; `undefined` where none can be made up. */
export function sampleItem(stream: StreamPlan, values: ValueScope): SampleValue | undefined {
  const { item } = stream;
  const text = "…";
  if (stream.kind !== "events") {
    return item.kind === "notShown" ? text : sampleValue(item, "item", values);
  }
  const data = stream.data === "json" ? sampleValue(item, "item", values) : text;
  return data === undefined ? undefined : { data };
}
