/** The README on what calls give beside their data: responses, checked answers, results, errors. */
import { inlineCode } from "../../emit/markdown/text.js";
import { type CodeLine, code } from "../../emit/typescript/code-lines.js";
import { typeName } from "../../emit/typescript/names.js";
import type { ApiModel } from "../../model/model.js";
import type { SampleCalls } from "../../sdk/samples/call-list.js";
import type { FindSchema } from "../../model/schema-members.js";
import { answersNotShown } from "../../sdk/readme/operation-words.js";
import { failingCall } from "../../sdk/readme/shown-calls.js";
import type { ReplyPlan } from "../../sdk/operations/reply-plan.js";
import type { FailurePlan, ServiceFailures } from "../../sdk/operations/failures.js";
import type { Block } from "../../emit/typescript/package/readme-section.js";
import {
  answeredText,
  methodCall,
  type SampleCall,
} from "../../emit/typescript/package/sample-calls.js";
import { sampleOf } from "../../emit/typescript/package/sample-imports.js";
import { clientLine, type SampledPackage } from "../../emit/typescript/package/sampled-package.js";

/** Returns the section about the result of a call and its response. */
export function answersSection(
  shown: SampledPackage,
  [call]: SampleCalls<SampleCall>,
  model: ApiModel,
  find: FindSchema,
): readonly Block[] {
  if (call === undefined) return [];
  const open = answersNotShown(model);
  const text = answeredText(call.operation, find);
  return [
    "A call is sent at once, and resolves to the decoded body. `.withResponse()` also gives the response, and `.response()` only the response, with its body unread:",
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`const call = ${methodCall(call)};`,
      code`const { data, response } = await call.withResponse();`,
      code`console.log(data, response.headers.get("content-type"));`,
      code``,
      code`const download = ${methodCall(call)};`,
      code`const raw = await download.response();`,
      code`console.log(raw.status, await raw.text());`,
    ]),
    ...(open === undefined ? [] : [`${open} It is \`unknown\`, until \`.as\` says more.`]),
    "`.as(schema)` checks the body with a schema of zod, Valibot, ArkType or any other Standard Schema, and returns that schema's type:",
    sampleOf(shown, (imports) => {
      const z = imports.imports.useModule("z", "zod");
      return [
        clientLine(shown, imports),
        code`const schema = ${z}.object({ ${text ?? "name"}: ${z}.string() });`,
        code`const call = ${methodCall(call)};`,
        code`const answer = await call.as(schema);`,
        code`console.log(answer.${text ?? "name"});`,
      ];
    }),
  ];
}

/** Returns the section about the errors of a call. */
export function errorsSection(
  shown: SampledPackage,
  calls: SampleCalls<SampleCall>,
  model: ApiModel,
  { classes }: ServiceFailures,
): readonly Block[] {
  const isOwn = ({ from }: ReplyPlan): boolean => from === "operation";
  const found = failingCall(calls, model);
  const names = classes.map(({ status, name }) => `${inlineCode(typeName(name))} (${status})`);
  const statuses =
    names.length === 0
      ? "Not shown: the statuses of failed calls. Each is an `ApiError`."
      : `Each status in the manifest has its own class, with the type of its body: ${names.join(", ")}. Any other status is an \`ApiError\`.`;
  const blocks = [
    "The `name` of an error is the name of its class, and its message is for people. If the service responded with an error, the call fails with an `ApiError`, which has `status`, `headers`, `body` and `request`. Other failures are a `ConnectionError`, `TimeoutError`, `AbortError` or `DecodeError` (the response cannot be read). An `InvalidArgumentError` means that the request was not sent. No message contains query values or credentials.",
    statuses,
  ];
  if (found === undefined) return blocks;
  const { call: failing, failures } = found;
  const shownFirst = failures.named.find(isOwn) ?? failures.named[0];
  const name = shownFirst && typeName(shownFirst.name);
  return [
    ...blocks,
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`try {`,
      code`  await ${methodCall(failing)};`,
      code`} catch (error) {`,
      ...(name === undefined
        ? []
        : [code`  if (error instanceof ${imports.use(name)}) console.log(error.body);`]),
      code`  ${name === undefined ? "" : "else "}if (error instanceof ${imports.use("ApiError")}) console.log(error.status, error.body);`,
      code`  else throw error;`,
      code`}`,
    ]),
    "`.result()` returns the error instead of throwing it. Tell errors apart by `name`:",
    sampleOf(shown, (imports) => [
      clientLine(shown, imports),
      code`const call = ${methodCall(failing)};`,
      code`const result = await call.result();`,
      code`if (result.ok) console.log(result.data);`,
      code`else {`,
      code`  const { error } = result;`,
      code`  switch (error.name) {`,
      ...(name === undefined
        ? []
        : [code`    case "${name}":`, code`      console.log(error.body);`, code`      break;`]),
      code`    case "TimeoutError":`,
      code`      console.log(error.message);`,
      code`      break;`,
      code`    default:`,
      code`      throw error;`,
      code`  }`,
      code`}`,
    ]),
    ...problemBlocks(shown, failing, failures),
  ];
}

/** Shown where an answer is known to be problem details, and while it may be: any failure is left open. */
function problemBlocks(shown: SampledPackage, call: SampleCall, { mayBeProblem }: FailurePlan) {
  if (!mayBeProblem) return [];
  const lines = (problem: string): readonly CodeLine[] => [
    code`  if (!(error instanceof ApiError)) throw error;`,
    code`  console.log(${problem}(error)?.detail);`,
  ];
  return [
    "`problemDetails` returns the problem details (RFC 9457) of a response that has them:",
    sampleOf(shown, (imports) => {
      imports.use("ApiError");
      return [
        clientLine(shown, imports),
        code`try {`,
        code`  await ${methodCall(call)};`,
        code`} catch (error) {`,
        ...lines(imports.use("problemDetails")),
        code`}`,
      ];
    }),
  ];
}
