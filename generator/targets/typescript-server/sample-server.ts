/** The package as its samples have it: what they import from it, and how they make a server. */
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { memberOfId } from "../../emit/typescript/names.js";
import type { SampledNames } from "../../emit/typescript/package/sample-imports.js";
import {
  arrowOf,
  type Entry,
  literalValue,
  objectValue,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { type NeededScheme, neededSchemes, type SchemeData } from "./authentication.js";
import { indented } from "./sample-handlers.js";
import type { PackageSettings } from "./settings.js";

/** The package. */
export interface SampledServer extends SampledNames {
  /** The schemes of which every server needs a hook. */
  readonly schemes: readonly NeededScheme[];
}

/** The package, of a model and its settings. */
export function sampledServer(model: ApiModel, settings: PackageSettings): SampledServer {
  return { name: settings.package, ownNames, schemes: neededSchemes(model) };
}

/** Names that samples declare, or call as they are: nothing that is imported takes one of them. */
const ownNames: readonly string[] = [
  ...["app", "attempts", "authenticate", "body", "Body", "console", "Context", "delivered"],
  ...["handlers", "hono", "Hono", "items", "Map", "mocked", "payload", "Payload", "Response"],
  ...["server", "serverFor", "settings", "tell", "url", "User", "users"],
];

/** The module in which samples have the server. */
export const serverModule = "./server.js";

/** The option `authenticate`, where it is needed: whoever has a credential is let in. */
export function openHooks({ schemes }: SampledServer): readonly Entry[] {
  if (schemes.length === 0) return [];
  const hooks = schemes.map(({ name }) => ({
    key: memberOfId(name),
    value: arrowOf({ parameters: [], body: literalValue("someone") }),
  }));
  return [{ key: "authenticate", value: objectValue(hooks) }];
}

/** A hook that knows one credential. */
export function hookLines({ name, data }: NeededScheme): readonly CodeLine[] {
  const [parameters, lines] = hookParts[data.type];
  return [code`${memberOfId(name)}(${parameters}) {`, ...indented(lines), code`},`];
}

type HookParts = readonly [parameters: string, body: readonly CodeLine[]];

function knownAs(parameter: string): HookParts {
  return [parameter, [code`return ${parameter} === "your-${parameter}" ? "someone" : undefined;`]];
}

/** The arguments of hooks, and their results, by the kind of their scheme. */
const hookParts: Readonly<Record<SchemeData["type"], HookParts>> = {
  bearer: knownAs("token"),
  apiKey: knownAs("key"),
  http: knownAs("credential"),
  basic: [
    "{ username, password }",
    [code`return username === "someone" && password === "your-password" ? "someone" : undefined;`],
  ],
  // From the hooks before one that looks at details the compiler takes who callers are: `"someone"`, and no other text.
  other: [
    "_credential, { request }",
    [code`return request.headers.has("x-caller") ? "someone" : undefined;`],
  ],
};
