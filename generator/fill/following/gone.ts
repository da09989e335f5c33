/** The parts that a source no longer has: operations, groups and schemas that only the source has named. */
import type { ApiModel, Group, NamedSchema, Operation } from "../../model/model.js";
import { groupsBelow, operationsOf } from "../../model/walk.js";
import type { SourceRef } from "../../source-ref.js";
import type { DescribedApi } from "../described-api.js";
import type { Matching } from "../matching/pair.js";

/** The parts that are gone; an operation of a group that is gone as a whole is not listed again. */
export interface Gone {
  readonly groups: readonly Group[];
  readonly operations: readonly Operation[];
  readonly schemas: readonly NamedSchema[];
  /** Shared parts that nothing uses any more: looked for where what is gone is taken out, for before that they are in use. */
  readonly parts: readonly SharedPart[];
  /** Ids of all operations, also of those in groups that are gone. */
  readonly all: readonly string[];
}

/** A shared parameter, header or response. */
export interface SharedPart {
  readonly kind: "parameter" | "header" | "response";
  readonly name: string;
  readonly at: SourceRef;
}

/** Nothing is gone. */
export const nothingGone: Gone = { groups: [], operations: [], schemas: [], parts: [], all: [] };

/** Returns the parts without a partner among the pairs of operations, and among the schemas by their names in the source. */
export function goneFrom(
  { source: { id } }: Pick<DescribedApi, "source">,
  { pairs }: Pick<Matching, "pairs">,
  schemas: ReadonlyMap<string, string>,
  model: ApiModel,
): Gone {
  const kept = new Set(
    pairs.flatMap(({ how, operation }) => (how === "proposed" ? [] : operation)),
  );
  const isOwn = (fact: Operation["method"] | Operation["path"]): boolean =>
    fact.state === "known" && isOnly(fact.sources, id);
  const operations = operationsOf(model).filter(
    (each) => !kept.has(each) && isOwn(each.method) && isOwn(each.path),
  );
  const lost = new Set(operations);
  const isGone = (group: Group): boolean => {
    const all = groupsBelow([group]).flatMap((each) => each.operations);
    return all.length > 0 && all.every((each) => lost.has(each));
  };
  const groups = outermost(model.groups, isGone);
  const inside = new Set(groupsBelow(groups).flatMap((each) => each.operations));
  const named = new Set(schemas.values());
  return {
    groups,
    all: operations.map(({ id: each }) => each),
    operations: operations.filter((each) => !inside.has(each)),
    schemas: model.schemas.filter(({ name, sources }) => !named.has(name) && isOnly(sources, id)),
    parts: [],
  };
}

function outermost(groups: readonly Group[], isGone: (group: Group) => boolean): readonly Group[] {
  return groups.flatMap((group) => (isGone(group) ? [group] : outermost(group.groups, isGone)));
}

/** True if nobody but one source has said something. */
export function isOnly(sources: readonly string[], id: string): boolean {
  return sources.length === 1 && sources[0] === id;
}
