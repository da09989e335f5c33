/** Operations and groups that a source has and the manifest has not: where they go, named as in a new manifest. */
import { grouped } from "../../model/grouped.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Group, Operation } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import type { Arrangement } from "../edits/arrangement.js";
import type { Target } from "../edits/proposal.js";
import type { Matching } from "../matching/pair.js";
import { routeKey } from "../matching/routes.js";
import { groupForm, type FindTag, operationFacts } from "../new-manifest/group-forms.js";
import {
  groupIdOf,
  planGroups,
  type PlannedGroup,
  type StandingGroup,
} from "../new-manifest/operation-places.js";
import { toldIn } from "../told.js";

/** An operation that is new, and its id. */
export interface AddedOperation {
  readonly id: string;
  readonly described: DescribedOperation;
}

/** The operations to add. */
export interface NewOperations {
  readonly targets: readonly Target[];
  readonly operations: readonly AddedOperation[];
  /** Ids of groups that are new. */
  readonly groups: readonly string[];
  /** All groups of the manifest as they are then, each with the described operations that it has; for what is filed by group. */
  readonly filed: readonly PlannedGroup[];
  readonly orders: readonly Arrangement[];
}

/**
 * Plans what is new: operations that no pair has, also none that is only proposed, since somebody has to decide on that first.
 * One whose path was only inferred is not added.
 */
export function newOperations(
  described: DescribedApi,
  { pairs, left }: Pick<Matching, "pairs" | "left">,
  model: ApiModel,
): NewOperations {
  const taken = pairs.filter(({ how }) => how !== "proposed");
  const partners = new Map(taken.map((pair) => [pair.described, pair.operation]));
  const routes = new Set(operationsOf(model).flatMap(ownRoute));
  const added = left.filter(({ method, path, assumed }) => {
    const key = routeKey(method, path);
    const isNew = !routes.has(key) && toldIn(assumed, "path") === undefined;
    routes.add(key);
    return isNew;
  });
  const planned = planGroups(added, standingGroups(model, partners));
  const find: FindTag = (tag) => described.groups?.find(({ name }) => name === tag)?.facts;
  const places = new Map<DescribedOperation, OperationPlace>(
    [...partners].map(([each, operation]) => [each, placeOf(operation)]),
  );
  const targets: Target[] = [];
  const groups: string[] = [];
  for (const group of planned)
    visit(group, { file: `groups/${group.id}.yaml`, path: [], id: group.id });
  const ordered = described.operations.flatMap((each) => places.get(each) ?? []);
  return {
    targets,
    operations: added.flatMap((each) => {
      const place = places.get(each);
      return place === undefined ? [] : [{ id: place.id, described: each }];
    }),
    groups,
    filed: filedBy(places),
    orders: ordersOf(ordered),
  };

  function visit(group: PlannedGroup, holder: Holder): void {
    note(group, holder);
    if (!group.isStanding) {
      groups.push(holder.id);
      targets.push(targetAt(holder, holder.path, groupForm(group, find)));
      return;
    }
    for (const [name, operation] of group.operations) {
      const path = [...holder.path, "operations", name];
      targets.push(targetAt(holder, path, operationFacts(operation)));
    }
    for (const part of group.parts) visit(part, below(holder, part.id));
  }

  function note({ operations, parts }: PlannedGroup, holder: Holder): void {
    for (const [name, operation] of operations) {
      places.set(operation, { ...holder, name, id: `${holder.id}.${name}` });
    }
    for (const part of parts) note(part, below(holder, part.id));
  }
}

/** A group in the manifest. */
interface Holder {
  readonly file: string;
  readonly path: readonly string[];
  readonly id: string;
}

/** An operation in it. */
interface OperationPlace extends Holder {
  readonly name: string;
}

function below({ file, path, id }: Holder, part: string): Holder {
  return { file, path: [...path, "subgroups", part], id: `${id}.${part}` };
}

function placeOf({ at, id, name }: Operation): OperationPlace {
  const path = at.path.slice(0, -2).map(String);
  return { file: at.file, path, id, name };
}

function targetAt({ file }: Holder, path: readonly string[], told: Target["told"]): Target {
  return { at: { file, path, part: "missing" }, told };
}

function ownRoute({ method, path }: Operation): readonly string[] {
  const [verb, template] = [knownValue(method), knownValue(path)];
  return verb === undefined || template === undefined ? [] : [routeKey(verb, template.text)];
}

/** The groups of the manifest. One that has all operations of a group of the source, and no others, stands for that one. */
function standingGroups(
  model: ApiModel,
  partners: ReadonlyMap<DescribedOperation, Operation>,
): readonly StandingGroup[] {
  const byGroup = grouped([...partners], ([each]) => groupIdOf(each));
  const inside = grouped([...partners.values()], ({ id }) => topOf(id));
  const aliases = new Map<string, string[]>();
  for (const [alias, own] of byGroup) {
    const ids = new Set(own.map(([, { id }]) => topOf(id)));
    const [id, another] = ids;
    if (id === undefined || another !== undefined) continue;
    if (inside.get(id)?.length === own.length) aliases.set(id, [...(aliases.get(id) ?? []), alias]);
  }
  const standing = ({ name, id, operations, groups }: Group): StandingGroup => ({
    id: name,
    aliases: aliases.get(id) ?? [],
    names: operations.flatMap((each) => [each.name, ...each.formerly]),
    parts: groups.map(standing),
  });
  return model.groups.map(standing);
}

function topOf(id: string): string {
  return id.split(".", 1)[0] ?? id;
}

/** The described operations by the group that they stand in. */
function filedBy(places: ReadonlyMap<DescribedOperation, OperationPlace>): readonly PlannedGroup[] {
  const byGroup = grouped([...places], ([, { id }]) => topOf(id));
  return [...byGroup].map(([id, own]) => ({
    id,
    tag: undefined,
    isId: false,
    isStanding: true,
    operations: new Map(own.map(([each, place]) => [place.id, each])),
    parts: [],
  }));
}

/** The order of the source, of the operations of each group and of the groups. */
function ordersOf(places: readonly OperationPlace[]): readonly Arrangement[] {
  const holders = grouped(places, ({ file, path }) => JSON.stringify([file, path]));
  const orders = [...holders.values()].flatMap((own): readonly Arrangement[] => {
    const [first] = own;
    if (first === undefined) return [];
    const names = own.map(({ name }) => name);
    return [{ file: first.file, path: [...first.path, "operations"], names }];
  });
  const groups = [...new Set(places.map(({ id }) => topOf(id)))];
  return [...orders, { file: "service.yaml", path: ["groups"], names: groups }];
}
