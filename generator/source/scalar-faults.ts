/** Plain scalars that other YAML readers understand differently, and text that no file can hold. */
import { isScalar, type Range, type Scalar } from "yaml";
import { cite, type Finding, quoted } from "./finding.js";
import {
  booleans,
  isNullText,
  isOddNumber,
  isPlain,
  nullWords,
  plainSpelling,
  scalarText,
} from "./scalars.js";
import type { Visit } from "./walk.js";

/** Plain text that readers of YAML 1.1 take for a boolean or for a number to the base of 60. */
const otherBooleans: ReadonlySet<string> = new Set([
  ...["y", "Y", "yes", "Yes", "YES", "on", "On", "ON"],
  ...["n", "N", "no", "No", "NO", "off", "Off", "OFF"],
]);
const sexagesimal = /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/;

/** All words that are something else than a text, at least to some reader. */
export const specialWords: ReadonlySet<string> = new Set([
  ...otherBooleans,
  ...booleans.keys(),
  ...nullWords,
]);

/** Remarks on one scalar: each goes away when the text is quoted. */
export function scalarFaults({ node, role }: Visit, text: string): readonly Finding[] {
  if (isScalar(node) && /\p{Surrogate}/u.test(String(node.value))) return [loneSurrogate(node)];
  if (!isPlain(node)) return [];
  const written = scalarText(node, text);
  const other = otherReading(written, role === "key");
  if (other !== undefined) return [ambiguous(node, written, other)];
  return role !== "key" && isOddNumber(written) ? [numberLike(node, written)] : [];
}

function ambiguous({ range }: Scalar.Parsed, written: string, other: string): Finding {
  return {
    code: "ambiguous-plain-text",
    message: `other YAML readers take ${cite(written)} for ${other}`,
    range: [range[0], range[1]],
    help: `quote it: ${quoted(written)}`,
  };
}

function numberLike({ range }: Scalar.Parsed, written: string): Finding {
  const plain = plainSpelling(written);
  const other = plain === undefined ? "" : `; or write ${plain} if a number is meant`;
  return {
    code: "number-like-text",
    message: `${cite(written)} is taken as a text, but other YAML readers take it for a number`,
    range: [range[0], range[1]],
    help: `quote it: ${quoted(written)}${other}`,
  };
}

/** Half of a character: only an escape such as `"\ud800"` can write it, and no UTF-8 file can hold it. */
function loneSurrogate({ range }: { readonly range?: Range | null }): Finding {
  const [start, end] = range ?? [0, 0];
  return {
    code: "forbidden-character",
    message: "the text holds one half of a surrogate pair, which is no character",
    range: [start, end],
    help: "write the whole character",
  };
}

/** Returns the value that other readers take a plain scalar for; nothing where all agree on it. */
export function otherReading(text: string, isKey: boolean): string | undefined {
  if (otherBooleans.has(text)) return "a boolean";
  if (sexagesimal.test(text)) return "a number to the base of 60";
  if (!isKey) return undefined;
  if (booleans.has(text)) return "a boolean";
  return text !== "" && isNullText(text) ? "null" : undefined;
}
