/** All that a mock is made of, as plain JSON: what a mock that starts again needs of the manifest, and nothing else. */
import type { MockData } from "#runtime/typescript-server/mock-data.js";
import { mockData } from "../sdk/mock-data/mock-data.js";
import { memberOfId } from "../emit/typescript/names.js";
import { callPlan, servicePlan } from "../sdk/plan-of.js";
import type { GroupLayout } from "../emit/typescript/package/layout.js";
import { notRoutedOperations, type RouteData, routeData } from "../sdk/server/route.js";
import { validatorScopes } from "../emit/typescript/package/validators.js";
import type { KindTree } from "../emit/typescript/schemas/validator-tree.js";
import type { ApiModel, Operation } from "../model/model.js";
import { operationsOf } from "../model/walk.js";
import { schemesData } from "../targets/typescript-server/authentication.js";
import { routedGroups } from "../targets/typescript-server/layout.js";
import { type RuleTrees, ruleTrees } from "../targets/typescript-server/rules.js";
import { namedTrees } from "./named-trees.js";
import { schemaFinder } from "../model/schema-finder.js";

/** The parts of a mock. */
export interface MockDescription {
  /** The runtime's `Service`, its rules as trees. */
  readonly service: {
    readonly title: string;
    readonly routes: RouteTreeData;
    readonly notRouted: readonly object[];
    readonly schemes: object;
  };
  /** By name, the schemas that the rules refer to. */
  readonly validators: Readonly<Record<string, KindTree>>;
  readonly data: MockData;
}

/** Routes by group. */
export interface RouteTreeData {
  readonly [member: string]: RuledRoute | RouteTreeData;
}

/** A route, and what is refused of its requests: what a mock answers needs no check. */
export interface RuledRoute extends RouteData {
  readonly rules?: RuleTrees;
}

/** Describes the mock of a service. */
export function mockDescription(model: ApiModel): MockDescription {
  const { service } = model;
  const find = schemaFinder(model);
  const scopes = validatorScopes(find);
  const rules = new Map<string, RuleTrees>();
  for (const operation of operationsOf(model)) {
    const plan = callPlan(operation, model);
    if (plan === undefined) continue;
    const { replies: _, ...ofRequests } = ruleTrees(plan, operation, service, scopes);
    if (Object.keys(ofRequests).length > 0) rules.set(operation.id, ofRequests);
  }
  const routeOf = (operation: Operation): RuledRoute | undefined => {
    const route = routeData(operation, model, { find, memberOf: memberOfId });
    const own = rules.get(operation.id);
    return route && { ...route, ...(own && { rules: own }) };
  };
  return {
    service: {
      title: servicePlan(model).title ?? "",
      routes: routesIn(routedGroups(model), routeOf),
      notRouted: notRoutedOperations(model),
      schemes: schemesData(model),
    },
    validators: namedTrees([...rules.values()], scopes.request),
    data: mockData(model),
  };
}

function routesIn(
  layouts: readonly GroupLayout[],
  routeOf: (operation: Operation) => RuledRoute | undefined,
): RouteTreeData {
  const members = layouts.map(({ member, group, groups }) => {
    const routes = group.operations.flatMap((operation) => {
      const route = routeOf(operation);
      return route === undefined ? [] : [[memberOfId(operation.name), route] as const];
    });
    return [member, { ...Object.fromEntries(routes), ...routesIn(groups, routeOf) }] as const;
  });
  return Object.fromEntries(members);
}
