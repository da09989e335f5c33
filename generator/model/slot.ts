/** Slots, their kinds, and how facts become slots so that each counts once, in any spelling. */
import { type SourceRef, inside, otherPart } from "../source-ref.js";
import { type Bucket, type Fact, knownItems, type SourceIds } from "./known.js";

/** Kinds of slot, each with its name for people, in the order to show them. */
export const slotKinds = [
  { kind: "title", label: "title" },
  { kind: "summary", label: "summary" },
  { kind: "description", label: "description" },
  { kind: "method", label: "method" },
  { kind: "path", label: "path" },
  { kind: "idempotency", label: "idempotency" },
  { kind: "deprecation", label: "deprecation" },
  { kind: "authentication", label: "authentication" },
  { kind: "path-parameters", label: "path parameters" },
  { kind: "query-parameters", label: "query parameters" },
  { kind: "header-parameters", label: "header parameters" },
  { kind: "cookie-parameters", label: "cookie parameters" },
  { kind: "body", label: "request body" },
  { kind: "responses", label: "responses" },
  { kind: "errors", label: "errors" },
  { kind: "schemas", label: "resources and schemas" },
  { kind: "fields", label: "fields" },
  { kind: "pagination", label: "pagination" },
  { kind: "limits", label: "limits" },
  { kind: "states", label: "states and transitions" },
  { kind: "events", label: "events" },
  { kind: "base-url", label: "base URL" },
  { kind: "versioning", label: "versioning" },
  { kind: "headers", label: "headers of every call" },
  { kind: "clients", label: "clients" },
  { kind: "sources", label: "source dates and URLs" },
] as const;

/** The subject of a slot. */
export type SlotKind = (typeof slotKinds)[number]["kind"];

/** One thing that the manifest has a place for, and that can be known, known to be absent, or not shown. */
export interface FactSlot {
  readonly kind: SlotKind;
  readonly state: Fact<unknown>["state"];
  /** Where it stands, or is to be filled in. */
  readonly at: SourceRef;
  /** Who says it; nobody where it is not shown. */
  readonly sources: SourceIds;
}

/** A slot that holds one fact. */
export function slotOf(kind: SlotKind, fact: Fact<unknown>): FactSlot {
  const sources = fact.state === "notShown" ? [] : fact.sources;
  return { kind, state: fact.state, at: fact.at, sources };
}

/** A slot that is not shown. */
export function notShownSlot(kind: SlotKind, at: SourceRef): FactSlot {
  return { kind, state: "notShown", at, sources: [] };
}

/** The key of what is there, and yet is not all. */
export function keyPlace(at: SourceRef): SourceRef {
  return otherPart(at, "key");
}

/** The slots of each item that a list names, and one of the list as a whole, which is known once it is complete. */
export function listSlots<T>(
  kind: SlotKind,
  list: Bucket<T>,
  slotsOfItem: (item: T) => readonly FactSlot[],
): readonly FactSlot[] {
  const isOpen = list.state === "known" && list.value.open;
  const whole = isOpen ? notShownSlot(kind, keyPlace(list.at)) : slotOf(kind, list);
  return [...knownItems(list).flatMap(slotsOfItem), whole];
}

/** A map of names as {@link listSlots}; an open one is filled in where it says `(others)`. */
export function bucketSlots<T>(
  kind: SlotKind,
  bucket: Bucket<T>,
  slotsOfItem: (item: T) => readonly FactSlot[],
): readonly FactSlot[] {
  if (bucket.state !== "known" || !bucket.value.open) return listSlots(kind, bucket, slotsOfItem);
  const at = inside(bucket.at, "(others)");
  return listSlots(kind, { ...bucket, at }, slotsOfItem);
}

/**
 * A form in which everything may be left out: one slot while it says nothing, and those of its keys as soon as it says
 * anything. So `limits: not shown` counts as much as the same with every key of it spelled out.
 */
export function formSlots<T>(
  kind: SlotKind,
  form: Fact<T>,
  slotsOfKeys: (value: T) => readonly (readonly FactSlot[])[],
): readonly FactSlot[] {
  if (form.state !== "known") return [slotOf(kind, form)];
  const keys = slotsOfKeys(form.value);
  return keys.every(isSilent) ? [notShownSlot(kind, form.at)] : keys.flat();
}

/** Says which slots a form has that holds nothing but facts: each is one, and so is a fact that is added. */
export function slotsOfFacts<T extends { readonly [Key in keyof T]: Fact<unknown> }>(
  kind: SlotKind,
): (form: T) => readonly (readonly FactSlot[])[] {
  return (form) => Object.values<Fact<unknown>>(form).map((fact) => [slotOf(kind, fact)]);
}

/** More than one slot means that something is named, and that is known. */
function isSilent(slots: readonly FactSlot[]): boolean {
  return slots.length <= 1 && slots.every(({ state }) => state === "notShown");
}
