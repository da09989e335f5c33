/** The names of everything in the gem: modules are name spaces, and so are the client and its groups. */
import { rubyNames } from "../../emit/ruby/names.js";
import type { RubyTypes } from "../../emit/ruby/types.js";
import type { ApiModel } from "../../model/model.js";
import { needNames } from "../../sdk/names/need-names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { type Name, nameOf } from "../../sdk/names/words.js";
import { planOf } from "../../sdk/plan-of.js";
import type { CallableOperation, GroupPlan, OperationPlan, SdkPlan } from "../../sdk/plan.js";
import { type ServiceShapes, serviceShapes } from "../../sdk/shapes/service-shapes.js";
import { shapeIdentifiers } from "../../sdk/shapes/shape-identifiers.js";
import { innerFiles, publicFiles } from "./runtime-files.js";

/** What an operation is called. */
export interface OperationNames {
  /** Its method. */
  readonly method: string;
  /** Names that it had before. */
  readonly formerly: readonly string[];
  /** Constants of its group, whether or not they are there today. */
  readonly constant: string;
  readonly paging: string;
}

/** Further methods of an operation that has pages; left out = it has none. */
export interface DoorNames {
  readonly items?: string;
  readonly pages?: string;
  /** Where a response has several pages. */
  readonly roots?: string;
}

/** What a group is called. */
export interface GroupNames {
  /** Its class below `Groups`. */
  readonly type: string;
  /** The method of the client, or of the group around it. */
  readonly member: string;
  /** Its file below `groups/`. */
  readonly file: string;
}

/** The names of one gem. */
export interface PackageNames {
  readonly plan: SdkPlan;
  readonly shapes: ServiceShapes;
  readonly types: RubyTypes;
  readonly operations: ReadonlyMap<OperationPlan, OperationNames>;
  readonly doors: ReadonlyMap<OperationPlan, DoorNames>;
  readonly groups: ReadonlyMap<GroupPlan, GroupNames>;
  /** Files of the outermost shapes below `models/`, by their ids. */
  readonly models: ReadonlyMap<string, string>;
  /** Classes of errors, by status. */
  readonly failures: ReadonlyMap<string, string>;
  /** Constants of needs, in their order. */
  readonly needs: readonly string[];
  /** Methods of a receiver, by the names of events. */
  readonly events: ReadonlyMap<string, string>;
}

/** Names that a gem may have beside those of the runtime. */
const ownNames = [
  "Auth",
  "Client",
  "FAILURES",
  "Groups",
  "Models",
  "Needs",
  "RATES",
  "Receiver",
  "Runtime",
  "VERSION",
];

/** All names of a gem's module, whether or not a gem has them today: no class of errors is called so. */
export const rootNames: readonly string[] = [
  ...Object.values(publicFiles).flatMap(({ names }) => names),
  ...ownNames,
];

/** What stands in the bodies of groups and models: no class there may hide it. */
const usedByGroups = [
  "Group",
  "Models",
  "Needs",
  "NotShownError",
  "Deprecation",
  "OMIT",
  "Runtime",
];
const usedByModels = ["Models", "Record", "Runtime", "PARTS", "VALUES", "VARIANTS"];

const clientMembers = ["close", "request", "with"];
const groupMembers = ["raise"];

/** The names of a model's gem. */
export function packageNames(model: ApiModel): PackageNames {
  const plan = planOf(model);
  const shapes = serviceShapes(model);
  const found: Found = { groups: new Map(), operations: new Map(), doors: new Map() };
  const place = {
    ...{ around: [], members: new Scope(clientMembers) },
    ...{
      classes: new Scope([...usedByGroups, ...failureNames(plan).values()]),
      files: new Scope([], { foldsCase: true }),
      found,
    },
  };
  for (const group of plan.groups) nameGroup(group, place);
  const receiver = new Scope(["receive", "signed_headers"]);
  const files = new Scope([], { foldsCase: true });
  return {
    ...{ plan, shapes, ...found },
    types: {
      named: shapes.named,
      names: shapeIdentifiers(shapes.all, rubyNames, {
        nested: true,
        taken: usedByModels,
        takenWithin: usedByModels,
      }),
    },
    models: new Map(
      shapes.all.flatMap(({ id, owner, names }) =>
        owner === undefined
          ? [[id, files.take(identifierOf(nameIn(names), "file", rubyNames))] as const]
          : [],
      ),
    ),
    failures: failureNames(plan),
    needs: needNames(plan.service.needs).map(withoutPrefix),
    events: new Map(
      plan.service.events.map(
        ({ name }) =>
          [name, receiver.take(identifierOf(nameOf(name), "member", rubyNames))] as const,
      ),
    ),
  };
}

function failureNames(plan: SdkPlan): ReadonlyMap<string, string> {
  const scope = new Scope(rootNames);
  return new Map(
    plan.service.failures.classes.map(
      ({ status, name }) => [status, scope.take(identifierOf(name, "type", rubyNames))] as const,
    ),
  );
}

/** `NEEDS_OAUTH` → `OAUTH`, as it stands in `Needs`. */
function withoutPrefix(name: string): string {
  return name.replace(/^NEEDS_(?=[A-Z])/, "");
}

/** What is found on the way through groups. */
interface Found {
  readonly groups: Map<GroupPlan, GroupNames>;
  readonly operations: Map<OperationPlan, OperationNames>;
  readonly doors: Map<OperationPlan, DoorNames>;
}

/** Where a group stands. */
interface Place {
  readonly around: readonly Name[];
  readonly members: Scope;
  readonly classes: Scope;
  readonly files: Scope;
  readonly found: Found;
}

function nameGroup(group: GroupPlan, place: Place): void {
  const { around, members, classes, files, found } = place;
  const path = nameIn([...around, group.name]);
  found.groups.set(group, {
    type: classes.take(identifierOf(path, "type", rubyNames)),
    member: members.take(method(group.name)),
    file: files.take(identifierOf(path, "file", rubyNames)),
  });
  const inner = new Scope(groupMembers);
  const constants = new Scope(["FAILURES", "OMIT"]);
  for (const operation of group.operations) {
    const constant = constants.take(constantOf(operation.name));
    found.operations.set(operation, {
      method: inner.take(method(operation.name)),
      formerly: operation.formerly.map((each) => inner.take(method(each))),
      ...{ constant, paging: constants.take(`${constant}_PAGING`) },
    });
  }
  for (const each of group.groups) {
    nameGroup(each, { ...place, around: [...around, group.name], members: inner });
  }
  // Doors to what a call gives come last: they make way for operations.
  for (const operation of group.operations) {
    const own = found.operations.get(operation)?.method ?? "";
    if (operation.kind === "callable") found.doors.set(operation, doorsOf(own, operation, inner));
  }
}

function doorsOf(own: string, { paging }: CallableOperation, members: Scope): DoorNames {
  if (paging?.kind !== "followed") return {};
  if (!paging.isSingle) return { roots: members.take(`${own}_roots`) };
  return { items: members.take(`${own}_items`), pages: members.take(`${own}_pages`) };
}

function nameIn(path: readonly Name[]): Name {
  return {
    words: path.flatMap(({ words }) => words),
    wire: path.map(({ wire }) => wire).join("."),
  };
}

function method(name: Name): string {
  return identifierOf(name, "member", rubyNames);
}

/** The name of a constant. */
function constantOf(name: Name): string {
  return identifierOf(name, "constant", rubyNames).toUpperCase();
}

/** Names of the runtime's inside, for tests. */
export const innerNames: readonly string[] = Object.values(innerFiles).flatMap(
  ({ names }) => names,
);
