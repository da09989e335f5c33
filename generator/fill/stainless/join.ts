/**
 * A description with the names and the order of a configuration. Operations that only one of the two has are kept: those of
 * the description are named as without a configuration, and come last.
 */
import { wordsIn } from "../../words.js";
import type { DescribedApi, DescribedOperation, SourceLoss } from "../described-api.js";
import { routeKey } from "../matching/routes.js";
import { idOf } from "../new-manifest/id-words.js";
import { takenNames } from "../new-manifest/taken-names.js";
import { withSchemaIds } from "../openapi/schema-ids.js";
import { type Told, type ToldEntry, type ToldMap, toldIn, toldMap, toldScalar } from "../told.js";
import type { Configuration } from "./describe-stainless.js";
import { groupFacts } from "./group-facts.js";
import { withVariables } from "./variables.js";

/** Both in one, and what they do not have in common. */
export interface Joined {
  readonly api: DescribedApi;
  /** Operations of the configuration whose method and path the description does not have. */
  readonly gone: readonly DescribedOperation[];
  /** Operations of the description that no method has, and whether the configuration leaves them out on purpose. */
  readonly unnamed: readonly {
    readonly operation: DescribedOperation;
    readonly isMeant: boolean;
  }[];
}

/** Joins them. */
export function join(description: DescribedApi, configuration: Configuration): Joined {
  const { id } = configuration.source;
  const byRoute = new Map(
    description.operations.map((each) => [routeKey(each.method, each.path), each]),
  );
  const gone: DescribedOperation[] = [];
  const taken = new Set<DescribedOperation>();
  const named = configuration.operations.map((method) => {
    const own = byRoute.get(routeKey(method.method, method.path));
    if (own === undefined) {
      gone.push(method);
      return { ...method, facts: withFacts(toldMap([], method.at), method.facts.entries, id) };
    }
    taken.add(own);
    const { operationId, tags } = method;
    const more = method.facts.entries.filter(({ key }) => key !== "method" && key !== "path");
    const placed = { ...own, tags, facts: withFacts(own.facts, more, id) };
    return operationId === undefined ? placed : { ...placed, operationId };
  });
  const others = description.operations.filter((each) => !taken.has(each));
  const unnamed = others.map((operation) => ({
    operation,
    isMeant: configuration.unspecified.has(routeKey(operation.method, operation.path)),
  }));
  const { ids, losses } = schemaNames(description, configuration);
  const { groups, tags } = groupFacts(description, configuration, id);
  const left = new Set(others.map((each) => each.tags[0]));
  // An operation without a method joins a group that is called as its tag.
  const standing = new Set(
    configuration.operations.map(({ tags: [each = ""] }) => outermost(each)),
  );
  const tagged = (description.groups ?? []).filter(
    ({ name }) => left.has(name) && !standing.has(idOf(wordsIn(name), "service")),
  );
  const service = withFacts(
    serviceOf(description, configuration),
    configuration.service.entries.filter(
      ({ key }) => toldIn(description.service, key) === undefined,
    ),
    id,
  );
  const api: DescribedApi = {
    ...description,
    service,
    operations: [...named, ...others],
    groups: [...groups, ...tagged],
    others: [...(description.others ?? []), configuration.source],
    packages: configuration.packages,
    losses: [
      ...description.losses,
      ...lostTags(description, new Set([...tags, ...left])),
      ...configuration.losses,
      ...losses,
      ...addressLoss(description, configuration),
    ],
  };
  return { api: withSchemaIds(api, ids), gone, unnamed };
}

/** The description's service; its credentials have the variables of the configuration. */
function serviceOf(
  { service }: DescribedApi,
  { source, variables }: Configuration,
): DescribedApi["service"] {
  const entries = service.entries.map(({ key, value }) => {
    const own = key === "authentication" ? withVariables(value, variables, source.id) : value;
    return { key, value: own ?? value };
  });
  return { ...service, entries };
}

function outermost(id: string): string {
  return id.split(".", 1)[0] ?? id;
}

/** Facts with those of the configuration in their places, and who says these. */
export function withFacts(facts: ToldMap, more: readonly ToldEntry[], id: string): ToldMap {
  if (more.length === 0) return facts;
  const keys = new Set(more.map(({ key }) => key));
  const said = more.filter(({ key }) => key !== "formerly");
  const sources = toldMap(
    said.map(({ key, value }) => [key, toldScalar(id, value.at)]),
    facts.at,
  );
  const sourceOf: readonly ToldEntry[] =
    said.length === 0 ? [] : [{ key: "sourceOf", value: sources }];
  const own = facts.entries.filter(({ key }) => !keys.has(key));
  return { ...facts, entries: [...sourceOf, ...own, ...more] };
}

/** Texts of tags that are no group of the configuration. */
function lostTags(
  { groups = [] }: DescribedApi,
  used: ReadonlySet<string | undefined>,
): readonly SourceLoss[] {
  const why = "The groups are those of the configuration, and none has just its operations.";
  return groups
    .filter(({ name, facts }) => !used.has(name) && facts.entries.length > 0)
    .map(({ name, facts }) => ({ at: facts.at, what: `tag ${name}`, why }));
}

/** The description says where the service is; an address of the configuration that is another one is told. */
function addressLoss(
  { service }: DescribedApi,
  { service: other }: Configuration,
): readonly SourceLoss[] {
  const [own, told] = [toldIn(service, "baseUrl"), toldIn(other, "baseUrl")];
  if (own === undefined || told === undefined || sameText(own, told)) return [];
  const why = "The description has another base URL, which is taken.";
  return [{ at: told.at, what: "environments", why }];
}

function sameText(one: Told, other: Told): boolean {
  return one.kind === "scalar" && other.kind === "scalar" && one.value === other.value;
}

interface SchemaNames {
  readonly ids: ReadonlyMap<string, string>;
  readonly losses: readonly SourceLoss[];
}

/** Schemas are called as their models, and no two alike: those without a model keep their names where these are free. */
function schemaNames({ schemas }: DescribedApi, { models }: Configuration): SchemaNames {
  const declared = new Set(schemas.map(({ name }) => name));
  const names = takenNames();
  const ids = new Map<string, string>();
  const losses: SourceLoss[] = [];
  for (const { schema, ids: wanted, at, key } of models) {
    const what = `models.${key}`;
    if (!declared.has(schema))
      losses.push({ at, what, why: "The description has no such schema." });
    else if (ids.has(schema))
      losses.push({ at, what, why: "The schema is called otherwise before." });
    else ids.set(schema, names.takeFirst(wanted));
  }
  for (const { name } of schemas) {
    if (!ids.has(name)) ids.set(name, names.takeFirst([idOf(wordsIn(name), "schema")]));
  }
  return { ids, losses };
}
