/** How the values of an operation's parameters are written, as its constant says it. */
import {
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { WrittenStyle } from "../../sdk/messages/parameter-styles.js";
import { writtenParameters } from "../../sdk/operations/parameters.js";
import type { RequestPlan } from "../../sdk/operations/request.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** The parameters of which it is known how values are written, and which are not written so anyway. */
export function styledParameters(
  { parameters }: RequestPlan,
  imports: FileImports,
): readonly ValueTree[] {
  return writtenParameters(parameters).map(({ in: place, name, style, explode, arrays, encode }) =>
    objectValue([
      { key: "in", value: literalValue(place) },
      { key: "name", value: literalValue(name) },
      { key: "style", value: nameValue(imports.value(style, fileOf(style))) },
      { key: "explode", value: literalValue(explode) },
      ...(arrays === undefined ? [] : [{ key: "arrays", value: literalValue(arrays) }]),
      ...(encode === undefined
        ? []
        : [{ key: "encode", value: nameValue(imports.value(encode, "runtime/reserved")) }]),
    ]),
  );
}

/** The file of the runtime that has a style. */
function fileOf(style: WrittenStyle): string {
  return style === "json" || style === "jsonOrText" ? "runtime/json-parameters" : "runtime/styles";
}
