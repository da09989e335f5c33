/** Which operation of the manifest is which one of a source: what is known first, what is alike then, and never both ways. */
import { grouped } from "../../model/grouped.js";
import { knownValue } from "../../model/known.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import { type Candidate, candidatesOf } from "./alikeness.js";
import { assign } from "./assignment.js";
import { exactPairs } from "./exact.js";
import { type Offered, offered } from "./offered.js";
import { namedPairs } from "./named.js";
import { noMap, type OperationMap } from "./operation-map.js";
import { mappedPairs } from "./mapped.js";
import type { Matching, Pair } from "./pair.js";
import { routeKey, routeShape } from "./routes.js";
import { vocabularyOf } from "./vocabulary.js";
import { scoreOf } from "./score.js";
import { type Wanted, wantedOf } from "./wanted.js";

/**
 * From which score a pair is taken without a person's word, unless somebody asks for another one: above every wrong one that was
 * seen when partners were taken away from APIs of which the truth is known.
 */
export const defaultAccept = 0.72;

/** How far a pair has to be ahead of the next best one on either side, as a part of its own score. */
const clearLead = 0.15;

/** How pairs are made. */
export interface MatchOptions {
  /** From which score a pair is accepted, from 0 to 1; {@link defaultAccept} where it is left out. */
  readonly accept?: number;
  /** The decisions of a person. */
  readonly map?: OperationMap;
}

/**
 * Pairs the operations of a manifest with those of a source; each one has one partner at most. What the map says comes first,
 * then what has the same method and path, then what has the same groups and name, then what is alike: a pair is accepted where its score is high enough and clearly
 * ahead of every other one that either side could have, and only proposed otherwise.
 */
export function matchOperations(
  model: ApiModel,
  described: DescribedApi,
  { accept = defaultAccept, map = noMap }: MatchOptions = {},
): Matching {
  const mapped = mappedPairs(map, model, described);
  const exact = exactPairs(model, described);
  const certain = new Map<Operation, Pair>();
  const taken = new Set<DescribedOperation>();
  const settle = (operation: Operation, partner: DescribedOperation, how: "mapped" | "exact") => {
    if (certain.has(operation) || mapped.none.has(operation) || taken.has(partner)) return;
    certain.set(operation, { operation, described: partner, how, score: 1 });
    taken.add(partner);
  };
  for (const [operation, partner] of mapped.pairs) settle(operation, partner, "mapped");
  for (const [operation, partner] of exact) settle(operation, partner, "exact");
  for (const [operation, partner] of namedPairs(model, described)) {
    settle(operation, partner, "exact");
  }

  const all = wantedOf(model.groups);
  const open = all.filter(
    ({ operation }) => !certain.has(operation) && !mapped.none.has(operation),
  );
  const guesses = guessPairs(open, described, { taken, accept });
  const pairs = all.flatMap(
    ({ operation }) => certain.get(operation) ?? guesses.get(operation) ?? [],
  );
  const paired = new Set(pairs.map((pair) => pair.described));
  const has = new Set(pairs.map((pair) => pair.operation));
  return {
    pairs,
    unmatched: all.flatMap(({ operation }) => (has.has(operation) ? [] : [operation])),
    left: described.operations.filter((each) => !paired.has(each)),
  };
}

function guessPairs(
  open: readonly Wanted[],
  described: DescribedApi,
  { taken, accept }: { readonly taken: ReadonlySet<DescribedOperation>; readonly accept: number },
): ReadonlyMap<Operation, Pair> {
  const offers = described.operations.map(offered);
  // The words are those of the whole source; what is taken is nobody's candidate any more.
  const vocabulary = vocabularyOf(offers);
  const isFree = (offer: Offered) => !taken.has(offer.described);
  const rows = open.map((each) => candidatesOf(each, { offers, vocabulary, isFree }));
  const suitors = suitorsOf(rows);
  const routes = grouped(described.operations, ({ method, path }) => routeKey(method, path));
  const hasTwin = ({ method, path }: DescribedOperation) =>
    (routes.get(routeKey(method, path)) ?? []).length > 1;
  const pairs = new Map<Operation, Pair>();
  for (const [row, column] of assign(rows, offers.length).entries()) {
    const wanted = open[row];
    const partner = column === undefined ? undefined : offers[column];
    if (wanted === undefined || partner === undefined || column === undefined) continue;
    const candidates = rows[row] ?? [];
    const likeness = candidates.find(({ index }) => index === column)?.score ?? 0;
    const score = scoreOf(likeness);
    const next = candidates.find(({ index }) => index !== column);
    const other = next === undefined ? undefined : offers[next.index];
    const suitor = (suitors.get(column) ?? []).find((each) => each.row !== row);
    const rival = suitor === undefined ? undefined : open[suitor.row];
    const best = Math.max(next?.score ?? 0, suitor?.score ?? 0);
    const isClear =
      score >= accept && best <= likeness * (1 - clearLead) && !hasTwin(partner.described);
    pairs.set(wanted.operation, {
      operation: wanted.operation,
      described: partner.described,
      how: isClear && agrees(wanted, partner.described) ? "accepted" : "proposed",
      score,
      ...(next && other
        ? { runnerUp: { described: other.described, score: scoreOf(next.score) } }
        : {}),
      ...(suitor && rival
        ? { rival: { operation: rival.operation, score: scoreOf(suitor.score) } }
        : {}),
    });
  }
  return pairs;
}

/** True if a path that the manifest knows is the very path: one that only ends alike is for somebody to decide. */
function agrees({ operation }: Wanted, { path }: DescribedOperation): boolean {
  const known = knownValue(operation.path);
  return known === undefined || routeShape(known.text) === routeShape(path);
}

/** The rows that a column is alike to, best first. */
function suitorsOf(
  rows: readonly (readonly Candidate[])[],
): ReadonlyMap<number, readonly { readonly row: number; readonly score: number }[]> {
  const suitors = new Map<number, { readonly row: number; readonly score: number }[]>();
  for (const [row, candidates] of rows.entries()) {
    for (const { index, score } of candidates) {
      const list = suitors.get(index);
      if (list === undefined) suitors.set(index, [{ row, score }]);
      else list.push({ row, score });
    }
  }
  for (const list of suitors.values()) list.sort((left, right) => right.score - left.score);
  return suitors;
}
