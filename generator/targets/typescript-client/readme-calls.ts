/** The README on calls: a client, an operation as a method and as a function, parameters, endpoints that have no name. */
import { inlineCode } from "../../emit/markdown/text.js";
import { code } from "../../emit/typescript/code-lines.js";
import { camelCase } from "../../emit/typescript/names.js";
import { callOf, name as nameValue } from "../../emit/typescript/value-tree.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Parameter } from "../../model/message.js";
import type { ApiModel } from "../../model/model.js";
import { type FindSchema, dereferenced } from "../../model/schema-members.js";
import { operationsOf } from "../../model/walk.js";
import { hasAuthentication } from "./authentication-schemes.js";
import { isCallable } from "./facts.js";
import { limitsOf } from "./limits.js";
import type { Block, Section } from "./readme-section.js";
import { answeredText } from "./sample-answers.js";
import {
  argumentsOf,
  hasInheritedName,
  methodCall,
  parameterEntry,
  type SampleCall,
} from "./sample-calls.js";
import {
  bareClientLine,
  clientLine,
  exportedClientLine,
  type SampledPackage,
  sampleOf,
} from "./sample-package.js";

/** A client and a call. */
export function callsSection(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  model: ApiModel,
): Section {
  const baseUrl = knownValue(model.service.baseUrl);
  const [call] = calls;
  const where =
    baseUrl === undefined
      ? "Not shown: the base URL of the service, so that a client must be given one; that of the samples is made up."
      : `The base URL is ${inlineCode(baseUrl)}; \`baseUrl\` takes another.`;
  const client = sampleOf(shown, (imports) => [
    ...(call === undefined
      ? [exportedClientLine(shown, imports)]
      : [clientLine(shown, imports), ...callLines(call, model)]),
  ]);
  return { title: "Calls", blocks: [client, where, ...functionBlocks(shown, call)] };
}

function callLines(call: SampleCall, { schemas }: ApiModel) {
  const find: FindSchema = (name) => schemas.find((each) => each.name === name)?.schema;
  const text = answeredText(call.operation, find);
  const answer = text === undefined ? "answer" : `answer.${text}`;
  return [code`const answer = await ${methodCall(call)};`, code`console.log(${answer});`];
}

function functionBlocks(shown: SampledPackage, call: SampleCall | undefined): readonly Block[] {
  if (call === undefined) return [];
  const { operation, subpath } = call;
  return [
    "Each operation is a function too, for bundles that carry only what they call:",
    sampleOf(shown, (imports) => {
      const called = nameValue(imports.use(camelCase(operation.name), subpath));
      const given = [nameValue("client"), ...argumentsOf(call)];
      return [
        bareClientLine(shown, imports),
        code`const answer = await ${callOf(called, given)};`,
        code`console.log(answer);`,
      ];
    }),
  ];
}

/** Values of the path, of the query and so on. */
export function parametersSection(
  shown: SampledPackage,
  calls: readonly SampleCall[],
  model: ApiModel,
): Section {
  const find: FindSchema = (name) => model.schemas.find((each) => each.name === name)?.schema;
  const operations = operationsOf(model).filter(isCallable);
  const several = calls
    .filter(({ operation }) => !hasInheritedName(operation.parameters.query))
    .flatMap((call) =>
      knownItems(call.operation.parameters.query)
        .filter((parameter) => isWrittenList(parameter, find))
        .map((parameter) => ({ call, parameter, entries: parameterEntry(parameter, find) })),
    )
    .filter(({ entries }) => entries.length > 0)
    .toSorted((a, b) => Number(isRequired(b.parameter)) - Number(isRequired(a.parameter)))[0];
  const isLimited = operations.some((each) => limitsOf(each, model.service, find).length > 0);
  if (calls.length === 0) return { title: "Parameters", blocks: [] };
  return {
    title: "Parameters",
    blocks: [
      "Values of the path come first. All else is in one object behind them: `query`, `headers` and `cookies`, under the names on the wire, and `body`. What is `undefined` is not sent.",
      ...(several === undefined
        ? []
        : [
            "Several values are an array, which is written as the service reads it:",
            sampleOf(shown, (imports) => [
              clientLine(shown, imports),
              code`const answer = await ${methodCall(several.call, { query: several.entries })};`,
              code`console.log(answer);`,
            ]),
          ]),
      `Where the manifest does not show how several values are written, only a single one is taken${isLimited ? "; what exceeds a limit that it shows is refused, too" : ""}: an \`InvalidArgumentError\` says so, before anything is sent.`,
    ],
  };
}

function isRequired({ required }: Parameter): boolean {
  return knownValue(required) === true;
}

/** Whether a parameter is an array of which it is known how it is written. */
function isWrittenList({ style, explode, schema }: Parameter, find: FindSchema): boolean {
  const isWritten = style.state === "known" && explode.state === "known";
  const target = schema.state === "known" ? dereferenced(schema.value, find) : undefined;
  return isWritten && target?.kind === "array";
}

/** Calls of what the manifest does not name. */
export function endpointsSection(shown: SampledPackage, model: ApiModel): Section {
  const credentials = hasAuthentication(model) ? ", but without credentials" : "";
  return {
    title: "Other endpoints",
    blocks: [
      `An endpoint that the manifest does not name is called by its method and path, as operations are${credentials}. Its answer is \`unknown\`.`,
      sampleOf(shown, (imports) => [
        clientLine(shown, imports),
        code`const answer = await ${imports.use("request")}(client, "GET", "/status", { query: { full: true } });`,
        code`console.log(answer);`,
      ]),
    ],
  };
}
