/** Who says what a source does not state itself. */
import type { DescribedApi } from "./described-api.js";
import type { FillSource } from "./edits/manifest-draft.js";

/** The source of what is only assumed from another one, as `sources` of `service.yaml` has it. */
export function assumedFrom({ source }: Pick<DescribedApi, "source">): FillSource {
  return { id: `${source.id}-assumed`, title: `Assumed from ${source.title}`, kind: "assumed" };
}
