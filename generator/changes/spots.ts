/** Where a node stands: in the model, by what it is about, and in the manifest. */
import type { Subject } from "./change.js";
import { memberOf } from "./json.js";
import { placeBelow, placeOf } from "./places.js";

/** Where in the model, and so in the manifest, a node stands. */
export interface Spot {
  readonly subject: Subject;
  readonly slot: readonly string[];
  readonly place: string;
}

/** Where the model as a whole stands. */
export const rootSpot: Spot = {
  subject: { kind: "service", name: "" },
  slot: [],
  place: "service.yaml",
};

/** The spot of a node that has a place of its own. */
export function spotOf(node: unknown, around: Spot): Spot {
  return { ...around, place: placeOf(node) ?? around.place };
}

/** The spot of a member of an object. */
export function memberSpot(spot: Spot, key: string): Spot {
  const place = ofOwner.has(key) ? spot.place : placeBelow(spot.place, key);
  return { ...spot, slot: [...spot.slot, key], place };
}

/** Keys of the model that are no keys of the manifest: what they say stands at the place of their owner. */
const ofOwner: ReadonlySet<string> = new Set([
  ...["name", "absent", "values", "integer", "kind", "value", "schema", "type"],
]);

/** The spot of an item of a list, by its name; operations, groups and named schemas are subjects of their own. */
export function itemSpot(list: Spot, item: unknown, step: string | number): Spot {
  const place = placeOf(item) ?? placeOf(memberOf(item, "schema")) ?? placeBelow(list.place, step);
  const [first, second = ""] = list.slot;
  const known =
    first === "shared" ? sharedSubjects.get(second) : subjects.get(list.slot.at(-1) ?? "");
  const kind = isSubject(list.subject) ? undefined : known;
  if (kind !== undefined) return { subject: { kind, name: String(step) }, slot: [], place };
  return { ...list, slot: [...list.slot, String(step)], place };
}

function isSubject({ kind }: Subject): boolean {
  return kind !== "service" && kind !== "group";
}

const sharedSubjects: ReadonlyMap<string, Subject["kind"]> = new Map([
  ["parameters", "parameter"],
  ["headers", "header"],
  ["responses", "response"],
]);

const subjects: ReadonlyMap<string, Subject["kind"]> = new Map([
  ["operations", "operation"],
  ["groups", "group"],
  ["schemas", "schema"],
]);
