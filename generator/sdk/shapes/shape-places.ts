/** Where a shape stands: its id, and the name space in which it gets a name if it needs one. */
import { type Name, nameOf, nameOfId } from "../names/words.js";
import type { ShapeId, ShapeSide } from "./shape.js";

/** A place of a shape. */
export interface ShapePlace {
  readonly id: ShapeId;
  readonly owner?: ShapeId;
  readonly names: readonly Name[];
  readonly side: ShapeSide;
}

/** A named schema. What is sent has an id of its own wherever it can differ, also while nothing of the kind is answered. */
export function schemaPlace(schema: string, side: ShapeSide, isSentApart: boolean): ShapePlace {
  const name = nameOfId(schema);
  if (!isSentApart) return { id: schema, names: [name], side };
  return { id: `${schema}/~sent`, names: [name, step("input")], side };
}

/** A part of an operation or an event, such as `body` or `200`; of a parameter its place and its name. */
export function partPlace(of: string, parts: readonly string[], side: ShapeSide): ShapePlace {
  const [part = "", ...others] = parts;
  return {
    id: [of, `~${part}`, ...others.map(escaped)].join("/"),
    names: [nameOfId(of), ...parts.map(nameOf)],
    side,
  };
}

/** The body of a request of one media type: `BooksOrder_Body`, `BooksOrder_FormBody`. Its name comes from the media type alone. */
export function bodyPlace(of: string, mediaType: string, side: ShapeSide): ShapePlace {
  // JSON is what nearly all bodies are, and goes without saying.
  if (mediaType === "application/json") return partPlace(of, ["body"], side);
  const place = partPlace(of, ["body", mediaType], side);
  const short = bodyNames.get(mediaType);
  return short === undefined ? place : { ...place, names: [nameOfId(of), nameOf(short)] };
}

/** Short names for the media types of forms; no other part of an operation has one of them. */
const bodyNames: ReadonlyMap<string, string> = new Map([
  ["application/x-www-form-urlencoded", "form body"],
  ["multipart/form-data", "multipart body"],
]);

/** Returns the place of a named member of a shape: a property, or a variant of a union by its tag. */
export function placeOfMember(owner: ShapePlace, name: string): ShapePlace {
  return {
    id: `${owner.id}/${escaped(name)}`,
    owner: owner.id,
    names: [nameOf(name)],
    side: owner.side,
  };
}

/** Returns the place of a named part of a shape that is not a member: other properties, or a variant by its JSON type. */
export function placeOfPart(owner: ShapePlace, part: string): ShapePlace {
  return { id: `${owner.id}/~${part}`, owner: owner.id, names: [step(part)], side: owner.side };
}

/** Returns the place of a part of a list, a map or a tuple. These have no name, so the part is in the name space of their owner. */
export function placeBelow(place: ShapePlace, part: string): ShapePlace {
  return { ...place, id: `${place.id}/~${part}`, names: [...place.names, step(part)] };
}

/** The name of the shape of others: no property's shape may have it, whether or not others have one today. */
export const othersPart = "others";

/** Told from a property of the same words by the sign before it, as in ids. */
function step(part: string): Name {
  return { words: nameOf(part).words, wire: `~${part}` };
}

function escaped(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
