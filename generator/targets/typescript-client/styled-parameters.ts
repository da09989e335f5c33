/** How the values of an operation's parameters are written, as its constant says it. */
import {
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { Operation } from "../../model/model.js";
import { styledFacts } from "../../emit/typescript/package/parameter-styles.js";
import type { InputScope } from "./inputs.js";

/** The parameters of which it is known how values are written, and which are not written so anyway. */
export function styledParameters(
  operation: Operation,
  { imports, types, service }: InputScope,
): readonly ValueTree[] {
  return styledFacts(operation, service, types.request.find).map(
    ({ in: place, name, style, explode, allowReserved }) =>
      objectValue([
        { key: "in", value: literalValue(place) },
        { key: "name", value: literalValue(name) },
        { key: "style", value: nameValue(imports.value(style, "runtime/styles")) },
        { key: "explode", value: literalValue(explode) },
        ...(allowReserved ? [{ key: "allowReserved", value: literalValue(true) }] : []),
      ]),
  );
}
