/** Models of a configuration as decisions on which schema of its description is which one of a manifest. */
import type { ApiModel } from "../../model/model.js";
import type { DescribedApi } from "../described-api.js";
import type { Decision } from "../matching/operation-map.js";
import type { Source } from "../sources/source.js";
import { describeStainless } from "./describe-stainless.js";

/** The decisions, as far as the description has the schema and the manifest the name. */
export function modelDecisions(
  configuration: Source,
  beside: DescribedApi,
  { schemas }: Pick<ApiModel, "schemas">,
): readonly Decision[] {
  const own = new Set(schemas.map(({ name }) => name));
  const others = new Set(beside.schemas.map(({ name }) => name));
  const { models } = describeStainless(configuration.root, beside).value;
  return models.flatMap(({ ids, schema, at }): readonly Decision[] => {
    const name = ids.find((id) => own.has(id));
    if (name === undefined || !others.has(schema)) return [];
    own.delete(name);
    others.delete(schema);
    return [{ name, partner: schema, at: configuration.span(at) }];
  });
}
