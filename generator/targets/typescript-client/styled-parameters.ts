/** How the values of an operation's parameters are written, as its constant says it. */
import {
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { ParameterPlace, ParameterStyle } from "../../model/message.js";
import type { Operation } from "../../model/model.js";
import { isSingleValue } from "../../model/schema-slots.js";
import type { InputScope } from "./inputs.js";
import { headersAsParameters } from "./service-headers.js";

/**
 * How a single value is written anyway, by place (OpenAPI 3.1.1, section 4.8.12.2). Not in a cookie: there a value goes as it
 * is while no style is shown, and percent-encoded as soon as one is.
 */
const plainStyles: Readonly<Partial<Record<ParameterPlace, ParameterStyle>>> = {
  path: "simple",
  query: "form",
  header: "simple",
};

/** The parameters of which it is known how values are written, and which are not written so anyway. */
export function styledParameters(
  { parameters }: Operation,
  { imports, types, service }: InputScope,
): readonly ValueTree[] {
  const places: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];
  const common = headersAsParameters(service.headers, parameters.header);
  return places.flatMap((place) =>
    [...knownItems(parameters[place]), ...(place === "header" ? common : [])].flatMap(
      (parameter) => {
        const { name, style, explode, schema } = parameter;
        if (style.state !== "known" || explode.state !== "known") return [];
        const isReserved = knownValue(parameter.allowReserved) === true;
        const isPlain = style.value === plainStyles[place] && !isReserved;
        if (isPlain && isSingleValue(schema, types.request.find)) return [];
        return [
          objectValue([
            { key: "in", value: literalValue(place) },
            { key: "name", value: literalValue(name) },
            { key: "style", value: nameValue(imports.value(style.value, "runtime/styles")) },
            { key: "explode", value: literalValue(explode.value) },
            ...(isReserved ? [{ key: "allowReserved", value: literalValue(true) }] : []),
          ]),
        ];
      },
    ),
  );
}
