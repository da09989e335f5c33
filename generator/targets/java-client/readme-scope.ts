/** Everything that the sections of a README are made with: statements and methods, whose place the first program shows. */
import { codeBlock } from "../../emit/markdown/text.js";
import {
  assigned,
  type ChainedCall,
  ofType,
  ofVariable,
  std,
  str,
} from "../../emit/java/java-code.js";
import { type Code, code, numberLiteral } from "../../emit/text/code.js";
import { once } from "../../model/once.js";
import { exampleUrl } from "../../sdk/readme/client-words.js";
import type { PlannedCall, SampleCalls } from "../../sdk/samples/call-list.js";
import type { SampleCall, SampleScope } from "../../sdk/samples/calls.js";
import { neededHeaders } from "../../sdk/samples/service-headers.js";
import { givenBy } from "./answers.js";
import type { Emission } from "./emission.js";
import { callExpression } from "./sample-calls.js";
import { program } from "./samples.js";

/** A part of a section: Markdown as it stands, or code. */
export type Block = string | Fragment;

/** Code of a program. */
export interface Fragment {
  /** Its place: in a method of the program, as methods beside it, or as the whole program. */
  readonly kind: "statements" | "methods" | "program";
  readonly code: readonly Code[];
}

/** The tools that sections are made with. */
export type Scope = SampleScope<Emission>;

/** Statements of a program. */
export function statements(...lines: readonly Code[]): Fragment {
  return { kind: "statements", code: lines };
}

/** `Library client = Library.builder().build();`, with further settings. */
export function made(scope: Scope, settings: readonly ChainedCall[] = []): Code {
  const type = std(scope.names.client, scope.names.types.package);
  return code`${assigned(code`${type} client`, clientValue(scope, settings))};`;
}

/** `Library.builder().build()` */
export function clientValue({ names, model }: Scope, settings: readonly ChainedCall[] = []): Code {
  const isKnown = names.plan.service.defaults.baseUrl !== undefined;
  const headers = neededHeaders(model).flatMap(([name, value]) =>
    typeof value === "object" ? [] : [{ name: "header", given: [str(name), str(String(value))] }],
  );
  return ofType(std(names.client, names.types.package), [
    { name: "builder" },
    ...(isKnown ? [] : [{ name: "baseUrl", given: [str(exampleUrl)] }]),
    ...headers,
    ...settings,
    { name: "build" },
  ]);
}

/** A call with what stands behind it; undefined where it cannot be shown. */
export function expressionOf(
  call: SampleCall | undefined,
  { names }: Scope,
  behind: readonly ChainedCall[],
): Code | undefined {
  return call && callExpression(call, names, behind);
}

/** Sends a call, and prints what it gives. */
export function answered(
  call: SampleCall | undefined,
  scope: Scope,
  settings: readonly ChainedCall[] = [],
): readonly Code[] {
  const sent = expressionOf(call, scope, [...settings, { name: "execute" }]);
  if (call === undefined || sent === undefined) return [];
  if (givenBy(call.plan, scope.names).kind === "nothing") return [code`${sent};`];
  return [code`${assigned(code`var answer`, sent)};`, print(code`answer`)];
}

/** Calls that give no stream, those first that give something. */
export const valueCalls: (scope: Scope) => SampleCalls<SampleCall> = once(
  ({ calls, names }: Scope) => {
    const kindOf = ({ plan }: PlannedCall): string => givenBy(plan, names).kind;
    return calls
      .filter((each) => kindOf(each) !== "stream")
      .filterMade((each) => callExpression(each, names, []) !== undefined)
      .withLast((each) => kindOf(each) === "nothing");
  },
);

/** `System.out.println(value);` */
export function print(value: Code): Code {
  return code`${ofVariable("System", [])}.out.println(${value});`;
}

/** The variables that a program reads from its environment. */
export function environmentValue(name: string): Code {
  return ofVariable("System", [{ name: "getenv", given: [str(name)] }]);
}

/** A duration in seconds. */
export function seconds(count: number): Code {
  return ofType(std("Duration", "java.time"), [
    { name: "ofSeconds", given: [numberLiteral(count)] },
  ]);
}

/** A block as Markdown: imports, and the code without the program around it. */
export function blockText(block: Block): string {
  if (typeof block === "string") return block;
  const whole = program(block.code, block.kind);
  if (block.kind === "program") return codeBlock("java", whole);
  const lines = whole.split("\n");
  const start = lines.findIndex((line) => line.startsWith("class "));
  const depth = block.kind === "methods" ? 1 : 2;
  const body = lines
    .slice(start + depth, lines.lastIndexOf("}") - depth + 1)
    .map((line) => line.slice(2 * depth));
  return codeBlock("java", [...lines.slice(0, start), ...body].join("\n"));
}
