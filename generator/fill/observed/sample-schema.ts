/** Makes a schema of the observed values that refuses none that was seen: open in every direction. */
import { type SourcePlace, type Told, toldList, toldMap, toldScalar } from "../told.js";
import type { Sample, SeenKind } from "./sample.js";

/** In the order in which they are told; `null` is added where it belongs. */
const order = ["object", "array", "string", "integer", "number", "boolean"] as const;

/** True if a value may be `null`: always in JSON, since that it never was does not say that it cannot be. */
export type Nullness = "may-be-null" | "as-seen";

/**
 * The schema of what was seen. Nothing is required, listed or bounded because it was always so; a property or an item may be
 * `null` whether or not it was, and the root if it was; other properties are not shown. What was only `null`, and what was
 * never seen, is not shown.
 */
export function schemaOfSample(
  sample: Sample,
  nullness: Nullness,
  where: "root" | "inside" = "inside",
): Told {
  const { at, kinds, properties, items, description } = sample;
  const types = order.filter((kind) => isOf(kind, kinds));
  if (types.length === 0 || kinds.has("unknown")) return notShown(at);
  const isOpen = nullness === "may-be-null" && where === "inside";
  const isNullable = isOpen || kinds.has("null");
  const names = [...types, ...(isNullable ? ["null"] : [])].map((type) => toldScalar(type, at));
  const [only] = names;
  const hasProperties = kinds.has("object") && properties.size > 0;
  return toldMap(
    [
      ["type", names.length === 1 ? only : toldList(names, at)],
      ["format", sample.isFile ? toldScalar("binary", at) : undefined],
      ["description", description === undefined ? undefined : toldScalar(description, at)],
      ["properties", hasProperties ? propertiesOf(sample, nullness) : undefined],
      ["additionalProperties", kinds.has("object") ? notShown(at) : undefined],
      ["items", kinds.has("array") ? itemsOf(items, at, nullness) : undefined],
    ],
    at,
  );
}

/** The marker of what is not known. */
export function notShown(at: SourcePlace): Told {
  return toldScalar("not shown", at);
}

function isOf(kind: SeenKind, kinds: ReadonlySet<SeenKind>): boolean {
  return kinds.has(kind) && !(kind === "integer" && kinds.has("number"));
}

function propertiesOf({ at, properties }: Sample, nullness: Nullness): Told {
  return toldMap(
    [...properties].map(([name, each]) => [name, schemaOfSample(each, nullness)] as const),
    at,
  );
}

function itemsOf(items: Sample | undefined, at: SourcePlace, nullness: Nullness): Told {
  return items === undefined ? notShown(at) : schemaOfSample(items, nullness);
}
