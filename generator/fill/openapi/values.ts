/** Single values and data of a description, as they are told. */
import { type PatternName, patternNamed } from "../../validate/patterns.js";
import type { SourceNode } from "../sources/source-node.js";
import { type SourcePlace, type Told, toldList, toldMap, toldScalar } from "../told.js";
import { nameAt } from "./fields.js";
import type { LossReport } from "./losses.js";

/** True if a text has a form that the manifest asks for. */
export function fits(name: PatternName, text: string): boolean {
  const { source } = patternNamed(name);
  const form = forms.get(source) ?? new RegExp(source);
  forms.set(source, form);
  return form.test(text);
}

const forms = new Map<string, RegExp>();

/** The marker for what is not known. */
export function notShown(at: SourcePlace): Told {
  return toldScalar("not shown", at);
}

/** The marker for what is known to be absent. */
export function none(at: SourcePlace): Told {
  return toldScalar("none", at);
}

/** A text for people. One without a letter says nothing; one that reads like a marker cannot be held. */
export function prose(node: SourceNode | undefined, report: LossReport): Told | undefined {
  if (node === undefined) return undefined;
  const text = node.text();
  if (text === undefined) return lost(node, report, "A text is expected here.");
  if (text.trim() === "") return undefined;
  if (!fits("text", text)) {
    return lost(node, report, "In the manifest this text would mean that nothing is known.");
  }
  // A block scalar ends with a line break that nobody means.
  return toldScalar(text.trim(), node.at);
}

/** A text for people; where there is none, another one. One that is not understood is not replaced. */
export function proseOr(
  node: SourceNode | undefined,
  other: SourceNode | undefined,
  report: LossReport,
): Told | undefined {
  const isEmpty = node === undefined || node.text()?.trim() === "";
  return isEmpty ? prose(other, report) : prose(node, report);
}

/** A text of a form that the manifest asks for. */
export function textOfForm(
  node: SourceNode | undefined,
  form: PatternName,
  report: LossReport,
): Told | undefined {
  if (node === undefined) return undefined;
  const text = node.text();
  if (text === undefined || !fits(form, text)) {
    return lost(node, report, `The manifest wants ${patternNamed(form).expected} here.`);
  }
  return toldScalar(text, node.at);
}

/** A yes or no. */
export function flag(node: SourceNode | undefined, report: LossReport): Told | undefined {
  if (node === undefined) return undefined;
  const value = node.boolean();
  if (value === undefined) return lost(node, report, "`true` or `false` is expected here.");
  return toldScalar(value, node.at);
}

/** A yes or no that means something also where it is left out; what is not understood means nothing. */
export function flagOr(
  node: SourceNode | undefined,
  implied: Told | undefined,
  report: LossReport,
): Told | undefined {
  return node === undefined ? implied : flag(node, report);
}

/** Data as it stands: an example, a default. A whole number that a double cannot hold becomes a text, as in any manifest. */
export function data(node: SourceNode, report: LossReport): Told {
  if (node.kind === "list") {
    return toldList(
      node.items().map((item) => data(item, report)),
      node.at,
    );
  }
  if (node.kind === "map") {
    return toldMap(
      node.entries().map(({ key, node: value }) => [key, data(value, report)] as const),
      node.at,
    );
  }
  const { value } = node;
  if (typeof value === "number" && !isExact(value)) {
    lost(node, report, "The manifest holds such a number only as a text.");
    return toldScalar(node.text() ?? String(value), node.at);
  }
  return toldScalar(typeof value === "object" ? null : value, node.at);
}

/** True if a number is one that the manifest can hold: whole numbers only up to 2^53. */
export function isExact(value: number): boolean {
  return Number.isFinite(value) && (Number.isSafeInteger(value) || !Number.isInteger(value));
}

/** Says of a value that it is lost; nothing is told of it. */
export function lost(node: SourceNode, report: LossReport, why: string): undefined {
  report.add(node.at, nameAt(node), why);
  return undefined;
}

/** A map that is told with other values under some of its keys: they take the places of those, or come last. */
export function withEntries(
  told: Told,
  others: readonly (readonly [key: string, value: Told])[],
): Told {
  if (told.kind !== "map") return told;
  const added = new Map(others);
  const kept = told.entries.map(({ key, value }) => [key, added.get(key) ?? value] as const);
  const keys = new Set(told.entries.map(({ key }) => key));
  return toldMap([...kept, ...others.filter(([key]) => !keys.has(key))], told.at);
}
