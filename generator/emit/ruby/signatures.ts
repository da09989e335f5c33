/** Signatures of RBS as text: what stands in `sig/` in place of bodies. */
import { type Code, code, type Hole, joined, nothing, printedFile } from "../text/code.js";
import { headerLines, spokenCode } from "./ruby-code.js";
import { rubyText } from "./text.js";

/** Columns of a line of parameters, below its indent. */
const width = 88;

/** A way to call a method. */
export interface SignedCall {
  /** Variables of types: `T`. */
  readonly generic?: boolean;
  readonly parameters: readonly Code[];
  /** A block: `{ (untyped) -> T }`. */
  readonly block?: Code;
  readonly gives: Code;
}

/** A method with all ways to call it: `def list: (value id) -> untyped`. */
export function signedMethod(name: Hole, calls: readonly SignedCall[]): Code {
  const [first, ...others] = calls;
  if (first === undefined) return nothing;
  const whole = code`def ${name}: ${oneLine(first)}`;
  if (others.length === 0 && spokenCode(whole).length <= width) return whole;
  return code`def ${name}:
  ${joined(
    calls.map(manyLines),
    code`
| `,
  )}`;
}

function oneLine({ generic, parameters, block, gives }: SignedCall): Code {
  return code`${head(generic)}(${joined(parameters, code`, `)})${tail(block, gives)}`;
}

function manyLines(own: SignedCall): Code {
  const whole = oneLine(own);
  if (spokenCode(whole).length <= width) return whole;
  const { generic, parameters, block, gives } = own;
  return code`${head(generic)}(
  ${filled(parameters)}
)${tail(block, gives)}`;
}

function head(generic: boolean | undefined): Code {
  return generic === true ? code`[T] ` : nothing;
}

function tail(block: Code | undefined, gives: Code): Code {
  return code`${block === undefined ? nothing : code` ${block}`} -> ${gives}`;
}

/** Parts with commas, as many on a line as it has room for. */
function filled(parts: readonly Code[]): Code {
  const rows: Code[][] = [];
  let used = 0;
  for (const part of parts) {
    const size = spokenCode(part).length + 2;
    const row = rows.at(-1);
    if (row === undefined || used + size > width) {
      rows.push([part]);
      used = size;
    } else {
      row.push(part);
      used += size;
    }
  }
  return joined(
    rows.map((row) => joined(row, code`, `)),
    code`,
`,
  );
}

/** A whole file. */
export function signatureText(target: string, origins: readonly string[], body: Code): string {
  const text = printedFile({ head: nothing, body }, rubyText);
  return `${headerLines(target, origins).join("\n")}\n\n${text}`;
}
