/** `_service.py`: what holds for every operation: defaults of the clients, and what operations need. */
import { call, dictOf, id, named, std, str } from "../../emit/python/python-code.js";
import { runtime } from "../../emit/python/types.js";
import type { BuiltFile } from "../../emit/target.js";
import { type Code, code, type Hole, lines } from "../../emit/text/code.js";
import type { Named } from "../../sdk/operations/client-defaults.js";
import type { CredentialMeans, CredentialPlan } from "../../sdk/operations/credentials.js";
import { untitledService } from "../../sdk/words/service.js";
import { needDeclarations } from "./credentials.js";
import type { Emission } from "./emission.js";
import { sourceFile } from "./source-files.js";

/** The name of the service in texts. */
export function serviceTitle({ plan }: Pick<Emission, "plan">): string {
  return plan.service.title ?? untitledService;
}

/** The file. */
export function serviceFile(names: Emission, origin: string): BuiltFile {
  const body = (): Code =>
    lines([distribution(names), defaults(names), ...needDeclarations(names)]);
  const head = {
    docs: [`Facts that all operations of ${serviceTitle(names)} share.`],
    origins: [origin],
    taken: ["DEFAULTS", "DISTRIBUTION", ...names.needs],
  };
  return sourceFile(names, "_service", head, body);
}

/** The schemes that a client can be given a credential for. */
export function schemesOf({ plan }: Emission): readonly CredentialPlan[] {
  return plan.service.credentials.filter(({ means }) => means.kind !== "certificate");
}

/** The name that the package is installed by. The runtime names it where an extra is missing. */
function distribution(names: Emission): Code {
  return code`DISTRIBUTION: ${std("Final", "typing")} = ${str(names.distribution)}`;
}

function defaults(names: Emission): Code {
  const { headers, query } = names.plan.service.defaults;
  const entry = (said: Named | undefined): Hole | undefined =>
    said && dictOf([[str(said.name), str(said.value)]]);
  const makers = schemesOf(names).map((each) => [str(each.name), makerOf(each.means)] as const);
  const made = call(runtime("Defaults", "client_state"), [
    ...named("headers", entry(headers)),
    ...named("query", entry(query)),
    ...named("makers", makers.length === 0 ? undefined : dictOf(makers)),
  ]);
  return code`DEFAULTS: ${std("Final", "typing")} = ${made}`;
}

/** Makes a credential of a plain secret. */
function makerOf(means: CredentialMeans): Hole {
  switch (means.kind) {
    case "key": {
      if (means.place === undefined || means.name === undefined) break;
      const maker = runtime(`${means.place}_key`, "api_keys");
      return code`lambda key: ${call(maker, [id("key"), str(means.name)])}`;
    }
    case "bearer":
    case "openid":
    case "oauth":
      return runtime("bearer", "security");
    case "authorization":
      if (means.scheme === undefined) break;
      return code`lambda key: ${call(runtime("authorization", "security"), [id("key"), str(means.scheme)])}`;
    case "basic":
    case "certificate":
      break;
  }
  return runtime("credential_only", "security");
}
