/** Objects that are written out again and again, although one shape should have one name. */
import { type Diagnostic, diagnostic } from "../../../diagnostics/diagnostic.js";
import type { NamedSchema } from "../../../model/model.js";
import type { ObjectSchema, Schema } from "../../../model/schema.js";
import type { DescribedObject, GatheredSchemas } from "../gathered-schemas.js";
import { shapesIn } from "./shapes.js";

/** An object with fewer properties is as soon written as named. */
const leastProperties = 3;

/** So many times a shape may be written out before it wants a name. */
const mostPlaces = 2;

/** So many further places are shown; the rest is counted. */
const shownPlaces = 3;

/** Objects of one shape that stand where they are used. */
interface Group {
  readonly first: ObjectSchema;
  readonly others: ObjectSchema[];
}

/** Finds the shape that is worth a name of an object, if it is one. */
type ShapeOf = (schema: Schema) => number | undefined;

/** Shapes that stand in several places, or that have a name already. */
export function repeatedShapes(
  schemas: readonly NamedSchema[],
  { objects, described }: Pick<GatheredSchemas, "objects" | "described">,
): readonly Diagnostic[] {
  const shapes = shapesIn(objects);
  const names = namesOf(schemas, shapes);
  const named = new Set(schemas.map(({ schema }) => schema));
  const inlineShape: ShapeOf = (schema) =>
    named.has(schema) ? undefined : shapeIn(schema, shapes);
  const everywhere = groupsIn(described, inlineShape, () => false);
  // Within an object that is repeated everything is, so only the outermost counts.
  const outermost = groupsIn(
    described,
    inlineShape,
    (shape) => names.has(shape) || isRepeated(everywhere.get(shape)),
  );
  return [...outermost].flatMap(([shape, group]) => {
    const owner = names.get(shape);
    if (owner !== undefined) return [writtenOut(owner, group)];
    return isRepeated(group) ? [withoutName(group)] : [];
  });
}

/** The first schema with a name of each shape. */
function namesOf(
  schemas: readonly NamedSchema[],
  shapes: ReadonlyMap<Schema, number>,
): ReadonlyMap<number, NamedSchema> {
  return new Map(
    schemas.toReversed().flatMap((named) => {
      const shape = shapeIn(named.schema, shapes);
      return shape === undefined ? [] : [[shape, named] as const];
    }),
  );
}

function shapeIn(schema: Schema, shapes: ReadonlyMap<Schema, number>): number | undefined {
  const isWorthName = schema.kind === "object" && schema.properties.length >= leastProperties;
  return isWorthName ? shapes.get(schema) : undefined;
}

function isRepeated(group: Group | undefined): boolean {
  return group !== undefined && group.others.length >= mostPlaces;
}

/** The groups of objects; nothing is looked for inside objects of a closed shape. */
function groupsIn(
  described: readonly DescribedObject[],
  shapeOf: ShapeOf,
  isClosed: (shape: number) => boolean,
): ReadonlyMap<number, Group> {
  const groups = new Map<number, Group>();
  let until = 0;
  for (const [index, { object, next }] of described.entries()) {
    if (index < until) continue;
    const shape = shapeOf(object);
    if (shape === undefined) continue;
    const known = groups.get(shape);
    if (known === undefined) groups.set(shape, { first: object, others: [] });
    else known.others.push(object);
    if (isClosed(shape)) until = next;
  }
  return groups;
}

function writtenOut({ name, at }: NamedSchema, { first, others }: Group): Diagnostic {
  const times = others.length === 0 ? "" : ` ${others.length + 1} times`;
  return diagnostic("repeated-shape", {
    at: first.at,
    message: `this is the schema \`${name}\`, written out${times}`,
    help: `write \`$ref: '#/schemas/${name}'\` in its place`,
    related: [{ message: `the schema \`${name}\``, at }, ...placesOf(others)],
  });
}

function withoutName({ first, others }: Group): Diagnostic {
  return diagnostic("repeated-shape", {
    at: first.at,
    message: `this object is written out ${others.length + 1} times`,
    help: "give it a name in schemas/, and write `$ref` in each place",
    related: placesOf(others),
  });
}

function placesOf(objects: readonly ObjectSchema[]) {
  return objects.slice(0, shownPlaces).map(({ at }) => ({ message: "the same", at }));
}
