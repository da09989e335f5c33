/** Values of answers that keep to what their schemas say of texts and numbers: others would be refused by the server itself. */
import { fitsNumber, fitsText } from "../schemas/schema-fits.js";
import { sampleValue } from "./values.js";
import type { SampleValue } from "./sample-value.js";
import type { Schema } from "../../model/schema.js";
import type { FindSchema } from "../../model/schema-members.js";

/** A value that a handler may answer; `undefined` where none can be made up that fits. `name` says what it is for. */
export function fittingValue(
  schema: Schema,
  name: string,
  find: FindSchema,
): SampleValue | undefined {
  const side = "response";
  let fits = true;
  const special = (part: Schema, partName: string): undefined => {
    if (part.kind !== "string" && part.kind !== "number") return;
    const value = sampleValue(part, partName, { find, side });
    if (part.kind === "string") fits &&= typeof value !== "string" || fitsText(value, part);
    else fits &&= typeof value !== "number" || fitsNumber(value, part);
  };
  const value = sampleValue(schema, name, { find, side, special });
  return fits ? value : undefined;
}
