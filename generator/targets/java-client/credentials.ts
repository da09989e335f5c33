/** Methods of the builder that take credentials, and the constants of what operations need. */
import { block, call, id, ofType, parameter, str, variable } from "../../emit/java/java-code.js";
import { type DocTag, javadoc } from "../../emit/java/javadoc.js";
import { runtime } from "../../emit/java/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import type { CredentialPlan } from "../../sdk/operations/credentials.js";
import type { Alternative } from "../../sdk/operations/security.js";
import { unreachable } from "../../unreachable.js";
import type { Emission } from "./emission.js";
import { classFile } from "./source-files.js";

/** A credential and the method of the builder that takes it. */
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

/** The methods of the builder. */
export function builderCredentials(names: Emission): readonly Code[] {
  return namedCredentials(names).flatMap((each) => methodsOf(each, names));
}

/** A parameter beside the secret, and what is said of it. */
interface Given {
  readonly type: Hole;
  readonly name: string;
  readonly text: string;
}

function methodsOf(
  { credential: { name: scheme, description, means }, name }: NamedCredential,
  names: Emission,
): readonly Code[] {
  const { types } = names;
  const text: Given["type"] = id("String");
  const method = (given: readonly Given[], value: Code, what: string): Code => {
    const tags: readonly DocTag[] = [
      ...given.map((each): DocTag => ({ tag: "param", name: each.name, text: each.text })),
      { tag: "return", text: "this builder" },
    ];
    const declared = given.map((each) => parameter(each.type, each.name));
    const list = declared.reduce<Code>(
      (whole, each, index) => (index === 0 ? each : code`${whole}, ${each}`),
      code``,
    );
    return lines([
      javadoc([what, ...(description === undefined ? [] : [description])], tags),
      block(code`public Builder ${id(name)}(${list})`, [
        code`return ${call(id("credential"), [str(scheme), value])};`,
      ]),
    ]);
  };
  const made = (by: string, given: readonly Hole[]): Code =>
    ofType(runtime("Credential", types), [{ name: by, given }]);
  const secrets = (
    by: string,
    secret: string,
    what: string,
    more: readonly Given[],
    before: readonly Hole[],
  ): readonly Code[] =>
    [text, runtime("SecretSource", types)].map((type, index) =>
      method(
        [
          ...more,
          {
            type,
            name: secret,
            text:
              index === 0 ? `the ${secret}` : `gives the ${secret}, and is asked for every attempt`,
          },
        ],
        made(by, [...before, id(secret)]),
        what,
      ),
    );
  switch (means.kind) {
    case "bearer":
    case "openid":
    case "oauth":
      return [
        ...secrets("bearer", "token", `Sends the token of \`${scheme}\`.`, [], []),
        ...(means.kind === "oauth" ? [anyOf(scheme, name, names)] : []),
      ];
    case "basic":
      return [
        method(
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
      return secrets("authorization", "secret", `Sends the credential of \`${scheme}\`.`, more, [
        of,
      ]);
    }
    case "certificate":
      return [];
    default:
      return unreachable(means);
  }
}

/** The method that takes a credential of any kind, such as one that renews its tokens. */
function anyOf(scheme: string, name: string, { types }: Emission): Code {
  return lines([
    javadoc(
      [`Sends the tokens of \`${scheme}\` that a credential gets and renews.`],
      [
        { tag: "param", name: "given", text: "the credential" },
        { tag: "return", text: "this builder" },
      ],
    ),
    block(code`public Builder ${id(name)}(${parameter(runtime("Credential", types), "given")})`, [
      code`return ${call(id("credential"), [str(scheme), code`given`])};`,
    ]),
  ]);
}

/** `Needs.java`; none while no scheme is known. */
export function needsFile(names: Emission, origin: string): readonly BuiltFile[] {
  const { plan, needs, types } = names;
  if (namedCredentials(names).length === 0 || needs.length === 0) return [];
  const body = (): Code =>
    lines([
      javadoc(["The credentials that operations need."]),
      block(
        code`final class Needs`,
        [
          ...plan.service.needs.map((alternatives, index) =>
            needConstant(needs[index] ?? "", alternatives, names),
          ),
          code`private Needs() {}`,
        ],
        1,
      ),
    ]);
  return [classFile({ package: types.package, className: "Needs", origins: [origin] }, body)];
}

function needConstant(
  name: string,
  alternatives: readonly Alternative[],
  { types }: Emission,
): Code {
  const need = runtime("Need", types);
  const all = alternatives.map((each) =>
    ofType(need, [
      {
        name: "all",
        given: each.map(({ scheme, scopes }) =>
          ofType(need, [{ name: "scheme", given: [scheme, ...scopes].map(str) }]),
        ),
      },
    ]),
  );
  return code`${variable({ before: code`static final`, type: need, name }, ofType(need, [{ name: "of", given: all }]))};`;
}
