/** Where in the manifest each thing goes that a source tells: facts of operations, of schemas and of the service. */
import { parsePathTemplate, pathParameterNames } from "../model/path-template.js";
import { knownValue } from "../model/known.js";
import type { ApiModel, Operation } from "../model/model.js";
import type { DescribedApi, DescribedOperation, DescribedSchema } from "./described-api.js";
import type { Target } from "./edits/proposal.js";
import type { Pair } from "./matching/pair.js";
import { endsAlike } from "./matching/routes.js";
import { type Told, type ToldMap, toldIn, toldMap, toldScalar } from "./told.js";

/**
 * Targets of everything that the pairs stand for. Names of schemas are the manifest's already. In an update a path that only the
 * source has said follows it, with the names of its parameters; any other keeps those that the manifest has for them.
 */
export function targetsOfSource(
  described: DescribedApi,
  pairs: readonly Pair[],
  model: ApiModel,
  isUpdate = false,
): readonly Target[] {
  const operations = pairs
    .filter(({ how }) => how !== "proposed")
    .map(({ operation, described: other }) => {
      const { facts, path } = current(other, described);
      const isFollowed = isUpdate && isPathOf(described.source.id, operation);
      return {
        at: operation.at,
        told: isFollowed ? facts : namedFor(operation, { facts, path }),
      };
    });
  const service: Target = {
    at: { file: "service.yaml", path: [], part: "value" },
    told: described.service,
  };
  const own = new Map(model.schemas.map((each) => [each.name, each]));
  const known = described.schemas.filter(({ name }) => own.has(name));
  const facts = [described.service, ...operations.map(({ told }) => told)];
  const needed = referredSchemas(
    [...facts, ...known.map(({ schema }) => schema)],
    described.schemas,
  );
  const schemas = described.schemas
    .filter(({ name }) => own.has(name) || needed.has(name))
    .map((schema) => schemaTarget(schema, own.get(schema.name)?.at, described));
  return [service, ...operations, ...schemas];
}

/** Targets of what is only assumed: paths that were inferred, facts that go by habit; of operations and of the service. */
export function assumedTargets(
  described: DescribedApi,
  pairs: readonly Pair[],
  model: ApiModel,
): readonly Target[] {
  const operations = pairs
    .filter(({ how }) => how !== "proposed")
    .flatMap(({ operation, described: { assumed, path } }): readonly Target[] => {
      if (assumed === undefined) return [];
      const template = toldIn(assumed, "path");
      const inferred = template?.kind === "scalar" ? String(template.value) : path;
      return [{ at: operation.at, told: namedFor(operation, { facts: assumed, path: inferred }) }];
    });
  const service = assumedOfService(described, operations, model);
  const at = { file: "service.yaml", path: [], part: "value" } as const;
  return [...(service.entries.length === 0 ? [] : [{ at, told: service }]), ...operations];
}

/** An address where the manifest has none, and ways to page where an operation pages. */
function assumedOfService(
  { assumed, service }: DescribedApi,
  operations: readonly Target[],
  model: ApiModel,
): ToldMap {
  const isPaged = operations.some(({ told }) => toldIn(told, "pagination") !== undefined);
  const hasAddress = knownValue(model.service.baseUrl) !== undefined;
  const entries = (assumed?.entries ?? []).filter(({ key }) =>
    key === "pagination" ? isPaged : key !== "baseUrl" || !hasAddress,
  );
  return { kind: "map", entries, at: service.at };
}

/** Facts of an operation after its schemas got other names. */
function current(other: DescribedOperation, { operations }: DescribedApi): DescribedOperation {
  return (
    operations.find(({ method, path }) => method === other.method && path === other.path) ?? other
  );
}

/** New schemas stand together in one file, which is named after the source. */
export function schemaFileOf({ id }: DescribedApi["source"]): string {
  return `schemas/${id}.yaml`;
}

function schemaTarget(
  { name, schema, at }: DescribedSchema,
  known: Target["at"] | undefined,
  { source }: DescribedApi,
): Target {
  if (known !== undefined) return { at: known, told: schema };
  const file = schemaFileOf(source);
  return { at: { file, path: ["schemas", name], part: "missing" }, told: { ...schema, at } };
}

/** Facts with the names that the manifest has for parameters of the path, where it knows the path already. */
function namedFor(
  operation: Operation,
  { facts, path }: Pick<DescribedOperation, "facts" | "path">,
): Told {
  const known = knownValue(operation.path);
  if (known === undefined) return facts;
  const theirs = pathParameterNames(parsePathTemplate(path));
  const ours = pathParameterNames(known);
  const names = new Map(theirs.map((name, index) => [name, ours[index] ?? name]));
  const entries = facts.entries.map(({ key, value }): readonly [string, Told] => {
    if (key === "path" && endsAlike(known.text, path)) {
      return [key, toldScalar(known.text, value.at)];
    }
    return [key, key === "parameters" ? withPathNames(value, names) : value];
  });
  return toldMap(entries, facts.at);
}

/** True if a source, and nobody else, has said what the path of an operation is, and all of its parameters. */
function isPathOf(id: string, { path, parameters }: Operation): boolean {
  const own = JSON.stringify([id]);
  const sources = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    else if (typeof value === "object" && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        if (key === "sources") sources.add(JSON.stringify(inner));
        else visit(inner);
      }
    }
  };
  visit([path, parameters.path]);
  return [...sources].every((each) => each === own);
}

function withPathNames(parameters: Told, names: ReadonlyMap<string, string>): Told {
  const path = toldIn(parameters, "path");
  if (parameters.kind !== "map" || path?.kind !== "map") return parameters;
  const renamed = toldMap(
    path.entries.map(({ key, value }) => [names.get(key) ?? key, value]),
    path.at,
  );
  return toldMap(
    parameters.entries.map(({ key, value }) => [key, key === "path" ? renamed : value]),
    parameters.at,
  );
}

const prefix = "#/schemas/";

/** Their names. A text that only looks like a reference, in an example, brings a schema more than is needed, and no less. */
function referredSchemas(
  told: readonly Told[],
  schemas: readonly DescribedSchema[],
): ReadonlySet<string> {
  const byName = new Map(schemas.map((each) => [each.name, each.schema]));
  const found = new Set<string>();
  const pending: Told[] = [...told];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.kind === "list") for (const item of next.items) pending.push(item);
    if (next.kind === "map") for (const { value } of next.entries) pending.push(value);
    if (next.kind !== "scalar" || typeof next.value !== "string") continue;
    const name = next.value.startsWith(prefix) ? next.value.slice(prefix.length) : undefined;
    const schema = name === undefined ? undefined : byName.get(name);
    if (name === undefined || schema === undefined || found.has(name)) continue;
    found.add(name);
    pending.push(schema);
  }
  return found;
}
