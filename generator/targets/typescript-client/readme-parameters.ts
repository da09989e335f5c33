/** The README on parameters: where each goes, and how several values are given. */
import { code } from "../../emit/typescript/code-lines.js";
import type { ApiModel } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { operationsOf } from "../../model/walk.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { limitsOf } from "../../sdk/operations/call-limits.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { type ValueScope, valueScope } from "../../sdk/samples/values.js";
import { callsOfSeveral } from "../../sdk/readme/shown-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";

/** Values of the path, of the query and so on. */
export function parametersSection(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  model: ApiModel,
  find: FindSchema,
): readonly Block[] {
  if (calls.length === 0) return [];
  const named = calls.some(({ path }) => Object.keys(path).length > 1);
  const isLimited = operationsOf(model)
    .filter(isCallable)
    .some((each) => limitsOf(each, model.service, find).length > 0);
  return [
    `Values of the path come first${named ? ", several of them as an object" : ""}. All else is in one object behind them: \`query\`, \`headers\` and \`cookies\`, under the names on the wire, and \`body\`. What is \`undefined\` is not sent.`,
    ...severalBlocks(shown, calls, valueScope(model, "request")),
    "Headers of your own, which the service need not know of, such as `traceparent`, stand in `extraHeaders` of any call. They replace those of the client and of `headers` under the same name, and what the client sets by itself (`authorization`, an idempotency key) where they name it; `undefined` leaves a header of the client out.",
    `Where the manifest does not show how several values are written, only a single one is taken${isLimited ? "; what exceeds a limit that it shows is refused, too" : ""}: an \`InvalidArgumentError\` says so, before anything is sent.`,
  ];
}

/** Lists, and objects, where the query of an operation is known to take some. */
function severalBlocks(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  values: ValueScope,
): readonly Block[] {
  const { list, object } = callsOfSeveral(calls, values);
  const kinds = [
    [list, "Several values are an array, which is written as the service reads it:"],
    [object, "Named values are an object:"],
  ] as const;
  return kinds.flatMap(([found, text]): readonly Block[] => {
    if (found === undefined) return [];
    const { call, query } = found;
    const sample = sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`const answer = await ${methodCall(call, { query })};`,
      code`console.log(answer);`,
    ]);
    return [text, sample];
  });
}
