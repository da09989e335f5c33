/** An operation as the client's runtime takes it, so that samples are written by the client's own rules. */
import type {
  Encode,
  FormPart,
  Operation as RuntimeOperation,
  Style,
} from "#runtime/typescript-client/operation.js";
import { json, jsonOrText } from "#runtime/typescript-client/json-parameters.js";
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
import type { ContentPlan } from "../messages/contents.js";
import type { EncoderName, WrittenStyle } from "../messages/parameter-styles.js";
import { writtenParameters } from "../operations/parameters.js";
import type { CallableOperation } from "../plan.js";

const styles: Readonly<Record<WrittenStyle, Style>> = {
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

/** The operation, with how its parameters are written. */
export function runtimeOperation({
  id,
  request: { method, path, parameters },
}: Pick<CallableOperation, "id" | "request">): RuntimeOperation {
  return {
    id,
    method,
    path: path.text,
    parameters: writtenParameters(parameters).map(({ style, encode, ...facts }) => ({
      ...facts,
      style: styles[style],
      ...(encode !== undefined && { encode: encoders[encode] }),
    })),
  };
}

/** How the properties of a form are written. */
export function runtimeParts(content: ContentPlan): readonly FormPart[] {
  const parts = content.codec === "form" ? content.form.parts : [];
  return parts.map((part) => ("style" in part ? { ...part, style: styles[part.style] } : part));
}
