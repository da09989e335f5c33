/** The value of a scalar: YAML 1.2's core schema, except that no text is ever lost to a number. */
import type { ParsedNode, Scalar } from "yaml";

/** The value of a scalar. */
export type ScalarValue = string | number | boolean | null;

/** Numbers of YAML 1.1 and 1.2 in any spelling: `2e2`, `0xC8`, `200.0`, `0123`, `1_000`, `.5`, `+1`, `.inf`. */
const numberLike =
  /^[-+]?(?:0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:[eE][-+]?\d+)?|\.(?:inf|Inf|INF))$|^\.(?:nan|NaN|NAN)$/;

/** The booleans of the core schema. */
export const booleans = new Map([
  ...["true", "True", "TRUE"].map((text) => [text, true] as const),
  ...["false", "False", "FALSE"].map((text) => [text, false] as const),
]);

/** How null is spelled; a plain scalar that is empty is null, too. */
export const nullWords: readonly string[] = ["~", "null", "Null", "NULL"];

/** True if a plain scalar is null, in any spelling. */
export function isNullText(text: string): boolean {
  return text === "" || nullWords.includes(text);
}

/** Reads a scalar. A number whose spelling says more than its value, such as `2025.10`, stays a text. */
export function scalarValue(node: Scalar.Parsed, text: string): ScalarValue {
  const written = scalarText(node, text);
  return node.type === "PLAIN" ? plainScalarValue(written) : written;
}

/** Reads a scalar that stands without quotes. */
export function plainScalarValue(written: string): ScalarValue {
  if (isNullText(written)) return null;
  return booleans.get(written) ?? (isPlainNumber(written) ? Number(written) : written);
}

/** The text of a scalar, whatever it may be read as: `200` and `'200'` are the same. */
export function scalarText(node: Scalar.Parsed, text: string): string {
  if (node.type !== "PLAIN") return String(node.value);
  // On one line the source is the text; `mend.ts` may have changed what the parser saw.
  const written = text.slice(node.range[0], node.range[1]);
  return written.includes("\n") ? node.source : written;
}

/** True if a plain text is a number, but not spelled in the one way that keeps its text. */
export function isOddNumber(text: string): boolean {
  return numberLike.test(text) && !isPlainNumber(text);
}

/** True if a node is a scalar without quotes. */
export function isPlain(node: ParsedNode | null): node is Scalar.Parsed {
  return node !== null && "type" in node && node.type === "PLAIN";
}

/** True if the text is exactly how its number is written without exponent. */
function isPlainNumber(text: string): boolean {
  const fraction = /^-?(?:0|[1-9]\d{0,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (fraction === null || text === "-0") return false;
  const number = Number(text);
  if (fraction[1] === undefined) return Number.isSafeInteger(number);
  // `toFixed` for numbers such as 0.0000001, which JavaScript itself would write with an exponent.
  const exact = number.toFixed(fraction[1].length);
  return !text.endsWith("0") && (String(number) === text || exact === text);
}

/** How a number that is oddly written is written plainly; nothing when that is not clear, as with 0123. */
export function plainSpelling(text: string): string | undefined {
  const plain = String(Number(text.replaceAll("_", "")));
  return isPlainNumber(plain) && !/^[-+]?0\d/.test(text) ? plain : undefined;
}
