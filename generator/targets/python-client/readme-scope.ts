/** Everything that the sections of a README are made with. */
import { code, type Code, type Hole } from "../../emit/text/code.js";
import { codeBlock } from "../../emit/markdown/text.js";
import { expression } from "../../emit/python/expressions.js";
import { dictOf, id, named, own, str } from "../../emit/python/python-code.js";
import type { Paragraph } from "../../emit/python/programs.js";
import { exampleUrl } from "../../sdk/readme/client-words.js";
import type { PlannedCall, SampleCalls } from "../../sdk/samples/call-list.js";
import type { SampleCall, SampleScope } from "../../sdk/samples/calls.js";
import { neededHeaders } from "../../sdk/samples/service-headers.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression, type CallWords } from "./sample-calls.js";
import { clientValue, print, programText } from "./samples.js";

/** A part of a section: Markdown as it stands, or a program that imports the package. */
export type Block = string | readonly Paragraph[];

/** The tools that sections are made with. */
export type Scope = SampleScope<Emission>;

/** `client = Library(…)` */
export function made(scope: Scope, words: ClientParts = {}): Code {
  return code`client = ${client(scope, words)}`;
}

/** The options of a sample's client beside its base URL. */
export interface ClientParts {
  readonly options?: readonly Code[];
  /** Headers that go with every request, beside those that the service requires. */
  readonly headers?: readonly (readonly [name: string, value: Hole])[];
  readonly isAsync?: boolean;
}

/** `Library(…)` */
export function client(
  { names, model }: Scope,
  { options = [], headers = [], isAsync = false }: ClientParts = {},
): Code {
  const all = [
    ...neededHeaders(model).map(([name, value]) => [str(name), expression(value)] as const),
    ...headers.map(([name, value]) => [str(name), value] as const),
  ];
  return clientValue(names, {
    baseUrl: baseUrlOf(names),
    options: [...named("headers", all.length === 0 ? undefined : dictOf(all)), ...options],
    isAsync,
  });
}

/** The base URL of samples. */
function baseUrlOf({ plan }: Emission): string {
  return plan.service.defaults.baseUrl ?? exampleUrl;
}

/** A call, and the printing of what it returns, if that is anything. */
export function answered(
  values: SampleCall,
  { names }: Pick<Scope, "names">,
  words?: CallWords,
): readonly Code[] {
  const call = callExpression(values, names, words);
  if (givenBy(values.plan, names).kind === "nothing") return [call];
  return [code`answer = ${call}`, print(id("answer"))];
}

/** Calls that return no stream, those first that return something. */
export function valueCalls({ calls, names }: Scope): SampleCalls<SampleCall> {
  const kindOf = ({ plan }: PlannedCall): string => givenBy(plan, names).kind;
  return calls
    .filter((each) => kindOf(each) !== "stream")
    .withLast((each) => kindOf(each) === "nothing");
}

/** The first of them that is given texts and numbers alone: mypy knows no other values where one function takes another. */
export function plainCall(scope: Scope): SampleCall | undefined {
  const [plain] = valueCalls(scope).filterMade(({ path, query, headers, cookies, body }) => {
    const values = [path, query, headers, cookies].flatMap((each) => Object.values(each));
    return body === undefined && values.every((each) => typeof each !== "object");
  });
  return plain;
}

/** A block as Markdown. */
export function blockText(block: Block, names: Emission): string {
  return typeof block === "string" ? block : codeBlock("python", programText(block, names));
}

/** A thing that the package exports. */
export function exported(name: string): ReturnType<typeof own> {
  return own(name, "");
}
