/** Schemas that a source has and the manifest has not: in which file each goes, as in a new manifest. */
import type { ApiModel } from "../../model/model.js";
import type { DescribedApi, DescribedSchema } from "../described-api.js";
import type { Arrangement } from "../edits/arrangement.js";
import type { Target } from "../edits/proposal.js";
import { idOf } from "../new-manifest/id-words.js";
import type { PlannedGroup } from "../new-manifest/operation-places.js";
import { resourcesOf, schemaFiles } from "../new-manifest/planned-schemas.js";
import { takenNames } from "../new-manifest/taken-names.js";
import { wordsIn } from "../../words.js";

/** The schemas to add. */
export interface NewSchemas {
  readonly targets: readonly Target[];
  readonly names: readonly string[];
  /** Those of them that are resources. */
  readonly resources: readonly string[];
  readonly orders: readonly Arrangement[];
}

/** A name for every schema of the source: the one that the manifest has for it, or one as in a new manifest that is free. */
export function followedNames(
  { schemas }: Pick<DescribedApi, "schemas">,
  known: ReadonlyMap<string, string>,
  { schemas: own }: Pick<ApiModel, "schemas">,
): ReadonlyMap<string, string> {
  const names = takenNames();
  for (const { name } of own) names.take(name);
  const all = new Map(known);
  for (const { name } of schemas) {
    if (!all.has(name)) all.set(name, names.takeFirst([idOf(wordsIn(name), "schema")]));
  }
  return all;
}

/**
 * Plans where they go. `described` has the names of the manifest already, `filed` the groups with their operations under these
 * names. Where schemas of the source stand in a file of its own, which `ownFile` is, the others go there, too.
 */
export function newSchemas(
  described: DescribedApi,
  filed: readonly PlannedGroup[],
  model: ApiModel,
  ownFile: string,
): NewSchemas {
  const { service, operations, schemas } = described;
  const own = new Map(model.schemas.map((each) => [each.name, each.at.file]));
  const isNew = ({ name }: DescribedSchema) => !own.has(name);
  const declared = new Set(schemas.map(({ name }) => name));
  const resources = new Set([...resourcesOf(operations)].filter((name) => declared.has(name)));
  const planned = schemaFiles({ schemas, resources, groups: filed, service });
  const hasOwnFile = [...own.values()].includes(ownFile);
  const files = new Map<string, string>();
  for (const [id, those] of planned) {
    const file = hasOwnFile ? ownFile : `schemas/${id}.yaml`;
    for (const { name } of those) files.set(name, own.get(name) ?? file);
  }
  const added = schemas.filter(isNew);
  return {
    targets: added.map(({ name, schema, at }): Target => {
      const file = files.get(name) ?? ownFile;
      return { at: { file, path: ["schemas", name], part: "missing" }, told: { ...schema, at } };
    }),
    names: added.map(({ name }) => name),
    resources: hasOwnFile ? [] : [...resources].filter((name) => !own.has(name)),
    orders: [
      ...[...new Set(files.values())].map((file) => ({
        file,
        path: ["schemas"],
        names: schemas.flatMap(({ name }) => (files.get(name) === file ? [name] : [])),
      })),
      { file: "service.yaml", path: ["resources"], names: [...resources] },
    ],
  };
}
