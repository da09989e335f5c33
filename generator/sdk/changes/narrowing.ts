/**
 * Which types of a client narrowed because facts were filled in, and which calls may break by that at compile time: the
 * difference of two plans. The earlier one is kept as the JSON of its model alone, so that the difference of the facts stands
 * for it; what the later plan says of their places is what they narrowed to.
 */
import type { FactChange, ModelChanges } from "../../changes/change.js";
import type { ApiModel } from "../../model/model.js";
import { unreachable } from "../../unreachable.js";
import type { OperationPlan } from "../plan.js";
import { plannedOperation } from "../plan-of.js";
import { factsOfUses } from "./facts-of-uses.js";
import { narrowedCall } from "./narrowed-calls.js";
import type { NarrowedType, Narrowing, SpellPlace } from "./narrowed-types.js";

/**
 * The types that narrowed, one line for each and each once, as a language spells them. An operation that could not be called had
 * no types: it can be called now, which breaks nobody.
 */
export function narrowedTypes(
  { facts, earlier }: ModelChanges,
  model: ApiModel,
  spell: SpellPlace,
): readonly NarrowedType[] {
  const found = facts
    .filter(({ kind }) => kind === "filled")
    .flatMap((fact) => factsOfUses(fact, model))
    .flatMap((fact): readonly NarrowedType[] => {
      const { narrowings, breaking } = narrowedBy(fact, earlier, model);
      return narrowings.flatMap((each) => lines(each, spell, breaking));
    });
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

/** The narrowed places of a fact, and whether somebody may have code for the old ones. */
interface Narrowed {
  readonly narrowings: readonly Narrowing[];
  readonly breaking: boolean;
}

const nothing: Narrowed = { narrowings: [], breaking: false };

function narrowedBy(
  { subject, slot, now }: FactChange,
  earlier: ModelChanges["earlier"],
  model: ApiModel,
): Narrowed {
  switch (subject.kind) {
    case "operation": {
      const planned = plannedOperation(subject.name, model);
      if (planned?.kind !== "callable") return nothing;
      return wasCallable(planned, earlier)
        ? { narrowings: narrowedCall(slot, planned), breaking: true }
        : { narrowings: nowCallable(slot, planned), breaking: false };
    }
    case "schema":
      return {
        narrowings: [narrowedSchema(subject.name, slot.slice(1))],
        breaking: earlier.reached.has(subject.name),
      };
    case "service": {
      const [, bucket, name, part] = slot;
      if (bucket === "errors" && name !== undefined && (part === "content" || part === "headers")) {
        const place = { kind: "common-answer", status: name } as const;
        const narrowings = [{ place, was: `${part} unknown`, now }];
        return { narrowings, breaking: earlier.callable.size > 0 };
      }
      if (bucket === "events" && name !== undefined && part === "payload") {
        const place = { kind: "payload", event: name } as const;
        return { narrowings: [{ place, was: "payload unknown", now }], breaking: true };
      }
      return nothing;
    }
    case "group":
    // They were told of each use.
    case "parameter":
    case "header":
    case "response":
      return nothing;
    default:
      return unreachable(subject.kind);
  }
}

function nowCallable(slot: readonly string[], { id }: OperationPlan): readonly Narrowing[] {
  const makesIt = slot.length === 1 && (slot[0] === "method" || slot[0] === "path");
  return makesIt ? [{ place: { kind: "call", operation: id }, now: "can be called now" }] : [];
}

/** Also under a name that it had before. */
function wasCallable(
  { id, name, formerly }: OperationPlan,
  { callable }: ModelChanges["earlier"],
): boolean {
  const group = id.slice(0, -name.wire.length);
  return [name, ...formerly].some((each) => callable.has(group + each.wire));
}

/** Because of a fact about a named schema; the slot leads from it to the fact. */
function narrowedSchema(name: string, slot: readonly string[]): Narrowing {
  const [property, ...below] = propertyIn(slot);
  const whole: Narrowing =
    slot.at(-1) === "additional"
      ? {
          place: { kind: "schema", name, slot },
          was: "other fields unknown",
          now: "other fields known",
        }
      : {
          place: { kind: "schema", name, slot },
          was: slot.length === 0 ? "unknown" : "partly unknown",
        };
  if (property === undefined) return whole;
  const was = below.length < 2 ? "unknown" : "partly unknown";
  return { place: { kind: "schema", name, property, slot }, was, otherwise: whole };
}

/** The way from a property of an object to the fact, if there is one on the way: also through members of an `allOf`. */
function propertyIn(slot: readonly string[]): readonly string[] {
  const start = slot.indexOf("properties");
  const isOwn = slot.slice(0, start).every((step) => step === "members" || /^\d+$/.test(step));
  return start === -1 || !isOwn ? [] : slot.slice(start + 1);
}

/** Returns the lines of a language for a narrowing; nothing where its type narrows by no more than before. */
function lines(
  { place, was, now, otherwise }: Narrowing,
  spell: SpellPlace,
  breaking: boolean,
): readonly NarrowedType[] {
  const spelled = spell(place);
  if (spelled.length === 0) return otherwise === undefined ? [] : lines(otherwise, spell, breaking);
  return spelled.flatMap(({ name, type }): readonly NarrowedType[] => {
    const said = now ?? type?.();
    return said === undefined
      ? []
      : [{ name, ...(was !== undefined && { was }), now: said, breaking }];
  });
}
