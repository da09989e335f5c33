/** The flows of OAuth 2 that the runtime has, as functions with the URLs bound in that the manifest shows. */
import type { FunctionDeclarationStructure } from "ts-morph";
import { docComment } from "../../emit/typescript/doc-comments.js";
import { functionOf } from "../../emit/typescript/structures.js";
import { literal, reference, type TypeTree, unionOf } from "../../emit/typescript/type-tree.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  returns,
  spread,
} from "../../emit/typescript/value-tree.js";
import type { FlowPlan, OAuthMeans } from "../../sdk/operations/credentials.js";
import type {
  HelperNames,
  OAuthScheme,
} from "../../emit/typescript/package/authentication-schemes.js";
import { scopeOf } from "./oauth-scopes.js";
import type { FileImports } from "../../emit/typescript/package/source-files.js";

/** A function of the runtime, and the options of it that the manifest knows. */
interface FlowFunction {
  readonly name: string;
  readonly summary: string;
  readonly paragraphs?: readonly string[];
  readonly runtime: { readonly name: string; readonly file: string; readonly options: string };
  /** True if its options name scopes. */
  readonly isScoped: boolean;
  readonly known: Readonly<Record<string, string | false | undefined>>;
  readonly returnType: TypeTree;
}

/** The functions; a flow that the runtime does not have is the caller's to go through. */
export function flowFunctions(
  scheme: OAuthScheme,
  names: HelperNames,
  imports: FileImports,
): readonly FunctionDeclarationStructure[] {
  const { flows, renewal } = scheme.means;
  const application = flows.find(({ name }) => name === "clientCredentials");
  const user = flows.find(({ name }) => name === "authorizationCode");
  return [
    ...(application ? [clientCredentials(application, names, imports)] : []),
    ...(user ? authorizationCode(user, names, imports) : []),
    ...(renewal ? [refreshToken(renewal, names, imports)] : []),
  ].map((each) => presetFunction(each, scopeOf(scheme, names), imports));
}

function clientCredentials(flow: FlowPlan, names: HelperNames, imports: FileImports): FlowFunction {
  return {
    name: names.clientCredentials,
    summary: "Gets a token for the application at the first call, and renews it before it expires.",
    runtime: {
      name: "clientCredentials",
      file: "runtime/client-credentials",
      options: "ClientCredentialsOptions",
    },
    isScoped: true,
    known: { tokenUrl: flow.tokenUrl },
    returnType: reference(imports.type("Credential", "runtime/credential")),
  };
}

function authorizationCode(
  flow: FlowPlan,
  names: HelperNames,
  imports: FileImports,
): readonly FlowFunction[] {
  const file = "runtime/authorization-code";
  const promise = (name: string, from: string) =>
    reference("Promise", [reference(imports.type(name, from))]);
  return [
    {
      name: names.authorizationRequest,
      summary:
        "Returns the URL where a user signs in, and the data to keep until the user comes back.",
      runtime: { name: "authorizationRequest", file, options: "AuthorizationOptions" },
      isScoped: true,
      known: {
        authorizationUrl: flow.authorizationUrl,
        // Servers that do not say so take a proof key, or leave it unread (RFC 6749, section 3.1).
        pkce: flow.refusesProofKey ? false : undefined,
      },
      returnType: promise("AuthorizationRequest", file),
    },
    {
      name: names.exchangeCode,
      summary: "Exchanges the code of a user who came back for tokens.",
      paragraphs: [`Give them to \`${names.refreshToken}\`.`],
      runtime: { name: "exchangeCode", file, options: "CodeExchange" },
      isScoped: false,
      known: { tokenUrl: flow.tokenUrl },
      returnType: promise("Tokens", "runtime/tokens"),
    },
  ];
}

function refreshToken(
  { url }: NonNullable<OAuthMeans["renewal"]>,
  names: HelperNames,
  imports: FileImports,
): FlowFunction {
  return {
    name: names.refreshToken,
    summary: "Uses the tokens of a user who signed in, and renews them before they expire.",
    runtime: {
      name: "refreshToken",
      file: "runtime/refresh-token",
      options: "RefreshTokenOptions",
    },
    isScoped: false,
    known: { tokenUrl: url },
    returnType: reference(imports.type("Credential", "runtime/credential")),
  };
}

/** Callers may give a known URL, to use another server, and must give one that is not shown. */
function presetFunction(
  { name, summary, paragraphs = [], runtime, isScoped, known, returnType }: FlowFunction,
  scope: TypeTree | undefined,
  imports: FileImports,
): FunctionDeclarationStructure {
  const entries = Object.entries(known).flatMap(([key, value]) =>
    value === undefined ? [] : [{ key, value: literalValue(value) }],
  );
  const options = reference(
    imports.type(runtime.options, runtime.file),
    isScoped && scope ? [scope] : [],
  );
  const preset = () =>
    reference(imports.type("Preset", "runtime/preset"), [
      options,
      unionOf(entries.map(({ key }) => literal(key))),
    ]);
  const given = nameValue("options");
  return functionOf({
    name,
    docs: docComment({ summary, paragraphs }),
    parameters: [{ name: "options", type: entries.length === 0 ? options : preset() }],
    returnType,
    body: [
      returns(
        callOf(nameValue(imports.value(runtime.name, runtime.file)), [
          entries.length === 0 ? given : objectValue([...entries, spread(given)]),
        ]),
      ),
    ],
  });
}
