/** The forms of the model's nodes, told by what they look like in JSON. */
import { isObject, type JsonObject, listOf, memberOf, textMember } from "./json.js";
import { placeOf } from "./places.js";
import { unreachable } from "../unreachable.js";

/** A fact: known, none or not shown. */
export interface FactNode extends JsonObject {
  readonly state: "known" | "none" | "notShown";
}

/** A schema; unlike a JSON value, which has a kind as well, it has a place. */
export interface SchemaNode extends JsonObject {
  readonly kind: string;
  readonly at: string;
}

/** Named things, complete or open. */
export interface ListingNode extends JsonObject {
  readonly items: readonly unknown[];
  readonly open: boolean;
}

/** True if a member says where a thing stands or who says so: no part of what is known. */
export function isProvenance(key: string, value: unknown): boolean {
  if (key === "at") return true;
  // The sources themselves, which `service.yaml` declares, are a list of the same name.
  return key === "sources" && Array.isArray(value) && !value.some(isObject);
}

/** True if a value is a fact. */
export function isFact(value: unknown): value is FactNode {
  const state = textMember(value, "state");
  return state === "known" || state === "none" || state === "notShown";
}

/** True if a value is a schema. */
export function isSchema(value: unknown): value is SchemaNode {
  return textMember(value, "kind") !== undefined && textMember(value, "at") !== undefined;
}

/** True if a value is a listing. */
export function isListing(value: unknown): value is ListingNode {
  return Array.isArray(memberOf(value, "items")) && typeof memberOf(value, "open") === "boolean";
}

/** True if a value is one piece, such as a path or a default value: neither it nor a member has a place to fill in. */
export function isPiece(value: JsonObject): boolean {
  return (
    !Object.hasOwn(value, "at") &&
    !Object.values(value).some((member) => isObject(member) && Object.hasOwn(member, "at"))
  );
}

/** True if a schema, or what may be said beside the members of one, is not shown. */
export function isNotShownSchema(value: unknown): boolean {
  return isSchema(value) && value.kind === "notShown";
}

/** True if a fact follows from others, such as the parameters that only the path names: nobody wrote it. */
export function isDerivedFact(fact: FactNode): boolean {
  switch (fact.state) {
    case "known": {
      const items = listOf(fact["value"], "items");
      return items.length > 0 && items.every(isDerivedItem);
    }
    case "none":
      return isMissing(fact, placeOf(fact));
    case "notShown":
      return false;
    default:
      return unreachable(fact.state);
  }
}

/** True if an item of a list is named by something else only: its own form, and so every fact in it, was left out. */
export function isDerivedItem(item: unknown): boolean {
  if (!isObject(item)) return false;
  const facts = Object.values(item).filter(isFact);
  return facts.length > 0 && facts.every((fact) => isMissing(fact, placeOf(item)));
}

function isMissing(fact: FactNode, place: string | undefined): boolean {
  return textMember(fact, "at") === `${place} (missing)`;
}

/** Keys by which things in lists are told apart: the first that all of them have. */
const identities = [
  ...["id", "name", "status", "mediaType", "property", "role", "pattern", "scheme"],
] as const;

/** The identities of the items of two lists; undefined where they have none, or one twice. */
export function identityIn(...lists: readonly (readonly unknown[])[]): string | undefined {
  return identities.find((key) =>
    lists.every((list) => {
      const found = list.map((item) => textMember(item, key));
      return !found.includes(undefined) && new Set(found).size === found.length;
    }),
  );
}

/** The operations of groups and of the groups below them. */
export function operationsIn(groups: readonly unknown[]): readonly JsonObject[] {
  const pending = [...groups];
  const found: JsonObject[] = [];
  for (const group of pending) {
    for (const operation of listOf(group, "operations"))
      if (isObject(operation)) found.push(operation);
    for (const inner of listOf(group, "groups")) pending.push(inner);
  }
  return found;
}
