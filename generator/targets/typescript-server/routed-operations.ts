/** The operations that have a route, each with what its route says. */
import { located, type Located } from "../../emit/typescript/package/located.js";
import type { GroupLayout } from "../../emit/typescript/package/layout.js";
import { memberOfId } from "../../emit/typescript/names.js";
import { callPlan } from "../../sdk/plan-of.js";
import { type RouteData, routeData } from "../../sdk/server/route.js";
import { validatorScopes } from "../../emit/typescript/package/validators.js";
import type { ApiModel } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { type OperationRuleTrees, ruleTrees } from "./rules.js";

/** An operation that has a route. */
export interface RoutedOperation extends Located {
  readonly route: RouteData;
  readonly rules: OperationRuleTrees;
}

/** All of them, in the order of their groups. */
export function routedOperations(
  layouts: readonly GroupLayout[],
  model: ApiModel,
  find: FindSchema,
): readonly RoutedOperation[] {
  const scopes = validatorScopes(find);
  return located(layouts).flatMap((each) => {
    const { operation } = each;
    const plan = callPlan(operation, model);
    const route = routeData(operation, model, { find, memberOf: memberOfId });
    return plan === undefined || route === undefined
      ? []
      : [{ ...each, route, rules: ruleTrees(plan, operation, model.service, scopes) }];
  });
}

/** True if a request of a route may have a body. */
export function takesBody({ body, method }: RouteData): boolean {
  if (body === undefined) return method !== "GET" && method !== "HEAD";
  return body !== "none";
}

/** The media types that a route's answer is chosen from, and nothing else; empty where it may be anything. */
export function offeredTypes({ replies = [], hasOtherReplies }: RouteData): readonly string[] {
  const carriedOut = replies.filter(({ status }) => /^[23]/.test(status) && status !== "304");
  const successes =
    carriedOut.length > 0 ? carriedOut : replies.filter(({ status }) => status === "default");
  const isOpen =
    hasOtherReplies === true || successes.some(({ content = [] }) => content.length === 0);
  return isOpen ? [] : [...new Set(successes.flatMap(({ content = [] }) => content))];
}

/** `one operation`, `all 3 operations`, `2 of the operations`. */
export function countText(count: number, all: number): string {
  if (count === all) return all === 1 ? "the operation" : `all ${all} operations`;
  return count === 1 ? "one of the operations" : `${count} of the operations`;
}
