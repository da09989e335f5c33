/** The changes of credentials: alternatives that are new, gone, or optional. */
import type { Requirement, Requirements } from "../model/authentication.js";
import { knownValue } from "../model/known.js";
import { asksForNothing } from "../model/requirements.js";
import { itemPairs } from "./fact-pairs.js";
import { type Finding, finding } from "./finding.js";
import { wordsOf } from "./model-words.js";

const part = "authentication";

/**
 * Alternatives that went may have been somebody's; ones that came have to be checked. Who called without credentials is refused
 * as soon as they may not be left out any more.
 */
export function requirementFindings(before: Requirements, after: Requirements): readonly Finding[] {
  const pairs = itemPairs(asList(before), asList(after), requirementText);
  if (pairs === undefined) return [];
  const { added, removed } = pairs;
  const all = (): string => `${wordsOf(before)} → ${wordsOf(after)}`;
  if (removed.some(asksForNothing)) {
    const gone = removed.filter((each) => !asksForNothing(each));
    return [finding("authentication-required", part, all()), ...narrowed(gone)];
  }
  if (added.some(asksForNothing) && after.state === "none") {
    return [finding("authentication-widened", part, all())];
  }
  return [
    ...narrowed(removed),
    ...(added.length === 0
      ? []
      : [finding("authentication-widened", part, `also ${wordsOf(added)}`)]),
  ];
}

function narrowed(gone: readonly Requirement[]): readonly Finding[] {
  return gone.length === 0
    ? []
    : [finding("authentication-narrowed", part, `without ${wordsOf(gone)}`)];
}

/** Where no call needs authentication, the one alternative is to need nothing. */
function asList(requirements: Requirements): Requirements {
  if (requirements.state !== "none") return requirements;
  const { at } = requirements;
  const value = { items: [{ at, schemes: [] }], open: false };
  return { ...requirements, state: "known", value };
}

/** Returns the key that two equal alternatives share. */
function requirementText({ schemes }: Requirement): string {
  return JSON.stringify(
    schemes
      .map(({ scheme, scopes }) =>
        JSON.stringify([scheme, scopes.state, [...(knownValue(scopes) ?? [])].sort()]),
      )
      .sort(),
  );
}
