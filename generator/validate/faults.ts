/** zod's issues, told to people: one diagnostic for each fault of shape, also where a union has many branches. */
import type { z } from "zod";
import { type Code, isCode } from "../diagnostics/catalog.js";
import { didYouMean } from "../diagnostics/suggest.js";
import type { SourceRef } from "../source-ref.js";
import { expectedTerms, listed, shown } from "./expected.js";
import { patternOf } from "./patterns.js";
import { valueAt } from "./prune.js";

type Issue = z.core.$ZodIssue;
type Path = SourceRef["path"];

/** A fault of shape in one file. */
export interface Fault {
  readonly code: Code;
  /** From the root of the file to the value, or to the key that is wrong or missing. */
  readonly path: Path;
  readonly part: SourceRef["part"];
  readonly message: string;
  readonly help?: string;
}

/** What zod found in one file, fault by fault. `value` is what was checked. */
export function faultsIn(issues: readonly Issue[], value: unknown): readonly Fault[] {
  return faultsOf(issues, [], value);
}

function faultsOf(issues: readonly Issue[], base: Path, root: unknown): readonly Fault[] {
  return issues.flatMap((issue) => faultsOfIssue(issue, [...base, ...steps(issue.path)], root));
}

function faultsOfIssue(issue: Issue, path: Path, root: unknown): readonly Fault[] {
  const value = valueAt(root, path);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(key, path, issue.message));
    case "invalid_key":
      return [badKey(issue, path)];
    case "invalid_union": {
      const branch = meantBranch(issue);
      return branch === undefined
        ? [unexpectedValue(issue, path, value)]
        : faultsOf(branch, path, root);
    }
    case "invalid_format":
      return [badText(issue, path, value)];
    case "custom":
      return [customFault(issue, path, value)];
    case "too_small":
      return issue.origin === "array"
        ? [emptySlot(path, value)]
        : [unexpectedValue(issue, path, value)];
    default:
      return [unexpectedValue(issue, path, value)];
  }
}

/** The branch whose kind of value it is, so that what is wrong lies deeper; the one with the fewest faults wins. */
function meantBranch(issue: z.core.$ZodIssueInvalidUnion): readonly Issue[] | undefined {
  return issue.errors
    .filter((branch) => branch.length > 0 && !branch.some(isOfOtherKind))
    .sort((a, b) => a.length - b.length)[0];
}

function isOfOtherKind(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === "invalid_union") return meantBranch(issue) === undefined;
  return issue.code === "invalid_type" || issue.code === "invalid_value";
}

function unknownKey(key: string, path: Path, message: string): Fault {
  const known = message.split("\n");
  const meant = didYouMean(key, known);
  return {
    code: "unknown-key",
    path: [...path, key],
    part: "key",
    message: `${shown(key)} is not a key that may stand here`,
    help: meant === undefined ? `known here: ${known.join(", ")}` : `did you mean \`${meant}\`?`,
  };
}

function badKey(issue: z.core.$ZodIssueInvalidKey, path: Path): Fault {
  const reason = issue.issues[0];
  const key = path.at(-1);
  if (reason?.code === "invalid_value") {
    const known = reason.values.map(String);
    return unknownKey(String(key), path.slice(0, -1), known.join("\n"));
  }
  const pattern = reason?.code === "invalid_format" ? patternOf(reason.pattern ?? "") : undefined;
  return {
    code: pattern?.code ?? "bad-name",
    path,
    part: "key",
    message: `expected ${pattern?.expected ?? "another name"}, not ${shown(key)}`,
  };
}

function badText(issue: z.core.$ZodIssueInvalidStringFormat, path: Path, value: unknown): Fault {
  const pattern = patternOf(issue.pattern ?? "");
  if (value === "none") return noneNotAllowed(path);
  if (pattern?.code === "marker-typo" && typeof value === "string") return markerTypo(path, value);
  return {
    code: pattern?.code ?? "unexpected-value",
    path,
    part: "value",
    message: `expected ${pattern?.expected ?? "another text"}, not ${shown(value)}`,
  };
}

function markerTypo(path: Path, value: string): Fault {
  const blank = value.trim() === "";
  const marker = /show/i.test(value) ? "`not shown`" : "`not shown` or `none`";
  return {
    code: blank ? "empty-slot" : "marker-typo",
    path,
    part: "value",
    message: blank ? "the text is empty" : `${shown(value)} looks like a marker but is not one`,
    help: `write ${marker}, or the text itself`,
  };
}

function noneNotAllowed(path: Path): Fault {
  return {
    code: "none-not-allowed",
    path,
    part: "value",
    message: `${shown(path.at(-1))} cannot be \`none\``,
    help: "write what it is, or `not shown`",
  };
}

function emptySlot(path: Path, value: unknown): Fault {
  return {
    code: "empty-slot",
    path,
    part: "value",
    message: `an empty ${Array.isArray(value) ? "list" : "map"} says neither that there is nothing nor that it is not known`,
    help: "write `none` or `not shown`",
  };
}

function customFault(issue: z.core.$ZodIssueCustom, path: Path, value: unknown): Fault {
  const code = issue.params?.["code"];
  const expected = issue.params?.["expected"];
  if (code === "empty-slot") return emptySlot(path, value);
  if (typeof code !== "string" || !isCode(code)) return unexpectedValue(issue, path, value);
  return typeof expected === "string"
    ? { code, path, part: "key", message: `expected ${expected}, not ${shown(path.at(-1))}` }
    : { code, path, part: "value", message: `${shown(value)} is listed twice` };
}

function unexpectedValue(issue: Issue, path: Path, value: unknown): Fault {
  const name = path.at(-1);
  if (value === undefined) {
    return {
      code: "missing-key",
      path,
      part: "missing",
      message: `${shown(name)} is missing`,
      help: `add it: ${listed(expectedTerms(issue))}`,
    };
  }
  const expected = expectedTerms(issue);
  if (value === "none" && expected.includes("`not shown`")) return noneNotAllowed(path);
  if (typeof value === "string" && /^\s*(not[ _-]?shown|none|null|~)\s*$/i.test(value)) {
    return markerTypo(path, value);
  }
  if (isEmptyCollection(value)) return emptySlot(path, value);
  const owner = typeof name === "string" ? `${name}: ` : "";
  return {
    code: "unexpected-value",
    path,
    part: "value",
    message: `${owner}expected ${listed(expected)}, not ${shown(value)}`,
    ...(typeof value === "string" && expected.every((term) => term.startsWith("`"))
      ? suggestion(value, expected)
      : {}),
  };
}

function suggestion(value: string, expected: readonly string[]): { help?: string } {
  const meant = didYouMean(
    value,
    expected.map((term) => term.slice(1, -1)),
  );
  return meant === undefined ? {} : { help: `did you mean \`${meant}\`?` };
}

function isEmptyCollection(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function steps(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((step) => (typeof step === "number" ? step : String(step)));
}
