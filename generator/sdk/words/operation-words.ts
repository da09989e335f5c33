/** The sentences on an operation beside its own texts: for its comment, in every language. */
import type { Operation } from "../../model/model.js";
import type { PagingPlan } from "../operations/paging.js";
import type { SecurityPlan } from "../operations/security.js";
import { ownBaseUrlWords } from "./base-url.js";
import { requirementWords } from "./credentials.js";
import { type DeprecationWords, deprecationWords } from "./deprecation.js";
import { limitWords } from "./limits.js";
import { pagingWords } from "./pages.js";
import type { Prose } from "./prose.js";
import { repeatingWords } from "./repeating.js";

/** The sentences; one is left out where nobody knows. */
export interface OperationWords {
  /** Where it is, if that is not where the others are. */
  readonly baseUrl?: Prose;
  /** The credentials of calls. */
  readonly security?: Prose;
  /** The effect of a repeated call. */
  readonly repeating?: Prose;
  /** How it pages; a clause without its end. */
  readonly pages?: Prose;
  /** Its own limits. */
  readonly limits: readonly Prose[];
  /** The words for its end; left out where it is not known to be deprecated. */
  readonly deprecation?: DeprecationWords;
}

/** Says it. */
export function operationWords(
  operation: Operation,
  security: SecurityPlan,
  paging: PagingPlan | undefined,
): OperationWords {
  const { deprecated, limits } = operation;
  const words = {
    baseUrl: ownBaseUrlWords(operation),
    security: securityWords(security),
    repeating: repeatingWords(operation),
  };
  return {
    ...(words.baseUrl && { baseUrl: words.baseUrl }),
    ...(words.security && { security: words.security }),
    ...(words.repeating && { repeating: words.repeating }),
    ...(paging && { pages: pagingWords(paging) }),
    limits: limits.state === "known" ? limitWords(limits.value) : [],
    ...(deprecated.state === "known" && { deprecation: deprecationWords(deprecated.value) }),
  };
}

function securityWords(security: SecurityPlan): Prose | undefined {
  const { kind, alternatives, isOpen } = security;
  if (kind === "none") return ["Needs no authentication."];
  if (alternatives.every((each) => each.length === 0)) return undefined;
  const isOptional = alternatives.some((each) => each.length === 0);
  return [isOptional || isOpen ? "Takes " : "Needs ", ...requirementWords(security), "."];
}
