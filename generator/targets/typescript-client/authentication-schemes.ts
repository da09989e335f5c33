/** The schemes of authentication for which a client takes a credential. */
import type { Scheme, SchemeMeans } from "../../model/authentication.js";
import { knownItems } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";

/** Those that are put into a request; a certificate is presented by `fetch`. */
export function credentialSchemes({ service }: ApiModel): readonly Scheme[] {
  return knownItems(service.authentication.schemes).filter(
    ({ means }) => means.type !== "mutualTLS",
  );
}

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
