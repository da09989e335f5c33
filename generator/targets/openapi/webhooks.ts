/** Events that are sent to a caller's server (OpenAPI 3.1.1, section 4.8.1, `webhooks`). */
import { jsonObject, type JsonObject, type Word } from "../../sdk/json-schema/json-objects.js";
import { knownItems, knownValue } from "../../model/known.js";
import type { Event } from "../../model/model.js";
import { requestBody } from "./contents.js";
import type { DescriptionScope } from "./description-scope.js";
import { notShownWord, unknownIn, unknownOf } from "./not-shown.js";

/** The events of a service that are webhooks; undefined where none is known to be one. */
export function webhookMap(scope: DescriptionScope): JsonObject | undefined {
  const words = knownItems(scope.service.events).flatMap((event): readonly Word[] => {
    const method = webhookMethod(event);
    return method === undefined
      ? []
      : [[event.name, jsonObject([[method.toLowerCase(), webhook(event, scope)]])]];
  });
  return words.length > 0 ? jsonObject(words) : undefined;
}

/** The method of an event that is known to be a webhook; undefined where it is not, or that is not shown. */
export function webhookMethod({ delivery }: Event): string | undefined {
  const known = knownValue(delivery);
  return known?.via === "webhook" ? knownValue(known.method) : undefined;
}

function webhook(
  { name, description, payload, signature, retries }: Event,
  scope: DescriptionScope,
): JsonObject {
  const signed = knownValue(signature);
  const headers = [signed?.header, signed?.timestampHeader].flatMap((header) => {
    const said = header && knownValue(header);
    return said === undefined ? [] : [signatureHeader(said)];
  });
  return jsonObject([
    ["summary", name],
    ["description", knownValue(description)],
    ["operationId", name],
    ["parameters", headers.length > 0 ? headers : undefined],
    ["requestBody", payload.state === "known" ? requestBody(payload.value, scope) : undefined],
    // What callers need is not asked of the service; of it a signature is, for which OpenAPI has no scheme.
    ["security", []],
    notShownWord([
      ...unknownIn({ description, payload }),
      ...unknownOf("signature", signature, (parts) => ({ ...parts })),
      ...unknownOf("retries", retries, (parts) => ({ ...parts })),
    ]),
  ]);
}

function signatureHeader(name: string): JsonObject {
  return jsonObject([
    ["name", name],
    ["in", "header"],
    ["required", true],
    ["schema", jsonObject([["type", "string"]])],
  ]);
}
