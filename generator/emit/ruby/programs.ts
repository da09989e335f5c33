/** Programs that use a gem: scripts without a header. */
import { type Code, code, lines, nothing, printedFile } from "../text/code.js";
import { str } from "./ruby-code.js";
import { rubyText } from "./text.js";
import { inWidth } from "./width.js";

/** Statements without a blank line between them. */
export type Paragraph = readonly Code[];

/** A whole program, which requires the gem, and what else it needs. */
export function program(
  body: readonly Paragraph[],
  { gem, libraries = [] }: { readonly gem: string; readonly libraries?: readonly string[] },
): string {
  const required = [...libraries, gem].map((each) => code`require ${str(each)}`);
  const whole = lines([lines(required), ...body.map((each) => lines(each))], 1);
  return inWidth(printedFile({ head: nothing, body: whole }, rubyText));
}
