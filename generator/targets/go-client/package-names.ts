/** The names of everything in the package, which is one name space in Go. */
import { needNames } from "../../emit/go/client/service-names.js";
import { goNames } from "../../emit/go/names.js";
import type { GoTypes } from "../../emit/go/types.js";
import type { ApiModel } from "../../model/model.js";
import { identifierOf } from "../../sdk/names/policy.js";
import { identifiersOf, Scope } from "../../sdk/names/scope.js";
import { type Name, nameOf, nameOfId } from "../../sdk/names/words.js";
import { planOf } from "../../sdk/plan-of.js";
import type { CallableOperation, GroupPlan, OperationPlan, SdkPlan } from "../../sdk/plan.js";
import { type ServiceShapes, serviceShapes } from "../../sdk/shapes/service-shapes.js";
import { shapeIdentifiers } from "../../sdk/shapes/shape-identifiers.js";
import { ownNames, runtimeNames } from "./runtime-names.js";
import { runtimePaths } from "./runtime-files.js";

/** The name of an operation in the package. */
export interface OperationNames {
  /** The service that has it. */
  readonly service: string;
  /** Its method, or the field that stands in its place. */
  readonly method: string;
  /** Methods that it had before. */
  readonly formerly: readonly string[];
  /** The beginning of all its names: `BooksListLoans`, and `booksListLoans` of unexported ones. */
  readonly prefix: string;
  readonly hidden: string;
  readonly params: string;
}

/** Further methods of an operation that has pages, or whose answer is a stream; left out = it has none. */
export interface DoorNames {
  readonly items?: string;
  readonly pages?: string;
  readonly stream?: string;
}

/** The name of a group. */
export interface GroupNames {
  /** Its type. */
  readonly service: string;
  /** The field of the client, or of the service around it. */
  readonly field: string;
}

/** The name of an event. */
export interface EventNames {
  /** The function that reads what it carries: `BookReturnedPayload`. */
  readonly reader: string;
  readonly variable: string;
}

/** The names of one package. */
export interface PackageNames {
  readonly plan: SdkPlan;
  readonly shapes: ServiceShapes;
  readonly types: GoTypes;
  readonly operations: ReadonlyMap<OperationPlan, OperationNames>;
  readonly doors: ReadonlyMap<OperationPlan, DoorNames>;
  readonly groups: ReadonlyMap<GroupPlan, GroupNames>;
  /** Types of failures, by status. */
  readonly failures: ReadonlyMap<string, string>;
  /** The makers of credentials, by the names of schemes: `Bearer`, which stands in `WithBearer`. */
  readonly credentials: ReadonlyMap<string, string>;
  /** The identifiers of events, by their names. */
  readonly events: ReadonlyMap<string, EventNames>;
  /** Names of files without their ending, of the outermost groups. */
  readonly files: ReadonlyMap<GroupPlan, string>;
  /** Names of needs, in their order. */
  readonly needs: readonly string[];
  /** Takes the names of constants beside all others. */
  readonly constants: () => Scope;
}

/** Files of every package that are no group's. */
const ownFiles = ["client", "credentials", "events", "example_test", "failures", "schemas"];

/** The names of a model's package. */
export function packageNames(model: ApiModel): PackageNames {
  const plan = planOf(model);
  const shapes = serviceShapes(model);
  const taken = new Set([...runtimeNames, ...ownNames]);
  const scope = new Scope(taken);
  const take = (wanted: string): string => {
    const name = scope.take(wanted);
    taken.add(name);
    return name;
  };
  const groups = new Map<GroupPlan, GroupNames>();
  const operations = new Map<OperationPlan, OperationNames>();
  const doors = new Map<OperationPlan, DoorNames>();
  const nameGroups = (list: readonly GroupPlan[], within: Scope): void => {
    for (const group of list) {
      const field = within.take(pascal(group.name));
      const service = take(`${pascal(nameOfId(group.id))}Service`);
      groups.set(group, { service, field });
      const members = new Scope();
      for (const operation of group.operations) {
        const method = members.take(exportedMethod(operation.name));
        const prefix = pascal(nameOfId(operation.id));
        operations.set(operation, {
          ...{ service, method },
          formerly: operation.formerly.map((name) => members.take(exportedMethod(name))),
          prefix,
          hidden: camel(nameOfId(operation.id)),
          params: operation.kind === "callable" ? take(`${prefix}Params`) : "",
        });
      }
      nameGroups(group.groups, members);
      // Doors to what a call gives come last: they make way for operations.
      for (const operation of group.operations) {
        const { method = "" } = operations.get(operation) ?? {};
        if (operation.kind === "callable")
          doors.set(operation, doorsOf(method, operation, members));
      }
    }
  };
  nameGroups(plan.groups, new Scope(["Call", "NotShown", "WithOptions"]));
  const failures = new Map(
    plan.service.failures.classes.map(({ status, name }) => [status, take(pascal(name))] as const),
  );
  const options = new Scope([...taken].map((each) => each.replace(/^With/, "")));
  const credentials = plan.service.credentials.map(({ name }) => {
    const own = options.take(pascal(nameOf(name)));
    for (const each of credentialNames(own)) take(each);
    return [name, own] as const;
  });
  const variables = new Scope();
  const events = plan.service.events.map(({ name }): readonly [string, EventNames] => {
    const own = pascal(nameOf(name));
    return [name, { reader: take(`${own}Payload`), variable: variables.take(`on${own}Webhook`) }];
  });
  const names = shapeIdentifiers(shapes.all, goNames, { nested: false, taken });
  const files = identifiersOf(
    plan.groups.map(({ name }) => name),
    "file",
    goNames,
    [...ownFiles, ...runtimePaths],
  );
  return {
    ...{ plan, shapes, operations, doors, groups, failures },
    credentials: new Map(credentials),
    events: new Map(events),
    types: { named: shapes.named, names },
    files: new Map(plan.groups.map((group, index) => [group, files[index] ?? ""])),
    needs: needNames(plan),
    constants: () => new Scope([...taken, ...names.values()]),
  };
}

/** All that a scheme may have, whichever of its facts are shown. */
function credentialNames(own: string): readonly string[] {
  return [
    ...["", "Func", "ClientCredentials", "RefreshToken"].map((each) => `With${own}${each}`),
    ...["AuthorizationRequest", "ExchangeCode"].map((each) => `${own}${each}`),
  ];
}

function doorsOf(method: string, { paging, answer }: CallableOperation, members: Scope): DoorNames {
  const isStream = answer.result.kind === "stream";
  if (paging?.kind !== "followed") {
    return isStream ? { stream: members.take(`${method}Stream`) } : {};
  }
  const pages = members.take(`${method}Pages`);
  return paging.isSingle ? { items: members.take(`${method}Items`), pages } : { pages };
}

function pascal(name: Name): string {
  return identifierOf(name, "type", goNames);
}

function exportedMethod(name: Name): string {
  return identifierOf(name, "member", goNames);
}

/** Names of what nobody sees have no word of the language, since something stands behind them. */
function camel(name: Name): string {
  const exported = pascal(name);
  const [first = ""] = name.words;
  const own = pascal({ words: [first], wire: first });
  return own.toLowerCase() + exported.slice(own.length);
}
