/** Reads the case files: each case in one form, whatever short form it has in its file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import type { z } from "zod";
import type { CallInFile, ClientInFile } from "./call-shapes.js";
import {
  type CaseFile,
  type CaseInFile,
  caseShape,
  fileShape,
  type StepInFile,
  type WantedOutcome,
} from "./case-shapes.js";

/** A case. */
export interface Vector {
  readonly id: string;
  readonly scenario: string;
  readonly says: string;
  readonly client: ClientInFile;
  readonly calls: readonly CallInFile[];
  readonly together: boolean;
  readonly anyOrder: boolean;
  readonly exchange: readonly StepInFile[];
  /** The outcome of each call. */
  readonly outcomes: readonly WantedOutcome[];
  /** The deprecated operations that are told; undefined = not looked at. */
  readonly notices?: readonly unknown[] | undefined;
  /** Texts that no error and no line of the log may have. */
  readonly secrets: readonly string[];
}

/** Where the case files are. */
export const casesFolder = join(import.meta.dirname, "cases");

/** All cases, file by file. */
export function readVectors(folder: string = casesFolder): readonly Vector[] {
  const names = readdirSync(folder).sort();
  const vectors = names.flatMap((name) =>
    vectorsOf(name, readFileSync(join(folder, name), "utf8")),
  );
  const ids = new Set<string>();
  for (const { id } of vectors) {
    if (ids.has(id)) throw new Error(`two cases are called ${id}`);
    ids.add(id);
  }
  return vectors;
}

/** The cases of one file; throws with all faults of its form. */
export function vectorsOf(name: string, text: string): readonly Vector[] {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    throw new Error(document.errors.map(({ message }) => `${name}: ${message}`).join("\n"));
  }
  const value: unknown = document.toJS({ maxAliasCount: -1 });
  const { data, error } = fileShape.safeParse(value);
  if (data === undefined) throw new Error(faultsOf(name, value, error).join("\n"));
  return data.cases.map((each) => {
    try {
      return vectorOf(data, each);
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : String(fault);
      throw new Error(`${name}: ${each.id}: ${why}`);
    }
  });
}

/** One line a fault. Of a union only the form is said of that the case was written in. */
function faultsOf(name: string, value: unknown, error: z.ZodError): readonly string[] {
  return error.issues.flatMap((issue) => {
    const [list, index] = issue.path;
    if (list !== "cases" || typeof index !== "number") return [lineOf(name, issue)];
    const given: unknown = Reflect.get(Object(Reflect.get(Object(value), "cases")), index);
    const id = String(Reflect.get(Object(given), "id") ?? `case ${index}`);
    const issues = formOf(Object(given)).safeParse(given).error?.issues ?? [issue];
    return issues.map((each) => lineOf(`${name}: ${id}`, each));
  });
}

function formOf(given: object): z.ZodType {
  const [sending, refused, exchange] = caseShape.options;
  if ("sends" in given) return sending;
  return "refused" in given ? refused : exchange;
}

function lineOf(subject: string, issue: z.core.$ZodIssue): string {
  const place = issue.path.length > 0 ? ` ${issue.path.join(".")}:` : "";
  const nested = issue.code === "invalid_union" ? issue.errors.flat() : [];
  const deeper = nested.map((each) => `\n    or ${lineOf("", each).trim()}`);
  return `${subject}:${place} ${issue.message}${deeper.join("")}`;
}

function vectorOf({ scenario, client: shared }: CaseFile, each: CaseInFile): Vector {
  const { id, says, client } = each;
  const common = { id, scenario, says, client: { ...shared, ...client } };
  if ("sends" in each) {
    const exchange: StepInFile[] = [{ request: each.sends, answer: 204 }];
    const outcomes: WantedOutcome[] = [{ value: { $nothing: true } }];
    return { ...common, ...alone(callOf(each)), exchange, outcomes, secrets: [] };
  }
  if ("refused" in each) {
    const outcomes: WantedOutcome[] = [{ error: each.refused }];
    return { ...common, ...alone(callOf(each)), exchange: [], outcomes, secrets: [] };
  }
  const { calls = [callOf(each)], together = false, anyOrder = false, exchange, expect } = each;
  const { notices, secrets = [] } = each;
  const outcomes = Array.isArray(expect) ? expect : calls.map(() => expect);
  if (outcomes.length !== calls.length) {
    throw new Error(`it has ${calls.length} calls, and ${outcomes.length} outcomes`);
  }
  return { ...common, calls, together, anyOrder, exchange, outcomes, notices, secrets };
}

function alone(call: CallInFile): Pick<Vector, "calls" | "together" | "anyOrder"> {
  return { calls: [call], together: false, anyOrder: false };
}

/** The facts of a case about its only call. */
function callOf(each: CallInFile): CallInFile {
  const { call, request, event, receiver, delivery, signIn, input, options, take, pages, first } =
    each;
  const subjects = { call, request, event, signIn };
  const own = { ...subjects, receiver, delivery, input, options, take, pages, first };
  if (Object.values(subjects).filter((subject) => subject !== undefined).length === 1) return own;
  throw new Error("it has to have one of call, request, event and signIn");
}
