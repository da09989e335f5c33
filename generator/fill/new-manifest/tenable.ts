/** A new manifest is read once before anybody sees it: what its checks refuse is taken out, and told as lost. */
import { type Diagnostic, hasErrors } from "../../diagnostics/diagnostic.js";
import { placeText } from "../../model/place.js";
import { validate } from "../../validate/validate.js";
import type {
  DescribedApi,
  DescribedOperation,
  DescribedSchema,
  DescribedShared,
  SourceLoss,
} from "../described-api.js";
import type { Target } from "../edits/proposal.js";
import { withoutFaulty } from "../edits/refusal.js";
import { faultsOfMeaning, withoutUntenable } from "../edits/untenable.js";
import { type Told, type ToldMap, toldMap, toldScalar } from "../told.js";
import type { PlannedGroup } from "./operation-places.js";
import type { RoundFiles } from "./round-files.js";

/** A manifest that is planned: what goes where, and the texts that come of it. */
export interface Planned {
  readonly groups: readonly PlannedGroup[];
  /** Schemas by the name of their file. */
  readonly filed: ReadonlyMap<string, readonly DescribedSchema[]>;
  /** The parts that operations refer to. */
  readonly shared: readonly DescribedShared[];
  readonly files: ReadonlyMap<string, string>;
}

/** An API without what a manifest refuses, and that. */
export interface Tenable {
  readonly api: DescribedApi;
  readonly losses: readonly SourceLoss[];
}

/**
 * Returns the rest of an API whose manifest has faults; undefined where it has none. Throws where they cannot be removed.
 * `whole`: a schema with any fault is removed as a whole. `files`: what is known of files that are as before.
 */
export function tenable(
  api: DescribedApi,
  planned: Planned,
  { whole, files }: { readonly whole: boolean; readonly files: RoundFiles },
): Tenable | undefined {
  const documents = [...planned.files].map(([file, text]) => files.document(file, text));
  const values = documents.map(({ value }) => value);
  const ofText = documents.flatMap(({ diagnostics }) => diagnostics);
  const validated = validate(values);
  const ofShape = [...ofText, ...validated.diagnostics].filter((each) => hasErrors([each]));
  const ofMeaning = ofShape.length > 0 ? [] : faultsOfMeaning(validated.value);
  if (ofShape.length + ofMeaning.length === 0) return undefined;
  const targets = targetsOf(api, planned);
  const { targets: left, refused } =
    ofShape.length > 0
      ? withoutFaulty(targets, ofShape)
      : withoutUntenable(targets, ofMeaning, { whole });
  if (refused.length === 0) throw ourFault(ofShape);
  const rest = new Map(left.map(({ at, told }) => [placeText("", at), told]));
  const losses = refused.map(({ at, toldAt, why }) => ({
    at: toldAt,
    what: at.path.map(String).join("."),
    why: `It cannot be: ${why}.`,
  }));
  return { api: withTold(api, planned, rest), losses };
}

function targetsOf(
  { service }: DescribedApi,
  { groups, filed, shared }: Planned,
): readonly Target[] {
  const operations = operationPlaces(groups).map(([place, { facts }]) => targetAt(place, facts));
  const schemas = schemaPlaces(filed).map(([place, { schema }]) => targetAt(place, schema));
  const parts = shared.map((each) => targetAt(sharedPlace(each), each.told));
  return [targetAt(servicePlace, service), ...operations, ...schemas, ...parts];
}

function withTold(
  api: DescribedApi,
  { groups, filed, shared }: Planned,
  told: ReadonlyMap<string, Told>,
): DescribedApi {
  const factsAt = (place: KeyPath, { at }: ToldMap): ToldMap => {
    const left = told.get(keyPathText(place));
    return left?.kind === "map" ? left : toldMap([], at);
  };
  // An operation or schema that lost nothing stays the same object, so its file is not printed again.
  const operations = new Map(
    operationPlaces(groups).map(([place, each]) => {
      const facts = factsAt(place, each.facts);
      return [each, facts === each.facts ? each : { ...each, facts }];
    }),
  );
  const schemas = new Map(
    schemaPlaces(filed).map(([place, each]) => {
      const schema = told.get(keyPathText(place)) ?? toldScalar("not shown", each.at);
      return [each, schema === each.schema ? each : { ...each, schema }];
    }),
  );
  return {
    ...api,
    service: factsAt(servicePlace, api.service),
    operations: api.operations.map((each) => operations.get(each) ?? each),
    schemas: api.schemas.map((each) => schemas.get(each) ?? each),
    shared: shared.map((each) => ({
      ...each,
      told: told.get(keyPathText(sharedPlace(each))) ?? restOf(each),
    })),
  };
}

/** A file of the new manifest, and the keys in it. */
type KeyPath = readonly [file: string, ...path: string[]];

const servicePlace: KeyPath = ["service.yaml"];

function operationPlaces(
  groups: readonly PlannedGroup[],
): readonly (readonly [KeyPath, DescribedOperation])[] {
  const inGroup = (
    { operations, parts }: PlannedGroup,
    place: KeyPath,
  ): readonly (readonly [KeyPath, DescribedOperation])[] => [
    ...[...operations].map(
      ([name, operation]) => [[...place, "operations", name], operation] as const,
    ),
    ...parts.flatMap((part) => inGroup(part, [...place, "subgroups", part.id])),
  ];
  return groups.flatMap((group) => inGroup(group, [`groups/${group.id}.yaml`]));
}

function schemaPlaces(filed: Planned["filed"]): readonly (readonly [KeyPath, DescribedSchema])[] {
  return [...filed].flatMap(([file, schemas]) =>
    schemas.map((each) => [[`schemas/${file}.yaml`, "schemas", each.name], each] as const),
  );
}

function sharedPlace({ kind, name }: DescribedShared): KeyPath {
  return [`shared/${kind}.yaml`, kind, name];
}

/** Returns the rest of a shared part: the name and place of a parameter, and of anything else that it exists. */
function restOf({ kind, told, at }: DescribedShared): Told {
  if (kind !== "parameters" || told.kind !== "map") return toldScalar("not shown", at);
  return { ...told, entries: told.entries.filter(({ key }) => key === "name" || key === "in") };
}

function targetAt([file, ...path]: KeyPath, told: Told): Target {
  return { at: { file, path, part: "value" }, told };
}

function keyPathText([file, ...path]: KeyPath): string {
  return placeText("", { file, path });
}

function ourFault(faults: readonly Diagnostic[]): Error {
  const told = faults.map(({ code, message, at }) => `${code} in ${at.file}: ${message}`);
  return new Error(`the new manifest has faults:\n${told.join("\n")}`);
}
