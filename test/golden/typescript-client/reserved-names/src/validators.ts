// Made by endpoint-manifest (typescript-client) from manifest/schemas/*.yaml.
// Not to be edited: fill the manifest in and run `generate`.

import type { Validation } from "./runtime/options.js";
import { array, looseObject, optional, refer, string as string_ } from "./runtime/schema-kinds.js";
import { type OperationRules, validating } from "./runtime/validation.js";
import { type Validator, validator } from "./runtime/validator.js";
import type {
  Call_,
  Client_,
  Constructor,
  Date_,
  Error_,
  EventPayloads,
  Receiver,
  Record_,
  ReservedNames_,
  String_,
  WebhookName,
} from "./schemas.js";

/** Checks values of the type `Call_`. */
export const call: Validator<Call_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), call: optional(refer(call)) }),
);

/** Checks values of the type `Client_`. */
export const client: Validator<Client_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), client: optional(refer(client)) }),
);

/** Checks values of the type `Error_`. */
export const error: Validator<Error_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), error: optional(refer(error)) }),
);

/** Checks values of the type `Date_`. */
export const date: Validator<Date_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), date: optional(refer(date)) }),
);

/** Checks values of the type `Record_`. */
export const record: Validator<Record_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), record: optional(refer(record)) }),
);

/** Checks values of the type `ReservedNames_`. */
export const reservedNames: Validator<ReservedNames_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), "reserved-names": optional(refer(reservedNames)) }),
);

/** Checks values of the type `Constructor`. */
export const constructor_: Validator<Constructor> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), constructor: optional(refer(constructor_)) }),
);

/** Checks values of the type `String_`. */
export const string: Validator<String_> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()), string: optional(refer(string)) }),
);

/** Checks values of the type `EventPayloads`. */
export const eventPayloads: Validator<EventPayloads> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()) }),
);

/** Checks values of the type `WebhookName`. */
export const webhookName: Validator<WebhookName> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()) }),
);

/** Checks values of the type `Receiver`. */
export const receiver: Validator<Receiver> = /* @__PURE__ */ validator(() =>
  looseObject({ name: optional(string_()) }),
);

/** The checks of calls of `client.call`. */
export const clientCallRules: OperationRules = { id: "client.call", answers: { "200": call } };

/** The checks of calls of `client.form`. */
export const clientFormRules: OperationRules = {
  id: "client.form",
  query: /* @__PURE__ */ validator(() => looseObject({ ids: optional(array(string_())) })),
};

/**
 * Checks all operations: an option of a client, or of a call.
 *
 * A bundle with it carries all validators; `validating` takes single rules.
 */
export const validation: Validation = /* @__PURE__ */ validating(clientCallRules, clientFormRules);

export type { Validation } from "./runtime/options.js";
export { type OperationRules, validating } from "./runtime/validation.js";
export type { Validator } from "./runtime/validator.js";
