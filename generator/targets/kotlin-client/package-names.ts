/** The names of everything in the package. */
import { kotlinNames } from "../../emit/kotlin/names.js";
import type { KotlinTypes } from "../../emit/kotlin/types.js";
import type { ApiModel } from "../../model/model.js";
import { identifierOf, type NameKind } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { type Name, nameOf, nameOfId } from "../../sdk/names/words.js";
import { planOf } from "../../sdk/plan-of.js";
import type { GroupPlan, OperationPlan, SdkPlan } from "../../sdk/plan.js";
import { type FormShape, formShapes } from "../../sdk/shapes/form-shapes.js";
import { type ServiceShapes, serviceShapes } from "../../sdk/shapes/service-shapes.js";
import { shapeIdentifiers } from "../../sdk/shapes/shape-identifiers.js";
import {
  clientMembers,
  groupMembers,
  optionFunctions,
  takenClasses,
  typesOfModels,
  typesWithin,
} from "./runtime-names.js";
import { packageName, type Settings } from "./settings.js";

/** The names of an operation. */
export interface OperationNames {
  readonly function: string;
  readonly formerly: readonly string[];
  /** Functions of what has pages, several lists or a stream. */
  readonly items: string;
  readonly pages: string;
  readonly walks: string;
  readonly stream: string;
  /** Classes in that of the group: the block of a call, and the lists of a response. */
  readonly options: string;
  readonly lists: string;
  /** Constants of the file. */
  readonly constant: string;
  readonly paging: string;
  /** The name of its forms without their kind: `BooksAttach`. */
  readonly prefix: string;
}

/** The names of a group. */
export interface GroupNames {
  readonly className: string;
  /** The property of the client, or of the group around it. */
  readonly property: string;
  /** The annotation of operations that cannot be called. */
  readonly notShown: string;
}

/** A form, and the name of its class. */
export interface FormNames extends Pick<FormShape, "record"> {
  readonly className: string;
}

/** The names of one package. */
export interface PackageNames {
  readonly plan: SdkPlan;
  readonly shapes: ServiceShapes;
  readonly types: KotlinTypes;
  /** The client's class. */
  readonly client: string;
  readonly operations: ReadonlyMap<OperationPlan, OperationNames>;
  readonly groups: ReadonlyMap<GroupPlan, GroupNames>;
  /** Classes of failures, by status. */
  readonly failures: ReadonlyMap<string, string>;
  /** Constants that make those, by status. */
  readonly failureConstants: ReadonlyMap<string, string>;
  /** Functions of the client's options that take credentials, by scheme. */
  readonly credentials: ReadonlyMap<string, string>;
  /** Names of needs, in their order. */
  readonly needs: readonly string[];
  /** Forms, by their ids. */
  readonly forms: ReadonlyMap<string, FormNames>;
}

/** The names of a model's package. */
export function packageNames(model: ApiModel, settings: Settings): PackageNames {
  const plan = planOf(model);
  const shapes = serviceShapes(model);
  const classes = new Scope(takenClasses, { foldsCase: true });
  const client = classes.take(settings.client);
  const groups = new Map<GroupPlan, GroupNames>();
  const operations = new Map<OperationPlan, OperationNames>();
  const nameGroups = (list: readonly GroupPlan[], within: Scope): void => {
    for (const group of list) {
      const whole = begun(nameOfId(group.id), "type");
      const className = classes.take(`${whole}Group`);
      groups.set(group, {
        className,
        property: within.take(named(group.name, "member")),
        notShown: classes.take(`${whole}NotShown`),
      });
      const members = new Scope(groupMembers);
      nameOperations(group, className, members, operations);
      nameGroups(group.groups, members);
    }
  };
  nameGroups(plan.groups, new Scope(clientMembers));
  const failures = plan.service.failures.classes.map(
    ({ status, name }) =>
      [status, classes.take(`${named(name, "type").replace(/Error$/, "")}Exception`)] as const,
  );
  const constants = new Scope();
  const failureConstants = plan.service.failures.classes.map(
    ({ status, name }) =>
      [status, constants.take(named(name, "constant").replace(/_ERROR$/, ""))] as const,
  );
  const options = new Scope(optionFunctions);
  const credentials = plan.service.credentials.map(
    ({ name }) => [name, options.take(named(nameOf(name), "member"))] as const,
  );
  const needs = new Scope();
  const identifiers = shapeIdentifiers(shapes.all, kotlinNames, {
    ...{ nested: true, taken: typesOfModels, takenWithin: typesWithin, foldsCase: true },
  });
  const outermost = shapes.all.flatMap(({ id, owner }) =>
    owner === undefined ? [identifiers.get(id) ?? ""] : [],
  );
  const models = new Scope([...typesOfModels, ...outermost], { foldsCase: true });
  const own = packageName(settings);
  return {
    ...{ plan, shapes, client, operations, groups },
    types: { named: shapes.named, names: identifiers, package: own, models: `${own}.models` },
    failures: new Map(failures),
    failureConstants: new Map(failureConstants),
    credentials: new Map(credentials),
    needs: plan.service.needs.map((need) => needs.take(needName(need))),
    forms: new Map(
      formShapes(plan, shapes).map(({ id, plan: operation, form, record }) => {
        const { prefix = "" } = operations.get(operation) ?? {};
        const kind = form.encoder === "form" ? "Form" : "Multipart";
        return [id, { className: models.take(prefix + kind), record }] as const;
      }),
    ),
  };
}

/** Functions beside an operation's own come last, so that paging that is filled in renames no operation. */
function nameOperations(
  group: GroupPlan,
  className: string,
  members: Scope,
  into: Map<OperationPlan, OperationNames>,
): void {
  const functions = group.operations.map((operation) => ({
    operation,
    function: members.take(named(operation.name, "member")),
    formerly: operation.formerly.map((name) => members.take(named(name, "member"))),
  }));
  const inner = new Scope([...takenClasses, className], { foldsCase: true });
  const constants = new Scope();
  for (const { operation, ...own } of functions) {
    const type = begun(operation.name, "type");
    const beside = (end: string): string =>
      members.take(`${begun(operation.name, "function")}${end}`);
    const constant = named(operation.name, "constant");
    into.set(operation, {
      ...own,
      ...{ items: beside("Items"), pages: beside("Pages"), walks: beside("Walks") },
      stream: beside("Events"),
      ...{ options: inner.take(`${type}Options`), lists: inner.take(`${type}Walks`) },
      ...{ constant: constants.take(constant), paging: constants.take(`${constant}_PAGING`) },
      prefix: begun(nameOfId(operation.id), "type"),
    });
  }
}

function needName(need: SdkPlan["service"]["needs"][number]): string {
  const schemes = need.flat().map(({ scheme }) => scheme);
  return named(nameOf([...new Set(schemes)].join(" ") || "none"), "constant");
}

/** The beginning of a longer name, which a reserved word may be. */
function begun(name: Name, kind: NameKind): string {
  return named(name, kind).replace(/_$/, "");
}

function named(name: Name, kind: NameKind): string {
  return identifierOf(name, kind, kotlinNames);
}
