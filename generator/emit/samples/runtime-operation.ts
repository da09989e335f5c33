/** An operation as the client's runtime takes it, so that samples are written by the client's own rules. */
import type {
  FormPart,
  Operation as RuntimeOperation,
  Style,
} from "#runtime/typescript-client/operation.js";
import {
  deepObject,
  form,
  label,
  matrix,
  pipeDelimited,
  simple,
  spaceDelimited,
} from "#runtime/typescript-client/styles.js";
import { knownValue } from "../../model/known.js";
import type { Content, ParameterStyle } from "../../model/message.js";
import type { Operation, Service } from "../../model/model.js";
import type { FindSchema } from "../../model/schema-members.js";
import { formParts } from "../typescript/package/form-parts.js";
import { isForm } from "../typescript/package/forms.js";
import { styledFacts } from "../typescript/package/parameter-styles.js";

const styles: Readonly<Record<ParameterStyle, Style>> = {
  deepObject,
  form,
  label,
  matrix,
  pipeDelimited,
  simple,
  spaceDelimited,
};

/** The operation, with how its parameters are written. */
export function runtimeOperation(
  operation: Operation,
  service: Service,
  find: FindSchema,
): RuntimeOperation {
  return {
    id: operation.id,
    method: knownValue(operation.method) ?? "",
    path: knownValue(operation.path)?.text ?? "",
    parameters: styledFacts(operation, service, find).map((facts) => ({
      ...facts,
      style: styles[facts.style],
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
