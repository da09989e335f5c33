/**
 * A new manifest of what a source describes. What the source does not tell is left out, which means the same as `not shown`:
 * in thousands of operations there would be more markers than facts. Of what is only assumed, paths and the address are taken
 * (`assumed-paths.ts`).
 */
import { diagnostic, type Reported } from "../../diagnostics/diagnostic.js";
import type {
  DescribedApi,
  DescribedOperation,
  DescribedSchema,
  DescribedShared,
  SharedKind,
  SourceLoss,
} from "../described-api.js";
import { type ToldMap, toldIn } from "../told.js";
import { assumedFrom } from "../assumed-source.js";
import type { FillSource } from "../edits/manifest-draft.js";
import { type WithPaths, withAssumedPaths } from "./assumed-paths.js";
import { withCommonAuthentication } from "./common-authentication.js";
import { withCommonErrors } from "./common-errors.js";
import { groupText, schemasText, serviceText, sharedText } from "./file-texts.js";
import { targetsText } from "./targets-text.js";
import type { FindTag } from "./group-forms.js";
import { holdable, type ReportLoss } from "./holdable.js";
import { routeText } from "../matching/routes.js";
import { idOf } from "./id-words.js";
import { nameInAddress } from "./package-name.js";
import { planGroups, type PlannedGroup } from "./operation-places.js";
import { resourcesOf, schemaFiles, schemaIds } from "./planned-schemas.js";
import { usedParts, withSharedParts } from "./shared-parts.js";
import { RoundFiles } from "./round-files.js";
import { type Planned, tenable } from "./tenable.js";
import { type RenameSchema, renamedInFacts, renamedInSchema } from "./references.js";
import { wordsIn } from "../../words.js";

/** A manifest that is not on disk yet. */
export interface NewManifest {
  /** Texts by path below the manifest's folder: `groups/books.yaml`. */
  readonly files: ReadonlyMap<string, string>;
  /** The facts that the manifest cannot hold, beside those that the reader of the source could not. */
  readonly losses: readonly SourceLoss[];
  /** The facts that were only inferred, with their source. */
  readonly assumed: Pick<WithPaths, "operations" | "baseUrl"> & { readonly source: string };
  /** Ids of operations, by their methods and paths. */
  readonly ids: ReadonlyMap<string, string>;
}

/** How often what cannot be is taken out: each round takes out what the one before has uncovered. */
const mostRounds = 100;

/** So often only the parts of schemas that cannot be; then, as those that need each other have ever more, schemas whole. */
const carefulRounds = 5;

/** An API as a manifest is made of it: in its words, with what is common to many said once. */
export interface PreparedApi {
  readonly api: DescribedApi;
  /** Names of schemas that may be resources. */
  readonly resources: ReadonlySet<string>;
  readonly losses: readonly SourceLoss[];
  readonly assumed: NewManifest["assumed"];
  /** Who says what is assumed; undefined where nothing is. */
  readonly assumedSource: FillSource | undefined;
}

/**
 * Prepares an API. It refers to nothing of what was read but single values: of a large description, whoever makes a manifest of
 * it should let go of that.
 */
export function preparedApi(read: DescribedApi): PreparedApi {
  const losses: SourceLoss[] = [];
  const assumedSource = assumedFrom({
    source: { ...read.source, id: idOf(wordsIn(read.source.id), "source") },
  });
  const { described, operations, baseUrl } = withAssumedPaths(read, assumedSource.id);
  const isAssumed = operations.length > 0 || baseUrl !== undefined;
  const whole = namedApi(described, (loss) => losses.push(loss));
  return {
    api: withCommonAuthentication(withCommonErrors(withSharedParts(whole))),
    resources: resourcesOf(whole.operations),
    losses,
    assumed: { operations, baseUrl, source: assumedSource.id },
    assumedSource: isAssumed ? assumedSource : undefined,
  };
}

/** Makes a manifest. It has no files, and there is an error, where the source describes no operation. */
export function newManifest(read: DescribedApi): Reported<NewManifest> {
  return manifestOf(preparedApi(read));
}

/** Makes a manifest of an API that is prepared for it. */
export function manifestOf({
  api,
  resources,
  losses: lost,
  assumed,
  assumedSource,
}: PreparedApi): Reported<NewManifest> {
  const losses = [...lost];
  const { at } = api.service;
  let named = api;
  const files = new RoundFiles();
  for (let round = 0; named.operations.length > 0; round++) {
    if (round === mostRounds) throw new Error("the new manifest has faults that stay");
    const planned = plannedOf(named, { candidates: resources, assumedSource, files });
    const left = tenable(named, planned, { whole: round >= carefulRounds, files });
    if (left === undefined) {
      losses.push(...lostTags(named, planned.groups));
      const ids = idsOf(planned.groups);
      return { value: { files: planned.files, losses, assumed, ids }, diagnostics: [] };
    }
    losses.push(...left.losses);
    named = left.api;
  }
  return {
    value: { files: new Map(), losses, assumed, ids: new Map() },
    diagnostics: [
      diagnostic("source-shape", {
        at: { file: at.file, onDisk: true },
        message: "the source describes no operation, and a manifest without any cannot be",
        help: "name a source that has operations; or begin with the starter, which `init` alone writes",
      }),
    ],
  };
}

/** Returns the parts of a source that the manifest can hold, with its schemas under their new ids. */
function namedApi(described: DescribedApi, report: ReportLoss): DescribedApi {
  const declared = firsts(
    described.schemas,
    ({ name }) => name,
    report,
    "A schema of that name stands before it.",
  );
  const ids = schemaIds(declared);
  const rename: RenameSchema = (name, at) => {
    const id = ids.get(name);
    if (id === undefined) report({ at, what: "$ref", why: "There is no schema of that name." });
    return id;
  };
  const facts = (told: ToldMap) => renamedInFacts(holdable(told, report), rename);
  const operations = firsts(
    described.operations,
    routeKey,
    report,
    "An operation with that method and path stands before it.",
  );
  return {
    ...described,
    service: facts(described.service),
    groups: (described.groups ?? []).map((each) => ({
      ...each,
      facts: holdable(each.facts, report),
    })),
    operations: operations.map((each) => ({ ...each, facts: facts(each.facts) })),
    schemas: declared.map((each) => {
      const { name, schema } = each;
      const held = schema.kind === "map" ? holdable(schema, report) : schema;
      return { ...each, name: ids.get(name) ?? name, schema: renamedInSchema(held, rename) };
    }),
  };
}

/** No server can tell two operations apart whose paths differ in names of parameters only. */
function routeKey({ method, path }: DescribedOperation): string {
  return `${method} ${path.replaceAll(/\{[^{}]*\}/g, "{}")}`;
}

/** The first one of each key; the others are lost. */
function firsts<T extends DescribedOperation | DescribedSchema>(
  all: readonly T[],
  keyOf: (one: T) => string,
  report: ReportLoss,
  why: string,
): readonly T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    const isFirst = !seen.has(key);
    seen.add(key);
    if (!isFirst) report({ at: one.at, what: key, why });
    return isFirst;
  });
}

/** The surroundings of a plan. */
interface PlanScope {
  /** Names of schemas that may be resources. */
  readonly candidates: ReadonlySet<string>;
  readonly assumedSource: FillSource | undefined;
  readonly files: RoundFiles;
}

function plannedOf(
  api: DescribedApi,
  { candidates, assumedSource, files: known }: PlanScope,
): Planned {
  const { source, service, operations, schemas, groups: tags = [] } = api;
  const groups = planGroups(operations);
  const sourceId = idOf(wordsIn(source.id), "source");
  const declared = new Set(schemas.map(({ name }) => name));
  const resources = new Set([...candidates].filter((name) => declared.has(name)));
  const filed = schemaFiles({ schemas, resources, groups, service });
  const textOf = (key: string): string | undefined => {
    const fact = toldIn(service, key);
    return fact?.kind === "scalar" && typeof fact.value === "string" ? fact.value : undefined;
  };
  const named = textOf("title") ?? nameInAddress(textOf("baseUrl") ?? "") ?? source.title;
  const find: FindTag = (tag) => tags.find(({ name }) => name === tag)?.facts;
  const content = {
    facts: service,
    sourceId,
    source,
    others: [...(api.others ?? []), ...(assumedSource ? [assumedSource] : [])],
    groups: groups.map(({ id }) => id),
    resources: [...resources],
  };
  const shared = usedParts(api);
  const sharedFiles = kindsIn(shared).map(
    ([kind, parts]) => [`shared/${kind}.yaml`, sharedText(kind, parts, sourceId)] as const,
  );
  const files = new Map([
    ["service.yaml", serviceText(content)],
    ["targets.yaml", targetsText(named, api.packages)],
    ...groups.map((group) => {
      const path = `groups/${group.id}.yaml`;
      const print = () => groupText(group, sourceId, find);
      return [path, known.text(path, partsOf(group), print)] as const;
    }),
    ...[...filed].map(([file, those]) => {
      const path = `schemas/${file}.yaml`;
      const entries = those.map(({ name, schema }) => [name, schema] as const);
      const print = () => schemasText(entries, sourceId);
      return [path, known.text(path, entries.flat(), print)] as const;
    }),
    ...sharedFiles,
  ]);
  return { groups, filed, shared, files };
}

/** All that the text of a group is made of, beside what stays as it is. */
function partsOf({
  id,
  tag,
  isId,
  isStanding,
  operations,
  parts,
}: PlannedGroup): readonly unknown[] {
  const inner = parts.flatMap((each) => ["(", ...partsOf(each), ")"]);
  return [id, tag, isId, isStanding, ...[...operations].flat(), ...inner];
}

/** One file for each kind of which there is anything. */
function kindsIn(
  shared: readonly DescribedShared[],
): readonly (readonly [SharedKind, readonly DescribedShared[]])[] {
  return (["parameters", "headers", "responses"] as const)
    .map((kind) => [kind, shared.filter((each) => each.kind === kind)] as const)
    .filter(([, parts]) => parts.length > 0);
}

/** The ids of the operations, by their methods and paths. */
function idsOf(groups: readonly PlannedGroup[], holder = ""): ReadonlyMap<string, string> {
  return new Map(
    groups.flatMap(({ id, operations, parts }) => {
      const own = `${holder}${id}.`;
      const here = [...operations].map(([name, each]) => [routeText(each), own + name] as const);
      return [...here, ...idsOf(parts, own)];
    }),
  );
}

/** Returns the losses of the tags. */
function lostTags(
  { operations, groups: tags = [] }: Pick<DescribedApi, "operations" | "groups">,
  groups: readonly PlannedGroup[],
): readonly SourceLoss[] {
  const kept = new Set(groups.flatMap(tagsIn));
  const further = operations.flatMap(({ at, tags: [, ...others] }) =>
    others.map((tag): SourceLoss => ({ at, what: `tag ${tag}`, why: onlyOne })),
  );
  const unused = tags.filter(({ name }) => !kept.has(name));
  return [
    ...further,
    ...unused.map(({ name, facts: { at } }): SourceLoss => ({
      at,
      what: `tag ${name}`,
      why: empty,
    })),
  ];
}

const onlyOne = "An operation stands in one group, that of its first tag.";
const empty = "No operation has it first, so that no group is made of it.";

function tagsIn({ tag, parts }: PlannedGroup): readonly string[] {
  return [...(tag === undefined ? [] : [tag]), ...parts.flatMap(tagsIn)];
}
