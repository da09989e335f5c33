/** Ids for the schemas of a source, and the source's facts with those in place of the names that it has. */
import type { DescribedApi, DescribedSchema } from "../described-api.js";
import type { Told } from "../told.js";
import { kebabIds } from "./kebab-ids.js";
import { renamedReferences } from "./schema-references.js";

/** The id of each schema, by the name that it has in the source: `BookObject` → `book-object`. Unique, and the same in each run. */
export function schemaIds(
  schemas: readonly Pick<DescribedSchema, "name">[],
): ReadonlyMap<string, string> {
  return kebabIds(
    schemas.map(({ name }) => name),
    "schema",
  );
}

/** Everything that a source says, with other names of its schemas; one that `ids` does not have keeps its own. */
export function withSchemaIds<Api extends DescribedApi>(
  api: Api,
  ids: ReadonlyMap<string, string>,
): Api {
  const renamed = (told: Told, shape: "operation" | "service" | "schema"): Told =>
    renamedReferences(told, shape, ids);
  const mapOf = <Facts extends Told>(facts: Facts, shape: "operation" | "service"): Facts => {
    const made = renamed(facts, shape);
    return made.kind === facts.kind ? { ...facts, ...made } : facts;
  };
  return {
    ...api,
    service: mapOf(api.service, "service"),
    operations: api.operations.map((each) => ({ ...each, facts: mapOf(each.facts, "operation") })),
    schemas: api.schemas.map((each) => ({
      ...each,
      name: ids.get(each.name) ?? each.name,
      schema: renamed(each.schema, "schema"),
    })),
  };
}
