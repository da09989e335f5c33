/** `src/auth.ts`: the credentials that a client takes, and the functions that make them of what the manifest knows. */
import type { BuiltFile } from "../../emit/target.js";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { exportFrom } from "../../emit/typescript/module-structures.js";
import { memberOfId } from "../../emit/typescript/names.js";
import { inComment } from "../../emit/typescript/package/comment-spelling.js";
import { Scope } from "../../sdk/names/scope.js";
import { typeAliasOf } from "../../emit/typescript/structures.js";
import {
  keyword,
  objectType,
  type Property,
  reference,
  unionOf,
} from "../../emit/typescript/type-tree.js";
import type { ApiModel } from "../../model/model.js";
import { placeText } from "../../model/place.js";
import {
  authenticationName,
  authenticationPath,
  credentialFunctions,
  type CredentialScheme,
  credentialSchemes,
  hasAuthentication,
  type HelperNames,
  isOAuth,
  type OAuthScheme,
} from "../../emit/typescript/package/authentication-schemes.js";
import { credentialFunction } from "./credential-functions.js";
import { flowFunctions } from "./flow-functions.js";
import { helperNames, scopeStatements } from "./oauth-scopes.js";
import { type CredentialPlan, isSecretAlone } from "../../sdk/operations/credentials.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { environmentWords } from "../../sdk/words/credentials.js";
import { unlistedSchemes } from "./security.js";
import { FileImports } from "../../emit/typescript/package/source-files.js";
import { sourceFile } from "./source-files.js";

/** A scheme, and the names of its functions and types. */
export interface NamedScheme extends CredentialScheme {
  readonly oauth: { readonly scheme: OAuthScheme; readonly names: HelperNames } | undefined;
}

/** The schemes for which a client takes a credential. */
export function namedSchemes(model: ApiModel): readonly NamedScheme[] {
  const scope = new Scope([authenticationName]);
  // The functions named as their schemes come first: no helper of another scheme takes their names.
  return credentialFunctions(model, scope).map(({ scheme, name }) => ({
    scheme,
    name,
    oauth: isOAuth(scheme) ? { scheme, names: helperNames(scheme, scope) } : undefined,
  }));
}

/** The file; none while no scheme is known. */
export function authenticationFile(model: ApiModel): readonly BuiltFile[] {
  if (!hasAuthentication(model)) return [];
  const schemes = credentialSchemes(model);
  const named = namedSchemes(model);
  const names = named.flatMap(({ name, oauth }) => [name, ...Object.values(oauth?.names ?? {})]);
  const imports = new FileImports(authenticationPath, [authenticationName, ...names]);
  const emitted = named.map(({ scheme, name, oauth }) => ({
    scheme,
    oauth: oauth?.names,
    functions: [
      credentialFunction(scheme, name, imports),
      ...(oauth ? flowFunctions(oauth.scheme, oauth.names, imports) : []),
    ],
    scopes: oauth ? scopeStatements(oauth.scheme, oauth.names, model) : [],
  }));
  const credential = reference(imports.type("Credential", "runtime/credential"));
  const secret = reference(imports.type("Secret", "runtime/credential"));
  const auth = typeAliasOf({
    name: authenticationName,
    docs: docComment({
      summary: "Credentials by scheme, for the operations that are known to need them.",
      paragraphs: mayBeOthers(servicePlan(model).credentialsAre)
        ? ["There may be other schemes, which are not shown."]
        : [],
    }),
    type: objectType([
      ...emitted.map(({ scheme, functions, oauth }): Property => {
        const said = scheme.description;
        const variables = environmentWords(scheme);
        // The others lead to the tokens that one of these takes.
        const makers = functions.filter(
          ({ name }) => name !== oauth?.authorizationRequest && name !== oauth?.exchangeCode,
        );
        const isSecret = isSecretAlone(scheme);
        const what = isSecret
          ? `A ${secretWord(scheme)}, or a function that gives one. Also made by`
          : "Made by";
        return {
          name: memberOfId(scheme.name),
          type: unionOf([credential, ...(isSecret ? [secret] : []), keyword("undefined")]),
          optional: true,
          readonly: true,
          docs: docComment({
            paragraphs: [
              ...(said === undefined ? [] : [said]),
              `${what} ${makers.map(({ name }) => `\`${name}\``).join(", ")}.`,
              ...(variables === undefined ? [] : [inComment(variables)]),
            ],
          }),
        };
      }),
      ...unlistedSchemes(model).map((name): Property => ({
        name,
        type: unionOf([credential, keyword("undefined")]),
        optional: true,
        readonly: true,
        docs: docComment({ summary: "Not shown: the kind of scheme." }),
      })),
    ]),
  });
  return [
    sourceFile({
      file: authenticationPath,
      origins: [placeText(model.folder, { file: "service.yaml", path: ["authentication"] })],
      imports: imports.imports,
      statements: [
        ...runtimeExports(schemes.some(isOAuth)),
        auth,
        ...emitted.flatMap(({ functions, scopes }) => [...functions, ...scopes]),
      ],
    }),
  ];
}

/** Returns the word for the secret of a scheme. */
function secretWord({ means }: CredentialPlan): string {
  if (means.kind === "key") return "key";
  return means.kind === "authorization" ? "credential's text" : "token";
}

/** Returns the exports of the runtime that the file passes on. */
function runtimeExports(hasOAuth: boolean) {
  const types = (file: string, names: readonly string[]) =>
    exportFrom({
      module: `./runtime/${file}.js`,
      names: names.map((name) => ({ name })),
      typeOnly: true,
    });
  const errors = exportFrom({
    module: "./runtime/token-error.js",
    names: [{ name: "AuthorizationError" }, { name: "TokenError" }],
  });
  return [
    ...(hasOAuth ? [types("authorization-code", ["AuthorizationRequest"])] : []),
    types("credential", ["Credential", "CredentialContext", "Secret", "SecretNeed"]),
    ...(hasOAuth ? [errors, types("tokens", ["Tokens"])] : []),
  ];
}
