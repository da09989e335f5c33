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

/** What a client may be told once for all of its calls. */
export function optionsSection(shown: SampledPackage, model: ApiModel): readonly Block[] {
  const { headers, version } = servicePlan(model);
  const given = sampleHeader(headers.known, valueScope(model, "request"));
  const prefix = environmentPrefix(shown.name);
  const options = [{ key: "headers", value: given }];
  return [
    `\`headers\` and \`query\` go with every request, unless a call gives something else under the same name${headersText(headers.known)}. \`withOptions\` makes another client, with other options over those of the first:`,
    sampleOf(shown, (imports) => {
      const changed = objectValue([{ key: "timeoutMs", value: literalValue(1000) }]);
      const made = callOf(nameValue(imports.use("withOptions")), [nameValue("client"), changed]);
      return [clientLine(shown, imports, options), code`export const quick = ${made};`];
    }),
    `\`${environmentName}\` reads the base URL from the variable ${inlineCode(`${prefix}_BASE_URL`)} where the platform has an environment, and \`environmentVariable\` any other. Nothing is read unless it is called:`,
    sampleOf(shown, (imports) => {
      const read = callOf(nameValue(imports.use(environmentName)), []);
      return [exportedClientLine(shown, imports, [spread(read)])];
    }),
    "`fetch` takes a function in place of the platform's, which would take `cookie`, keys and other headers along to whatever origin a redirect names; requests with such headers are therefore not redirected, and fail. `followRedirects` is a `fetch` that leaves them behind where the origin changes:",
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
  return names.length === 0 ? "" : `; the service knows the headers ${names.join(", ")}`;
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
