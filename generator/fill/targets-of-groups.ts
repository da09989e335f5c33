/** The facts of a source about its groups, filled into the groups of the manifest that have the same operations. */
import type { ApiModel, Group } from "../model/model.js";
import { groupsBelow } from "../model/walk.js";
import type { DescribedApi, SourceLoss } from "./described-api.js";
import type { Target } from "./edits/proposal.js";
import type { Pair } from "./matching/pair.js";
import { isText } from "./new-manifest/holdable.js";
import { toldIn, type ToldMap, toldMap, toldScalar } from "./told.js";

/** A pair, as far as groups are concerned. */
export type GroupedPair = Pick<Pair, "how" | "described"> & {
  readonly operation: Pick<Pair["operation"], "id">;
};

/** Where facts of groups go, and those that have no place to go to. */
export interface GroupTargets {
  readonly targets: readonly Target[];
  readonly losses: readonly SourceLoss[];
}

/**
 * A group of the source stands for the one of the manifest in which all its operations are, and no others that have a
 * partner.
 */
export function targetsOfGroups(
  { groups = [] }: Pick<DescribedApi, "groups">,
  pairs: readonly GroupedPair[],
  model: ApiModel,
  isUpdate = false,
): GroupTargets {
  const taken = pairs.filter(({ how }) => how !== "proposed");
  const targets: Target[] = [];
  const losses: SourceLoss[] = [];
  for (const { name, facts } of isUpdate ? [...groups, ...bareTags(groups, taken)] : groups) {
    const group = groupFor(name, taken, model);
    if (group !== undefined) {
      const isTitled = !isUpdate || toldIn(facts, "title") !== undefined;
      const told = isTitled
        ? facts
        : { ...facts, entries: [...titleOf(name, group), ...facts.entries] };
      targets.push({ at: group.at, told });
    } else if (facts.entries.length > 0) {
      const why = "No group of the manifest has just the operations of this one.";
      losses.push({ at: facts.at, what: `tags.${name}`, why });
    }
  }
  return { targets, losses };
}

/** Tags of operations of which the source says nothing else. */
function bareTags(
  groups: NonNullable<DescribedApi["groups"]>,
  pairs: readonly GroupedPair[],
): NonNullable<DescribedApi["groups"]> {
  const named = new Set(groups.map(({ name }) => name));
  const tagged = new Map(
    pairs.flatMap(({ described: { tags, at, operationId } }) => {
      const [tag] = tags;
      // Such a tag is the id of a group.
      const isId = operationId?.startsWith(`${tag}.`) === true;
      return tag === undefined || named.has(tag) || isId ? [] : [[tag, at] as const];
    }),
  );
  return [...tagged].map(([name, at]) => ({ name, facts: toldMap([], at) }));
}

/** A new manifest calls a group by its tag where nothing else does (`new-manifest/group-forms.ts`), and so it stays. */
function titleOf(tag: string, { name, at }: Group): ToldMap["entries"] {
  const told = { file: at.file, path: at.path };
  return tag === name || !isText(tag) ? [] : [{ key: "title", value: toldScalar(tag, told) }];
}

/** The smallest such group. */
function groupFor(
  name: string,
  pairs: readonly GroupedPair[],
  { groups }: ApiModel,
): Group | undefined {
  const isOfName = ({ described: { tags } }: GroupedPair): boolean => tags[0] === name;
  const own = pairs.filter(isOfName);
  if (own.length === 0) return undefined;
  return groupsBelow(groups).findLast(({ id }) => {
    const inside = pairs.filter(({ operation }) => operation.id.startsWith(`${id}.`));
    return inside.length === own.length && inside.every(isOfName);
  });
}
