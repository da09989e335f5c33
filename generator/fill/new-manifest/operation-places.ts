/**
 * Where each operation stands in a new manifest: its group, the sub-group if there is one, and its name.
 *
 * | what                | told by, the first that says something                                                |
 * | ------------------- | ------------------------------------------------------------------------------------- |
 * | all three           | tag `me.loans` with id `me.loans.end`, as our own target `openapi` writes them        |
 * | group               | the first tag · the first text of the path behind `/api/v1` · `service`               |
 * | sub-group           | another group in its id (`loans/end`) · a collection in a group of one (`/me/loans`)  |
 * | name                | its id (`id-names.ts`) · method and path (`path-names.ts`) · a number                 |
 *
 * Each row looks at one operation alone, and a name that is taken stays with whoever stands first in the source. So the
 * same source gives the same names, one that stands behind all others never renames any, and one that is put between
 * them only those behind it that would have its very name.
 */
import type { DescribedOperation } from "../described-api.js";
import { idNameOf } from "./id-names.js";
import { idOf, joined } from "./id-words.js";
import { partOfGroup, pathNames } from "./path-names.js";
import { literalsOf, type Route, routeOf } from "./route.js";
import { placedId } from "./placed-id.js";
import { takenNames, type TakenNames } from "./taken-names.js";
import { wordsIn } from "../../words.js";

/** A group of a new manifest, or a sub-group. */
export interface PlannedGroup {
  readonly id: string;
  /** The tag that it stands for, as the source has it; undefined where a path or an id named it. */
  readonly tag: string | undefined;
  /** True if the tag is an id of ours, and so no title. */
  readonly isId: boolean;
  /** True if it stands in a manifest already; its operations are those that come to it. */
  readonly isStanding: boolean;
  /** Operations by name, in the order of the source. */
  readonly operations: ReadonlyMap<string, DescribedOperation>;
  readonly parts: readonly PlannedGroup[];
}

/** A group that a manifest has already. */
export interface StandingGroup {
  readonly id: string;
  /** The names that its operations would give it, joined: it stands for these, too. */
  readonly aliases: readonly string[];
  /** Names that its operations have, or had. */
  readonly names: readonly string[];
  readonly parts: readonly StandingGroup[];
}

/** A group that is being filled. */
interface OpenGroup {
  readonly id: string;
  readonly tag: string | undefined;
  readonly isId: boolean;
  readonly isStanding: boolean;
  readonly operations: Map<string, DescribedOperation>;
  readonly parts: Map<string, OpenGroup>;
  /** The names of operations and sub-groups, which share a scope. */
  readonly names: TakenNames;
}

/**
 * Plans the groups for operations, in the order in which the source first has each. Of groups that stand already only those
 * are given to which something comes.
 */
export function planGroups(
  operations: readonly DescribedOperation[],
  standing: readonly StandingGroup[] = [],
): readonly PlannedGroup[] {
  const groups = openGroups(standing);
  for (const operation of operations) {
    const placed = placedId(operation);
    if (placed !== undefined) {
      placeById(operation, placed, groups);
      continue;
    }
    const route = routeOf(operation.method, operation.path);
    const { words, tag } = groupOf(operation, route);
    const id = idOf(words, "service");
    place(operation, route, words, opened(groups, { id, tag, isId: false }));
  }
  return [...new Set(groups.values())].filter(isUsed).map(closed);
}

/** The id, joined, of the group that an operation of the source belongs to. */
export function groupIdOf(operation: DescribedOperation): string {
  const placed = placedId(operation);
  if (placed !== undefined) return joined(placed.split(".", 1)[0] ?? "");
  const { words } = groupOf(operation, routeOf(operation.method, operation.path));
  return joined(idOf(words, "service"));
}

/** Groups by their ids, and by what else they stand for, which comes first: it is known of their very operations. */
function openGroups(standing: readonly StandingGroup[]): Map<string, OpenGroup> {
  const groups = new Map<string, OpenGroup>();
  const open = standing.map((each) => ({ each, group: openGroup(each) }));
  for (const { each, group } of open) groups.set(joined(each.id), group);
  for (const { each, group } of open) for (const alias of each.aliases) groups.set(alias, group);
  return groups;
}

function openGroup({ id, names: own, parts }: StandingGroup): OpenGroup {
  const names = takenNames();
  for (const name of [...own, ...parts.map((part) => part.id)]) names.take(name);
  const inner = new Map(parts.map((part) => [joined(part.id), openGroup(part)]));
  return { ...unnamed, id, isStanding: true, operations: new Map(), parts: inner, names };
}

const unnamed = { tag: undefined, isId: false };

function isUsed({ operations, parts }: OpenGroup): boolean {
  return operations.size > 0 || [...parts.values()].some(isUsed);
}

/** Gives an operation the place that its id names; where an operation stands in the way of a part, the part is in the name. */
function placeById(
  operation: DescribedOperation,
  id: string,
  groups: Map<string, OpenGroup>,
): void {
  const steps = id.split(".");
  const named = steps.slice(0, -1).map((step, index): NamedGroup => {
    return { id: step, tag: steps.slice(0, index + 1).join("."), isId: true };
  });
  const [outermost = { id: "service", tag: undefined, isId: true }, ...inner] = named;
  let holder = opened(groups, outermost);
  let depth = 1;
  for (const each of inner) {
    const part = partOf(holder, each);
    if (part === undefined) break;
    holder = part;
    depth += 1;
  }
  holder.operations.set(holder.names.takeFirst([steps.slice(depth).join("-")]), operation);
}

/** The names of a group. */
type NamedGroup = Pick<OpenGroup, "id" | "tag" | "isId">;

interface GroupName {
  readonly words: readonly string[];
  readonly tag: string | undefined;
}

function groupOf({ tags: [tag] }: DescribedOperation, route: Route): GroupName {
  const tagWords = tag === undefined ? [] : wordsIn(tag);
  if (tagWords.length > 0) return { words: tagWords, tag };
  return { words: literalsOf(route)[0] ?? [], tag: undefined };
}

/** Gives an operation its name in a group, or in a part of it; `words` are what it calls the group itself. */
function place(
  operation: DescribedOperation,
  route: Route,
  words: readonly string[],
  group: OpenGroup,
): void {
  const fromId = idNameOf(operation.operationId ?? "", words, route);
  const partWords = fromId.part.length > 0 ? fromId.part : partByPath(fromId.short, route, words);
  const partId = idOf(partWords, "part");
  const part =
    partWords.length > 0 ? partOf(group, { id: partId, tag: undefined, isId: false }) : undefined;
  const holder = part ?? group;
  const byPath = pathNames(route, part === undefined ? words : partWords);
  const told = [fromId.short, ...(fromId.short === undefined ? [] : [fromId.whole])];
  const later = fromId.short === undefined ? [fromId.whole] : [];
  const names = [...told, ...byPath, ...later].flatMap((name) =>
    name === undefined || name.length === 0 ? [] : [idOf(name, route.method)],
  );
  holder.operations.set(holder.names.takeFirst(names), operation);
}

/** A path makes parts only of groups whose operations it names as well. */
function partByPath(
  short: readonly string[] | undefined,
  route: Route,
  group: readonly string[],
): readonly string[] {
  return short === undefined ? partOfGroup(route, group) : [];
}

/** The part of a group under an id; none where an operation has that name. */
function partOf(group: OpenGroup, named: NamedGroup): OpenGroup | undefined {
  const known = group.parts.get(joined(named.id));
  if (known !== undefined) return known;
  if (!group.names.isFree(named.id)) return undefined;
  group.names.take(named.id);
  return opened(group.parts, named);
}

/** The group under an id, however that is spelled; its tag is taken from where it is told first. */
function opened(groups: Map<string, OpenGroup>, named: NamedGroup): OpenGroup {
  const known = groups.get(joined(named.id));
  if (known !== undefined) return known;
  const own = { isStanding: false, operations: new Map(), parts: new Map(), names: takenNames() };
  const group = { ...named, ...own };
  groups.set(joined(named.id), group);
  return group;
}

function closed({ id, tag, isId, isStanding, operations, parts }: OpenGroup): PlannedGroup {
  const used = [...parts.values()].filter(isUsed).map(closed);
  return { id, tag, isId, isStanding, operations, parts: used };
}
