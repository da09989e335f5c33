/** The headers that every request of a service needs, with values to show. */
import type { ApiModel } from "../../model/model.js";
import { servicePlan } from "../plan-of.js";
import { Unmade, valuesOf } from "./calls.js";
import type { SampleValue } from "./sample-value.js";
import { valueScope } from "./values.js";

/** Names and values; none where a value cannot be made up. */
export function neededHeaders(
  model: ApiModel,
): readonly (readonly [name: string, value: SampleValue])[] {
  const { known } = servicePlan(model).headers;
  const needed = known.filter(({ presence }) => presence === "required");
  const values = valuesOf(needed, valueScope(model, "request"));
  return values instanceof Unmade ? [] : Object.entries(values);
}
