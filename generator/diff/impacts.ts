/** Two models → everything that the rules are about, in the order of the later model. */
import { knownItems } from "../model/known.js";
import type { ApiModel, Operation } from "../model/model.js";
import { schemaFinder } from "../model/schema-finder.js";
import { operationsOf } from "../model/walk.js";
import { type Finding, finding, shiftFindings } from "./finding.js";
import { operationFindings, routeOf } from "./operation-findings.js";
import { wordsOf } from "./model-words.js";
import { isCallable, type Reach, reachOf } from "./reach.js";
import type { Impact } from "./rules.js";
import type { ShiftScope } from "./schema-shift.js";
import { schemaShifts } from "./schema-shifts.js";
import { serviceFindings } from "./service-findings.js";
import { type OwnFinding, samePart, toldOnce } from "./shared-findings.js";

/** Compares. A model with itself has no impacts. */
export function impactsOf(before: ApiModel, after: ApiModel): readonly Impact[] {
  const scope: ShiftScope = {
    before: schemaFinder(before),
    after: schemaFinder(after),
    compared: new Map(),
    isSamePart: samePart(after),
  };
  return toldOnce([
    ...(isInUse(before)
      ? ofSubject("service", serviceFindings(before.service, after.service, scope))
      : []),
    ...operationImpacts(before, after, scope),
    ...schemaImpacts(before, after, scope),
  ]);
}

/** False for a service that nobody can call and that sends nothing: its changes break nobody. */
function isInUse(model: ApiModel): boolean {
  return operationsOf(model).some(isCallable) || knownItems(model.service.events).length > 0;
}

function ofSubject(subject: string, findings: readonly Finding[]): readonly OwnFinding[] {
  return findings.map((each) => ({ subject, finding: each }));
}

function operationImpacts(
  before: ApiModel,
  after: ApiModel,
  scope: ShiftScope,
): readonly OwnFinding[] {
  const old = new Map(operationsOf(before).map((each) => [each.id, each]));
  const common = operationsOf(after).flatMap((now) => {
    const was = [now.id, ...formerIds(now)].flatMap((id) => old.get(id) ?? [])[0];
    if (was === undefined) return ofSubject(now.id, addedFindings(now, before));
    old.delete(was.id);
    return ofSubject(now.id, operationFindings({ before: was, after: now, scope }));
  });
  const gone = [...old.values()].flatMap((was) => ofSubject(was.id, removedFindings(was, after)));
  return [...common, ...gone];
}

/** Operations keep their group when they are renamed. */
function formerIds({ id, name, formerly }: Operation): readonly string[] {
  return formerly.map((former) => id.slice(0, -name.length) + former);
}

function addedFindings(operation: Operation, before: ApiModel): readonly Finding[] {
  if (!isCallable(operation)) return [];
  const twin = twinOf(operation, before);
  const hint = twin === undefined ? "" : `, the route of ${twin.id}`;
  return [finding("operation-added", "", routeOf(operation) + hint)];
}

/** One that could not be called is missed by nobody. */
function removedFindings(operation: Operation, after: ApiModel): readonly Finding[] {
  if (!isCallable(operation)) return [];
  const twin = twinOf(operation, after);
  const hint = twin === undefined ? "" : `, the route of ${twin.id}${renameHint(operation, twin)}`;
  return [finding("operation-removed", "", `was ${routeOf(operation)}${hint}`)];
}

/** Former names are of the same group. */
function renameHint(was: Operation, now: Operation): string {
  const isSameGroup = groupOf(was) === groupOf(now);
  return isSameGroup ? ": if it was renamed, say so by `formerly`" : ", in another group";
}

function groupOf({ id, name }: Operation): string {
  return id.slice(0, -name.length);
}

function twinOf(operation: Operation, model: ApiModel): Operation | undefined {
  const route = routeOf(operation);
  return operationsOf(model).find((other) => isCallable(other) && routeOf(other) === route);
}

/** Named schemas once, each in the ways in which its values went. */
function schemaImpacts(
  before: ApiModel,
  after: ApiModel,
  scope: ShiftScope,
): readonly OwnFinding[] {
  const reach: Reach = reachOf(before);
  const gone = before.schemas.filter(
    ({ name }) =>
      after.schemas.every((each) => each.name !== name) &&
      (reach.sent.has(name) || reach.answered.has(name)),
  );
  const removed = gone.flatMap(({ name, schema }) =>
    ofSubject(name, [finding("schema-removed", "", `was ${wordsOf(schema)}`)]),
  );
  const shifted = after.schemas.flatMap(({ name, schema }) => {
    const old = scope.before(name);
    if (old === undefined) return [];
    const shifts = schemaShifts(old, schema, scope);
    return (["sent", "answered"] as const)
      .filter((direction) => reach[direction].has(name))
      .flatMap((direction) => ofSubject(name, shiftFindings(shifts, direction, "")));
  });
  return [...shifted, ...removed];
}
