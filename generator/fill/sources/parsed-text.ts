/** What a parser makes of the text of a source, whether it is JSON or YAML. */
import type { PlaceIndex } from "./place-index.js";
import type { SourceValue } from "./source-value.js";
import type { TextFault } from "./text-fault.js";

/** What a text says, with the places, and keys that stand twice; or the faults that leave open what it says, at least one. */
export type ParsedText =
  | {
      readonly value: SourceValue;
      readonly places: PlaceIndex;
      readonly faults: readonly TextFault[];
    }
  | { readonly faults: readonly TextFault[] };
