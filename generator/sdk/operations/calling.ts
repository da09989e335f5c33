/** More facts of calling an operation, as data: whether calls may be repeated, how many may be made, and its end. */
import type { Limits } from "../../model/behaviour.js";
import { oncePerFacts } from "../../model/decided.js";
import { leavesIdempotencyOpen } from "../../model/idempotency.js";
import { knownValue } from "../../model/known.js";
import type { Method } from "../../model/message.js";
import type { ApiModel, Deprecation, Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { placeText } from "../../model/place.js";
import { operationOfId, operationsOf } from "../../model/walk.js";
import { type CallLimit, limitsOf } from "./call-limits.js";
import { shown } from "./facts.js";

/** More facts of calls. */
export interface CallingPlan {
  readonly repeat: RepeatPlan;
  /** The limits that one call alone can break. */
  readonly limits: readonly CallLimit[];
  readonly rates: readonly RatePlan[];
  /** Left out where it is not known to be deprecated. */
  readonly deprecated?: DeprecationPlan;
}

/** True if a call that failed may be made again, though nobody knows whether it was carried out. */
export interface RepeatPlan {
  readonly mayRepeat: boolean;
  /** True if the method alone says the same (RFC 9110, section 9.2.2). */
  readonly isSaidByMethod: boolean;
}

/** So many requests in so many seconds. */
export interface RatePlan {
  readonly requests: number;
  readonly seconds: number;
  /** Who shares it; left out = not shown. */
  readonly per?: string;
  /** True if it is the operation's own: equal numbers of two operations are still two counts. */
  readonly isOwn: boolean;
}

/** A rate, and the operation that alone it is on. */
export interface PlacedRate extends Omit<RatePlan, "isOwn"> {
  readonly operation?: string;
  /** The file of the manifest that says it. */
  readonly origin: string;
}

/** The known facts of an operation's end; dates as in the manifest. */
export interface DeprecationPlan {
  readonly since?: string;
  readonly sunset?: string;
  /** Id of the operation to use in its place. */
  readonly replacement?: string;
  /** The path of that, where it can be called. */
  readonly replacementPath?: string;
  readonly reason?: string;
}

/** Returns more facts of calls of an operation whose method is known. */
export function callingPlan(
  operation: Operation,
  method: Method,
  model: ApiModel,
  find: FindSchema,
): CallingPlan {
  const deprecated = knownValue(operation.deprecated);
  return {
    repeat: repeatPlan(operation, method),
    limits: limitsOf(operation, model.service, find),
    rates: ratesOf(operation, model.service),
    ...(deprecated && { deprecated: deprecationPlan(deprecated, model) }),
  };
}

function repeatPlan({ idempotent }: Pick<Operation, "idempotent">, method: Method): RepeatPlan {
  const isMethods = !leavesIdempotencyOpen(method);
  if (idempotent.state === "notShown") return { mayRepeat: isMethods, isSaidByMethod: true };
  const mayRepeat = idempotent.state === "known";
  return { mayRepeat, isSaidByMethod: mayRepeat === isMethods };
}

/** How many requests a caller may make; the operation's own word goes before the service's. */
function ratesOf({ limits }: Operation, service: Service): readonly RatePlan[] {
  const own = knownValue(limits)?.rate;
  const isOwn = own !== undefined && own.state !== "notShown";
  const rates = knownValue(isOwn ? own : service.limits.rate) ?? [];
  return rates.map(({ requests, seconds, per }) => ({
    requests,
    seconds,
    ...shown({ per }),
    isOwn,
  }));
}

/** All rates of a service and of its operations. */
export const placedRates = oncePerFacts("placed rates", (model): readonly PlacedRate[] => {
  const ratesIn = (limits: Limits | undefined, operation?: string): readonly PlacedRate[] =>
    ((limits && knownValue(limits.rate)) ?? []).map(({ requests, seconds, per, at }) => ({
      ...{ requests, seconds },
      ...shown({ per }),
      ...(operation !== undefined && { operation }),
      origin: placeText(model.folder, { file: at.file, path: [] }),
    }));
  return [
    ...ratesIn(model.service.limits),
    ...operationsOf(model).flatMap(({ id, limits }) => ratesIn(knownValue(limits), id)),
  ];
});

function deprecationPlan(
  { since, sunset, replacement, reason }: Deprecation,
  model: ApiModel,
): DeprecationPlan {
  const id = knownValue(replacement);
  const other = id === undefined ? undefined : operationOfId(id, model);
  const path = other?.method.state === "known" ? knownValue(other.path)?.text : undefined;
  return {
    ...shown({ since, sunset, replacement, reason }),
    ...(path !== undefined && { replacementPath: path }),
  };
}
