/** Every diagnostic that exists, once: its severity, and the text that `explain CODE` shows. */
import { fillCodes } from "./catalog-fill.js";
import { outputCodes } from "./catalog-output.js";
import { meaningCodes } from "./catalog-meaning.js";
import { scaffoldCodes } from "./catalog-scaffold.js";
import { schemaCodes } from "./catalog-schemas.js";
import { shapeCodes } from "./catalog-shape.js";
import { textCodes } from "./catalog-text.js";

/** By stage: the text of the files, the shape of the manifest, its meaning, that of its schemas, the output, handlers, and what `fill` reads. */
export const catalog = {
  ...textCodes,
  ...shapeCodes,
  ...meaningCodes,
  ...schemaCodes,
  ...outputCodes,
  ...scaffoldCodes,
  ...fillCodes,
};

/** The name of a diagnostic: kebab-case, stable, what is wrong rather than where. */
export type Code = keyof typeof catalog;

/** True if a text, such as an argument of `explain`, names a diagnostic. */
export function isCode(text: string): text is Code {
  return Object.hasOwn(catalog, text);
}
