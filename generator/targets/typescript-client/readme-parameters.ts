/** The README on parameters: where each goes, and how several values are given. */
import { code } from "../../emit/typescript/code-lines.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import type { FindSchema } from "../../model/schema-members.js";
import { pathParameterNames } from "../../model/path-template.js";
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
  calls: SampleCalls<SampleCall>,
  model: ApiModel,
  find: FindSchema,
): readonly Block[] {
  const [first] = calls;
  if (first === undefined) return [];
  const named = calls.find(({ plan }) => pathParameterNames(plan.request.path).length > 1);
  const isLimited = operationsOf(model)
    .filter(isCallable)
    .some((each) => limitsOf(each, model.service, find).length > 0);
  return [
    `Path parameters come first${named !== undefined ? " (several of them as one object)" : ""}. One object after them has the rest: \`query\`, \`headers\` and \`cookies\`, under their names on the wire, and \`body\`. Values that are \`undefined\` are not sent.`,
    ...severalBlocks(shown, calls, valueScope(model, "request")),
    "To send headers that the manifest does not list, such as `traceparent`, set `extraHeaders` on a call. They replace headers of the same name from the client, from `headers`, and those that the client sets by itself (`authorization`, an idempotency key). `undefined` removes a header of the client.",
    `If the manifest does not show how a parameter writes several values, it takes a single one${isLimited ? ". Values that exceed a known limit are refused, too" : ""}. The call fails with an \`InvalidArgumentError\` before anything is sent.`,
  ];
}

/** Lists, and objects, where the query of an operation is known to take some. */
function severalBlocks(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  values: ValueScope,
): readonly Block[] {
  const { list, object } = callsOfSeveral(calls, values);
  const kinds = [
    [list, "Give several values as an array. The client writes it as the service expects:"],
    [object, "Give named values as an object:"],
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
