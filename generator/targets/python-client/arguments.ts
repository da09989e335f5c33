/** The arguments that calls take by name. */
import { pythonNames } from "../../emit/python/names.js";
import type { Operands } from "../../emit/python/types.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";

/** A value that a call is given by its name. */
export interface Argument {
  readonly name: string;
  readonly type: Operands;
  readonly isNeeded: boolean;
  readonly texts: readonly string[];
  /** Left out = it is no parameter of the manifest. */
  readonly parameter?: ParameterPlan;
}

/** Names that no argument has: the options of a call, and what its method has beside them. */
export const reservedArguments: readonly string[] = [
  ...["timeout", "deadline", "idle_timeout", "max_retries", "max_response_bytes", "hooks"],
  ...["follow_redirects", "query", "headers", "cookies", "idempotent", "cancel", "body"],
  ...["content_type", "accept", "as_", "take_", "self"],
];

/** The arguments of an operation's parameters, by name, in the order in which a request has them. */
export function parameterArguments({
  request,
}: CallableOperation): readonly { readonly parameter: ParameterPlan; readonly name: string }[] {
  const parameters = namedParameters(request);
  const wanted = parameters.map(({ name }) => nameOf(name));
  const found = identifiersOf(wanted, "field", pythonNames, reservedArguments);
  return parameters.map((parameter, index) => ({ parameter, name: found[index] ?? "" }));
}
