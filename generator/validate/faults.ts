/** zod's issues, told to people: one diagnostic for each fault of shape, also where a union has many branches. */
import type { z } from "zod";
import { isCode } from "../diagnostics/catalog.js";
import { didYouMean } from "../diagnostics/suggest.js";
import { expectedTerms, listed, markersOf, shown } from "./expected.js";
import {
  badForm,
  emptySlot,
  emptyText,
  type Fault,
  looksLikeMarker,
  markerTypo,
  noneAlone,
  noneNotAllowed,
  type Path,
  suggestion,
  unknownKey,
} from "./fault.js";
import { patternOf } from "./patterns.js";
import { valueAt } from "./prune.js";

type Issue = z.core.$ZodIssue;

/** Where an issue stands, in what, and which markers may stand there. */
interface Spot {
  readonly path: Path;
  readonly root: unknown;
  readonly markers: readonly string[];
}

/** Returns zod's findings in one file, fault by fault. `value` is the checked value. */
export function faultsIn(issues: readonly Issue[], value: unknown): readonly Fault[] {
  return faultsOf(issues, { path: [], root: value, markers: [] });
}

function faultsOf(issues: readonly Issue[], { path, root, markers }: Spot): readonly Fault[] {
  return issues.flatMap((issue) =>
    faultsOfIssue(issue, {
      path: [...path, ...steps(issue.path)],
      root,
      markers: issue.path.length === 0 ? markers : [],
    }),
  );
}

function faultsOfIssue(issue: Issue, spot: Spot): readonly Fault[] {
  const { path, root, markers } = spot;
  const value = valueAt(root, path);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownKey(key, path, issue.message.split("\n")));
    case "invalid_key":
      return [badKey(issue, path)];
    case "invalid_union": {
      const all = [...new Set([...markers, ...markersOf(issue)])];
      if (isEmptyCollection(value)) {
        return [emptySlot(path, value, { markers: all, onlyEmpty: isOnlyEmpty(issue) })];
      }
      const branch = meantBranch(issue, value);
      return branch === undefined
        ? [unexpectedValue(issue, { ...spot, markers: all }, value)]
        : faultsOf(branch, { ...spot, markers: all });
    }
    case "invalid_format":
      return [badText(issue, spot, value)];
    case "custom":
      return [customFault(issue, spot, value)];
    case "too_small":
      return issue.origin === "array"
        ? [emptySlot(path, value, { markers, onlyEmpty: true })]
        : [unexpectedValue(issue, spot, value)];
    default:
      return [unexpectedValue(issue, spot, value)];
  }
}

/** The branch whose kind of value it is, so that what is wrong lies deeper; the one with the fewest faults wins. */
function meantBranch(
  issue: z.core.$ZodIssueInvalidUnion,
  value: unknown,
): readonly Issue[] | undefined {
  const ofKind = issue.errors.filter(
    (branch) => branch.length > 0 && !branch.some((each) => isOfOtherKind(each, value)),
  );
  const meant = ofKind.filter((branch) => !branch.some((each) => isOfOtherForm(each, value)));
  return (meant.length > 0 ? meant : ofKind).toSorted((a, b) => a.length - b.length)[0];
}

function isOfOtherKind(issue: Issue, value: unknown): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === "invalid_union") return meantBranch(issue, value) === undefined;
  return issue.code === "invalid_type" || issue.code === "invalid_value";
}

/**
 * Tells whether an issue is of the form that was not meant: a map with `$ref` is a reference, and any other is the thing
 * itself.
 */
function isOfOtherForm(issue: Issue, value: unknown): boolean {
  if (issue.code === "unrecognized_keys") return issue.keys.includes("$ref");
  const isMissing = valueAt(value, ["$ref"]) === undefined;
  return isMissing && issue.path.length === 1 && issue.path[0] === "$ref";
}

function badKey(issue: z.core.$ZodIssueInvalidKey, path: Path): Fault {
  const reason = issue.issues[0];
  const key = String(path.at(-1));
  if (reason?.code === "invalid_value") {
    return unknownKey(key, path.slice(0, -1), reason.values.map(String));
  }
  const pattern = reason?.code === "invalid_format" ? patternOf(reason.pattern ?? "") : undefined;
  return badForm(pattern, { path, part: "key" }, key);
}

function badText(
  issue: z.core.$ZodIssueInvalidStringFormat,
  { path, markers }: Spot,
  value: unknown,
): Fault {
  const pattern = patternOf(issue.pattern ?? "");
  const text = String(value);
  if (pattern?.code === "marker-typo" && text.trim() === "") return emptyText(path, markers);
  if (looksLikeMarker(text) && (markers.length > 0 || pattern?.code === "marker-typo")) {
    return text === "none" ? noneNotAllowed(path) : markerTypo(path, text, markers);
  }
  return badForm(pattern, { path, part: "value" }, text);
}

function customFault(
  issue: z.core.$ZodIssueCustom,
  { path, markers, ...spot }: Spot,
  value: unknown,
): Fault {
  const code = issue.params?.["code"];
  if (code === "empty-slot") return emptySlot(path, value, { markers, onlyEmpty: true });
  if (code === "none-alone") return noneAlone(path);
  const form = issue.params?.["form"];
  if (typeof form === "string") return badForm(patternOf(form), { path, part: "key" }, path.at(-1));
  if (typeof code !== "string" || !isCode(code)) {
    return unexpectedValue(issue, { ...spot, path, markers }, value);
  }
  return {
    code,
    path,
    part: "value",
    message: `${shown(value)} is listed twice`,
    help: "take one of the two out",
  };
}

function unexpectedValue(issue: Issue, { path, markers }: Spot, value: unknown): Fault {
  const name = path.at(-1);
  const expected = expectedTerms(issue, markers);
  if (value === undefined) {
    return {
      code: "missing-key",
      path,
      part: "missing",
      message: `${shown(name)} is missing`,
      help: `add \`${name}:\` with ${listed(expected)}`,
    };
  }
  if (typeof value === "string" && markers.length > 0 && looksLikeMarker(value)) {
    return value === "none" ? noneNotAllowed(path) : markerTypo(path, value, markers);
  }
  if (isEmptyCollection(value)) return emptySlot(path, value, { markers, onlyEmpty: false });
  const owner = typeof name === "string" ? `${name}: ` : "";
  return {
    code: "unexpected-value",
    path,
    part: "value",
    message: `${owner}expected ${listed(expected)}, not ${shown(value)}`,
    ...(typeof value === "string" && !expected.includes("a text")
      ? suggestion(didYouMean(value, choicesAmong(expected)))
      : {}),
  };
}

/** True if a list or map would be right if only it were not empty. A form whose keys are missing would not. */
function isOnlyEmpty(issue: Issue): boolean {
  if (issue.path.length > 0) return false;
  switch (issue.code) {
    case "custom":
      return issue.params?.["code"] === "empty-slot";
    case "too_small":
      return issue.origin === "array";
    case "invalid_union":
      return issue.errors.some((branch) => branch.length > 0 && branch.every(isOnlyEmpty));
    default:
      return false;
  }
}

/** The terms that are values to be written exactly so. */
function choicesAmong(terms: readonly string[]): readonly string[] {
  return terms.flatMap((term) => [...term.matchAll(/`([^`]*)`/g)].map(([, value = ""]) => value));
}

function isEmptyCollection(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function steps(path: readonly PropertyKey[]): (string | number)[] {
  return path.map((step) => (typeof step === "number" ? step : String(step)));
}
