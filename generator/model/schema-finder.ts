/** The named schemas of a model, found by their names. */
import type { ApiModel } from "./model.js";
import type { FindSchema } from "./schema-members.js";

/** By the list of schemas, so that whoever needs one at the moment can ask for it. */
const finders = new WeakMap<ApiModel["schemas"], FindSchema>();

/** Looks up the named schemas of a model. */
export function schemaFinder({ schemas }: Pick<ApiModel, "schemas">): FindSchema {
  const known = finders.get(schemas);
  if (known !== undefined) return known;
  const byName = new Map(schemas.map((each) => [each.name, each]));
  const find: FindSchema = (name) => byName.get(name)?.schema;
  finders.set(schemas, find);
  return find;
}
