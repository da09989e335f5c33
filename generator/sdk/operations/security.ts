/** Which credentials calls of an operation need, as data, and which operations need the same. */
import type { RequiredScheme, Requirements } from "../../model/authentication.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type { Operation, Service } from "../../model/model.js";
import { oncePerFacts } from "../../model/decided.js";
import { isNothingKnown, requirementsOf } from "../../model/requirements.js";
import { operationsOf } from "../../model/walk.js";
import { isCallable } from "./facts.js";

/** The credentials that calls of an operation need. */
export interface SecurityPlan {
  /** True if it is shown: `none` = they are known to need nothing. */
  readonly kind: "known" | "none" | "not-shown";
  /** Credentials that are needed together, one list of which a call needs; an empty one = they may be left out. */
  readonly alternatives: readonly Alternative[];
  /** True if there may be other ways to be let in. */
  readonly isOpen: boolean;
}

/** The credentials that calls of an operation need, and the source of that. */
export interface OperationSecurity extends SecurityPlan {
  /** `service` = the operation says nothing, and what holds for those is all there is. */
  readonly from: "operation" | "service";
}

/** Credentials that are needed together. */
export type Alternative = readonly NeededCredential[];

/** A credential, and what it has to be allowed. */
export interface NeededCredential {
  /** Name of its scheme, as the manifest has it. */
  readonly scheme: string;
  /** The known scopes that the token of the scheme needs. */
  readonly scopes: readonly string[];
  /** True if that is shown: `none` = it needs no scope, `no-matter` = the scheme is known to have no tokens, or not known. */
  readonly scopesAre: "known" | "none" | "not-shown" | "no-matter";
  /** True if it is presented by the connection, and is no matter of a request. */
  readonly isCertificate: boolean;
}

/** Returns the credentials that calls of an operation need: its own, or the default of the service. */
export function securityOf(
  operation: Pick<Operation, "authentication">,
  service: Pick<Service, "authentication">,
): OperationSecurity {
  const from = operation.authentication.state === "notShown" ? "service" : "operation";
  return { ...securityPlan(requirementsOf(operation, service), service), from };
}

/** Returns requirements as data. */
export function securityPlan(
  requirements: Requirements,
  service: Pick<Service, "authentication">,
): SecurityPlan {
  const alternatives = knownItems(requirements).map(({ schemes }) =>
    schemes.map((each) => neededCredential(each, service)),
  );
  const isKnown = requirements.state !== "none" && !isNothingKnown(requirements);
  const kind = isKnown ? "known" : requirements.state === "none" ? "none" : "not-shown";
  return { kind, alternatives, isOpen: isOpen(requirements) };
}

function neededCredential(
  { scheme, scopes }: RequiredScheme,
  { authentication }: Pick<Service, "authentication">,
): NeededCredential {
  const declared = knownItems(authentication.schemes).find(({ name }) => name === scheme);
  const type = declared?.means.type;
  const list = knownValue(scopes) ?? [];
  // Only tokens have scopes: of a key nothing is missing.
  const isToken = type === "oauth2" || type === "openIdConnect";
  const unlisted = scopes.state === "notShown" ? "not-shown" : "none";
  return {
    scheme,
    scopes: list,
    scopesAre: list.length > 0 ? "known" : isToken ? unlisted : "no-matter",
    isCertificate: type === "mutualTLS",
  };
}

/**
 * The alternatives without one of which a request is refused. What is not shown may ask for nothing: a call without the others
 * is none to be refused.
 */
export function refusing({ alternatives, isOpen: areMore }: SecurityPlan): readonly Alternative[] {
  const isSaid = alternatives.some((each) => each.length === 0);
  return areMore && !isSaid ? [...alternatives, []] : alternatives;
}

/** Returns the credentials that requests carry; a certificate belongs to the connection. */
export function carriedBy(security: SecurityPlan): readonly Alternative[] {
  const alternatives = security.alternatives.map((each) =>
    each.filter(({ isCertificate }) => !isCertificate),
  );
  return refusing({ ...security, alternatives });
}

/** The needs of callable operations, equal needs once. */
export interface SecurityNeeds {
  /** In the order in which operations need them. */
  readonly needs: readonly (readonly Alternative[])[];
  /** Where in the list that of an operation stands, by its id; left out = nothing is known to be needed. */
  readonly ofOperations: Readonly<Record<string, number>>;
}

/** The needs of all operations; made once for a model. */
export const securityNeeds = oncePerFacts("security needs", (model): SecurityNeeds => {
  const indexes = new Map<string, number>();
  const needs: (readonly Alternative[])[] = [];
  const ofOperations = operationsOf(model).flatMap((operation) => {
    const need = carriedBy(securityOf(operation, model.service));
    if (!isCallable(operation) || need.every((each) => each.length === 0)) return [];
    const key = JSON.stringify(
      need.map((each) => each.map(({ scheme, scopes }) => [scheme, scopes])),
    );
    const index = indexes.get(key) ?? needs.push(need) - 1;
    indexes.set(key, index);
    return [[operation.id, index] as const];
  });
  return { needs, ofOperations: Object.fromEntries(ofOperations) };
});
