/**
 * The shared parts of a source, as parts of a new manifest that operations refer to: found by their place in the source, which
 * all uses have in common. A description beside a reference makes that use a different thing.
 */
import { jsonText } from "../../emit/json-text.js";
import type {
  DescribedApi,
  DescribedOperation,
  DescribedShared,
  SharedKind,
} from "../described-api.js";
import type { JsonValue } from "../../model/schema.js";
import { jsonOfTold, valueIn } from "../edits/json-map.js";
import { type SourcePlace, type Told, type ToldMap, toldMap, toldScalar } from "../told.js";
import { idOf } from "./id-words.js";
import { takenNames, type TakenNames } from "./taken-names.js";
import { wordsIn } from "../../words.js";

/** One use of something, and whose it is. */
export interface Use {
  readonly kind: SharedKind;
  readonly told: Told;
  /** Where what uses it stands: what stands there itself is said there. */
  readonly owner: SourcePlace;
  /** Place and name of a parameter; empty for anything else. */
  readonly key: string;
  /** The part that already exists, in a manifest that is filled in. */
  readonly known: JsonValue | undefined;
}

/** Gives each use what it is to say: itself, or a reference. */
export type Replace = (use: Use) => Told;

/** An API in which what is said once stands once: headers first, which responses refer to. */
export function withSharedParts(api: DescribedApi): DescribedApi {
  const names: Record<SharedKind, TakenNames> = {
    parameters: takenNames(),
    headers: takenNames(),
    responses: takenNames(),
  };
  return sharingSteps.reduce((before, step) => {
    const found = sharedParts(before, step, names);
    return found.length === 0 ? before : withReferences(before, step, found);
  }, api);
}

/** A part, and the text of what it says. */
interface FoundPart extends DescribedShared {
  readonly text: string;
  readonly place: string;
}

/** Replaces all uses of one kind in the facts of an operation, of which a manifest may know some. */
export type Step = (facts: ToldMap, holder: Holder, replace: Replace) => ToldMap;

/** The owner of facts. */
interface Holder {
  readonly owner: SourcePlace;
  /** The manifest's value of it. */
  readonly known?: JsonValue | undefined;
}

/** Returns the parts with at least two uses, in the order of the first use; of two texts of one part the one with most uses. */
function sharedParts(
  api: DescribedApi,
  step: Step,
  names: Record<SharedKind, TakenNames>,
): readonly FoundPart[] {
  const found = new Map<string, Map<string, { readonly use: Use; readonly owners: Set<string> }>>();
  const collect: Replace = (use) => {
    const place = placeOf(use);
    if (place === undefined) return use.told;
    const texts = found.get(place) ?? new Map<string, never>();
    const text = jsonText(jsonOfTold(use.told));
    const known = texts.get(text) ?? { use, owners: new Set<string>() };
    known.owners.add(placeText(use.owner));
    found.set(place, texts.set(text, known));
    return use.told;
  };
  for (const { facts, at: owner } of api.operations) step(facts, { owner }, collect);
  return [...found].flatMap(([place, texts]): readonly FoundPart[] => {
    const most = Math.max(...[...texts.values()].map(({ owners }) => owners.size));
    const best = [...texts].find(([, { owners }]) => owners.size === most);
    if (best === undefined || most < 2) return [];
    const [text, { use }] = best;
    const { kind, told } = use;
    if (told.kind !== "map") return [];
    const name = names[kind].takeFirst([wantedName(use)]);
    return [{ kind, name, at: told.at, told: partOf(use, told), text, place }];
  });
}

/** The name that a part is to have. */
export function wantedName({ kind, told }: Use): string {
  return idOf(wordsIn(nameAt(told.at) ?? ""), kind.slice(0, -1));
}

/** A reference to a part, in the place of what is told of it. */
export function referenceTo(
  { kind, name }: Pick<DescribedShared, "kind" | "name">,
  { at }: Told,
): ToldMap {
  return toldMap([["$ref", toldScalar(`#/${kind}/${name}`, at)]], at);
}

/** A shared parameter says its place and its name itself. */
export function partOf({ kind, key }: Use, told: ToldMap): ToldMap {
  if (kind !== "parameters") return told;
  const [place = "", ...name] = key.split(" ");
  const { at } = told;
  return toldMap(
    [
      ["name", toldScalar(name.join(" "), at)],
      ["in", toldScalar(place, at)],
      ...told.entries.map(({ key: each, value }) => [each, value] as const),
    ],
    at,
  );
}

function withReferences(api: DescribedApi, step: Step, found: readonly FoundPart[]): DescribedApi {
  const byPlace = new Map(found.map((each) => [each.place, each]));
  const replace: Replace = (use) => {
    const part = byPlace.get(placeOf(use) ?? "");
    if (part === undefined || part.text !== jsonText(jsonOfTold(use.told))) return use.told;
    return referenceTo(part, use.told);
  };
  const operations = api.operations.map((each) => ({
    ...each,
    facts: step(each.facts, { owner: each.at }, replace),
  }));
  const shared = [
    ...(api.shared ?? []),
    ...found.map(({ kind, name, at, told }) => ({ kind, name, at, told })),
  ];
  return { ...api, operations, shared };
}

const headersReplaced: Step = (facts, { owner, known }, replace) =>
  within(facts, "responses", known, (responses, ofResponses) =>
    each(responses, ofResponses, (response, ofResponse) =>
      // The same answer of several operations has its headers once.
      within(response, "headers", ofResponse, (headers, ofHeaders) =>
        each(headers, ofHeaders, (told, own) =>
          replace({ kind: "headers", told, owner: ownerOf(response, owner), key: "", known: own }),
        ),
      ),
    ),
  );

const responsesReplaced: Step = (facts, { owner, known }, replace) =>
  within(facts, "responses", known, (responses, ofResponses) =>
    each(responses, ofResponses, (told, own) =>
      replace({ kind: "responses", told, owner, key: "", known: own }),
    ),
  );

const parametersReplaced: Step = (facts, { owner, known }, replace) =>
  within(facts, "parameters", known, (places, ofPlaces) =>
    each(places, ofPlaces, (bucket, ofBucket, place) =>
      each(bucket, ofBucket, (told, own, name) =>
        replace({ kind: "parameters", told, owner, key: `${place} ${name}`, known: own }),
      ),
    ),
  );

/** Headers come first, which responses refer to. */
export const sharingSteps: readonly Step[] = [
  headersReplaced,
  responsesReplaced,
  parametersReplaced,
];

function ownerOf(response: Told, operation: SourcePlace): SourcePlace {
  return isSaidElsewhere(response.at, operation) ? response.at : operation;
}

type Change = (value: Told, known: JsonValue | undefined, key: string) => Told;

function within<T extends Told>(
  told: T,
  key: string,
  known: JsonValue | undefined,
  change: Change,
): T {
  return each(told, known, (value, own, name) => (name === key ? change(value, own, name) : value));
}

function each<T extends Told>(told: T, known: JsonValue | undefined, change: Change): T {
  if (told.kind !== "map") return told;
  const entries = told.entries.map(({ key, value }) => ({
    key,
    value: change(value, valueIn(known, key), key),
  }));
  const isSame = entries.every(({ value }, index) => value === told.entries[index]?.value);
  return isSame ? told : { ...told, entries };
}

/** The place of what a use refers to, with what it is there; undefined where it is said by its owner itself. */
export function placeOf({ kind, told, owner, key }: Use): string | undefined {
  if (told.kind !== "map" || !isSaidElsewhere(told.at, owner)) return undefined;
  if (told.entries.some((entry) => entry.key === "$ref")) return undefined;
  return `${kind} ${key} ${placeText(told.at)}`;
}

/** True if something has a name of its own: a component, or a part of another file that is no item of a list. */
function isSaidElsewhere(at: SourcePlace, owner: SourcePlace): boolean {
  if (isComponent(at)) return true;
  const isPart = typeof at.path.at(-1) !== "number" && at.path[0] !== "paths";
  return at.file !== owner.file && isPart;
}

/** True if a place of a description is that of a component: OpenAPI's `components`, and the lists of OpenAPI 2.0 in their place. */
export function isComponent({ path }: SourcePlace): boolean {
  const [first, second] = path;
  if (first === "components") return path.length === 3;
  const isList = first === "parameters" || first === "responses";
  return isList && path.length === 2 && typeof second === "string";
}

function nameAt({ file, path }: SourcePlace): string | undefined {
  const last = path.at(-1);
  return last === undefined ? file.replace(/^.*\//, "").replace(/\.[^.]*$/, "") : String(last);
}

/** A place as one text. */
export function placeText({ file, path }: SourcePlace): string {
  return JSON.stringify([file, ...path]);
}

/** The parts that anything refers to, also through other parts. */
export function usedParts({
  operations,
  service,
  shared = [],
}: DescribedApi): readonly DescribedShared[] {
  const used = new Set<string>();
  const collect = (told: Told): void => {
    if (told.kind === "scalar") return;
    if (told.kind === "list") {
      for (const item of told.items) collect(item);
      return;
    }
    for (const { key, value } of told.entries) {
      if (key === "$ref" && value.kind === "scalar") used.add(String(value.value));
      else collect(value);
    }
  };
  const facts = ({ facts: own }: DescribedOperation): readonly Told[] =>
    own.entries
      .filter(({ key }) => key === "parameters" || key === "responses")
      .map(({ value }) => value);
  for (const told of [service, ...operations.flatMap(facts)]) collect(told);
  for (const part of shared.filter(({ kind }) => kind === "responses")) {
    if (used.has(`#/responses/${part.name}`)) collect(part.told);
  }
  return shared.filter(({ kind, name }) => used.has(`#/${kind}/${name}`));
}
