/** Which flow of OAuth 2 shows best in a README what a caller has to give, and which names samples have for it. */
import type { CredentialPlan, FlowPlan } from "../operations/credentials.js";

/** A flow, and the scheme that has it. */
export interface ShownFlow {
  readonly scheme: CredentialPlan;
  readonly flow: FlowPlan;
}

/** A flow of this name: first one of which all URLs are known. */
export function shownFlow(
  name: FlowPlan["name"],
  schemes: readonly CredentialPlan[],
): ShownFlow | undefined {
  return schemes
    .flatMap((scheme) => {
      const flows = scheme.means.kind === "oauth" ? scheme.means.flows : [];
      return flows.flatMap((flow) => (flow.name === name ? [{ scheme, flow }] : []));
    })
    .toSorted((a, b) => unknowns(a.flow) - unknowns(b.flow))[0];
}

function unknowns({ authorizationUrl, tokenUrl }: FlowPlan): number {
  return [authorizationUrl, tokenUrl].filter((url) => url === undefined).length;
}

/** The first scope of a scheme, which samples ask for; undefined = none is known. */
export function shownScope({ means }: CredentialPlan): string | undefined {
  const scopes = means.kind === "oauth" ? means.scopes : undefined;
  return scopes?.kind === "known" ? scopes.scopes[0]?.name : undefined;
}

/** In place of URLs that the manifest does not show. */
export const exampleFlowUrls = {
  authorizationUrl: "https://accounts.example.com/authorize",
  tokenUrl: "https://accounts.example.com/token",
  redirectUri: "https://app.example.com/signed-in",
} as const;

/** The environment variables that samples read: those of the manifest, or made up. */
export function variableNames({ environment = {} }: Pick<CredentialPlan, "environment">) {
  return {
    secret: environment.secret ?? "TOKEN",
    clientId: environment.clientId ?? "CLIENT_ID",
    clientSecret: environment.clientSecret ?? "CLIENT_SECRET",
  } as const;
}
