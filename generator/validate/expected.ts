/** The allowed values of a place, in words: the terms after "expected", and the form of a wrong value. */
import type { z } from "zod";
import { patternOf } from "./patterns.js";

const markers = ["`none`", "`not shown`"];

/** Returns the allowed values, in the order in which people write them: values first, markers last. */
export function expectedTerms(
  issue: z.core.$ZodIssue,
  further: readonly string[] = [],
): readonly string[] {
  const terms = [...new Set([...termsOf(issue), ...further])];
  return [
    ...terms.filter((term) => !markers.includes(term)),
    ...markers.filter((marker) => terms.includes(marker)),
  ];
}

/** The markers that would have been right. */
export function markersOf(issue: z.core.$ZodIssue): readonly string[] {
  return expectedTerms(issue).filter((term) => markers.includes(term));
}

/** "a, b or c". */
export function listed(terms: readonly string[]): string {
  const last = terms.at(-1) ?? "something else";
  return terms.length < 2 ? last : `${terms.slice(0, -1).join(", ")} or ${last}`;
}

/** A value as a message shows it, short. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "a map";
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function termsOf(issue: z.core.$ZodIssue): readonly string[] {
  switch (issue.code) {
    case "invalid_union":
      return issue.errors.length === 0
        ? optionsOf(issue)
        : issue.errors.flatMap((branch) => branch.flatMap(termsOf));
    case "invalid_value":
      return issue.values.map((value) => `\`${String(value)}\``);
    case "invalid_type":
      return [kindNames[issue.expected] ?? issue.expected];
    case "invalid_format":
      return [patternOf(issue.pattern ?? "")?.expected ?? "a text"];
    case "too_small":
      return [`a number ${issue.inclusive === false ? "above" : "of at least"} ${issue.minimum}`];
    case "too_big":
      return [`a number of at most ${issue.maximum}`];
    default:
      return [];
  }
}

function optionsOf(issue: z.core.$ZodIssueInvalidUnion): readonly string[] {
  return "options" in issue && Array.isArray(issue.options)
    ? issue.options.map((option) => `\`${String(option)}\``)
    : [];
}

const kindNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "`true`, `false`",
  array: "a list",
  object: "a map",
  record: "a map",
};
