/** The results of facts: values where they are known, and words for those that are not shown. */
import { leavesIdempotencyOpen } from "../../model/idempotency.js";
import type { Requirements } from "../../model/authentication.js";
import { type Fact, isOpen, knownValue, type SourceIds } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import { isNothingKnown } from "../../model/requirements.js";
import type { SourceRef } from "../../source-ref.js";

/** Those of some facts that are known, under their names. */
export function shown<Name extends string, Value>(
  facts: Readonly<Record<Name, Fact<Value>>>,
): { readonly [name in Name]?: Value } {
  const found: { [name in Name]?: Value } = {};
  for (const name in facts) {
    const value = knownValue(facts[name]);
    if (value !== undefined) found[name] = value;
  }
  return found;
}

/** Where in the manifest a thing stands, and who says it: "From `manifest/groups/books.yaml` (Handbook)." */
export function originText(
  { at, sources }: { readonly at: SourceRef; readonly sources: SourceIds },
  model: ApiModel,
): string {
  const titles = sources.map((id) => model.sources.find((each) => each.id === id)?.title ?? id);
  const said = titles.length === 0 ? "" : ` (${titles.join("; ")})`;
  return `From \`${placeText(model.folder, at)}\`${said}.`;
}

/** The facts that a call of an operation needs. */
type Route = Pick<Operation, "method" | "path">;

/** A fact without which there is no call. */
export type MissingFact = "method" | "path";

/** Returns the unknown facts that keep an operation from being called; empty where it can be. */
export function missingForCall({ method, path }: Route): readonly MissingFact[] {
  return [
    ...(method.state === "known" ? [] : ["method" as const]),
    ...(path.state === "known" ? [] : ["path" as const]),
  ];
}

/** True if an operation can be called: its method and path are known. */
export function isCallable(route: Route): boolean {
  return missingForCall(route).length === 0;
}

/** Returns the other unknown facts of an operation, in words for readers. */
export function notShownOf(operation: Operation): readonly string[] {
  const { parameters, method, idempotent } = operation;
  const isAsked = leavesIdempotencyOpen(knownValue(method));
  const facts: readonly (readonly [string, Pick<Fact<unknown>, "state">])[] = [
    ["path parameters", parameters.path],
    ["query parameters", parameters.query],
    ["header parameters", parameters.header],
    ["cookie parameters", parameters.cookie],
    ["body", operation.body],
    ["responses", operation.responses],
    ...(knownValue(operation.baseUrl)?.url.state === "notShown"
      ? [["its own base URL", { state: "notShown" }] as const]
      : []),
    ...(isAsked ? [["idempotency", idempotent] as const] : []),
    ...authenticationFacts(operation.authentication),
    ["pagination", operation.pagination],
    ["limits", operation.limits],
    ["deprecation", operation.deprecated],
  ];
  return facts.flatMap(([name, { state }]) => (state === "notShown" ? [name] : []));
}

/** That of the authentication of an operation nothing is known, or that there are ways beside those that are. */
function authenticationFacts(
  authentication: Requirements,
): readonly (readonly [string, Pick<Fact<unknown>, "state">])[] {
  if (isNothingKnown(authentication)) return [["authentication", { state: "notShown" }]];
  return isOpen(authentication) ? [["other ways to authenticate", { state: "notShown" }]] : [];
}
