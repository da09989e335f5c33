/** Everything that the sections of a README are made with. */
import { codeBlock } from "../../emit/markdown/text.js";
import { expression, mapOf } from "../../emit/ruby/expressions.js";
import { type Paragraph, program } from "../../emit/ruby/programs.js";
import { named, scoped } from "../../emit/ruby/ruby-code.js";
import { code, type Code, type Hole } from "../../emit/text/code.js";
import { exampleUrl } from "../../sdk/readme/client-words.js";
import type { PlannedCall, SampleCalls } from "../../sdk/samples/call-list.js";
import type { SampleCall, SampleScope } from "../../sdk/samples/calls.js";
import { neededHeaders } from "../../sdk/samples/service-headers.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression, type CallWords } from "./sample-calls.js";
import { clientValue } from "./samples.js";

/** A part of a section: Markdown as it stands, or a program that requires the gem, and what else it needs. */
export type Block =
  string | { readonly body: readonly Paragraph[]; readonly libraries?: readonly string[] };

/** The tools that sections are made with. */
export type Scope = SampleScope<Emission>;

/** The options of a sample's client beside its base URL. */
export interface ClientParts {
  readonly options?: readonly Code[];
  /** Headers that go with every request, beside those that the service requires. */
  readonly headers?: readonly (readonly [name: string, value: Hole])[];
}

/** `client = Library::Client.new(…)` */
export function made(scope: Scope, words: ClientParts = {}): Code {
  return code`client = ${client(scope, words)}`;
}

/** `Library::Client.new(…)` */
export function client(
  { names, model }: Scope,
  { options = [], headers = [] }: ClientParts = {},
): Code {
  const all = [
    ...neededHeaders(model).map(
      ([name, value]) => [name, expression(value, names.module)] as const,
    ),
    ...headers,
  ];
  return clientValue(names, {
    baseUrl: names.plan.service.defaults.baseUrl ?? exampleUrl,
    options: [...named("headers", all.length === 0 ? undefined : mapOf(all)), ...options],
  });
}

/** A program. */
export function shown(...body: readonly Paragraph[]): Block {
  return { body };
}

/** A call, and the printing of what it returns, if that is anything. */
export function answered(
  values: SampleCall,
  { names }: Pick<Scope, "names">,
  words?: CallWords,
): readonly Code[] {
  const call = callExpression(values, names, words);
  if (givenBy(values.plan, names).kind === "nothing") return [call];
  return [code`answer = ${call}`, code`p answer`];
}

/** Calls that return no stream, those first that return something. */
export function valueCalls({ calls, names }: Scope): SampleCalls<SampleCall> {
  const kindOf = ({ plan }: PlannedCall): string => givenBy(plan, names).kind;
  return calls
    .filter((each) => kindOf(each) !== "stream")
    .withLast((each) => kindOf(each) === "nothing");
}

/** A block as Markdown. */
export function blockText(block: Block, names: Emission): string {
  if (typeof block === "string") return block;
  const { body, libraries = [] } = block;
  return codeBlock("ruby", program(body, { gem: names.gem, libraries }));
}

/** A thing of the gem's module. */
export function exported({ names }: Scope, ...path: readonly string[]): Code {
  return scoped(names.module, ...path);
}
