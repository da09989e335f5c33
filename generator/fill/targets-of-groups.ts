/** What a source says of its groups, filled into the groups of the manifest that hold the same operations. */
import type { ApiModel, Group } from "../model/model.js";
import { groupsBelow } from "../model/walk.js";
import type { DescribedApi, SourceLoss } from "./described-api.js";
import type { Target } from "./edits/proposal.js";
import type { Pair } from "./matching/pair.js";

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
  pairs: readonly Pair[],
  model: ApiModel,
): GroupTargets {
  const taken = pairs.filter(({ how }) => how !== "proposed");
  const targets: Target[] = [];
  const losses: SourceLoss[] = [];
  for (const { name, facts } of groups) {
    const group = groupFor(name, taken, model);
    if (group !== undefined) {
      targets.push({ at: group.at, told: facts });
    } else if (facts.entries.length > 0) {
      const why = "No group of the manifest has just the operations of this one.";
      losses.push({ at: facts.at, what: `tags.${name}`, why });
    }
  }
  return { targets, losses };
}

/** The smallest such group. */
function groupFor(name: string, pairs: readonly Pair[], { groups }: ApiModel): Group | undefined {
  const isOfName = ({ described: { tags } }: Pair): boolean => tags[0] === name;
  const own = pairs.filter(isOfName);
  if (own.length === 0) return undefined;
  return groupsBelow(groups).findLast(({ id }) => {
    const inside = pairs.filter(({ operation }) => operation.id.startsWith(`${id}.`));
    return inside.length === own.length && inside.every(isOfName);
  });
}
