/** How the properties of a form are written, as plain data. */
import { knownItems, knownValue } from "../../model/known.js";
import type { ParameterStyle, PartEncoding } from "../../model/message.js";
import type { FindSchema } from "../../model/schema-members.js";
import { formProperties, impliedType } from "./binary-content.js";
import type { FormContent } from "./forms.js";
import { isMultipart } from "./media-types.js";
import { type OtherArrays, otherArrays } from "./parameter-styles.js";

/** One property that is not written as its value is anyway: by a style, or in a media type. */
export type FormPartFacts = { readonly name: string } & (
  | {
      readonly style: ParameterStyle;
      readonly explode: boolean;
      readonly arrays?: OtherArrays;
    }
  | { readonly contentType: string }
);

/** The properties of a form that are not written as their values are anyway. */
export function formParts(form: FormContent, find: FindSchema): readonly FormPartFacts[] {
  const encodings = new Map(knownItems(form.encoding).map((each) => [each.property, each]));
  const properties = isMultipart(form.mediaType) ? formProperties(form.schema.value, find) : [];
  const implied = new Map(properties.map(({ name, schema }) => [name, impliedType(schema, find)]));
  return [...new Set([...implied.keys(), ...encodings.keys()])].flatMap((name) =>
    partFacts(name, encodings.get(name), implied.get(name)),
  );
}

/** A style that is said takes the place of a media type; `form` and its `explode` are its defaults (OpenAPI 3.1.1, section 4.8.15.1.2). */
function partFacts(
  name: string,
  encoding: PartEncoding | undefined,
  implied: string | undefined,
): readonly FormPartFacts[] {
  const explode = encoding && knownValue(encoding.explode);
  const said = encoding && knownValue(encoding.style);
  if ((said !== undefined || explode !== undefined) && isQueryStyle(said ?? "form")) {
    const style = said ?? "form";
    const arrays = encoding && otherArrays(encoding);
    return [
      {
        name,
        style,
        explode: explode ?? style === "form",
        ...(arrays !== undefined && { arrays }),
      },
    ];
  }
  const contentType = (encoding && knownValue(encoding.contentType)) ?? implied;
  return contentType === undefined ? [] : [{ name, contentType }];
}

/** The styles of a query are those of a form. */
function isQueryStyle(style: ParameterStyle): boolean {
  return ["form", "spaceDelimited", "pipeDelimited", "deepObject"].includes(style);
}
