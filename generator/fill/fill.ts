/** Fills a manifest from a source: what it says, which operation is which, and the edits that follow from it. */
import type { Diagnostic, Reported } from "../diagnostics/diagnostic.js";
import type { ApiModel } from "../model/model.js";
import { knownValue } from "../model/known.js";
import { operationsOf } from "../model/walk.js";
import { resolve } from "../resolve/resolve.js";
import type { SourceDocument } from "../source/document.js";
import { validate } from "../validate/validate.js";
import { assumedFrom } from "./assumed-source.js";
import { describedSource } from "./described-source.js";
import type { DescribedApi, SourceLoss } from "./described-api.js";
import type { Update } from "./edits/judge.js";
import { fillManifest, type FillOptions, type Proposal } from "./edits/fill-manifest.js";
import { draftOf } from "./edits/manifest-draft.js";
import type { Target } from "./edits/proposal.js";
import { toldWhereSaid } from "./edits/said-elsewhere.js";
import type { Gone } from "./following/gone.js";
import { withNamedParts } from "./following/named-parts.js";
import { type Followed, newIn } from "./following/new-in-source.js";
import { followedNames } from "./following/new-schemas.js";
import {
  takenOut,
  withoutGoneOperations,
  withoutGoneSchemas,
  withoutJoined,
} from "./following/pruned.js";
import { type FoundSource, sameSource } from "./following/same-source.js";
import { withoutUnusedParts } from "./following/unused-parts.js";
import { mapFaults } from "./matching/mapped.js";
import { matchOperations, type MatchOptions } from "./matching/match.js";
import type { OperationMap } from "./matching/operation-map.js";
import type { Matching } from "./matching/pair.js";
import { matchSchemas } from "./matching/schemas.js";
import { freeId } from "./openapi/kebab-ids.js";
import { withSchemaIds } from "./openapi/schema-ids.js";
import { withoutWhatFits } from "./observed/fitting-facts.js";
import type { Source } from "./sources/source.js";
import { type GroupedPair, targetsOfGroups } from "./targets-of-groups.js";
import { assumedTargets, schemaFileOf, targetsOfSource } from "./targets-of-source.js";
import { kebabCase } from "../words.js";

/** The inputs of a fill. */
export interface FillRequest {
  /** The manifest's files, free of errors, and what they say. */
  readonly documents: readonly SourceDocument[];
  readonly model: ApiModel;
  readonly source: Source;
  readonly accept?: MatchOptions["accept"];
  readonly map: OperationMap;
  readonly prefer: NonNullable<FillOptions["prefer"]>;
  /** True if facts are filled in that the source does not state, and that go by habit: as assumptions. */
  readonly assume: boolean;
  /** The API's address, where a capture has others; left out, the one that the manifest knows. */
  readonly baseUrl?: string;
  /** The description that a configuration was written for, where it is named, too. */
  readonly beside?: DescribedApi;
  /** The id of the source in the manifest, where somebody says it. */
  readonly sourceId?: string;
  /** Set where the manifest is to follow what the source says now. */
  readonly update?: Update;
}

/** The result of a fill; nothing is written. */
export interface Filled {
  readonly described: DescribedApi;
  readonly matching: Matching;
  /** Names of the manifest's schemas by those of the source. */
  readonly schemas: ReadonlyMap<string, string>;
  /** Resources of the manifest that no schema of the source is. */
  readonly unmatchedResources: readonly string[];
  readonly proposal: Proposal;
  /** The result of the assumptions. */
  readonly assumed: Proposal;
  /** True if the assumptions were taken. */
  readonly isAssumed: boolean;
  /** The parts that were not taken over: the reader could not hold them, or they have no place in this manifest. */
  readonly losses: readonly SourceLoss[];
  /** The manifest's files as they would be. */
  readonly documents: readonly SourceDocument[];
  /** Which source of the manifest it is, and by what it was recognised. */
  readonly recognised: FoundSource;
  /** The result of following a source; undefined where that was not requested. */
  readonly followed: Followed | undefined;
  /** True if what the source has no more was taken out. */
  readonly isPruned: boolean;
}

/** Fills in what one source tells; where the manifest is to follow it, also what is new in it. */
export function fillFrom(request: FillRequest): Reported<Filled> {
  const { value: filled, diagnostics } = filledOnce(request);
  const { followed } = filled;
  if (request.update?.prune !== true || followed === undefined) {
    return { value: filled, diagnostics };
  }
  // Operations go before the new ones get their names, shared parts and schemas when nothing refers to them any more.
  const before = withoutGoneOperations(request.documents, followed.gone);
  const model = resolve(validate(before.documents).value, request.model.folder).value;
  const { value } = filledOnce({ ...request, documents: before.documents, model });
  // What was the last thing of its file may have new ones beside it now.
  const joined = withoutJoined(before.kept, value.followed?.operations ?? []);
  const again = withoutGoneOperations(value.documents, joined);
  const parts = withoutUnusedParts(
    again.documents,
    request.documents,
    request.model.shared,
    value.described.source.id,
  );
  const after = withoutGoneSchemas(parts.documents, followed.gone);
  const gone: Gone = {
    ...again.kept,
    schemas: after.kept.schemas,
    parts: parts.kept,
    all: followed.gone.all,
  };
  const standing = new Set(before.kept.groups);
  const lost = {
    ...followed.gone,
    groups: [...followed.gone.groups.filter((each) => !standing.has(each)), ...joined.groups],
    operations: [...new Set([...followed.gone.operations, ...joined.operations])],
    parts: parts.unused,
  };
  const taken = takenOut(lost, gone);
  return {
    value: {
      ...value,
      documents: after.documents,
      isPruned: true,
      ...(value.followed && { followed: { ...value.followed, gone, taken } }),
    },
    diagnostics,
  };
}

function filledOnce(request: FillRequest): Reported<Filled> {
  const { documents, model, source, map, prefer, accept, update } = request;
  const { value: read, diagnostics } = readFor(request);
  const { value: recognised, diagnostics: unrecognised } = recognise(read, request);
  const described = { ...read, source: { ...read.source, id: recognised.id } };
  const faults: readonly Diagnostic[] = [...unrecognised, ...mapFaults(map, model, described)];
  const matching = matchOperations(model, described, {
    map,
    ...(accept !== undefined && { accept }),
  });
  const schemas = matchSchemas(model, described, matching.pairs, map);
  const isUpdate = update !== undefined;
  const names = isUpdate
    ? followedNames(described, schemas, model)
    : allNames(described, schemas, model);
  const renamed = withSchemaIds(described, names);
  const news = isUpdate ? newIn(renamed, { matching, schemas, model }) : undefined;
  // What comes to a group is of it already, so that a second run finds nothing more to say of the group.
  const added = (news?.followed.operations ?? []).map(({ id, described: own }): GroupedPair => ({
    operation: { id },
    described: own,
    how: "exact",
  }));
  const inGroups = [...matching.pairs, ...added];
  const groups = targetsOfGroups(described, inGroups, model, isUpdate);
  const known = [...targetsOfSource(renamed, matching.pairs, model, isUpdate), ...groups.targets];
  const draft = draftOf(documents);
  const said = toldWhereSaid([...known, ...(news?.targets ?? [])], draft);
  const targets = withNamedParts(said, draft, described.source.id);
  // A description and a configuration state what may be; all else shows samples of it.
  const isStated = source.kind.format === "openapi" || source.kind.format === "stainless";
  const left = (all: readonly Target[], own: readonly SourceDocument[]): readonly Target[] =>
    isStated ? all : withoutWhatFits(all, own);
  const teller = {
    source: described.source,
    prefer,
    ...(update && { update }),
    ...(news && { additions: news }),
  };
  const proposal = fillManifest(documents, left(targets, documents), teller);
  const assumptions = left(assumedTargets(renamed, matching.pairs, model), proposal.documents);
  const assumed = fillManifest(proposal.documents, assumptions, { source: assumedFrom(described) });
  const isAssumed = request.assume;
  const after = isAssumed ? assumed.documents : proposal.documents;
  const losses = [...described.losses, ...groups.losses];
  const matched = new Set(schemas.values());
  const unmatchedResources = model.resources.filter((name) => !matched.has(name));
  return {
    value: {
      described,
      matching: news === undefined ? matching : { ...matching, left: news.left },
      schemas,
      unmatchedResources,
      proposal,
      assumed,
      isAssumed,
      losses,
      documents: after,
      recognised,
      followed: news?.followed,
      isPruned: false,
    },
    diagnostics: [...diagnostics, ...faults],
  };
}

function recognise(
  { source }: DescribedApi,
  { model, source: { file }, sourceId, update }: FillRequest,
): Reported<FoundSource> {
  return sameSource({ source, file }, model, {
    isUpdate: update !== undefined,
    ...(sourceId !== undefined && { named: sourceId }),
  });
}

/** Returns the facts of a source, read with those that the manifest knows already; a known address is not told again. */
function readFor({ source, model, baseUrl, beside }: FillRequest): Reported<DescribedApi> {
  const known = knownValue(model.service.baseUrl);
  const wanted = baseUrl ?? known;
  const routes = operationsOf(model).flatMap(({ method, path }) => {
    const own = knownValue(path);
    const verb = knownValue(method);
    return own === undefined || verb === undefined ? [] : [{ method: verb, path: own.text }];
  });
  const { value, diagnostics } = describedSource(source, {
    routes,
    ...(wanted !== undefined && { baseUrl: wanted }),
    ...(beside !== undefined && { beside }),
  });
  if (known === undefined || source.kind.format !== "har") return { value, diagnostics };
  const entries = value.service.entries.filter(({ key }) => key !== "baseUrl");
  return { value: { ...value, service: { ...value.service, entries } }, diagnostics };
}

/**
 * A name for every schema of the source: the manifest's own where it has one, else an id that nothing has. What stands in the
 * source's own file was named so before, and is again.
 */
function allNames(
  { schemas, source }: DescribedApi,
  known: ReadonlyMap<string, string>,
  model: ApiModel,
): ReadonlyMap<string, string> {
  const matched = new Set(known.values());
  const file = schemaFileOf(source);
  const others = model.schemas.filter(({ name, at }) => at.file !== file || matched.has(name));
  const taken = new Set(others.map(({ name }) => name.replaceAll("-", "")));
  return new Map(
    schemas.map(({ name }) => [
      name,
      known.get(name) ?? freeId(kebabCase(name) || "schema", taken),
    ]),
  );
}
