/** The further steps of an update: it adds new parts of the source, and reports those that are gone. */
import type { ApiModel } from "../../model/model.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import type { Additions } from "../edits/manifest-draft.js";
import type { Target } from "../edits/proposal.js";
import type { Matching } from "../matching/pair.js";
import { schemaFileOf } from "../targets-of-source.js";
import { type Gone, goneFrom, nothingGone } from "./gone.js";
import { type AddedOperation, newOperations } from "./new-operations.js";
import { newSchemas } from "./new-schemas.js";

/** The parts to add, and their facts. */
export interface NewInSource extends Additions {
  readonly targets: readonly Target[];
  /** Operations of the source that stay without a partner. */
  readonly left: readonly DescribedOperation[];
  readonly followed: Followed;
}

/** The new parts of a source, and those that it no longer has. */
export interface Followed {
  readonly operations: readonly AddedOperation[];
  /** Ids of groups that are new. */
  readonly groups: readonly string[];
  /** Names of schemas that are new, as the manifest has them. */
  readonly schemas: readonly string[];
  /** The parts that are gone and still in the manifest. */
  readonly gone: Gone;
  /** The parts that are gone and were removed. */
  readonly taken: Gone;
}

/** The results of comparing a manifest with its source. */
export interface Compared {
  readonly matching: Matching;
  /** Names of the manifest's schemas by those of the source. */
  readonly schemas: ReadonlyMap<string, string>;
  readonly model: ApiModel;
}

/** Plans it; `renamed` is what the source says under the names that the manifest has for schemas. */
export function newIn(renamed: DescribedApi, { matching, schemas, model }: Compared): NewInSource {
  const now = new Map(
    renamed.operations.map((each) => [`${each.method} ${each.path}`, each] as const),
  );
  const current = (each: DescribedOperation) => now.get(`${each.method} ${each.path}`) ?? each;
  const pairs = matching.pairs.map((pair) => ({ ...pair, described: current(pair.described) }));
  const left = matching.left.map(current);
  const operations = newOperations(renamed, { pairs, left }, model);
  const added = new Set(operations.operations.map(({ described }) => described));
  const more = newSchemas(renamed, operations.filed, model, schemaFileOf(renamed.source));
  return {
    targets: [...operations.targets, ...more.targets],
    orders: [...operations.orders, ...more.orders],
    resources: more.resources,
    left: left.filter((each) => !added.has(each)),
    followed: {
      operations: operations.operations,
      groups: operations.groups,
      schemas: more.names,
      gone: goneFrom(renamed, matching, schemas, model),
      taken: nothingGone,
    },
  };
}
