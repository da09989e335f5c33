/** The result of parsing the text of a source, in JSON or YAML. */
import type { PlaceIndex } from "./place-index.js";
import type { SourceValue } from "./source-value.js";
import type { TextFault } from "./text-fault.js";

/** The value of a text with its places and repeated keys; or the faults that leave it open, at least one. */
export type ParsedText =
  | {
      readonly value: SourceValue;
      readonly places: PlaceIndex;
      readonly faults: readonly TextFault[];
    }
  | { readonly faults: readonly TextFault[] };
