// Made by endpoint-manifest (docs) from its template typescript-client/form-body.ts. Not to be edited: fill the manifest in and run generate.

/** Bodies of type `application/x-www-form-urlencoded`. */
import { fieldsOf, fieldText, styledText } from "./form-fields.js";
import { putHeaders } from "./headers.js";
import type { BodyEncoder } from "./operation.js";
import { isRaw, rawBody } from "./raw-body.js";

/** The properties of an object, or an existing form. */
export const formBody: BodyEncoder = (operation, body, contentType, headers) => {
  if (isRaw(body)) return rawBody(operation, body, contentType, headers);
  const type = contentType ?? "application/x-www-form-urlencoded";
  putHeaders(headers, operation, { "content-type": type });
  const pairs = fieldsOf(operation, body).map((field) =>
    field.part?.style
      ? styledText(field)
      : String(new URLSearchParams([[field.name, fieldText(field)]])),
  );
  return pairs.filter((pair) => pair !== undefined).join("&");
};
