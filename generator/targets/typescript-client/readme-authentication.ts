/** The README on saying who calls: the schemes of the service and what makes their credentials, or headers while none is known. */
import { credentialText } from "../../emit/markdown/spelling.js";
import { inlineCode, table } from "../../emit/markdown/text.js";
import { memberOfId } from "../../emit/typescript/names.js";
import {
  arrowOf,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import {
  authenticationPath,
  credentialArguments,
} from "../../emit/typescript/package/authentication-schemes.js";
import { type NamedScheme, namedSchemes } from "./authentication-file.js";
import { type CredentialPlan, isSecretAlone } from "../../sdk/operations/credentials.js";
import { mayBeOthers } from "../../sdk/operations/parameters.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { scopeBlocks, signInBlocks, tokensBlocks } from "./readme-oauth.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  exportedClientLine,
  type SampledPackage,
} from "../../emit/typescript/package/sampled-package.js";

/** The schemes, each with a sample of its kind. */
export function authenticationSection(shown: SampledPackage, model: ApiModel): readonly Block[] {
  const { credentials, credentialsAre } = servicePlan(model);
  if (credentialsAre === "none") {
    return ["The service needs no authentication."];
  }
  const named = namedSchemes(model);
  const certificates = credentials.filter(({ means }) => means.kind === "certificate");
  return [
    ...(named.length === 0 ? openBlocks(shown) : knownBlocks(shown, named, model)),
    ...certificates.map(
      ({ name }) =>
        `${inlineCode(name)} is a client certificate. Give the client a \`fetch\` that presents it (option \`fetch\`).`,
    ),
    ...(mayBeOthers(credentialsAre) && named.length > 0
      ? ["Not shown: whether there are other ways to authenticate."]
      : []),
  ];
}

/** While no scheme is known, headers say who calls. */
function openBlocks(shown: SampledPackage): readonly Block[] {
  const header = { key: "authorization", value: literalValue("Bearer …") };
  const set = callOf(nameValue("request.headers.set"), [
    literalValue("authorization"),
    literalValue("Bearer …"),
  ]);
  const hook = arrowOf({ parameters: [{ name: "{ request }" }], body: set });
  return [
    "Not shown: how callers authenticate. Send credentials as a header of a client or of a call, or in a hook if they differ between requests. No redirect takes them to another origin.",
    sampleOf(shown, (imports) => [
      exportedClientLine(shown, imports, [{ key: "headers", value: objectValue([header]) }]),
    ]),
    sampleOf(shown, (imports) => [
      exportedClientLine(shown, imports, [
        { key: "hooks", value: objectValue([{ key: "onRequest", value: hook }]) },
      ]),
    ]),
  ];
}

function knownBlocks(
  shown: SampledPackage,
  named: readonly NamedScheme[],
  model: ApiModel,
): readonly Block[] {
  const plain = named.filter(({ oauth }) => oauth === undefined);
  const [first] = plain.length === 0 ? named : plain;
  return [
    `Give credentials to a client as \`auth\`, by scheme. Functions of ${inlineCode(`${shown.name}/${authenticationPath}`)} make them. The client sends them with the operations that need them, as their docs say, and to no other origin.`,
    table(
      ["Option", "Made by", "Description"],
      named.map((each) => schemeRow(each)),
    ),
    ...(first === undefined ? [] : [credentialSample(shown, first)]),
    ...secretBlocks(shown, named),
    ...tokensBlocks(shown, named),
    ...signInBlocks(shown, named),
    ...scopeBlocks(named, model),
  ];
}

/** Secrets that stand in the options themselves, and functions in place of any secret. */
function secretBlocks(shown: SampledPackage, named: readonly NamedScheme[]): readonly Block[] {
  if (named.every(({ scheme }) => isBasic(scheme))) return [];
  const rule =
    "In place of a token or a key you can give a function, which may be asynchronous. The client calls it for every attempt, and once more after a 401.";
  const alone = named.filter(({ scheme }) => isSecretAlone(scheme));
  const [first] = alone;
  if (first === undefined) return [rule];
  const options = alone.map(({ scheme }) => inlineCode(`auth.${memberOfId(scheme.name)}`));
  const [secret] = credentialArguments(first.scheme, (what) => literalValue(`your ${what}`));
  return [
    `${rule} ${options.join(", ")} ${alone.length === 1 ? "takes" : "take"} such a function, or the text itself:`,
    ...(secret === undefined
      ? []
      : [
          sampleOf(shown, (imports) => {
            const given = arrowOf({ parameters: [], body: secret });
            const auth = objectValue([{ key: memberOfId(first.scheme.name), value: given }]);
            return [exportedClientLine(shown, imports, [{ key: "auth", value: auth }])];
          }),
        ]),
  ];
}

function isBasic({ means }: CredentialPlan): boolean {
  return means.kind === "basic";
}

function schemeRow({ scheme, name, oauth }: NamedScheme): readonly string[] {
  const { flows = [], renewal } = oauth?.scheme.means ?? {};
  const makers = [
    name,
    ...(oauth && flows.some(({ name: flow }) => flow === "clientCredentials")
      ? [oauth.names.clientCredentials]
      : []),
    ...(oauth && renewal ? [oauth.names.refreshToken] : []),
  ];
  return [
    inlineCode(`auth.${memberOfId(scheme.name)}`),
    makers.map(inlineCode).join(", "),
    credentialText(scheme),
  ];
}

function credentialSample(shown: SampledPackage, { scheme, name }: NamedScheme): Block {
  return sampleOf(shown, (imports) => {
    const made = callOf(
      nameValue(imports.use(name, authenticationPath)),
      credentialArguments(scheme, (what) => literalValue(`your ${what}`)),
    );
    const auth = objectValue([{ key: memberOfId(scheme.name), value: made }]);
    return [exportedClientLine(shown, imports, [{ key: "auth", value: auth }])];
  });
}
