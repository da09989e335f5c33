/** The names of everything in the package. */
import { javaNames } from "../../emit/java/names.js";
import type { JavaTypes } from "../../emit/java/types.js";
import type { ApiModel } from "../../model/model.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { Scope } from "../../sdk/names/scope.js";
import { type Name, nameOf, nameOfId } from "../../sdk/names/words.js";
import { planOf } from "../../sdk/plan-of.js";
import type { GroupPlan, OperationPlan, SdkPlan } from "../../sdk/plan.js";
import { type FormShape, formShapes } from "../../sdk/shapes/form-shapes.js";
import { type ServiceShapes, serviceShapes } from "../../sdk/shapes/service-shapes.js";
import { shapeIdentifiers } from "../../sdk/shapes/shape-identifiers.js";
import {
  builderMembers,
  clientMembers,
  takenClasses,
  typesOfModels,
  typesWithin,
} from "./runtime-names.js";
import { packageName, type Settings } from "./settings.js";

/** The name of an operation. */
export interface OperationNames {
  readonly group: string;
  readonly method: string;
  readonly formerly: readonly string[];
  /** The class of its calls, in that of the group. */
  readonly call: string;
  /** The name of its forms without their kind: `BooksAttach`. */
  readonly prefix: string;
}

/** The name of a group. */
export interface GroupNames {
  readonly className: string;
  /** The accessor in the client, or in the group around it. */
  readonly accessor: string;
}

/** A form, and the name of its class. */
export interface FormNames extends Pick<FormShape, "record"> {
  readonly className: string;
}

/** The names of one package. */
export interface PackageNames {
  readonly plan: SdkPlan;
  readonly shapes: ServiceShapes;
  readonly types: JavaTypes;
  /** The client's class. */
  readonly client: string;
  readonly operations: ReadonlyMap<OperationPlan, OperationNames>;
  readonly groups: ReadonlyMap<GroupPlan, GroupNames>;
  /** Classes of failures, by status. */
  readonly failures: ReadonlyMap<string, string>;
  /** Methods of the builder that take credentials, by scheme. */
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
      const className = classes.take(`${pascal(nameOfId(group.id))}Group`);
      groups.set(group, { className, accessor: within.take(member(group.name)) });
      const members = new Scope();
      const calls = new Scope([...takenClasses, className], { foldsCase: true });
      for (const operation of group.operations) {
        operations.set(operation, {
          group: className,
          method: members.take(member(operation.name)),
          formerly: operation.formerly.map((name) => members.take(member(name))),
          call: calls.take(`${pascal(operation.name)}Call`),
          prefix: pascal(nameOfId(operation.id)),
        });
      }
      nameGroups(group.groups, members);
    }
  };
  nameGroups(plan.groups, new Scope(clientMembers));
  const failures = plan.service.failures.classes.map(
    ({ status, name }) =>
      [status, classes.take(`${pascal(name).replace(/Error$/, "")}Exception`)] as const,
  );
  const options = new Scope(builderMembers);
  const credentials = plan.service.credentials.map(
    ({ name }) => [name, options.take(member(nameOf(name)))] as const,
  );
  const needs = new Scope();
  const identifiers = shapeIdentifiers(shapes.all, javaNames, {
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

function needName(need: SdkPlan["service"]["needs"][number]): string {
  const schemes = need.flat().map(({ scheme }) => scheme);
  return identifierOf(nameOf([...new Set(schemes)].join(" ") || "none"), "constant", javaNames);
}

/** The name of a class. */
export function pascal(name: Name): string {
  return identifierOf(name, "type", javaNames);
}

function member(name: Name): string {
  return identifierOf(name, "member", javaNames);
}
