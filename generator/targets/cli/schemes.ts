/** The known facts about signing in, as the tool's package `signin` takes them. */
import { boolLiteral } from "../../emit/go/literals.js";
import { id, list, std, str, strings } from "../../emit/go/go-code.js";
import { type Code, code, lines } from "../../emit/text/code.js";
import type { CredentialPlan, FlowPlan, OAuthMeans } from "../../sdk/operations/credentials.js";
import { type CredentialMap, credentialMap, variablesOf } from "../../sdk/samples/credentials.js";
import type { Emission } from "./emission.js";
import { plainLine } from "./plain-texts.js";

/** The schemes; undefined where none is known. */
export function schemesLiteral(names: Emission): Code | undefined {
  const { credentials } = names.plan.service;
  if (credentials.length === 0) return undefined;
  const variables = credentialMap(credentials);
  return code`[]${signin("Scheme", names)}{
	${lines(credentials.map((each) => schemeLiteral(each, variables, names)))}
}`;
}

function signin(name: string, { module }: Emission): Code {
  return code`${std(name, `${module}/internal/signin`)}`;
}

const kinds = {
  key: "Key",
  bearer: "Bearer",
  basic: "Basic",
  authorization: "Authorization",
  oauth: "OAuth",
  openid: "OpenID",
  certificate: "Certificate",
} as const;

function schemeLiteral(
  { name, description, environment = {}, means }: CredentialPlan,
  variables: CredentialMap,
  names: Emission,
): Code {
  const place = variables.get(name);
  // A certificate's variables name files, and are no part of a request.
  const own =
    place === undefined || typeof place === "string" || place.kind === "certificate"
      ? []
      : variablesOf(place).map(([variable]) => variable.name);
  const parts = [
    code`Name: ${str(name)}`,
    ...text("Description", description),
    code`Kind: ${signin(kinds[means.kind], names)}`,
    ...(own.length === 0 ? [] : [code`Variables: ${strings(own)}`]),
    ...text("ClientID", environment.clientId),
    ...text("ClientSecret", environment.clientSecret),
    ...(means.kind === "oauth" ? oauthParts(means, names) : []),
  ];
  return code`{${list(parts)}},`;
}

function oauthParts({ flows, renewal, scopes }: OAuthMeans, names: Emission): readonly Code[] {
  return [
    ...(flows.length === 0
      ? []
      : [
          code`Flows: []${signin("Flow", names)}{${list(flows.map(flowLiteral).map((each) => code`{${each}}`))}}`,
        ]),
    ...text("RenewalURL", renewal?.url),
    ...(scopes.kind === "known"
      ? [
          code`Scopes: []${signin("Scope", names)}{${list(
            scopes.scopes.map(
              (each) =>
                code`{${list([code`Name: ${str(each.name)}`, ...text("Description", each.description)])}}`,
            ),
          )}}`,
        ]
      : []),
  ];
}

function flowLiteral(flow: FlowPlan): Code {
  return list([
    code`Name: ${str(flow.name)}`,
    ...text("AuthorizationURL", flow.authorizationUrl),
    ...text("DeviceAuthorizationURL", flow.deviceAuthorizationUrl),
    ...text("TokenURL", flow.tokenUrl),
    ...(flow.refusesProofKey ? [code`NoPKCE: ${boolLiteral(true)}`] : []),
  ]);
}

function text(key: string, value: string | undefined): readonly Code[] {
  return value === undefined ? [] : [code`${id(key)}: ${str(plainLine(value))}`];
}
