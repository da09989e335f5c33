/**
 * Values as a mock answers them: whole, and held against their schemas. Samples fall back on them for what they cannot put
 * together of the little that they show: texts of patterns, steps of numbers, objects whose properties depend on each other.
 */
import type { MockSchema } from "#runtime/typescript-server/mock-data.js";
import { valueMaker } from "#runtime/typescript-server/mock-value.js";
import type { ApiModel } from "../../model/model.js";
import type { Schema } from "../../model/schema.js";
import { type MockSchemas, mockSchemas } from "../mock-data/mock-schemas.js";
import type { Side } from "../schemas/sides.js";
import type { SampleValue } from "./sample-value.js";

/** Makes a value; undefined where none is found. The same name gives the same value. */
export type WholeMaker = (schema: Schema, name: string, side: Side) => SampleValue | undefined;

/** The maker of a model's values. */
export function wholeMaker(model: Pick<ApiModel, "schemas">): WholeMaker {
  // Few operations need it, and those of most services none.
  let schemas: MockSchemas | undefined;
  const named: Record<string, MockSchema> = {};
  const maker = valueMaker(named);
  return (schema, name, side) => {
    schemas ??= mockSchemas(model);
    const wanted = schemas.schemaOf(schema, side);
    Object.assign(named, schemas.needed());
    const made = maker.make(wanted, { seed: name });
    if (made === undefined) return undefined;
    const isReadable = partsIn(made.value) <= mostParts;
    const least = isReadable ? undefined : maker.make(wanted, { seed: name, least: true });
    return sampleOf((least ?? made).value);
  };
}

/** Values in a value that anybody reads; of a larger one what need not be there is left out. */
const mostParts = 40;

function partsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 1;
  return Object.values(value).reduce((sum: number, each) => sum + partsIn(each), 1);
}

/** Returns a made value as JSON; makers make nothing else. */
function sampleOf(value: unknown): SampleValue {
  if (Array.isArray(value)) return value.map(sampleOf);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sampleOf(each)]));
  }
  const isPlain = typeof value === "string" || typeof value === "number";
  return isPlain || typeof value === "boolean" ? value : null;
}
