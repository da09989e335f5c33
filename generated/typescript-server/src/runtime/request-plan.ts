// Made by endpoint-manifest (typescript-server) from its template request-plan.ts.
// Not to be edited: fill the manifest in and run `generate`.

/** A route's rules for requests, prepared once for reading them. */
import type { Validator } from "../typescript-client/validator.js";
import { type ParameterPlan, parameterPlan, type PlannedParameter } from "./parameter-plan.js";
import { type PlannedLimit, plannedLimit } from "./request-limits.js";
import type { ParameterPlace, Route } from "./route.js";

/** How the requests of a route are read and checked. Plans of all routes have the same shape for the platform. */
export interface RequestPlan {
  readonly parameters: ParameterPlan;
  readonly body: Route["body"];
  /** True if the listed headers can have faults. If not, they are read when a handler uses them. */
  readonly isHeaderChecked: boolean;
  readonly isCookieChecked: boolean;
  readonly rules: readonly PlaceRule[];
  /** By media type, as the route lists them. */
  readonly bodyRules: Readonly<Record<string, Validator<unknown>>>;
  readonly limits: readonly PlannedLimit[];
}

/** The rule for the parameters of one place. */
export interface PlaceRule {
  readonly place: ParameterPlace;
  readonly validator: Validator<unknown>;
}

/** Prepares a route; `validate` = its rules are checked against requests. */
export function requestPlan(route: Route, validate: boolean): RequestPlan {
  const { body, limits = [], rules = {} } = route;
  const parameters = parameterPlan(route);
  return {
    parameters,
    body,
    isHeaderChecked: parameters.header.parameters.some(canBeWrong) || rules.header !== undefined,
    isCookieChecked: parameters.cookie.parameters.length > 0,
    rules: validate ? places.flatMap((place) => ruleOf(place, rules[place])) : [],
    bodyRules: (validate && rules.body) || {},
    limits: limits.map(plannedLimit),
  };
}

/** An optional header that is a single text is always valid. */
function canBeWrong({ required, value }: PlannedParameter): boolean {
  return required || value !== "text";
}

const places = ["path", "query", "header", "cookie"] as const;

function ruleOf(
  place: ParameterPlace,
  validator: Validator<unknown> | undefined,
): readonly PlaceRule[] {
  return validator ? [{ place, validator }] : [];
}
