/** The audiences that a change breaks, in words, the same in every format. */
import type { DiffReport } from "./report.js";
import { type Impact, ruleOf, type Verdict } from "./rules.js";
import { usersWords } from "./users-words.js";

/** "breaks callers; code of implementers may have to be adapted" */
export function verdictWords({
  callers,
  implementers,
}: Pick<DiffReport, "callers" | "implementers">): string {
  const [broken, adapted] = (["contract", "types"] as const).map((verdict) =>
    [
      ...(callers === verdict ? ["callers"] : []),
      ...(implementers === verdict ? ["implementers"] : []),
    ].join(" and "),
  );
  const parts = [
    ...(broken === undefined || broken === "" ? [] : [`breaks ${broken}`]),
    ...(adapted === undefined || adapted === ""
      ? []
      : [`code of ${adapted} may have to be adapted`]),
  ];
  return parts.length === 0 ? "breaks nobody" : parts.join("; ");
}

/** Returns the audiences that one change breaks: "callers and implementers", "implementers, in code only"; empty = nobody. */
export function whomItBreaks(impact: Pick<Impact, "rule">): string {
  const { callers, implementers } = ruleOf(impact);
  const sides: readonly (readonly [string, Verdict])[] = [
    ["callers", callers],
    ["implementers", implementers],
  ];
  const named = (wanted: Verdict): string =>
    sides
      .filter(([, verdict]) => verdict === wanted)
      .map(([who]) => who)
      .join(" and ");
  const [broken, adapted] = [named("contract"), named("types")];
  if (adapted === "") return broken;
  return `${broken === "" ? "" : `${broken}; `}${adapted}, in code only`;
}

/** True if calls or answers that were right are wrong now. */
export function breaksContract(impact: Pick<Impact, "rule">): boolean {
  const { callers, implementers } = ruleOf(impact);
  return callers === "contract" || implementers === "contract";
}

/** True if the service is as it was, and code made for it has to be adapted. */
export function breaksCodeOnly(impact: Pick<Impact, "rule">): boolean {
  return whomItBreaks(impact) !== "" && !breaksContract(impact);
}

/** `books.list query.limit: optional → required`; of a shared part with those who use it, of many only some unless all are wanted. */
export function impactText({ subject, part, words, uses = [] }: Impact, all: boolean): string {
  return `${subject}${part === "" ? "" : ` ${part}`}: ${words}${usersWords(uses, all)}`;
}

/** `client.books.list: result unknown → Book` */
export function typeText({ name, was, now }: DiffReport["types"][number]): string {
  return was === undefined ? `${name} ${now}` : `${name}: ${was} → ${now}`;
}
