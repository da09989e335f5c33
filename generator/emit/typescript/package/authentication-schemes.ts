/** The schemes of authentication for which a client takes a credential. */
import type { Scheme, SchemeMeans } from "../../../model/authentication.js";
import { knownItems, knownValue } from "../../../model/known.js";
import type { ApiModel } from "../../../model/model.js";
import { camelCase } from "../names.js";
import { Scope } from "../../../sdk/names/scope.js";
import { literalValue, type ValueTree } from "../value-tree.js";
import { unreachable } from "../../../unreachable.js";

/** Those that are put into a request; a certificate is presented by `fetch`. */
export function credentialSchemes({ service }: Pick<ApiModel, "service">): readonly Scheme[] {
  return knownItems(service.authentication.schemes).filter(
    ({ means }) => means.type !== "mutualTLS",
  );
}

/** Type of the credentials that a client takes. */
export const authenticationName = "Auth";

/** Subpath of a package, and path below its `src/`, of the functions that make credentials. */
export const authenticationPath = "auth";

/** A scheme, and the function that makes a credential of what its caller has. */
export interface CredentialScheme {
  readonly scheme: Scheme;
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

/** What the function of a scheme is called with: values of the caller's own, and what is not shown of the scheme. */
export function credentialArguments(
  { means }: Pick<Scheme, "means">,
  own: (what: CredentialPart) => ValueTree,
): readonly ValueTree[] {
  switch (means.type) {
    case "apiKey":
      return [
        own("key"),
        ...(means.name.state === "known" ? [] : [literalValue("x-api-key")]),
        ...(means.in.state === "known" ? [] : [literalValue("header")]),
      ];
    case "http":
      switch (knownValue(means.scheme)?.toLowerCase()) {
        case "basic":
          return [own("name"), own("password")];
        case undefined:
          return [own("credential"), literalValue("Bearer")];
        default:
          return [own("token")];
      }
    default:
      return [own("token")];
  }
}

/** Whether a scheme wants a secret and nothing else, so that a client takes the secret itself. */
export function wantsSecretOnly({ means }: Pick<Scheme, "means">): boolean {
  switch (means.type) {
    case "apiKey":
      return means.name.state === "known" && means.in.state === "known";
    case "http": {
      const scheme = knownValue(means.scheme)?.toLowerCase();
      return scheme !== undefined && scheme !== "basic";
    }
    case "oauth2":
    case "openIdConnect":
      return true;
    case "mutualTLS":
      return false;
    default:
      return unreachable(means);
  }
}

/** What a caller has. */
export type CredentialPart = "key" | "name" | "password" | "token" | "credential";

/** Whether a client takes credentials: while no scheme is known, only headers and hooks can authenticate. */
export function hasAuthentication(model: ApiModel): boolean {
  return credentialSchemes(model).length > 0;
}

/** A scheme of OAuth 2. */
export interface OAuthScheme extends Scheme {
  readonly means: Extract<SchemeMeans, { type: "oauth2" }>;
}

/** Whether a scheme is one of OAuth 2. */
export function isOAuth(scheme: Scheme): scheme is OAuthScheme {
  return scheme.means.type === "oauth2";
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
