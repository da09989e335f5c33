/** Credentials: what makes them of plain secrets, and which of them operations need. */
import {
  call,
  hashOf,
  id,
  listOf,
  make,
  moduleOf,
  runtime,
  scoped,
  str,
} from "../../emit/ruby/ruby-code.js";
import { yardDoc } from "../../emit/ruby/yard.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import type { CredentialMeans, CredentialPlan } from "../../sdk/operations/credentials.js";
import type { Alternative } from "../../sdk/operations/security.js";
import type { CallableOperation } from "../../sdk/plan.js";
import type { Emission } from "./emission.js";
import { libraryFile } from "./source-files.js";

/** The schemes that a client can be given a credential for. */
export function schemesOf({ plan }: Emission): readonly CredentialPlan[] {
  return plan.service.credentials.filter(({ means }) => means.kind !== "certificate");
}

/** The need of an operation; undefined where none is known. */
export function needValue({ need }: CallableOperation, names: Emission): Hole | undefined {
  const name = need === undefined ? undefined : names.needs[need];
  return name === undefined || schemesOf(names).length === 0 ? undefined : scoped("Needs", name);
}

/** The file of all needs; none where no scheme is known. */
export function needsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const { needs } = names.plan.service;
  if (schemesOf(names).length === 0 || needs.length === 0) return [];
  const constants = needs.map((alternatives, index) => {
    const made = make(runtime("Security"), alternatives.map(alternativeValue));
    return code`${id(names.needs[index] ?? "")} = ${made}`;
  });
  return [
    libraryFile(names, `${names.gem}/needs`, [origin], () =>
      lines([
        yardDoc(
          ["The credentials that operations need: one of the alternatives, in this order."],
          [{ tag: "api", text: "private" }],
        ),
        moduleOf("Needs", constants, 0),
      ]),
    ),
  ];
}

/** `{"bearer" => []}` */
function alternativeValue(alternative: Alternative): Code {
  return hashOf(
    alternative.map(({ scheme, scopes }) => [str(scheme), listOf(scopes.map(str))] as const),
  );
}

/** What makes credentials of plain secrets, by the names of schemes. */
export function makersValue(names: Emission): Code {
  return hashOf(schemesOf(names).map((each) => [str(each.name), makerOf(each.means)] as const));
}

function makerOf(means: CredentialMeans): Hole {
  switch (means.kind) {
    case "key": {
      if (means.place === undefined || means.name === undefined) break;
      const made = call(code`Credential.${id(means.place)}`, [id("secret"), str(means.name)]);
      return code`->(secret) { ${made} }`;
    }
    case "bearer":
    case "openid":
    case "oauth":
      return code`->(secret) { Credential.bearer(secret) }`;
    case "authorization": {
      if (means.scheme === undefined) break;
      const made = call(code`Credential.authorization`, [id("secret"), str(means.scheme)]);
      return code`->(secret) { ${made} }`;
    }
    case "basic":
    case "certificate":
      break;
  }
  return runtime("Security", "CREDENTIAL_ONLY");
}
