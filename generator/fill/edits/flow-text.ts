/** Values on one line, as they stand in braces: also numbers, names and texts as the manifest's own checks want them written. */
import { keyText, quoted } from "../../emit/yaml/yaml-scalars.js";
import type { JsonValue } from "../../model/schema.js";

/** A value on one line, in braces or brackets where it has parts. */
export function flowText(value: JsonValue): string {
  switch (value.kind) {
    case "null":
      return "null";
    case "boolean":
      return String(value.value);
    case "number":
      return plainNumber(value.value) ?? String(value.value);
    case "string":
      return flowScalar(value.value);
    case "array":
      return `[${value.items.map(flowText).join(", ")}]`;
    case "object":
      if (value.entries.length === 0) return "{}";
      return `{ ${value.entries.map((entry) => flowEntry(entry.name, entry.value)).join(", ")} }`;
  }
}

/** A key with its value, in braces. */
export function flowEntry(name: string, value: JsonValue): string {
  return `${keyIn(name, true)}: ${flowText(value)}`;
}

/** A key; statuses stand as the numbers that they look like. */
export function keyIn(name: string, inFlow: boolean): string {
  if (/^[1-9]\d{0,3}$/.test(name)) return name;
  return inFlow ? flowScalar(name) : keyText(name);
}

/** Without an exponent, which readers of YAML do not agree on; undefined where digits would be lost (`source/scalars.ts`). */
export function plainNumber(value: number): string | undefined {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? String(value) : undefined;
  const text = String(value);
  if (!text.includes("e")) return text;
  const digits = /^-?\d(?:\.(\d+))?e-(\d+)$/.exec(text);
  if (digits === null) return undefined;
  const places = (digits[1]?.length ?? 0) + Number(digits[2]);
  const plain = places <= 30 ? value.toFixed(places) : "";
  return Number(plain) === value ? plain : undefined;
}

/** In braces a comma or a bracket ends a plain text. */
function flowScalar(text: string): string {
  return /[,[\]{}]/.test(text) ? quoted(text) : keyText(text);
}
