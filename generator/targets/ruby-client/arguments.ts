/** What calls are given: values of the path by their places, parameters as keywords, and the options of any call. */
import { rubyNames } from "../../emit/ruby/names.js";
import { identifiersOf } from "../../sdk/names/scope.js";
import { nameOf } from "../../sdk/names/words.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { namedParameters, pathParameters } from "../../sdk/operations/request.js";
import type { CallableOperation } from "../../sdk/plan.js";

/** A parameter, and what it is called. */
export interface Argument {
  readonly name: string;
  readonly parameter: ParameterPlan;
}

/** Names that no keyword has: the options of a call, those of later versions among them, and what its method has beside them. */
export const reservedArguments: readonly string[] = [
  ...["query", "headers", "cookies", "body", "content_type", "accept", "as", "timeout", "deadline"],
  ...[
    "idle_timeout",
    "max_retries",
    "max_response_bytes",
    "hooks",
    "follow_redirects",
    "idempotent",
  ],
  ...["backoff", "options", "block"],
];

/** The keywords of an operation's parameters, in the order in which a request has them. */
export function keywordArguments({ request }: CallableOperation): readonly Argument[] {
  return named(namedParameters(request), reservedArguments);
}

/** The values of its path. */
export function pathArguments(plan: CallableOperation): readonly Argument[] {
  const taken = keywordArguments(plan).map(({ name }) => name);
  return named(pathParameters(plan.request), [...reservedArguments, ...taken]);
}

function named(
  parameters: readonly ParameterPlan[],
  taken: readonly string[],
): readonly Argument[] {
  const found = identifiersOf(
    parameters.map(({ name }) => nameOf(name)),
    "variable",
    rubyNames,
    taken,
  );
  return parameters.map((parameter, index) => ({ parameter, name: found[index] ?? "" }));
}
