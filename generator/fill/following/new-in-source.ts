/** What an update does beside what the manifest says already: what is new in the source is added, what is gone is told. */
import type { ApiModel } from "../../model/model.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import type { Additions } from "../edits/manifest-draft.js";
import type { Target } from "../edits/proposal.js";
import type { Matching } from "../matching/pair.js";
import { schemaFileOf } from "../targets-of-source.js";
import { type Gone, goneFrom, nothingGone } from "./gone.js";
import { type AddedOperation, newOperations } from "./new-operations.js";
import { newSchemas } from "./new-schemas.js";

/** What is to be added, and what of it is told. */
export interface NewInSource extends Additions {
  readonly targets: readonly Target[];
  /** Operations of the source that stay without a partner. */
  readonly left: readonly DescribedOperation[];
  readonly followed: Followed;
}

/** What a source has that is new, and what it has no more. */
export interface Followed {
  readonly operations: readonly AddedOperation[];
  /** Ids of groups that are new. */
  readonly groups: readonly string[];
  /** Names of schemas that are new, as the manifest has them. */
  readonly schemas: readonly string[];
  /** What is gone, and still in the manifest. */
  readonly gone: Gone;
  /** What is gone, and was taken out. */
  readonly taken: Gone;
}

/** What a manifest was compared by. */
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
