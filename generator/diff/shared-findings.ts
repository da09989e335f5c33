/** Findings of what several operations share: each is told once, of the shared part, with all whom it touches. */
import type { ApiModel } from "../model/model.js";
import type { Shared } from "../model/shared.js";
import type { Finding } from "./finding.js";
import type { Impact } from "./rules.js";
import type { ShiftScope } from "./schema-shift.js";

/** Kinds of shared parts, each with the word for one of it. */
export const kindWords = {
  parameters: "parameter",
  headers: "header",
  responses: "response",
} as const satisfies Readonly<Record<keyof Shared, string>>;

/** Something that may be a use of a shared part, as it was and as it is. */
interface UsePair {
  readonly before: { readonly shared?: string };
  readonly after: { readonly shared?: string };
}

/** Where such a thing stands. */
interface UsePlace {
  readonly kind: keyof Shared;
  /** The part of its user that the findings are of: `responses.404`. */
  readonly part: string;
  readonly scope: ShiftScope;
}

/** The findings of one use, which are those of the part where both sides refer to it; a part within it keeps its own. */
export function usedFindings(
  { before: { shared: old }, after: { shared: now } }: UsePair,
  { kind, part, scope }: UsePlace,
  findings: readonly Finding[],
): readonly Finding[] {
  if (old === undefined || now === undefined || !scope.isSamePart(kind, old, now)) return findings;
  const subject = `${kindWords[kind]} ${now}`;
  return findings.map((each) => ({
    ...each,
    ofShared: each.ofShared ?? { subject, part: each.part.slice(part.length + 1) },
  }));
}

/** Tells which names are of one part: those that are alike, and former ones. */
export function samePart({ shared }: ApiModel): ShiftScope["isSamePart"] {
  const former = new Map(
    (["parameters", "headers", "responses"] as const).map((kind) => [
      kind,
      new Map(shared[kind].map(({ name, formerly }) => [name, new Set(formerly)])),
    ]),
  );
  return (kind, before, after) =>
    before === after || former.get(kind)?.get(after)?.has(before) === true;
}

/** A finding, and whose it is. */
export interface OwnFinding {
  readonly subject: string;
  readonly finding: Finding;
}

/** Impacts in the order of their first finding; the same of a shared part is one, whoever uses it. */
export function toldOnce(found: readonly OwnFinding[]): readonly Impact[] {
  const parts = new Map<string, string[]>();
  return found.flatMap(({ subject, finding: { ofShared, ...own } }): readonly Impact[] => {
    if (ofShared === undefined) return [{ subject, ...own }];
    const { rule, words } = own;
    const key = JSON.stringify([rule, ofShared.subject, ofShared.part, words]);
    const known = parts.get(key);
    if (known !== undefined) {
      if (known.at(-1) !== subject) known.push(subject);
      return [];
    }
    const uses = [subject];
    parts.set(key, uses);
    return [{ rule, ...ofShared, words, uses }];
  });
}
