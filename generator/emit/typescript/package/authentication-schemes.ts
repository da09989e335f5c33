/** The schemes of authentication for which a client takes a credential. */
import type { ApiModel } from "../../../model/model.js";
import { camelCase } from "../names.js";
import { Scope } from "../../../sdk/names/scope.js";
import {
  type CredentialPart,
  credentialParts,
  type CredentialPlan,
  credentialPlans,
  type OAuthMeans,
} from "../../../sdk/operations/credentials.js";
import { literalValue, type ValueTree } from "../value-tree.js";

/** Those that are put into a request; a certificate is presented by `fetch`. */
export function credentialSchemes({
  service,
}: Pick<ApiModel, "service">): readonly CredentialPlan[] {
  return credentialPlans(service).filter(({ means }) => means.kind !== "certificate");
}

/** Type of the credentials that a client takes. */
export const authenticationName = "Auth";

/** Subpath of a package, and path below its `src/`, of the functions that make credentials. */
export const authenticationPath = "auth";

/** A scheme, and the function that makes a credential of what its caller has. */
export interface CredentialScheme {
  readonly scheme: CredentialPlan;
  readonly name: string;
}

/** The schemes with the names of their functions; nothing else in their file comes before these. */
export function credentialFunctions(
  model: Pick<ApiModel, "service">,
  scope: Scope = new Scope([authenticationName]),
): readonly CredentialScheme[] {
  return credentialSchemes(model).map((scheme) => ({
    scheme,
    name: scope.take(camelCase(scheme.name)),
  }));
}

/** The words in samples for facts of a scheme that are not shown. */
const shownFor: Readonly<Record<"key-name" | "key-place" | "scheme", string>> = {
  "key-name": "x-api-key",
  "key-place": "header",
  scheme: "Bearer",
};

/** Returns the arguments of a scheme's function: the caller's own values, and facts that are not shown of the scheme. */
export function credentialArguments(
  { means }: Pick<CredentialPlan, "means">,
  own: (what: OwnPart) => ValueTree,
): readonly ValueTree[] {
  return credentialParts(means).map((part) =>
    part === "key-name" || part === "key-place" || part === "scheme"
      ? literalValue(shownFor[part])
      : own(part),
  );
}

/** A part that callers have themselves. */
export type OwnPart = Exclude<CredentialPart, "key-name" | "key-place" | "scheme">;

/** True if a client takes credentials: while no scheme is known, only headers and hooks can authenticate. */
export function hasAuthentication(model: ApiModel): boolean {
  return credentialSchemes(model).length > 0;
}

/** A scheme of OAuth 2. */
export interface OAuthScheme extends CredentialPlan {
  readonly means: OAuthMeans;
}

/** True if a scheme is one of OAuth 2. */
export function isOAuth(scheme: CredentialPlan): scheme is OAuthScheme {
  return scheme.means.kind === "oauth";
}

/** Names of what a scheme of OAuth 2 gets beside the function of its own name. */
export interface HelperNames {
  readonly authorizationRequest: string;
  readonly clientCredentials: string;
  readonly exchangeCode: string;
  readonly operationScopes: string;
  readonly refreshToken: string;
  readonly scope: string;
}
