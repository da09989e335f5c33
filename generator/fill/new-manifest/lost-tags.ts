/** Tags of a source that are no group of the manifest: an operation stands in one group, and no group is empty. */
import type { DescribedApi, SourceLoss } from "../described-api.js";
import type { PlannedGroup } from "./operation-places.js";

/** What is lost of the tags. */
export function lostTags(
  { operations, groups: tags = [] }: Pick<DescribedApi, "operations" | "groups">,
  groups: readonly PlannedGroup[],
): readonly SourceLoss[] {
  const kept = new Set(groups.flatMap(tagsIn));
  const further = operations.flatMap(({ at, tags: [, ...others] }) =>
    others.map((tag): SourceLoss => ({ at, what: `tag ${tag}`, why: onlyOne })),
  );
  const unused = tags.filter(({ name }) => !kept.has(name));
  return [
    ...further,
    ...unused.map(({ name, facts: { at } }): SourceLoss => ({
      at,
      what: `tag ${name}`,
      why: empty,
    })),
  ];
}

const onlyOne = "An operation stands in one group, that of its first tag.";
const empty = "No operation has it first, so that no group is made of it.";

function tagsIn({ tag, parts }: PlannedGroup): readonly string[] {
  return [...(tag === undefined ? [] : [tag]), ...parts.flatMap(tagsIn)];
}
