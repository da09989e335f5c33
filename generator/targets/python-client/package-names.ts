/** The names of everything in the package: modules are name spaces, and so are the clients and their groups. */
import { pythonNames } from "../../emit/python/names.js";
import type { PythonTypes } from "../../emit/python/types.js";
import type { ApiModel } from "../../model/model.js";
import { needNames } from "../../sdk/names/need-names.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { identifiersOf, Scope } from "../../sdk/names/scope.js";
import { type Name, nameOf } from "../../sdk/names/words.js";
import { planOf } from "../../sdk/plan-of.js";
import type { CallableOperation, GroupPlan, OperationPlan, SdkPlan } from "../../sdk/plan.js";
import { type ServiceShapes, serviceShapes } from "../../sdk/shapes/service-shapes.js";
import { shapeIdentifiers } from "../../sdk/shapes/shape-identifiers.js";
import { rootNames } from "./runtime-names.js";

/** The name of an operation. */
export interface OperationNames {
  /** Its method, or the attribute that stands in its place. */
  readonly method: string;
  /** Names that it had before. */
  readonly formerly: readonly string[];
  /** Names of its module that belong to it: `_SAVED_BOOKS_LIST` and what goes with it, whether or not it is there today. */
  readonly constant: string;
  readonly paging: string;
  readonly parameters: string;
  readonly form: string;
  readonly pages: string;
}

/** Further methods of an operation that has pages; left out = it has none. */
export interface DoorNames {
  readonly items?: string;
  readonly pages?: string;
  /** Where a response has several pages. */
  readonly roots?: string;
}

/** The name of a group. */
export interface GroupNames {
  /** Its class; the asynchronous one has `Async` before it. */
  readonly type: string;
  /** The attribute of the client, or of the group around it. */
  readonly member: string;
}

/** The names of one package. */
export interface PackageNames {
  readonly plan: SdkPlan;
  readonly shapes: ServiceShapes;
  readonly types: PythonTypes;
  readonly operations: ReadonlyMap<OperationPlan, OperationNames>;
  readonly doors: ReadonlyMap<OperationPlan, DoorNames>;
  readonly groups: ReadonlyMap<GroupPlan, GroupNames>;
  /** Modules of the outermost groups. */
  readonly files: ReadonlyMap<GroupPlan, string>;
  /** Classes of errors, by status. */
  readonly failures: ReadonlyMap<string, string>;
  /** Constants of needs, in their order. */
  readonly needs: readonly string[];
  /** Keys of the schemes' credentials, by their names. */
  readonly credentials: ReadonlyMap<string, string>;
  /** Methods of a receiver, by the names of events. */
  readonly events: ReadonlyMap<string, string>;
}

/** Members of every client. */
const clientMembers = [
  ...["aclose", "close", "request", "response", "result", "with_options", "with_response"],
];

/** The names of a model's package. */
export function packageNames(model: ApiModel): PackageNames {
  const plan = planOf(model);
  const shapes = serviceShapes(model);
  const found: Found = { groups: new Map(), operations: new Map(), doors: new Map() };
  const client = new Scope(clientMembers);
  for (const group of plan.groups) {
    const module = new Scope(["T", "COMMON"]);
    nameGroup(group, { around: [], members: client, module, found });
  }
  const files = identifiersOf(
    plan.groups.map(({ name }) => name),
    "file",
    pythonNames,
    ["__init__"],
  );
  const failures = new Scope(rootNames);
  const receiver = new Scope(["receive"]);
  const { credentials, events } = plan.service;
  return {
    ...{ plan, shapes, ...found },
    types: {
      named: shapes.named,
      names: shapeIdentifiers(shapes.all, pythonNames, { nested: false, taken: [] }),
    },
    files: new Map(plan.groups.map((group, index) => [group, files[index] ?? ""])),
    failures: new Map(
      plan.service.failures.classes.map(
        ({ status, name }) => [status, failures.take(pascal(name))] as const,
      ),
    ),
    needs: needNames(plan.service.needs),
    credentials: new Map(credentials.map(({ name }) => [name, name] as const)),
    events: new Map(events.map(({ name }) => [name, receiver.take(method(nameOf(name)))] as const)),
  };
}

/** The names on the way through groups. */
interface Found {
  readonly groups: Map<GroupPlan, GroupNames>;
  readonly operations: Map<OperationPlan, OperationNames>;
  readonly doors: Map<OperationPlan, DoorNames>;
}

/** Where a group stands. */
interface Place {
  /** Names of the groups around it, below the outermost one. */
  readonly around: readonly Name[];
  readonly members: Scope;
  readonly module: Scope;
  readonly found: Found;
}

function nameGroup(group: GroupPlan, { around, members, module, found }: Place): void {
  const isOutermost = around.length === 0;
  const path = isOutermost ? [group.name] : [...around.slice(1), group.name];
  const type = module.take(pascal(nameIn(path)));
  module.take(`Async${type}`);
  found.groups.set(group, { type, member: members.take(method(group.name)) });
  const inner = new Scope();
  for (const operation of group.operations) {
    const name = nameIn([...(isOutermost ? [] : path), operation.name]);
    const constant = module.take(`_${identifierOf(name, "constant", pythonNames)}`);
    const pages = module.take(`${pascal(name)}Pages`);
    module.take(`Async${pages}`);
    found.operations.set(operation, {
      method: inner.take(method(operation.name)),
      formerly: operation.formerly.map((each) => inner.take(method(each))),
      ...{ constant, paging: module.take(`${constant}_PAGING`) },
      parameters: module.take(`${pascal(name)}Parameters`),
      form: module.take(`${pascal(name)}Form`),
      pages,
    });
  }
  for (const each of group.groups) {
    nameGroup(each, { around: [...around, group.name], members: inner, module, found });
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

function pascal(name: Name): string {
  return identifierOf(name, "type", pythonNames);
}

function method(name: Name): string {
  return identifierOf(name, "member", pythonNames);
}
