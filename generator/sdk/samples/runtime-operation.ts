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
import { knownValue } from "../../model/known.js";
import type { Content } from "../../model/message.js";
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { formParts } from "../messages/form-parts.js";
import { isForm } from "../messages/forms.js";
import type { EncoderName, WrittenStyle } from "../messages/parameter-styles.js";
import { parametersOf, serviceHeaders, writtenParameters } from "../operations/parameters.js";

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
export function runtimeOperation(
  operation: Operation,
  service: Service,
  find: FindSchema,
): RuntimeOperation {
  const parameters = parametersOf(operation, serviceHeaders(service, find), find);
  return {
    id: operation.id,
    method: knownValue(operation.method) ?? "",
    path: knownValue(operation.path)?.text ?? "",
    parameters: writtenParameters(parameters).map(({ style, encode, ...facts }) => ({
      ...facts,
      style: styles[style],
      ...(encode !== undefined && { encode: encoders[encode] }),
    })),
  };
}

/** How the properties of a form are written. */
export function runtimeParts(content: Content, find: FindSchema): readonly FormPart[] {
  if (!isForm(content, find)) return [];
  return formParts(content, find).map((part) =>
    "style" in part ? { ...part, style: styles[part.style] } : part,
  );
}
