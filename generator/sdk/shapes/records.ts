/** Objects: all that is said of their properties in one place or another, as one record, or as a map where no name is said. */
import { objectsThrough } from "../../model/schema-members.js";
import type { ObjectSchema, Schema } from "../../model/schema.js";
import { onlyNames } from "../schemas/listed-names.js";
import { saysNothing } from "../schemas/says-nothing.js";
import type { Said } from "./said-properties.js";
import type { FieldShape, RecordShape } from "./shape.js";
import { type Made, raw, type ShapeMaker, unsayable } from "./shape-maker.js";
import {
  othersPart,
  placeBelow,
  placeOfMember,
  placeOfPart,
  type ShapePlace,
} from "./shape-places.js";
import { nameOf } from "../names/words.js";

/** The record of an object or of an `allOf` of objects; a map where no property has a name and others have a shape. */
export function recordOf(schema: Schema, place: ShapePlace, maker: ShapeMaker): Made {
  const objects = objectsThrough(schema, maker.find);
  const said = [...maker.said.of(schema, place.side).values()];
  const others = othersOf(objects);
  if (said.length === 0 && others !== "closed") {
    // True if it has names or is a map is not known either.
    if (others === "not-shown") return raw("not-shown");
    if (others === "unsaid" || others === "any") return { kind: "map", value: raw("any") };
    const value =
      others === "several" ? severalPatterns : maker.shapeOf(others, placeBelow(place, "value"));
    return { kind: "map", value };
  }
  return {
    kind: "record",
    fields: said.map((each) => {
      const home = maker.said.homeOf(each, schema, place.side);
      const inherited = home === undefined ? undefined : maker.placeOf(home, place.side);
      return fieldOf(each, inherited, place, maker);
    }),
    others: othersShape(others, place, maker),
  };
}

function fieldOf(
  { name, schemas, isRequired }: Said,
  inherited: ShapePlace | undefined,
  owner: ShapePlace,
  maker: ShapeMaker,
): FieldShape {
  const schema = allOf(schemas);
  return {
    name: nameOf(name),
    presence: isRequired ? "required" : "optional",
    shape:
      inherited === undefined
        ? maker.shapeOf(schema, placeOfMember(owner, name))
        : maker.shapeElsewhere(schema, placeOfMember(inherited, name)),
    schemas,
  };
}

/** Several schemas as one. */
function allOf(schemas: readonly Schema[]): Schema {
  const [first, ...others] = schemas;
  if (first === undefined) throw new Error("a property of which nothing is said");
  return others.length === 0 ? first : { kind: "allOf", members: schemas, at: first.at };
}

/** The rule of an object for properties that no schema declares. */
type Others = "closed" | "unsaid" | "any" | "not-shown" | "several" | Schema;

const severalPatterns = unsayable("patterns of their names say what properties are");

function othersOf(objects: readonly ObjectSchema[]): Others {
  const each = objects.map(othersOfOne);
  if (each.includes("closed")) return "closed";
  const typed = each.filter((one) => typeof one === "object");
  if (typed.length > 0) return allOf(typed);
  return (["not-shown", "several", "any"] as const).find((one) => each.includes(one)) ?? "unsaid";
}

function othersOfOne(object: ObjectSchema): Others {
  const { patternProperties, additional, takesOthers } = object;
  if (onlyNames(object).length > 0) return "closed";
  const possible = [...patternProperties.map(({ schema }) => schema), additional].filter(
    ({ kind }) => kind !== "never",
  );
  const [only] = possible;
  if (only === undefined) return "closed";
  if (additional.kind === "notShown") return "not-shown";
  if (possible.length > 1) return "several";
  if (saysNothing(only)) return takesOthers === true || only !== additional ? "any" : "unsaid";
  return only;
}

function othersShape(others: Others, owner: ShapePlace, maker: ShapeMaker): RecordShape["others"] {
  if (typeof others === "object") return maker.shapeOf(others, placeOfPart(owner, othersPart));
  switch (others) {
    case "closed":
    case "unsaid":
      return others;
    case "several":
      return severalPatterns;
    default:
      return raw(others);
  }
}
