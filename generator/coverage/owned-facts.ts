/** The facts of a model by what owns them, each under a place that stays when a file, a line or an owner moves. */
import { placeText } from "../model/place.js";
import type { ApiModel, Operation } from "../model/model.js";
import type { Slot } from "../model/slots.js";
import { schemasArea, serviceArea, sharedArea, slotsOf } from "../model/slots.js";
import { type Bucket, knownItems } from "../model/known.js";
import type { Response } from "../model/message.js";
import type { Shared } from "../model/shared.js";
import { operationsOf, parametersOf } from "../model/walk.js";
import type { SourceRef } from "../source-ref.js";

/** The known and unknown facts of one owner: the service, a group, an operation or a named schema. */
export interface OwnedFacts {
  /** `service`, `groups/books`, `operations/books.list`, `schemas/book`, `responses/not-found`. */
  readonly owner: string;
  /** The former names of the owner. */
  readonly formerly: readonly string[];
  /** Places of the facts that are known, below the owner; one for each fact, so that some stand there more than once. */
  readonly known: readonly string[];
  readonly unknown: readonly UnknownPlace[];
  /** Shared parts that it refers to: their facts are their own. */
  readonly uses: readonly UseOfPart[];
}

/** Where a shared part is used. */
export interface UseOfPart {
  /** Below the owner: `responses.404`. */
  readonly place: string;
  /** As the part is an owner itself: `responses/not-found`. */
  readonly part: string;
}

/** A fact that is not shown. */
export interface UnknownPlace {
  /** Below the owner: `parameters.query.limit`; empty = the owner itself. */
  readonly place: string;
  /** True if what is not shown is if there is more than what is named there: a list that is open. */
  readonly open: boolean;
  readonly at: SourceRef;
}

/** The owner of what is said of the service as a whole. */
export const serviceOwner = "service";

/** The owners, in the order of the model. */
export function ownedFacts(model: ApiModel): readonly OwnedFacts[] {
  const operations = new Map(operationsOf(model).map((each) => [each.id, each]));
  const formerParts = formerOfShared(model);
  const uses = usesByOwner(model);
  const owners = new Map<
    string,
    { known: string[]; unknown: UnknownPlace[]; formerly: string[] }
  >();
  for (const slot of slotsOf(model)) {
    const operation = operations.get(slot.operation ?? "");
    const owner = ownerOf(slot);
    const facts = owners.get(owner) ?? {
      known: [],
      unknown: [],
      formerly: operation ? formerOwners(operation) : [...(formerParts.get(owner) ?? [])],
    };
    owners.set(owner, facts);
    const place = placeIn(slot, depthOf(slot, operation));
    if (slot.state === "notShown") facts.unknown.push({ ...openness(place, slot.at), at: slot.at });
    else facts.known.push(place);
  }
  return [...owners].map(([owner, facts]) => ({ owner, ...facts, uses: uses.get(owner) ?? [] }));
}

function ownerOf({ group, operation, at }: Slot): string {
  if (operation !== undefined) return `operations/${operation}`;
  if (group === serviceArea) return serviceOwner;
  if (group === sharedArea) return `${String(at.path[0])}/${String(at.path[1])}`;
  return group === schemasArea ? `schemas/${String(at.path[1])}` : `groups/${group}`;
}

/** Returns the former names of shared parts, by their names as owners. */
function formerOfShared({ shared }: ApiModel): ReadonlyMap<string, readonly string[]> {
  return new Map(
    (["parameters", "headers", "responses"] as const).flatMap((kind) =>
      shared[kind].map(({ name, formerly }) => [
        `${kind}/${name}`,
        formerly.map((former) => `${kind}/${former}`),
      ]),
    ),
  );
}

/** The shared parts that each owner refers to; what a part refers to is the part's. */
function usesByOwner(model: ApiModel): ReadonlyMap<string, readonly UseOfPart[]> {
  const found = new Map<string, UseOfPart[]>();
  const { service, shared } = model;
  if (shared.parameters.length + shared.headers.length + shared.responses.length === 0) {
    return found;
  }
  const add = (
    owner: string,
    depth: number,
    kind: keyof Shared,
    things: readonly Using[],
  ): void => {
    for (const { shared: name, at } of things) {
      if (name === undefined) continue;
      const place = placeText("", { file: "", path: at.path.slice(depth) }).slice(1);
      const uses = found.get(owner) ?? [];
      found.set(owner, [...uses, { place, part: `${kind}/${name}` }]);
    }
  };
  const answers = (owner: string, depth: number, responses: Bucket<Response>): void => {
    add(owner, depth, "responses", knownItems(responses));
    for (const each of knownItems(responses)) {
      if (each.shared === undefined) add(owner, depth, "headers", knownItems(each.headers));
    }
  };
  for (const operation of operationsOf(model)) {
    const owner = `operations/${operation.id}`;
    const depth = operation.at.path.length;
    add(owner, depth, "parameters", parametersOf(operation));
    answers(owner, depth, operation.responses);
  }
  add(serviceOwner, 0, "headers", knownItems(service.headers));
  answers(serviceOwner, 0, service.errors);
  for (const { name, headers } of shared.responses) {
    add(`responses/${name}`, 2, "headers", knownItems(headers));
  }
  return found;
}

interface Using {
  readonly shared?: string;
  readonly at: SourceRef;
}

function formerOwners(operation: Operation): string[] {
  const { id, name, formerly } = operation;
  return formerly.map((former) => `operations/${id.slice(0, -name.length)}${former}`);
}

/** How many keys lead to the owner in its file. */
function depthOf({ group }: Slot, operation: Operation | undefined): number {
  if (operation !== undefined) return operation.at.path.length;
  // `schemas`, and the schema's name; `responses`, and the name of one that is shared.
  return group === schemasArea || group === sharedArea ? 2 : 0;
}

/** One marker may stand for the parameters of all places; each has its own all the same. */
function placeIn({ kind, at }: Slot, depth: number): string {
  const path = at.path.slice(depth);
  const [, bucket] = /^(.+)-parameters$/.exec(kind) ?? [];
  const isCovered = bucket !== undefined && path.length === 1 && path[0] === "parameters";
  return placeText("", { file: "", path: isCovered ? [...path, bucket] : path }).slice(1);
}

function openness(place: string, { part }: SourceRef): { place: string; open: boolean } {
  const [, list] = /^(.*)\.\(others\)$/.exec(place) ?? [];
  return list === undefined ? { place, open: part === "key" } : { place: list, open: true };
}
