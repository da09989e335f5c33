/** Everything that the sections of a README are made with: statements and functions, whose place the first program shows. */
import {
  assigned,
  call,
  id,
  std,
  str,
  variable,
  withBlock,
} from "../../emit/kotlin/kotlin-code.js";
import { codeBlock } from "../../emit/markdown/text.js";
import { type Code, code, type Hole, numberLiteral } from "../../emit/text/code.js";
import { once } from "../../model/once.js";
import { exampleUrl } from "../../sdk/readme/client-words.js";
import type { PlannedCall, SampleCalls } from "../../sdk/samples/call-list.js";
import type { SampleCall, SampleScope } from "../../sdk/samples/calls.js";
import { neededHeaders } from "../../sdk/samples/service-headers.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression, type Showing } from "./sample-calls.js";
import { program } from "./samples.js";

/** A part of a section: Markdown as it stands, or code. */
export type Block = string | Fragment;

/** Code of a program. */
export interface Fragment {
  /** Its place: in the main function, as functions beside it, or as the whole program. */
  readonly kind: "statements" | "methods" | "program";
  readonly code: readonly Code[];
}

/** The tools that sections are made with. */
export type Scope = SampleScope<Emission>;

/** Statements of a program. */
export function statements(...lines: readonly Code[]): Fragment {
  return { kind: "statements", code: lines };
}

/** `val client = Library { baseUrl = "…" }`, with further settings. */
export function made(scope: Scope, settings: readonly Hole[] = []): Code {
  return variable("client", clientValue(scope, settings));
}

/** `Library { … }` */
export function clientValue({ names, model }: Scope, settings: readonly Hole[] = []): Code {
  const isKnown = names.plan.service.defaults.baseUrl !== undefined;
  const headers = neededHeaders(model).flatMap(([name, value]) =>
    typeof value === "object" ? [] : [call(id("header"), [str(name), str(String(value))])],
  );
  return withBlock(std(names.client, names.types.package), [
    ...(isKnown ? [] : [assigned(id("baseUrl"), str(exampleUrl))]),
    ...headers,
    ...settings,
  ]);
}

/** A call; undefined where it cannot be shown. */
export function expressionOf(
  shown: SampleCall | undefined,
  { names }: Scope,
  showing: Showing = {},
): Code | undefined {
  return shown && callExpression(shown, names, showing);
}

/** Sends a call, and prints what it gives. */
export function answered(
  shown: SampleCall | undefined,
  scope: Scope,
  settings: readonly Hole[] = [],
): readonly Code[] {
  const sent = expressionOf(shown, scope, { settings });
  if (shown === undefined || sent === undefined) return [];
  if (givenBy(shown.plan, scope.names).kind === "nothing") return [sent];
  return [variable("answer", sent), print(code`answer`)];
}

/** Calls that give no stream, those first that give something. */
export const valueCalls: (scope: Scope) => SampleCalls<SampleCall> = once(
  ({ calls, names }: Scope) => {
    const kindOf = ({ plan }: PlannedCall): string => givenBy(plan, names).kind;
    return calls
      .filter((each) => kindOf(each) !== "stream")
      .filterMade((each) => callExpression(each, names) !== undefined)
      .withLast((each) => kindOf(each) === "nothing");
  },
);

/** `println(value)` */
export function print(value: Hole): Code {
  return call(id("println"), [value]);
}

/** A duration in seconds. */
export function seconds(count: number): Code {
  return code`${numberLiteral(count)}.${std("seconds", "kotlin.time.Duration.Companion")}`;
}

/** A block as Markdown: imports, and the code without the program around it. */
export function blockText(block: Block): string {
  if (typeof block === "string") return block;
  const whole = program(block.code, block.kind);
  if (block.kind !== "statements") return codeBlock("kotlin", whole.trimEnd());
  const lines = whole.split("\n");
  const start = lines.findIndex((line) => line.startsWith("suspend fun main"));
  const body = lines.slice(start + 1, lines.lastIndexOf("}")).map((line) => line.slice(4));
  return codeBlock("kotlin", [...lines.slice(0, start), ...body].join("\n"));
}
