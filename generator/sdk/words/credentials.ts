/** The credentials of a call, in words: alternatives, and the credentials that are needed together. */
import { unreachable } from "../../unreachable.js";
import type { CredentialPlan } from "../operations/credentials.js";
import type { NeededCredential, SecurityPlan } from "../operations/security.js";
import { numberOf } from "./counts.js";
import { joined, listed, notShown, type Prose } from "./prose.js";

/** "oauth with the scope `read`, or key, or no authentication" */
export function requirementWords({
  alternatives,
  isOpen,
}: Pick<SecurityPlan, "alternatives" | "isOpen">): Prose {
  const asking = alternatives.filter((each) => each.length > 0);
  const ways = asking.map((each) => joined(each.map(credentialWords), " together with "));
  const others: Prose = alternatives.length === 0 ? notShown : ["in a way that is ", ...notShown];
  const isOptional = asking.length < alternatives.length;
  return joined(
    [...ways, ...(isOpen ? [others] : []), ...(isOptional ? [[nothing]] : [])],
    ", or ",
  );
}

/** The environment variables in which callers keep a credential: "Environment variable: `LIBRARY_TOKEN`."; undefined where none is named. */
export function environmentWords({
  environment = {},
}: Pick<CredentialPlan, "environment">): Prose | undefined {
  const names = [...new Set(Object.values(environment))];
  if (names.length === 0) return undefined;
  const noun = numberOf(names.length, "Environment variable", "Environment variables");
  return [
    `${noun}: `,
    ...joined(
      names.map((each) => [{ code: each }]),
      ", ",
    ),
    ".",
  ];
}

/** The words for a call that anybody may make. */
export const nothing = "no authentication";

function credentialWords({ scheme, scopes, scopesAre, isCertificate }: NeededCredential): Prose {
  const kind = isCertificate ? "certificate" : "credential";
  const name: Prose = [{ refersTo: { kind, id: scheme } }];
  switch (scopesAre) {
    case "known": {
      const noun = numberOf(scopes.length, "scope", "scopes");
      return [...name, ` with the ${noun} `, ...listed(scopes.map((each) => [{ code: each }]))];
    }
    case "none":
      return [...name, " (no scope needed)"];
    case "not-shown":
      return [...name, " (scopes ", ...notShown, ")"];
    case "no-matter":
      return name;
    default:
      return unreachable(scopesAre);
  }
}
