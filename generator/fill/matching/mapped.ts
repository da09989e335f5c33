/** The meaning of a map file: names looked up in the manifest and in the source, and their faults. */
import { type Diagnostic, diagnostic } from "../../diagnostics/diagnostic.js";
import { didYouMean } from "../../diagnostics/suggest.js";
import { groupsBelow, operationsOf } from "../../model/walk.js";
import type { ApiModel, Operation } from "../../model/model.js";
import type { DescribedApi, DescribedOperation } from "../described-api.js";
import type { Decision, OperationMap } from "./operation-map.js";
import { routeKey, routeText } from "./routes.js";

/** The decisions of a map that can be carried out. */
export interface MappedOperations {
  readonly pairs: ReadonlyMap<Operation, DescribedOperation>;
  /** Operations of which somebody said that the source has none. */
  readonly none: ReadonlySet<Operation>;
}

/** Carries a map out as far as its names exist and are not ambiguous. */
export function mappedPairs(
  map: OperationMap,
  model: ApiModel,
  described: DescribedApi,
): MappedOperations {
  return readMap(map, model, described);
}

/** Returns the faults of a map: names that do not exist, names of several things, one partner for two. */
export function mapFaults(
  map: OperationMap,
  model: ApiModel,
  described: DescribedApi,
): readonly Diagnostic[] {
  return [...readMap(map, model, described).faults, ...schemaFaults(map, model, described)];
}

function readMap(
  { operations }: OperationMap,
  model: ApiModel,
  described: DescribedApi,
): MappedOperations & { readonly faults: readonly Diagnostic[] } {
  const byId = idsOf(model);
  const pairs = new Map<Operation, DescribedOperation>();
  const none = new Set<Operation>();
  const faults: Diagnostic[] = [];
  const holders = new Map<DescribedOperation, Decision>();
  const names = namesOf(described);
  for (const decision of operations) {
    const operation = byId.get(decision.name);
    if (operation === undefined) {
      faults.push(unknown(decision, `no operation has the id \`${decision.name}\``, byId.keys()));
      continue;
    }
    if (decision.partner === undefined) {
      none.add(operation);
      continue;
    }
    const found = partnersOf(decision.partner, described);
    const [partner, another] = found;
    if (partner === undefined) {
      const message = `the source has no operation \`${decision.partner}\``;
      faults.push(unknown({ ...decision, name: decision.partner }, message, names));
      continue;
    }
    const holder = holders.get(partner);
    if (another !== undefined) {
      faults.push(
        diagnostic("map-ambiguous", {
          at: decision.at,
          message: `\`${decision.partner}\` is the name of several operations of the source: ${found.map((each) => `\`${routeText(each)}\``).join(", ")}`,
          help: "name it by method and path, exactly as the source writes it",
        }),
      );
    } else if (holder !== undefined || pairs.has(operation)) {
      const message = `\`${decision.partner}\` is the partner of \`${holder?.name ?? decision.name}\` already`;
      const help = "keep one of the two lines, or write `none` for one of them";
      faults.push(diagnostic("map-ambiguous", { at: decision.at, message, help }));
    } else {
      holders.set(partner, decision);
      pairs.set(operation, partner);
    }
  }
  return { pairs, none, faults };
}

/** Operations by their ids, and by those that they had before. */
function idsOf(model: ApiModel): ReadonlyMap<string, Operation> {
  const former = groupsBelow(model.groups).flatMap(({ id, operations }) =>
    operations.flatMap((each) => each.formerly.map((name) => [`${id}.${name}`, each] as const)),
  );
  const now = operationsOf(model).map((each) => [each.id, each] as const);
  return new Map([...former, ...now]);
}

/** All operations that a name may mean: those with the very route or id, else those with the same route but for names of parameters. */
function partnersOf(name: string, { operations }: DescribedApi): readonly DescribedOperation[] {
  const exactly = operations.filter(
    (each) => routeText(each) === name || each.operationId === name,
  );
  const route = /^([A-Za-z]+)\s+(\/.*)$/.exec(name);
  if (exactly.length > 0 || route === null) return exactly;
  const key = routeKey((route[1] ?? "").toUpperCase(), route[2] ?? "");
  return operations.filter(({ method, path }) => routeKey(method, path) === key);
}

function namesOf({ operations }: DescribedApi): readonly string[] {
  return operations.flatMap((each) => [
    ...(each.operationId === undefined ? [] : [each.operationId]),
    routeText(each),
  ]);
}

function schemaFaults(
  { schemas }: OperationMap,
  model: ApiModel,
  described: DescribedApi,
): readonly Diagnostic[] {
  const own = new Set(model.schemas.map(({ name }) => name));
  const others = new Set(described.schemas.map(({ name }) => name));
  const holders = new Map<string, string>();
  return schemas.flatMap((decision) => {
    const { name, partner, at } = decision;
    if (!own.has(name)) return [unknown(decision, `no schema is called \`${name}\``, own)];
    if (partner === undefined) return [];
    if (!others.has(partner)) {
      const message = `the source has no schema \`${partner}\``;
      return [unknown({ ...decision, name: partner }, message, others)];
    }
    const holder = holders.get(partner);
    holders.set(partner, holder ?? name);
    if (holder === undefined) return [];
    const message = `\`${partner}\` is the partner of \`${holder}\` already`;
    const help = "keep one of the two lines, or write `none` for one of them";
    return [diagnostic("map-ambiguous", { at, message, help })];
  });
}

function unknown(
  { name, at }: Decision,
  message: string,
  candidates: Iterable<string>,
): Diagnostic {
  const meant = didYouMean(name, candidates);
  const help =
    meant === undefined ? "look the name up, or leave the line out" : `did you mean \`${meant}\`?`;
  return diagnostic("map-unknown", { at, message, help });
}
