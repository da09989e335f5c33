/** The README on what can be watched and changed on the way: hooks, logs, deprecations, rates. */
import {
  arrayValue,
  arrowOf,
  callOf,
  literalValue,
  name as nameValue,
  objectValue,
  spread,
  type ValueTree,
} from "../../emit/typescript/value-tree.js";
import type { ApiModel } from "../../model/model.js";
import { operationsOf } from "../../model/walk.js";
import { callPlan, servicePlan } from "../../sdk/plan-of.js";
import { rateLimitsName } from "./rate-limits-file.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { type SampleImports, sampleOf } from "../../emit/typescript/package/sample-imports.js";
import {
  exportedClientLine,
  type SampledPackage,
} from "../../emit/typescript/package/sampled-package.js";

/** Hooks, and those that the package has. */
export function hooksSection(shown: SampledPackage, model: ApiModel): readonly Block[] {
  const deprecated = operationsOf(model).filter((each) => callPlan(each, model)?.deprecated);
  const known =
    deprecated.length === 0
      ? "of each operation that a response marks as deprecated (RFC 9745, RFC 8594)"
      : "of each operation that the manifest or a response marks as deprecated";
  return [
    `\`onRequest\`, \`onResponse\` and \`onError\` are called for every attempt, those of a client before those of a call. \`onRequest\` may change headers and URL. \`logging\` writes a line for each attempt to the console, or to any logger with the same methods, without secrets or bodies. Its \`level\` is \`info\` unless given. \`deprecations\` reports once ${known}.`,
    sampleOf(shown, (imports) => {
      const hooks = arrayValue([loggingHook(imports), deprecationsHook(imports), ownHook()]);
      return [exportedClientLine(shown, imports, [{ key: "hooks", value: hooks }])];
    }),
    ...pacingBlocks(shown, model),
  ];
}

function loggingHook(imports: SampleImports): ValueTree {
  const level = objectValue([{ key: "level", value: literalValue("debug") }]);
  return callOf(nameValue(imports.use("logging")), [nameValue("console"), level]);
}

function deprecationsHook(imports: SampleImports): ValueTree {
  const warn = callOf(nameValue("console.warn"), [nameValue("message")]);
  const notify = arrowOf({ parameters: [{ name: "{ message }" }], body: warn });
  return callOf(nameValue(imports.use("deprecations")), [notify]);
}

function ownHook(): ValueTree {
  const set = callOf(nameValue("request.headers.set"), [
    literalValue("x-request-id"),
    callOf(nameValue("crypto.randomUUID"), []),
  ]);
  const hook = arrowOf({ parameters: [{ name: "{ request }" }], body: set });
  return objectValue([{ key: "onRequest", value: hook }]);
}

/** Rates are kept where they are known, or given. */
function pacingBlocks(shown: SampledPackage, model: ApiModel) {
  const { rates: known, isRateOpen } = servicePlan(model);
  const hasRates = known.length > 0;
  const isOpen = !hasRates && isRateOpen;
  const rates = hasRates ? "the known rates" : "a rate that you give";
  const said = `${isOpen ? "Not shown: how often the service may be called. " : ""}\`pacing\` keeps calls within ${rates}: a call that comes too early waits. Without it, no call waits:`;
  return [
    said,
    sampleOf(shown, (imports) => {
      const rate = objectValue([
        { key: "requests", value: literalValue(10) },
        { key: "seconds", value: literalValue(1) },
      ]);
      const kept = hasRates ? spread(nameValue(imports.use(rateLimitsName))) : rate;
      const hooks = callOf(nameValue(imports.use("pacing")), [kept]);
      return [exportedClientLine(shown, imports, [{ key: "hooks", value: hooks }])];
    }),
  ];
}
