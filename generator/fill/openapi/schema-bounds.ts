/** Numbers in schemas: bounds, also in the words of the drafts that OpenAPI 2.0 and 3.0 go by, and counts. */
import type { SourceNode } from "../sources/source-node.js";
import { type Told, toldScalar } from "../told.js";
import type { LossReport } from "./losses.js";
import { isExact, lost } from "./values.js";

/** A number, where it is one that may stand there. */
export function numberOf(
  node: SourceNode,
  report: LossReport,
  isLegal: (value: number) => boolean = () => true,
): Told | undefined {
  const value = node.number();
  if (value === undefined || !isLegal(value)) {
    return lost(node, report, "Another number is expected here.");
  }
  if (!isExact(value)) {
    return lost(node, report, "The manifest holds whole numbers only up to 2^53.");
  }
  return toldScalar(value, node.at);
}

/** A whole number that is not negative. */
export function countOf(node: SourceNode, report: LossReport): Told | undefined {
  return numberOf(node, report, (value) => Number.isSafeInteger(value) && value >= 0);
}

/**
 * A bound. `exclusiveMinimum: true` says of the `minimum` beside it that it is itself outside (JSON Schema draft 4, which
 * OpenAPI 2.0 and 3.0 go by); since draft 6 it is a bound of its own.
 */
export function boundOf(
  schema: SourceNode,
  key: string,
  node: SourceNode,
  report: LossReport,
): readonly [key: string, value: Told | undefined] {
  const isExclusive = key.startsWith("exclusive");
  const inclusive = key.replace(/^exclusiveM/, "m");
  if (!isExclusive) {
    const exclusive = `exclusiveM${inclusive.slice(1)}`;
    const isOutside = schema.get(exclusive)?.boolean() === true;
    return [isOutside ? exclusive : key, numberOf(node, report)];
  }
  if (node.boolean() === undefined) return [key, numberOf(node, report)];
  if (schema.get(inclusive)?.number() === undefined && node.boolean() === true) {
    lost(node, report, `There is no \`${inclusive}\` of which it could be said.`);
  }
  return [key, undefined];
}
