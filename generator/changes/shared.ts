/** The shared parts in a model as JSON: their changes are told once, where they stand, and not for each use. */
import { isObject, type JsonObject, listOf, memberOf, textMember } from "./json.js";
import type { Pair } from "./steps.js";

/** Gives a use the facts of what it refers to; anything else is what it was. */
export interface UsesOfModel {
  readonly expanded: (use: unknown) => unknown;
  /** Names that what a use refers to has, or had. */
  readonly namesOf: (use: unknown) => readonly string[];
}

/** The uses of the two models that are compared. */
export interface Uses {
  readonly before: UsesOfModel;
  readonly after: UsesOfModel;
}

/** Looks through what a model says once. */
export function usesOf(model: JsonObject): UsesOfModel {
  const shared = memberOf(model, "shared");
  const byKind = new Map(
    kinds.map((kind) => [
      kind,
      new Map(listOf(shared, kind).map((each) => [textMember(each, "name"), each])),
    ]),
  );
  const found = (use: unknown): unknown => {
    const name = textMember(use, "shared");
    return name === undefined ? undefined : byKind.get(kindOf(use))?.get(name);
  };
  return {
    expanded: (use) => {
      const facts = found(use);
      return isObject(use) && isObject(facts) ? { ...facts, absent: false, ...use } : use;
    },
    namesOf: (use) => {
      const names = [textMember(use, "shared"), ...listOf(found(use), "formerly")];
      return names.filter((each) => typeof each === "string");
    },
  };
}

/** The pair with all its facts; undefined where both are uses of one thing, whose changes are told where it stands. */
export function withoutUses({ before, after, spot }: Pair, uses: Uses): Pair | undefined {
  const name = textMember(before, "shared");
  if (name === undefined && textMember(after, "shared") === undefined)
    return { before, after, spot };
  if (name !== undefined && uses.after.namesOf(after).includes(name)) return undefined;
  return { before: uses.before.expanded(before), after: uses.after.expanded(after), spot };
}

const kinds = ["parameters", "headers", "responses"] as const;

/** Answers have a status; of what has a name, parameters alone say who says them. */
function kindOf(use: unknown): (typeof kinds)[number] {
  if (textMember(use, "status") !== undefined) return "responses";
  return memberOf(use, "sources") === undefined ? "headers" : "parameters";
}
