/** The limits of an operation as its constant has them: checked before anything is sent. */
import { type CallLimit, pointerText } from "../../sdk/operations/call-limits.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";
import {
  arrayValue,
  callOf,
  literalValue,
  name as nameValue,
  type ObjectEntry,
  objectValue,
} from "../../emit/typescript/value-tree.js";

/** The entry of an operation's constant; none where nothing is limited. */
export function checkEntry(
  limits: readonly CallLimit[],
  imports: FileImports,
): readonly ObjectEntry[] {
  if (limits.length === 0) return [];
  const make = nameValue(imports.value("limits", "runtime/limits"));
  const values = limits.map(({ of, maxItems, minItems, maximum, by }) =>
    objectValue([
      { key: "of", value: arrayValue(of.map((each) => literalValue(pointerText(each)))) },
      ...(maxItems === undefined ? [] : [{ key: "maxItems", value: literalValue(maxItems) }]),
      ...(minItems === undefined ? [] : [{ key: "minItems", value: literalValue(minItems) }]),
      ...(maximum === undefined ? [] : [{ key: "maximum", value: literalValue(maximum) }]),
      { key: "by", value: literalValue(by) },
    ]),
  );
  return [{ key: "check", value: callOf(make, values, { pure: true }) }];
}
