/** The README on the options of a client: headers and query, versions, the environment, redirects, other options. */
import { inMarkdown } from "../../emit/markdown/spelling.js";
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import {
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  type ObjectValue,
  spread,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import { plainObject } from "../../emit/typescript/plain-value.js";
import type { ApiModel } from "../../model/model.js";
import type { ParameterPlan } from "../../sdk/operations/parameters.js";
import { servicePlan } from "../../sdk/plan-of.js";
import { versionText } from "./client-defaults.js";
import { environmentName, environmentPrefix } from "./environment-file.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  clientLine,
  exportedClientLine,
  type SampledPackage,
} from "../../emit/typescript/package/sampled-package.js";
import { sampleValue, valueScope, type ValueScope } from "../../sdk/samples/values.js";

/** Returns the section about options that hold for all calls of a client. */
export function optionsSection(shown: SampledPackage, model: ApiModel): readonly Block[] {
  const { headers, version } = servicePlan(model);
  const given = sampleHeader(headers.known, valueScope(model, "request"));
  const prefix = environmentPrefix(shown.name);
  const options = [{ key: "headers", value: given }];
  return [
    `The client sends its \`headers\` and \`query\` with every request. A call replaces those of the same name${headersText(headers.known)}. \`withOptions\` makes another client that overrides some options:`,
    sampleOf(shown, (imports) => {
      const changed = objectValue([{ key: "timeoutMs", value: literalValue(1000) }]);
      const made = callOf(nameValue(imports.use("withOptions")), [nameValue("client"), changed]);
      return [clientLine(shown, imports, options), code`export const quick = ${made};`];
    }),
    `\`${environmentName}\` reads the base URL from the environment variable ${inlineCode(`${prefix}_BASE_URL`)}, and \`environmentVariable\` reads any other. The client reads no variable by itself:`,
    sampleOf(shown, (imports) => {
      const read = callOf(nameValue(imports.use(environmentName)), []);
      return [exportedClientLine(shown, imports, [spread(read)])];
    }),
    "The option `fetch` replaces the platform's `fetch`. The platform's own would send `cookie`, keys and other headers to the origin of a redirect. So requests with such headers fail when they are redirected. `followRedirects` is a `fetch` that follows redirects and removes these headers when the origin changes:",
    sampleOf(shown, (imports) => {
      const follow: ValueTree = callOf(nameValue(imports.use("followRedirects")), []);
      return [exportedClientLine(shown, imports, [{ key: "fetch", value: follow }])];
    }),
    ...versionText(model).map((each) => `A client ${each.charAt(0).toLowerCase()}${each.slice(1)}`),
    ...(version === undefined ? [] : [inMarkdown(version)]),
  ];
}

function headersText(headers: readonly ParameterPlan[]): string {
  const names = headers.map(({ name }) => inlineCode(name));
  return names.length === 0 ? "" : `; the service has the headers ${names.join(", ")}`;
}

/** A header that goes with every request, as the manifest knows it. */
function sampleHeader(headers: readonly ParameterPlan[], values: ValueScope): ObjectValue {
  const [known] = headers.flatMap(({ name, schema }) => {
    const value = schema.kind === "notShown" ? undefined : sampleValue(schema, name, values);
    // Headers of a client are texts.
    return typeof value === "object" && value !== null ? [] : [{ [name]: String(value ?? name) }];
  });
  return plainObject(known ?? { "accept-language": "sv" });
}
