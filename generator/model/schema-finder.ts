/** The named schemas of a model, found by their names. */
import type { ApiModel } from "./model.js";
import type { FindSchema } from "./schema-members.js";

/** Looks up the named schemas of a model. */
export function schemaFinder({ schemas }: Pick<ApiModel, "schemas">): FindSchema {
  const byName = new Map(schemas.map(({ name, schema }) => [name, schema]));
  return (name) => byName.get(name);
}
