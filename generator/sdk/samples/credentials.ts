/** Which credentials a sample sends, where they go, and what the caller's own parts of them are called. */
import type { SecretPart } from "../../model/authentication.js";
import { unreachable } from "../../unreachable.js";
import { Scope } from "../names/scope.js";
import type { CredentialPlan } from "../operations/credentials.js";
import type { SecurityPlan } from "../operations/security.js";
import type { Variable } from "./open-text.js";

/** A credential, and the scheme that wants it. */
export type SentCredential = { readonly scheme: CredentialPlan } & CredentialPlace;

/** Where a credential goes. */
export type CredentialPlace =
  /** Header `authorization`, behind the name of a scheme of HTTP. */
  | { readonly kind: "authorization"; readonly word: string; readonly secret: Variable }
  /** Header `authorization`, as RFC 7617 has it. */
  | { readonly kind: "basic"; readonly user: Variable; readonly password: Variable }
  | {
      readonly kind: "header" | "query" | "cookie";
      readonly name: string;
      readonly secret: Variable;
    }
  /** Presented by the connection (RFC 8446, section 4.4.2): files of the caller's. */
  | { readonly kind: "certificate"; readonly certificate: Variable; readonly key: Variable };

/** The credentials of a service by the names of their schemes; a text says why there is none. */
export type CredentialMap = ReadonlyMap<string, SentCredential | string>;

/** Finds a place for each scheme, and names for what the caller has. */
export function credentialMap(credentials: readonly CredentialPlan[]): CredentialMap {
  const stated = credentials.flatMap(({ environment = {} }) => Object.values(environment));
  const names = new Scope(stated);
  // A name that the manifest states may be that of several schemes; one that is made is of one alone.
  const variable = (scheme: CredentialPlan, part: SecretPart, suffix: string): Variable => ({
    name: scheme.environment?.[part] ?? names.take(variableName(scheme.name, suffix)),
  });
  return new Map(
    credentials.map((scheme) => {
      const place = placeOf(scheme, (part, suffix) => variable(scheme, part, suffix));
      return [scheme.name, typeof place === "string" ? place : { scheme, ...place }] as const;
    }),
  );
}

/** The variables of a credential, each with what it is. */
export function variablesOf(
  credential: CredentialPlace,
): readonly (readonly [Variable, what: string])[] {
  switch (credential.kind) {
    case "authorization":
      return [[credential.secret, credential.word === "Bearer" ? "token" : "credential"]];
    case "basic":
      return [
        [credential.user, "name"],
        [credential.password, "password"],
      ];
    case "header":
    case "query":
    case "cookie":
      return [[credential.secret, "key"]];
    case "certificate":
      return [
        [credential.certificate, "certificate"],
        [credential.key, "key"],
      ];
  }
}

/**
 * The credentials of an operation: those of the first alternative that can be sent, or a sentence where there is none.
 * Certificates come last, since they are no part of a request.
 */
export function credentialsOf(
  { alternatives: needed }: SecurityPlan,
  known: CredentialMap,
): readonly SentCredential[] | string {
  // What may be left out is shown all the same: how to send it is harder to find than how not to.
  const asking = needed.filter((each) => each.length > 0);
  const alternatives = asking.map((each) =>
    each.map(({ scheme }) => known.get(scheme) ?? `Not shown: the kind of \`${scheme}\`.`),
  );
  const sent = alternatives.flatMap((each) => {
    const credentials = each.filter((one) => typeof one !== "string");
    return credentials.length === each.length ? [credentials] : [];
  });
  const chosen = sent.find((each) => !each.some(isCertificate)) ?? sent[0];
  if (chosen !== undefined) return chosen;
  if (asking.length < needed.length) return [];
  return alternatives.flat().find((each) => typeof each === "string") ?? [];
}

function isCertificate({ kind }: SentCredential): boolean {
  return kind === "certificate";
}

function placeOf(
  { name, means }: CredentialPlan,
  variable: (part: SecretPart, suffix: string) => Variable,
): CredentialPlace | string {
  switch (means.kind) {
    case "key": {
      const { place, name: key } = means;
      if (place === undefined) return `Not shown: the place of the key of \`${name}\`.`;
      if (key === undefined) return `Not shown: the name of the key of \`${name}\`.`;
      return { kind: place, name: key, secret: variable("secret", "KEY") };
    }
    case "basic":
      return {
        kind: "basic",
        user: variable("name", "NAME"),
        password: variable("password", "PASSWORD"),
      };
    case "authorization": {
      const { scheme: word } = means;
      if (word === undefined) return `Not shown: the scheme of HTTP that \`${name}\` is.`;
      return { kind: "authorization", word, secret: variable("secret", "CREDENTIAL") };
    }
    case "bearer":
    case "oauth":
    case "openid":
      return { kind: "authorization", word: "Bearer", secret: variable("secret", "TOKEN") };
    case "certificate":
      return {
        kind: "certificate",
        certificate: variable("certificate", "CERTIFICATE"),
        key: variable("privateKey", "PRIVATE_KEY"),
      };
    default:
      return unreachable(means);
  }
}

/** `library-key`, `KEY` → `LIBRARY_KEY`: a name that every shell takes. */
function variableName(scheme: string, suffix: string): string {
  const words = scheme.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
  const own = words.at(-1) === suffix ? words : [...words, suffix];
  const name = own.join("_");
  return /^[A-Z]/.test(name) ? name : `_${name}`;
}
