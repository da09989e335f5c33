/** Functions of the client's block that take credentials, and the constants of what operations need. */
import { kdoc } from "../../emit/kotlin/kdoc.js";
import {
  block,
  call,
  id,
  parameter,
  signature,
  str,
  variable,
} from "../../emit/kotlin/kotlin-code.js";
import { runtime } from "../../emit/kotlin/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import type { CredentialPlan } from "../../sdk/operations/credentials.js";
import type { Alternative } from "../../sdk/operations/security.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";

/** A credential and the function that takes it. */
export interface NamedCredential {
  readonly credential: CredentialPlan;
  readonly name: string;
}

/** The credentials that a client can be given. */
export function namedCredentials({ plan, credentials }: Emission): readonly NamedCredential[] {
  return plan.service.credentials
    .filter(({ means }) => means.kind !== "certificate")
    .map((credential) => ({ credential, name: credentials.get(credential.name) ?? "" }));
}

/** The functions of the block. */
export function credentialFunctions(names: Emission): readonly Code[] {
  return namedCredentials(names).flatMap((each) => functionsOf(each, names));
}

/** A parameter of a function. */
interface Given {
  readonly type: Hole;
  readonly name: string;
  readonly text: string;
}

function functionsOf(
  { credential: { name: scheme, description, means }, name }: NamedCredential,
  names: Emission,
): readonly Code[] {
  const { types } = names;
  const credential = runtime("Credential", types);
  const text = id("String");
  const own = (given: readonly Given[], value: Hole, what: string): Code =>
    lines([
      kdoc(
        [what, ...(description === undefined ? [] : [description])],
        given.map((each) => ({ tag: "param", name: each.name, text: each.text })),
      ),
      block(
        signature(
          code`public fun ${id(name)}`,
          given.map((each) => parameter(each.name, each.type)),
        ),
        [call(id("credential"), [str(scheme), value])],
      ),
    ]);
  const made = (by: string, given: readonly Hole[]): Code =>
    call(code`${credential}.${id(by)}`, given);
  const secrets = (
    by: string,
    secret: string,
    what: string,
    more: readonly Given[] = [],
    before: readonly Hole[] = [],
  ): readonly Code[] => {
    const source = code`suspend (${runtime("SecretNeed", types)}) -> String`;
    return [
      { type: text, text: `the ${secret}` },
      { type: source, text: `gives the ${secret}, and is asked for every attempt` },
    ].map((each) =>
      own([...more, { ...each, name: secret }], made(by, [...before, id(secret)]), what),
    );
  };
  const any: Given = { type: credential, name: "given", text: "the credential" };
  switch (means.kind) {
    case "bearer":
    case "openid":
    case "oauth":
      return [
        ...secrets("bearer", "token", `Sends the token of \`${scheme}\`.`),
        own(
          [any],
          id("given"),
          `Sends the tokens of \`${scheme}\` that a credential gets and renews.`,
        ),
      ];
    case "basic":
      return [
        own(
          [
            { type: text, name: "name", text: "the name of the user" },
            { type: text, name: "password", text: "the password" },
          ],
          made("basic", [id("name"), id("password")]),
          `Sends the user name and the password of \`${scheme}\`.`,
        ),
      ];
    case "key": {
      const keyPlace = runtime("KeyPlace", types);
      const more: readonly Given[] = [
        ...(means.place === undefined
          ? [{ type: keyPlace, name: "place", text: "where it stands, which is not shown" }]
          : []),
        ...(means.name === undefined
          ? [{ type: text, name: "name", text: "its name, which is not shown" }]
          : []),
      ];
      const place =
        means.place === undefined
          ? id("place")
          : code`${keyPlace}.${id(means.place.toUpperCase())}`;
      const of = means.name === undefined ? id("name") : str(means.name);
      return secrets("key", "key", `Sends the API key of \`${scheme}\`.`, more, [place, of]);
    }
    case "authorization": {
      const more: readonly Given[] =
        means.scheme === undefined
          ? [{ type: text, name: "scheme", text: "the authentication scheme, which is not shown" }]
          : [];
      const of = means.scheme === undefined ? id("scheme") : str(means.scheme);
      const what = `Sends the credential of \`${scheme}\`.`;
      return secrets("authorization", "secret", what, more, [of]);
    }
    case "certificate":
      return [];
    default:
      return unreachable(means);
  }
}

/** `Needs.kt`; none while no scheme is known. */
export function needsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const { plan, needs, types } = names;
  if (namedCredentials(names).length === 0 || needs.length === 0) return [];
  const body = (): Code =>
    lines([
      kdoc(["The credentials that operations need."]),
      block(
        code`internal object Needs`,
        plan.service.needs.map((alternatives, index) =>
          needConstant(needs[index] ?? "", alternatives, names),
        ),
      ),
    ]);
  return [classFile({ package: types.package, className: "Needs", origins: [origin] }, body)];
}

function needConstant(
  name: string,
  alternatives: readonly Alternative[],
  { types }: Emission,
): Code {
  const all = alternatives.map((each) =>
    each.length === 0
      ? code`emptyList()`
      : call(
          id("listOf"),
          each.map(({ scheme, scopes }) =>
            call(runtime("Scheme", types), [scheme, ...scopes].map(str)),
          ),
        ),
  );
  return variable(name, call(runtime("Need", types), all));
}
