/** Base URLs of single operations, which are written in two ways: an address, or a form that may leave it open. */
import type { JsonValue } from "../../model/schema.js";
import { isNotShown, valueIn } from "./json-map.js";
import { sameMeaning } from "./same-meaning.js";

/** What both say together: `known` itself where nothing is added to it, and undefined where they name two addresses. */
export function joinedBaseUrls(known: JsonValue, told: JsonValue): JsonValue | undefined {
  const [own, other] = [addressIn(known), addressIn(told)];
  if (other === undefined) return known;
  if (own === undefined) return told;
  return sameMeaning(own, other, "exact") ? known : undefined;
}

/** Undefined where no more is said than that there is one. */
function addressIn(value: JsonValue): JsonValue | undefined {
  const url = value.kind === "object" ? valueIn(value, "url") : value;
  return isNotShown(url) ? undefined : url;
}
