/** Which parts of the runtime a package needs: a feature is there only where facts ask for it. */
import { featuresOf } from "../../sdk/features.js";
import type { Emission } from "./emission.js";
import { type RuntimePart, wholeParts } from "./runtime-files.js";

/** The parts, with those that they need. */
export function runtimeParts({ plan }: Emission): ReadonlySet<RuntimePart> {
  return wholeParts(featuresOf(plan));
}
