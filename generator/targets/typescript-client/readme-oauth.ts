/** The README on the flows of OAuth 2: tokens of the application, and users who sign in. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { memberOfId } from "../../emit/typescript/names.js";
import {
  arrayValue,
  callOf,
  type Entry,
  literalValue,
  name as nameValue,
  objectValue,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { FlowPlan } from "../../sdk/operations/credentials.js";
import type { ApiModel } from "../../model/model.js";
import { authenticationPath } from "../../emit/typescript/package/authentication-schemes.js";
import type { NamedScheme } from "./authentication-file.js";
import type {
  HelperNames,
  OAuthScheme,
} from "../../emit/typescript/package/authentication-schemes.js";
import { scopesOfOperations } from "./oauth-scopes.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  exportedClientLine,
  newClient,
  type SampledPackage,
} from "../../emit/typescript/package/sampled-package.js";

/** A scheme with a flow that the package has functions for. */
interface FlowSample {
  readonly scheme: OAuthScheme;
  readonly names: HelperNames;
  readonly flow: FlowPlan;
}

const clientId: Entry = { key: "clientId", value: literalValue("your client id") };
const clientSecret: Entry = { key: "clientSecret", value: literalValue("your client secret") };

/** Tokens of the application itself. */
export function tokensBlocks(
  shown: SampledPackage,
  named: readonly NamedScheme[],
): readonly Block[] {
  const found = flowOf("clientCredentials", named);
  if (found === undefined) return [];
  const { scheme, names, flow } = found;
  return [
    "The client gets a token for the application at its first call, and renews it before it expires:",
    sampleOf(shown, (imports) => {
      const make = nameValue(imports.use(names.clientCredentials, authenticationPath));
      const given = [...urlEntry("tokenUrl", flow.tokenUrl), clientId, clientSecret];
      const made = callOf(make, [objectValue(given)]);
      const auth = objectValue([{ key: memberOfId(scheme.name), value: made }]);
      return [exportedClientLine(shown, imports, [{ key: "auth", value: auth }])];
    }),
  ];
}

/** Signing a user in: the way there, and the client of who has come back. */
export function signInBlocks(
  shown: SampledPackage,
  named: readonly NamedScheme[],
): readonly Block[] {
  const found = flowOf("authorizationCode", named);
  if (found === undefined) return [];
  const { scheme, names, flow } = found;
  const proof = flow.refusesProofKey ? "" : ", with a proof key (PKCE)";
  const { scopes: allowed } = scheme.means;
  const scopes = allowed.kind === "known" ? allowed.scopes.slice(0, 1) : [];
  return [
    `A user signs in at the authorization server${proof}. \`${names.authorizationRequest}\` returns plain data. Keep it until the user comes back:`,
    sampleOf(shown, (imports) => {
      const use = (name: string): ValueTree => nameValue(imports.use(name, authenticationPath));
      const request = callOf(use(names.authorizationRequest), [
        objectValue([
          ...urlEntry("authorizationUrl", flow.authorizationUrl),
          clientId,
          { key: "redirectUri", value: literalValue("https://app.example.com/signed-in") },
          ...(scopes.length === 0
            ? []
            : [
                {
                  key: "scopes",
                  value: arrayValue(scopes.map(({ name }) => literalValue(name))),
                },
              ]),
        ]),
      ]);
      const tokenUrl = urlEntry("tokenUrl", flow.tokenUrl);
      const given = [...tokenUrl, clientId, entryOf("request"), entryOf("callbackUrl")];
      const exchanged = callOf(use(names.exchangeCode), [objectValue(given)]);
      const renewed = callOf(use(names.refreshToken), [
        objectValue([...tokenUrl, clientId, entryOf("tokens"), entryOf("onTokens")]),
      ]);
      const auth = objectValue([{ key: memberOfId(scheme.name), value: nameValue("user") }]);
      const keep = `(tokens: ${imports.useType("Tokens", authenticationPath)}) => void`;
      return [
        code`const request = await ${request};`,
        code`console.log(${literalValue("send the user to")}, request.url);`,
        code``,
        code`/** Returns a client of the user who came back to this URL. \`onTokens\` stores newer tokens. */`,
        code`export async function signedIn(`,
        code`  callbackUrl: string,`,
        code`  onTokens: ${keep},`,
        code`): Promise<${shown.className}> {`,
        code`  const tokens = await ${exchanged};`,
        code`  const user = ${renewed};`,
        code`  return ${newClient(shown, imports, [{ key: "auth", value: auth }])};`,
        code`}`,
      ];
    }),
  ];
}

/** `{ request }`. */
function entryOf(name: string): Entry {
  return { key: name, value: nameValue(name) };
}

/** Callers must give a URL that the manifest does not show. */
function urlEntry(key: string, url: string | undefined): readonly Entry[] {
  const place = key === "tokenUrl" ? "token" : "authorize";
  return url === undefined
    ? [{ key, value: literalValue(`https://accounts.example.com/${place}`) }]
    : [];
}

function flowOf(name: FlowPlan["name"], named: readonly NamedScheme[]): FlowSample | undefined {
  return (
    named
      .flatMap(({ oauth }): readonly FlowSample[] => {
        const flow = oauth?.scheme.means.flows.find((each) => each.name === name);
        return flow === undefined || oauth === undefined ? [] : [{ ...oauth, flow }];
      })
      // One of which all is known shows best what a caller has to give.
      .toSorted((a, b) => unknowns(a) - unknowns(b))[0]
  );
}

function unknowns({ flow }: FlowSample): number {
  const { authorizationUrl, tokenUrl } = flow;
  return [authorizationUrl, tokenUrl].filter((url) => url === undefined).length;
}

/** Which scopes operations need, where that is known. */
export function scopeBlocks(named: readonly NamedScheme[], model: ApiModel): readonly Block[] {
  const [first] = named.flatMap(({ oauth }) => {
    const [needs] = oauth === undefined ? [] : scopesOfOperations(oauth.scheme, model);
    return oauth && needs ? [`${oauth.names.operationScopes}[${JSON.stringify(needs.key)}]`] : [];
  });
  if (first === undefined) return [];
  return [
    `The docs of each operation list its scopes. ${inlineCode(first)} has them as a value, so that you can request only the scopes that you use.`,
  ];
}
