/** The value of a scalar of a source in YAML: as in YAML 1.2, but only where YAML 1.1 does not differ. */
import type { Scalar } from "yaml";
import { booleans, isNullText, scalarText } from "../../source/scalars.js";

/**
 * Numbers that all readers take for the same number. `0123`, `0x1F`, `1_000` and `22:30` are numbers to some of them, dates are
 * dates and `yes` a boolean; here they are texts.
 */
const number = /^[-+]?(?:0|[1-9]\d*|(?=\.\d))(?:\.\d*)?(?:[eE][-+]?\d+)?$/;

/** Tags of YAML itself, and whether what they mark is a text whatever it looks like. */
const knownTags: ReadonlyMap<string, boolean> = new Map<string, boolean>([
  ...["str", "timestamp", "binary"].map((name) => [`tag:yaml.org,2002:${name}`, true] as const),
  ...["int", "float", "bool", "null", "map", "seq"].map(
    (name) => [`tag:yaml.org,2002:${name}`, false] as const,
  ),
  ["!", true] as const,
]);

/** True if a tag is one of YAML's own. */
export function isKnownTag(tag: string | undefined): boolean {
  return tag === undefined || knownTags.has(tag);
}

/** Reads a scalar. */
export function sourceScalar(node: Scalar.Parsed, text: string): string | number | boolean | null {
  const written = scalarText(node, text);
  if (node.type !== "PLAIN" || (node.tag !== undefined && knownTags.get(node.tag))) return written;
  if (isNullText(written)) return null;
  const value = booleans.get(written);
  if (value !== undefined) return value;
  const read = number.test(written) ? Number(written) : Number.NaN;
  if (!Number.isFinite(read)) return written;
  return read === 0 ? 0 : read;
}
