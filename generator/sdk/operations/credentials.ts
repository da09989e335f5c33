/** The credentials of a service, as data: what kind each is, and what its caller has to give. */
import type { Bucket } from "../../model/known.js";
import { isOpen, knownItems, knownValue } from "../../model/known.js";
import type {
  EnvironmentNames,
  Flow,
  FlowName,
  Scheme,
  SchemeMeans,
  Scope,
} from "../../model/authentication.js";
import type { Service } from "../../model/model.js";
import { unreachable } from "../../unreachable.js";
import { shown } from "./facts.js";

/** One way to say who calls. */
export interface CredentialPlan {
  /** The name of its scheme, as the manifest has it. */
  readonly name: string;
  readonly description?: string;
  /** Environment variables in which callers keep it, by its parts; left out = the manifest names none. */
  readonly environment?: EnvironmentNames;
  readonly means: CredentialMeans;
}

/** The kind of a credential. A member that is left out is not shown: the caller has to give it. */
export type CredentialMeans =
  | { readonly kind: "key"; readonly name?: string; readonly place?: KeyPlace }
  /** A token in the header `authorization` (RFC 6750). */
  | { readonly kind: "bearer"; readonly format?: string }
  /** A name and a password (RFC 7617). */
  | { readonly kind: "basic" }
  /** Text after another scheme of HTTP in the header `authorization` (RFC 9110, section 11.6.2). */
  | { readonly kind: "authorization"; readonly scheme?: string }
  | OAuthMeans
  /** A token of an OpenID provider, and where that describes itself. */
  | { readonly kind: "openid"; readonly url?: string }
  /** Presented by the connection (RFC 8446, section 4.4.2): no matter of a request. */
  | { readonly kind: "certificate" };

/** A token of OAuth 2 (RFC 6749). */
export interface OAuthMeans {
  readonly kind: "oauth";
  readonly scopes: ScopesPlan;
  readonly flows: readonly FlowPlan[];
  /** Where tokens of users are renewed; left out = none are. */
  readonly renewal?: { readonly url?: string };
}

/** Where a key stands. */
export type KeyPlace = "header" | "query" | "cookie";

/** The permissions that a token may carry. */
export type ScopesPlan =
  | {
      readonly kind: "known";
      readonly scopes: readonly { readonly name: string; readonly description?: string }[];
      readonly isOpen: boolean;
    }
  | { readonly kind: "none" | "not-shown" };

/** A way to get a token. Of its URLs those are left out that are not shown. */
export interface FlowPlan {
  readonly name: FlowName;
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  /** Where a device asks for its codes (RFC 8628, section 3.1). */
  readonly deviceAuthorizationUrl?: string;
  /** True if the proof key of RFC 7636 is known not to be understood. */
  readonly refusesProofKey: boolean;
  /** True if its tokens may come with a refresh token (RFC 6749, sections 4.1.4 and 4.3.3; RFC 8628, section 3.5). */
  readonly isRenewable: boolean;
}

/** The credentials of a service, in the manifest's order. */
export function credentialPlans({
  authentication,
}: Pick<Service, "authentication">): readonly CredentialPlan[] {
  return knownItems(authentication.schemes).map(credentialPlan);
}

/** The credential of a scheme. */
export function credentialPlan({ name, description, environment, means }: Scheme): CredentialPlan {
  return {
    name,
    ...shown({ description }),
    ...(environment && { environment }),
    means: meansOf(means),
  };
}

/** A part of a credential that a caller has to give: its secret first, then facts of its scheme that are not shown. */
export type CredentialPart =
  "key" | "key-name" | "key-place" | "token" | "credential" | "scheme" | "name" | "password";

/** Returns the parts that a caller has to give, in the order of functions' arguments; none for a certificate. */
export function credentialParts(means: CredentialMeans): readonly CredentialPart[] {
  switch (means.kind) {
    case "key":
      return [
        "key",
        ...(means.name === undefined ? (["key-name"] as const) : []),
        ...(means.place === undefined ? (["key-place"] as const) : []),
      ];
    case "basic":
      return ["name", "password"];
    case "authorization":
      return means.scheme === undefined ? ["credential", "scheme"] : ["token"];
    case "bearer":
    case "oauth":
    case "openid":
      return ["token"];
    case "certificate":
      return [];
    default:
      return unreachable(means);
  }
}

/** True if a credential is one secret and nothing else, so that a client can take the secret itself. */
export function isSecretAlone({ means }: Pick<CredentialPlan, "means">): boolean {
  return credentialParts(means).length === 1;
}

function meansOf(means: SchemeMeans): CredentialMeans {
  switch (means.type) {
    case "apiKey":
      return { kind: "key", ...shown({ name: means.name }), ...shown({ place: means.in }) };
    case "http":
      return httpMeans(means);
    case "oauth2":
      return oauthMeans(means);
    case "openIdConnect":
      return { kind: "openid", ...shown({ url: means.openIdConnectUrl }) };
    case "mutualTLS":
      return { kind: "certificate" };
    default:
      return unreachable(means);
  }
}

function httpMeans({
  scheme,
  bearerFormat,
}: Extract<SchemeMeans, { type: "http" }>): CredentialMeans {
  // Names of schemes have no case (RFC 9110, section 11.1).
  switch (knownValue(scheme)?.toLowerCase()) {
    case "bearer":
      return { kind: "bearer", ...shown({ format: bearerFormat }) };
    case "basic":
      return { kind: "basic" };
    default:
      return { kind: "authorization", ...shown({ scheme }) };
  }
}

const renewable: ReadonlySet<FlowName> = new Set([
  "authorizationCode",
  "password",
  "deviceAuthorization",
]);

function oauthMeans(means: Extract<SchemeMeans, { type: "oauth2" }>): OAuthMeans {
  const flows = knownItems(means.flows);
  const renewed = flows.filter(({ name }) => renewable.has(name));
  // Tokens are renewed where they are got, unless another URL is shown (RFC 6749, section 6).
  const urls = [
    ...renewed.map(({ refreshUrl }) => refreshUrl),
    ...renewed.map(({ tokenUrl }) => tokenUrl),
  ];
  const url = urls.map(knownValue).find((each) => each !== undefined);
  return {
    kind: "oauth",
    scopes: scopesPlan(means.scopes),
    flows: flows.map(flowPlan),
    ...(renewed.length > 0 && { renewal: url === undefined ? {} : { url } }),
  };
}

function flowPlan(flow: Flow): FlowPlan {
  const { name, authorizationUrl, tokenUrl, deviceAuthorizationUrl, pkce } = flow;
  return {
    name,
    ...shown({ authorizationUrl, tokenUrl, deviceAuthorizationUrl }),
    refusesProofKey: pkce.state === "none",
    isRenewable: renewable.has(name),
  };
}

function scopesPlan(scopes: Bucket<Scope>): ScopesPlan {
  if (scopes.state !== "known") return { kind: scopes.state === "none" ? "none" : "not-shown" };
  const known = scopes.value.items.map(({ name, description }) => ({
    name,
    ...shown({ description }),
  }));
  return { kind: "known", scopes: known, isOpen: isOpen(scopes) };
}
