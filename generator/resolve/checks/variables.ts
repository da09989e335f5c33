/** Environment variables of credentials: each is of a part that its scheme has. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import type { Scheme, SchemeMeans, SecretPart } from "../../model/authentication.js";
import { knownItems } from "../../model/known.js";
import type { ApiModel } from "../../model/model.js";
import { unreachable } from "../../unreachable.js";

/** Checks that no variable is named for a part that a credential of its scheme does not have. */
export function checkVariables({ service }: ApiModel): readonly Diagnostic[] {
  return knownItems(service.authentication.schemes).flatMap(variablesOutOfPlace);
}

function variablesOutOfPlace({ name, at, environment = {}, means }: Scheme): readonly Diagnostic[] {
  const parts = partsOf(means);
  if (parts === undefined) return [];
  const own: ReadonlySet<string> = new Set(parts);
  const listed = new Intl.ListFormat("en", { type: "disjunction" }).format(
    parts.map((part) => `\`${part}\``),
  );
  return Object.keys(environment)
    .filter((part) => !own.has(part))
    .map((part) =>
      diagnostic("variable-out-of-place", {
        at: { file: at.file, path: [...at.path, "environment", part], part: "key" },
        message: `a credential of ${name} has no \`${part}\``,
        help: `write ${listed}`,
      }),
    );
}

/** The parts of a credential; undefined where its kind is not shown. */
function partsOf(means: SchemeMeans): readonly SecretPart[] | undefined {
  switch (means.type) {
    case "apiKey":
    case "openIdConnect":
      return ["secret"];
    case "http": {
      if (means.scheme.state === "notShown") return undefined;
      return means.scheme.value.toLowerCase() === "basic" ? ["name", "password"] : ["secret"];
    }
    case "oauth2":
      return ["secret", "clientId", "clientSecret"];
    case "mutualTLS":
      return ["certificate", "privateKey"];
    default:
      return unreachable(means);
  }
}
