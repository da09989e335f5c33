/** The README on parameters: where each goes, and how several values are given. */
import { code } from "../../emit/typescript/code-lines.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Parameter } from "../../model/message.js";
import type { ApiModel } from "../../model/model.js";
import { dereferenced, type FindSchema } from "../../model/schema-members.js";
import { valueFacts } from "../../sdk/messages/parameter-values.js";
import { operationsOf } from "../../model/walk.js";
import { isCallable } from "../../sdk/operations/facts.js";
import { limitsOf } from "../../sdk/operations/call-limits.js";
import type { Block, Section } from "../../emit/typescript/package/readme-section.js";
import { methodCall, type SampleCall } from "../../emit/typescript/package/sample-calls.js";
import { type ValueScope, valueScope } from "../../sdk/samples/values.js";
import { hasInheritedName, parameterValue } from "../../sdk/samples/calls.js";
import {
  isSampleObject,
  type SampleObject,
  type SampleValue,
} from "../../sdk/samples/sample-value.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";

/** Values of the path, of the query and so on. */
export function parametersSection(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  model: ApiModel,
  find: FindSchema,
): Section {
  if (calls.length === 0) return { title: "Parameters", blocks: [] };
  const named = calls.some(({ path }) => Object.keys(path).length > 1);
  const isLimited = operationsOf(model)
    .filter(isCallable)
    .some((each) => limitsOf(each, model.service, find).length > 0);
  return {
    title: "Parameters",
    blocks: [
      `Values of the path come first${named ? ", several of them as an object" : ""}. All else is in one object behind them: \`query\`, \`headers\` and \`cookies\`, under the names on the wire, and \`body\`. What is \`undefined\` is not sent.`,
      ...severalBlocks(shown, calls, valueScope(model, "request")),
      "Headers of your own, which the service need not know of, such as `traceparent`, stand in `extraHeaders` of any call. They replace those of the client and of `headers` under the same name, and what the client sets by itself (`authorization`, an idempotency key) where they name it; `undefined` leaves a header of the client out.",
      `Where the manifest does not show how several values are written, only a single one is taken${isLimited ? "; what exceeds a limit that it shows is refused, too" : ""}: an \`InvalidArgumentError\` says so, before anything is sent.`,
    ],
  };
}

/** A call with a parameter of several values. */
interface SeveralValues {
  readonly call: SampleCall;
  readonly query: SampleObject;
  /** What is one of the kinds that are shown. */
  readonly value: SampleValue;
  readonly isRequired: boolean;
}

/** Lists, and objects, where the query of an operation is known to take some. */
function severalBlocks(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  values: ValueScope,
): readonly Block[] {
  const several = calls.flatMap((call) => severalValues(call, values));
  const ordered = several.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
  const kinds = [
    [Array.isArray, "Several values are an array, which is written as the service reads it:"],
    [isSampleObject, "Named values are an object:"],
  ] as const;
  return kinds.flatMap(([isOfKind, text]): readonly Block[] => {
    const found = ordered.find(({ value }) => isOfKind(value));
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

/** The parameters of which it is known how arrays and objects are written. */
function severalValues(call: SampleCall, values: ValueScope): readonly SeveralValues[] {
  const { query } = call.operation.parameters;
  if (hasInheritedName(query)) return [];
  return knownItems(query)
    .filter((parameter) => isWritten(parameter, values.find))
    .flatMap((parameter) => {
      const { name, required } = parameter;
      const value = parameterValue(name, parameter, values);
      const isRequired = knownValue(required) === true;
      return value === undefined ? [] : [{ call, query: { [name]: value }, value, isRequired }];
    });
}

function isWritten(parameter: Parameter, find: FindSchema): boolean {
  const { style, explode } = parameter;
  const { schema, isJson } = valueFacts(parameter);
  const target = schema.state === "known" ? dereferenced(schema.value, find) : undefined;
  const isSeveral = target?.kind === "array" || target?.kind === "object";
  return isSeveral && (isJson || (style.state === "known" && explode.state === "known"));
}
