/** The parameters of which it is known how values are written, as plain data. */
import { type Bucket, knownItems, knownValue } from "../../../model/known.js";
import type { Header, Parameter, ParameterPlace, ParameterStyle } from "../../../model/message.js";
import type { Operation, Service } from "../../../model/model.js";
import type { FindSchema } from "../../../model/schema-members.js";
import { isSingleValue } from "../../../model/schema-slots.js";

/** A parameter, and how its values are written. */
export interface StyledFacts {
  readonly in: ParameterPlace;
  readonly name: string;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly allowReserved: boolean;
}

/**
 * How a single value is written anyway, by place (OpenAPI 3.1.1, section 4.8.12.2). Not in a cookie: there a value goes as it
 * is while no style is shown, and percent-encoded as soon as one is.
 */
const plainStyles: Readonly<Partial<Record<ParameterPlace, ParameterStyle>>> = {
  path: "simple",
  query: "form",
  header: "simple",
};

/** The parameters of an operation that are not written as single values are anyway, with the headers of every request. */
export function styledFacts(
  { parameters }: Pick<Operation, "parameters">,
  service: Pick<Service, "headers">,
  find: FindSchema,
): readonly StyledFacts[] {
  const places: readonly ParameterPlace[] = ["path", "query", "header", "cookie"];
  const common = headersAsParameters(service.headers, parameters.header);
  return places.flatMap((place) =>
    [...knownItems(parameters[place]), ...(place === "header" ? common : [])].flatMap(
      (parameter) => {
        const { name, style, explode, schema } = parameter;
        if (style.state !== "known" || explode.state !== "known") return [];
        const allowReserved = knownValue(parameter.allowReserved) === true;
        const isPlain = style.value === plainStyles[place] && !allowReserved;
        if (isPlain && isSingleValue(schema, find)) return [];
        return [{ in: place, name, style: style.value, explode: explode.value, allowReserved }];
      },
    ),
  );
}

/** The headers of every request, without those that an operation has itself; a header has one style (OpenAPI 3.1.1, section 4.8.21). */
function headersAsParameters(
  headers: Bucket<Header>,
  own: Bucket<Parameter>,
): readonly WrittenParameter[] {
  const taken = new Set(knownItems(own).map(({ name }) => name.toLowerCase()));
  return knownItems(headers)
    .filter(({ name }) => !taken.has(name.toLowerCase()))
    .map(({ name, at, explode, schema }) => ({
      name,
      explode,
      schema,
      style: { state: "known", value: "simple", at, sources: [] },
      allowReserved: { state: "notShown", at },
    }));
}

/** What the writing of a parameter takes. */
type WrittenParameter = Pick<Parameter, "name" | "style" | "explode" | "allowReserved" | "schema">;
