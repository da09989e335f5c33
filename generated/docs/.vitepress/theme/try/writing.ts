// Made by endpoint-manifest (docs) from its template theme/try/writing.ts. Not to be edited: fill the manifest in and run generate.

/** Names of styles and encoders as functions of the client's runtime. */
import { json, jsonOrText } from "#runtime/typescript-client/json-parameters.js";
import type { Encode, Style, StyledParameter } from "#runtime/typescript-client/operation.js";
import { reserved, reservedInPath, reservedItems } from "#runtime/typescript-client/reserved.js";
import {
  deepObject,
  form,
  label,
  matrix,
  pipeDelimited,
  simple,
  single,
  spaceDelimited,
} from "#runtime/typescript-client/styles.js";
import type { EncoderName, StyleName, TryParameter } from "./call.js";

/** The styles. */
export const styles: Readonly<Record<StyleName, Style>> = {
  deepObject,
  form,
  json,
  jsonOrText,
  label,
  matrix,
  pipeDelimited,
  simple,
  single,
  spaceDelimited,
};

const encoders: Readonly<Record<EncoderName, Encode>> = { reserved, reservedInPath, reservedItems };

/** A parameter as the runtime takes it; none where it is written as a single value. */
export function writtenParameter({
  place,
  name,
  writing,
}: TryParameter): readonly StyledParameter[] {
  if (writing === undefined) return [];
  const { style, encode, ...facts } = writing;
  return [
    {
      in: place,
      name,
      ...facts,
      style: styles[style],
      ...(encode !== undefined && { encode: encoders[encode] }),
    },
  ];
}
