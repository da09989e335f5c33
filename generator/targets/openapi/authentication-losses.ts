/** Schemes and flows that a description cannot have, and what it has no words for of the others. */
import { authenticationSlots } from "../../model/authentication-slots.js";
import type { Flow, Requirements, Scheme } from "../../model/authentication.js";
import { knownItems } from "../../model/known.js";
import type { FactSlot } from "../../model/slot.js";
import type { DescriptionScope } from "./description-scope.js";
import { type Loss, missingIn } from "./loss.js";
import { describedItems, flowOf } from "./security.js";
import { inside, otherPart } from "../../source-ref.js";

/** Returns the losses of the service's authentication. */
export function authenticationLosses(scope: DescriptionScope): readonly Loss[] {
  const { authentication } = scope.service;
  const slots = authenticationSlots(authentication);
  return [
    ...knownItems(authentication.schemes).flatMap((scheme) =>
      scope.schemes.has(scheme.name)
        ? flowLosses(scheme, slots, scope)
        : [
            {
              subject: "authentication" as const,
              at: scheme.at,
              what: `scheme ${scheme.name}`,
              why: "OpenAPI requires facts of a scheme that are not shown of this one, so it is left out.",
              notShown: missingIn(slots, scheme.at),
            },
          ],
    ),
    ...knownItems(authentication.schemes).flatMap(variableLoss),
    ...requirementLosses("authentication.default", authentication.default, scope),
  ];
}

/** The environment variables of a scheme that the description has, or lacks. */
function variableLoss({ name, at, environment }: Scheme): readonly Loss[] {
  if (environment === undefined) return [];
  const place = otherPart(inside(at, "environment"), "value");
  const why = "OpenAPI has no words for environment variables.";
  return [
    { subject: "authentication", at: place, what: `environment of ${name}`, why, notShown: [] },
  ];
}

/** The alternatives that name a scheme which is left out. */
export function requirementLosses(
  what: string,
  needed: Requirements,
  { schemes }: DescriptionScope,
): readonly Loss[] {
  const described = describedItems(needed, schemes).length;
  if (described === knownItems(needed).length) return [];
  const why =
    described === 0
      ? "It names a scheme that the description does not have, so it is left out."
      : "An alternative names a scheme that the description does not have, so it is left out.";
  return [{ subject: "authentication", at: needed.at, what, why, notShown: [] }];
}

function flowLosses(
  { name, means }: Scheme,
  slots: readonly FactSlot[],
  { isLater }: DescriptionScope,
): readonly Loss[] {
  if (means.type !== "oauth2") return [];
  const scopes = knownItems(means.scopes);
  return knownItems(means.flows).flatMap((flow): readonly Loss[] => {
    const { at, pkce } = flow;
    const what = `flow ${flow.name} of ${name}`;
    const isLeftOut = flowOf(flow, scopes, isLater) === undefined;
    if (isLeftOut) {
      const notShown = missingIn(slots, at);
      return [{ subject: "authentication", at, what, why: whyLeftOut(flow, isLater), notShown }];
    }
    if (pkce.state !== "known") return [];
    const why = "OpenAPI has no words for the proof key of RFC 7636.";
    return [{ subject: "authentication", at: pkce.at, what: `pkce of ${name}`, why, notShown: [] }];
  });
}

function whyLeftOut({ name }: Flow, isLater: boolean): string {
  return name === "deviceAuthorization" && !isLater
    ? "OpenAPI 3.1 does not know this flow; 3.2 does."
    : "OpenAPI requires addresses of a flow that are not shown of this one, so it is left out.";
}
